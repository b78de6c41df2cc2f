"""Ladders: pairwise results, ratings and their intervals."""

from dataclasses import replace

import pytest

from spyhouse.kernel import BadOptions, LabConfig
from spyhouse.lab import GameRow, simulate
from spyhouse.lab.intervals import wilson
from spyhouse.lab.ladder import Ladder, as_text, ladder, schedule
from tests.lab import toy_games
from tests.lab.fake_rows import a_row

TEAM = replace(toy_games.HONEST, lab=LabConfig(cooperative=True))


def duel(winner: str, times: int, seed: str = "") -> list[GameRow]:
    """Build duels between "a" and "b" with alternating seats."""
    return [
        a_row(seats=2, seed=f"{seed}{n}", bots=bots, winners=(bots.index(winner),), scores=(1, 1))
        for n in range(times)
        for bots in (("a", "b") if n % 2 else ("b", "a"),)
    ]


def test_every_pair_meets_as_often_in_either_place() -> None:
    plan = [*schedule(toy_games.HONEST, 4, ["easy", "normal", "strong"], toy_games.NoOptions(), 10)]
    assert [table.bots for table, _ in plan] == [
        ("easy", "normal"), ("normal", "easy"), ("easy", "strong"),
        ("strong", "easy"), ("normal", "strong"), ("strong", "normal"),
    ]  # fmt: skip
    assert {deals for _, deals in plan} == {5}


def test_in_a_cooperative_game_each_team_plays_every_deal_once() -> None:
    plan = [*schedule(TEAM, 3, ["easy", "normal"], toy_games.NoOptions(), 10)]
    assert [(table.bots, deals) for table, deals in plan] == [(("easy",), 10), (("normal",), 10)]


def test_better_bot_is_listed_first_with_interval() -> None:
    found = ladder(toy_games.HONEST, duel("a", 75) + duel("b", 25, "again/"))
    assert [one.name for one in found.standings] == ["a", "b"]
    assert [one.games for one in found.standings] == [100, 100]
    assert (found.standings[0].low or 0) > (found.standings[1].rating or 0) > 0
    (pair,) = found.pairs
    assert (pair.name, pair.games, pair.won, pair.drawn, pair.share) == ("a", 100, 75, 0, 0.75)
    assert (pair.low, pair.high) == pytest.approx(
        (0.657, 0.825), abs=0.001
    )  # Wilson's, as in any table of it


def test_the_order_of_the_rows_does_not_matter() -> None:
    rows = duel("a", 30) + duel("b", 12, "again/")
    assert ladder(toy_games.HONEST, rows) == ladder(toy_games.HONEST, rows[::-1])


def test_winners_count_first_then_scores() -> None:
    seats = {"seats": 4, "bots": ("a", "b", "a", "b")}
    shared = a_row(winners=(0, 1), scores=(5, 5, 1, 3), **seats)
    alone = a_row(winners=(2,), scores=(0, 5, 6, 5), **seats)
    level = a_row(winners=(0, 1), scores=(5, 5, 3, 3), **seats)
    for row, better in ((shared, "b"), (alone, "a")):
        (pair,) = ladder(toy_games.HONEST, [row]).pairs
        assert (pair.name, pair.won) == (better, 1)
    assert ladder(toy_games.HONEST, [level]).pairs[0].drawn == 1


def test_teams_are_compared_by_the_same_deal() -> None:
    def team(name: str, deal: str, won: bool, score: int) -> GameRow:
        return a_row(seed=deal, bots=(name,) * 3, winners=(0, 1, 2) if won else (), scores=(score,) * 3)

    rows = [
        team("a", "one", True, 2), team("b", "one", False, 9),  # a win before a score
        team("a", "two", False, 5), team("b", "two", False, 4),
        team("a", "three", True, 5), team("b", "three", True, 5),
        team("a", "four", True, 5),  # nobody to compare it with
    ]  # fmt: skip
    (pair,) = ladder(TEAM, rows).pairs
    assert (pair.name, pair.games, pair.won, pair.drawn) == ("a", 3, 2, 1)


def test_interval_of_equal_bots_contains_half() -> None:
    rows = duel("a", 50) + duel("b", 50, "again/")
    (pair,) = ladder(toy_games.HONEST, rows).pairs
    assert pair.low < 0.5 < pair.high


def test_bot_without_opponents_has_no_rating() -> None:
    with pytest.raises(BadOptions, match="no two entrants"):
        ladder(toy_games.HONEST, [*simulate(toy_games.HONEST, 3, range(2), ["random"])])
    with pytest.raises(BadOptions, match="a name of its own"):
        list(schedule(toy_games.HONEST, 2, ["easy", "easy"], toy_games.NoOptions(), 10))


def test_ladder_prints_a_table() -> None:
    found: Ladder = ladder(toy_games.HONEST, duel("a", 3))
    assert "| a against b | 3 | 3 | 0 | 0 | 100.0% | 43.9% to 100.0% |" in as_text(found)


def test_interval_without_trials_is_0_to_1() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert all(0.0 <= wilson(0, n)[0] < 1e-9 and wilson(n, n)[1] <= 1.0 for n in range(1, 50))
