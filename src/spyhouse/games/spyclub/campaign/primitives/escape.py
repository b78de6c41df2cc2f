"""The suspect's escape: its marker, calm, and the movement cards."""

from typing import Any, Literal

from spyhouse.games.spyclub import suspect
from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.caps import caps
from spyhouse.games.spyclub.campaign.deck_types import Deck, Numbering
from spyhouse.games.spyclub.campaign.engine.execution import EffectRun
from spyhouse.games.spyclub.campaign.engine.limits import announce_cap, capped
from spyhouse.games.spyclub.campaign.engine.standing import StateEffect
from spyhouse.games.spyclub.campaign.terms import MovementSet
from spyhouse.games.spyclub.campaign.wording.line_context import LineContext
from spyhouse.games.spyclub.editions import editions
from spyhouse.games.spyclub.events import Calmed, EscapeWentBack, MovementChanged
from spyhouse.games.spyclub.terms import DAYTIMES, EMPTY, Daytime


class Escape(StateEffect, frozen=True, tag="escape"):
    """Move the escape marker. It stops at the bottom, can end the case, and advances at most 2 in set-up."""

    n: int

    def do(self, run: EffectRun) -> None:
        b, n = run.b, self.n
        if n > 0:
            if run.m.running.setting_up:
                most = caps().start.escape
                n = capped(b, "escape", n, max(0, b.rules.level.escape + most - b.escape), most)
            suspect.advance(b, n, None)
        elif b.escape:
            b.escape = max(0, b.escape + n)
            b.emit(EscapeWentBack(escape=b.escape))

    def can(self, run: EffectRun) -> bool:
        return self.n > 0 or run.b.escape > 0

    def variant(self, line: LineContext) -> str:
        return "on" if self.n > 0 else "back"

    def worth(self, deck: Deck, seats: int) -> float:
        return -2.0 * self.n


class Calm(StateEffect, frozen=True, tag="calm"):
    """Cancel the next event, the suspect's move this turn or the next escape icon. One of each may wait."""

    what: Literal["event", "move", "escape"]

    def do(self, run: EffectRun) -> None:
        if self.can(run):
            run.m.on_table.calm |= {self.what}
            run.b.emit(Calmed(what=self.what))

    def can(self, run: EffectRun) -> bool:
        return self.what not in run.m.on_table.calm

    def worth(self, deck: Deck, seats: int) -> float:
        return 1.5


NEXT_ICON = Calm(what="escape")


class Avert(StateEffect, frozen=True, tag="avert"):
    """Cancel the event where the suspect has just stopped."""

    def do(self, run: EffectRun) -> None:
        run.m.running.averted = run.m.running.event_position

    def can(self, run: EffectRun) -> bool:
        place = run.m.running.event_position
        return place != EMPTY and run.b.rules.event_at(run.b, place) != "nothing"


class Time(StateEffect, frozen=True, tag="time"):
    """n < 0: cards of the set leave unseen. n > 0: cards set aside return, in a case under the deck.

    An edition that sets none aside (SC-9) ignores the next escape icon instead.
    """

    n: int
    set: MovementSet = "any"

    def do(self, run: EffectRun) -> None:
        if self._is_calm(run.m.numbering):
            NEXT_ICON.do(run)
            return
        for _ in range(abs(self.n)):
            if self.n < 0:
                self._take_out(run)
            else:
                self._put_back(run)

    def can(self, run: EffectRun) -> bool:
        if self._is_calm(run.m.numbering):
            return NEXT_ICON.can(run)
        return self._next_aside(run.b) is not None if self.n > 0 else bool(_left(run.b, "any"))

    def words(self, line: LineContext) -> str:
        return NEXT_ICON.words(line) if self._is_calm(line.book) else super().words(line)

    def variant(self, line: LineContext) -> str:
        return "less" if self.n < 0 else "back"

    def args(self, line: LineContext) -> dict[str, Any]:
        return {"n": abs(self.n), "daytime": self.set}

    def worth(self, deck: Deck, seats: int) -> float:
        return 2.0 * self.n

    def _is_calm(self, numbering: Numbering) -> bool:
        return self.n > 0 and not editions().editions[numbering.edition].aside

    def _take_out(self, run: EffectRun) -> None:
        """Remove the next unseen card of the set. At set-up each set keeps a minimum size."""
        b, start = run.b, caps().start
        unseen = b.movement[b.drawn + run.m.on_table.foreseen :]
        number = next((n for n in unseen if n in _left(b, self.set)), None)
        if number is None:
            return
        daytime = b.box.movement[number].daytime
        taken = len(b.aside) - b.rules.edition.aside * len(DAYTIMES)
        too_few = len(_left(b, daytime)) <= start.left_in_a_set or taken >= start.movement_cards
        if run.m.running.setting_up and too_few:
            announce_cap(b, "time", start.movement_cards)
            return
        b.movement = tuple(n for n in b.movement if n != number)
        b.aside = (*b.aside, number)
        b.emit(MovementChanged(daytime=daytime, cards=-1))

    def _put_back(self, run: EffectRun) -> None:
        """Put a card back: in set-up at a random place of its set, in a case under the deck."""
        b, number = run.b, self._next_aside(run.b)
        if number is None:
            return
        daytime, at = b.box.movement[number].daytime, len(b.movement)
        b.aside = tuple(other for other in b.aside if other != number)
        if run.m.running.setting_up:
            of_set = [n for n in b.movement if b.box.movement[n].daytime == daytime]
            end = b.movement.index(of_set[-1]) + 1
            at = end - b.chance.below("campaign/time", len(of_set) + 1)
        b.movement = (*b.movement[:at], number, *b.movement[at:])
        b.emit(MovementChanged(daytime=daytime, cards=1))

    def _next_aside(self, b: Board) -> int | None:
        """Return a card of that set that was set aside; for any set, one of the latest set."""
        of_set = [n for n in b.aside if self.set in ("any", b.box.movement[n].daytime)]
        return max(of_set, key=lambda n: DAYTIMES.index(b.box.movement[n].daytime), default=None)


def _left(b: Board, daytime: Daytime | str) -> list[int]:
    return [n for n in b.movement[b.drawn :] if daytime in ("any", b.box.movement[n].daytime)]
