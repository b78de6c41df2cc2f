"""Thinking times of bots, on one core.

python -m tests.games.spycatcher.thinking strong 4 20
"""

import random
import sys
import time

from spyhouse.games.spycatcher import GAME
from spyhouse.kernel import Bot
from spyhouse.lab.play import make_bots, next_move, notify


def thinking(level: str, seats: int, games: int) -> list[float]:
    """Return the seconds of each decision, shortest first."""
    taken, options = [], GAME.options()
    for number in range(games):
        state = GAME.new(seats, f"thinking/{number}", options)
        bots = make_bots(GAME, seats, f"thinking/{number}", options, [level])
        watchers = [bot for bot in bots if type(bot).observe is not Bot.observe]
        order, at = random.Random(number), 0
        while state.outcome() is None:
            started = time.thread_time()
            seat, move, at = next_move(state, bots, order, at)
            taken.append(time.thread_time() - started)
            notify(watchers, state.apply(seat, move, at), state)
    return sorted(taken)


def main(level: str, seats: int, games: int) -> None:
    taken = thinking(level, seats, games)
    p50, p95, longest = (1000 * taken[round(part * (len(taken) - 1))] for part in (0.5, 0.95, 1))
    print(
        f"{level}, {seats} seats, {games} games, {len(taken):,} decisions: "
        f"median {p50:.1f} ms, p95 {p95:.1f} ms, longest {longest:.1f} ms"
    )


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
