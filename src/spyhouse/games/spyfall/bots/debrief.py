"""Debrief of a bot after a round: whom it suspected when, and what changed its mind."""

from collections.abc import Mapping, Sequence

import msgspec

from spyhouse.games.spyfall.bots.character import Temper

PLACES_TOLD = 5
WORTH_A_REMARK = 40
"""Suspicion, in percent, from which a remark is made."""


class BeliefSample(msgspec.Struct, frozen=True):
    """Beliefs after an answer or a vote."""

    after: int
    """Number of questions asked so far."""
    suspicion: tuple[int, ...]
    """By seat, in percent: a civilian's own suspicion, or a spy's estimate of the others' suspicion."""
    places: tuple[tuple[int, int], ...] = ()
    """A spy's likeliest places, with probabilities in percent."""


class TurningPoint(msgspec.Struct, frozen=True):
    """The answer that changed the bot's mind most."""

    question: int
    """Number of the question, from 1."""
    seat: int
    before: int
    after: int
    """Probability in percent: of this seat being the spy, or, for a spy's debrief, of the true place."""


class Debrief(msgspec.Struct, frozen=True, tag=True):
    """Debrief of one bot about one round."""

    round: int
    seat: int
    level: str
    temper: Temper
    spy: bool
    moments: tuple[BeliefSample, ...]
    turn: TurningPoint | None
    suspect: int | None
    """The main suspect at the end."""
    remark: str
    """A line about the suspect, with {name} as placeholder; "" for none."""


class BeliefDiary:
    """Recorder of a bot's beliefs during a round."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._moments: list[BeliefSample] = []
        self._answers: list[tuple[int, int, tuple[float, ...]]] = []

    def note(
        self, after: int, seat: int | None, suspicion: Mapping[int, float], places: Sequence[float]
    ) -> None:
        """Record the beliefs after question number `after`, answered by `seat`; None after a vote."""
        percents = tuple(round(100 * suspicion.get(other, 0.0)) for other in range(self._seats))
        top = sorted(range(len(places)), key=lambda place: -places[place])[:PLACES_TOLD]
        likeliest = tuple((place, round(100 * places[place])) for place in top)
        self._moments.append(BeliefSample(after, percents, likeliest))
        if seat is not None:
            beliefs = tuple(places) if places else tuple(percent / 100 for percent in percents)
            self._answers.append((after, seat, beliefs))

    def moments(self) -> tuple[BeliefSample, ...]:
        """Return the recorded beliefs."""
        return tuple(self._moments)

    def turn(self, true_place: int | None) -> TurningPoint | None:
        """Return the turning point.

        For a spy it is the answer that revealed most about the true place; otherwise the one that
        incriminated its speaker most.
        """
        best: TurningPoint | None = None
        last: tuple[float, ...] | None = None
        for number, seat, beliefs in self._answers:
            if last is not None:
                about = seat if true_place is None else true_place
                before, after = round(100 * last[about]), round(100 * beliefs[about])
                if after > before and (best is None or after - before > best.after - best.before):
                    best = TurningPoint(number, seat, before, after)
            last = beliefs
        return best

    def sure_of(self, suspect: int | None) -> bool:
        """Return whether the suspicion is worth a remark."""
        return suspect is not None and self._moments[-1].suspicion[suspect] >= WORTH_A_REMARK

    def suspect(self, me: int) -> int | None:
        """Return the main suspect at the end, or None."""
        if not self._moments:
            return None
        final = self._moments[-1].suspicion
        others = [seat for seat in range(self._seats) if seat != me and final[seat]]
        return max(others, key=lambda seat: final[seat], default=None)
