"""The rewording bot: no card in its prompts, and no trust in its answers."""

import random
from collections.abc import Callable

import pytest

from spyhouse.games.spyfall import GAME
from spyhouse.games.spyfall.bots.rewording import RewordingBot
from spyhouse.games.spyfall.moves import Answer, Ask
from spyhouse.games.spyfall.options import SpyfallOptions
from spyhouse.games.spyfall.state import Spyfall


def a_game(seed: str = "words") -> Spyfall:
    state = GAME.new(5, seed)
    assert isinstance(state, Spyfall)
    return state


def a_bot(seat: int, words: Callable[[str], str] | None) -> RewordingBot:
    bot = RewordingBot(seat, SpyfallOptions(), random.Random(1))
    bot.reword = words
    return bot


def first_question(words: Callable[[str], str] | None) -> tuple[RewordingBot, Spyfall, Ask]:
    state = a_game()
    bot = a_bot(state.deal.dealer, words)
    move = bot.choose(state.view(bot.seat), state.legal(bot.seat))
    assert isinstance(move, Ask)
    return bot, state, move


def test_reword_prompt_is_independent_of_the_card() -> None:
    """SF-3: prompts contain neither place nor role, so the model cannot reveal them."""
    prompts = set()
    for number in range(12):
        state = a_game(f"cards/{number}")
        for seat in range(5):
            bot = a_bot(seat, None)
            bot._start_round(state.view(seat))
            prompts.add(bot._prompt(state.view(seat), "question", "Is it loud?"))
    assert len(prompts) == 1


@pytest.mark.parametrize(
    "reply", ["Is it as loud as in a casino?", "Is the croupier loud?", "Do the sailors shout loudly?"]
)
def test_reply_that_names_a_place_is_discarded(reply: str) -> None:
    bot = a_bot(0, lambda prompt: reply)
    state = a_game()
    bot._start_round(state.view(0))
    question = next(text for text, question in bot._bank.asked.items() if question.feature == "noise")
    assert bot._reworded(state.view(0), "question", question) == question


def test_equivalent_reply_is_used() -> None:
    same = "Would you say it is crowded here, with many people around?"
    asked: list[str] = []

    def words(prompt: str) -> str:
        asked.append(prompt)
        return same

    state, bot = a_game(), a_bot(0, words)
    question = next(text for text, question in bot._bank.asked.items() if question.feature == "crowd")
    bot._start_round(state.view(0))
    assert bot._reworded(state.view(0), "question", question) == same
    assert question in asked[0]


@pytest.mark.parametrize("reply", ["", "x" * 400, "So, how is life at the Bank?", "Colourless green ideas?"])
def test_reply_with_other_meaning_is_discarded(reply: str) -> None:
    bot, _, move = first_question(lambda prompt: reply)
    assert move.text in bot._bank.asked


def test_bank_line_is_used_without_a_model() -> None:
    bot, state, move = first_question(None)
    assert move.text in bot._bank.asked
    state.apply(bot.seat, move, 0)
    other = a_bot(move.to, None)
    assert isinstance(other.choose(state.view(move.to), state.legal(move.to)), Answer)
