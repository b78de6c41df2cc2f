"""State that conditions may read: the table, the campaign, the card they are on and the occasion."""

from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.caps import caps
from spyhouse.games.spyclub.campaign.engine.frame import Occasion
from spyhouse.games.spyclub.campaign.engine.targets import locket, victim
from spyhouse.games.spyclub.campaign.mosaic import Mosaic, mosaic_of, owner_of
from spyhouse.games.spyclub.terms import ASPECTS, EMPTY, Daytime


class Situation:
    """The situation of a card. At the desk before a case, it describes the case that has just ended."""

    __slots__ = ("b", "card", "m", "occasion")

    def __init__(self, b: Board, card: int = 0, occasion: Occasion | None = None) -> None:
        self.b = b
        self.m: Mosaic = mosaic_of(b)
        self.card = card
        self.occasion = occasion

    @property
    def owner(self) -> int | None:
        return owner_of(self.b, self.card)

    @property
    def victim(self) -> int:
        return victim(self.b, self.occasion)

    def _before_the_case(self) -> bool:
        return self.m.stage in ("cast", "unlock")

    def recorded(self) -> list[str]:
        return [one.aspect for one in self.m.recorded]

    def ended(self) -> str:
        if self._before_the_case():
            return self.m.log[-1].how if self.m.log else ""
        return self.b.ended or ("success" if self.m.continues_after_success else "")

    def solved(self) -> list[str]:
        if self._before_the_case():
            return [one.aspect for one in self.m.log[-1].solved] if self.m.log else []
        return [aspect for aspect, card in zip(ASPECTS, self.b.solved, strict=True) if card != EMPTY]

    def cards_left(self) -> int:
        b = self.b
        return self.m.campaign.last.cards_left if self._before_the_case() else len(b.movement) - b.drawn

    def ideas(self) -> list[int]:
        """Return the ideas by seat; 0 for newcomers."""
        if not self._before_the_case():
            return self.b.ideas
        campaign = self.m.campaign
        members = campaign.log[-1].members if campaign.log else ()
        had = {one.character: ideas for one, ideas in zip(members, campaign.last.ideas, strict=True)}
        return [had.get(character, 0) for character in self.b.characters]

    def daytime(self) -> Daytime:
        """Return the set of the movement card revealed last."""
        last = self.b.last_movement()
        return last.daytime if last else "day"

    def actions_left(self) -> int:
        return self.m.counters.actions_left if self.m.running.between_turns else self.b.actions

    def turn_actions(self) -> int:
        return caps().turn.actions(self.m.counters.turn_actions)

    def sits_with(self, id: str, seat: int) -> bool:
        """Return whether that figure is with that player; the ring counts for both players of the locket."""
        for figure in self.m.on_table.figures:
            if figure.id == id and figure.track == "seats" and figure.place != EMPTY:
                return seat in locket(self.b) if figure.token == "ring" else figure.place == seat
        return False
