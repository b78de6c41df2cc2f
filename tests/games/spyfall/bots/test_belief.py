"""Exactness of beliefs, compared with an enumeration of all worlds."""

import random
import tomllib
from math import exp, log
from pathlib import Path
from typing import Any

import pytest

from spyhouse.games.spyfall import GAME
from spyhouse.games.spyfall.bots.belief import Belief
from spyhouse.games.spyfall.bots.matcher import (
    UNPARSED_ANSWER,
    UNPARSED_QUESTION,
    ParsedAnswer,
    ParsedQuestion,
)
from spyhouse.games.spyfall.bots.model import Model, model_of
from spyhouse.games.spyfall.bots.phrase_bank import load_bank
from spyhouse.games.spyfall.bots.player import SpyfallBot
from spyhouse.games.spyfall.moves import Answer, Ask
from spyhouse.games.spyfall.packs import default_pack
from spyhouse.lab.play import make_bots
from tests.games.spyfall.builders import PLACES, a_round

SEATS = 4
PLAYERS = range(SEATS)
IN_PLAY = (0, 3, 7, 15, 28)
OVERHEARD: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("overheard.toml").read_text())[
    "talks"
]


@pytest.fixture
def model() -> Model:
    return model_of(default_pack())


def a_belief(model: Model, spies: int = 1, memory: float = 1.0) -> Belief:
    return Belief(model, SEATS, IN_PLAY, spies, attention=1.0, memory=memory)


def asked(number: int) -> ParsedQuestion:
    question = load_bank().questions[number]
    return ParsedQuestion(((load_bank().number[question.feature], 1.0),), 1.0, question)


def said(height: int, trust: float = 1.0) -> ParsedAnswer:
    low, middle, high = (float(height == one) for one in range(3))
    return ParsedAnswer((low, middle, high), trust)


def some_talk(seed: int) -> list[tuple[int, int, int]]:
    """Return random talk as (seat, question, height)."""
    rng = random.Random(seed)
    return [(rng.randrange(SEATS), rng.randrange(250), rng.randrange(3)) for _ in range(9)]


@pytest.mark.parametrize("seed", range(6))
def test_belief_equals_bayes_by_enumeration(model: Model, seed: int) -> None:
    belief = a_belief(model)
    worlds = {(spy, place): 0.0 for spy in PLAYERS for place in IN_PLAY}
    for seat, number, height in some_talk(seed):
        answers = model.of(load_bank().questions[number])
        bluff = belief.expects(seat, answers)[height]
        for spy, place in worlds:
            worlds[spy, place] += log(bluff if seat == spy else answers.columns[height][place])
        belief.observe_answer(seat, asked(number), said(height))

    for me in PLAYERS:
        mine = {place: exp(worlds[me, place]) for place in IN_PLAY}
        places = belief.places_for(me)
        for place in IN_PLAY:
            assert places[place] == pytest.approx(mine[place] / sum(mine.values()))
        for place in IN_PLAY:
            others = {spy: exp(worlds[spy, place]) for spy in PLAYERS if spy != me}
            suspicion = belief.suspicion(place, PLAYERS, me)
            assert suspicion == pytest.approx(
                {spy: one / sum(others.values()) for spy, one in others.items()}
            )


def test_belief_covers_pairs_of_spies(model: Model) -> None:
    one, two = a_belief(model), a_belief(model, spies=2)
    for belief in (one, two):
        belief.observe_answer(1, asked(0), said(2))
    alone = one.suspicion(3, PLAYERS, 0)
    pairs = {(a, b): alone[a] * alone[b] for a in alone for b in alone if a < b}
    for seat, chance in two.suspicion(3, PLAYERS, 0).items():
        expected = sum(weight for pair, weight in pairs.items() if seat in pair) / sum(pairs.values())
        assert chance == pytest.approx(expected)


def test_spy_learns_nothing_from_its_own_words(model: Model) -> None:
    belief = a_belief(model)
    belief.observe_answer(1, asked(10), said(2))
    before = belief.places_for(2)
    belief.observe_answer(2, asked(20), said(0))
    assert belief.places_for(2) == before
    assert belief.places_for(1) != before


