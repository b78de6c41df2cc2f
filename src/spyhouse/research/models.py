"""Language models as players, through any endpoint of OpenAI's chat protocol.

    endpoint = Endpoint("http://localhost:11434/v1", "llama3")
    bot = model_player(games.find("spyfall"), endpoint)     # a bot factory for the lab and live tables

A model is a bot like any other: it gets views, legal moves and the events of its seat, never the state.
It answers with a number from a list, or with a move written out, which the rules check like any
player's. After an answer that names no move it is asked once more. If it still names none, or the
endpoint fails or is too slow, a fallback bot moves. Such moves are counted: a player with too many of
them is not rated.
"""

import json
import logging
import os
import random
import threading
import time
import urllib.request
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any
from urllib.error import HTTPError

import msgspec

from spyhouse import games
from spyhouse.kernel import Bot, BotFactory, Event, Game, Move, Options, SpyhouseError, View
from spyhouse.kernel.game_text import DEFAULT_LOCALE
from spyhouse.lab.usage import MeteredBot, ReplacedMove, Usage
from spyhouse.research.model_settings import ModelSettings, from_environment_variable
from spyhouse.research.prompts import (
    PROMPT_VERSION,
    Completion,
    Message,
    Prompter,
    UnreadableMove,
    read_completion,
)

LONGEST_ANSWER = 1_000_000
"""Maximum size of an endpoint's answer, in bytes."""
NEWS_KEPT = 80
"""Maximum number of event lines since the last move; the view covers older ones."""
LEVEL = "model"
LAB_SECONDS = 120.0
"""Seconds per move when no live table waits."""
_log = logging.getLogger("spyhouse.models")
TRY_AGAIN = frozenset([408, 409, 429])
"""HTTP client errors worth a retry; all server errors are."""
FIRST_PAUSE_S = 0.5
"""Seconds before the first retry; each further pause is twice as long."""


@dataclass(frozen=True)
class Endpoint:
    """A model at an endpoint of the chat protocol."""

    url: str
    """Base address, up to and including `/v1`."""
    model: str = "default"
    key: str = ""
    seconds: float = 8.0
    """Seconds per move, retries included: live tables give a bot ten."""
    prices: tuple[float, float] = (0.0, 0.0)
    """Price of a million tokens, input and output."""
    retries: int = 0
    headers: Mapping[str, str] = field(default_factory=dict)
    body: Mapping[str, Any] = field(default_factory=dict)
    """Additional request fields: max_tokens, temperature, seed, reasoning_effort."""
    concurrency: int = 64
    """Maximum number of concurrent requests."""
    spent: Usage = field(default_factory=Usage, compare=False)
    """Total usage of all players of this endpoint."""
    _lock: threading.Lock = field(default_factory=threading.Lock, compare=False, repr=False)

    def __post_init__(self) -> None:
        if not self.url.startswith(("http://", "https://")):
            raise SpyhouseError(f"A model's address begins with http:// or https://, not like {self.url!r}.")
        object.__setattr__(self, "_slots", threading.BoundedSemaphore(self.concurrency))

    @classmethod
    def of(cls, settings: ModelSettings) -> "Endpoint":
        """Create an endpoint from settings."""
        given = {
            "temperature": settings.temperature,
            "seed": settings.seed,
            "max_tokens": settings.max_tokens,
        }
        return cls(
            settings.url,
            settings.model,
            from_environment_variable(settings.key),
            settings.timeout,
            settings.prices,
            settings.retries,
            {name: from_environment_variable(value) for name, value in settings.headers.items()},
            {name: value for name, value in given.items() if value is not None} | settings.body,
            settings.concurrency,
        )

    def complete(self, messages: Sequence[Message], seconds: float) -> Completion:
        """Return the model's answer. Raises `OSError` or `ValueError` if it is late or unreadable."""
        body = {"model": self.model, "messages": list(messages), **self.body}
        headers = {"Content-Type": "application/json", **self.headers}
        if self.key:
            headers["Authorization"] = f"Bearer {self.key}"
        address = f"{self.url.rstrip('/')}/chat/completions"
        request = urllib.request.Request(address, json.dumps(body).encode(), headers)
        with self._slots, urllib.request.urlopen(request, timeout=seconds) as answer:
            return read_completion(answer.read(LONGEST_ANSWER))

    def cost(self, answer: Completion) -> float:
        """Return the price of an answer."""
        tokens_in, tokens_out = answer.prompt_tokens, answer.completion_tokens
        return (tokens_in * self.prices[0] + tokens_out * self.prices[1]) / 1_000_000

    def count(self, **more: float) -> None:
        """Add to the endpoint's usage."""
        with self._lock:  # several players of one table may ask concurrently
            self.spent.count(**more)

    _slots: threading.BoundedSemaphore = field(init=False, compare=False, repr=False)


