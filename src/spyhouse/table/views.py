"""Views of the game for each viewer, cached until the game changes."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from spyhouse.kernel import HOST, Move, State
from spyhouse.table.padding import pad_view
from spyhouse.table.table_view import GameView, SeatView


class ViewCache:
    """Cached views of one state."""

    __slots__ = ("_public", "_seats")

    def __init__(self) -> None:
        self._public: GameView | None = None
        """The part that is the same for everyone."""
        self._seats: dict[tuple[int | None, bool], SeatView] = {}

    def clear(self) -> None:
        """Drop all cached views."""
        self._public = None
        self._seats.clear()

    def get(self, state: State, seats: Sequence[int], legal: bool) -> GameView:
        """Return the view for the holder of these seats, or for a watcher if there are none."""
        if self._public is None:
            self._public = GameView(
                to_act=sorted(state.to_act()),
                deadline=state.deadline(),
                hush=state.chat_closed_reason(),
                outcome=state.outcome(),
                seats=[],
                host=state.legal(HOST),
            )
        return replace(self._public, seats=[self._seat(state, seat, legal) for seat in seats or (None,)])

    def _seat(self, state: State, seat: int | None, legal: bool) -> SeatView:
        view = self._seats.get((seat, legal))
        if view is None:
            seen: Any = state.view(seat)
            moves: Sequence[Move] | None = None
            if legal and seat is not None:
                moves = state.legal(seat)
                seen = pad_view(seen, moves)
            view = SeatView(seen, seat, moves)
            self._seats[seat, legal] = view
        return view
