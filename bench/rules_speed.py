"""Random play with legal moves listed at every step: the rules beside OpenSpiel's C++ hanabi, in one run.

    spyhouse bench rules_speed             # Spy Club; or: spyhouse bench rules_speed spycatcher --seats 4

Both are driven from Python through their public interface, in alternation on one core: ask who acts,
list the legal moves, choose one at random, apply it. Spyhouse also creates every event of a move as a
struct. A step of hanabi is a player's move or a drawn card; its players' moves alone are given too.

    spyhouse bench rules_speed --beside FOLDER    # and against another build of Spyhouse, in the same run

FOLDER is where Python imports that build from: `src` of another clone, or a wheel's files (`make fast`).
"""

import argparse
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import spyhouse
from spyhouse import games
from spyhouse.kernel import CLOCK

PEER = Path(__file__).parent / "peer" / "open_spiel"
Steps = tuple[int, int]
"""Steps, and players' moves among them."""
Speed = tuple[float, float]
"""Steps and players' moves per second."""


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="spyhouse bench rules_speed", description=__doc__.split("\n")[0])
    parser.add_argument("game", nargs="?", default="spyclub", choices=games.names())
    parser.add_argument("--seats", type=int, default=3, help="%(default)s")
    parser.add_argument("--seconds", type=float, default=1, help="each measurement (%(default)s)")
    parser.add_argument("--repeat", type=int, default=7, help="medians are over so many (%(default)s)")
    parser.add_argument("--beside", metavar="FOLDER", action="append", default=[], help="another build too")
    parser.add_argument("--answer", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args(arguments)
    if args.answer:
        return answer(ours(args.game, args.seats))
    install_peer()
    rivals: dict[str, Callable[[float], Speed]] = {
        args.game: of_its_own(args.game, args.seats),
        **{folder: of_its_own(args.game, args.seats, folder) for folder in args.beside},
        "hanabi": partial(measure, hanabi()),
    }
    figures: dict[str, list[Speed]] = {name: [] for name in rivals}
    for _ in range(args.repeat):
        for name, speed in rivals.items():
            figures[name].append(speed(args.seconds))
    medians = {
        name: [statistics.median(column) for column in zip(*rows, strict=True)]
        for name, rows in figures.items()
    }
    wide = max(14, *[len(name) + 2 for name in rivals])
    print(f"{'':{wide}}{'steps a second':>18}{'players alone':>18}")
    for name, (steps, moves) in medians.items():
        print(f"{name:{wide}}{steps:>18,.0f}{moves:>18,.0f}")
    mine, theirs = medians[args.game], medians["hanabi"]
    print(f"{'ratio':{wide}}{mine[0] / theirs[0]:>18.2f}{mine[1] / theirs[1]:>18.2f}")
    for folder in args.beside:
        ratios = [here[0] / there[0] for here, there in zip(figures[args.game], figures[folder], strict=True)]
        least, most = min(ratios), max(ratios)
        print(f"{statistics.median(ratios):.3f} times as fast as {folder} ({least:.3f} to {most:.3f}).")
    print(f"{args.game} is {'compiled' if is_compiled(args.game) else 'plain Python'}.")
    return 0


def install_peer() -> None:
    """Install OpenSpiel from PyPI into a folder of the benchmark, not into the environment."""
    if not PEER.is_dir():
        print("Installing OpenSpiel ...", file=sys.stderr)
        install = ["install", "--quiet", "--disable-pip-version-check", "--target", str(PEER), "open_spiel"]
        subprocess.run([sys.executable, "-m", "pip", *install], check=True)
    sys.path.append(str(PEER))


def measure(play: Callable[[], Steps], seconds: float) -> tuple[float, float]:
    """Play whole games for about `seconds`."""
    steps = moves = 0
    started = time.process_time()
    while (passed := time.process_time() - started) < seconds:
        more_steps, more_moves = play()
        steps, moves = steps + more_steps, moves + more_moves
    return steps / passed, moves / passed


def of_its_own(game: str, seats: int, folder: str = "") -> Callable[[float], Speed]:
    """Return a measurement in a separate process that imports Spyhouse from `folder`.

    Other objects in memory slow down the garbage collector, so it does not share a process with OpenSpiel.
    """
    process = subprocess.Popen(
        [sys.executable, "-m", "bench.rules_speed", game, "--seats", str(seats), "--answer"],
        env=os.environ | ({"PYTHONPATH": folder} if folder else {}),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    ask, answers = process.stdin, process.stdout
    assert ask
    assert answers

    def speed(seconds: float) -> Speed:
        print(seconds, file=ask, flush=True)
        steps, moves = answers.readline().split()
        return float(steps), float(moves)

    return speed


def answer(play: Callable[[], Steps]) -> int:
    """Serve measurements to the parent process."""
    for line in sys.stdin:
        print(*measure(play, float(line)), flush=True)
    return 0


def ours(name: str, seats: int) -> Callable[[], Steps]:
    """Return random play of a game."""
    rng, number = random.Random(1), iter(range(10**9))

    def play() -> Steps:
        state = spyhouse.new(name, seats=seats, seed=f"bench/{next(number)}")
        steps = ticks = at = 0
        while state.outcome() is None:
            seats_to_act = state.to_act()
            if seats_to_act:
                seat = next(iter(seats_to_act))
            else:
                seat, at = CLOCK, state.deadline() or at
                ticks += 1
            legal = state.legal(seat)
            state.apply(seat, legal[int(rng.random() * len(legal))], at)
            steps += 1
        return steps, steps - ticks

    return play


def hanabi() -> Callable[[], Steps]:
    """Return random play of hanabi."""
    import pyspiel  # type: ignore[import-not-found]

    game, rng = pyspiel.load_game("hanabi"), random.Random(1)

    def play() -> Steps:
        state = game.new_initial_state()
        steps = moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                drawn = state.chance_outcomes()
                action = drawn[int(rng.random() * len(drawn))][0]
            else:
                legal = state.legal_actions()
                action = legal[int(rng.random() * len(legal))]
                moves += 1
            state.apply_action(action)
            steps += 1
        return steps, moves

    return play


def is_compiled(name: str) -> bool:
    """Return whether a module is compiled."""
    games.find(name)
    return any(
        module.startswith(f"spyhouse.games.{name}.") and not str(found.__file__).endswith(".py")
        for module, found in sys.modules.items()
    )


if __name__ == "__main__":
    sys.exit(main())
