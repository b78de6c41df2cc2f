"""A strong bot says things in words of its own where the host has named a language model (`Bot.words`).

The Bayesian player decides what to say; the model only says it differently. It is told the sentence and what
everybody has heard, and never the place or the role, so nobody can talk it into giving them away; what comes
back may use no word that belongs to any place. Whatever goes wrong, the bank's words are said.
"""

import random
from collections.abc import Sequence

from spyhouse.games.spyfall.bots.matcher import FOLLOWED
from spyhouse.games.spyfall.bots.player import SpyfallBot
from spyhouse.games.spyfall.moves import Answer, Ask
from spyhouse.games.spyfall.view import SpyfallView
from spyhouse.kernel import Move, Options, View

LONGEST_REPLY = 160
LANGUAGES = {"en": "English", "de": "German"}
HEARD = 6
"""So many of the last questions and answers go into the prompt."""


class EloquentBot(SpyfallBot):
    def __init__(self, seat: int, options: Options, rng: random.Random) -> None:
        super().__init__(seat, options, rng, level="strong")

    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        assert isinstance(view, SpyfallView)
        match super().choose(view, legal):
            case Ask(to, text) if text:
                return Ask(to, self._reworded(view, "question", text))
            case Answer(text) if text:
                return Answer(self._reworded(view, "answer", text))
            case move:
                return move

    def _reworded(self, view: SpyfallView, kind: str, text: str) -> str:
        reply = self.words(self._prompt(view, kind, text)) if self.words else ""
        return reply if self._fits(view, kind, text, reply) else text

    def _prompt(self, view: SpyfallView, kind: str, text: str) -> str:
        heard = "\n".join(f"Q: {talk.question} A: {talk.answer or '...'}" for talk in view.talk[-HEARD:])
        return (
            f"You play Spyfall with a family, in {LANGUAGES[self._options.language]}. "
            f"Your manner is {self.character.temper}.\n"
            f"Said so far:\n{heard}\n"
            f"Say the following {kind} in other words, with exactly the same meaning, in one dry, friendly "
            f"sentence of at most 20 words. Never name a place or a job. Give the sentence only.\n{text}"
        )

    def _fits(self, view: SpyfallView, kind: str, text: str, reply: str) -> bool:
        """The others must hear the same thing in it, and nobody a place: any place, not only this one."""
        if not 0 < len(reply) <= LONGEST_REPLY or self._lexicon.names_more(reply, than=text):
            return False
        if any(name.lower() in reply.lower() for name in view.places):
            return False
        if kind == "question":
            meant, heard = self._matcher.question(text), self._matcher.question(reply)
            return heard.trust >= FOLLOWED and heard.features[0][0] == meant.features[0][0]
        said, understood = (self._matcher.answer(words, self._question) for words in (text, reply))
        return understood.heights.index(max(understood.heights)) == said.heights.index(max(said.heights))
