"""Follows what people type: which feature they ask about, and how high their answer is.

Words are compared by stems, phrases and the letters they are made of; what is only half understood
counts only half. No network and no model: some word lists and a few hundred known sentences.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from math import log, sqrt

import msgspec

from spyhouse.games.spyfall.bots.bank import HIGH, LOW, MIDDLE, Bank, Question, the_bank
from spyhouse.games.spyfall.bots.grammar import Kind, Phrase
from spyhouse.kernel import ENGLISH

FOLLOWED = 0.5
"""From this trust on a bot answers the question; below, it evades it or says that it did not understand."""
SURE = 0.75
"""From this trust on a match counts as confident."""
ENOUGH = 0.6
"""One telling word, or two common ones, are enough to know what is meant."""
SENSE = 0.75
"""A sentence with so many known words is a question, if perhaps about nothing that bots can tell."""
SAME_QUESTION = 0.62
"""Two sentences as alike as this ask the same, so the bank's answers fit."""

Sparse = dict[str, float]


class HeardQuestion(msgspec.Struct, frozen=True):
    features: tuple[tuple[int, float], ...]
    """What it may be about, the likeliest first; the weights add up to 1, or there are none."""
    trust: float
    """How far this understanding can be believed."""
    question: Question | None = None
    """The question of the bank that it is, or is as good as."""
    turned: bool = False
    """Asked the other way round ("is it quiet?"), so that a yes means little of it."""
    kind: Kind = "yes_or_no"
    """What it wants for an answer."""


class HeardAnswer(msgspec.Struct, frozen=True):
    heights: tuple[float, float, float]
    trust: float


NOT_FOLLOWED = HeardQuestion((), 0.0)
NOTHING_SAID = HeardAnswer((1 / 3, 1 / 3, 1 / 3), 0.0)
_SURE = (
    HeardAnswer((1.0, 0.0, 0.0), 1.0),
    HeardAnswer((0.0, 1.0, 0.0), 1.0),
    HeardAnswer((0.0, 0.0, 1.0), 1.0),
)


