"""Kernel guarantees for every game: seats, types, time, the end, and usable states."""

import copy
import pickle
import random

import pytest

import spyhouse
from spyhouse import games
from spyhouse.kernel import CLOCK, HOST, IllegalMove, Move, NoSuchSeat, SpyhouseError, State, Stop, Tick
from tests.lab.toy_games import HONEST, HighCard, Keep, NoOptions, Swap

EVERY_GAME = games.names()


class Foreign(Move, frozen=True):
    pass


def a_game(seats: int = 3) -> HighCard:
    return HighCard(seats, "seed", NoOptions())


@pytest.mark.parametrize("name", EVERY_GAME)
@pytest.mark.parametrize("seat", [CLOCK, HOST, 3, 77, -5])
def test_view_of_a_missing_seat_is_refused(name: str, seat: int) -> None:
    state = spyhouse.new(name, seats=3, seed="x")
    with pytest.raises(NoSuchSeat, match=f"There is no seat {seat} at this table: the seats are 0 to 2"):
        state.view(seat)


@pytest.mark.parametrize(
    ("seat", "move", "at", "reason"),
    [
        (3, Keep(), 0, "There is no seat 3"),
        (-7, Keep(), 0, "There is no seat -7"),
        (0, Foreign(), 0, "Foreign is no move of HighCard. The moves are Keep, Swap."),
        (0, "keep", 0, "str is no move of HighCard"),
        (0, Tick(), 0, "Only the clock can tick."),
        (0, Stop(), 0, "Only the host can do that."),
        (HOST, Keep(), 0, "Keep is a player's move, not the host's. The host can Leave, Skip, Stop."),
        (CLOCK, Stop(), 10_000, "The clock can only tick."),
        (CLOCK, Tick(), 9_999, "There is still time"),
        (0, Keep(), 10_000, "Too late"),
    ],
)
def test_bad_seat_type_or_time_is_named(seat: int, move: Move, at: int, reason: str) -> None:
    state = a_game()
    with pytest.raises(IllegalMove) as refused:
        state.apply(seat, move, at)
    assert str(refused.value).startswith(reason)
    assert state == a_game()


def test_after_the_end_nothing_is_legal() -> None:
    state = a_game()
    state.apply(HOST, Stop(), 0)
    assert [*state.legal(0), *state.legal(CLOCK), *state.legal(HOST)] == []
    with pytest.raises(IllegalMove, match="The game is over"):
        state.apply(1, Keep(), 1)


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_state_pickles_compares_and_prints(name: str) -> None:
    state = spyhouse.new(name, seats=3, seed="x")
    other = spyhouse.new(name, seats=3, seed="y")
    for twin in (state.copy(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert twin == state
        assert twin != other
    assert repr(state).startswith(f"{type(state).__name__}(3 seats, ")
    assert repr(state).endswith("to act)")


def test_chance_continues_after_pickling_mid_block() -> None:
    state = a_game()
    state.chance.below("die", 6)
    twin: State = pickle.loads(pickle.dumps(state))
    assert [twin.chance.below("die", 10**9) for _ in range(9)] == [
        state.chance.below("die", 10**9) for _ in range(9)
    ]


def test_returns_are_1_for_who_won_and_minus_1_for_who_lost() -> None:
    state = a_game()
    with pytest.raises(SpyhouseError, match="undefined until the game is over"):
        state.returns()
    for seat in range(3):
        state.apply(seat, Keep(), seat)
    best = state.cards.index(max(state.cards))
    assert state.returns() == tuple(1.0 if seat == best else -1.0 for seat in range(3))


def test_stopped_game_returns_zeros() -> None:
    state = spyhouse.new(EVERY_GAME[0], seats=3, seed="x")
    state.apply(HOST, Stop(), 0)
    assert state.returns() == (0.0, 0.0, 0.0)


def test_history_is_per_seat_and_copies_diverge() -> None:
    state = HONEST.new(3, "seed")
    with pytest.raises(SpyhouseError, match="keep_history"):
        state.history(0)
    state.keep_history()
    state.apply(0, Swap(), 1)
    twin = state.copy()
    twin.apply(1, Keep(), 2)
    assert [type(event).__name__ for event in state.history(0)] == ["Drew", "Decided"]
    assert [type(event).__name__ for event in state.history(1)] == ["Decided"]
    assert [type(event).__name__ for event in twin.history(None)] == ["Decided", "Decided"]


def test_imagined_state_hides_private_events_of_others() -> None:
    state = HONEST.new(3, "seed")
    state.keep_history()
    state.apply(0, Swap(), 1)
    world = state.imagine(1, random.Random(1))
    assert world.history(1) == state.history(1)
    assert [type(event).__name__ for event in world.history(0)] == ["Decided"]


def test_long_history_pickles() -> None:
    """The history of many copies pickles without exceeding the recursion limit."""
    state = HONEST.new(3, "seed")
    state.keep_history()
    for _ in range(5000):
        state.turn = 0  # type: ignore[attr-defined]
        state.apply(0, Keep(), 0)
        state.copy()
    twin = pickle.loads(pickle.dumps(state))
    assert twin == state == copy.deepcopy(state)
    assert len(twin.history(1)) == 5000
