"""World model of the bots: probabilities of each answer at each place, as tables."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import exp, fsum

from spyhouse.bots.probability import kl_divergence
from spyhouse.games.spyfall.bots.phrase_bank import HEIGHTS, LEVELS, PhraseBank, Question, load_bank
from spyhouse.games.spyfall.bots.phrase_bank import PlaceProfile as KnownPlace
from spyhouse.games.spyfall.packs import Pack, Place
from spyhouse.kernel import DEFAULT_LOCALE

Column = tuple[float, ...]
"""One number per place of the pack."""

ALSO = 0.2
"""Weight of the second feature of a question in its answers."""
SLIP = 0.2
"""Probability of an arbitrary answer, so no single answer is proof."""
KEENNESS = 0.5
"""Preference of players who know the place for features that stand out there."""
FAMILIAR = 0.6
"""Trust in the profile of a place that is only known by the words of its name."""


class Answers:
    """For each height of an answer, its probability at each place."""

    __slots__ = ("columns",)

    def __init__(self, columns: Iterable[Column]) -> None:
        self.columns = tuple(columns)

    def mixed(self, share: float, other: "Answers") -> "Answers":
        """Return a mixture with other answers."""
        return Answers(
            tuple((1 - share) * one + share * two for one, two in zip(*columns, strict=True))
            for columns in zip(self.columns, other.columns, strict=True)
        )


class Model:
    """Tables of one pack's places."""

    def __init__(self, bank: PhraseBank, pack: Pack) -> None:
        self.bank = bank
        self.places = len(pack.places)
        described = [_describe(bank, place) for place in pack.places]
        self.answers = tuple(
            Answers(zip(*(place[feature] for place in described), strict=True))
            for feature in range(len(bank.features))
        )
        """Answers by feature."""
        self.at = described
        """By place and feature: probability of each height."""
        self.asked = _asked(described)
        """By feature: probability that a player at each place asks about it."""
        self._of: dict[str, Answers] = {}

    def of(self, question: Question) -> Answers:
        """Return the answers to a particular question."""
        known = self._of.get(question.id)
        if known is None:
            known = self.answers[self.bank.number[question.feature]]
            if question.also:
                known = known.mixed(ALSO, self.answers[self.bank.number[question.also]])
            self._of[question.id] = known
        return known


@lru_cache(maxsize=16)
def model_of(pack: Pack, language: str = DEFAULT_LOCALE) -> Model:
    """Return the model of a pack, built once."""
    return Model(load_bank(language), pack)


def heights(level: float, spread: float) -> tuple[float, ...]:
    """Return the probabilities that an honest player answers low, middling or high."""
    weights = [exp(-((level - said) ** 2) / (2 * spread**2)) for said in range(LEVELS)]
    total = fsum(weights)
    low, high = fsum(weights[:2]) / total, fsum(weights[3:]) / total
    return tuple((1 - SLIP) * one + SLIP / HEIGHTS for one in (low, weights[2] / total, high))


Described = tuple[tuple[float, ...], ...]


def _describe(bank: PhraseBank, place: Place) -> Described:
    """Describe a place by feature: from the bank, or from the words of its name and roles."""
    known = bank.place(place)
    if known:
        return _heights_of(known)
    return _by_its_words(bank, place)


def _by_its_words(bank: PhraseBank, place: Place) -> Described:
    stems = bank.grammar.stems
    name = stems(place.name)
    around = stems(" ".join(role.name for role in place.roles)) | name
    alike = [known for known in bank.places.values() if name & stems(known.name)]
    average = tuple(_mean(known) for known in zip(*map(_heights_of, bank.places.values()), strict=True))
    if alike:
        likeness = tuple(_mean(known) for known in zip(*map(_heights_of, alike), strict=True))
        average = tuple(_blend(FAMILIAR, one, two) for one, two in zip(likeness, average, strict=True))
    described = []
    for feature, usual in zip(bank.features, average, strict=True):
        words = bank.hearing.keywords[feature.id]
        is_high = bool(around & stems(" ".join(words.for_it)))
        is_low = bool(around & stems(" ".join(words.against)))
        if is_high != is_low:
            usual = _blend(FAMILIAR, heights(3 if is_high else 1, 1.0), usual)
        described.append(usual)
    return tuple(described)


def _heights_of(place: KnownPlace) -> Described:
    return tuple(map(heights, place.levels, place.spreads))


def _mean(rows: Iterable[tuple[float, ...]]) -> tuple[float, ...]:
    columns = list(zip(*rows, strict=True))
    return tuple(fsum(column) / len(column) for column in columns)


def _blend(weight: float, one: Sequence[float], other: Sequence[float]) -> tuple[float, ...]:
    return tuple(weight * a + (1 - weight) * b for a, b in zip(one, other, strict=True))


def _asked(described: Sequence[Described]) -> tuple[Column, ...]:
    """Return how likely each feature is asked at each place: more if it differs from the average."""
    usual = [_mean(rows) for rows in zip(*described, strict=True)]
    asked = []
    for place in described:
        weights = [
            exp(KEENNESS * kl_divergence(here, there)) for here, there in zip(place, usual, strict=True)
        ]
        total = fsum(weights)
        asked.append([weight / total for weight in weights])
    return tuple(zip(*asked, strict=True))
