"""Whatever people do at a table, it stays whole."""

import random
from collections.abc import Callable
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from spyhouse.kernel import IllegalMove, Move, Skip, Stop, Tick
from spyhouse.table import commands as do
from spyhouse.table.commands import Deed
from spyhouse.table.export import export, verify
from spyhouse.table.table import Refused, Table
from tests.table.builder import ATable, everything, raw
from tests.table.toy import Count, Note, Peek, Roll, Whisper

PEOPLE = ("ida", "karim", "bruno", "odile")
NAMES = ("Ida", "IDA", " Bruno\u202e", "\u200b")
LEVELS = ("easy", "normal", "genius")
OPTIONS: tuple[dict[str, Any], ...] = ({}, {"pile": 3}, {"pile": 0}, {"no_pairs": True})


def any_move(rng: random.Random) -> Move:
    # The game's end and its chance are rarer, so that there is something in between.
    often = [Count(1), Count(2), Whisper(), Note("a")] * 4
    return rng.choice([*often, Peek(), Roll(), Stop(), Tick(), Skip(rng.randrange(5))])


ANY: list[Callable[[random.Random], Deed]] = [
    lambda rng: do.Sit(rng.randrange(6), rng.choice(["", "Grandma"])),
    lambda rng: do.Stand(rng.randrange(6)),
    lambda rng: do.Ready(rng.random() < 0.5, "salt"),
    lambda rng: do.Rename(rng.choice(NAMES), "owl"),
    lambda rng: do.SeatBot(rng.randrange(6), rng.choice(LEVELS)),
    lambda rng: do.ClearSeat(rng.randrange(6)),
    lambda rng: do.Configure(rng.choice(OPTIONS)),
    lambda rng: do.Start(rng.choice(["", "salt"])),
    lambda rng: do.Play(rng.randrange(6), raw(any_move(rng))),
    lambda rng: do.BotPlayed(rng.randrange(6), raw(any_move(rng))),
    lambda rng: do.HostPlay(raw(any_move(rng))),
    lambda rng: do.Undo(rng.randrange(6)),
    lambda rng: do.Pause(),
    lambda rng: do.Resume(),
    lambda rng: do.ReplaceByBot(rng.randrange(6), rng.choice(LEVELS)),
    lambda rng: do.Rematch(),
    lambda rng: do.Lock(rng.random() < 0.3),
    lambda rng: do.AllowChat(rng.random() < 0.7),
    lambda rng: do.AllowHints(rng.random() < 0.7),
    lambda rng: do.Remove(rng.choice(PEOPLE)),
    lambda rng: do.HandOver(rng.choice(PEOPLE)),
    lambda rng: do.ClaimHost(),
    lambda rng: do.Say(rng.choice(["hello", "\u200b"])),
    lambda rng: do.React("heart"),
    lambda rng: do.Joined(rng.choice(PEOPLE), rng.choice(NAMES), "fox", rng.choice(PEOPLE)),
    lambda rng: do.NewSecret("another"),
    lambda rng: do.Ticked(),
    lambda rng: do.Slept(),
    lambda rng: do.Woke(),
]
HOUSE = (do.BotPlayed, do.NewSecret, do.Joined, do.Ticked, do.Slept, do.Woke)


def something(table: Table, rng: random.Random) -> tuple[str, Deed]:
    """Half of the time anything by anyone; else what would bring the game on."""
    deed = rng.choice(ANY)(rng)
    if rng.random() < 0.5:
        person = rng.choice([table.seats.host, *PEOPLE])
        return ("" if isinstance(deed, HOUSE) else person), deed
    if table.asleep:
        return "", do.Woke()
    if table.paused:
        return table.seats.host, do.Resume()
    if table.phase == "over":
        return table.seats.host, do.Rematch()
    if table.state is None:
        return ("", do.NewSecret("another")) if not table.secret else (table.seats.host, do.Start())
    seat = min(table.state.to_act())
    chair = table.seats.chairs[seat]
    if chair.bot:
        return "", do.BotPlayed(seat, raw(any_move(rng)))
    mine = min(table.seats_of(chair.person))
    return chair.person, do.Undo(mine) if rng.random() < 0.3 else do.Play(seat, raw(any_move(rng)))


@settings(max_examples=150)
@given(st.integers(0, 2**32), st.integers(1, 120))
def test_whatever_people_do_the_table_stays_whole(seed: int, deeds: int) -> None:
    """A refused deed changes nothing, the log folds to the same table, and finished games are provable."""
    rng = random.Random(seed)
    a = ATable(pile=8).with_people("Ida", "Karim", "Bruno")
    for _ in range(deeds):
        a.after(rng.randrange(3_000))
        person, deed = something(a.table, rng)
        before = everything(a.table)
        try:
            a.does(person, deed, command=f"c{a.now}")
        except (Refused, IllegalMove) as refusal:
            reason = f"{deed} by {person}: {refusal}"
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
