"""Random campaigns of Spy Club and edited campaign files, looking for faults.

    spyhouse bench campaign_trials --campaigns 20000 --mutants 20000

Campaigns: random play in both editions, with random options, two to four players who change from case to
case, leave for good and are skipped. After every move the command checks that no card or idea is lost,
that a player who is present can act, and that the game neither waits for nor asks a player who has left.
Between cases it checks that the record keeps every card.

Mutants: records of real campaigns with one to three values changed. A record must be refused with a
sentence, or open a case that can be played to its end.

One line per trial goes into the file. A run that was interrupted continues there, and repeats trials that
had a fault. The exit code is 1 if there was a fault.
"""

import argparse
import random
import sys
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec

from spyhouse.games.spyclub import GAME
from spyhouse.games.spyclub.campaign.deck import effects_by_key
from spyhouse.games.spyclub.campaign.mosaic import BEFORE_THE_CASE
from spyhouse.games.spyclub.campaign.record import Campaign
from spyhouse.games.spyclub.campaign.report import play_campaign
from spyhouse.games.spyclub.editions import editions
from spyhouse.games.spyclub.options import SpyClubOptions
from spyhouse.games.spyclub.state import SpyClub
from spyhouse.games.spyclub.terms import ASPECTS, CARDS, EMPTY
from spyhouse.kernel import HOST, BadOptions, Leave, Options, Skip, State

ROOT = Path(__file__).parents[1]
LEAVE, SKIP = 0.004, 0.01
"""Probability before each move that a player leaves for good, and that the host skips one."""
LONGEST = 20_000
"""A random case with more moves than this will not end."""
WORDS: list[Any] = [
    *ASPECTS, *editions().characters, "2018", "prototype", "success", "stopped", "A", "B", "", "Dog", "Money",
    "Yo-yo", "Nobody", "solved", "limit",
]  # fmt: skip


class Trial(msgspec.Struct, omit_defaults=True):
    """Result of one trial."""

    kind: str
    number: int
    version: int
    """Version of the rules."""
    moves: int = 0
    left: int = 0
    skipped: int = 0
    opened: bool = False
    """Mutants: whether the record opened a case."""
    modules: list[tuple[str, ...]] = []
    """Campaigns: the modules in force, by case."""
    sides: tuple[str, ...] = ()
    fault: str = ""


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--campaigns", type=int, default=200)
    parser.add_argument("--mutants", type=int, default=200)
    parser.add_argument("--into", type=Path, default=ROOT / "build/campaign-trials.jsonl")
    args = parser.parse_args(arguments)
    args.into.parent.mkdir(parents=True, exist_ok=True)
    args.into.touch()
    lines = [msgspec.json.decode(line, type=Trial) for line in args.into.read_bytes().splitlines()]
    trials = {(one.kind, one.number): one for one in lines}
    with args.into.open("ab") as file:
        for kind, run, count in (
            ("mutant", try_mutant, args.mutants),
            ("campaign", try_campaign, args.campaigns),
        ):
            for number in range(count):
                known = trials.get((kind, number))
                if known and not known.fault:
                    continue
                trials[kind, number] = _guarded(kind, run, number)
                file.write(msgspec.json.encode(trials[kind, number]) + b"\n")
                file.flush()
    _report([*trials.values()])
    return 1 if any(one.fault for one in trials.values()) else 0


def _guarded(kind: str, run: Callable[[Trial], None], number: int) -> Trial:
    trial = Trial(kind, number, GAME.version)
    try:
        run(trial)
    except Exception as error:
        trial.fault = f"{type(error).__name__}: {error}"
    return trial


def _report(trials: list[Trial]) -> None:
    for kind in ("campaign", "mutant"):
        found = [one for one in trials if one.kind == kind]
        versions = ", ".join(map(str, sorted({one.version for one in found})))
        faults = [one for one in found if one.fault]
        print(f"{len(found):,} {kind}s, rules of version {versions or '-'}: {len(faults)} with a fault")
        print(
            f"  {sum(one.moves for one in found):,} moves, {sum(one.left for one in found):,} players left, "
            f"{sum(one.skipped for one in found):,} skips, {sum(one.opened for one in found):,} cases opened"
        )
        met = {pair for one in found for names in one.modules for pair in combinations(sorted(names), 2)}
        sides = {side for one in found for side in one.sides}
        if found and kind == "campaign":
            print(f"  {len(met)} pairs of modules and {len(sides)} sides of cards came up")
        for one in faults[:20]:
            print(f"  {kind} {one.number}: {one.fault}")


# --- campaigns