class Matcher:
    def __init__(self, bank: Bank) -> None:
        self.bank = bank
        self._grammar = bank.grammar
        words = self._grammar.words
        self._keywords = _index(
            (words(phrase), feature, sign)
            for feature, known in enumerate(bank.hearing.keywords[feature.id] for feature in bank.features)
            for sign, phrases in ((1, known.for_it), (-1, known.against))
            for phrase in phrases
        )
        self._levels = _index(
            (words(phrase), height, 1)
            for height, phrases in enumerate(bank.hearing.levels)
            for phrase in phrases
        )
        self._negations = {words(word)[0] for word in bank.hearing.negations}
        grams = [_grams(words(question.text)) for question in bank.questions]
        common = Counter(gram for each in grams for gram in each)
        self._rarity = {gram: log(1 + len(grams) / count) for gram, count in common.items()}
        self._known = [self._vector(each) for each in grams]
        sentences = [
            (bank.number[one.feature], frozenset(words(line)))
            for one in bank.questions
            for lines in ((one.text,), *one.answers)
            for line in lines
        ]
        self._anywhere = Counter(word for _, sentence in sentences for word in sentence)
        self._here = Counter((feature, word) for feature, sentence in sentences for word in sentence)
        phrases = [phrase for entries in self._keywords.values() for phrase, _, _ in entries]
        self._topics = {word for phrase in phrases for word in phrase}
        self._vocabulary = {*self._anywhere} | self._topics
        self._shared = Counter(phrases)
        self._plain: dict[str, int | None] = dict.fromkeys(bank.puzzled)
        """The height of an answer that fits many questions; None for what says nothing."""
        for known in bank.answers.kinds.values():
            self._plain |= dict.fromkeys(known.vague)
            for height, texts in enumerate(known.by_height):
                self._plain |= dict.fromkeys(texts, height)

        self._lines = frozenset(self._plain) | {line for _, line in bank.answered}

    def question(self, text: str) -> HeardQuestion:
        asked = self.bank.asked.get(text) or self._asked_again(text)
        if asked:
            return HeardQuestion(((self.bank.number[asked.feature], 1.0),), 1.0, asked)
        kind = self._grammar.kind_of(text)
        not_followed = HeardQuestion((), 0.0, kind=kind)
        said = self._words(text)
        scores, signs = self._keyword_scores(said)
        topics = set(scores)
        likeness, nearest = self._nearest(text)
        for feature, alike in likeness.items():
            scores[feature] += 1.6 * alike * alike
        if not scores:
            return not_followed
        ranked = sorted(scores.items(), key=lambda score: -score[1])[:3]
        total = sum(score * score for _, score in ranked)
        if total <= 0:
            return not_followed
        features = tuple((feature, score * score / total) for feature, score in ranked)
        top = ranked[0][1]
        trust = min(1.0, top / ENOUGH) * features[0][1] * self._known_words(said)
        same = nearest[0] if nearest and nearest[1] >= SAME_QUESTION else None
        if same and self._grammar.kind_of(same.text) != kind:
            same = None  # about the same thing, but its answers would not fit
        if same and topics and self.bank.number[same.feature] not in topics:
            same = None  # "When did you last" sleep, and not try to escape
        return HeardQuestion(features, trust, same, signs[ranked[0][0]] < 0, kind)

    def answer(self, text: str, to: HeardQuestion) -> HeardAnswer:
        known = self._bank_answer(text, to)
        if known is not None:
            return known
        said = self._words(text)
        weights = [0.0, 0.0, 0.0]
        for height, weight in self._level_scores(said):
            flipped = HIGH - height if to.turned else height
            weights[flipped] += weight
        if to.features:
            for sign, weight in self._feature_words(said, to.features[0][0]):
                weights[HIGH if sign > 0 else LOW] += weight
        if to.question:
            vector = self._vector(_grams(said))
            for height, texts in enumerate(to.question.answers):
                alike = max(_cosine(vector, self._vector(_grams(self._words(one)))) for one in texts)
                weights[height] += 2 * alike * alike
        total = sum(weights)
        if total < 0.3:
            return NOTHING_SAID
        low, middle, high = (weight / total for weight in weights)
        return HeardAnswer((low, middle, high), 0.9 * min(1.0, total))

    def makes_sense(self, text: str) -> bool:
        """Whether it is at least a sentence of words one has heard before."""
        said = self._words(text)
        return bool(said) and self._known_words(said) >= SENSE

    def _words(self, text: str) -> Phrase:
        """With what is made of several words taken apart, where nobody knows it whole."""
        said: list[str] = []
        for word in self._grammar.words(text):
            said += (word,) if word in self._vocabulary else self._grammar.parts(word, self._topics)
        return tuple(said)

    def _known_words(self, said: Phrase) -> float:
        """1 for a sentence of words that the bank uses too, less when most of them are unheard of."""
        return min(1.0, 0.3 + sum(word in self._vocabulary for word in said) / len(said))

    def _asked_again(self, text: str) -> Question | None:
        """A question of the bank after "Once more:"."""
        for lead in self.bank.hearing.again:
            if text.startswith(lead):
                return self.bank.asked.get(text[len(lead) + 1 :])
        return None

    def _bank_answer(self, text: str, to: HeardQuestion) -> HeardAnswer | None:
        """An answer in the bots' own words, perhaps after a word of defence."""
        _, text = self.bank.without_defence(text)
        height = self.bank.answered.get((to.question.id, text)) if to.question else None
        if height is not None:
            return _SURE[height]
        if text not in self._plain:
            return None
        plain = self._plain[text]
        return NOTHING_SAID if plain is None else _SURE[HIGH - plain if to.turned else plain]

    def is_ours(self, text: str) -> bool:
        """Whether the words are from the bank, so that they mean no more than they should."""
        _, answer = self.bank.without_defence(text)
        return answer in self._lines or text in self.bank.asked or self._asked_again(text) is not None

    def _keyword_scores(self, said: Phrase) -> tuple[defaultdict[int, float], defaultdict[int, float]]:
        scores: defaultdict[int, float] = defaultdict(float)
        signs: defaultdict[int, float] = defaultdict(float)
        for phrase, feature, sign in _longest(said, self._keywords):
            weight = (0.55 + 0.3 * len(phrase)) / self._shared[phrase] * self._telling(phrase, feature)
            scores[feature] += weight
            signs[feature] += sign * weight
        return scores, signs

    def _telling(self, phrase: Phrase, feature: int) -> float:
        """Less than 1 for a word that the bank uses about other things as well ("people", "up")."""
        if len(phrase) > 1:
            return 1.0
        (word,) = phrase
        return sqrt((self._here[feature, word] + 3) / (self._anywhere[word] + 3))

    def _nearest(self, text: str) -> tuple[dict[int, float], tuple[Question, float] | None]:
        """By feature how alike the nearest question is; and the nearest of all."""
        vector = self._vector(_grams(self._words(text)))
        best: dict[int, float] = {}
        nearest: tuple[Question, float] | None = None
        for question, known in zip(self.bank.questions, self._known, strict=True):
            alike = _cosine(vector, known)
            feature = self.bank.number[question.feature]
            if alike > best.get(feature, 0.15):
                best[feature] = alike
            if nearest is None or alike > nearest[1]:
                nearest = question, alike
        return best, nearest

    def _level_scores(self, said: Phrase) -> Iterator[tuple[int, float]]:
        found = _longest_with_place(said, self._levels)
        if not found and any(word in self._negations for word in said):
            yield LOW, 0.5
        for start, phrase, height, _ in found:
            before = said[max(0, start - 2) : start]
            turned = height == HIGH and any(word in self._negations for word in before)
            yield (LOW if turned else height), (0.4 + 0.3 * len(phrase)) * (1.0 if height != MIDDLE else 1.1)

    def _feature_words(self, said: Phrase, feature: int) -> Iterator[tuple[int, float]]:
        for start, _, about, sign in _longest_with_place(said, self._keywords):
            if about == feature:
                before = said[max(0, start - 3) : start]
                yield (-sign if any(word in self._negations for word in before) else sign), 0.5

    def _vector(self, grams: Counter[str]) -> Sparse:
        rarest = log(1 + len(self.bank.questions))
        weighed = {gram: count * self._rarity.get(gram, rarest) for gram, count in grams.items()}
        length = sqrt(sum(weight * weight for weight in weighed.values())) or 1.0
        return {gram: weight / length for gram, weight in weighed.items()}


