"""Matcher for typed talk: finds the feature of a question and the height of an answer.

Words are compared by stems, phrases and letter n-grams; partial matches get less trust. It uses word
lists and a few hundred known sentences, no network and no language model.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from math import fsum, log, sqrt

import msgspec

from spyhouse.games.spyfall.bots.grammar import Phrase, QuestionKind
from spyhouse.games.spyfall.bots.phrase_bank import HIGH, LOW, MIDDLE, PhraseBank, Question, load_bank
from spyhouse.games.spyfall.bots.spelling import Spelling
from spyhouse.kernel import DEFAULT_LOCALE

MIN_ANSWER_TRUST = 0.5
"""Trust from which a bot answers a question; below, it evades or says that it did not understand."""
SURE = 0.75
"""Trust from which a match counts as confident."""
ENOUGH = 0.6
"""Score from which a feature is recognised: one telling word, or two common ones."""
SENSE = 0.75
"""Share of known words from which a sentence counts as a question, even without a known feature."""
SAME_QUESTION = 0.62
"""Similarity from which two sentences are the same question, so the bank's answers fit."""

LATER = 0.25
"""How much more the last word of a sentence weighs than the first: "I'm dying of hunger" is about hunger."""

Sparse = dict[str, float]


class ParsedQuestion(msgspec.Struct, frozen=True):
    """What the matcher understood of a question."""

    features: tuple[tuple[int, float], ...]
    """Candidate features, likeliest first. The weights add up to 1, unless it is empty."""
    trust: float
    """Confidence in this reading, from 0 to 1."""
    question: Question | None = None
    """The equivalent question of the bank, if any."""
    turned: bool = False
    """Asked in reverse ("is it quiet?"): a yes means a low level."""
    kind: QuestionKind = "yes_or_no"
    """Kind of answer it asks for."""


class ParsedAnswer(msgspec.Struct, frozen=True):
    """What the matcher understood of an answer."""

    heights: tuple[float, float, float]
    trust: float


UNPARSED_QUESTION = ParsedQuestion((), 0.0)
UNPARSED_ANSWER = ParsedAnswer((1 / 3, 1 / 3, 1 / 3), 0.0)
_SURE = (
    ParsedAnswer((1.0, 0.0, 0.0), 1.0),
    ParsedAnswer((0.0, 1.0, 0.0), 1.0),
    ParsedAnswer((0.0, 0.0, 1.0), 1.0),
)


