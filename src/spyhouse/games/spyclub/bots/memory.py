"""Memory of a bot: faces seen, movement cards drawn, cards given away."""

import random
from collections.abc import Iterator, Sequence

from spyhouse.games.spyclub.box import MovementCard
from spyhouse.games.spyclub.clue import Clue
from spyhouse.games.spyclub.events import (
    Flipped,
    MovementRevealed,
    NotesCompared,
    TeamworkAnswered,
    TurnEnded,
)
from spyhouse.games.spyclub.view import SpyClubView
from spyhouse.kernel import Event


class Memory:
    """The memory of a bot. `forgets` is the probability of forgetting a face that no longer lies up."""

    def __init__(self, rng: random.Random, forgets: float = 0.0) -> None:
        self.rng = rng
        self.forgets = forgets
        self.up: dict[int, str] = {}
        self.down: dict[int, str] = {}
        self.movement: list[MovementCard] = []
        self.given: tuple[tuple[int, int], ...] = ()
        self.flipped: frozenset[int] = frozenset()
        """Cards flipped in this turn. They are not flipped again."""
        self.declined: frozenset[int] = frozenset()
        """Partners who declined in this turn and are not asked again."""

    def watch(self, events: Sequence[Event], view: SpyClubView) -> None:
        """Remember what events revealed."""
        for event in events:
            match event:
                case MovementRevealed(card=card):
                    self.movement.append(card)
                case NotesCompared(seat=seat, partner=partner, given=given, got=got):
                    self.given = (*self.given, (seat, given.card), (partner, got.card))
                case Flipped(clue=clue):
                    self.flipped |= {clue.card}
                case TeamworkAnswered(partner=partner, agreed=False):
                    self.declined |= {partner}
                case TurnEnded():
                    self.given, self.declined, self.flipped = (), frozenset(), frozenset()
        self.look(view)

    def look(self, view: SpyClubView) -> None:
        """Remember what a view shows."""
        for clue in _lying(view):
            before = self.up.get(clue.card)
            if before is not None and before != clue.name:
                self.down.pop(clue.card, None)
                if self.rng.random() >= self.forgets:
                    self.down[clue.card] = before
            self.up[clue.card] = clue.name
            if clue.back:
                self.down[clue.card] = clue.back


def _lying(view: SpyClubView) -> Iterator[Clue]:
    for hand in view.hands:
        yield from (clue for clue in hand.clues if clue)
    yield from (clue for clue in view.row if clue)
    yield from (place.clue for place in view.incoming if place.clue)
    yield from view.discards
    yield from (solved.solution for solved in view.solved)
