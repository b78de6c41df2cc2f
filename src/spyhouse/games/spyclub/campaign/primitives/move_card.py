"""Moving clue cards between zones, during the case and before the deal."""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any, ClassVar

from msgspec import field

from spyhouse.games.spyclub import solving
from spyhouse.games.spyclub.actions import emit_deck_top
from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.caps import caps
from spyhouse.games.spyclub.campaign.deck_syntax import ANY, Filter
from spyhouse.games.spyclub.campaign.deck_types import Card, Deck
from spyhouse.games.spyclub.campaign.engine.choices import ASKS, choose, chooser
from spyhouse.games.spyclub.campaign.engine.execution import EffectRun
from spyhouse.games.spyclub.campaign.engine.filters import face_fits, fits
from spyhouse.games.spyclub.campaign.engine.frame import call
from spyhouse.games.spyclub.campaign.engine.limits import capped
from spyhouse.games.spyclub.campaign.engine.standing import StateEffect
from spyhouse.games.spyclub.campaign.engine.zones import (
    cards_at,
    free_row_slots,
    hands_at,
    is_known,
    location_of,
    place,
    remove,
)
from spyhouse.games.spyclub.campaign.primitives.clues import turn_over
from spyhouse.games.spyclub.campaign.primitives.markers import stuck
from spyhouse.games.spyclub.campaign.terms import Choose, Zone
from spyhouse.games.spyclub.campaign.wording.line_context import LineContext, clue
from spyhouse.games.spyclub.clue import BoardLocation
from spyhouse.games.spyclub.events import ClueMoved, Discarded
from spyhouse.games.spyclub.moves import Accept, PickClue, PickRow, PickSpot, Refuse
from spyhouse.games.spyclub.refill import refill_incoming
from spyhouse.games.spyclub.terms import CARDS, EMPTY, IN_THE_ROW
from spyhouse.kernel import Move

CLUE_VALUE = 1.3
"""Estimated value of a clue card, in ideas."""
GONE = ("discard", "out")
"""Zones where a clue card is lost."""
HANDS: tuple[Zone, ...] = ("own", "focus", "other", "left_hand", "left_end", "hands")
TAKEN_FROM = (
    "own", "focus", "other", "row", "incoming", "incoming_right", "deck_top", "deck_bottom", "discard",
    "event_card", "pocket",
)  # fmt: skip
LAID_ON = (
    "own", "focus", "other", "left_hand", "left_end", "row", "row_empty", "incoming_right", "deck_top",
    "deck_bottom", "discard", "pocket", "out",
)  # fmt: skip
_PLACES: dict[Zone, Callable[[int], BoardLocation]] = {
    "pocket": lambda number: BoardLocation("pocket", slot=number),
    "deck_top": lambda _: BoardLocation("deck_top"),
    "deck_bottom": lambda _: BoardLocation("deck_bottom"),
    "discard": lambda _: BoardLocation("discard"),
    "out": lambda _: BoardLocation("out"),
}


