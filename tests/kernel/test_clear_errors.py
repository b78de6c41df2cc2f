"""Errors for arguments of the wrong type: they name the expected type and change nothing."""

from typing import Any

import numpy as np
import pytest

import spyhouse
from spyhouse import BadOptions, IllegalMove, NoSuchSeat


def test_new_is_typed_by_game() -> None:
    """mypy checks this file: views and their fields are typed."""
    hand: tuple[int, ...] = spyhouse.new("spycatcher", seats=2, seed="x").view(0).hand
    rounds: int = spyhouse.new("spyfall", seats=3, seed="x").options.rounds
    assert len(hand) > 0
    assert rounds == 5


@pytest.mark.parametrize("seats", [None, True, 5.0, "5"])
def test_seats_are_a_whole_number(seats: Any) -> None:
    with pytest.raises(BadOptions, match=f"invalid seats {seats!r}; expected a whole number"):
        spyhouse.new("spyfall", seats=seats, seed="x")


@pytest.mark.parametrize("at", [None, 1.5, "now"])
def test_time_is_a_whole_number(at: Any) -> None:
    state = spyhouse.new("spycatcher", seats=2, seed="x")
    seat, before = min(state.to_act()), state.copy()
    with pytest.raises(IllegalMove, match="expected a whole number of ms"):
        state.apply(seat, state.legal(seat)[0], at)
    assert state == before


def test_time_never_runs_backwards() -> None:
    state = spyhouse.new("spyfall", seats=3, seed="x")
    seat = min(state.must_act())
    state.apply(seat, state.legal(seat)[0], 5_000)
    before, seat = state.copy(), min(state.must_act())
    with pytest.raises(
        IllegalMove, match="invalid time 4999; the last move was at 5000 ms on the table clock"
    ):
        state.apply(seat, state.legal(seat)[0], 4_999)
    assert state == before
    assert state.apply(seat, state.legal(seat)[0], 5_000)


@pytest.mark.parametrize("seat", [1.0, "1", (0,)])
def test_a_seat_is_a_whole_number(seat: Any) -> None:
    state = spyhouse.new("spycatcher", seats=2, seed="x")
    move = state.legal(min(state.to_act()))[0]
    for ask in (state.legal, state.view, lambda one: state.apply(one, move, 0)):
        with pytest.raises(NoSuchSeat, match="invalid seat .*; expected a whole number"):
            ask(seat)


def test_integers_of_numpy_are_whole_numbers_too() -> None:
    state = spyhouse.new("spycatcher", seats=2, seed="x")
    seat: Any = np.int64(min(state.to_act()))
    at: Any = np.int32(5)
    assert state.apply(seat, state.legal(seat)[0], at)
