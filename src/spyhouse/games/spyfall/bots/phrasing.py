"""Choice of phrases: nothing is said twice in one game, by any player."""

import random
from collections.abc import Iterable

from spyhouse.games.spyfall.bots.grammar import QuestionKind
from spyhouse.games.spyfall.bots.matcher import ParsedQuestion
from spyhouse.games.spyfall.bots.phrase_bank import HIGH, Lines, PhraseBank, Question
from spyhouse.games.spyfall.moves import LONGEST_TEXT


class PhrasePicker:
    """Picker of unused phrases of the bank."""

    def __init__(self, bank: PhraseBank, rng: random.Random) -> None:
        self._bank = bank
        self._rng = rng
        self._said: set[str] = set()
        self._left = [list(questions) for questions in bank.about]
        """By feature: questions that nobody has asked yet."""

    def observe(self, text: str, question: Question | None = None) -> None:
        """Mark a text as used, and the bank's question it matches, if any."""
        self._said.add(text)
        self._said.update(self._bank.without_defence(text))
        if question:
            left = self._left[self._bank.number[question.feature]]
            if question in left:
                left.remove(question)

    def features(self) -> list[int]:
        """Return the features with unused questions; all of them if none are left."""
        fresh = [feature for feature, left in enumerate(self._left) if left]
        return fresh or [feature for feature, questions in enumerate(self._bank.about) if questions]

    def question(self, feature: int) -> str:
        """Return a question about a feature."""
        left = self._left[feature]
        if left:
            return self._rng.choice(left).text
        asked = self._bank.about[feature]
        return self._new(f"{lead} {question.text}" for lead in self._bank.hearing.again for question in asked)

    def answer(self, to: ParsedQuestion, height: int) -> str:
        """Return an answer of this height."""
        if to.question:
            return self._new(to.question.answers[height])
        return self._new(self._bank.answers.kinds[to.kind].by_height[HIGH - height if to.turned else height])

    def vague(self, kind: QuestionKind) -> str:
        """Return an answer without a height."""
        return self._new(self._bank.answers.kinds[kind].vague)

    def puzzled(self) -> str:
        """Return a line that says the bot did not understand."""
        return self._new(self._bank.puzzled)

    def reply(self, lines: Lines) -> str:
        """Return an unused one of these lines."""
        return self._new(lines)

    def defended(self, text: str) -> str:
        """After a failed accusation, put a word of defence before the answer."""
        defence = self._unsaid(self._bank.defending)
        whole = f"{defence} {text}" if defence else text
        return whole if len(whole) <= LONGEST_TEXT else text

    def _unsaid(self, texts: Iterable[str]) -> str:
        fresh = [text for text in texts if text not in self._said]
        return self._rng.choice(fresh) if fresh else ""

    def _new(self, texts: Iterable[str]) -> str:
        """Return an unused text, or any if all are used."""
        every = list(texts)
        return self._unsaid(every) or self._rng.choice(every)
