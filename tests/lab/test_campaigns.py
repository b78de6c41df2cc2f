"""Tallies of simulated campaigns."""

from functools import partial
from itertools import pairwise

import pytest

from spyhouse import cli, games
from spyhouse.games.spyclub.campaign.grades import grade
from spyhouse.games.spyclub.campaign.report import PlayedCampaign, play_campaign
from spyhouse.games.spyclub.options import SpyClubOptions
from spyhouse.kernel import BadOptions
from spyhouse.lab.campaigns import CampaignTally, as_text, random_game, simulate_campaigns

GAME = games.find("spyclub")


def report(count: int = 3, seats: int | None = None, seed: str = "lab") -> CampaignTally:
    return simulate_campaigns(
        GAME, seats, count, seed=seed, bots=["random"], options=SpyClubOptions(edition="prototype")
    )


def campaign(seed: str, seats: int | None) -> PlayedCampaign:
    return play_campaign(seed, seats, SpyClubOptions(), partial(random_game, GAME), by_chance=True)


def test_every_campaign_has_five_cases_and_a_grade() -> None:
    tally = report()
    result = tally.report
    assert {"game", "seats", "games", "seconds", "moves", "ends", "wins", "grades"} <= set(tally.flat())
    assert sum(result.ends.values()) == sum(result.wins.values()) == 15
    assert sum(result.grades.values()) == 3
    assert {"3A", "4A", "85A"} <= set(result.sides)
    assert set(result.sides) | set(result.unseen) == {f"{n}{side}" for n in range(1, 175) for side in "AB"}
    assert "3 campaigns with changing groups" in as_text(tally)


def test_a_module_that_was_met_once_proves_little() -> None:
    modules = report().report.modules
    assert modules
    for one in modules.values():
        assert one.low <= one.change <= one.high
        assert one.high - one.low > 30  # points of the win rate, with so few cases


def test_the_group_changes_unless_a_number_is_given() -> None:
    changing = campaign("group", None)
    assert len({case.seats for case in changing.cases}) > 1
    assert changing == campaign("group", None)
    assert {case.seats for case in campaign("three", 3).cases} == {3}
    assert changing.grade == grade(changing.points)


def test_modules_add_up_over_the_cases() -> None:
    modules = [set(case.modules) for case in campaign("modules", 2).cases]
    assert modules[0] == set()
    assert all(before <= after for before, after in pairwise(modules))
    assert len(modules[4]) >= 3


def test_other_games_have_no_campaign(capsys: pytest.CaptureFixture[str]) -> None:
    other = games.find("spyfall")
    with pytest.raises(BadOptions, match="no campaign"):
        simulate_campaigns(other, 3, 1, seed="s", bots=["random"], options=other.options())
    assert cli.main(["sim", "spyfall", "--campaign"]) == 2
    assert "no campaign" in capsys.readouterr().err
