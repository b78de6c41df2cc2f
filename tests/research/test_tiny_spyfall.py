"""Tiny Spyfall: its rules, and convergence of CFR."""

import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability

from spyhouse.research.tiny_spyfall import (
    CAUGHT,
    ESCAPED,
    FRAMED,
    NAMED,
    NOBODY,
    PLACES,
    SEATS,
    STAY,
    VAGUE,
    YES,
    TinyState,
    register_tiny_spyfall,
)

BEACH, BANK = PLACES.index("Beach"), PLACES.index("Bank")


def dealt(place: int, spy: int) -> TinyState:
    state = pyspiel.load_game(register_tiny_spyfall()).new_initial_state()
    state.apply_action(place * SEATS + spy)
    assert isinstance(state, TinyState)
    return state


def ended(*accused: int, guess: int = STAY) -> list[float]:
    """Play a round at the beach with seat 2 as spy and vague answers."""
    state = dealt(BEACH, 2)
    for action in (VAGUE, VAGUE, VAGUE, guess, *accused):
        state.apply_action(action)
    assert state.is_terminal()
    return list(state.returns())


def test_civilians_answer_truly_or_vaguely() -> None:
    state = dealt(BEACH, 2)
    assert (state.current_player(), state.legal_actions()) == (1, [VAGUE, YES]), "there is water"
    state.apply_action(YES)
    assert (state.current_player(), state.legal_actions()) == (2, [0, 1, 2]), "a spy says anything"
    spy = state.information_state_string(2)
    assert "Beach" not in spy
    assert spy == dealt(BANK, 2).child(VAGUE).information_state_string(2).replace("v", "y")


def test_tiny_spyfall_points_sum_to_zero() -> None:
    worth = {
        CAUGHT: ended(2, 2),
        ESCAPED: ended(2, NOBODY),
        NAMED: ended(guess=BEACH),
    }
    assert all(returns[2] == spy and sum(returns) == 0 for spy, returns in worth.items())
    assert ended(guess=BANK)[2] == CAUGHT
    framed = dealt(BEACH, 0)
    for action in (VAGUE, VAGUE, VAGUE, STAY, 2, 1):
        framed.apply_action(action)
    assert framed.returns()[0] == ESCAPED, "two accuse, but not the same"
    assert FRAMED > ESCAPED


def test_cfr_converges() -> None:
    game = pyspiel.load_game(register_tiny_spyfall())
    solver = cfr.CFRPlusSolver(game)
    for _ in range(6):
        solver.evaluate_and_update_policy()
    start = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    assert exploitability.nash_conv(game, solver.average_policy()) < start / 2
