"""Which move is done where."""

from collections.abc import Callable
from typing import Any, Final

from spyhouse.games.spycatcher import effects, seeking, turns
from spyhouse.games.spycatcher.desk import Desk
from spyhouse.games.spycatcher.moves import (
    Challenge,
    Discard,
    Draw,
    Give,
    Go,
    HandBack,
    LookAt,
    Pass,
    Seek,
    Send,
    Swap,
    ToCircle,
)
from spyhouse.kernel import Event, IllegalMove, Move

_DEEDS: Final[dict[type[Move], Callable[[Desk, int, Any, int], list[Event]]]] = {
    Draw: turns.draw,
    Discard: turns.discard,
    Go: turns.go,
    Seek: seeking.seek,
    Challenge: seeking.challenge,
    Pass: seeking.decline,
    ToCircle: effects.to_circle,
    HandBack: effects.hand_back,
    Give: effects.give,
    Swap: effects.swap,
    LookAt: effects.look_at,
    Send: effects.send,
}


def do(d: Desk, seat: int, move: Move, at: int) -> list[Event]:
    deed = _DEEDS.get(type(move))
    if deed is None:
        raise IllegalMove("Only the host can do that.")
    return deed(d, seat, move, at)
