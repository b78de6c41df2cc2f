"""Belief about the spy and the place: exact Bayesian inference from everything said.

For each seat there are two likelihoods: of its words at each place if it knows the place, and of its
words if it is a spy. A spy is modelled as talking about a place drawn from what the others had said
before. Both kinds of player derive their belief from these: a civilian the spy, the spy the place.
"""

from collections.abc import Sequence
from math import exp, fsum, log
from operator import add, mul, sub

from spyhouse.bots.probability import softmax
from spyhouse.games.spyfall.bots.matcher import ParsedAnswer, ParsedQuestion
from spyhouse.games.spyfall.bots.model import Answers, Column, Model

WORD_FITS, WORD_COUNTS = 8.0, 2.0
"""How much likelier a word is where it belongs than elsewhere, and its weight relative to the height of an
answer."""
VOTE_TELLS = 0.15
"""Log-odds that a guilty vote adds, and a not-guilty vote subtracts."""
NEVER = -1e9
"""Log-weight of a place that is not in play."""


class Belief:
    """Joint belief about spy and place in one round."""

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
        """By seat and place: log-likelihood of its words if it is no spy."""
        self._spy_answer_odds = [0.0] * seats
        """By seat: log-likelihood of its words if it is the spy."""
        self._all = list(self._prior)
        """Sum of all seats' likelihoods and the prior, by place."""
        self._seen: dict[int, list[float]] = {}

    def places_for(self, spy: int) -> list[float]:
        """Return the probability of each place for `spy`, to whom its own words are no evidence."""
        known = self._seen.get(spy)
        if known is None:
            known = self._seen[spy] = softmax(self._logs_for(spy))
        return known

    def suspicion(
        self, place: int, players: Sequence[int], me: int | None, sharpness: float = 1.0
    ) -> dict[int, float]:
        """Return each player's probability of being a spy, for a player (`me`) who knows the place.

        `sharpness` multiplies the log-odds: above 1 the evidence counts for more.
        """
        suspects = [seat for seat in players if seat != me]
        weights = [sharpness * (self._spy_answer_odds[seat] - self._fits[seat][place]) for seat in suspects]
        return dict(zip(suspects, _marginals(weights, self.spies), strict=True))

    def expects(self, spy: int, answers: Answers) -> list[float]:
        """Return the probability of each answer by a player who knows the place, as `spy` believes."""
        places = self.places_for(spy)
        return [fsum(map(mul, places, column)) for column in answers.columns]

    def observe_question(self, seat: int, question: ParsedQuestion, weight: float) -> None:
        """Update on a question: a player who knows the place asks about what stands out there."""
        if question.trust and weight:
            feature = question.features[0][0]
            fits = self.model.asked[feature]
            self._update(seat, fits, fsum(map(mul, self.places_for(seat), fits)), weight * question.trust)

    def observe_answer(self, seat: int, question: ParsedQuestion, answer: ParsedAnswer) -> None:
        """Update on an answer to a question."""
        if question.features and answer.trust:
            answers = self._answers_to(question)
            trust = question.trust * answer.trust
            fits = _answer_likelihood(answers.columns, answer.heights, trust)
            spy = [(chance,) for chance in self.expects(seat, answers)]
            self._update(seat, fits, _answer_likelihood(spy, answer.heights, trust)[0], 1.0)

    def observe_words(self, seat: int, places: frozenset[int]) -> None:
        """Update on a word that belongs to these places. A spy says it where it seems to fit."""
        if places:
            other = 1.0 / WORD_FITS
            fits = tuple(1.0 if place in places else other for place in range(self.model.places))
            self._update(seat, fits, fsum(map(mul, self.places_for(seat), fits)), WORD_COUNTS)

    def weigh_spies(self, weights: Sequence[int]) -> None:
        """Apply unequal chances of being dealt the spy's card (SF-38)."""
        self._spy_answer_odds = [log(weight) for weight in weights]

    def observe_accusation(self, accused: int, weight: float) -> None:
        """Update on an accusation: the accuser is sure enough to stop the clock."""
        self._spy_answer_odds[accused] += weight

    def observe_votes(self, accused: int, guilty: int, not_guilty: int) -> None:
        """Update on a failed vote: the votes are evidence too."""
        self._spy_answer_odds[accused] += VOTE_TELLS * (guilty - not_guilty)

    def _answers_to(self, question: ParsedQuestion) -> Answers:
        if question.question:
            return self.model.of(question.question)
        (feature, weight), *others = question.features
        answers = self.model.answers[feature]
        for other, share in others:
            weight += share
            answers = answers.mixed(share / weight, self.model.answers[other])
        return answers

    def _update(self, seat: int, fits: Column, bluff: float, weight: float) -> None:
        """Update one seat.

        `fits`: likelihood at each place if the seat knows it. `bluff`: likelihood for the spy.
        """
        if self._memory < 1:
            self._decay()
        weight *= self._attention
        self._spy_answer_odds[seat] += weight * log(bluff)
        evidence = [weight * log(chance) for chance in fits]
        self._fits[seat] = list(map(add, self._fits[seat], evidence))
        self._all = list(map(add, self._all, evidence))
        own = self._seen.get(seat)
        self._seen.clear()
        if own is not None:
            self._seen[seat] = own  # a spy learns nothing from its own words

    def _decay(self) -> None:
        """Let earlier evidence count a little less."""
        share = self._memory
        self._fits = [[share * one for one in fits] for fits in self._fits]
        self._spy_answer_odds = [share * one for one in self._spy_answer_odds]
        self._all = list(map(fsum, zip(self._prior, *self._fits, strict=True)))
        self._seen.clear()

    def _logs_for(self, spy: int) -> list[float]:
        logs = list(map(sub, self._all, self._fits[spy]))
        if self.spies == 1:
            return logs
        others = [seat for seat in range(len(self._fits)) if seat != spy]
        return [
            total + log(fsum(exp(self._spy_answer_odds[seat] - self._fits[seat][place]) for seat in others))
            for place, total in enumerate(logs)
        ]


def _answer_likelihood(by_height: Sequence[Column], heights: Sequence[float], trust: float) -> Column:
    """Return the likelihood of an answer whose height is known only with these probabilities."""
    if trust == 1.0 and 1.0 in heights:
        return by_height[heights.index(1.0)]
    doubt = (1 - trust) / len(heights)
    low, middle, high = (trust * height for height in heights)
    return tuple(doubt + low * a + middle * b + high * c for a, b, c in zip(*by_height, strict=True))


def _marginals(weights: Sequence[float], spies: int) -> list[float]:
    """Return each seat's probability of being a spy, for one spy or an unknown pair."""
    chances = softmax(weights)
    if spies == 1:
        return chances
    pairs = (1 - fsum(chance * chance for chance in chances)) / 2
    return [min(1.0, chance * (1 - chance) / pairs) if pairs > 0 else 1.0 for chance in chances]
