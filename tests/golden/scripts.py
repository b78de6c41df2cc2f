"""Scripts of the recorded sessions: every game, both rulebooks, and all table features."""

import random
from collections.abc import Callable, Mapping
from functools import partial

import msgspec

from spyhouse.games.spyclub.terms import EditionName
from tests.games.spyclub.campaign.effects.test_all_modules import MODULES, some_campaign
from tests.golden.scripted_game import Evening


def spyfall() -> Evening:
    options = {"rounds": 2, "round_seconds": 90, "vote_seconds": 20, "accuse_seconds": 20}
    evening = Evening("spyfall", "spyfall", options, people=3, bots=2).everyone_sits().starts()
    evening.plays(5).pauses().plays(5).stands_up("p2").plays(8).sits_down_again("p2").plays()
    return evening.rematch().starts().plays(10).sleeps().plays(5)


def spyfall_left() -> Evening:
    options = {"rounds": 1, "round_seconds": 60, "talk": "voice"}
    evening = Evening("spyfall-left", "spyfall", options, people=4, bots=0).everyone_sits().starts()
    return evening.plays(4).is_sent_away("p4").plays(4).leaves_for_good(2).plays(4).stops()


def spyguy() -> Evening:
    evening = Evening("spyguy", "spyguy", {"city": "golden"}, people=2, bots=1).everyone_sits().starts()
    evening.plays(6).pauses().plays(10).stands_up("p2").plays(10).sits_down_again("p2").plays()
    return evening.rematch().starts().plays(8)


def spycatcher() -> Evening:
    options = {"permissions_needed": 3, "notebook": True}
    evening = Evening("spycatcher", "spycatcher", options, people=2, bots=2, level="normal")
    evening.everyone_sits().starts().plays(10).pauses().plays(20).stands_up("p2").plays(20).sits_down_again(
        "p2"
    ).plays(60).stops()
    return evening.rematch().starts().plays(12).leaves_for_good(1).plays(8)


def spyclub_2018() -> Evening:
    evening = Evening("spyclub-2018", "spyclub", {"notebook": True}).everyone_sits().starts()
    evening.plays_and_takes_back(3).pauses().plays(6).stands_up("p2").plays(5).sits_down_again("p2").plays()
    return evening.rematch().starts().plays_and_takes_back(1).plays(4)


def spyclub_prototype() -> Evening:
    options = {"edition": "prototype", "consent": True}
    evening = Evening("spyclub-prototype", "spyclub", options, people=3, bots=1).everyone_sits().starts()
    evening.plays_and_takes_back(2).plays(4).is_sent_away("p3").plays()
    return evening


def campaign() -> Evening:
    options = {"campaign": {"edition": "2018"}}
    evening = Evening("campaign", "spyclub", options, people=2, bots=1).everyone_sits().starts()
    evening.plays().rematch().starts().plays()
    return evening.rematch().starts().plays(12)


def modules(number: int) -> Evening:
    """A campaign case with five modules in force, stopped by the host."""
    rng = random.Random(f"golden/{number}")
    edition: EditionName = "2018" if number % 2 else "prototype"
    campaign = some_campaign(rng, MODULES[5 * number : 5 * number + 5], edition, 3)
    options = {"edition": edition, "campaign": msgspec.to_builtins(campaign)}
    evening = Evening(f"modules-{number}", "spyclub", options, people=2, bots=1).everyone_sits().starts()
    return evening.plays(50).stops()


EVENINGS: Mapping[str, Callable[[], Evening]] = {
    "spyfall": spyfall,
    "spyfall-left": spyfall_left,
    "spyguy": spyguy,
    "spycatcher": spycatcher,
    "spyclub-2018": spyclub_2018,
    "spyclub-prototype": spyclub_prototype,
    "campaign": campaign,
    **{f"modules-{number}": partial(modules, number) for number in range(-(-len(MODULES) // 5))},
}
