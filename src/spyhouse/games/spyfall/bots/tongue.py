"""Finds the words. Nothing is said twice in the same words in one game, by whoever said it first."""

import random
from collections.abc import Iterable

from spyhouse.games.spyfall.bots.bank import HIGH, Bank, Lines, Question
from spyhouse.games.spyfall.bots.grammar import Kind
from spyhouse.games.spyfall.bots.matcher import HeardQuestion
from spyhouse.games.spyfall.moves import LONGEST_TEXT


class Tongue:
    def __init__(self, bank: Bank, rng: random.Random) -> None:
        self._bank = bank
        self._rng = rng
        self._said: set[str] = set()
        self._left = [list(questions) for questions in bank.about]
        """By feature, the questions that nobody has asked yet."""

    def hear(self, text: str, question: Question | None = None) -> None:
        """Somebody said this; if it was a question of the bank, which one."""
        self._said.add(text)
        self._said.update(self._bank.without_defence(text))
        if question:
            left = self._left[self._bank.number[question.feature]]
            if question in left:
                left.remove(question)

    def features(self) -> list[int]:
        """What can still be asked about in new words; everything, when nothing is new any more."""
        fresh = [feature for feature, left in enumerate(self._left) if left]
        return fresh or [feature for feature, questions in enumerate(self._bank.about) if questions]

    def question(self, feature: int) -> str:
        left = self._left[feature]
        if left:
            return self._rng.choice(left).text
        asked = self._bank.about[feature]
        return self._new(f"{lead} {question.text}" for lead in self._bank.hearing.again for question in asked)

    def answer(self, to: HeardQuestion, height: int) -> str:
        if to.question:
            return self._new(to.question.answers[height])
        return self._new(self._bank.answers.kinds[to.kind].by_height[HIGH - height if to.turned else height])

    def vague(self, kind: Kind) -> str:
        return self._new(self._bank.answers.kinds[kind].vague)

    def puzzled(self) -> str:
        return self._new(self._bank.puzzled)

    def reply(self, lines: Lines) -> str:
        return self._new(lines)

    def defended(self, text: str) -> str:
        """After an accusation that came to nothing, a word about it before the answer."""
        defence = self._unsaid(self._bank.defending)
        whole = f"{defence} {text}" if defence else text
        return whole if len(whole) <= LONGEST_TEXT else text

    def _unsaid(self, texts: Iterable[str]) -> str:
        fresh = [text for text in texts if text not in self._said]
        return self._rng.choice(fresh) if fresh else ""

    def _new(self, texts: Iterable[str]) -> str:
        """Something unsaid; when there is nothing left, something said longest ago would be no better."""
        every = list(texts)
        return self._unsaid(every) or self._rng.choice(every)
