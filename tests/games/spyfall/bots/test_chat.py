"""Chat of Spyfall's bots: language, and no leaks of cards."""

import random
from typing import get_args

import pytest

from spyhouse.games.spyfall import GAME
from spyhouse.games.spyfall.options import Language
from spyhouse.games.spyfall.view import SpyfallView
from spyhouse.kernel import ChatMessage, Options
from spyhouse.kernel.chat import CHAT_INTENTS, LINES_PER_INTENT, detect_intent
from spyhouse.kernel.localization import message_sources
from tests.games.spyfall.builders import PLACES, Round, a_round

LINE = "You are the spy, Rivet!"


def say(text: str, options: Options, view: SpyfallView | None = None, seat: int = 1, seed: int = 0) -> str:
    words = GAME.table.chat(ChatMessage(text, seat, view, options), random.Random(seed))
    assert isinstance(words, str)
    return words


@pytest.mark.parametrize(
    ("text", "heard"),
    [
        ("Hi Rivet!", "hello"),
        ("Hallo, ihr!", "hello"),
        ("Cześć", "hello"),
        ("Rivet, are you the spy?", "blame"),
        ("Thanks, Rivet", "thanks"),
        ("How\u2019s it going?", "how-are-you"),
        ("gg", "praise"),
        ("Muss los, bis bald", "bye"),
        ("Hahaha", "laugh"),
        ("Rivet, why did you say that?", "question"),
        ("this is it", "anything"),
    ],
)
def test_a_bot_detects_the_intent_of_a_line(text: str, heard: str) -> None:
    assert detect_intent(text) == heard


def test_chat_is_in_the_tables_language() -> None:
    for language in get_args(Language):
        options = GAME.read_options({"language": language})
        for seed in range(20):
            assert say("Hi!", options, seed=seed) in message_sources("spyhouse", language)["chat-hello"]


def after_time(spy: int, place: str) -> Round:
    """Build a round after time, when chat is open (SF-10)."""
    table = a_round(4, spy=spy, place=place).ask(0, 1).answer(1)
    assert table.state.chat_closed_reason()
    table.wait()
    assert not table.state.chat_closed_reason()
    return table


@pytest.mark.parametrize("text", [LINE, "Where are we?", "Hello!", "Rivet"])
def test_chat_is_independent_of_hidden_cards(text: str) -> None:
    said = set()
    for spy in range(4):
        for place in PLACES[:5]:
            table = after_time(spy, place)
            said.add(tuple(say(text, table.state.options, table.view(), seed=seed) for seed in range(9)))
    assert len(said) == 1, "the same words, whoever is the spy, wherever they are"


def test_bot_admits_its_card_after_the_reveal() -> None:
    table = after_time(1, "Bank").convict(0, 1)
    assert table.view().phase == "reveal"
    lines = message_sources("spyhouse.games.spyfall", "en")
    for seed in range(9):
        assert say(LINE, table.state.options, table.view(), 1, seed) in lines["chat-was-the-spy"]
        assert say(LINE, table.state.options, table.view(), 2, seed) in lines["chat-was-no-spy"]


def test_chat_has_equal_lines_in_every_language() -> None:
    for language in ("en", "de", "pl"):
        for kind in (*CHAT_INTENTS, "question", "anything"):
            assert message_sources("spyhouse", language)[f"chat-{kind}"].count("] ") == LINES_PER_INTENT, (
                language,
                kind,
            )
