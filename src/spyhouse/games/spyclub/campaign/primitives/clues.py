"""Effects on clue cards and focus: flushing, turning over, peeking, moving focus tokens."""

from collections.abc import Iterator
from typing import Any

from spyhouse.games.spyclub.board import SEEN_DOWN, SEEN_UP, Board
from spyhouse.games.spyclub.campaign.deck_syntax import ANY, Filter
from spyhouse.games.spyclub.campaign.deck_types import Card, Deck
from spyhouse.games.spyclub.campaign.engine.choices import A_WHOLE_HAND, choose, chooser
from spyhouse.games.spyclub.campaign.engine.execution import EffectRun
from spyhouse.games.spyclub.campaign.engine.filters import fits
from spyhouse.games.spyclub.campaign.engine.standing import StateEffect
from spyhouse.games.spyclub.campaign.engine.zones import cards_at, hands_at
from spyhouse.games.spyclub.campaign.mosaic import mosaic_of
from spyhouse.games.spyclub.campaign.terms import Choose, FocusSlot, WhichEnd, Who, Zone
from spyhouse.games.spyclub.campaign.wording.line_context import LineContext
from spyhouse.games.spyclub.events import CluesFlipped, CluesPeeked, FocusMoved, MovementPeeked
from spyhouse.games.spyclub.moves import PickClue, PickSpot
from spyhouse.games.spyclub.suspect import lose_clues


class Flush(StateEffect, frozen=True, tag="flush"):
    """Discard n incoming clues from one end, slide, refill. If the deck is short, fewer come."""

    n: int
    end: WhichEnd = "right"

    def do(self, run: EffectRun) -> None:
        lose_clues(run.b, self.n, self.end == "right")

    def args(self, line: LineContext) -> dict[str, Any]:
        return {"n": self.n, "end": f"{self.end}most"}


class Flip(StateEffect, frozen=True, tag="flip"):
    """Turn cards over, in `hands` up to n in each. Without `choose`: all if n >= 4. Locked cards stay."""

    where: Zone
    n: int = 1
    who: Who | None = None
    filter: Filter = ANY
    choose: Choose | None = None

    def do(self, run: EffectRun) -> None:
        b = run.b
        seats = run.players(self.who) if self.who else hands_at(run, self.where)
        groups = [[seat] for seat in seats] if self.where == "hands" else [seats]
        picked: list[PickClue] = []
        for group in groups:
            able = self._able(run, group if self.where != "focus" and group else None)
            if self.choose is None and self.n >= A_WHOLE_HAND:
                picked += able
            else:
                picked += choose(run, able, self.n, chooser(run, self.choose), exact=True)
        turn_over(b, [one.clue for one in picked])

    def can(self, run: EffectRun) -> bool:
        return bool(self._able(run, None))

    def _able(self, run: EffectRun, seats: list[int] | None) -> list[PickClue]:
        return [
            PickClue(card)
            for card in cards_at(run, self.where, seats)
            if fits(run.b, self.filter, card) and not run.m.on_table.disc(card, "locked")
        ]

    def variant(self, line: LineContext) -> str:
        at_an_end = self.choose in ("leftmost", "rightmost")
        if self.where == "hands" and at_an_end:
            return "ends"
        if self.n >= A_WHOLE_HAND:
            return "hand"
        return "end" if at_an_end else "one"

    def args(self, line: LineContext) -> dict[str, Any]:
        args = line.one(self.where) | {"end": self.choose or ""}
        return args | {"who": line.who(self.who or line.subject())} if self.n >= A_WHOLE_HAND else args


