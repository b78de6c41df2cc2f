"""Invariants of a table under random commands."""

import random
from collections.abc import Callable
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from spyhouse.kernel import IllegalMove, Move, Skip, Stop, Tick
from spyhouse.record.verify import verify
from spyhouse.table.command import Command
from spyhouse.table.commands.host import (
    AllowChat,
    AllowHints,
    ClaimHost,
    HandOver,
    Lock,
    Pause,
    Rematch,
    Remove,
    ReplaceByBot,
    Resume,
)
from spyhouse.table.commands.lobby import (
    ClearSeat,
    Configure,
    LetStudy,
    Ready,
    Rename,
    SeatBot,
    Sit,
    Stand,
    Start,
)
from spyhouse.table.commands.play import BotPlayed, HostPlay, Play, Ticked, Undo
from spyhouse.table.commands.server import Joined, NewSecret, Slept, Woke
from spyhouse.table.commands.talk import React, Say
from spyhouse.table.errors import Refused
from spyhouse.table.table import Table
from tests.table.table_builder import ATable, everything, export, raw
from tests.table.toy_game import Count, Note, Peek, Roll, Whisper

PEOPLE = ("ida", "karim", "bruno", "odile")
NAMES = ("Ida", "IDA", " Bruno\u202e", "\u200b")
LEVELS = ("easy", "normal", "genius")
OPTIONS: tuple[dict[str, Any], ...] = ({}, {"pile": 3}, {"pile": 0}, {"no_pairs": True})


def any_move(rng: random.Random) -> Move:
    # The game's end and its chance are rarer, so that games have some length.
    often = [Count(1), Count(2), Whisper(), Note("a")] * 4
    return rng.choice([*often, Peek(), Roll(), Stop(), Tick(), Skip(rng.randrange(5))])


ANY: list[Callable[[random.Random], Command]] = [
    lambda rng: Sit(rng.randrange(6), rng.choice(["", "Grandma"])),
    lambda rng: Stand(rng.randrange(6)),
    lambda rng: Ready(rng.random() < 0.5, "salt"),
    lambda rng: Rename(rng.choice(NAMES), "owl"),
    lambda rng: SeatBot(rng.randrange(6), rng.choice(LEVELS)),
    lambda rng: ClearSeat(rng.randrange(6)),
    lambda rng: Configure(rng.choice(OPTIONS)),
    lambda rng: Start(rng.choice(["", "salt"])),
    lambda rng: Play(rng.randrange(6), raw(any_move(rng))),
    lambda rng: BotPlayed(rng.randrange(6), raw(any_move(rng))),
    lambda rng: HostPlay(raw(any_move(rng))),
    lambda rng: Undo(rng.randrange(6)),
    lambda rng: Pause(),
    lambda rng: Resume(),
    lambda rng: ReplaceByBot(rng.randrange(6), rng.choice(LEVELS)),
    lambda rng: Rematch(),
    lambda rng: Lock(rng.random() < 0.3),
    lambda rng: AllowChat(rng.random() < 0.7),
    lambda rng: LetStudy(rng.random() < 0.7),
    lambda rng: AllowHints(rng.random() < 0.7),
    lambda rng: Remove(rng.choice(PEOPLE)),
    lambda rng: HandOver(rng.choice(PEOPLE)),
    lambda rng: ClaimHost(),
    lambda rng: Say(rng.choice(["hello", "\u200b"])),
    lambda rng: React("heart"),
    lambda rng: Joined(rng.choice(PEOPLE), rng.choice(NAMES), "fox", rng.choice(PEOPLE)),
    lambda rng: NewSecret("another"),
    lambda rng: Ticked(),
    lambda rng: Slept(),
    lambda rng: Woke(),
]
CONTEXT = (BotPlayed, NewSecret, Joined, Ticked, Slept, Woke)


def something(table: Table, rng: random.Random) -> tuple[str, Command]:
    """Return a random command, or one that advances the game."""
    command = rng.choice(ANY)(rng)
    if rng.random() < 0.5:
        person = rng.choice([table.seats.host, *PEOPLE])
        return ("" if isinstance(command, CONTEXT) else person), command
    if table.asleep:
        return "", Woke()
    if table.paused:
        return table.seats.host, Resume()
    if table.phase == "over":
        return table.seats.host, Rematch()
    if table.state is None:
        return ("", NewSecret("another")) if not table.secret else (table.seats.host, Start())
    seat = min(table.state.to_act())
    chair = table.seats.chairs[seat]
    if chair.bot:
        return "", BotPlayed(seat, raw(any_move(rng)))
    mine = min(table.seats_of(chair.person))
    return chair.person, Undo(mine) if rng.random() < 0.3 else Play(seat, raw(any_move(rng)))


@settings(max_examples=150)
@given(st.integers(0, 2**32), st.integers(1, 120))
def test_random_commands_keep_the_invariants(seed: int, commands: int) -> None:
    """Random commands: refusals change nothing, logs fold, finished games verify."""
    rng = random.Random(seed)
    a = ATable(pile=8).with_people("Ida", "Karim", "Bruno")
    for _ in range(commands):
        a.after(rng.randrange(3_000))
        person, command = something(a.table, rng)
        before = everything(a.table)
        try:
            a.does(person, command, f"c{a.now}")
        except (Refused, IllegalMove) as refusal:
            reason = f"{command} by {person}: {refusal}"
            assert everything(a.table) == before, reason
        check_whole(a.table)
    assert everything(a.folded()) == everything(a.table)
    for number in range(1, a.table.number + (a.table.phase == "over")):
        verify(export("KITE", a.log, number))


def check_whole(table: Table) -> None:
    view = table.view()
    everyone = {person.id for person in view.people}
    assert view.host in everyone
    assert len({person.name.casefold() for person in view.people}) == len(everyone)
    named = [chair.name.casefold() for chair in view.chairs if chair.name]
    assert len(named) == len(set(named))
    assert all(chair.person in everyone for chair in view.chairs if chair.person)
    assert bool(view.secret) == (view.phase == "over")
    assert view.phase == "playing" or not view.paused
    if table.state is None:
        assert view.phase == "lobby"
        assert len(view.chairs) == 5
    else:
        assert (table.state.outcome() is not None) == (view.phase == "over")
    if view.phase == "playing":
        assert all(chair.person or chair.bot for chair in view.chairs)
