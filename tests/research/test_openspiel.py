"""OpenSpiel games: random simulation, information states, and search through `imagine`."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from spyhouse.research.openspiel import register
from tests.research.table_matrix import SPYCATCHER, TABLES, Table

LIMIT = 20


def load(table: Table, simultaneous: bool = False, limit: int = LIMIT) -> Any:
    name = f"{table}_{'together' if simultaneous else 'round'}_{limit}"
    register(table.game, simultaneous=simultaneous, limit=limit, deals=50, name=name, **table.options)
    return pyspiel.load_game(name, {"players": table.seats})


def wander(game: Any, rng: random.Random, steps: int) -> Any:
    """Return the state after random actions."""
    state = game.new_initial_state()
    for _ in range(steps):
        if state.is_simultaneous_node():
            state.apply_actions([rng.choice(state.legal_actions(seat)) for seat in range(game.num_players())])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("simultaneous", [False, True], ids=["one by one", "together"])
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_random_simulation_with_serialization(table: Table, simultaneous: bool) -> None:
    game = load(table, simultaneous)
    kinds = pyspiel.GameType.Dynamics
    assert game.get_type().dynamics == (kinds.SIMULTANEOUS if simultaneous else kinds.SEQUENTIAL)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_resampled_state_has_same_view_and_plays_on(table: Table) -> None:
    rng = random.Random(2)
    state = wander(load(table), rng, 12)
    player = state.current_player()
    for _ in range(3):
        other = state.resample_from_infostate(player, rng.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.current_player() == player
        assert other.legal_actions() == state.legal_actions()
        while not other.is_terminal():
            other.apply_action(rng.choice(other.legal_actions()))
        assert len(other.returns()) == table.seats
    assert not state.is_terminal()


def test_resampled_worlds_differ_for_other_players() -> None:
    rng = random.Random(2)
    state = wander(load(SPYCATCHER), rng, 12)
    player = state.current_player()
    stranger = (player + 1) % SPYCATCHER.seats
    others = [state.resample_from_infostate(player, rng.random) for _ in range(5)]
    assert len({other.information_state_string(stranger) for other in others}) > 1


def test_information_state_has_history_and_observation_the_view() -> None:
    state = wander(load(SPYCATCHER), random.Random(2), 12)
    text = state.information_state_string(0)
    assert '"told":[' in text
    assert f'"chose":{state.chose[0]}'.replace(" ", "") in text
    assert "told" not in state.observation_string(0)
    row = np.array(state.observation_tensor(0))
    assert (row == state.table.observe(0)).all()


def test_serialized_imagined_state_round_trips() -> None:
    rng = random.Random(2)
    game = load(SPYCATCHER)
    state = wander(game, rng, 12)
    other = state.resample_from_infostate(state.current_player(), rng.random)
    for one in (state, other):
        back = game.deserialize_state(one.serialize())
        assert back.table.episode.state == one.table.episode.state
    assert state.table.episode.state != other.table.episode.state


def test_the_same_deal_is_the_same_game() -> None:
    game = load(SPYCATCHER)
    texts = []
    for deal in (3, 3, 4):
        state = game.new_initial_state()
        assert state.is_chance_node()
        state.apply_action(deal)
        texts.append([state.information_state_string(seat) for seat in range(3)])
    assert texts[0] == texts[1] != texts[2]


def test_ismcts_uses_only_its_seats_information() -> None:
    game = load(Table("search", "spyclub", 2), limit=12)
    state = wander(game, random.Random(5), 3)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.5,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        max_simulations=8,
        random_state=np.random.RandomState(1),
    )
    assert bot.step(state) in state.legal_actions()
