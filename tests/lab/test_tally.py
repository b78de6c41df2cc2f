"""Tallies of many games."""

from dataclasses import replace

from spyhouse.kernel import LabConfig
from spyhouse.lab import simulate
from spyhouse.lab.tally import tally, winner
from tests.lab import toy_games
from tests.lab.fake_rows import a_row


def test_every_game_is_counted_once() -> None:
    result = tally([*simulate(toy_games.HONEST, 3, range(40), ["random"])])
    assert result.ends == {"high card": 40}
    assert list(result.wins) == ["0", "1", "2"]
    assert sum(result.wins.values()) == result.games == 40
    assert result.moves == 120
    assert result.bots == ["random"]
    assert all(0 < score < 9 for score in result.scores)


def test_tallies_have_sums_and_spread() -> None:
    lab = LabConfig(tally=lambda state: {"high": 1} if max(state.outcome().scores) > 8 else {})
    result = tally([*simulate(replace(toy_games.HONEST, lab=lab), 3, range(40), ["random"])])
    spread = result.spread["high"]
    assert 0 < result.counts["high"] < 40
    assert spread.games == {0: 40 - result.counts["high"], 1: result.counts["high"]}
    assert spread.low < spread.mean == result.counts["high"] / 40 < spread.high


def test_each_game_has_one_winner_so_that_shares_add_up() -> None:
    assert winner(a_row(winners=(0, 2), side="team")) == "team"
    assert winner(a_row(winners=(0, 2))) == "shared"
    assert winner(a_row(winners=(2,))) == "2"
    assert winner(a_row(winners=())) == "nobody"
    rows = [a_row(winners=won) for won in ((0,), (0, 1), (0, 1, 2), (2,), ())]
    assert tally(rows).wins == {"0": 1, "2": 1, "nobody": 1, "shared": 2}
