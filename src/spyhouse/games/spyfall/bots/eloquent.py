"""A strong bot that finds its own words through any OpenAI-compatible endpoint. Off unless configured.

The Bayesian player decides what to say; the endpoint only says it differently. It is told the bot's
own card and what everybody has heard, nothing else. Whatever goes wrong, the bank's words are said.

    SPYHOUSE_WORDS_URL=http://localhost:11434/v1 SPYHOUSE_WORDS_MODEL=llama3 spyhouse
"""

import json
import os
import random
import urllib.request
from collections.abc import Sequence

import msgspec

from spyhouse.games.spyfall.bots.matcher import FOLLOWED
from spyhouse.games.spyfall.bots.player import SpyfallBot
from spyhouse.games.spyfall.moves import Answer, Ask
from spyhouse.games.spyfall.view import SpyfallView
from spyhouse.kernel import Move, Options, View

PATIENCE_S = 5.0
LONGEST_REPLY = 160
HEARD = 6
"""So many of the last questions and answers go into the prompt."""


class Endpoint(msgspec.Struct, frozen=True):
    url: str
    model: str
    key: str = ""

    def complete(self, prompt: str) -> str:
        """One line of text, or "" when the endpoint fails in any way."""
        body = {"model": self.model, "messages": [{"role": "user", "content": prompt}], "max_tokens": 80}
        headers = {"Content-Type": "application/json"}
        if self.key:
            headers["Authorization"] = f"Bearer {self.key}"
        request = urllib.request.Request(
            f"{self.url.rstrip('/')}/chat/completions", json.dumps(body).encode(), headers
        )
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:
                said = json.load(answer)["choices"][0]["message"]["content"]
                return " ".join(str(said).strip().strip('"“”').split())
        except (OSError, ValueError, LookupError, TypeError):
            return ""


def configured() -> Endpoint | None:
    url = os.environ.get("SPYHOUSE_WORDS_URL", "")
    if not url.startswith(("http://", "https://")):
        return None
    return Endpoint(
        url, os.environ.get("SPYHOUSE_WORDS_MODEL", "default"), os.environ.get("SPYHOUSE_WORDS_KEY", "")
    )


class EloquentBot(SpyfallBot):
    def __init__(self, seat: int, options: Options, rng: random.Random, endpoint: Endpoint) -> None:
        super().__init__(seat, options, rng, level="strong")
        self._endpoint = endpoint

    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        assert isinstance(view, SpyfallView)
        match super().choose(view, legal):
            case Ask(to, text) if text:
                return Ask(to, self._say(view, "question", text))
            case Answer(text) if text:
                return Answer(self._say(view, "answer", text))
            case move:
                return move

    def _say(self, view: SpyfallView, kind: str, text: str) -> str:
        reply = self._endpoint.complete(self._prompt(view, kind, text))
        return reply if self._fits(view, kind, text, reply) else text

    def _prompt(self, view: SpyfallView, kind: str, text: str) -> str:
        if self._place is None:
            card = "You are the spy. You do not know where everybody is; hide that."
        else:
            role = view.card.role if view.card else "-"
            place = self._pack.places[self._place]
            card = f"You are at: {place.name}."
            if role != "-":
                card += f" You are: {place.roles[int(role)].name}."
        heard = "\n".join(f"Q: {talk.question} A: {talk.answer or '...'}" for talk in view.talk[-HEARD:])
        return (
            "You play Spyfall with a family. "
            f"{card} Your manner is {self.character.temper}.\n"
            f"Said so far:\n{heard}\n"
            f"Say the following {kind} in other words, with exactly the same meaning, in one dry, friendly "
            f"sentence of at most 20 words. Never name a place or a job. Give the sentence only.\n{text}"
        )

    def _fits(self, view: SpyfallView, kind: str, text: str, reply: str) -> bool:
        """The others must hear the same thing in it, and nobody a place."""
        if not 0 < len(reply) <= LONGEST_REPLY or any(name.lower() in reply.lower() for name in view.places):
            return False
        if kind == "question":
            meant, heard = self._matcher.question(text), self._matcher.question(reply)
            return heard.trust >= FOLLOWED and heard.features[0][0] == meant.features[0][0]
        said, understood = (self._matcher.answer(words, self._question) for words in (text, reply))
        return understood.heights.index(max(understood.heights)) == said.heights.index(max(said.heights))