class Peek(StateEffect, frozen=True, tag="peek"):
    """Show the other side to all until the end of the turn. Deck, incoming: both sides. Movement: n cards."""

    where: Zone
    n: int = 1
    who: Who | None = None

    def do(self, run: EffectRun) -> None:
        if self.where == "movement":
            foresee(run.b, self.n)
            return
        b, m, cards = run.b, run.m, self._cards(run)
        for card in cards:
            b.seen[card] = SEEN_UP | SEEN_DOWN
            m.on_table.uncovered |= {card}
            m.on_table.peeked |= {card}
            if m.running.between_turns:
                m.on_table.peeked_late |= {card}
        if cards:
            b.emit(CluesPeeked(clues=tuple(map(b.both_sides, cards))))

    def _cards(self, run: EffectRun) -> list[int]:
        deck = run.m.on_table.deck
        match self.where:
            case "deck_top":
                return list(deck[: self.n])
            case "deck_bottom":
                return list(deck[::-1][: self.n])
            case _:
                seats = run.players(self.who) if self.who else None
                cards = [PickClue(card) for card in cards_at(run, self.where, seats)]
                return [one.clue for one in choose(run, cards, self.n, run.b.active, exact=True)]

    def can(self, run: EffectRun) -> bool:
        """Return whether there is something unseen or, without a notebook, something not open now."""
        b, m, remembered = run.b, run.m, run.b.options.notebook
        if self.where == "movement":
            known = m.on_table.foreseen if remembered else m.on_table.showing
            return min(self.n, len(b.movement) - b.drawn) > known
        seats = run.named(self.who) if self.who else None
        return any(
            b.seen[card] != SEEN_UP | SEEN_DOWN if remembered else card not in m.on_table.peeked
            for card in cards_at(run, self.where, seats)
        )

    def faults(self, deck: Deck, card: Card) -> Iterator[str]:
        if self.where in ("row_empty", "out", "discard", "pocket"):
            yield f".where: there is nothing to look at in {self.where!r}"

    def variant(self, line: LineContext) -> str:
        if self.where == "movement":
            return "movement"
        if self.where == "deck_top":
            return "deck"
        if self.n >= A_WHOLE_HAND:
            return "incoming" if self.where == "incoming" else "hand"
        return "one"

    def args(self, line: LineContext) -> dict[str, Any]:
        args = line.one(self.where) | {"n": self.n}
        return args | {"who": line.who(self.who or line.subject())} if self.n >= A_WHOLE_HAND else args

    def worth(self, deck: Deck, seats: int) -> float:
        return 0.3 * self.n


class SetFocus(StateEffect, frozen=True, tag="set_focus"):
    """Move the focus token without a gain. `choice`: each player picks a slot."""

    who: Who
    slot: FocusSlot

    def do(self, run: EffectRun) -> None:
        b = run.b
        slots = [(seat, self._slot(run, seat)) for seat in run.players(self.who)]
        for seat, slot in slots:
            if b.focus[seat] != slot:
                b.emit(FocusMoved(seat=seat, before=b.focus[seat], slot=slot))
                b.focus[seat] = slot

    def _slot(self, run: EffectRun, seat: int) -> int:
        if self.slot == "choice":
            return run.ask(seat, "spot", [PickSpot(seat, slot) for slot in range(run.b.slots)]).slot
        return 0 if self.slot == "left" else run.b.slots - 1

    def args(self, line: LineContext) -> dict[str, Any]:
        return {"each": self.who == "each", "slot": self.slot}


def turn_over(b: Board, cards: list[int]) -> None:
    """Turn clue cards over, visible to all."""
    for card in cards:
        b.flip(card)
    if cards:
        b.emit(CluesFlipped(clues=tuple(map(b.clue, cards))))


def foresee(b: Board, n: int) -> None:
    """Show the next movement cards until the turn ends."""
    m = mosaic_of(b)
    coming = b.movement[b.drawn : b.drawn + n]
    m.on_table.foreseen = max(m.on_table.foreseen, len(coming))
    m.on_table.showing = max(m.on_table.showing, len(coming))
    if m.running.between_turns:
        m.on_table.showing_late = max(m.on_table.showing_late, len(coming))
    if coming:
        b.emit(MovementPeeked(cards=tuple(b.box.movement[number] for number in coming)))
