"""Random play of every game: direct, through `Episode` and through PettingZoo, beside its card games.

    spyhouse bench adapters             # or one game: spyhouse bench adapters spyfall

Everything runs on one core, in alternation. A step is one choice of one player. Direct play asks who
may act, lists the legal moves and applies a random one; a "looking" player also takes its view. Through
PettingZoo a looking player takes its whole observation, as PettingZoo's own games always provide it;
others take the mask alone (`last(observe=False)`). RLCard is played through its own environment.
"""

import argparse
import gc
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from spyhouse import games
from spyhouse.kernel import CLOCK, Game, Move, Options
from spyhouse.lab.episode import DEFAULT_MOVE_MS, Episode
from spyhouse.research.pettingzoo import aec_env

PEER = Path(__file__).parent / "peer" / "pettingzoo"
PEERS = ("chess", "pygame-ce", "rlcard", "shimmy", "termcolor")
"""Additional packages that PettingZoo's own games need."""
TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "spyclub": (3, {}),
    "spyfall": (5, {}),
    "spyguy": (2, {"city": "2026-11-16"}),  # drawn once: drawing takes longer than a game
    "spycatcher": (3, {}),
}
LIMIT = 2_000
LONG_MASK = 5_000

Play = Callable[[], int]
"""Plays one game and returns its number of steps."""


def main(arguments: list[str] | None = None) -> int:
    """Run the benchmark."""
    parser = argparse.ArgumentParser(prog="spyhouse bench adapters", description=__doc__.split("\n")[0])
    parser.add_argument("game", nargs="*", help="all of them, unless named")
    parser.add_argument("--seconds", type=float, default=0.5, help="each measurement (%(default)s)")
    parser.add_argument("--repeat", type=int, default=5, help="medians are over so many (%(default)s)")
    args = parser.parse_args(arguments)
    install_peers()
    ways: dict[tuple[str, str], Play] = {}
    for name in args.game or TABLES:
        seats, values = TABLES[name]
        game = games.find(name)
        options = game.read_options(values)
        if game.pictures:
            game.pictures.warm(game.new(seats, "warm", options))
        ways[name, "plain"] = plain(game, seats, options, looks=False)
        ways[name, "plain, looking"] = plain(game, seats, options, looks=True)
        ways[name, "Episode"] = through_episode(game, seats, options)
        env = aec_env(game, seats, limit=LIMIT, **values)
        ways[name, "PettingZoo"] = through_pettingzoo(env, looks=False)
        ways[name, "PettingZoo, looking"] = through_pettingzoo(env, looks=True)
    ways["hanabi", "PettingZoo, looking"] = through_pettingzoo(hanabi(), looks=True)
    ways["texas hold'em", "PettingZoo, looking"] = through_pettingzoo(holdem(), looks=True)
    ways["texas hold'em", "RLCard"] = through_rlcard()
    gc.freeze()  # keep earlier games' objects out of garbage collection
    figures: dict[tuple[str, str], list[float]] = {way: [] for way in ways}
    for _ in range(args.repeat):
        for way, play in ways.items():
            figures[way].append(measure(play, args.seconds))
    show({way: statistics.median(found) for way, found in figures.items()})
    return 0


def show(medians: dict[tuple[str, str], float]) -> None:
    """Print the table of medians."""
    peer = medians["hanabi", "PettingZoo, looking"]
    print(f"{'':15}{'':21}{'steps a second':>15}{'slower than plain':>19}{'times hanabi':>14}")
    for (name, way), steps in medians.items():
        base = medians.get((name, "plain, looking" if way.endswith("looking") else "plain"))
        slower = f"{base / steps:.1f}" if base and not way.startswith("plain") else ""
        print(f"{name:15}{way:21}{steps:>15,.0f}{slower:>19}{steps / peer:>14.1f}")


def measure(play: Play, seconds: float) -> float:
    """Play whole games for about `seconds`. Return steps per second."""
    steps = 0
    started = time.process_time()
    while (passed := time.process_time() - started) < seconds:
        steps += play()
    return steps / passed


# --- Spyhouse


