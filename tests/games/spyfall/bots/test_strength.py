"""Balance and strength of the bot levels.

`spyhouse bench spyfall_bots` measures the same with far more rounds.
"""

from collections import Counter

import pytest

from spyhouse.games.spyfall import GAME
from spyhouse.lab import simulate
from spyhouse.lab.tally import tally
from tests.games.spyfall.bots.bot_games import BotTable

FOR_THE_SPY = ("guessed", "framed", "escaped")


@pytest.mark.parametrize("seats", [3, 4, 6, 8])
def test_strong_bots_make_a_fair_round(seats: int) -> None:
    seeds = [f"fair/{number}" for number in range(24)]
    ends = Counter(tally([*simulate(GAME, seats, seeds, ["strong"])]).counts)
    spy_wins = sum(ends[how] for how in FOR_THE_SPY) / ends["rounds"]
    assert 0.35 <= spy_wins <= 0.6
    assert ends["caught"] >= 2 * ends["framed"]
    assert ends["guessed"] >= ends["missed"]


def test_each_level_is_a_better_spy_than_the_one_below() -> None:
    easy, normal, strong = (spy_wins(spy, "normal") for spy in ("easy", "normal", "strong"))
    assert easy < normal < strong


def test_each_level_finds_more_spies_than_the_one_below() -> None:
    easy, normal, strong = (spy_wins("normal", civilians) for civilians in ("easy", "normal", "strong"))
    assert easy > normal > strong


def spy_wins(spy: str, civilians: str, rounds: int = 40) -> int:
    wins = 0
    for number in range(rounds):
        seed = f"duel/{number}"
        seat = BotTable(6, seed, rounds=1).state.deal.spies[0]
        table = BotTable(6, seed, [spy if seat == other else civilians for other in range(6)], rounds=1)
        list(table.play())
        wins += table.state.sheet[-1].winner == "spy"
    return wins
