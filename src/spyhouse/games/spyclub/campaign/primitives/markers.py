"""Markers: discs on clue cards, and paint on slots of the centre row."""

from collections.abc import Iterator, Sequence
from typing import Any, Literal

from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.caps import caps
from spyhouse.games.spyclub.campaign.case_state import PlacedMarker
from spyhouse.games.spyclub.campaign.deck_syntax import ANY, Filter
from spyhouse.games.spyclub.campaign.deck_types import Card, Deck
from spyhouse.games.spyclub.campaign.engine.choices import A_WHOLE_HAND, choose, chooser
from spyhouse.games.spyclub.campaign.engine.execution import EffectRun
from spyhouse.games.spyclub.campaign.engine.filters import fits
from spyhouse.games.spyclub.campaign.engine.limits import announce_cap
from spyhouse.games.spyclub.campaign.engine.standing import StateEffect
from spyhouse.games.spyclub.campaign.engine.zones import cards_at, hands_at
from spyhouse.games.spyclub.campaign.mosaic import mosaic_of
from spyhouse.games.spyclub.campaign.terms import Choose, Until, Zone
from spyhouse.games.spyclub.campaign.wording.line_context import LineContext, clue
from spyhouse.games.spyclub.events import Marked, Unmarked
from spyhouse.games.spyclub.moves import PickClue, PickRow
from spyhouse.games.spyclub.terms import EMPTY, IN_THE_ROW, Marker

FREED_CLUE_VALUE = 2.5
"""Estimated value, in ideas, of freeing a clue: its slot of the hand is usable again for the case."""


