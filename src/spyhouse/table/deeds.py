"""What each deed does at a table. Every one checks first and changes after: a refusal changes nothing."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from spyhouse.kernel import CLOCK, HOST, BadOptions, Move, State, Stop, Tick
from spyhouse.table import commands as do
from spyhouse.table import fair
from spyhouse.table.clock import Clock
from spyhouse.table.refused import Refused
from spyhouse.table.told import Effect, seats_told
from spyhouse.table.undo import Step

if TYPE_CHECKING:
    from spyhouse.table.table import Table


# --- in the lobby


def joined(table: "Table", deed: do.Joined, person: str, at: int) -> Effect:
    table.seats.join(deed)
    return Effect(table_changed=True)


def sit(table: "Table", deed: do.Sit, person: str, at: int) -> Effect:
    if table.phase == "lobby":
        table.seats.sit(person, deed.seat, deed.name)
    else:
        table.seats.take_over(person, deed.seat)
    return _seating(table)


def stand(table: "Table", deed: do.Stand, person: str, at: int) -> Effect:
    if table.phase == "lobby":
        table.seats.stand(person, deed.seat)
    else:
        table.seats.leave_to_bot(person, deed.seat)
    return _seating(table)


def ready(table: "Table", deed: do.Ready, person: str, at: int) -> Effect:
    _promised(table)
    table.seats.ready(person, deed.on, deed.salt)
    return Effect(table_changed=True)


def rename(table: "Table", deed: do.Rename, person: str, at: int) -> Effect:
    table.seats.rename(person, deed.name, deed.face)
    return Effect(table_changed=True)


def seat_bot(table: "Table", deed: do.SeatBot, person: str, at: int) -> Effect:
    table.seats.seat_bot(deed.seat, deed.level)
    return Effect(table_changed=True)


def clear_seat(table: "Table", deed: do.ClearSeat, person: str, at: int) -> Effect:
    table.seats.clear(deed.seat)
    return Effect(table_changed=True)


def configure(table: "Table", deed: do.Configure, person: str, at: int) -> Effect:
    table.options = table.game.read_options(deed.options)
    return Effect(table_changed=True)


def new_secret(table: "Table", deed: do.NewSecret, person: str, at: int) -> Effect:
    if table.secret:
        raise Refused("The secret of this deal is fixed. A new one comes with a rematch.")
    table.secret = deed.secret
    return Effect(table_changed=True)


def start(table: "Table", deed: do.Start, person: str, at: int) -> Effect:
    _promised(table)
    players = len(table.seats.taken())
    if players < table.game.seats.start:
        raise Refused(
            f"{table.game.title} needs at least {table.game.seats.start} players and {players} sit here. "
            "Wait for more, or add bots."
        )
    deal = fair.Deal(table.secret, table.seats.salts({person: deed.salt} if deed.salt else {}))
    try:
        table.state = table.game.new(players, deal.seed, table.options)
    except BadOptions as error:
        raise Refused(str(error)) from None
    table.deal = deal
    table.secret = ""
    table.seats.close_ranks()
    table.phase = "playing"
    return _seating(table)


def _promised(table: "Table") -> None:
    # Whoever adds to the seed must do so after the house has committed to its own half.
    if not table.secret:
        raise Refused("The house has not sealed its half of the deal yet. Try again in a moment.")


# --- the game


def play(table: "Table", deed: do.Play, person: str, at: int) -> Effect:
    _check_mine(table, deed.seat, person)
    return _move(table, deed.seat, table.game.read_move(deed.move), at, person)


def bot_played(table: "Table", deed: do.BotPlayed, person: str, at: int) -> Effect:
    if deed.seat not in dict(table.seats.bots()):
        raise Refused("No bot plays that seat now.")
    return _move(table, deed.seat, table.game.read_move(deed.move), at)


def host_play(table: "Table", deed: do.HostPlay, person: str, at: int) -> Effect:
    return _move(table, HOST, table.game.read_move(deed.move), at)


def ticked(table: "Table", deed: do.Ticked, person: str, at: int) -> Effect:
    due = table.due()
    if due is None or at < due:
        raise Refused("The time is not up yet.")
    return _move(table, CLOCK, Tick(), at)


def _move(table: "Table", seat: int, move: Move, at: int, person: str = "") -> Effect:
    state = _running(table, stopping=isinstance(move, Stop))
    before = state.copy() if table.game.undo and person else None
    events = state.apply(seat, move, table.clock.time(at))
    ended = state.outcome() is not None
    seats = seats_told(events)
    if before is not None and not ended:
        table.steps.took(Step(seat, person, before, seats), events, state)
    else:
        table.steps.moved_on()
    if ended:
        table.phase = "over"
        table.paused = False
    return Effect(table_changed=ended, game_changed=True, events=events, seats=seats)


def undo(table: "Table", deed: do.Undo, person: str, at: int) -> Effect:
    if not table.game.undo:
        raise Refused(f"In {table.game.title} no step can be taken back.")
    _check_mine(table, deed.seat, person)
    _running(table)
    step = table.steps.take_back(deed.seat, person)
    table.state = step.before
    # Only those who knew of the step may know that it is gone.
    return Effect(game_changed=True, seats=step.seats)


def _check_mine(table: "Table", seat: int, person: str) -> None:
    if seat not in table.seats_of(person):
        raise Refused("You do not play that seat. Sit down there first, or move for a seat of your own.")


def _running(table: "Table", stopping: bool = False) -> State:
    assert table.state is not None, "checked by the phase"
    # The host may end a game that is paused (SF-29): some pauses end no other way.
    if table.paused and not stopping:
        raise Refused("The table is paused. The game goes on when the host resumes it.")
    if table.asleep:
        raise Refused("The table is asleep. It wakes when somebody comes in.")
    return table.state


# --- the host (SF-29)


def pause(table: "Table", deed: do.Pause, person: str, at: int) -> Effect:
    if table.paused:
        raise Refused("The table is paused already.")
    table.paused = True
    return Effect(table_changed=True)


def resume(table: "Table", deed: do.Resume, person: str, at: int) -> Effect:
    if not table.paused:
        raise Refused("The table is not paused.")
    table.paused = False
    return Effect(table_changed=True)


def replace_by_bot(table: "Table", deed: do.ReplaceByBot, person: str, at: int) -> Effect:
    table.seats.replace_by_bot(deed.seat, deed.level)
    return _seating(table)


def rematch(table: "Table", deed: do.Rematch, person: str, at: int) -> Effect:
    carried = table.game.sequel(table.state)
    if carried:
        table.options = table.game.read_options(msgspec.to_builtins(table.options) | dict(carried))
    table.seats.back_to_lobby()
    table.state = None
    table.deal = None
    table.phase = "lobby"
    table.number += 1
    table.clock = Clock()
    table.only_public_past()
    return Effect(table_changed=True, game_changed=True)


def lock(table: "Table", deed: do.Lock, person: str, at: int) -> Effect:
    table.seats.locked = deed.on
    return Effect(table_changed=True)


def allow_chat(table: "Table", deed: do.AllowChat, person: str, at: int) -> Effect:
    table.chat = deed.on
    return Effect(table_changed=True)


def allow_hints(table: "Table", deed: do.AllowHints, person: str, at: int) -> Effect:
    table.hints = deed.on
    return Effect(table_changed=True)


def remove(table: "Table", deed: do.Remove, person: str, at: int) -> Effect:
    table.seats.remove(deed.person, table.phase)
    return _seating(table)


def hand_over(table: "Table", deed: do.HandOver, person: str, at: int) -> Effect:
    table.seats.host = table.seats.someone(deed.person).id
    return Effect(table_changed=True)


def claim_host(table: "Table", deed: do.ClaimHost, person: str, at: int) -> Effect:
    if person == table.seats.host:
        raise Refused("You are the host already.")
    table.seats.host = person
    return Effect(table_changed=True)


# --- talk


def say(table: "Table", deed: do.Say, person: str, at: int) -> Effect:
    _may_talk(table)
    return Effect()


def react(table: "Table", deed: do.React, person: str, at: int) -> Effect:
    _may_talk(table)
    return Effect()


def _may_talk(table: "Table") -> None:
    if not table.chat:
        raise Refused("The host has turned chat and reactions off.")
    if table.state is not None and table.phase == "playing" and (reason := table.state.hush()):
        raise Refused(reason)


# --- the house


def opened(table: "Table", deed: do.Opened, person: str, at: int) -> Effect:
    raise Refused("This table is open already.")


def bot_told(table: "Table", deed: do.BotTold, person: str, at: int) -> Effect:
    if table.state is None:
        raise Refused("A bot can tell of a game only while it lies on the table.")
    return Effect()


def slept(table: "Table", deed: do.Slept, person: str, at: int) -> Effect:
    if table.asleep:
        raise Refused("The table is asleep already.")
    table.asleep = True
    return Effect(table_changed=True)


def woke(table: "Table", deed: do.Woke, person: str, at: int) -> Effect:
    if not table.asleep:
        raise Refused("The table is awake already.")
    table.asleep = False
    return Effect(table_changed=True)


def _seating(table: "Table") -> Effect:
    """Somebody sits elsewhere: in a game that also changes what they see of it."""
    return Effect(table_changed=True, game_changed=table.state is not None)


DOERS: Mapping[type[do.Do], Callable[["Table", Any, str, int], Effect]] = {
    do.Joined: joined, do.Sit: sit, do.Stand: stand, do.Ready: ready, do.Rename: rename,
    do.SeatBot: seat_bot, do.ClearSeat: clear_seat, do.Configure: configure,
    do.NewSecret: new_secret, do.Start: start,
    do.Play: play, do.BotPlayed: bot_played, do.HostPlay: host_play, do.Ticked: ticked, do.Undo: undo,
    do.Pause: pause, do.Resume: resume, do.ReplaceByBot: replace_by_bot, do.Rematch: rematch,
    do.Lock: lock, do.AllowChat: allow_chat, do.AllowHints: allow_hints,
    do.Remove: remove, do.HandOver: hand_over, do.ClaimHost: claim_host,
    do.Say: say, do.React: react,
    do.Opened: opened, do.BotTold: bot_told, do.Slept: slept, do.Woke: woke,
}  # fmt: skip
