"""What a campaign of Spy Club costs: copies, effects, legal moves with rules in force, a whole campaign.

    python -m bench.campaign                       # this tree, microseconds of processor time
    python -m bench.campaign --against OTHER/src   # this tree and another one, in alternating runs
    python -m bench.campaign --against OTHER/src --events 2000   # do both emit the same events?

It uses only what every version has: options, legal moves, `copy` and `apply`. So an older tree can be
measured. Figures are the lowest of all rounds, because a busy machine
only adds to them.
"""

import argparse
import hashlib
import json
import os
import random
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

RULES = ("cost", "forbid", "focus_gain", "match", "event_size", "change_event", "suspect_step", "count_as")
ACTIONS = 10
REPEATS = 300
MOVES = 1500
SEED = "bench/campaign"


def measured() -> dict[str, float]:
    """One round in this process: microseconds by name."""
    found = {"copy": _time(_a_case(0).copy, REPEATS)}
    for rules in (0, 2, 8):
        state = _a_case(rules)
        found[f"legal, {rules} rules"] = _time(partial(state.legal, state.active), REPEATS)
    found["apply, ten actions of cards"] = _apply_actions()
    found["campaign, one move"] = min(_campaign() for _ in range(3))
    return found


def _time(work: Callable[[], object], times: int) -> float:
    for _ in range(times // 10):
        work()
    began = time.process_time()
    for _ in range(times):
        work()
    return (time.process_time() - began) * 1e6 / times


def _apply_to_copy(state: Any, seat: int, move: Any) -> None:
    state.copy().apply(seat, move, 0)


def _deck() -> list[dict[str, Any]]:
    import spyhouse.games.spyclub as spyclub

    text = (Path(spyclub.__file__).parent / "data/deck.toml").read_text(encoding="utf-8")
    cards: list[dict[str, Any]] = tomllib.loads(text)["card"]
    return cards


def _options(cards: list[tuple[int, str, int]], characters: frozenset[int]) -> Any:
    from spyhouse.games.spyclub import GAME

    member = {"character": "Bookworm"}
    log = {"how": "success", "difficulty": "standard", "members": [member, {"character": "Climber"}]}
    record = {
        "edition": "2018",
        "members": log["members"],
        "cards": [
            {"number": number, "side": side, "tokens": tokens}
            | ({"owner": "Bookworm"} if number in characters else {})
            for number, side, tokens in cards
        ],
        "log": [log | {"solved": [], "recorded": None, "lines": []}],
        "last": {"ideas": [2, 2]},
    }
    return GAME.read_options({"campaign": record})


def _begun(cards: list[tuple[int, str, int]], seed: str = SEED) -> Any:
    """A case with these cards in force: number, side, tokens. The desk is answered with what comes first."""
    from spyhouse.games.spyclub import GAME

    characters = frozenset(card["number"] for card in _deck() if card["belongs"] == "character")
    state: Any = GAME.new(2, seed, _options(cards, characters))
    while state.phase in ("desk", "card"):
        seat = min(state.to_act())
        state.apply(seat, state.legal(seat)[0], 0)
    return state


def _a_case(rules: int) -> Any:
    """A case with that many standing rules of cards that always count, in order of the deck."""
    chosen: list[tuple[int, str, int]] = []
    in_force = 0
    for card in _deck():
        for side in ("A", "B"):
            found = [
                one
                for one in card[side].get("effects", [])
                if one["when"] == "during" and one["do"] in RULES and "if" not in one
            ]
            if found and in_force < rules and card["number"] not in [number for number, _, _ in chosen]:
                chosen.append((card["number"], side, 0))
                in_force += len(found)
    return _begun([(3, "A", 0), (4, "A", 0), *chosen])


def _apply_actions() -> float:
    """Ten actions of cards, each applied to copies; the copies are not counted."""
    total, met = 0.0, 0
    for card in _deck():
        actions = [one for one in card["A"].get("effects", []) if one["do"] == "action"]
        if not actions or met == ACTIONS or card["number"] in (3, 4):
            continue
        tokens = card.get("tokens", {}).get("max", 0)
        state = _begun([(3, "A", 0), (4, "A", 0), (card["number"], "A", tokens)])
        uses = [move for move in state.legal(state.active) if type(move).__name__ == "UseCard"]
        uses = [move for move in uses if move.card == card["number"]]
        if uses:
            met += 1
            seat, move = state.active, uses[0]
            copying = _time(state.copy, REPEATS)
            both = _time(partial(_apply_to_copy, state, seat, move), REPEATS)
            total += both - copying
    assert met == ACTIONS
    return total / met


def _campaign() -> float:
    """Random play: who acts, what is legal, one of it applied."""
    from spyhouse.games.spyclub.campaign.report import play_campaign
    from spyhouse.games.spyclub.options import SpyClubOptions

    moves, spent = 0, 0.0

    def case(seats: int, seed: str, options: Any) -> tuple[Any, int]:
        nonlocal moves, spent
        from spyhouse.games.spyclub import GAME

        state, rng = GAME.new(seats, seed, options), random.Random(seed)
        count, began = 0, time.process_time()
        while state.outcome() is None:
            seat = rng.choice(sorted(state.to_act()))
            state.apply(seat, rng.choice(state.legal(seat)), 0)
            count += 1
        spent += time.process_time() - began
        moves += count
        return state, count

    number = 0
    while moves < MOVES:
        play_campaign(f"{SEED}/{number}", None, SpyClubOptions(), case, True)
        number += 1
    return spent * 1e6 / moves


def events(count: int) -> dict[str, Any]:
    """Random campaigns in both editions, every third with players who leave: a digest of each, and all sides.

    What is recorded is left to chance, and random cards are in force on either side, so that all of them
    come up. The digest covers legal moves, events, views and records.
    """
    from spyhouse.games.spyclub.campaign.report import play_campaign
    from spyhouse.games.spyclub.options import SpyClubOptions

    digests, sides = [], set[str]()
    for number in range(count):
        digest = hashlib.sha256()
        options = SpyClubOptions(edition=("2018", "prototype")[number % 2], consent=number % 5 == 0)
        case = partial(_mixed_case, digest, number % 3 == 0)
        sides |= set(play_campaign(f"events/{number}", None, options, case, True).sides)
        digests.append(digest.hexdigest())
    return {"digests": digests, "sides": sorted(sides)}


def side_events() -> dict[str, str]:
    """A random case with each side of each card in force, owners at the table: a digest of each.

    It meets the sides that random campaigns do not: those that need a success or a card full of tokens.
    """
    characters = frozenset(card["number"] for card in _deck() if card["belongs"] == "character")
    digests = {}
    for card in _deck():
        for name in "AB":
            digest, number, space = hashlib.sha256(), card["number"], card.get("tokens", {}).get("max", 0)
            lying = {3: (3, "A", 0), 4: (4, "A", 0), number: (number, name, space)}
            side = f"{number}{name}"
            options = _options(list(lying.values()), characters)
            _digested_case(digest, 2, random.Random(side), side, options, own=True)
            digests[side] = digest.hexdigest()
    return digests


def _mixed_case(digest: Any, leave: bool, seats: int, seed: str, options: Any) -> tuple[Any, int]:
    rng = random.Random(seed)
    mixed = msgspec.structs.replace(options, campaign=_mixed(options, rng))
    return _digested_case(digest, seats, rng, seed, mixed, leave)


def _digested_case(
    digest: Any,
    seats: int,
    rng: random.Random,
    seed: str,
    options: Any,
    leave: bool = False,
    own: bool = False,
) -> tuple[Any, int]:
    """With `leave` players leave for good now and then; with `own` all keep the characters of the record."""
    from spyhouse.games.spyclub import GAME
    from spyhouse.kernel import HOST, Leave, Skip

    move: Any
    state: Any = GAME.new(seats, seed, options)
    for count in range(100_000):
        if state.outcome() is not None:
            digest.update(msgspec.json.encode(state.mosaic.result))
            return state, count
        if leave and len(state.players()) > 1 and rng.random() < 0.004:
            seat, move = HOST, Leave(rng.choice(state.players()))
        elif acting := sorted(state.to_act() - set(state.gone)):
            seat = rng.choice(acting)
            legal = state.legal(seat)
            digest.update(msgspec.json.encode(list(legal)))
            move = legal[0] if own and state.mosaic.stage == "cast" else rng.choice(legal)
        else:  # only players who have left are asked
            seat, move = HOST, Skip(min(state.must_act()))
        emitted = state.apply(seat, move, 0)
        digest.update(b"".join(type(one).__name__.encode() + msgspec.json.encode(one) for one in emitted))
        if count % 20 == 0:
            digest.update(msgspec.json.encode(state.view(None)))
    raise AssertionError(f"{seed} does not end")


def _mixed(options: Any, rng: random.Random) -> Any:
    """The record with some of its cards turned over."""
    campaign = options.campaign
    cards = [
        msgspec.structs.replace(card, side=rng.choice("AB")) if rng.random() < 0.5 else card
        for card in campaign.cards
    ]
    return msgspec.structs.replace(campaign, cards=tuple(cards))


def _in(tree: Path, call: str = "measured()") -> Any:
    """Run a function of this module in a separate process, with the package of that tree."""
    paths = os.pathsep.join((str(tree), str(Path(__file__).parents[1])))
    command = [sys.executable, "-c", f"import json, bench.campaign as b; print(json.dumps(b.{call}))"]
    done = subprocess.run(command, env=os.environ | {"PYTHONPATH": paths}, stdout=subprocess.PIPE, check=True)
    return json.loads(done.stdout)


def _compare_events(trees: list[Path], count: int) -> None:
    here, *others = [_in(tree, f"events({count})") for tree in trees]
    alone, *others_alone = [_in(tree, "side_events()") for tree in trees]
    unmet = [side for side in alone if side not in here["sides"]]
    print(f"{count} campaigns; sides that came up: {len(here['sides'])}, not: {', '.join(unmet)}")
    print(f"{len(alone)} cases, one for each side of each card")
    for other, other_alone in zip(others, others_alone, strict=True):
        pairs = zip(here["digests"], other["digests"], strict=True)
        differ = [number for number, (mine, theirs) in enumerate(pairs) if mine != theirs]
        print(f"campaigns that differ: {len(differ)} {differ[:20]}")
        sides = [side for side, digest in alone.items() if digest != other_alone[side]]
        print(f"sides that differ: {len(sides)} {sides[:20]}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--against", type=Path, help="the src folder of another tree")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--events", type=int, help="compare the events of that many campaigns instead")
    chosen = parser.parse_args()
    here = Path(__file__).parents[1] / "src"
    trees = [here, *([chosen.against] if chosen.against else [])]
    if chosen.events:
        _compare_events(trees, chosen.events)
        return
    rounds: list[list[dict[str, float]]] = [[] for _ in trees]
    for _ in range(chosen.rounds):
        for number, tree in enumerate(trees):
            rounds[number].append(_in(tree))
    print(f"{'microseconds':<30}" + "".join(f"{name:>10}" for name in ("here", "other")[: len(trees)]))
    for name in rounds[0][0]:
        lowest = [min(one[name] for one in tree) for tree in rounds]
        share = f"{lowest[0] / lowest[1]:>10.0%}" if len(lowest) > 1 else ""
        print(f"{name:<30}" + "".join(f"{one:>10.1f}" for one in lowest) + share)


if __name__ == "__main__":
    main()
