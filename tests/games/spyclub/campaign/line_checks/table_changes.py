"""A table before and after an effect, and the register of phrases that check the change."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from spyhouse.games.spyclub.campaign.case_state import PlacedFigure
from spyhouse.games.spyclub.campaign.deck import numbering
from spyhouse.games.spyclub.campaign.mosaic import mosaic_of
from spyhouse.games.spyclub.moves import PickPlayer
from spyhouse.games.spyclub.state import SpyClub
from spyhouse.kernel import Event, Move

Match = re.Match[str]
FIGURES = {
    "the Dog": "dog",
    "the hat": "hat",
    "the arrow": "sign",
    "the piece": "piece",
    "the guard": "guard",
    "the truck": "wagon",
    "the bully": "bully",
    "the monster": "monster",
    "Mom": "mom",
    "the reporter": "reporter",
    "the rival": "rival",
    "the locket": "heart",
    "the second twin": "twin",
}


@dataclass
class Look:
    """Everything on a table as plain values."""

    ideas: list[int]
    supply: int
    removed: int
    escape: int
    pawn: int
    hands: list[int]
    row: list[int]
    incoming: list[int]
    discards: list[int]
    out: tuple[int, ...]
    deck: tuple[int, ...]
    up: list[int]
    focus: list[int]
    marks: dict[str, set[int]]
    figures: dict[str, PlacedFigure]
    calm: frozenset[str]
    movement: tuple[int, ...]
    actions: int
    waiting: tuple[int, ...]
    forbidden: int
    pickers: int
    tokens: dict[int, int]
    sides: dict[int, str]
    away: set[int]
    owners: dict[int, Any]
    queue: tuple[int, ...]
    points: int
    averted: int

    @classmethod
    def at(cls, b: SpyClub) -> "Look":
        m = mosaic_of(b)
        marks: dict[str, set[int]] = {}
        for mark in m.on_table.marks:
            marks.setdefault(mark.kind, set()).add(mark.row if mark.kind == "paint" else mark.card)
        begun = [one.rule.effect.__class__.__name__ for one in m.running.temporary_rules]
        return cls(
            ideas=[*b.ideas],
            supply=b.supply,
            removed=b.removed,
            escape=b.escape,
            pawn=b.pawn,
            hands=[*b.hands],
            row=[*b.row],
            incoming=[b.incoming_card(place) for place in range(b.places())],
            discards=[*b.discards],
            out=m.on_table.out,
            deck=m.on_table.deck,
            up=[*b.up],
            focus=[*b.focus],
            marks=marks,
            figures={figure.id: figure for figure in m.on_table.figures},
            calm=m.on_table.calm,
            movement=b.movement[b.drawn :],
            actions=b.actions,
            waiting=m.counters.waiting_actions,
            forbidden=begun.count("Forbid"),
            pickers=begun.count("PickSolution"),
            tokens={number: card.tokens for number, card in m.cards.items()},
            sides={number: card.side for number, card in m.cards.items()},
            away={number for number, card in m.cards.items() if card.away},
            owners={number: card.owner for number, card in m.cards.items()},
            queue=m.queue,
            points=sum(line.points for line in m.lines),
            averted=m.running.averted,
        )


@dataclass
class Seen:
    """A change, with the table before and after it."""

    b: SpyClub
    card: int
    before: Look
    after: Look
    told: Sequence[Event]
    answers: list[Move]
    there: int
    """The player in question: the partner, or whose card the suspect is over."""
    that: int
    """The clue card in question."""
    you: int = 0
    more: dict[str, Any] = field(default_factory=dict)

    @property
    def active(self) -> int:
        return self.b.active

    def players(self, words: str) -> list[int]:
        seats, ideas = range(self.b.seats), self.before.ideas
        from_active = sorted(seats, key=lambda seat: (seat - self.active) % self.b.seats)
        words = words[0].lower() + words[1:]
        words = re.sub(r" \(if tied, .*\)$", "", words)
        if (found := re.match(r"the player with (.+)", words)) and found[1] in FIGURES:
            return [self.before.figures[FIGURES[found[1]]].place]
        if words == "a player the team chooses":
            return [move.seat for move in self.answers if isinstance(move, PickPlayer)]
        named = {
            "you": [self.you],
            "each player": [*seats],
            "every other player": [seat for seat in seats if seat != self.you],
            "the active player": [self.active],
            "the owner": [self.you],
            "the starting player": [self.b.starter],
            "the next player": [(self.active + 1) % self.b.seats],
            "the previous player": [(self.active - 1) % self.b.seats],
            "the partner": [self.there],
            "the player there": [self.there],
            "the player with the most ideas": [max(from_active, key=lambda seat: ideas[seat])],
            "the player with the fewest ideas": [min(from_active, key=lambda seat: ideas[seat])],
            "the other player with the locket": [
                seat for seat in (self.before.figures["heart"].place, self.b.starter) if seat != self.there
            ]
            if "heart" in self.before.figures
            else [],
        }
        return named[words]

    def gained(self) -> list[int]:
        return [after - before for before, after in zip(self.before.ideas, self.after.ideas, strict=True)]

    def turned(self) -> set[int]:
        """Return the clue cards that show another face."""
        return {card for card, face in enumerate(self.before.up) if self.after.up[card] == face ^ 1}

    def hand(self, seat: int, look: Look | None = None) -> list[int]:
        hands = (look or self.before).hands
        return hands[seat * self.b.slots : (seat + 1) * self.b.slots]

    def new_marks(self, kind: str) -> set[int]:
        return self.after.marks.get(kind, set()) - self.before.marks.get(kind, set())

    def lost_marks(self, kind: str) -> set[int]:
        return self.before.marks.get(kind, set()) - self.after.marks.get(kind, set())

    def number(self, words: str) -> int:
        """Return the number of a card in this edition."""
        if words in ("here", "this card", ""):
            return self.card
        printed = int(re.sub(r"\D", "", words))
        return next(number for number, shown in numbering("2018").shown.items() if shown == printed)


Check = Callable[[Seen, Match], None]
PHRASES: list[tuple[re.Pattern[str], Check]] = []
N = r"(?P<n>\d+)"
WHO = (
    r"(?P<who>you|each player|every other player|the active player|the owner|the starting player|"
    r"the next player|the previous player|the partner|the player there|the other player with the locket|"
    r"the player with the (?:most|fewest) ideas \(if tied, first in turn order\)|"
    r"a player the team chooses|the player with (?:the (?:bully|monster|reporter|hat)|Mom))"
)
CARD = r"card (?P<card>\d+★?)"


def says(pattern: str) -> Callable[[Check], Check]:
    def register(check: Check) -> Check:
        PHRASES.append((re.compile(pattern, re.IGNORECASE), check))
        return check

    return register


def n_of(found: Match) -> int:
    text = found.groupdict().get("n")
    return int(text) if text else 1
