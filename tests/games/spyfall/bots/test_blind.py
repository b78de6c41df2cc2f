"""Bots answer the kind of question that people type: 100 of each, by a judge who does not know the bank."""

import random
import tomllib
from pathlib import Path

import pytest

from spyhouse.games.spyfall import GAME
from spyhouse.games.spyfall.moves import Answer, Ask
from spyhouse.lab.play import make_bots
from tests.games.spyfall.bots.judge import KINDS, fits
from tests.games.spyfall.builders import PLACES, a_round

BLIND: dict[str, list[str]] = tomllib.loads(
    Path(__file__).with_name("blind.toml").read_text(encoding="utf-8")
)


def test_the_judge_sees_what_misses_the_kind() -> None:
    """What bots said to people's questions before they told the kinds apart."""
    for kind, answer in [
        ("who", "Barely a trace."), ("what", "Yes and no."), ("how_long", "Not on my watch."),
        ("where", "Very much so."), ("why", "Next to nothing."), ("how_many", "Naturally."),
        ("when", "Without a doubt."), ("yes_or_no", "The cook."),
    ]:  # fmt: skip
        assert not fits(kind, answer), (kind, answer)
    for kind, answer in [
        ("who", "Nobody, as far as I can tell."), ("what", "Something burnt."), ("where", "Behind you."),
        ("when", "Most mornings."), ("how_long", "Until they fetch me."), ("how_many", "A dozen, perhaps."),
        ("why", "Because somebody has to."), ("yes_or_no", "I would hope so."),
    ]:  # fmt: skip
        assert fits(kind, answer), (kind, answer)


def answers(kind: str) -> list[tuple[str, str]]:
    """Every question of a kind, each put to another bot: its answer."""
    told = []
    for number, question in enumerate(BLIND[kind]):
        rng = random.Random(f"{kind}/{number}")
        spy = number % 4 == 0
        table = a_round(4, spy=1 if spy else 3, place=rng.choice(PLACES), dealer=0)
        level = ("easy", "normal", "strong")[number % 3]
        bot = make_bots(GAME, 4, f"{kind}/{number}", table.state.options, [level])[1]
        bot.watch(table.do(0, Ask(1, question)), table.view(1))
        answer = bot.choose(table.view(1), table.state.legal(1))
        assert isinstance(answer, Answer)
        told.append((question, answer.text))
    return told


@pytest.mark.parametrize("kind", KINDS)
def test_85_of_100_answers_fit_the_kind_of_the_question(kind: str) -> None:
    assert len(set(BLIND[kind])) == 100
    misses = [(question, answer) for question, answer in answers(kind) if not fits(kind, answer)]
    assert len(misses) <= 15, misses