@cache
def the_matcher(language: str = ENGLISH) -> Matcher:
    return Matcher(the_bank(language))


Entry = tuple[Phrase, int, int]


def _index(entries: Iterable[Entry]) -> dict[str, list[Entry]]:
    """By first word, the longest phrases first."""
    index: defaultdict[str, list[Entry]] = defaultdict(list)
    for entry in dict.fromkeys(entries):
        index[entry[0][0]].append(entry)
    for known in index.values():
        known.sort(key=lambda entry: -len(entry[0]))
    return dict(index)


def _longest(said: Phrase, index: dict[str, list[Entry]]) -> Iterator[Entry]:
    for _, phrase, meaning, sign in _longest_with_place(said, index):
        yield phrase, meaning, sign


def _longest_with_place(
    said: Sequence[str], index: dict[str, list[Entry]]
) -> list[tuple[int, Phrase, int, int]]:
    """The phrases found; where one contains another, only the longer."""
    found = [
        (start, phrase, meaning, sign)
        for start, word in enumerate(said)
        for phrase, meaning, sign in index.get(word, ())
        if tuple(said[start : start + len(phrase)]) == phrase
    ]
    return [
        one
        for one in found
        if not any(
            len(other[1]) > len(one[1])
            and other[0] <= one[0]
            and one[0] + len(one[1]) <= other[0] + len(other[1])
            for other in found
        )
    ]


def _grams(said: Phrase) -> Counter[str]:
    """The stems of a sentence and all runs of four letters in it."""
    letters = f" {' '.join(said)} "
    return Counter([*said, *(letters[start : start + 4] for start in range(len(letters) - 3))])


def _cosine(one: Sparse, other: Sparse) -> float:
    if len(other) < len(one):
        one, other = other, one
    return sum(weight * other[gram] for gram, weight in one.items() if gram in other)
