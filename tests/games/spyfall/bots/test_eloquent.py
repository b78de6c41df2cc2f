"""The bot that finds its own words: only its own card goes out, and nothing it gets back is trusted."""

import random
from collections.abc import Callable

import pytest

from spyhouse.games.spyfall import GAME
from spyhouse.games.spyfall.bots.eloquent import EloquentBot
from spyhouse.games.spyfall.moves import Answer, Ask
from spyhouse.games.spyfall.options import SpyfallOptions, pack_of
from spyhouse.games.spyfall.state import Spyfall


def a_game(seed: str = "words") -> Spyfall:
    state = GAME.new(5, seed)
    assert isinstance(state, Spyfall)
    return state


def a_bot(seat: int, words: Callable[[str], str] | None) -> EloquentBot:
    bot = EloquentBot(seat, SpyfallOptions(), random.Random(1))
    bot.words = words
    return bot


def first_question(words: Callable[[str], str] | None) -> tuple[EloquentBot, Spyfall, Ask]:
    state = a_game()
    bot = a_bot(state.deal.dealer, words)
    move = bot.choose(state.view(bot.seat), state.legal(bot.seat))
    assert isinstance(move, Ask)
    return bot, state, move


def test_the_prompt_holds_its_own_card_and_no_other() -> None:
    """SF-3: every other card, and for a spy the place itself, stays out of it."""
    for number in range(12):
        state = a_game(f"cards/{number}")
        here = pack_of(state.options).places[state.deal.place]
        for seat in range(5):
            bot = a_bot(seat, None)
            bot._sit_down(state.view(seat))
            prompt = bot._prompt(state.view(seat), "question", "Is it loud?")
            assert (here.name in prompt) == (seat not in state.deal.spies)
            for other, role in enumerate(state.deal.roles):
                if other != seat and role is not None:
                    assert here.roles[role].name not in prompt


def test_a_reply_that_means_the_same_is_said() -> None:
    same = "Would you say it is crowded here, with many people around?"
    asked: list[str] = []

    def words(prompt: str) -> str:
        asked.append(prompt)
        return same

    state, bot = a_game(), a_bot(0, words)
    question = next(text for text, question in bot._bank.asked.items() if question.feature == "crowd")
    bot._sit_down(state.view(0))
    assert bot._say(state.view(0), "question", question) == same
    assert question in asked[0]


@pytest.mark.parametrize("reply", ["", "x" * 400, "So, how is life at the Bank?", "Colourless green ideas?"])
def test_anything_else_is_not_said(reply: str) -> None:
    bot, _, move = first_question(lambda prompt: reply)
    assert move.text in bot._bank.asked


def test_without_a_model_the_bank_speaks() -> None:
    bot, state, move = first_question(None)
    assert move.text in bot._bank.asked
    state.apply(bot.seat, move, 0)
    other = a_bot(move.to, None)
    assert isinstance(other.choose(state.view(move.to), state.legal(move.to)), Answer)