class MoveCard(StateEffect, frozen=True, tag="move_card"):
    """Move a card, or with `exchange` let two change places, faces unchanged. CP-14 fills gaps.

    `discard` offers the latest; `row` any slot no guard stands at. It is no confirm, but paint and solving
    apply. The active player picks unless `choose` says otherwise, and with `may_flip` may turn it over.
    """

    source: Zone = field(name="from")
    to: Zone
    n: int = 1
    filter: Filter = ANY
    choose: Choose | None = None
    exchange: bool = False
    may_flip: bool = False

    def do(self, run: EffectRun) -> None:
        b, cards = run.b, self._movable(run)
        if self.filter.word == "same_type":
            found = self._pairs(run, cards)
        else:
            by = chooser(run, self.choose)
            found = choose(run, [PickClue(card) for card in cards], self.n, by, exact=self.n == 1)
        ways = [self._way(run, one.clue) for one in found]
        if self.may_flip and found:
            answer = run.ask(b.active, "offer", [Refuse(), Accept()])
            if isinstance(answer, Accept):
                turn_over(b, [one.clue for one in found])
        for one, (target, other) in zip(found, ways, strict=True):
            _move(b, one.clue, target, other)
            run.m.running.received_clue = other
        run.m.push_next(call(_slide), call(solving.check))

    def can(self, run: EffectRun) -> bool:
        cards = self._movable(run)
        if self.filter.word == "same_type":
            return any(_same(run.b, *pair) for pair in combinations(cards, self.n))
        return bool(cards)

    def _movable(self, run: EffectRun) -> list[int]:
        """Return the cards that can move: not stuck, not at a guard's slot, and with a target."""
        return [
            card
            for card in cards_at(run, self.source)
            if fits(run.b, self.filter, card) and _is_loose(run.b, card) and self._targets(run, card)
        ]

    def _targets(self, run: EffectRun, card: int) -> list[Move]:
        """Return the targets: cards to exchange with, empty slots, or the zone itself."""
        b = run.b
        if self.to in HANDS:
            return self._hand_slots(run)
        if self.to == "row_empty":
            return [PickRow(row) for row in free_row_slots(b, b.rules.guarded_slots(b))]
        if self.to == "row":
            return [
                PickRow(row)
                for row in range(IN_THE_ROW)
                if row not in b.rules.guarded_slots(b)
                and (b.row[row] == EMPTY or (self.exchange and not stuck(b, b.row[row])))
            ]
        if self.exchange:
            return [PickClue(other) for other in cards_at(run, self.to) if _is_loose(b, other)]
        return [PickClue(card)]

    def _hand_slots(self, run: EffectRun) -> list[Move]:
        b, seats = run.b, hands_at(run, self.to)
        spots = [(seat, slot) for seat in seats for slot in range(b.slots)]
        if self.to == "left_end":
            spots = spots[:1]
        if self.to == "focus":
            spots = [(seat, b.focus[seat]) for seat in seats]
        return [
            PickSpot(seat, slot)
            for seat, slot in spots
            if (b.card(seat, slot) == EMPTY) != self.exchange
            and (b.card(seat, slot) == EMPTY or not stuck(b, b.card(seat, slot)))
        ]

    def _way(self, run: EffectRun, card: int) -> tuple[BoardLocation, int]:
        """Return the target and the card it is exchanged with. Ask the active player."""
        b, moves = run.b, self._targets(run, card)
        match run.ask(b.active, ASKS[type(moves[0])], moves):
            case PickSpot(seat, slot):
                return BoardLocation("hand", seat, slot), b.card(seat, slot)
            case PickRow(row):
                return BoardLocation("row", slot=row), b.row[row]
            case PickClue(other) if self.exchange:
                there = location_of(b, other)
                assert there
                return there, other
            case _:
                return _PLACES[self.to](run.card), EMPTY

    def _pairs(self, run: EffectRun, cards: list[int]) -> list[PickClue]:
        """Return n cards of one type: each pick leaves only cards of the same type."""
        b, picked = run.b, list[PickClue]()
        while len(picked) < self.n:
            left = [
                card
                for card in cards
                if PickClue(card) not in picked
                and sum(_same(b, card, other) for other in cards) >= self.n
                and all(_same(b, card, one.clue) for one in picked)
            ]
            if len(left) <= self.n - len(picked):  # no choice left
                return [*picked, *map(PickClue, left)]
            picked.append(run.ask(b.active, "clue", [PickClue(card) for card in left]))
        return picked

    def faults(self, deck: Deck, card: Card) -> Iterator[str]:
        if self.source not in TAKEN_FROM:
            yield f".from: no card can be taken from {self.source!r}"
        if self.to not in LAID_ON:
            yield f".to: no card can be laid on {self.to!r}"

    def variant(self, line: LineContext) -> str:
        if self.source == "other" and self.to == "row":
            return "confirm"
        if self.exchange:
            return "swap"
        if self.n > 1:
            return "discard-several" if self.source == "own" else "discard-row"
        names = {
            "discard": "discard",
            "out": "out",
            "deck_bottom": "bottom",
            "deck_top": "top",
            "own": "take",
        }
        return names.get(self.to, "put")

    def args(self, line: LineContext) -> dict[str, Any]:
        source, to = line.one(self.source), line.one(self.to)
        if self.exchange:
            own_first = self.source in ("own", "focus")
            return {"from": source, "to": to} if own_first else {"from": to, "to": source}
        if self.n > 1:
            return {"n": self.n, **clue(self.filter)}
        return source | {"random": self.choose == "random", "flipped": self.may_flip, "to": to}

    def worth(self, deck: Deck, seats: int) -> float:
        if self.to in GONE:
            return -CLUE_VALUE * self.n
        return 0.0 if self.exchange else CLUE_VALUE


