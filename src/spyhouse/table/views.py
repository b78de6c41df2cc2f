"""The game as each viewer sees it, each view built and encoded once between two changes."""

import msgspec

from spyhouse.kernel import HOST, Move, State
from spyhouse.table.messages import GameView, SeatView

_ROOM_FOR_MOVES = 4096
"""A list of legal moves takes this many bytes, or a multiple, so that its length tells no card (SF-28)."""


class Views:
    __slots__ = ("_encode", "_games", "_seats")

    def __init__(self) -> None:
        self._encode = msgspec.json.Encoder().encode
        self._games: dict[tuple[tuple[int, ...], bool], GameView] = {}
        self._seats: dict[tuple[int | None, bool], SeatView] = {}

    def forget(self) -> None:
        self._games.clear()
        self._seats.clear()

    def of(self, state: State, seats: tuple[int, ...], legal: bool) -> GameView:
        """For the holder of these seats; for a watcher if there are none."""
        view = self._games.get((seats, legal))
        if view is None:
            view = GameView(
                to_act=sorted(state.to_act()),
                deadline=state.deadline(),
                hush=state.hush(),
                outcome=state.outcome(),
                seats=[self._seat(state, seat, legal) for seat in seats or (None,)],
                host=[self._raw(move) for move in state.legal(HOST)],
            )
            self._games[seats, legal] = view
        return view

    def _seat(self, state: State, seat: int | None, legal: bool) -> SeatView:
        view = self._seats.get((seat, legal))
        if view is None:
            seen = self._encode(state.view(seat))
            moves = None
            if legal and seat is not None:
                moves = [self._raw(move) for move in state.legal(seat)]
                seen += b" " * (-len(self._encode(moves)) % _ROOM_FOR_MOVES)
            view = SeatView(msgspec.Raw(seen), seat, moves)
            self._seats[seat, legal] = view
        return view

    def _raw(self, thing: msgspec.Struct | Move) -> msgspec.Raw:
        return msgspec.Raw(self._encode(thing))
