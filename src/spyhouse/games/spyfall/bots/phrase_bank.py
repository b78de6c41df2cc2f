"""Phrase bank of the bots: features of places, questions and answers, loaded once and validated."""

import re
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from spyhouse.games.spyfall import packs
from spyhouse.games.spyfall.bots.grammar import Grammar, QuestionKind, grammar_of
from spyhouse.games.spyfall.prompts import FILES
from spyhouse.games.spyfall.scoring import How
from spyhouse.kernel import DEFAULT_LOCALE, BadData

Line = Annotated[str, Meta(min_length=1, max_length=200)]
Lines = Annotated[tuple[Line, ...], Meta(min_length=1)]

LOW, MIDDLE, HIGH = range(3)
"""The three heights of an answer."""
HEIGHTS = 3
PARTS = ("questions-a", "questions-b")
LEVELS = 5
"""Levels of a place profile: 0 and 1 are low, 2 is middling, 3 and 4 are high."""


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base that rejects unknown keys in data files."""


class Feature(_Strict, frozen=True):
    """A property that one can ask about at any place."""

    id: str
    name: str
    low: str
    high: str


class Features(_Strict, frozen=True):
    """File of features and place profiles: features.toml."""

    features: tuple[Feature, ...]
    spread: dict[str, float]
    places: dict[str, dict[str, int | tuple[int, float]]]


class Question(_Strict, frozen=True):
    """A question of the bank with its answers."""

    id: str
    feature: str
    text: Line
    answers: tuple[Lines, Lines, Lines]
    """Answers for a low, a middling and a high level."""
    also: str | None = None
    """A second feature on which the answer depends a little."""


class _Lines(_Strict, frozen=True):
    lines: Lines


class Questions(_Strict, frozen=True):
    """File of questions."""

    questions: tuple[Question, ...]
    puzzled: _Lines | None = None
    accusing: _Lines | None = None
    defending: _Lines | None = None


class Keywords(_Strict, frozen=True):
    """Plain words for a feature. With `for_it`, yes means a high level; with `against`, a low one."""

    for_it: tuple[str, ...]
    against: tuple[str, ...] = ()


class KeywordFile(_Strict, frozen=True):
    """File of word lists: words.toml."""

    keywords: dict[str, Keywords]
    again: Lines
    """Openings for a repeated question, when no new one is left."""
    levels: tuple[Lines, Lines, Lines]
    """Phrases that determine an answer's height; the longest match counts."""
    negations: Lines
    """Words that negate the phrase after them."""


class AnswersByHeight(_Strict, frozen=True):
    """Answers that fit nearly any question of one kind, by height; `vague` ones have none."""

    low: Lines
    middle: Lines
    high: Lines
    vague: Lines

    @property
    def by_height(self) -> tuple[Lines, Lines, Lines]:
        """Return the answers for low, middling and high."""
        return self.low, self.middle, self.high


class Replies(_Strict, frozen=True):
    """Replies to forbidden questions, alternatives, unintelligible talk and remarks."""

    are_you_the_spy: Lines
    where_are_we: Lines
    this_or_that: Lines
    unheard: Lines
    order: Lines
    statement: Lines
    greeting: Lines
    insult: Lines
    compliment: Lines
    joke: Lines
    price: Lines
    weather: Lines

    @property
    def all(self) -> tuple[str, ...]:
        """Return all replies."""
        return tuple(line for lines in msgspec.structs.astuple(self) for line in lines)


class Answers(_Strict, frozen=True):
    """File of answers to people's own questions: answers.toml."""

    kinds: dict[QuestionKind, AnswersByHeight]
    replies: Replies
    spy: dict[How, Lines]
    """A spy's comments by how the round ended."""


class PlaceProfile(_Strict, frozen=True):
    """Profile of a place of the box, as an ordinary person would describe it."""

    id: str
    name: str
    levels: tuple[int, ...]
    spreads: tuple[float, ...]
    """Spread by feature, in the bank's order."""


class PhraseBank:
    """All phrases of a language, with indexes for the bots."""

    def __init__(
        self,
        language: str,
        described: Features,
        asked: tuple[Questions, ...],
        hearing: KeywordFile,
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
        """By place: words that people let slip there."""
        fault = next(_faults(self, described), None)
        if fault:
            raise BadData(fault)
        names = {place.id: place.name for place in packs.default_pack(language).places}
        self.places = {id: self._place(id, names.get(id, id), described) for id in described.places}
        """Place profiles by id."""
        for place in self.places.values():
            if not all(0 <= level < LEVELS for level in place.levels) or min(place.spreads) <= 0:
                raise BadData(
                    f"features.toml, {place.name}: levels must be 0 to {LEVELS - 1}, and spreads above 0"
                )

    def _place(self, id: str, name: str, described: Features) -> PlaceProfile:
        levels, spreads = [], []
        for feature in self.features:
            value = described.places[id][feature.id]
            level, spread = (value, described.spread[feature.id]) if isinstance(value, int) else value
            levels.append(level)
            spreads.append(spread)
        return PlaceProfile(id, name, tuple(levels), tuple(spreads))

    @cached_property
    def about(self) -> tuple[tuple[Question, ...], ...]:
        """Return the questions about each feature."""
        return tuple(
            tuple(question for question in self.questions if question.feature == feature.id)
            for feature in self.features
        )

    def place(self, place: packs.Place) -> PlaceProfile | None:
        """Return the profile of a place of any pack, by id or by a name of the box; None if unknown."""
        return self.places.get(place.id) or self._by_name.get(place.name)

    @cached_property
    def _by_name(self) -> dict[str, PlaceProfile]:
        return {place.name: place for place in self.places.values()}

    def without_defence(self, text: str) -> tuple[str, str]:
        """Split a text into a known defence, or "", and the rest: ("Me? I was here first.", "Hardly.")."""
        for end in re.finditer(r"[.!?] ", text):
            defence = text[: end.start() + 1]
            if defence in self.defending:
                return defence, text[end.end() :]
        return "", text

    @cached_property
    def asked(self) -> dict[str, Question]:
        """Return the bank's questions by text."""
        return {question.text: question for question in self.questions}

    @cached_property
    def answered(self) -> dict[tuple[str, str], int]:
        """Return the height of each answer, by question id and text."""
        return {
            (question.id, text): height
            for question in self.questions
            for height, texts in enumerate(question.answers)
            for text in texts
        }


@cache
def load_bank(language: str = DEFAULT_LOCALE) -> PhraseBank:
    """Load the bank of a language, once."""
    return PhraseBank(
        language,
        FILES.read("features.toml", Features),
        tuple(FILES.translated(f"talk/{part}.toml", language, Questions) for part in PARTS),
        FILES.translated("talk/words.toml", language, KeywordFile),
        FILES.translated("talk/answers.toml", language, Answers),
        FILES.translated("talk/tells.toml", language, dict[str, str]),
    )


def _all_lines(parts: Iterator[_Lines | None]) -> tuple[str, ...]:
    return tuple(line for part in parts if part for line in part.lines)


def _faults(bank: PhraseBank, described: Features) -> Iterator[str]:
    """Yield inconsistencies that the types cannot express."""
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