class Mark(StateEffect, frozen=True, tag="mark"):
    """Place or remove markers, six discs in all; no effect if none is left."""

    kind: Marker
    where: Zone
    op: Literal["put", "take"] = "put"
    n: int = 1
    filter: Filter = ANY
    choose: Choose | None = None
    until: Until = "taken"

    def do(self, run: EffectRun) -> None:
        for one in self._picked(run):
            card, row = (EMPTY, one.row) if isinstance(one, PickRow) else (one.clue, EMPTY)
            if self.op == "put":
                self._put(run, card, row)
            else:
                self._take(run, card, row)

    def can(self, run: EffectRun) -> bool:
        some_left = len(run.m.on_table.marks) < caps().table.discs
        return bool(self._places(run)) and (self.op == "take" or some_left)

    def _picked(self, run: EffectRun) -> Sequence[PickRow | PickClue]:
        places, by = self._places(run), chooser(run, self.choose)
        if self.kind == "paint":
            return choose(run, [PickRow(place) for place in places], self.n, by, exact=True)
        if self.where == "hands" and self.choose in ("leftmost", "rightmost"):
            return [PickClue(place) for place in self._ends_of_hands(run, places)][: self.n]
        return choose(run, [PickClue(place) for place in places], self.n, by, exact=True)

    def _places(self, run: EffectRun) -> list[int]:
        """Return the cards, or for paint the row slots, that could get or lose the marker."""
        b = run.b
        if self.kind == "paint":
            wanted = self.op == "take"
            return [
                row
                for row in range(IN_THE_ROW)
                if painted(b, row) == wanted and (self.where == "row" or b.row[row] == EMPTY)
            ]
        cards = [card for card in cards_at(run, self.where) if fits(b, self.filter, card)]
        if self.filter.word == "marked":  # the card that the previous effect marked
            own = {disc.card for disc in run.m.on_table.marks if disc.by == run.card}
            cards = [card for card in cards if card in own]
        if self.op == "take":
            return [card for card in cards if has(b, card, self.kind)]
        return [card for card in cards if self._may_carry(run, card)]

    def _may_carry(self, run: EffectRun, card: int) -> bool:
        """Return whether a card may get the marker: one of a kind, two kinds at most."""
        on_it = [disc.kind for disc in run.m.on_table.marks if disc.card == card and disc.row == EMPTY]
        return self.kind not in on_it and len(on_it) < caps().table.kinds_on_a_card

    def _ends_of_hands(self, run: EffectRun, able: list[int]) -> list[int]:
        """Return the first or last card of each hand, unless it cannot get the marker."""
        b, last = run.b, -1 if self.choose == "rightmost" else 0
        hands = [[card for card in b.hand(seat) if card != EMPTY] for seat in hands_at(run, self.where)]
        return [cards[last] for cards in hands if cards and cards[last] in able]

    def _put(self, run: EffectRun, card: int, row: int) -> None:
        b, m, most = run.b, run.m, caps().table
        of_kind = sum(disc.kind == self.kind for disc in m.on_table.marks)
        if len(m.on_table.marks) >= most.discs or (self.kind == "paint" and of_kind >= most.painted):
            announce_cap(b, "discs", most.painted if self.kind == "paint" else most.discs)
            return
        at_first = caps().start.marked.get(self.kind, most.discs)
        if m.running.setting_up and of_kind >= at_first:
            announce_cap(b, "marked", at_first)
            return
        disc = PlacedMarker(self.kind, card, row, self.until, b.active, run.card)
        m.on_table.marks = (*m.on_table.marks, disc)
        on_clue, on_row = disc.spot()
        b.emit(Marked(kind=self.kind, clue=on_clue, row=on_row))

    def _take(self, run: EffectRun, card: int, row: int) -> None:
        for disc in run.m.on_table.marks:
            if disc.kind == self.kind and disc.card == card and disc.row == row:
                run.m.counters.lock_taken = run.m.counters.lock_taken or disc.kind == "locked"
                drop(run.b, disc)

    def faults(self, deck: Deck, card: Card) -> Iterator[str]:
        if (self.kind == "paint") != (self.where in ("row", "row_empty")):
            yield ".where: paint lies in the row, and everything else on cards"

    def variant(self, line: LineContext) -> str:
        if self.op == "take":
            if self.kind == "paint":
                return "take-paint"
            if self.n > A_WHOLE_HAND:
                return "take-everywhere"
            return "take-hand" if self.n == A_WHOLE_HAND else "take"
        if self.filter.word == "marked":
            return "marked"
        match self.where, self.choose:
            case "hands", "random":
                return "in-hands"
            case "incoming", _:
                return "incoming"
            case "victim_card", _:
                return "what-came"
            case "row_empty", _:
                return "empty"
            case "hands", "leftmost" | "rightmost":
                return "first-hands"
            case "own", "leftmost" | "rightmost":
                return "end"
            case _:
                return "one"

    def args(self, line: LineContext) -> dict[str, Any]:
        args = line.one(self.where) | {"kind": self.kind, "n": self.n}
        if self.op == "take":
            return args
        return args | clue(self.filter) | {"end": self.choose or "", "round": self.until == "round"}

    def worth(self, deck: Deck, seats: int) -> float:
        bad = self.kind in ("locked", "sticky")
        if self.op == "take" and bad:
            return FREED_CLUE_VALUE
        if self.op == "put" and self.kind == "wild":
            return 2.0
        if self.op == "put" and (bad or self.kind == "paint"):
            return -1.0
        return 0.0 if self.kind == "bait" else 1.0


def has(b: Board, card: int, *kinds: Marker) -> bool:
    return mosaic_of(b).on_table.disc(card, *kinds) is not None


def painted(b: Board, row: int) -> bool:
    return any(disc.row == row for disc in mosaic_of(b).on_table.marks)


def stuck(b: Board, card: int) -> bool:
    """Return whether a clue card cannot be moved, confirmed or discarded."""
    return has(b, card, "locked", "sticky")


def tidy(b: Board) -> None:
    """Remove markers of clue cards that left the table and of campaign cards that were put away."""
    m = mosaic_of(b)
    if m.on_table.marks:
        there = {*b.hands, *b.row, *b.incoming, b.top}
        for disc in m.on_table.marks:
            if (disc.row == EMPTY and disc.card not in there) or not m.unlocked(disc.by):
                drop(b, disc)


def drop(b: Board, disc: PlacedMarker) -> None:
    m = mosaic_of(b)
    m.on_table.marks = tuple(other for other in m.on_table.marks if other != disc)
    on_clue, on_row = disc.spot()
    b.emit(Unmarked(kind=disc.kind, clue=on_clue, row=on_row))