def plain(game: Game, seats: int, options: Options, looks: bool) -> Play:
    """Return random play through the kernel's contract."""
    rng, deals = random.Random(1), iter(range(10**9))
    pick = picker(game, seats, options, rng)

    def play() -> int:
        state, at, steps = game.new(seats, f"bench/{next(deals)}", options), 0, 0
        while state.phase != "over" and steps < LIMIT:
            to_act, due = state.to_act(), state.deadline()
            at += DEFAULT_MOVE_MS
            if due is not None and (at >= due or not to_act):
                at = due
                state.apply(CLOCK, state.legal(CLOCK)[0], at)
                continue
            seat = next(iter(to_act)) if len(to_act) == 1 else rng.choice([*to_act])
            if looks:
                state.view(seat)
            state.apply(seat, pick(state.legal(seat)), at)
            steps += 1
        return steps

    return play


def picker(game: Game, seats: int, options: Options, rng: random.Random) -> Callable[[Sequence[Move]], Move]:
    """Return a chooser of random legal moves; for a picture, of all taps, which are not listed."""
    actions = game.actions(seats, options)
    everything: dict[Move, list[Move]] = {}

    def pick(legal: Sequence[Move]) -> Move:
        if game.pictures:
            known = everything.get(legal[0])
            if known is None:
                moves = [actions.move(n, legal) for n in actions.numbers(legal)]
                known = everything[legal[0]] = [move for move in moves if move is not None]
            legal = known
        return legal[int(rng.random() * len(legal))]

    return pick


def through_episode(game: Game, seats: int, options: Options) -> Play:
    """Return random play through `Episode`."""
    rng, deals = random.Random(1), iter(range(10**9))
    pick = picker(game, seats, options, rng)

    def play() -> int:
        episode, steps = Episode(game, seats, f"bench/{next(deals)}", options, limit=LIMIT), 0
        while not episode.over:
            seat = episode.awaiting[0]
            episode.choose(seat, pick(episode.legal(seat)))
            steps += 1
        return steps

    return play


def through_pettingzoo(env: Any, looks: bool) -> Play:
    """Return random play of a PettingZoo environment."""
    rng, deals = random.Random(1), iter(range(10**9))

    def play() -> int:
        env.reset(seed=next(deals))
        steps = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, info = env.last(observe=looks)
            if terminated or truncated:
                env.step(None)
            else:
                mask = (seen if looks and "action_mask" in seen else info)["action_mask"]
                env.step(sample(mask, rng))
                steps += 1
        return steps

    return play


def sample(mask: Any, rng: random.Random) -> int:
    """Return a random possible action.

    A picture's mask is long and nearly full, so it is sampled, not searched.
    """
    while len(mask) > LONG_MASK:
        n = int(rng.random() * len(mask))
        if mask[n]:
            return n
        if not mask[-1]:
            break
    possible = mask.view(bool).nonzero()[0]
    return int(possible[int(rng.random() * len(possible))])


# --- PettingZoo's games, and RLCard


def install_peers() -> None:
    """Install the peers from PyPI into a folder of the benchmark, not into the environment."""
    if not PEER.is_dir():
        print("Installing PettingZoo's own games ...", file=sys.stderr)
        install = ["install", "--quiet", "--disable-pip-version-check", "--no-deps", "--target", str(PEER)]
        subprocess.run([sys.executable, "-m", "pip", *install, *PEERS], check=True)
    sys.path.append(str(PEER))


def hanabi() -> Any:
    """Return PettingZoo's Hanabi."""
    from pettingzoo.classic import hanabi_v5

    return hanabi_v5.env()


def holdem() -> Any:
    """Return PettingZoo's Texas hold'em."""
    from pettingzoo.classic import texas_holdem_v4

    return texas_holdem_v4.env()


def through_rlcard() -> Play:
    """Return random play of an RLCard environment."""
    import rlcard

    rng, env = random.Random(1), rlcard.make("limit-holdem", config={"seed": 1})

    def play() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            legal = [*state["legal_actions"]]
            state, _ = env.step(legal[int(rng.random() * len(legal))])
            steps += 1
        return steps

    return play


if __name__ == "__main__":
    sys.exit(main())
