"""Answers to typed questions: 100 of each kind, by a judge independent of the bank."""

import random
import tomllib
from pathlib import Path

import pytest

from spyhouse.games.spyfall import GAME
from spyhouse.games.spyfall.bots.grammar import QuestionKind, grammar_of
from spyhouse.games.spyfall.bots.phrase_bank import load_bank
from spyhouse.games.spyfall.moves import Answer, Ask
from spyhouse.lab.play import make_bots
from tests.games.spyfall.bots.answer_judge import KINDS, fits
from tests.games.spyfall.builders import PLACES, a_round

BLIND: dict[str, list[str]] = tomllib.loads(
    Path(__file__).with_name("blind.toml").read_text(encoding="utf-8")
)
FINER: dict[str, dict[QuestionKind, list[str]]] = tomllib.loads(
    Path(__file__).with_name("finer.toml").read_text(encoding="utf-8")
)


def test_the_judge_rejects_answers_of_the_wrong_kind() -> None:
    """Answers that bots gave before they distinguished kinds of questions."""
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
    """Return the answers to every question of a kind, each by another bot."""
    told = []
    for number, question in enumerate(BLIND[kind]):
        place = random.Random(f"{kind}/{number}").choice(PLACES)
        told.append((question, says(question, number, place)))
    return told


def says(question: str, number: int, place: str) -> str:
    """Return the answer of a bot; every fourth is a spy."""
    table = a_round(4, spy=1 if number % 4 == 0 else 3, place=place, dealer=0)
    level = ("easy", "normal", "strong")[number % 3]
    bot = make_bots(GAME, 4, f"{question}/{number}", table.state.options, [level])[1]
    bot.observe(table.do(0, Ask(1, question)), table.view(1))
    answer = bot.choose(table.view(1), table.state.legal(1))
    assert isinstance(answer, Answer)
    return answer.text


@pytest.mark.parametrize("kind", KINDS)
def test_85_of_100_answers_fit_the_kind_of_the_question(kind: str) -> None:
    assert len(set(BLIND[kind])) == 100
    misses = [(question, answer) for question, answer in answers(kind) if not fits(kind, answer)]
    assert len(misses) <= 15, misses


@pytest.mark.parametrize("language", FINER)
def test_matcher_separates_when_from_how_often(language: str) -> None:
    grammar = grammar_of(language)
    misses = [
        (question, kind, heard)
        for kind, questions in FINER[language].items()
        for question in questions
        if (heard := grammar.kind_of(question)) != kind
    ]
    assert misses == []


@pytest.mark.parametrize(
    ("question", "kind"),
    [
        ("Who is in charge?", "who"),
        ("Who are they?", "who_are"),
        ("Who else is hungry?", "who_all"),
        ("When did you last eat?", "when_past"),
        ("Whose coat is it?", "whose"),
        ("How often do you eat?", "how_often"),
        ("How many times a day do you eat?", "how_many_times"),
        ("What's that noise?", "what"),
        ("What can you hear?", "what_all"),
        ("What's the food like?", "how_is"),
        ("What do the walls look like?", "how_is"),
        ("What's the best time of day?", "when"),
        ("How do you keep warm?", "how_so"),
        ("How did you get here?", "how_way"),
        ("How cold is it?", "how"),
    ],
)
def test_answers_fit_the_finer_kind(question: str, kind: QuestionKind) -> None:
    """Bots answer at every place, as spies too."""
    fitting = load_bank().answers.kinds[kind]
    said = {says(question, number, place) for number, place in enumerate(PLACES)}
    assert said <= {*fitting.low, *fitting.middle, *fitting.high, *fitting.vague}
