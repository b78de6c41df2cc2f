"""Tells of spy bots, and failed votes as evidence; `spyhouse bench tells` measures them."""

import builtins
import random
from math import fsum
from typing import get_args

import pytest

from bench import spyfall_answers, tells
from spyhouse.games.spyfall import GAME
from spyhouse.games.spyfall.bots import questioning
from spyhouse.games.spyfall.bots.grammar import grammar_of
from spyhouse.games.spyfall.bots.phrase_bank import LOW, load_bank
from spyhouse.games.spyfall.bots.player import SpyfallBot
from spyhouse.games.spyfall.events import Accused, Answered
from spyhouse.games.spyfall.moves import Accuse, Answer, Ask, Pass, Vote
from spyhouse.games.spyfall.options import Language
from spyhouse.lab.play import make_bots
from tests.games.spyfall.bots.bot_games import BotTable
from tests.games.spyfall.builders import a_round


@pytest.fixture(scope="module")
def rounds() -> list[tells.Round]:
    return tells.played("en", "strong", 5, 100, "a test")


def test_negative_answers_do_not_reveal_the_spy(rounds: list[tells.Round]) -> None:
    """Chance is 20 %; before the fix it was 80 %."""
    assert tells.hit_rate(rounds, lambda talk: float(tells.noes(talk))) < 0.45
    assert tells.hit_rate(rounds, lambda talk: float(tells.noes(talk, 2))) < 0.35


def test_spy_talk_statistics_match_others(rounds: list[tells.Round]) -> None:
    spies = [one.talks[one.spy] for one in rounds]
    others = [talk for one in rounds for seat, talk in enumerate(one.talks) if seat != one.spy]

    def low(talks: list[tells.Talk]) -> float:
        return sum(map(tells.noes, talks)) / sum(len(talk.answers) for talk in talks)

    assert abs(low(spies) - low(others)) < 0.1
    asked = [sum(len(talk.questions) for talk in talks) / len(talks) for talks in (spies, others)]
    assert asked[0] < 1.4 * asked[1]


def test_classifier_learns_a_planted_spy_tell() -> None:
    """The bench's classifier finds obvious tells."""
    rng = random.Random("taught")
    taught = []
    for _ in range(200):
        spy = rng.randrange(5)
        seats = [
            [rng.choice("abc"), "tell" if seat == spy and rng.random() < 0.8 else "x"] for seat in range(5)
        ]
        taught.append((spy, seats))
    weights = tells.trained(taught)
    assert weights["tell"] > 1 > weights["x"]


def test_a_spy_keeps_its_cover_while_that_is_plausible() -> None:
    rng = random.Random(1)
    places = [0.1, 0.2, 0.4, 0.3]
    assert questioning.choose_cover(places, 1, rng) == 1
    assert {questioning.choose_cover([0.0, 0.5, 0.5, 0.01], 3, rng) for _ in range(50)} == {1, 2}


def test_spies_ask_what_a_player_at_their_cover_asks() -> None:
    """Half of the questions are about what the place lacks, so that no is as common as yes."""
    table = BotTable(5, "cover", rounds=1)
    spy = table.bots[table.state.deal.spies[0]]
    spy._start_round(table.state.view(spy.seat))
    spy._cover = cover = spy._pretended()
    knows, lacking, asked = spy._model.at[cover], 0, 300
    features = range(len(knows))
    for _ in range(asked):
        _, feature = questioning.choose_question(
            spy._belief, spy.skill, spy._pretended(), {0: 0.5, 1: 0.5}, [0] * 5, [0, 1], features, spy.rng
        )
        lacking += max(knows[feature]) == knows[feature][LOW]
    assert spy._pretended() == cover
    assert 0.3 < lacking / asked < 0.7


def test_bots_repeat_no_accusation_without_new_answers() -> None:
    """Every vote fails, because seat 0 never agrees."""
    again = failed = 0
    for seed in range(25):
        table = BotTable(5, f"stubborn/{seed}", rounds=1)
        stubborn = table.bots[0]
        stubborn._nerve.votes_guilty = lambda *_: False  # type: ignore[method-assign]
        answers = [0] * 5
        acquitted: dict[int, int] = {}
        for step in table.play():
            for event in step.events:
                match event:
                    case Answered(seat=seat):
                        answers[seat] += 1
                    case Accused(accused=accused):
                        failed += 1
                        again += accused in acquitted and answers[accused] < acquitted[accused] + 2
                        acquitted[accused] = answers[accused]
    assert failed > 10
    assert again == 0


def test_bots_repeat_no_accusation_after_time() -> None:
    """An accusation is evidence only if its author would not accuse in any case."""
    table = a_round(4, spy=1, dealer=0).ask(0, 2)
    bot = make_bots(GAME, 4, "after time", table.state.options, ["strong"])[1]
    table.wait()
    bot.observe(table.do(0, Accuse(2)), table.view(1))
    assert isinstance(bot, SpyfallBot)
    suspects = bot._suspects(table.view(1))
    assert max(suspects, key=suspects.__getitem__) == 2
    for seat in (1, 3):
        bot.observe(table.do(seat, Vote(seat == 1)), table.view(1))
    move = bot.choose(table.view(1), table.state.legal(1))
    assert isinstance(move, Accuse)
    assert move.seat != 2


def test_remarks_get_fitting_answers() -> None:
    replies = load_bank().answers.replies
    for line, fitting in (
        ("Shut up.", replies.order),
        ("Give me your wallet!", replies.order),
        ("I love you.", replies.compliment),
        ("How much did your ticket cost?", replies.price),
        ("You idiot!", replies.insult),
        ("Good morning", replies.greeting),
        ("It is late.", replies.statement),
        ("It's pretty cold in here.", replies.statement),
        ("You're pretty!", replies.compliment),
    ):
        assert spyfall_answers.says(line, 1, "en") in fitting, line
        assert spyfall_answers.says(line, 4, "en") in fitting, "a spy says the same"
    spent = spyfall_answers.says("Wie viel hast du heute ausgegeben?", 1, "de")
    assert spent in load_bank("de").answers.replies.price


@pytest.mark.parametrize("language", get_args(Language))
def test_no_question_of_the_bank_is_taken_for_a_remark(language: str) -> None:
    grammar = grammar_of(language)
    taken = [
        one.text
        for one in load_bank(language).questions
        if grammar.remark(one.text) not in ("", "price", "weather")
    ]
    assert taken == []


@pytest.mark.parametrize(("language", "share"), [("en", 0.92), ("de", 0.92), ("pl", 0.92)])
def test_typed_questions_get_fitting_answers(language: str, share: float) -> None:
    misses, lines = spyfall_answers.misses(language)
    assert len(misses) <= (1 - share) * lines, misses


def test_bots_decide_the_same_however_python_rounds_a_sum(monkeypatch: pytest.MonkeyPatch) -> None:
    """From Python 3.12 on, `sum` of floats rounds differently."""

    def talk() -> list[str]:
        table = BotTable(5, "sums", rounds=2)
        return [
            str(step.move) for step in table.play() if isinstance(step.move, Ask | Answer | Accuse | Pass)
        ]

    def other_sum(values: object, start: int = 0) -> object:
        every = list(values)  # type: ignore[call-overload]
        if any(isinstance(value, float) for value in every):
            return fsum(every) * (1 + 1e-9)
        return usual(every, start)

    usual = builtins.sum
    before = talk()
    monkeypatch.setattr(builtins, "sum", other_sum)
    assert talk() == before
