"""Rewording of a strong bot's lines by a language model, if the host has configured one (`Bot.reword`).

The Bayesian player decides what to say; the model only rephrases it. The model gets the sentence and
the public talk, never the place or the role, so nobody can make it reveal them. Its text may not
contain a word that belongs to any place. On any failure the bank's phrase is used.
"""

import random
from collections.abc import Sequence

from spyhouse.games.spyfall.bots.matcher import MIN_ANSWER_TRUST
from spyhouse.games.spyfall.bots.player import SpyfallBot
from spyhouse.games.spyfall.moves import Answer, Ask
from spyhouse.games.spyfall.view import SpyfallView
from spyhouse.kernel import Move, Options, View

LONGEST_REPLY = 160
LANGUAGES = {"en": "English", "de": "German", "pl": "Polish"}
HEARD = 6
"""Number of recent questions and answers in the prompt."""


class RewordingBot(SpyfallBot):
    """Wrapper that rewords a bot's lines."""

    def __init__(self, seat: int, options: Options, rng: random.Random) -> None:
        super().__init__(seat, options, rng, level="strong")

    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        """Return the bot's move, reworded if possible."""
        assert isinstance(view, SpyfallView)
        match super().choose(view, legal):
            case Ask(to, text) if text:
                return Ask(to, self._reworded(view, "question", text))
            case Answer(text) if text:
                return Answer(self._reworded(view, "answer", text))
            case move:
                return move

    def _reworded(self, view: SpyfallView, kind: str, text: str) -> str:
        reply = self.reword(self._prompt(view, kind, text)) if self.reword else ""
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
        """Check that the new text means the same to others and contains no word of any place."""
        if not 0 < len(reply) <= LONGEST_REPLY or self._lexicon.names_more(reply, than=text):
            return False
        if any(name.lower() in reply.lower() for name in view.places):
            return False
        if kind == "question":
            meant, heard = self._matcher.question(text), self._matcher.question(reply)
            return heard.trust >= MIN_ANSWER_TRUST and heard.features[0][0] == meant.features[0][0]
        said, understood = (self._matcher.answer(words, self._question) for words in (text, reply))
        return understood.heights.index(max(understood.heights)) == said.heights.index(max(said.heights))
