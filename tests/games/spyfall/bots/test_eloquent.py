"""The bot that finds its own words: only its own card goes out, and nothing it gets back is trusted."""

import json
import random
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from spyhouse.games.spyfall import GAME
from spyhouse.games.spyfall.bots import eloquent, levels
from spyhouse.games.spyfall.bots.eloquent import EloquentBot, Endpoint
from spyhouse.games.spyfall.moves import Answer, Ask
from spyhouse.games.spyfall.options import SpyfallOptions, pack_of
from spyhouse.games.spyfall.state import Spyfall

SAME_QUESTION = "Would you say it is crowded here, with many people around?"


class Parrot(BaseHTTPRequestHandler):
    """An endpoint that gives one reply and remembers what it was asked."""

    reply = ""
    heard: list[str] = []

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.heard.append(body["messages"][0]["content"])
        self.send_response(200)
        self.end_headers()
        self.wfile.write(json.dumps({"choices": [{"message": {"content": self.reply}}]}).encode())

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def parrot() -> Iterator[Endpoint]:
    Parrot.heard.clear()
    server = HTTPServer(("127.0.0.1", 0), Parrot)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield Endpoint(f"http://127.0.0.1:{server.server_port}/v1", "parrot")
    server.shutdown()
    server.server_close()


def dealer_asks(endpoint: Endpoint, seed: str = "words") -> tuple[Spyfall, int, Ask]:
    state = GAME.new(5, seed)
    assert isinstance(state, Spyfall)
    dealer = state.deal.dealer
    bot = EloquentBot(dealer, SpyfallOptions(), random.Random(1), endpoint)
    move = bot.choose(state.view(dealer), state.legal(dealer))
    assert isinstance(move, Ask)
    return state, dealer, move


def of_the_bank(text: str) -> bool:
    bot = EloquentBot(0, SpyfallOptions(), random.Random(1), Endpoint("http://nowhere", ""))
    return text in bot._bank.asked


def test_it_is_off_by_default_and_there_when_configured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SPYHOUSE_WORDS_URL", raising=False)
    assert "eloquent" not in levels()
    monkeypatch.setenv("SPYHOUSE_WORDS_URL", "http://localhost:1/v1")
    assert "eloquent" in levels()
    monkeypatch.setenv("SPYHOUSE_WORDS_URL", "nonsense")
    assert eloquent.configured() is None


def test_the_prompt_holds_its_own_card_and_no_other() -> None:
    """SF-3: every other card, and for a spy the place itself, stays out of it."""
    for number in range(12):
        state = GAME.new(5, f"cards/{number}")
        assert isinstance(state, Spyfall)
        places = pack_of(state.options).places
        for seat in range(5):
            bot = EloquentBot(seat, state.options, random.Random(1), Endpoint("http://nowhere", ""))
            bot._sit_down(state.view(seat))
            prompt = bot._prompt(state.view(seat), "question", "Is it loud?")
            here = places[state.deal.place]
            assert (here.name in prompt) == (seat not in state.deal.spies)
            for other, role in enumerate(state.deal.roles):
                if other != seat and role is not None:
                    assert here.roles[role].name not in prompt


def test_a_reply_that_means_the_same_is_said(parrot: Endpoint) -> None:
    bot = EloquentBot(0, SpyfallOptions(), random.Random(1), parrot)
    question = next(text for text, asked in bot._bank.asked.items() if asked.feature == "crowd")
    Parrot.reply = SAME_QUESTION
    state = GAME.new(5, "words")
    view = state.view(0)
    bot._sit_down(view)  # type: ignore[arg-type]
    assert bot._say(view, "question", question) == SAME_QUESTION  # type: ignore[arg-type]
    assert question in Parrot.heard[0]


@pytest.mark.parametrize("reply", ["", "x" * 400, "So, how is life at the Bank?", "Colourless green ideas?"])
def test_anything_else_is_not_said(parrot: Endpoint, reply: str) -> None:
    Parrot.reply = reply
    _, _, move = dealer_asks(parrot)
    assert of_the_bank(move.text)


def test_without_an_endpoint_the_bank_speaks() -> None:
    state, dealer, move = dealer_asks(Endpoint("http://127.0.0.1:9/v1", "nobody"))
    assert of_the_bank(move.text)
    state.apply(dealer, move, 0)
    bot = EloquentBot(move.to, SpyfallOptions(), random.Random(1), Endpoint("http://127.0.0.1:9/v1", ""))
    bot.watch([], state.view(move.to))
    answer = bot.choose(state.view(move.to), state.legal(move.to))
    assert isinstance(answer, Answer)
