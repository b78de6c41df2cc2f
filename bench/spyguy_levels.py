"""Difficulty of Spy Guy: teams of bots that search like people, on every level, in many cities.

    python -m bench.spyguy_levels levels [--games 400] [--cities 20] [--seats 3]
    python -m bench.spyguy_levels adaptive [--chains 200] [--cities 10]

`levels`: the share of games that teams of three win, with its 95 % interval, for each level and skill.
The intended players of a level should win 70 to 85 % (child, easy searchers), 45 to 55 % (family,
normal) and 25 to 40 % (expert, strong). `adaptive`: teams of different skill play seven games in a row,
each set up by the one before. In the seventh they should win 50 %, plus or minus 5.
"""

import argparse
import dataclasses
import sys
from collections.abc import Iterator, Sequence
from itertools import product

import msgspec

from spyhouse.games.spyguy import GAME
from spyhouse.games.spyguy.options import SpyGuyOptions
from spyhouse.games.spyguy.state import SpyGuy
from spyhouse.lab.intervals import wilson
from spyhouse.lab.play import play_to_end

SKILLS = ("easy", "normal", "strong")
WANTED = {
    ("child", "easy"): (0.70, 0.85),
    ("family", "normal"): (0.45, 0.55),
    ("expert", "strong"): (0.25, 0.40),
}
"""By level: the intended skill, and the target share of wins."""
TEAMS: dict[str, tuple[str, ...]] = {
    "one easy": ("easy",),
    "three easy": ("easy",) * 3,
    "one normal": ("normal",),
    "three normal": ("normal",) * 3,
    "easy, normal, strong": ("easy", "normal", "strong"),
    "three strong": ("strong",) * 3,
    "six strong": ("strong",) * 6,
}
LEARNING = 6
"""Games the adaptive level may need to adapt to a team."""


@dataclasses.dataclass
class Score:
    """Wins and losses."""

    games: int = 0
    won: int = 0
    found: int = 0
    copies: int = 0
    leads: int = 0
    seconds: int = 0

    def add(self, end: SpyGuy) -> None:
        """Count a finished game."""
        counts = GAME.lab.tally(end)
        self.games += 1
        self.won += end.ended == "caught"
        self.found += counts["found"]
        self.copies += counts["copies"]
        self.leads += end.options.lead or 0
        self.seconds += end.options.seconds or 0

    def share(self) -> float:
        """Return the share of wins."""
        return self.won / self.games

    def line(self) -> str:
        """Return one line of the table."""
        low, high = wilson(self.won, self.games)
        rate = self.found / self.copies
        return f"{self.games:6} {self.share():6.1%}  {low:.1%} to {high:.1%}  {rate:6.1%}"


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("levels", "adaptive"))
    parser.add_argument("--games", type=int, default=400, help="games of each level and skill")
    parser.add_argument("--chains", type=int, default=200, help="runs of seven games of each team")
    parser.add_argument("--cities", type=int, default=20)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--only", help="one level or team, by its name")
    args = parser.parse_args(argv)
    if args.what == "levels":
        return levels(args.games, args.cities, args.seats, args.only)
    return adaptive(args.chains, args.cities, args.only)


def levels(games: int, cities: int, seats: int, only: str | None) -> int:
    """Measure the levels."""
    print("level   searchers   games    won  95 % interval    found")
    good = True
    for level, skill in product(("child", "family", "expert"), SKILLS):
        if only not in (None, level):
            continue
        score = Score()
        for number in range(games):
            # City by city, because the cache keeps few drawings.
            options = SpyGuyOptions(level=level, city=f"pool-{number * cities // games}")  # type: ignore[arg-type]
            score.add(played(options, (skill,) * seats, f"{level}/{number}"))
        wanted = ""
        if (level, skill) in WANTED:
            least, most = WANTED[level, skill]
            good = good and least <= score.share() <= most
            wanted = f"   wanted {least:.0%} to {most:.0%}"
        print(f"{level:7} {skill:10} {score.line()}{wanted}", flush=True)
    return 0 if good else 1


def adaptive(chains: int, cities: int, only: str | None) -> int:
    """Measure the adaptive level."""
    print("team                  game  games    won  95 % interval    found   lead  seconds")
    good = True
    for team, bots in TEAMS.items():
        if only not in (None, team):
            continue
        scores = [Score() for _ in range(LEARNING + 1)]
        for number in range(chains):
            chain = evening(bots, f"pool-{number * cities // chains}", f"{team}/{number}")
            for score, end in zip(scores, chain, strict=True):
                score.add(end)
        for game, score in enumerate(scores, 1):
            if game in (1, 2, 4, LEARNING, LEARNING + 1):
                lead, seconds = score.leads / score.games, score.seconds / score.games
                print(f"{team:20} {game:5} {score.line()}  {lead:5.1f}  {seconds:5.0f}", flush=True)
        good = good and abs(scores[-1].share() - 0.5) <= 0.05
    return 0 if good else 1


def evening(bots: Sequence[str], city: str, seed: str) -> Iterator[SpyGuy]:
    """Yield seven games at one table, each set up by the one before."""
    options = SpyGuyOptions(level="adaptive", city=city)
    for number in range(LEARNING + 1):
        end = played(options, bots, f"{seed}/{number}")
        yield end
        options = msgspec.convert(
            msgspec.to_builtins(options) | dict(GAME.table.next_options(end)), SpyGuyOptions
        )


def played(options: SpyGuyOptions, bots: Sequence[str], seed: str) -> SpyGuy:
    """Return the last state of a game."""
    end = play_to_end(GAME, len(bots), seed, options, list(bots))[0]
    assert isinstance(end, SpyGuy)
    return end


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