def test_places_that_are_struck_out_are_impossible(model: Model) -> None:
    places = a_belief(model).places_for(0)
    assert [place for place, chance in enumerate(places) if chance > 0] == list(IN_PLAY)


def test_doubtful_parse_weakens_the_evidence(model: Model) -> None:
    shifts = []
    for trust in (1.0, 0.5, 0.1):
        belief = a_belief(model)
        belief.observe_answer(1, asked(0), said(2, trust))
        shifts.append(max(belief.places_for(0)) - 1 / len(IN_PLAY))
    assert shifts[0] > shifts[1] > shifts[2] > 0


def test_nonsense_leaves_the_belief_unchanged(model: Model) -> None:
    belief = a_belief(model)
    belief.observe_answer(1, UNPARSED_QUESTION, said(2))
    belief.observe_answer(1, asked(0), UNPARSED_ANSWER)
    belief.observe_question(1, UNPARSED_QUESTION, 1.0)
    assert belief.places_for(0) == a_belief(model).places_for(0)
    assert list(belief.suspicion(3, PLAYERS, 0).values()) == pytest.approx([1 / 3] * 3)


def test_a_wrong_answer_makes_a_suspect_and_a_right_one_clears(model: Model) -> None:
    """The Submarine, a place surrounded by water."""
    submarine = [place.name for place in default_pack().places].index("Submarine")
    water = next(i for i, question in enumerate(load_bank().questions) if question.feature == "water")
    wrong, right = (Belief(model, SEATS, range(30), 1, 1.0, 1.0) for _ in range(2))
    wrong.observe_answer(1, asked(water), said(0))
    right.observe_answer(1, asked(water), said(2))
    assert right.suspicion(submarine, PLAYERS, 0)[1] < 1 / 3 < wrong.suspicion(submarine, PLAYERS, 0)[1]


def test_votes_update_the_belief(model: Model) -> None:
    def suspicion(guilty: int, not_guilty: int) -> float:
        belief = a_belief(model)
        belief.observe_votes(2, guilty, not_guilty)
        return belief.suspicion(0, range(4), 0)[2]

    assert suspicion(3, 0) > suspicion(2, 1) > suspicion(1, 2) > suspicion(0, 3)


def test_short_memory_decays_evidence(model: Model) -> None:
    kept, faded = a_belief(model), a_belief(model, memory=0.5)
    for belief in (kept, faded):
        belief.observe_answer(1, asked(0), said(2))
        for number in range(1, 6):
            belief.observe_question(2, asked(number), 0.01)
    assert max(faded.places_for(0)) < max(kept.places_for(0))


def test_model_probabilities_sum_to_one(model: Model) -> None:
    for answers in model.answers:
        for column in zip(*answers.columns, strict=True):
            assert sum(column) == pytest.approx(1)
    for column in zip(*model.asked, strict=True):
        assert sum(column) == pytest.approx(1)


def overheard(level: str) -> list[float]:
    """Return the spy's probability of the true place after each talk typed by people."""
    chances = []
    for talk in OVERHEARD:
        table = a_round(4, spy=3, place=talk["place"], dealer=0)
        bot = make_bots(GAME, 4, talk["place"], table.state.options, [level])[3]
        assert isinstance(bot, SpyfallBot)
        for number, (question, answer) in enumerate(talk["said"]):
            asker, to = number % 3, (number + 1) % 3
            bot.observe(table.do(asker, Ask(to, question)), table.view(3))
            bot.observe(table.do(to, Answer(answer)), table.view(3))
        chances.append(bot._places()[PLACES.index(talk["place"])])
    return chances


@pytest.mark.parametrize("level", ["normal", "strong"])
def test_spy_learns_from_typed_words(level: str) -> None:
    chances = overheard(level)
    assert min(chances) > 2 / len(PLACES), chances
    assert sum(chances) / len(chances) > 0.25, chances