class Matcher:
    """Matcher for one language."""

    def __init__(self, bank: PhraseBank) -> None:
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
        lines = [
            (bank.number[one.feature], line)
            for one in bank.questions
            for lines in ((one.text,), *one.answers)
            for line in lines
        ]
        sentences = [(feature, frozenset(words(line))) for feature, line in lines]
        self._anywhere = Counter(word for _, sentence in sentences for word in sentence)
        self._here = Counter((feature, word) for feature, sentence in sentences for word in sentence)
        phrases = [phrase for entries in self._keywords.values() for phrase, _, _ in entries]
        self._topics = {word for phrase in phrases for word in phrase}
        self._vocabulary = {*self._anywhere} | self._topics
        self._shared = Counter(phrases)
        keywords = [
            phrase for known in bank.hearing.keywords.values() for phrase in (*known.for_it, *known.against)
        ]
        self._spelling = Spelling(self._stems([*keywords, *(line for _, line in lines)]))
        self._plain: dict[str, int | None] = dict.fromkeys((*bank.puzzled, *bank.answers.replies.all))
        """Height of answers that fit many questions; None for those without a height."""
        for known in bank.answers.kinds.values():
            self._plain |= dict.fromkeys(known.vague)
            for height, texts in enumerate(known.by_height):
                self._plain |= dict.fromkeys(texts, height)

        self._lines = frozenset(self._plain) | {line for _, line in bank.answered}

    def question(self, text: str) -> ParsedQuestion:
        """Interpret a question."""
        asked = self.bank.asked.get(text) or self._asked_again(text)
        if asked:
            return ParsedQuestion(((self.bank.number[asked.feature], 1.0),), 1.0, asked)
        kind = self._grammar.kind_of(text)
        not_followed = ParsedQuestion((), 0.0, kind=kind)
        said = self._words(self._grammar.untagged(text))
        scores, signs = self._keyword_scores(said)
        topics = set(scores)
        likeness, nearest = self._nearest(text)
        for feature, alike in likeness.items():
            scores[feature] += 1.6 * alike * alike
        if not scores:
            return not_followed
        ranked = sorted(scores.items(), key=lambda score: -score[1])[:3]
        total = fsum(score * score for _, score in ranked)
        if total <= 0:
            return not_followed
        features = tuple((feature, score * score / total) for feature, score in ranked)
        top = ranked[0][1]
        trust = min(1.0, top / ENOUGH) * features[0][1] * self._known_words(said)
        same = nearest[0] if nearest and nearest[1] >= SAME_QUESTION else None
        if same and self._grammar.kind_of(same.text) != kind:
            same = None  # same feature, but the bank's answers would not fit
        if same and topics and self.bank.number[same.feature] not in topics:
            same = None  # "When did you last" sleep is not "when did you last" try to escape
        return ParsedQuestion(features, trust, same, signs[ranked[0][0]] < 0, kind)

    def answer(self, text: str, to: ParsedQuestion) -> ParsedAnswer:
        """Interpret an answer to a question."""
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
        total = fsum(weights)
        if total < 0.3:
            return UNPARSED_ANSWER
        low, middle, high = (weight / total for weight in weights)
        return ParsedAnswer((low, middle, high), 0.9 * min(1.0, total))

    def makes_sense(self, text: str) -> bool:
        """Return whether the text is a sentence of known words."""
        said = self._words(text)
        return bool(said) and self._known_words(said) >= SENSE

    def _words(self, text: str) -> Phrase:
        """Return the stems of a text, with misspellings corrected and unknown compounds split."""
        return tuple([stem for word in self._grammar.spelled(text) for stem in self._stems_of(word)])

    def _stems_of(self, word: str) -> Phrase:
        """Return the stem of a word; of an unknown one the correctly spelled stem or its known parts."""
        stem = self._grammar.stem_of(word)
        if stem in self._vocabulary:
            return (stem,)
        if corrected := self._spelling.correct(word):
            return (corrected,)
        return self._grammar.parts(stem, self._topics)

    def _stems(self, texts: Iterable[str]) -> dict[str, str]:
        """Return all words of the texts with their stems, in order."""
        spelled = (word for text in texts for word in self._grammar.spelled(text))
        return {word: self._grammar.stem_of(word) for word in spelled}

    def _known_words(self, said: Phrase) -> float:
        """Return the share of words that the bank knows, from 0 to 1."""
        return min(1.0, 0.3 + sum(word in self._vocabulary for word in said) / len(said))

    def _asked_again(self, text: str) -> Question | None:
        """Return the bank's question after "Once more:", or None."""
        for lead in self.bank.hearing.again:
            if text.startswith(lead):
                return self.bank.asked.get(text[len(lead) + 1 :])
        return None

    def _bank_answer(self, text: str, to: ParsedQuestion) -> ParsedAnswer | None:
        """Interpret an answer in the bots' own words, perhaps after a word of defence."""
        _, text = self.bank.without_defence(text)
        height = self.bank.answered.get((to.question.id, text)) if to.question else None
        if height is not None:
            return _SURE[height]
        if text not in self._plain:
            return None
        plain = self._plain[text]
        return UNPARSED_ANSWER if plain is None else _SURE[HIGH - plain if to.turned else plain]

    def is_from_bank(self, text: str) -> bool:
        """Return whether the words are from the bank, so they reveal nothing else."""
        _, answer = self.bank.without_defence(text)
        return answer in self._lines or text in self.bank.asked or self._asked_again(text) is not None

    def _keyword_scores(self, said: Phrase) -> tuple[defaultdict[int, float], defaultdict[int, float]]:
        scores: defaultdict[int, float] = defaultdict(float)
        signs: defaultdict[int, float] = defaultdict(float)
        for start, phrase, feature, sign in _longest(said, self._keywords):
            weight = (0.55 + 0.3 * len(phrase)) / self._shared[phrase] * self._specificity(phrase, feature)
            weight *= 1 + LATER * start / len(said)
            scores[feature] += weight
            signs[feature] += sign * weight
        return scores, signs

    def _specificity(self, phrase: Phrase, feature: int) -> float:
        """Return a weight below 1 for a word that the bank uses for other features too ("people", "up")."""
        if len(phrase) > 1:
            return 1.0
        (word,) = phrase
        return sqrt((self._here[feature, word] + 3) / (self._anywhere[word] + 3))

    def _nearest(self, text: str) -> tuple[dict[int, float], tuple[Question, float] | None]:
        """Return the similarity of the nearest question by feature, and the nearest question of all."""
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
        found = _longest(said, self._levels)
        if not found and any(word in self._negations for word in said):
            yield LOW, 0.5
        for start, phrase, height, _ in found:
            before = said[max(0, start - 2) : start]
            turned = height == HIGH and any(word in self._negations for word in before)
            yield (LOW if turned else height), (0.4 + 0.3 * len(phrase)) * (1.0 if height != MIDDLE else 1.1)

    def _feature_words(self, said: Phrase, feature: int) -> Iterator[tuple[int, float]]:
        for start, _, about, sign in _longest(said, self._keywords):
            if about == feature:
                before = said[max(0, start - 3) : start]
                yield (-sign if any(word in self._negations for word in before) else sign), 0.5

    def _vector(self, grams: Counter[str]) -> Sparse:
        rarest = log(1 + len(self.bank.questions))
        weighed = {gram: count * self._rarity.get(gram, rarest) for gram, count in grams.items()}
        length = sqrt(fsum(weight * weight for weight in weighed.values())) or 1.0
        return {gram: weight / length for gram, weight in weighed.items()}


@cache
def load_matcher(language: str = DEFAULT_LOCALE) -> Matcher:
    """Return the matcher of a language, built once."""
    return Matcher(load_bank(language))


Entry = tuple[Phrase, int, int]


def _index(entries: Iterable[Entry]) -> dict[str, list[Entry]]:
    """Index entries by first word, longest phrases first."""
    index: defaultdict[str, list[Entry]] = defaultdict(list)
    for entry in dict.fromkeys(entries):
        index[entry[0][0]].append(entry)
    for known in index.values():
        known.sort(key=lambda entry: -len(entry[0]))
    return dict(index)


def _longest(said: Sequence[str], index: dict[str, list[Entry]]) -> list[tuple[int, Phrase, int, int]]:
    """Return the phrases found, without those that a longer one contains."""
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
    """Return the stems of a sentence and all its runs of four letters."""
    letters = f" {' '.join(said)} "
    return Counter([*said, *(letters[start : start + 4] for start in range(len(letters) - 3))])


def _cosine(one: Sparse, other: Sparse) -> float:
    if len(other) < len(one):
        one, other = other, one
    return fsum(weight * other[gram] for gram, weight in one.items() if gram in other)
