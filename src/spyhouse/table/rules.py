"""Playing by the rules of the game: once when something is decided, and again when the log is folded.

The log keeps a fingerprint of what each deal and move did. Where today's rules come to another, or know no
such move, the game is stuck there: it is shown as far as it went and never goes on as another game.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING

import msgspec

from spyhouse.kernel import Event, Move, Outcome, State
from spyhouse.table.command import Played

if TYPE_CHECKING:
    from spyhouse.table.entry import Entry
    from spyhouse.table.table import Table

_encode = msgspec.json.Encoder().encode
_PRINT_BYTES = 6


def deal(table: "Table", seed: str) -> Played:
    """Raises `BadOptions` where the options do not go together."""
    seats = len(table.seats.taken())
    state = table.game.new(seats, seed, table.options)
    return Played(-1, None, state, (), None, _print_of_deal(state, seats))


def play(table: "Table", seat: int, move: Move, at: int) -> Played:
    """On a copy. `at` is on the table's clock. Raises `IllegalMove`."""
    assert table.state is not None, "checked by the phase"
    state = table.state.copy()
    events = state.apply(seat, move, at)
    outcome = state.outcome()
    return Played(seat, move, state, events, outcome, print_of_move(events, outcome))


def deal_again(table: "Table", seed: str, entry: "Entry") -> Played | None:
    """What the log says was dealt; None where it cannot be dealt so any more."""
    try:
        played = deal(table, seed)
    except Exception:  # whatever the new rules make of old options
        played = None
    return _if_the_same(table, played, entry)


def play_again(table: "Table", seat: int, move: msgspec.Raw, entry: "Entry") -> Played | None:
    """What the log says was played; None where the rules have changed, or had changed before."""
    if table.stuck or table.state is None:
        return None
    try:
        played = play(table, seat, table.game.read_move(move), table.clock.time(entry.at))
    except Exception:
        played = None
    return _if_the_same(table, played, entry)


def seats_told(events: Sequence[Event]) -> frozenset[int] | None:
    """The seats that were told any of these; None if something was told to everyone."""
    seats: set[int] = set()
    for event in events:
        if event.only is None:
            return None
        seats.update(event.only)
    return frozenset(seats)


def _if_the_same(table: "Table", played: Played | None, entry: "Entry") -> Played | None:
    if played is None or (entry.told and entry.told != played.told):
        table.get_stuck()
        return None
    return played


def _print_of_deal(state: State, seats: int) -> str:
    """What each may do now. Not what they see: tomorrow a view may show more of the very same game."""
    legal = [state.legal(seat) for seat in range(seats)]
    return _print(_encode((state.draws, sorted(state.to_act()), legal)))


def print_of_move(events: Sequence[Event], outcome: Outcome | None) -> str:
    return _print(_encode((events, outcome)))


def _print(text: bytes) -> str:
    return blake2b(text, digest_size=_PRINT_BYTES).hexdigest()