class Exchange(msgspec.Struct, kw_only=True):
    """One request and its result."""

    prompt: int = PROMPT_VERSION
    request: list[Message]
    answer: str = ""
    error: str = ""
    """Why there is no answer, or why it names no move."""
    finish: str = ""
    """The endpoint's stop reason: "stop" or "length"."""
    move: str = ""
    """The move in the answer, as JSON; "null" to wait."""
    seconds: float = 0.0
    prompt_tokens: int = 0
    completion_tokens: int = 0


class ModelPlayer(MeteredBot):
    """A bot that asks a language model for its moves."""

    def __init__(
        self, fallback: Bot, endpoint: Endpoint, prompter: Prompter, settings: str = "", record: bool = False
    ) -> None:
        """Create a player. `fallback` moves when the model does not. With `record`, exchanges are kept."""
        super().__init__(fallback.seat, fallback.options, fallback.rng)
        self.endpoint = endpoint
        self.settings = settings
        self.usage = Usage()
        self.transcript = []
        self._record = record
        self._fallback = fallback
        self._prompter = prompter
        self._news: list[str] = []
        self._tried: tuple[View, Move] | None = None

    def observe(self, events: Sequence[Event], view: View) -> None:
        """Remember events for the next prompt."""
        self._fallback.observe(events, view)
        self._news = [*self._news, *self._prompter.news(events)][-NEWS_KEPT:]

    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        """Ask the model for a move; fall back to `fallback`."""
        if not self._prompter.has_choice(view, legal):
            return self._prompter.forced(view, legal)
        fault = "its last move was refused"
        try:
            move = self._ask(view, legal)
        except (OSError, ValueError) as error:
            fault = str(error) or type(error).__name__
            move = None
            chosen = False
        else:
            chosen = move is None or move in legal or self._tried != (view, move)
        self._tried = (view, move) if move is not None else None
        if not chosen:
            return self._replace(view, legal, fault)
        self._news = []
        self._count(moves=1)
        return move

    def thinking_ms(self, move: Move) -> int:
        """Return the fallback bot's thinking time, in ms."""
        return self._fallback.thinking_ms(move)

    def _replace(self, view: View, legal: Sequence[Move], fault: str) -> Move | None:
        self._count(replaced=1)
        problem = f"{self.endpoint.model} at {self.endpoint.url} made no move: {fault}"
        if self.strict:
            raise ReplacedMove(f"{problem}.")
        if self.endpoint.spent.replaced == 1:
            _log.warning("%s; a fallback bot moves now and after each further failure", problem)
        self._fallback.people = self.people
        return self._fallback.choose(view, legal)

    def _ask(self, view: View, legal: Sequence[Move]) -> Move | None:
        """Return the model's move, or None to wait. Raises the last error if two answers name no move."""
        messages = self._prompter.messages(view, legal, self._news)
        until = time.monotonic() + self.endpoint.seconds
        for _ in range(2):
            exchange = self._complete(messages, until)
            try:
                move = self._prompter.read(exchange.answer, view, legal)
            except UnreadableMove as error:
                exchange.error = str(error)
                self._count(repaired=1)
                messages = [*messages, {"role": "assistant", "content": exchange.answer[:500]}]
                messages.append(self._prompter.repair(error, legal))
            else:
                exchange.move = msgspec.json.encode(move).decode()
                return move
        raise UnreadableMove("two answers named no move")

    def _complete(self, messages: Sequence[Message], until: float) -> Exchange:
        """Send a request, with retries. Raises the last error if all attempts fail."""
        pause = FIRST_PAUSE_S
        for left in range(self.endpoint.retries, -1, -1):
            exchange = Exchange(request=list(messages))
            if self._record:
                self.transcript.append(exchange)
            try:
                self._request(exchange, max(0.1, until - time.monotonic()))
            except (OSError, ValueError) as error:
                exchange.error = str(error) or type(error).__name__
                if not left or not _may_pass(error) or time.monotonic() + pause >= until:
                    raise
                time.sleep(pause)
                pause *= 2
            else:
                return exchange
        raise AssertionError("unreachable: the last attempt returns or raises")

    def _request(self, exchange: Exchange, seconds: float) -> None:
        started = time.monotonic()
        self._count(requests=1)
        try:
            answer = self.endpoint.complete(exchange.request, seconds)
        finally:
            exchange.seconds = round(time.monotonic() - started, 4)
            self._count(seconds=exchange.seconds)
        exchange.answer, exchange.finish = answer.text, answer.finish
        exchange.prompt_tokens, exchange.completion_tokens = answer.prompt_tokens, answer.completion_tokens
        self._count(
            answers=1,
            prompt_tokens=answer.prompt_tokens,
            completion_tokens=answer.completion_tokens,
            cost=self.endpoint.cost(answer),
        )

    def _count(self, **more: float) -> None:
        self.usage.count(**more)
        self.endpoint.count(**more)


