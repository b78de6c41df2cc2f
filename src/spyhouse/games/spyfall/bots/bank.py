"""The words the bots are made of: features of places, questions, answers; read once and checked."""

import re
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from spyhouse.games.spyfall import packs
from spyhouse.games.spyfall.bots.grammar import Grammar, Kind, grammar_of
from spyhouse.games.spyfall.sheet import How
from spyhouse.games.spyfall.texts import FILES
from spyhouse.kernel import ENGLISH, BadData

Line = Annotated[str, Meta(min_length=1, max_length=200)]
Lines = Annotated[tuple[Line, ...], Meta(min_length=1)]

LOW, MIDDLE, HIGH = range(3)
"""The three heights an answer can have."""
HEIGHTS = 3
PARTS = ("questions-a", "questions-b")
LEVELS = 5
"""A place's own scale is finer: 0 and 1 are low, 2 is middling, 3 and 4 are high."""


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A misspelt key in a data file is an error."""


class Feature(_Strict, frozen=True):
    """Something one can ask about anywhere."""

    id: str
    name: str
    low: str
    high: str


class Features(_Strict, frozen=True):
    features: tuple[Feature, ...]
    spread: dict[str, float]
    places: dict[str, dict[str, int | tuple[int, float]]]


class Question(_Strict, frozen=True):
    id: str
    feature: str
    text: Line
    answers: tuple[Lines, Lines, Lines]
    """For a low, a middling and a high level."""
    also: str | None = None
    """A second feature, on which the answer throws a little light."""


class _Lines(_Strict, frozen=True):
    lines: Lines


class Questions(_Strict, frozen=True):
    questions: tuple[Question, ...]
    puzzled: _Lines | None = None
    accusing: _Lines | None = None
    defending: _Lines | None = None


class Keywords(_Strict, frozen=True):
    """Plain words for a feature: with `for_it`, yes means a high level; with `against`, a low one."""

    for_it: tuple[str, ...]
    against: tuple[str, ...] = ()


class Hearing(_Strict, frozen=True):
    """How people put things: words.toml."""

    keywords: dict[str, Keywords]
    again: Lines
    """Before a question that was asked before, when no other is left."""
    levels: tuple[Lines, Lines, Lines]
    """Phrases that give an answer its height, the longest that is found counts."""
    negations: Lines
    """Words that turn the phrase after them round."""


class OfKind(_Strict, frozen=True):
    """Answers that fit nearly any question of one kind, by height; `vague` ones have none."""

    low: Lines
    middle: Lines
    high: Lines
    vague: Lines

    @property
    def by_height(self) -> tuple[Lines, Lines, Lines]:
        return self.low, self.middle, self.high


class Replies(_Strict, frozen=True):
    """To what is asked outright, to a choice of two, and to what was spoken where a bot hears nothing."""

    are_you_the_spy: Lines
    where_are_we: Lines
    this_or_that: Lines
    unheard: Lines


class Answers(_Strict, frozen=True):
    """What is said to people's own questions: answers.toml."""

    kinds: dict[Kind, OfKind]
    replies: Replies
    spy: dict[How, Lines]
    """A spy's word about how the round ended."""


class Place(_Strict, frozen=True):
    """A place of the box, as an ordinary person would describe it."""

    id: str
    name: str
    levels: tuple[int, ...]
    spreads: tuple[float, ...]
    """By feature, in the bank's order."""


