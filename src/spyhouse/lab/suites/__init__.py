"""Frozen suites: named sets of deals, options, seats and opponents for comparable results.

    suite = load_suite("spyfall-5-v1")
    rows = [row for game in suite.games("strong") for row in [game.play()]]
    score(suite, rows)

A suite never changes after its release. Changed rules or opponents need a new suite: `check` is a
fingerprint of the opponents' game on the first deal, and a suite whose fingerprint does not match is
refused. Every deal is played in every role: an entrant takes each seat once among opponents, or all
seats at once in a cooperative game.
"""

import hashlib
import random
import tomllib
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import resources
from itertools import combinations
from math import ceil, fsum, sqrt
from statistics import fmean
from typing import Any, Literal

import msgspec

from spyhouse import games
from spyhouse.kernel import BadOptions, Game, Options
from spyhouse.lab.batch import GameRow, TableSpec, usage_by_name
from spyhouse.lab.intervals import Z, wilson
from spyhouse.lab.play import Player, player_name
from spyhouse.lab.usage import Usage

ACCURACY = 0.03
"""Half the width of the interval that `deals_needed` aims at."""
SPLITS = 100
CHECK_MOVES = 200
"""Moves of the first deal that the fingerprint covers."""


class Suite(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A frozen suite, as read from its file."""

    name: str
    about: str
    game: str
    version: int
    """Version of the game's rules."""
    seats: int
    entrant: Literal["seat", "team"]
    """"seat": the entrant takes one seat of each deal in turn. "team": it takes all seats."""
    opponents: str
    """Level of the bots in the other seats; "" for a team."""
    deals: int
    seed: str
    check: str
    """Fingerprint of the first deal between opponents."""
    released: str = ""
    """Release date, after which the suite is frozen; "" before."""
    options: dict[str, Any] = {}

    @property
    def rules(self) -> Game:
        """Return the game."""
        return games.find(self.game)

    def read_options(self) -> Options:
        """Return the game's options."""
        return self.rules.read_options(self.options)

    def games(self, player: Player, deals: int | None = None, strict: bool = False) -> "Iterator[SuiteGame]":
        """Yield every game of an entrant, ordered by deal. Raises `BadOptions` if the rules changed."""
        if self.rules.version != self.version:
            raise BadOptions(
                f"{self.name} is for version {self.version} of {self.rules.title}, and this is version "
                f"{self.rules.version}: its scores could not be compared. Use a newer suite."
            )
        options = self.read_options()
        for deal in range(self.deals if deals is None else deals):
            for seat in range(self.seats) if self.entrant == "seat" else [None]:
                yield SuiteGame(self, options, player, deal, seat, strict)


@dataclass(frozen=True)
class SuiteGame:
    """One game of a suite."""

    suite: Suite
    options: Options
    player: Player
    deal: int
    seat: int | None
    """Seat of the entrant; None if it has all seats."""
    strict: bool = False

    @cached_property
    def table(self) -> TableSpec:
        """Return the table of this game."""
        suite = self.suite
        if self.seat is None:
            bots: tuple[Player, ...] = (self.player,)
        else:
            bots = tuple(self.player if one == self.seat else suite.opponents for one in range(suite.seats))
        return TableSpec(suite.rules, suite.seats, bots, self.options, strict=self.strict)

    @property
    def seed(self) -> str:
        """Return the seed of the deal."""
        return f"{self.suite.seed}/{self.deal}"

    def play(self) -> "SuiteRow":
        """Play the game and return its row."""
        return self.row(self.table.play(self.seed))

    def row(self, record: GameRow) -> "SuiteRow":
        """Convert a record of this game into a row of the suite."""
        return SuiteRow(
            suite=self.suite.name,
            check=self.suite.check,
            player=player_name(self.player),
            deal=self.deal,
            seat=self.seat,
            success=(self.seat or 0) in record.winners,
            record=record,
        )


class SuiteRow(msgspec.Struct, frozen=True, kw_only=True):
    """One finished game of a suite."""

    suite: str
    player: str
    deal: int
    seat: int | None
    success: bool
    record: GameRow
    check: str = ""
    """The suite's fingerprint."""


class Score(msgspec.Struct, kw_only=True):
    """Score of one player in a suite."""

    suite: str
    player: str
    deals: int
    games: int
    successes: int
    share: float
    low: float
    high: float
    """Wilson's 95 % interval over the games."""
    deals_needed: int | None
    """Number of deals for an interval of plus or minus `ACCURACY`, from the spread between deals; None if
    there is no spread: one deal, or the same share in all."""
    usage: Usage | None = None
    replaced: float = 0.0
    rated: bool = True


def suite_names() -> list[str]:
    """Return the names of all suites."""
    files = resources.files(__package__).iterdir()
    return sorted(file.name.removesuffix(".toml") for file in files if file.name.endswith(".toml"))


def successor(name: str) -> str:
    """Return the name of the suite after this one: "spyfall-5-v1" is followed by "spyfall-5-v2"."""
    family, _, number = name.rpartition("-v")
    return f"{family}-v{int(number) + 1}"


def newest_suites() -> "list[Suite]":
    """Return the suites that have no successor."""
    return [load_suite(name) for name in suite_names() if successor(name) not in suite_names()]


def load_suite(name: str) -> Suite:
    """Load a suite by name. Raises `BadOptions` with the list of suites if it does not exist."""
    if name not in suite_names():
        raise BadOptions(f"There is no suite called {name!r}. There are: {', '.join(suite_names())}.")
    text = resources.files(__package__).joinpath(f"{name}.toml").read_text("utf-8")
    return msgspec.convert({"name": name} | tomllib.loads(text), Suite)


def fingerprint(suite: Suite) -> str:
    """Return the fingerprint of the opponents' play on the first deal.

    It changes with rules, data and bots.
    """
    level = suite.opponents or "normal"
    table = TableSpec(suite.rules, suite.seats, (level,), suite.read_options(), limit=CHECK_MOVES)
    row = table.play(f"{suite.seed}/0")
    facts = (row.how, row.winners, row.scores, row.moves, row.took, sorted(row.counts.items()))
    return hashlib.sha256(msgspec.json.encode(facts)).hexdigest()[:16]


def score(suite: Suite, rows: Sequence[SuiteRow]) -> Score:
    """Score one player's games, in any order."""
    shares = deal_shares(rows)
    successes = sum(row.success for row in rows)
    low, high = wilson(successes, len(rows))
    player = rows[0].player
    usage = usage_by_name([row.record for row in rows]).get(player)
    return Score(
        suite=suite.name,
        player=player,
        deals=len(shares),
        games=len(rows),
        successes=successes,
        share=round(successes / len(rows), 4),
        low=round(low, 4),
        high=round(high, 4),
        deals_needed=deals_needed([*shares.values()]),
        usage=usage,
        replaced=round(usage.replaced_share, 4) if usage else 0.0,
        rated=usage.rated if usage else True,
    )


def deal_shares(rows: Sequence[SuiteRow]) -> dict[int, float]:
    """Return the share of successes by deal."""
    found = defaultdict[int, list[bool]](list)
    for row in rows:
        found[row.deal].append(row.success)
    return {deal: fmean(successes) for deal, successes in sorted(found.items())}


def deals_needed(shares: Sequence[float]) -> int | None:
    """Return the number of deals for a 95 % interval of plus or minus `ACCURACY`; None without a spread."""
    if len({*shares}) < 2:
        return None
    mean = fmean(shares)
    variance = fsum((share - mean) ** 2 for share in shares) / (len(shares) - 1)
    return ceil(variance * (Z / ACCURACY) ** 2)


def split_half(by_player: Mapping[str, Mapping[int, float]], seed: str = "halves") -> float:
    """Return the mean rank correlation of the players' scores between random halves of the deals."""
    deals = sorted(set.intersection(*(set(shares) for shares in by_player.values())))
    rng = random.Random(seed)
    found = []
    for _ in range(SPLITS):
        mixed = sorted(deals, key=lambda _: rng.random())
        halves = mixed[::2], mixed[1::2]
        one, other = (
            [fmean(shares[deal] for deal in half) for shares in by_player.values()] for half in halves
        )
        found.append(rank_correlation(one, other))
    return fmean(found)


def rank_correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Return Kendall's tau-b: 1 for the same order, -1 for the reverse."""
    agree = ties_one = ties_other = pairs = 0
    for (a, b), (c, d) in combinations(zip(one, other, strict=True), 2):
        pairs += 1
        agree += ((a > c) - (a < c)) * ((b > d) - (b < d))
        ties_one += a == c
        ties_other += b == d
    scale = sqrt((pairs - ties_one) * (pairs - ties_other))
    return agree / scale if scale else 0.0
