"""How likely each answer is at each place, as tables: all that the bots know about the world."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import exp, log

from spyhouse.bots.odds import entropy, surprise
from spyhouse.games.spyfall.bots.bank import HEIGHTS, LEVELS, Bank, Question, the_bank
from spyhouse.games.spyfall.bots.bank import Place as KnownPlace
from spyhouse.games.spyfall.packs import Pack, Place
from spyhouse.kernel import ENGLISH

Column = tuple[float, ...]
"""One number for each place of the pack."""

ALSO = 0.2
"""How much of an answer is about the second feature of its question."""
SLIP = 0.2
"""How often people say anything at all, so that no single answer is ever proof."""
KEENNESS = 0.5
"""Those who know the place rather ask about what stands out there."""
FAMILIAR = 0.6
"""How far a place that is only known by its words is believed to be like its namesakes."""


class Answers:
    """For each height of an answer, how likely it is at each place; also in logarithms."""

    __slots__ = ("columns", "logs")

    def __init__(self, columns: Iterable[Column]) -> None:
        self.columns = tuple(columns)
        self.logs = tuple(tuple(map(log, column)) for column in self.columns)

    def mixed(self, share: float, other: "Answers") -> "Answers":
        return Answers(
            tuple((1 - share) * one + share * two for one, two in zip(*columns, strict=True))
            for columns in zip(self.columns, other.columns, strict=True)
        )


class Model:
    """The places of one pack."""

    def __init__(self, bank: Bank, pack: Pack) -> None:
        self.bank = bank
        self.places = len(pack.places)
        described = [_describe(bank, place) for place in pack.places]
        self.answers = tuple(
            Answers(zip(*(place[feature] for place in described), strict=True))
            for feature in range(len(bank.features))
        )
        """By feature."""
        self.at = described
        """By place and feature: how likely each height is."""
        self.openness: tuple[Column, ...] = tuple(
            tuple(entropy(place[feature]) for place in described) for feature in range(len(bank.features))
        )
        """By feature: how open the answer is for somebody who knows the place."""
        self.asked = _asked(described)
        """By feature: how likely somebody at each place asks about it."""
        self._of: dict[str, Answers] = {}

    def of(self, question: Question) -> Answers:
        """How likely each answer to this very question is."""
        known = self._of.get(question.id)
        if known is None:
            known = self.answers[self.bank.number[question.feature]]
            if question.also:
                known = known.mixed(ALSO, self.answers[self.bank.number[question.also]])
            self._of[question.id] = known
        return known


@lru_cache(maxsize=16)
def model_of(pack: Pack, language: str = ENGLISH) -> Model:
    return Model(the_bank(language), pack)


def heights(level: float, spread: float) -> tuple[float, ...]:
    """How likely somebody honest answers low, middling or high."""
    weights = [exp(-((level - said) ** 2) / (2 * spread**2)) for said in range(LEVELS)]
    total = sum(weights)
    low, high = sum(weights[:2]) / total, sum(weights[3:]) / total
    return tuple((1 - SLIP) * one + SLIP / HEIGHTS for one in (low, weights[2] / total, high))


Described = tuple[tuple[float, ...], ...]


def _describe(bank: Bank, place: Place) -> Described:
    """By feature: from the bank, or from what the words of the place's name and roles give."""
    known = bank.place(place)
    if known:
        return _heights_of(known)
    return _by_its_words(bank, place)


def _by_its_words(bank: Bank, place: Place) -> Described:
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
        much = bool(around & stems(" ".join(words.for_it)))
        little = bool(around & stems(" ".join(words.against)))
        if much != little:
            usual = _blend(FAMILIAR, heights(3 if much else 1, 1.0), usual)
        described.append(usual)
    return tuple(described)


def _heights_of(place: KnownPlace) -> Described:
    return tuple(map(heights, place.levels, place.spreads))


def _mean(rows: Iterable[tuple[float, ...]]) -> tuple[float, ...]:
    columns = list(zip(*rows, strict=True))
    return tuple(sum(column) / len(column) for column in columns)


def _blend(weight: float, one: Sequence[float], other: Sequence[float]) -> tuple[float, ...]:
    return tuple(weight * a + (1 - weight) * b for a, b in zip(one, other, strict=True))


def _asked(described: Sequence[Described]) -> tuple[Column, ...]:
    """What stands out at a place is where its answers differ most from those of an average place."""
    usual = [_mean(rows) for rows in zip(*described, strict=True)]
    asked = []
    for place in described:
        weights = [exp(KEENNESS * surprise(here, there)) for here, there in zip(place, usual, strict=True)]
        total = sum(weights)
        asked.append([weight / total for weight in weights])
    return tuple(zip(*asked, strict=True))
