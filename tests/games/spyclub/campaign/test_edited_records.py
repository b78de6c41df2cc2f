"""Edited campaign files: refused with a sentence, or played to the end of the case (CP-22).

    python -m tests.games.spyclub.campaign.test_edited_records 20000

tries that many mutants of records that real campaigns led to.
"""

import random
import sys
from functools import cache
from typing import Any

import msgspec
import pytest

from spyhouse.games.spyclub import GAME
from spyhouse.games.spyclub.campaign.deck import effects_by_key
from spyhouse.games.spyclub.campaign.mosaic import mosaic_of
from spyhouse.games.spyclub.campaign.record import (
    CardInPlay,
    CaseFile,
    LastCase,
    Recorded,
    ScoreLine,
    Solution,
)
from spyhouse.games.spyclub.campaign.report import play_campaign
from spyhouse.games.spyclub.editions import editions
from spyhouse.games.spyclub.options import SpyClubOptions
from spyhouse.games.spyclub.state import SpyClub
from spyhouse.games.spyclub.words import ASPECTS
from spyhouse.kernel import BadOptions, Options, State
from tests.games.spyclub.campaign.desks import CLUB, after

MUTANTS = 250
LONGEST = 20_000
WORDS: list[Any] = [
    *ASPECTS, *editions().characters, "2018", "prototype", "success", "stopped", "A", "B", "", "Dog", "Money",
    "Yo-yo", "Nobody", "solved", "limit",
]  # fmt: skip


def walk(seats: int, seed: str, options: Options) -> tuple[State, int]:
    state, rng = GAME.new(seats, seed, options), random.Random(seed)
    for moves in range(LONGEST):
        if state.outcome() is not None:
            return state, moves
        seat = rng.choice(sorted(state.to_act()))
        state.apply(seat, rng.choice(state.legal(seat)), 0)
    raise AssertionError(f"{seed} is not over after {LONGEST:,} moves")


@cache
def records() -> list[Any]:
    """Yield records between cases of campaigns in both editions."""
    found: list[Any] = []

    def case(seats: int, seed: str, options: Options) -> tuple[State, int]:
        assert isinstance(options, SpyClubOptions)
        found.append(msgspec.to_builtins(options.campaign))
        return walk(seats, seed, options)

    for edition in ("2018", "prototype"):
        play_campaign(f"edited/{edition}", None, SpyClubOptions(edition=edition), case, True)
    return found


def mutant(number: int) -> tuple[Any, random.Random]:
    """Return a record with one to three values changed, dropped, doubled or swapped."""
    rng = random.Random(f"mutant/{number}")
    record: Any = msgspec.json.decode(msgspec.json.encode(rng.choice(records())))
    for _ in range(rng.randint(1, 3)):
        places = list(_places(record))
        if places:
            thing, key = rng.choice(places)
            _change(thing, key, rng)
    return record, rng


def _places(thing: Any) -> Any:
    items = thing.items() if isinstance(thing, dict) else enumerate(thing) if isinstance(thing, list) else ()
    for key, value in items:
        yield thing, key
        yield from _places(value)


def _change(thing: Any, key: Any, rng: random.Random) -> None:
    value = thing[key]
    match rng.randrange(4):
        case 0:
            del thing[key]
        case 1 if isinstance(thing, list):
            thing.append(value)
        case _ if isinstance(value, bool):
            thing[key] = not value
        case _ if isinstance(value, int):
            thing[key] = rng.choice((value + 1, value - 1, 0, 3, 174, rng.randint(-5, 200)))
        case _ if isinstance(value, list):
            keys = list(effects_by_key())
            thing[key] = rng.choice(([], value + value, [rng.choice(keys)], [rng.randint(1, 174)]))
        case _:
            thing[key] = rng.choice(WORDS)


def opens(record: Any, rng: random.Random) -> bool:
    """Return whether a table opens with the record; if so, play the case to its end."""
    try:
        options = GAME.read_options({"edition": record.get("edition", "2018"), "campaign": record})
        state, _ = walk(rng.choice((2, 3, 4)), f"mutant/{rng.random()}", options)
    except BadOptions:
        return False
    assert isinstance(state, SpyClub)
    assert mosaic_of(state).result
    return True


def test_mutants_of_records_are_refused_or_played() -> None:
    opened = sum(opens(*mutant(number)) for number in range(MUTANTS))
    assert MUTANTS / 10 < opened < MUTANTS


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


if __name__ == "__main__":
    count = int(sys.argv[1])
    print(f"{sum(opens(*mutant(number)) for number in range(count)):,} of {count:,} mutants open a table")