class SeedCard(StateEffect, frozen=True, tag="seed_card"):
    """Before the deal: take the first fitting card, face up. `own`: the starter's rightmost card."""

    can_follow: ClassVar[bool] = False

    filter: Filter
    to: Zone
    n: int = 1


def seed(b: Board, effects: list[SeedCard]) -> int:
    """Put seeded cards in their places; return how many cards go into the row before the deal.

    Nothing is open yet, so a seeded card is swapped with the one that would have come there.
    """
    in_row = sum(effect.n for effect in effects if effect.to == "row_empty")
    in_row = capped(b, "seeded", in_row, caps().start.seeded, caps().start.seeded)
    dealt = in_row + len(b.incoming) + len(b.hands)
    free: dict[str, list[int]] = {
        "row_empty": list(range(in_row)),
        "own": [in_row + len(b.incoming)],
        "deck_top": [dealt],
        "deck_bottom": [CARDS - 1],
    }
    taken: set[int] = set()
    for effect in effects:
        for _ in range(effect.n):
            wanted = [spot for spot in free.get(effect.to, []) if spot not in taken]
            if wanted and _seed_one(b, effect.filter, wanted[0], taken):
                taken.add(wanted[0])
    return sum(spot < in_row for spot in taken)


def _seed_one(b: Board, wanted: Filter, spot: int, taken: set[int]) -> bool:
    for card in range(CARDS):
        if card in taken:
            continue
        for face in (b.up[card], b.up[card] ^ 1):
            if face_fits(b, wanted, face, b.starter):
                b.up[card] = b.up[spot]
                b.up[spot] = face
                return True
    return False


def _is_loose(b: Board, card: int) -> bool:
    return not stuck(b, card) and not (card in b.row and b.row.index(card) in b.rules.guarded_slots(b))


def _move(b: Board, card: int, target: BoardLocation, other: int) -> None:
    """Move the card; the card at the target goes to its old place."""
    top = b.top
    before = remove(b, card)
    if other != EMPTY:
        remove(b, other)
        place(b, other, before)
    place(b, card, target)
    _emit_moved(b, card, before, target)
    if other != EMPTY:
        _emit_moved(b, other, target, before)
        _on_placed(b, other, before)
    _on_placed(b, card, target)
    if b.top != top:
        emit_deck_top(b)


def _emit_moved(b: Board, card: int, before: BoardLocation, after: BoardLocation) -> None:
    """Emit the move, or a discard. A card from inside the deck stays hidden until it is open."""
    if before.where == "hand" and before.seat == b.active and after.where == "discard":
        b.emit(Discarded(seat=before.seat, slot=before.slot, clue=b.clue(card)))
        return
    open_now = after.where not in ("deck_top", "deck_bottom", "incoming") or is_known(b, card)
    b.emit(ClueMoved(clue=b.clue(card) if open_now else None, before=before, after=after))


def _on_placed(b: Board, card: int, at: BoardLocation) -> None:
    if at.where == "row":
        b.rules.on_placed_in_row(b, card, at.slot)


def _slide(b: Board) -> None:
    """Close gaps among the incoming clues; gaps in hands are filled at the next refill (CP-14)."""
    if EMPTY in b.incoming:
        refill_incoming(b)


def _same(b: Board, *cards: int) -> bool:
    return len({b.box.type[b.up[card]] for card in cards}) == 1
