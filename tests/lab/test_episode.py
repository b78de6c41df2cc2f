"""`Episode`: turns, simultaneous choices and the clock."""

import pickle
from dataclasses import replace

import pytest

from spyhouse import games
from spyhouse.kernel import IllegalMove, Tick
from spyhouse.lab.episode import Episode, Order, StuckGame
from tests.lab import toy_games

RING = toy_games.Ring()
ORDERS: tuple[Order, ...] = ("round", "together", "pace")


def race(order: Order, seed: str = "x", limit: int | None = None) -> Episode:
    """Build an episode in which two players may ring one bell for a second."""
    return Episode(toy_games.RACE, 2, seed, order=order, limit=limit, beat=300)


def rung(episode: Episode) -> list[tuple[int, int]]:
    assert isinstance(episode.state, toy_games.Race)
    return episode.state.rung


def test_round_order_asks_next_seat_only_after_a_wait() -> None:
    episode = race("round")
    (first,) = episode.awaiting
    episode.choose(first, None)
    (second,) = episode.awaiting
    assert {first, second} == {0, 1}
    episode.choose(second, RING)
    assert rung(episode) == [(second, 300)]


def test_round_order_is_random() -> None:
    firsts = {race("round", seed).awaiting[0] for seed in "abcdefgh"}
    assert firsts == {0, 1}


def test_simultaneous_choices_drop_impossible_moves() -> None:
    episode = race("together")
    assert episode.awaiting == [0, 1]
    episode.choose(1, RING)
    assert rung(episode) == []
    episode.choose(0, RING)
    assert len(rung(episode)) == 1
    assert (episode.at, episode.moves) == (300, 2)


def test_paced_order_lets_the_quicker_move_first() -> None:
    episode = race("pace")
    episode.choose(0, RING, takes=500)
    episode.choose(1, RING, takes=200)
    assert rung(episode) == [(1, 200)]
    assert episode.awaiting == [1]
    episode.choose(1, None)
    assert rung(episode) == [(1, 200), (0, 500)]
    assert episode.awaiting == [0, 1]  # a waiting player is asked again after an event


@pytest.mark.parametrize("order", ORDERS)
def test_when_all_wait_the_clock_moves(order: Order) -> None:
    episode = race(order)
    while not episode.over:
        episode.choose(episode.awaiting[0], None)
    assert (episode.at, episode.moves, episode.awaiting) == (1000, 1, [])


@pytest.mark.parametrize("order", ORDERS)
def test_the_clock_comes_before_a_move_that_would_take_longer(order: Order) -> None:
    episode = race(order)
    while not episode.over:
        episode.choose(episode.awaiting[0], RING, takes=1000)
    assert (rung(episode), episode.at) == ([], 1000)


def test_without_a_clock_a_game_in_which_all_wait_is_stuck() -> None:
    class NoClock(toy_games.HighCard):
        def wind_up(self) -> None:
            self.due = None

    episode = Episode(replace(toy_games.HONEST, start=NoClock), 2, "x")
    with pytest.raises(StuckGame, match="seat 0 may move, none of them does, and no clock runs"):
        episode.choose(0, None)


@pytest.mark.parametrize("order", ORDERS)
def test_illegal_move_is_asked_again(order: Order) -> None:
    episode = race(order)
    wrong = episode.awaiting[0]
    for other in episode.awaiting[1:]:
        episode.choose(other, None)
    with pytest.raises(IllegalMove, match="Only the clock"):
        episode.choose(wrong, Tick())
    assert (episode.awaiting, episode.moves, episode.at) == ([wrong], 0, 0)
    episode.choose(wrong, RING)
    assert rung(episode) == [(wrong, 300)]


def test_only_awaited_seats_can_choose() -> None:
    episode = race("round")
    with pytest.raises(IllegalMove, match="is not asked now"):
        episode.choose(1 - episode.awaiting[0], RING)


def test_at_its_limit_an_episode_is_truncated_and_nobody_has_won() -> None:
    episode = race("round", limit=2)
    while not episode.over:
        episode.choose(episode.awaiting[0], RING)
    assert (episode.truncated, episode.moves, episode.returns()) == (True, 2, (0.0, 0.0))


@pytest.mark.parametrize("order", ORDERS)
def test_copied_episodes_are_equal_and_independent(order: Order, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games._extra, "race", toy_games.RACE)
    episode = race(order)
    episode.choose(episode.awaiting[0], RING, takes=100)
    twins = [episode.copy(), pickle.loads(pickle.dumps(episode))]
    for one in (*twins, episode):
        while not one.over:
            one.choose(one.awaiting[0], RING, takes=100)
    assert [rung(one) for one in twins] == [rung(episode)] * 2
    assert [one.at for one in twins] == [episode.at] * 2


def test_listeners_get_each_move_and_its_events() -> None:
    heard = []
    episode = race("round")
    episode.on_move = lambda seat, move, events: heard.append((seat, move, list(events)))
    first = episode.awaiting[0]
    episode.choose(first, RING)
    assert heard == [(first, RING, [toy_games.Rang(seat=first)])]
