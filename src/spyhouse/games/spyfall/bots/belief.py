"""Who is the spy, and where are we: exact Bayes over both from everything said.

Two books are kept for each seat: how well its words fit each place if it knows the place, and how well
they fit a spy who knew only what the others had said by then. Everybody's view follows from them:
who knows the place reads off the spy, the spy reads off the place.
"""

from collections.abc import Sequence
from math import exp, log
from operator import add, mul, sub

from spyhouse.bots.odds import from_logs
from spyhouse.games.spyfall.bots.matcher import HeardAnswer, HeardQuestion
from spyhouse.games.spyfall.bots.model import Answers, Column, Model

CAREFUL = 3.0
"""How sharply a spy keeps to the answer that would give it away least."""
WORD_FITS, WORD_COUNTS = 8.0, 2.0
"""How many times likelier a word is where it belongs than anywhere else; and how much more attention it gets
than whether there is much or little of something."""
VOTE_TELLS = 0.15
"""What a vote of guilty adds, in logarithms, and one of not guilty takes away."""
NEVER = -1e9
"""The log-weight of a place that is not in play."""


class Belief:
    def __init__(
        self, model: Model, seats: int, in_play: Sequence[int], spies: int, attention: float, memory: float
    ) -> None:
        self.model = model
        self.spies = spies
        self._attention = attention
        self._memory = memory
        open_places = set(in_play)
        self._prior = [0.0 if place in open_places else NEVER for place in range(model.places)]
        self._fits = [[0.0] * model.places for _ in range(seats)]
        """By seat and place: the log-likelihood of its words if it is no spy."""
        self._bluffs = [0.0] * seats
        """By seat: the log-likelihood of its words if it is the spy."""
        self._all = list(self._prior)
        """All fits together with the prior."""
        self._seen: dict[int, list[float]] = {}

    def places_for(self, spy: int) -> list[float]:
        """How likely each place is for `spy`, to whom its own words say nothing."""
        known = self._seen.get(spy)
        if known is None:
            known = self._seen[spy] = from_logs(self._logs_for(spy))
        return known

    def suspicion(self, place: int, players: Sequence[int], me: int | None) -> dict[int, float]:
        """Who is the spy for somebody (`me`) who knows the place; of two spies, either."""
        suspects = [seat for seat in players if seat != me]
        weights = [self._bluffs[seat] - self._fits[seat][place] for seat in suspects]
        return dict(zip(suspects, _marginals(weights, self.spies), strict=True))

    def expects(self, spy: int, answers: Answers) -> list[float]:
        """How likely `spy` thinks that somebody who knows the place gives each answer."""
        places = self.places_for(spy)
        return [sum(map(mul, places, column)) for column in answers.columns]

    def bluffs(self, spy: int, answers: Answers) -> list[float]:
        """How likely `spy` itself gives each: rather one that would not be far out at any likely place."""
        places = self.places_for(spy)
        return from_logs([CAREFUL * sum(map(mul, places, column)) for column in answers.logs])

    def hear_question(self, seat: int, heard: HeardQuestion, weight: float) -> None:
        """Questions tell a little too: who knows the place asks about what stands out there."""
        if heard.trust and weight:
            feature = heard.features[0][0]
            fits = self.model.asked[feature]
            self._take_in(seat, fits, sum(map(mul, self.places_for(seat), fits)), weight * heard.trust)

    def hear_answer(self, seat: int, question: HeardQuestion, answer: HeardAnswer) -> None:
        if question.features and answer.trust:
            answers = self._answers_to(question)
            trust = question.trust * answer.trust
            fits = _heard(answers.columns, answer.heights, trust)
            spy = [(chance,) for chance in self.bluffs(seat, answers)]
            self._take_in(seat, fits, _heard(spy, answer.heights, trust)[0], 1.0)

    def hear_words(self, seat: int, places: frozenset[int]) -> None:
        """Somebody said a word that belongs to these places. A spy says it where it seems to fit."""
        if places:
            other = 1.0 / WORD_FITS
            fits = tuple(1.0 if place in places else other for place in range(self.model.places))
            self._take_in(seat, fits, sum(map(mul, self.places_for(seat), fits)), WORD_COUNTS)

    def hear_accusation(self, accused: int, weight: float) -> None:
        """Somebody is sure enough to stop everyone for it."""
        self._bluffs[accused] += weight

    def hear_votes(self, accused: int, guilty: int, not_guilty: int) -> None:
        """An accusation that failed: how the others see it is evidence too."""
        self._bluffs[accused] += VOTE_TELLS * (guilty - not_guilty)

    def _answers_to(self, question: HeardQuestion) -> Answers:
        if question.question:
            return self.model.of(question.question)
        (feature, weight), *others = question.features
        answers = self.model.answers[feature]
        for other, share in others:
            weight += share
            answers = answers.mixed(share / weight, self.model.answers[other])
        return answers

    def _take_in(self, seat: int, fits: Column, bluff: float, weight: float) -> None:
        """`fits`: how likely this is at each place from somebody who knows it; `bluff`: from the spy."""
        if self._memory < 1:
            self._fade()
        weight *= self._attention
        self._bluffs[seat] += weight * log(bluff)
        told = [weight * log(chance) for chance in fits]
        self._fits[seat] = list(map(add, self._fits[seat], told))
        self._all = list(map(add, self._all, told))
        own = self._seen.get(seat)
        self._seen.clear()
        if own is not None:
            self._seen[seat] = own  # its own words tell the spy nothing

    def _fade(self) -> None:
        """With everything new, all that was said before counts a little less."""
        keep = self._memory
        self._fits = [[keep * one for one in fits] for fits in self._fits]
        self._bluffs = [keep * one for one in self._bluffs]
        self._all = list(map(sum, zip(self._prior, *self._fits, strict=True)))
        self._seen.clear()

    def _logs_for(self, spy: int) -> list[float]:
        logs = list(map(sub, self._all, self._fits[spy]))
        if self.spies == 1:
            return logs
        others = [seat for seat in range(len(self._fits)) if seat != spy]
        return [
            total + log(sum(exp(self._bluffs[seat] - self._fits[seat][place]) for seat in others))
            for place, total in enumerate(logs)
        ]


def _heard(by_height: Sequence[Column], heights: Sequence[float], trust: float) -> Column:
    """How likely that is what was said, if all that is known of its height are these chances."""
    if trust == 1.0 and 1.0 in heights:
        return by_height[heights.index(1.0)]
    doubt = (1 - trust) / len(heights)
    low, middle, high = (trust * height for height in heights)
    return tuple(doubt + low * a + middle * b + high * c for a, b, c in zip(*by_height, strict=True))


def _marginals(weights: Sequence[float], spies: int) -> list[float]:
    """How likely each is a spy, of one or of an unknown pair."""
    chances = from_logs(weights)
    if spies == 1:
        return chances
    pairs = (1 - sum(chance * chance for chance in chances)) / 2
    return [min(1.0, chance * (1 - chance) / pairs) if pairs > 0 else 1.0 for chance in chances]
