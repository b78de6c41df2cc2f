"""The learning example: its parts, and a short training run."""

import random
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from examples.learn.network import Network
from examples.learn.player import GAME, SEATS, Eyes, Learned
from examples.learn.search import Searching
from examples.learn.train import advantages, draw, learn, match, play, train
from spyhouse import games
from spyhouse.kernel import State
from spyhouse.lab import NamedBot, simulate
from spyhouse.research.pettingzoo import aec_env


@pytest.fixture(scope="module")
def network() -> Network:
    table = aec_env(GAME, SEATS).table
    return Network(Eyes(table.features).length, table.actions.size, hidden=16)


def test_network_learns_the_better_action() -> None:
    """A network learns a game of one decision: the second of three numbers wins, the third is illegal."""
    network, rng = Network(2, 3, hidden=8), np.random.default_rng(0)
    seen, masks = np.ones((64, 2), np.float32), np.tile(np.array([1, 1, 0], np.int8), (64, 1))
    for _ in range(60):
        numbers, chances = network.chances(seen[0], masks[0])
        chosen = rng.choice(numbers, 64, p=chances / chances.sum())
        paid = (chosen == 1).astype(np.float32)
        better = paid - network.worth(seen)
        network.learn(seen, masks, chosen, chances[chosen], better, paid, rate=0.03)
    numbers, chances = network.chances(seen[0], masks[0])
    assert numbers.tolist() == [0, 1]
    assert chances[1] > 0.9
    assert network.worth(seen[:1])[0] > 0.7


def test_both_seats_see_the_same_table_from_their_own_side() -> None:
    game = games.find(GAME)
    eyes = Eyes(game.features(SEATS, game.options()))
    state = game.new(SEATS, "eyes")
    features = game.features(SEATS, game.options())
    views = [eyes.see(features.encode(state.view(seat)), seat) for seat in range(SEATS)]
    assert len(views[0]) == len(views[1]) == eyes.length
    # From either seat the own hand has seven cards, and it is somebody's turn: "mine" or "the other's".
    names = [name for name in features.names if name.startswith("turn=")]
    assert len(names) == SEATS
    assert not np.array_equal(views[0], views[1])
    assert eyes.lead(features.encode(state.view(0)), 0) == 0


def test_advantages_are_computed_backwards() -> None:
    gains, returns = advantages(np.zeros(3, np.float32), [0.0, 0.0, 1.0])
    assert gains[2] == 1.0
    assert 0.8 < gains[0] < gains[1] < 1.0
    assert returns.tolist() == gains.tolist()


def test_a_short_training_runs_from_end_to_end(network: Network, tmp_path: Path) -> None:
    before = {name: weights.copy() for name, weights in network.weights.items()}
    train(network, count=4, at_once=1, jobs=2, against="easy", curve=tmp_path / "curve.csv")
    assert any(not np.array_equal(before[name], network.weights[name]) for name in before)
    assert len((tmp_path / "curve.csv").read_text().splitlines()) == 3
    draw(tmp_path / "curve.csv", tmp_path / "curve.svg")
    assert "<svg" in (tmp_path / "curve.svg").read_text()
    network.save(tmp_path / "learned.npz")
    again = Network.load(tmp_path / "learned.npz")
    assert np.allclose(again.weights["in"], network.weights["in"], atol=0.01)
    assert "against easy: won " in match(network, "easy", 2)


def test_training_data_is_the_agents_side_of_a_game(network: Network) -> None:
    played = play(network, range(1), "easy")
    assert played.games == 1
    decisions = np.arange(len(played.chosen))
    assert played.masks[decisions, played.chosen].all()
    assert ((played.before > 0) & (played.before <= 1)).all()
    learn(network, [played], 1e-3, np.random.default_rng(0))


def test_search_looks_ahead_in_a_new_world_each_time(network: Network) -> None:
    state = games.find(GAME).new(SEATS, "search")
    seat = min(state.must_act())
    worlds = []

    def imagine(rng: random.Random) -> State:
        worlds.append(state.imagine(seat, rng))
        return worlds[-1].copy()

    bot = Searching(seat, state.options, random.Random(5), network, looks=6)
    bot.imagine = imagine
    assert bot.choose(state.view(seat), state.legal(seat)) in state.legal(seat)
    assert len(worlds) == 6
    assert len({repr(world.view(1 - seat)) for world in worlds}) > 1  # the other's hand is anybody's guess


def test_search_sits_at_a_table_of_the_lab(network: Network) -> None:
    """Search plays a whole game with imagined worlds."""
    search = NamedBot("search", partial(Searching, network=network, looks=1))
    assert next(simulate(GAME, SEATS, ["a"], [search, "normal"])).how == "published"


def test_trained_agent_repeats_its_game(network: Network) -> None:
    learned = NamedBot("learned", partial(Learned, network=network))
    rows = [next(simulate(GAME, SEATS, ["a"], [learned, "easy"])) for _ in range(2)]
    assert rows[0].scores == rows[1].scores
    assert rows[0].bots == ("learned", "easy")
