"""Strength and speed of Spyfall's bots: `spyhouse bench spyfall_bots --rounds 2000`.

Prints tables of bots of one level, of mixed levels, of one level against another, and the time per
decision. Except for the times, the same seed gives the same figures.
"""

import argparse
import random
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt

from spyhouse.games.spyfall import GAME
from spyhouse.games.spyfall.scoring import RoundResult
from spyhouse.games.spyfall.state import Spyfall
from spyhouse.kernel import Bot, Move, Options, View
from spyhouse.lab.intervals import wilson
from spyhouse.lab.play import make_bots, next_move, notify

LEVELS = ("easy", "normal", "strong")
ROUNDS_A_GAME = 5


@dataclass
class Watched:
    """Played rounds, and thinking times."""

    ends: Counter[str] = field(default_factory=Counter)
    questions: int = 0
    seconds: float = 0.0
    choices: list[float] = field(default_factory=list)

    @property
    def rounds(self) -> int:
        """Return the number of rounds."""
        return self.ends.total()

    @property
    def spy_wins(self) -> float:
        """Return the share of rounds that the spy won."""
        return sum(self.ends[how] for how in ("guessed", "framed", "escaped")) / self.rounds


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=500, help="rounds for each line (default: 500)")
    parser.add_argument("--seed", default="bench")
    args = parser.parse_args(arguments)
    same_level(args.rounds, args.seed)
    mixed_seats(args.rounds, args.seed)
    level_against_level(args.rounds // 4, args.seed)
    return 0


def same_level(rounds: int, seed: str) -> None:
    """Print results of tables with one level."""
    print(f"All bots of one level, {rounds} rounds a line")
    print("seats level    spy wins   caught : framed   guesses right   questions   rounds/s   decision p95")
    for seats in (4, 6, 8):
        for level in ("random", *LEVELS):
            seen = Watched()
            for game in range(max(1, rounds // ROUNDS_A_GAME)):
                _play(seats, f"{seed}/{game}", [level], ROUNDS_A_GAME, seen)
            ends = seen.ends
            slow = sorted(seen.choices)[int(0.95 * len(seen.choices))] * 1000
            print(
                f"{seats:>5} {level:<8} {_percent(seen.spy_wins, seen.rounds)}   "
                f"{ends['caught']:>6} : {ends['framed']:<6}   "
                f"{_share(ends['guessed'], ends['guessed'] + ends['missed']):>13}   "
                f"{seen.questions / seen.rounds:>9.1f}   {seen.rounds / seen.seconds:>8.0f}   {slow:>9.2f} ms"
            )


def mixed_seats(rounds: int, seed: str) -> None:
    """Print results of tables with mixed levels."""
    print(f"\nTwo of each level at six seats, {rounds} rounds")
    print("level    wins as spy             points a round as civilian")
    levels = [*LEVELS, *LEVELS]
    wins: defaultdict[str, list[int]] = defaultdict(list)
    points: defaultdict[str, list[int]] = defaultdict(list)

    def note(result: RoundResult) -> None:
        for seat, level in enumerate(levels):
            if seat in result.spies:
                wins[level].append(result.winner == "spy")
            else:
                points[level].append(result.points[seat])

    for game in range(max(1, rounds // ROUNDS_A_GAME)):
        _play(6, f"{seed}/mixed/{game}", levels, ROUNDS_A_GAME, Watched(), note)
    for level in LEVELS:
        won, gained = wins[level], points[level]
        mean = sum(gained) / len(gained)
        spread = sqrt(sum((one - mean) ** 2 for one in gained)) / len(gained)
        print(
            f"{level:<8} {_percent(sum(won) / len(won), len(won))}           {mean:.3f} ±{1.96 * spread:.3f}"
        )


def level_against_level(rounds: int, seed: str) -> None:
    """Print results of one level against another."""
    print(f"\nHow often the spy wins at six seats, {rounds} rounds a field (95 % interval)")
    print("spy      against five easy   five normal         five strong")
    for spy in LEVELS:
        fields = []
        for civilians in LEVELS:
            seen = Watched()
            for number in range(rounds):
                one = f"{seed}/duel/{number}"
                seat = _deal(6, one, GAME.read_options({"rounds": 1})).deal.spies[0]
                levels = [spy if other == seat else civilians for other in range(6)]
                _play(6, one, levels, 1, seen)
            fields.append(_percent(seen.spy_wins, seen.rounds))
        print(f"{spy:<8} {'   '.join(fields)}")


def _play(
    seats: int,
    seed: str,
    levels: Sequence[str],
    rounds: int,
    seen: Watched,
    note: Callable[[RoundResult], None] = lambda result: None,
) -> None:
    options = GAME.read_options({"rounds": rounds})
    state = _deal(seats, seed, options)
    bots = [_Timed(bot, seen) for bot in make_bots(GAME, seats, seed, options, levels)]
    order = random.Random(f"{seed}/order")
    at = 0
    started = time.process_time()
    while state.outcome() is None:
        ended, asked = len(state.sheet), state.questions
        seat, move, at = next_move(state, bots, order, at)
        notify(bots, state.apply(seat, move, at), state)
        for result in state.sheet[ended:]:
            seen.ends[result.how] += 1
            seen.questions += asked
            note(result)
    seen.seconds += time.process_time() - started


def _deal(seats: int, seed: str, options: Options) -> Spyfall:
    state = GAME.new(seats, seed, options)
    assert isinstance(state, Spyfall)
    return state


class _Timed(Bot):
    """A bot with timing."""

    def __init__(self, bot: Bot, seen: Watched) -> None:
        super().__init__(bot.seat, bot.options, bot.rng)
        self.observe = bot.observe  # type: ignore[method-assign]
        self.thinking_ms = bot.thinking_ms  # type: ignore[method-assign]
        self._bot = bot
        self._seen = seen

    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        started = time.perf_counter()
        move = self._bot.choose(view, legal)
        self._seen.choices.append(time.perf_counter() - started)
        return move


def _percent(share: float, count: int) -> str:
    """Return a share in percent, with a 95 % interval."""
    low, high = wilson(share * count, count)
    return f"{share:>6.1%} ({low:.0%}-{high:.0%})"


def _share(part: int, whole: int) -> str:
    return f"{part / whole:.0%} of {whole}" if whole else "none"


if __name__ == "__main__":
    sys.exit(main())
