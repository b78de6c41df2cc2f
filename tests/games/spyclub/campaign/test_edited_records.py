"""Edited campaign files: refused with a sentence, or played to the end of the case (CP-22).

`spyhouse bench campaign_trials` tries thousands, and random campaigns.
"""

from typing import Any

import msgspec
import pytest

from bench.campaign_trials import Trial, check_case, try_campaign, try_mutant
from spyhouse.games.spyclub import GAME
from spyhouse.games.spyclub.campaign.deck import effects_by_key
from spyhouse.games.spyclub.campaign.record import (
    CardInPlay,
    CaseFile,
    LastCase,
    Recorded,
    ScoreLine,
    Solution,
)
from spyhouse.games.spyclub.state import SpyClub
from spyhouse.games.spyclub.terms import EMPTY
from spyhouse.kernel import BadOptions
from tests.games.spyclub.campaign.builders import CLUB, a_desk, after

MUTANTS, CAMPAIGNS = 250, 6


def test_mutants_of_records_are_refused_or_played() -> None:
    trials = [Trial("mutant", number, GAME.version) for number in range(MUTANTS)]
    for trial in trials:
        try_mutant(trial)
    assert MUTANTS / 10 < sum(trial.opened for trial in trials) < MUTANTS


def test_random_campaigns_wait_for_nobody_who_left() -> None:
    trials = [Trial("campaign", number, GAME.version) for number in range(CAMPAIGNS)]
    for trial in trials:
        try_campaign(trial)
    assert sum(trial.left for trial in trials) > CAMPAIGNS
    assert sum(trial.skipped for trial in trials) > CAMPAIGNS


def test_trial_reports_a_case_that_waits_for_a_leaver() -> None:
    state = after_first_case()
    state.gone = (state.active,)
    with pytest.raises(AssertionError, match="who left"):
        check_case(state)


def test_trial_reports_a_lost_idea() -> None:
    state = after_first_case()
    state.supply -= 1
    with pytest.raises(AssertionError, match="an idea is lost"):
        check_case(state)


def test_trial_reports_a_lost_card() -> None:
    state = after_first_case()
    state.hands[0] = EMPTY
    with pytest.raises(AssertionError, match="a card is lost"):
        check_case(state)


def after_first_case() -> SpyClub:
    return a_desk(after(1, "motive")).until_the_case().state


def a_file(**changes: Any) -> CaseFile:
    return msgspec.structs.replace(after(1).log[0], **changes)


MOTIVE = Recorded(1, "motive", "Money")
STANDING = next(
    key for key, effect in effects_by_key().items() if effect.when == "during" and not effect.can_follow
)
HUNDREDS = tuple(ScoreLine("solved", 200) for _ in range(60))


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"log": (a_file(recorded=Recorded(1, "motive", "Nobody")),), "recorded": (MOTIVE,)}, "no motive"),
        ({"log": (a_file(recorded=MOTIVE),), "recorded": ()}, "the master case"),
        ({"log": (a_file(recorded=Recorded(2, "motive", "Money")),), "recorded": (MOTIVE,)}, "master case"),
        ({"log": (a_file(recorded=MOTIVE),), "recorded": (Recorded(1, "motive", "Love"),)}, "master case"),
        ({"recorded": (MOTIVE,)}, "the master case"),
        ({"log": (a_file(solved=(Solution("crime", "Money"),)),)}, "no crime"),
        ({"log": (a_file(solved=(Solution("motive", "Money"),) * 2),)}, "an aspect twice"),
        ({"log": (a_file(lines=HUNDREDS),)}, "nobody can score 12"),
        ({"log": (a_file(members=(CLUB[0], CLUB[0])),)}, "same character"),
        ({"log": (a_file(members=(CLUB[0], CLUB[3])),)}, "by someone who isn.t in the club"),
        ({"last": LastCase((1, 1), active=2)}, "there"),
        ({"last": LastCase((1, 1), starter=3)}, "there"),
        ({"unrecorded": True, "log": ()}, "only a first case"),
        ({"unrecorded": True, "recorded": (MOTIVE,)}, "only a first case"),
        ({"later": (STANDING,)}, "wait for the next case"),
        ({"spent": (STANDING,)}, "be used up"),
        ({"cards": (CardInPlay(3, tokens=9),)}, "hold 9 tokens"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_faults_of_records_are_named(changes: dict[str, Any], why: str) -> None:
    record = msgspec.to_builtins(after(1, **changes))
    with pytest.raises(BadOptions, match=why):
        GAME.new(2, "s", GAME.read_options({"campaign": record}))
