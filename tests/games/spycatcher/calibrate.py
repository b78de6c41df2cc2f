"""SK-35 as figures: lengths, seats, challenges, and how long a bot thinks.

    python -m tests.games.spycatcher.calibrate 2 200 strong,normal

plays that many games with those bots; the levels change seats from game to game. It prints one line
of JSON with 95 % intervals.
"""

import json
import random
import statistics
import sys
import time
from collections import Counter
from itertools import cycle, islice
from math import sqrt

from spyhouse.games.spycatcher import GAME
from spyhouse.games.spycatcher.state import Spycatcher
from spyhouse.kernel import Bot
from spyhouse.lab.play import make_bots, next_move, tell


def calibrate(seats: int, games: int, levels: list[str], seed: str) -> dict[str, object]:
    rounds, thinking, ends = [], [], Counter[str]()
    seat_wins, level_wins = Counter[int](), Counter[str]()
    attempts = challenged = 0
    for number in range(games):
        turned = list(islice(cycle(levels), number % len(levels), number % len(levels) + seats))
        state, times = play(seats, f"{seed}/{number}", turned)
        outcome = state.outcome()
        assert outcome
        ends[outcome.how] += 1
        seat_wins.update((winner - state.first) % seats for winner in outcome.winners)
        level_wins.update(turned[winner] for winner in outcome.winners)
        rounds.append(state.round)
        attempts += state.attempts
        challenged += state.attempts_challenged
        thinking += times
    return {
        "seats": seats,
        "games": games,
        "bots": levels,
        "ends": dict(ends),
        "rounds": {"median": statistics.median(rounds), "tenths": statistics.quantiles(rounds, n=10)},
        "wins by turn order": [share(seat_wins[seat], games) for seat in range(seats)],
        "wins by level": {level: share(level_wins[level], games) for level in dict.fromkeys(levels)},
        "attempts": attempts,
        "challenged": share(challenged, attempts),
        "thinking ms p50 p95 max": [round(1000 * ms, 1) for ms in percentiles(thinking)],
    }


def play(seats: int, seed: str, levels: list[str]) -> tuple[Spycatcher, list[float]]:
    """One game, and the seconds each decision took."""
    options = GAME.options()
    state = GAME.new(seats, seed, options)
    assert isinstance(state, Spycatcher)
    bots = make_bots(GAME, seats, seed, options, levels)
    watchers = [bot for bot in bots if type(bot).watch is not Bot.watch]
    order, at, times = random.Random(seed), 0, []
    while state.outcome() is None:
        started = time.thread_time()
        seat, move, at = next_move(state, bots, order, at)
        times.append(time.thread_time() - started)
        tell(watchers, state.apply(seat, move, at), state)
    return state, times


def share(part: int, whole: int) -> str:
    """A proportion with Wilson's 95 % interval."""
    if not whole:
        return "none"
    p, z = part / whole, 1.96
    middle = (p + z * z / (2 * whole)) / (1 + z * z / whole)
    half = z * sqrt(p * (1 - p) / whole + z * z / (4 * whole * whole)) / (1 + z * z / whole)
    return f"{p:.3f} ({middle - half:.3f} to {middle + half:.3f})"


def percentiles(values: list[float]) -> tuple[float, float, float]:
    ranked = sorted(values)
    return ranked[len(ranked) // 2], ranked[len(ranked) * 95 // 100], ranked[-1]


if __name__ == "__main__":
    print(json.dumps(calibrate(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3].split(","), "calibrate")))
