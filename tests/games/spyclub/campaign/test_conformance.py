"""Contract checks of campaign cases, and whole campaigns that end with a grade and lose nothing."""

import random
from functools import cache

import pytest

from spyhouse.games.spyclub import GAME
from spyhouse.games.spyclub.campaign.grades import final_grade
from spyhouse.games.spyclub.campaign.mosaic import mosaic_of
from spyhouse.games.spyclub.campaign.record import CASES, Campaign
from spyhouse.games.spyclub.options import SpyClubOptions
from spyhouse.games.spyclub.state import SpyClub
from spyhouse.lab.conformance import check_game, random_playout
from tests.games.spyclub.campaign.play_many import nothing_is_lost


def random_case(campaign: Campaign, seats: int, edition: str, seed: str) -> SpyClub:
    options = SpyClubOptions(edition=edition, campaign=campaign)  # type: ignore[arg-type]
    state = GAME.new(seats, seed, options)
    for step in random_playout(GAME, seats, options, seed, random.Random(seed), host=0.0):
        state = step.after
        assert isinstance(state, SpyClub)
        nothing_is_lost(state)
    assert isinstance(state, SpyClub)
    return state


@cache
def campaign_after(cases: int, edition: str, seed: str = "walk") -> Campaign:
    """Play a random campaign with a changing group (CP-12)."""
    if cases == 0:
        return Campaign()
    before = campaign_after(cases - 1, edition, seed)
    seats = random.Random(f"{seed}/{cases}").choice((2, 3, 4))
    end = random_case(before, seats, edition, f"{seed}/{cases}")
    result = mosaic_of(end).result
    assert result
    return result


@pytest.mark.parametrize("edition", ["2018", "prototype"])
def test_every_campaign_ends_with_a_grade(edition: str) -> None:
    """CP-1, CP-20, CP-26."""
    for number in range(3):
        record = campaign_after(CASES, edition, f"whole/{number}")
        assert final_grade(record) is not None
        assert len(record.log) == CASES


@pytest.mark.parametrize(("cases", "seats", "edition"), [(0, 2, "2018"), (2, 4, "prototype"), (4, 3, "2018")])
def test_campaign_case_passes_contract_checks(cases: int, seats: int, edition: str) -> None:
    """CP-22, CP-29: replay, copies, JSON and noninterference."""
    options = SpyClubOptions(edition=edition, campaign=campaign_after(cases, edition))  # type: ignore[arg-type]
    check_game(GAME, seats=seats, options=options, games=1, checks_per_game=12, seed=f"proof/{cases}")