def try_campaign(trial: Trial) -> None:
    """Play a whole campaign. Raises `AssertionError` and what the game raises."""
    rng = random.Random(f"trials/{trial.number}")
    edition = rng.choice(sorted(editions().editions))
    options = GAME.read_options(
        {
            "edition": edition,
            "difficulty": rng.choice(sorted(editions().editions[edition].levels)),
            "consent": rng.random() < 0.2,
            "notebook": rng.random() < 0.2,
            "flat_turns": rng.random() < 0.2,
        }
    )

    def case(seats: int, seed: str, options: Options) -> tuple[State, int]:
        assert isinstance(options, SpyClubOptions)
        state = play_case(seats, seed, options, trial)
        _check_record(options.campaign or Campaign(), state)
        return state, 0

    played = play_campaign(f"trials/{trial.number}", None, options, case, True)
    trial.modules = [one.modules for one in played.cases]
    trial.sides = played.sides


def play_case(seats: int, seed: str, options: Options, trial: Trial) -> SpyClub:
    """Play a case at random with players who leave and are skipped."""
    state, rng = GAME.new(seats, seed, options), random.Random(seed)
    assert isinstance(state, SpyClub)
    for _ in range(LONGEST):
        check_case(state)
        if state.outcome() is not None:
            return state
        chance = rng.random()
        if chance < LEAVE and len(state.players()) > 1:
            state.apply(HOST, Leave(rng.choice(state.players())), 0)
            trial.left += 1
        elif chance < LEAVE + SKIP:
            state.apply(HOST, Skip(rng.choice(sorted(state.must_act()))), 0)
            trial.skipped += 1
        else:
            seat = rng.choice(sorted(state.to_act()))
            state.apply(seat, rng.choice(state.legal(seat)), 0)
        trial.moves += 1
    raise AssertionError(f"{seed} is not over after {LONGEST:,} moves")


def check_case(b: SpyClub) -> None:
    """Check that nothing is lost, and that the case waits for players who are present, and only for them."""
    m = b.mosaic
    assert m
    assert b.supply + sum(b.ideas) + b.removed == editions().ideas, "an idea is lost"
    assert min(b.supply, b.removed, b.escape, *b.ideas) >= 0, "a count is below 0"
    assert all(card.tokens >= 0 for card in m.cards.values()), "a card has fewer than 0 tokens"
    if m.stage not in BEFORE_THE_CASE:
        pockets = [card for cards in m.on_table.pockets.values() for card in cards]
        places = [*b.hands, *b.row, *b.incoming, *b.solved, *b.discards, *m.on_table.deck, *m.on_table.out]
        cards = sorted(card for card in (*places, *pockets) if card != EMPTY)
        assert cards == list(range(CARDS)), "a card is lost"
    if b.outcome() is None:
        waits = b.must_act()
        assert waits, f"nobody must act in phase {b.phase}"
        gone = sorted({*waits, *b.to_act()} & set(b.gone))
        assert not gone, f"the game waits for {gone} who left, in phase {b.phase}"


def _check_record(before: Campaign, state: SpyClub) -> None:
    assert state.mosaic
    after = state.mosaic.result
    assert after, "there is no record"
    lost = {card.number for card in before.cards} - {card.number for card in after.cards}
    assert after.over() or not lost, f"the record lost cards {sorted(lost)}"
    read = msgspec.convert(msgspec.to_builtins(after), Campaign)
    assert read == after, "the record does not read back"


# --- mutants


def try_mutant(trial: Trial) -> None:
    """Read a mutant and play its case, if it opens one."""
    record, rng = mutant(trial.number)
    trial.opened = opens(record, rng, trial)


def mutant(number: int) -> tuple[Any, random.Random]:
    """Return a record with one to three values changed, dropped, doubled or swapped for others."""
    rng = random.Random(f"mutant/{number}")
    record: Any = msgspec.json.decode(msgspec.json.encode(rng.choice(_records())))
    for _ in range(rng.randint(1, 3)):
        places = list(_places(record))
        if places:
            thing, key = rng.choice(places)
            _change(thing, key, rng)
    return record, rng


def opens(record: Any, rng: random.Random, trial: Trial) -> bool:
    """Return whether a record opens a case. If it does, play that case to its end."""
    try:
        edition = record.get("edition", "2018")
        options = GAME.read_options({"edition": edition, "campaign": record})
        state = GAME.new(seats := rng.choice((2, 3, 4)), seed := f"mutant/{rng.random()}", options)
    except BadOptions:
        return False
    assert isinstance(state, SpyClub)
    state = play_case(seats, seed, options, trial)
    assert state.mosaic
    assert state.mosaic.result, "there is no record"
    return True


@cache
def _records() -> list[Any]:
    """Return the records between the cases of two campaigns in each edition."""
    found: list[Any] = []
    trial = Trial("records", 0, GAME.version)

    def case(seats: int, seed: str, options: Options) -> tuple[State, int]:
        assert isinstance(options, SpyClubOptions)
        found.append(msgspec.to_builtins(options.campaign))
        return play_case(seats, seed, options, trial), 0

    for edition in ("2018", "prototype"):
        for number in range(2):
            options = GAME.read_options({"edition": edition})
            play_campaign(f"edited/{edition}/{number}", None, options, case, True)
    return found


def _places(thing: Any) -> Iterator[tuple[Any, Any]]:
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


if __name__ == "__main__":
    sys.exit(main())
