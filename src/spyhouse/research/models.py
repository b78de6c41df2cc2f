"""Language models as players: any endpoint that speaks OpenAI's chat protocol chooses the moves of a seat.

    endpoint = Endpoint("http://localhost:11434/v1", "llama3")
    bot = model_player(games.find("spyfall"), endpoint)     # a maker, as the lab and live tables take them

It is a bot like any other: it gets views, legal moves and what its seat was told, and never the state. What
it answers is a number from a list, or a move written out, which the rules judge like anybody's. An answer
that names no move is asked for once more; then, and whenever the endpoint fails or takes too long, a bot of
the house moves.
"""

import json
import os
import random
import threading
import time
import urllib.request
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from spyhouse import games
from spyhouse.kernel import Bot, BotMaker, Event, Game, Move, Options, SpyhouseError, View
from spyhouse.kernel.words import ENGLISH
from spyhouse.research.prompts import Message, NotAMove, Prompter, tokens_of

LONGEST_ANSWER = 200_000
"""Bytes of an endpoint's answer that are read at most."""
ANSWER_TOKENS = 200
NEWS_KEPT = 80
"""Lines of what happened since the last move; older ones are in the view."""
LEVEL = "model"


@dataclass
class Spent:
    """What the players of one endpoint have used so far."""

    requests: int = 0
    prompt_tokens: int = 0
    completion_tokens: int = 0
    cost: float = 0.0
    """In whatever the prices are in."""
    moves: int = 0
    repaired: int = 0
    """Answers that named no move, and were asked for again."""
    replaced: int = 0
    """Moves that a bot of the house made instead."""


@dataclass(frozen=True)
class Endpoint:
    url: str
    """Up to and with `/v1`."""
    model: str = "default"
    key: str = ""
    seconds: float = 8.0
    """For one move, a second try included: live tables give a bot ten."""
    prices: tuple[float, float] = (0.0, 0.0)
    """For a million tokens, in and out."""
    spent: Spent = field(default_factory=Spent, compare=False)
    _lock: threading.Lock = field(default_factory=threading.Lock, compare=False, repr=False)

    def __post_init__(self) -> None:
        if not self.url.startswith(("http://", "https://")):
            raise SpyhouseError(f"A model's address begins with http:// or https://, not like {self.url!r}.")

    def complete(self, messages: Sequence[Message], seconds: float) -> str:
        """What the model says. Raises `OSError` or `ValueError` if that cannot be read, or not in time."""
        body = {"model": self.model, "messages": list(messages), "max_tokens": ANSWER_TOKENS}
        headers = {"Content-Type": "application/json"}
        if self.key:
            headers["Authorization"] = f"Bearer {self.key}"
        address = f"{self.url.rstrip('/')}/chat/completions"
        request = urllib.request.Request(address, json.dumps(body).encode(), headers)
        self.count(requests=1)
        with urllib.request.urlopen(request, timeout=seconds) as answer:
            text, tokens_in, tokens_out = tokens_of(answer.read(LONGEST_ANSWER))
        cost = (tokens_in * self.prices[0] + tokens_out * self.prices[1]) / 1_000_000
        self.count(prompt_tokens=tokens_in, completion_tokens=tokens_out, cost=cost)
        return text

    def count(self, **more: float) -> None:
        with self._lock:  # several players of one table think at once
            for name, value in more.items():
                setattr(self.spent, name, getattr(self.spent, name) + value)


class ModelPlayer(Bot):
    def __init__(self, stand_in: Bot, endpoint: Endpoint, prompter: Prompter) -> None:
        """`stand_in` moves where the model does not."""
        super().__init__(stand_in.seat, stand_in.options, stand_in.rng)
        self.endpoint = endpoint
        self._stand_in = stand_in
        self._prompter = prompter
        self._news: list[str] = []
        self._tried: tuple[View, Move] | None = None

    def watch(self, events: Sequence[Event], view: View) -> None:
        self._stand_in.watch(events, view)
        self._news = [*self._news, *self._prompter.news(events)][-NEWS_KEPT:]

    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        if not self._prompter.has_a_choice(view, legal):
            return legal[0] if legal else None
        try:
            move = self._ask(view, legal)
        except (OSError, ValueError):
            move = None
            chosen = False
        else:
            chosen = move is None or move in legal or self._tried != (view, move)
        self._tried = (view, move) if move is not None else None
        if not chosen:  # no answer, or one that was refused just now
            self.endpoint.count(replaced=1)
            self._stand_in.people = self.people
            return self._stand_in.choose(view, legal)
        self._news = []
        self.endpoint.count(moves=1)
        return move

    def pace(self, move: Move) -> int:
        return self._stand_in.pace(move)

    def _ask(self, view: View, legal: Sequence[Move]) -> Move | None:
        """The model's move; None to wait. Raises what went wrong if it has none after two tries."""
        messages = self._prompter.messages(view, legal, self._news)
        until = time.monotonic() + self.endpoint.seconds
        for _ in range(2):
            try:
                answer = self.endpoint.complete(messages, max(0.1, until - time.monotonic()))
                return self._prompter.read(answer, view, legal)
            except NotAMove as error:
                self.endpoint.count(repaired=1)
                messages = [*messages, {"role": "assistant", "content": answer[:500]}]
                messages.append(self._prompter.repair(error, legal))
        raise NotAMove


def model_player(
    game: Game, endpoint: Endpoint, stand_in: str = "", names: Sequence[str] = (), locale: str = ENGLISH
) -> BotMaker:
    """Makes players of this game. `stand_in` is the level of the bot that moves where the model does not; the
    game's first, unless one is named."""
    level = stand_in or next(iter(game.bots))
    prompter = Prompter(game, names, locale)

    def make(seat: int, options: Options, rng: random.Random) -> Bot:
        return ModelPlayer(game.bots[level](seat, options, rng), endpoint, prompter)

    return make


def from_environment() -> Endpoint | None:
    """The endpoint that SPYHOUSE_PLAYER_URL, _MODEL and _KEY name, if they do."""
    url = os.environ.get("SPYHOUSE_PLAYER_URL", "")
    facts = {name: os.environ.get(f"SPYHOUSE_PLAYER_{name.upper()}", "") for name in ("model", "key")}
    return Endpoint(url, facts["model"] or "default", facts["key"]) if url else None


def model(seat: int, options: Options, rng: random.Random) -> Bot:
    """The same as a maker by name, for the command line: `--bots model=spyhouse.research.models:model`."""
    endpoint = from_environment()
    if endpoint is None:
        raise SpyhouseError("Name the endpoint that plays: SPYHOUSE_PLAYER_URL=http://localhost:11434/v1.")
    game = next(game for game in map(games.find, games.names()) if game.options is type(options))
    return model_player(game, endpoint)(seat, options, rng)


def invite(endpoint: Endpoint) -> None:
    """From now on every table of this process offers bots of the level `model`."""
    for name in games.names():
        game = games.find(name)
        games.register(replace(game, bots={**game.bots, LEVEL: model_player(game, endpoint)}))
