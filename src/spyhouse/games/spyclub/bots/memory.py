"""What a bot remembers: faces it has seen, movement cards that were drawn, who gave what away."""

import random
from collections.abc import Iterator, Sequence

from spyhouse.games.spyclub.box import MovementCard
from spyhouse.games.spyclub.clue import Clue
from spyhouse.games.spyclub.events import MovementRevealed, NotesCompared, TeamworkAnswered, TurnEnded
from spyhouse.games.spyclub.view import SpyClubView
from spyhouse.kernel import Event


class Memory:
    """`forgets` is the chance that a face is not remembered once it no longer lies up."""

    def __init__(self, rng: random.Random, forgets: float = 0.0) -> None:
        self.rng = rng
        self.forgets = forgets
        self.up: dict[int, str] = {}
        self.down: dict[int, str] = {}
        self.movement: list[MovementCard] = []
        self.given: tuple[tuple[int, int], ...] = ()
        self.declined: frozenset[int] = frozenset()
        """Who said no in this turn, and is not asked again."""

    def watch(self, events: Sequence[Event], view: SpyClubView) -> None:
        for event in events:
            match event:
                case MovementRevealed(card=card):
                    self.movement.append(card)
                case NotesCompared(seat=seat, partner=partner, given=given, got=got):
                    self.given = (*self.given, (seat, given.card), (partner, got.card))
                case TeamworkAnswered(partner=partner, agreed=False):
                    self.declined |= {partner}
                case TurnEnded():
                    self.given, self.declined = (), frozenset()
        self.look(view)

    def look(self, view: SpyClubView) -> None:
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
