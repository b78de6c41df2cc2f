"""Numeric encoding of Spy Guy: actions, with taps on a grid, and observations.

Cells are so small that every item can be hit from the middle of one. The picture is not in the
observation: it is rendered as an image (`raster.py`).
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple, get_args

from spyhouse.citydraw import HEIGHT, WIDTH
from spyhouse.games.spyguy.board import Phase
from spyhouse.games.spyguy.box import box
from spyhouse.games.spyguy.cards import all_cards
from spyhouse.games.spyguy.events import Space
from spyhouse.games.spyguy.moves import Done, GoOn, TakeShortcut, Tap
from spyhouse.games.spyguy.raster import render
from spyhouse.games.spyguy.view import SpyGuyView
from spyhouse.kernel import Encoding, Features, ListedActions, Move, View
from spyhouse.kernel.field_codecs import (
    BoolCodec,
    CachedCodec,
    FieldCodec,
    FixedListCodec,
    IntCodec,
    MappedCodec,
    OneHotCodec,
    OptionalCodec,
    PaddedListCodec,
    StructCodec,
    multi_hot,
)

CELL = 32
"""Side of a cell, in units of the picture."""
COLUMNS, ROWS = WIDTH // CELL, HEIGHT // CELL
LONG = 9_999


class SeenCopy(NamedTuple):
    """A found or revealed copy: its cell, and its finder."""

    column: int
    row: int
    seat: int


class SpyGuyActions(ListedActions):
    """Numbered moves; a tap is numbered by its cell.

    Having a district described has no number: agents use the picture.
    """

    def __init__(self) -> None:
        super().__init__(self._listed(), {Tap: _in_the_middle})
        self._first = self._numbers[_tap(0, 0)]
        self._taps = b"\1" * (self.size - self._first)

    def _listed(self) -> Iterator[Move]:
        yield from (GoOn(), TakeShortcut(True), TakeShortcut(False), Done(True), Done(False))
        yield from (_tap(column, row) for row in range(ROWS) for column in range(COLUMNS))

    def mark_legal(self, legal: Sequence[Move], marks: bytearray) -> None:
        """Mark the legal actions."""
        super().mark_legal(legal, marks)
        if _searching(legal):
            marks[self._first :] = self._taps

    def move(self, n: int, legal: Sequence[Move], view: View | None = None) -> Move | None:
        """Return the move of an action."""
        if n < self._first:
            return super().move(n, legal, view)
        return self.first(n, (self._moves[n],) if _searching(legal) else ())

    def text(self, n: int) -> str:
        """Return the action as text."""
        cell = n - self._first
        return super().text(n) if cell < 0 else f"Tap(column={cell % COLUMNS}, row={cell // COLUMNS})"


def _in_the_middle(move: Tap) -> Tap:
    return _tap(min(max(_cell(move.x), 0), COLUMNS - 1), min(max(_cell(move.y), 0), ROWS - 1))


def _tap(column: int, row: int) -> Tap:
    """Return a tap in the middle of the cell, with a finger as on a phone that shows the whole picture."""
    reach = box().reach
    return Tap((column + 0.5) * CELL, (row + 0.5) * CELL, round(reach.pixels / reach.most, 3))


def _cell(coordinate: float) -> int:
    return int(coordinate // CELL)


def _searching(legal: Sequence[Move]) -> bool:
    """Return whether taps are legal: exactly when `Done` is."""
    return any(isinstance(move, Done) for move in legal)


@lru_cache(maxsize=16)
def _features(seats: int) -> Features:
    who = range(seats)
    cards = all_cards()
    port = IntCodec(box().track.port)
    fields: dict[str, FieldCodec[Any]] = {
        "seat": OptionalCodec(OneHotCodec(who)),
        "phase": OneHotCodec(get_args(Phase)),
        "chase": BoolCodec(),
        "gone": multi_hot(who),
        "spy_guy": StructCodec(Space, {"number": port, "shortcut": BoolCodec()}),
        "moritz": port,
        "turn": IntCodec(LONG),
        "card": MappedCodec(
            OneHotCodec((None, *range(len(cards)))), _kind, lambda kind: None if kind is None else cards[kind]
        ),
        "done": multi_hot(who),
        "ready": multi_hot(who),
        "votes": FixedListCodec(OneHotCodec(("yes", "no", "-")), seats),
        "deck": IntCodec(len(cards)),
        "wrong": IntCodec(LONG),
    }
    max_copies = max(card.copies for card in cards)
    cell: dict[str, FieldCodec[Any]] = {"column": IntCodec(COLUMNS - 1), "row": IntCodec(ROWS - 1)}
    seen = CachedCodec(StructCodec(SeenCopy, cell | {"seat": IntCodec(seats - 1, -1)}))
    derived: dict[str, tuple[FieldCodec[Any], Callable[[Any, int], Any]]] = {
        "to_find": (IntCodec(max_copies), lambda view, at: view.card.copies if view.card else 0),
        "footprints": (IntCodec(99), lambda view, at: view.card.footprints if view.card else 0),
        "seconds_left": (IntCodec(600), lambda view, at: _seconds(view.ends - at)),
        "locked_for": (IntCodec(60), lambda view, at: _seconds(view.locked_until - at)),
        "found": (
            PaddedListCodec(seen, max_copies),
            lambda view, at: tuple([_seen(m.spot, m.seat) for m in view.markers]),
        ),
        "missed_at": (
            PaddedListCodec(seen, max_copies),
            lambda view, at: tuple([_seen(spot, -1) for spot in view.missed]),
        ),
    }
    # Left out: the track and the table of copies, which never change, earlier results, the bonus, and all
    # text.
    return Features(SpyGuyView, fields, derived)


def _kind(card: Any) -> int | None:
    return None if card is None else card.kind


def _seen(spot: Any, seat: int) -> SeenCopy:
    return SeenCopy(_cell(spot.x), _cell(spot.y), seat)


def _seconds(ms: int) -> int:
    return max(0, ms) // 1000


@cache
def _actions() -> SpyGuyActions:
    return SpyGuyActions()


ENCODING = Encoding(
    actions=lambda seats, options: _actions(),
    features=lambda seats, options: _features(seats),
    picture=render,
)