class Bank:
    """All words of a language, with the look-ups that every bot needs."""

    def __init__(
        self,
        language: str,
        described: Features,
        asked: tuple[Questions, ...],
        hearing: Hearing,
        answers: Answers,
        tells: Mapping[str, str],
    ) -> None:
        self.language = language
        self.grammar: Grammar = grammar_of(language)
        self.features = described.features
        self.number = {feature.id: number for number, feature in enumerate(self.features)}
        self.questions = tuple(question for part in asked for question in part.questions)
        self.puzzled = _all_lines(part.puzzled for part in asked)
        self.accusing = _all_lines(part.accusing for part in asked)
        self.defending = _all_lines(part.defending for part in asked)
        self.hearing = hearing
        self.answers = answers
        self.tells = tells
        """By place, words that people let slip there."""
        fault = next(_faults(self, described), None)
        if fault:
            raise BadData(fault)
        names = {place.id: place.name for place in packs.the_box(language).places}
        self.places = {id: self._place(id, names.get(id, id), described) for id in described.places}
        """By id."""
        for place in self.places.values():
            if not all(0 <= level < LEVELS for level in place.levels) or min(place.spreads) <= 0:
                raise BadData(
                    f"features.toml, {place.name}: levels go from 0 to {LEVELS - 1}, spreads are above 0"
                )

    def _place(self, id: str, name: str, described: Features) -> Place:
        levels, spreads = [], []
        for feature in self.features:
            value = described.places[id][feature.id]
            level, spread = (value, described.spread[feature.id]) if isinstance(value, int) else value
            levels.append(level)
            spreads.append(spread)
        return Place(id, name, tuple(levels), tuple(spreads))

    @cached_property
    def about(self) -> tuple[tuple[Question, ...], ...]:
        """The questions about each feature."""
        return tuple(
            tuple(question for question in self.questions if question.feature == feature.id)
            for feature in self.features
        )

    def place(self, place: packs.Place) -> Place | None:
        """What is known of a place of any pack: of the box's own, also by what it is called."""
        return self.places.get(place.id) or self._by_name.get(place.name)

    @cached_property
    def _by_name(self) -> dict[str, Place]:
        return {place.name: place for place in self.places.values()}

    def without_defence(self, text: str) -> tuple[str, str]:
        """("Me? I was here first.", "Hardly.") for both in one; ("", text) if it begins with none of ours."""
        for end in re.finditer(r"[.!?] ", text):
            defence = text[: end.start() + 1]
            if defence in self.defending:
                return defence, text[end.end() :]
        return "", text

    @cached_property
    def asked(self) -> dict[str, Question]:
        return {question.text: question for question in self.questions}

    @cached_property
    def answered(self) -> dict[tuple[str, str], int]:
        """How high an answer is, by the question's id and the answer's text."""
        return {
            (question.id, text): height
            for question in self.questions
            for height, texts in enumerate(question.answers)
            for text in texts
        }


@cache
def the_bank(language: str = ENGLISH) -> Bank:
    return Bank(
        language,
        FILES.read("features.toml", Features),
        tuple(FILES.translated(f"talk/{part}.toml", language, Questions) for part in PARTS),
        FILES.translated("talk/words.toml", language, Hearing),
        FILES.translated("talk/answers.toml", language, Answers),
        FILES.translated("talk/tells.toml", language, dict[str, str]),
    )


def _all_lines(parts: Iterator[_Lines | None]) -> tuple[str, ...]:
    return tuple(line for part in parts if part for line in part.lines)


def _faults(bank: Bank, described: Features) -> Iterator[str]:
    """What the types cannot say."""
    wanted = set(bank.number)
    if len(wanted) < len(bank.features):
        yield "features.toml: two features have the same id"
    tables: dict[str, Mapping[str, Any]] = {"spread": described.spread, **described.places}
    for name, values in tables.items():
        for odd in sorted(wanted ^ set(values)):
            what = "is missing" if odd in wanted else "is not a feature"
            yield f"features.toml, {name}: “{odd}” {what}"
    for odd in sorted(wanted ^ set(bank.hearing.keywords)):
        what = "has no keywords" if odd in wanted else "is not a feature"
        yield f"words.toml, keywords: “{odd}” {what}"
    seen: dict[str, str] = {}
    for question in bank.questions:
        for feature in (question.feature, question.also):
            if feature is not None and feature not in wanted:
                yield f"{question.id}: “{feature}” is not a feature"
        for text in (question.id, question.text):
            if text in seen:
                yield f"{question.id}: “{text}” also stands in {seen[text]}"
            seen[text] = question.id
    for name, lines in {
        "puzzled": bank.puzzled,
        "accusing": bank.accusing,
        "defending": bank.defending,
    }.items():
        if not lines:
            yield f"questions-*.toml: there are no {name} lines"
    for kind in sorted(bank.grammar.kinds ^ set(bank.answers.kinds)):
        what = "there are no answers to" if kind in bank.grammar.kinds else "nobody asks for"
        yield f"answers.toml: {what} “{kind}”"
    for odd in sorted(set(bank.tells) ^ set(described.places)):
        yield f"tells.toml: “{odd}” stands only here or only in features.toml"
    heights: dict[str, int] = {}
    for kind, known in bank.answers.kinds.items():
        for height, lines in enumerate((*known.by_height, known.vague)):
            for line in lines:
                if heights.setdefault(line, height) != height:
                    yield f"answers.toml, {kind}: “{line}” has another height elsewhere"
