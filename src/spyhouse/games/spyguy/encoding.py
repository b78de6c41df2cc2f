"""Spy Guy in numbers: its moves, with taps on a grid over the picture, and what a seat sees.

The cells of the grid are so small that whatever is to be found can be hit from the middle of one. What is to
be seen in the picture is not in the row of numbers: that is drawn as an image (`image.py`).
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple, get_args

from spyhouse.games.spyguy.board import Phase
from spyhouse.games.spyguy.box import box
from spyhouse.games.spyguy.cards import all_cards
from spyhouse.games.spyguy.city.terrain import HEIGHT, WIDTH
from spyhouse.games.spyguy.events import Space
from spyhouse.games.spyguy.image import image
from spyhouse.games.spyguy.moves import Done, GoOn, TakeShortcut, Tap
from spyhouse.games.spyguy.view import SpyGuyView
from spyhouse.kernel import Encoding, Features, Move, View, Vocabulary
from spyhouse.kernel.codes import As, Code, Flag, Known, Maybe, Number, OneOf, Record, Row, Some, UpTo

CELL = 32
"""The side of a cell, in units of the picture."""
COLUMNS, ROWS = WIDTH // CELL, HEIGHT // CELL
LONG = 9_999


class Seen(NamedTuple):
    """A copy that was found, or shown when nobody had found it: its cell, and who found it."""

    column: int
    row: int
    seat: int


class Taps(Vocabulary):
    """The moves of Spy Guy; a tap is numbered by its cell. To have a district told in words has no number:
    whoever chooses numbers looks at the picture."""

    def __init__(self) -> None:
        super().__init__(self._listed(), {Tap: _in_the_middle})
        self._first = self._numbers[_tap(0, 0)]
        self._taps = b"\1" * (self.size - self._first)

    def _listed(self) -> Iterator[Move]:
        yield from (GoOn(), TakeShortcut(True), TakeShortcut(False), Done(True), Done(False))
        yield from (_tap(column, row) for row in range(ROWS) for column in range(COLUMNS))

    def mark(self, legal: Sequence[Move], marks: bytearray) -> None:
        super().mark(legal, marks)
        if _searching(legal):
            marks[self._first :] = self._taps

    def move(self, n: int, legal: Sequence[Move], view: View | None = None) -> Move | None:
        if n < self._first:
            return super().move(n, legal, view)
        return self.first(n, (self._moves[n],) if _searching(legal) else ())

    def text(self, n: int) -> str:
        cell = n - self._first
        return super().text(n) if cell < 0 else f"Tap(column={cell % COLUMNS}, row={cell // COLUMNS})"


def _in_the_middle(move: Tap) -> Tap:
    return _tap(min(max(_cell(move.x), 0), COLUMNS - 1), min(max(_cell(move.y), 0), ROWS - 1))


def _tap(column: int, row: int) -> Tap:
    """In the middle of the cell, with a finger as on a phone that shows the whole picture."""
    reach = box().reach
    return Tap((column + 0.5) * CELL, (row + 0.5) * CELL, round(reach.pixels / reach.most, 3))


def _cell(coordinate: float) -> int:
    return int(coordinate // CELL)


def _searching(legal: Sequence[Move]) -> bool:
    """Where one may say that one has searched enough, one may tap."""
    return any(isinstance(move, Done) for move in legal)


@lru_cache(maxsize=16)
def _features(seats: int) -> Features:
    who = range(seats)
    cards = all_cards()
    port = Number(box().track.port)
    fields: dict[str, Code[Any]] = {
        "seat": Maybe(OneOf(who)),
        "phase": OneOf(get_args(Phase)),
        "chase": Flag(),
        "gone": Some(who),
        "spy_guy": Record(Space, {"number": port, "shortcut": Flag()}),
        "moritz": port,
        "turn": Number(LONG),
        "card": As(
            OneOf((None, *range(len(cards)))), _kind, lambda kind: None if kind is None else cards[kind]
        ),
        "done": Some(who),
        "ready": Some(who),
        "votes": Row(OneOf(("yes", "no", "-")), seats),
        "deck": Number(len(cards)),
        "wrong": Number(LONG),
    }
    most = max(card.copies for card in cards)
    cell: dict[str, Code[Any]] = {"column": Number(COLUMNS - 1), "row": Number(ROWS - 1)}
    seen = Known(Record(Seen, cell | {"seat": Number(seats - 1, -1)}))
    derived: dict[str, tuple[Code[Any], Callable[[Any, int], Any]]] = {
        "to_find": (Number(most), lambda view, at: view.card.copies if view.card else 0),
        "footprints": (Number(99), lambda view, at: view.card.footprints if view.card else 0),
        "seconds_left": (Number(600), lambda view, at: _seconds(view.ends - at)),
        "locked_for": (Number(60), lambda view, at: _seconds(view.locked_until - at)),
        "found": (UpTo(seen, most), lambda view, at: tuple([_seen(m.spot, m.seat) for m in view.markers])),
        "missed_at": (UpTo(seen, most), lambda view, at: tuple([_seen(spot, -1) for spot in view.missed])),
    }
    # Left out: the track and the table of copies, which never change, the results so far, the bonus, and
    # all words.
    return Features(SpyGuyView, fields, derived)


def _kind(card: Any) -> int | None:
    return None if card is None else card.kind


def _seen(spot: Any, seat: int) -> Seen:
    return Seen(_cell(spot.x), _cell(spot.y), seat)


def _seconds(ms: int) -> int:
    return max(0, ms) // 1000


@cache
def _actions() -> Taps:
    return Taps()


ENCODING = Encoding(
    actions=lambda seats, options: _actions(),
    features=lambda seats, options: _features(seats),
    picture=image,
)
