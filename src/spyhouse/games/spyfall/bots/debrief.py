"""What a bot tells when the cards are shown: whom it suspected when, and what made it think so."""

from collections.abc import Mapping, Sequence

import msgspec

from spyhouse.games.spyfall.bots.character import Temper

PLACES_TOLD = 5
WORTH_A_REMARK = 40
"""Percent of suspicion."""


class Moment(msgspec.Struct, frozen=True):
    """What it believed after an answer or a vote."""

    after: int
    """How many questions had been asked."""
    suspicion: tuple[int, ...]
    """By seat, in percent. A civilian's own suspicion; for a spy, how it thought everybody looked."""
    places: tuple[tuple[int, int], ...] = ()
    """A spy's likeliest places with their chances in percent."""


class Turn(msgspec.Struct, frozen=True):
    """The answer that changed its mind most."""

    question: int
    """Which one, counted from 1."""
    seat: int
    before: int
    after: int
    """The chance in percent: that this seat is the spy; for a spy's debrief, of the true place."""


class Debrief(msgspec.Struct, frozen=True, tag=True):
    """One bot's round."""

    round: int
    seat: int
    level: str
    temper: Temper
    spy: bool
    moments: tuple[Moment, ...]
    turn: Turn | None
    suspect: int | None
    """Whom it suspected most in the end."""
    remark: str
    """A line about the suspect, with {name} where the name belongs; "" without one."""


class Diary:
    """Kept during a round, told after it."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._moments: list[Moment] = []
        self._answers: list[tuple[int, int, tuple[float, ...]]] = []

    def note(
        self, after: int, seat: int | None, suspicion: Mapping[int, float], places: Sequence[float]
    ) -> None:
        """`seat` has just answered the question number `after`; None if it was a vote."""
        percents = tuple(round(100 * suspicion.get(other, 0.0)) for other in range(self._seats))
        top = sorted(range(len(places)), key=lambda place: -places[place])[:PLACES_TOLD]
        told = tuple((place, round(100 * places[place])) for place in top)
        self._moments.append(Moment(after, percents, told))
        if seat is not None:
            mind = tuple(places) if places else tuple(percent / 100 for percent in percents)
            self._answers.append((after, seat, mind))

    def moments(self) -> tuple[Moment, ...]:
        return tuple(self._moments)

    def turn(self, true_place: int | None) -> Turn | None:
        """For a spy the answer that told most about the true place; else the one that damned its speaker."""
        best: Turn | None = None
        last: tuple[float, ...] | None = None
        for number, seat, mind in self._answers:
            if last is not None:
                about = seat if true_place is None else true_place
                before, after = round(100 * last[about]), round(100 * mind[about])
                if after > before and (best is None or after - before > best.after - best.before):
                    best = Turn(number, seat, before, after)
            last = mind
        return best

    def sure_of(self, suspect: int | None) -> bool:
        """Whether there is something to say about them."""
        return suspect is not None and self._moments[-1].suspicion[suspect] >= WORTH_A_REMARK

    def suspect(self, me: int) -> int | None:
        if not self._moments:
            return None
        final = self._moments[-1].suspicion
        others = [seat for seat in range(self._seats) if seat != me and final[seat]]
        return max(others, key=lambda seat: final[seat], default=None)
