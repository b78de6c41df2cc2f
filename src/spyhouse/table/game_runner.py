"""Playing a game's rules, when a command is decided and again when the log is loaded.

The log holds a fingerprint of each deal and move. If today's rules give another fingerprint or refuse the
move, the game is stuck: it is shown up to that point and never continues differently.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING

import msgspec

from spyhouse.kernel import Event, Move, Outcome, State
from spyhouse.table.command import PreparedMove

if TYPE_CHECKING:
    from spyhouse.table.entry import Entry
    from spyhouse.table.table import Table

_encode = msgspec.json.Encoder().encode
_FINGERPRINT_BYTES = 6


def deal(table: "Table", seed: str) -> PreparedMove:
    """Deal a game. Raises `BadOptions` if the options do not fit together."""
    seats = len(table.seats.occupied())
    state = table.game.new(seats, seed, table.options)
    return PreparedMove(-1, None, state, (), None, _deal_fingerprint(state, seats))


def play(table: "Table", seat: int, move: Move, at: int) -> PreparedMove:
    """Apply a move to a copy of the state. `at` is table-clock time. Raises `IllegalMove`."""
    assert table.state is not None, "moves are decided only in a running game"
    state = table.state.copy()
    events = state.apply(seat, move, at)
    outcome = state.outcome()
    return PreparedMove(seat, move, state, events, outcome, move_fingerprint(events, outcome))


def redeal(table: "Table", seed: str, entry: "Entry") -> PreparedMove | None:
    """Repeat a logged deal. Return None if today's rules deal differently."""
    try:
        played = deal(table, seed)
    except Exception:  # new rules may fail in any way on old options
        played = None
    return _verify_fingerprint(table, played, entry)


def replay_move(table: "Table", seat: int, move: msgspec.Raw | Move, entry: "Entry") -> PreparedMove | None:
    """Repeat a logged move. Return None if the rules have changed, or had changed before."""
    if table.stuck or table.state is None:
        return None
    try:
        typed = move if isinstance(move, Move) else table.game.read_move(move)
        played = play(table, seat, typed, table.clock.time(entry.at))
    except Exception:
        played = None
    return _verify_fingerprint(table, played, entry)


def recipients(events: Sequence[Event]) -> frozenset[int] | None:
    """Return the seats that see any of these events; None if one is public."""
    seats: set[int] = set()
    for event in events:
        if event.only is None:
            return None
        seats.update(event.only)
    return frozenset(seats)


def _verify_fingerprint(table: "Table", played: PreparedMove | None, entry: "Entry") -> PreparedMove | None:
    if played is None or (entry.fingerprint and entry.fingerprint != played.fingerprint):
        table.mark_stuck()
        return None
    return played


def _deal_fingerprint(state: State, seats: int) -> str:
    """Fingerprint the legal moves of all seats. Views are left out, because a later version may show more."""
    legal = [state.legal(seat) for seat in range(seats)]
    return _fingerprint(_encode((state.draws, sorted(state.to_act()), legal)))


def move_fingerprint(events: Sequence[Event], outcome: Outcome | None) -> str:
    """Fingerprint a move by its events and the outcome."""
    return _fingerprint(_encode((events, outcome)))


def _fingerprint(text: bytes) -> str:
    return blake2b(text, digest_size=_FINGERPRINT_BYTES).hexdigest()