def _may_pass(error: Exception) -> bool:
    return not isinstance(error, HTTPError) or error.code >= 500 or error.code in TRY_AGAIN


@dataclass(frozen=True)
class ModelMaker:
    """Picklable factory of players for any game, from settings."""

    config: ModelSettings
    record: bool = False
    """Whether its players keep their requests and answers."""

    @property
    def name(self) -> str:
        """Return the name in tables."""
        return self.config.name

    @property
    def settings(self) -> str:
        """Return the settings as JSON."""
        return self.config.as_json()

    @property
    def endpoint(self) -> Endpoint:
        """Return the endpoint that all players with these settings share in this process."""
        with _endpoints_lock:
            if self.settings not in _endpoints:
                _endpoints[self.settings] = Endpoint.of(self.config)
            return _endpoints[self.settings]

    def __call__(self, seat: int, options: Options, rng: random.Random) -> Bot:
        game = _game_of(options)
        level = self.config.fallback or next(iter(game.bots))
        if level not in game.bots:
            raise SpyhouseError(
                f"{game.title} has no {level!r} bots to fall back on: {', '.join(game.bots)}."
            )
        fallback = game.bots[level](seat, options, rng)
        return ModelPlayer(fallback, self.endpoint, Prompter(game), self.settings, self.record)


_endpoints: dict[str, Endpoint] = {}
_endpoints_lock = threading.Lock()


def _game_of(options: Options) -> Game:
    return next(game for game in map(games.find, games.names()) if game.options is type(options))


def model_player(
    game: Game,
    endpoint: Endpoint,
    fallback: str = "",
    names: Sequence[str] = (),
    locale: str = DEFAULT_LOCALE,
) -> BotFactory:
    """Return a bot factory for this game.

    `fallback` is the level of the fallback bot; by default the game's first level.
    """
    level = fallback or next(iter(game.bots))
    prompter = Prompter(game, names, locale)

    def make(seat: int, options: Options, rng: random.Random) -> Bot:
        return ModelPlayer(game.bots[level](seat, options, rng), endpoint, prompter)

    return make


def from_environment() -> Endpoint | None:
    """Return the endpoint given by SPYHOUSE_PLAYER_URL, _MODEL and _KEY, or None."""
    url = os.environ.get("SPYHOUSE_PLAYER_URL", "")
    facts = {name: os.environ.get(f"SPYHOUSE_PLAYER_{name.upper()}", "") for name in ("model", "key")}
    return Endpoint(url, facts["model"] or "default", facts["key"]) if url else None


def model(seat: int, options: Options, rng: random.Random) -> Bot:
    """Bot factory for the command line: `--bots model=spyhouse.research.models:model`."""
    endpoint = from_environment()
    if endpoint is None:
        raise SpyhouseError("Name the endpoint that plays: SPYHOUSE_PLAYER_URL=http://localhost:11434/v1.")
    return model_player(_game_of(options), replace(endpoint, seconds=LAB_SECONDS))(seat, options, rng)


def register_level(endpoint: Endpoint) -> None:
    """Add the bot level `model` to every game of this process."""
    for name in games.names():
        game = games.find(name)
        games.register(replace(game, bots={**game.bots, LEVEL: model_player(game, endpoint)}))
