"""SC-45 as a table: how often each level is won, by which end cases are lost, how long a bot thinks.

    PYTHONPATH=build/fast:. python -m tests.games.spyclub.calibrate 100 strong 2018 standard advanced

plays that many cases for 2, 3 and 4 players on each level and prints lines for `docs/balance/spyclub.md`,
with 95 % intervals. Each line has separate deals: the order of the movement cards decides so much that
lines with the same deals would all be lucky together.
"""

import random
import sys
import time
from collections import Counter

from spyhouse.games.spyclub import GAME
from spyhouse.kernel import Options
from spyhouse.lab.intervals import wilson
from spyhouse.lab.play import make_bots, next_move, notify


def calibrate(edition: str, level: str, seats: int, games: int, bots: str) -> str:
    options = GAME.read_options({"edition": edition, "difficulty": level})
    ends, thinking = Counter[str](), list[float]()
    for number in range(games):
        how, times = play(seats, f"calibrate/{edition}/{level}/{bots}/{seats}/{number}", options, bots)
        ends[how] += 1
        thinking += times
    thinking.sort()
    p95 = 1000 * thinking[len(thinking) * 95 // 100]
    lost = ", ".join(
        f"{how.replace('_', ' ')} {count}" for how, count in ends.most_common() if how != "success"
    )
    cells = (edition, level, bots, seats, games, share(ends["success"], games), lost, f"{p95:.0f} ms")
    return f"| {' | '.join(map(str, cells))} |"


def play(seats: int, seed: str, options: Options, level: str) -> tuple[str, list[float]]:
    """Return how the case ended and the seconds of each decision."""
    state = GAME.new(seats, seed, options)
    bots = make_bots(GAME, seats, seed, options, [level])
    order, at, times = random.Random(f"{seed}/order"), 0, []
    while not (outcome := state.outcome()):
        started = time.thread_time()
        seat, move, at = next_move(state, bots, order, at)
        times.append(time.thread_time() - started)
        notify(bots, state.apply(seat, move, at), state)
    return outcome.how, times


def share(part: int, whole: int) -> str:
    low, high = wilson(part, whole)
    return f"{part / whole:.0%} ({low:.0%} to {high:.0%})"


if __name__ == "__main__":
    count, who, book, *levels = sys.argv[1:]
    for name in levels:
        for players in GAME.seats:
            print(calibrate(book, name, players, int(count), who), flush=True)
