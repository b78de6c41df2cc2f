"""Self-play with a pool of frozen past selves, for any game of the house: a baseline to compare with.

    python -m examples.learn.self_play spyfall --seats 3 --option rounds=1 --minutes 30

1. Imitate: a network learns what "normal" bots choose. `--imitate 0` starts from nothing.
2. Play: in each game one seat learns, the others are held by members of the pool, drawn at random. In games
   that are won together all seats learn. After each lesson (proximal policy optimization) the curve and a
   checkpoint are written; every `--freeze-every` lessons the present self joins the pool.
3. Compare: games against "normal", each deal from every seat, on deals never played before.

The same seed gives the same games and lessons. A run with `--into` of an earlier one goes on from it.
"""

import argparse
import csv
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from examples.learn.network import Floats, Network
from examples.learn.train import advantages
from spyhouse import games
from spyhouse.kernel import WAIT, Bot, Features, Game, Move, Options, View
from spyhouse.lab import NamedBot, simulate
from spyhouse.lab.episode import Episode
from spyhouse.lab.intervals import wilson
from spyhouse.lab.options import read_options
from spyhouse.lab.play import Player, default_order, make_bots, notify
from spyhouse.research.vector import VectorEnv

COUNT = 32
"""Games that one process plays at once."""
LIMIT = 2_000
POOL = 8
BATCH = 1024
TIMES = ("seconds_left",)
"""Features that depend on the clock."""
RATE = 5e-4
Weights = dict[str, Floats]


@dataclass(frozen=True)
class Setting:
    """What is played."""

    game: str
    seats: int
    options: tuple[tuple[str, Any], ...] = ()

    @property
    def rules(self) -> Game:
        return games.find(self.game)

    @property
    def read(self) -> Options:
        return read_options(self.rules, dict(self.options))

    def env(self, seed: str) -> VectorEnv:
        options = {name: getattr(self.read, name) for name, _ in self.options}
        return VectorEnv(self.game, self.seats, COUNT, seed=seed, limit=LIMIT, **options)

    def network(self, seed: int) -> Network:
        env = self.env("shape")
        return Network(env.features.length, env.actions.size, seed=seed)


@dataclass
class Lesson:
    """Decisions to learn from, stacked."""

    seen: Floats
    masks: NDArray[np.int8]
    chosen: NDArray[np.int64]
    before: Floats
    better: Floats
    returns: Floats
    won: float = 0.0
    """Share of the finished games that the learner won."""


class Scale:
    """Rows of features as numbers from 0 to 1."""

    def __init__(self, features: Features) -> None:
        self._low = np.array(features.low, np.float32)
        self._span = np.maximum(np.array(features.high, np.float32) - self._low, np.float32(1))
        # A bot is not told the time, so the network must not rely on it.
        self._span[[number for number, name in enumerate(features.names) if name in TIMES]] = np.inf

    def __call__(self, rows: NDArray[np.int16]) -> Floats:
        scaled: Floats = (rows - self._low) / self._span
        return scaled


def chances(weights: Weights, seen: Floats, masks: NDArray[np.int8]) -> Floats:
    """How likely each action is, a row a view."""
    hidden = np.maximum(seen @ weights["in"] + weights["in+"], 0)
    scores = np.where(masks, hidden @ weights["act"] + weights["act+"], np.float32(-1e9))
    likely: Floats = np.exp(scores - scores.max(1, keepdims=True))
    shares: Floats = likely / likely.sum(1, keepdims=True)
    return shares


# --- 1. imitate


def imitate(setting: Setting, seeds: Sequence[str], level: str) -> Lesson:
    """Record every choice of the bots of a level."""
    env, rows, masks, chosen = setting.env("shape"), [], [], list[int]()
    scale = Scale(env.features)
    for seed in seeds:
        episode = Episode(
            setting.rules, setting.seats, seed, setting.read, default_order(setting.rules), LIMIT
        )
        bots = make_bots(setting.rules, setting.seats, seed, setting.read, [level])
        episode.on_move = lambda seat, move, events: notify(bots, events, episode.state)  # noqa: B023
        while asked := episode.awaiting:
            seat = asked[0]
            view, legal = episode.view(seat), episode.legal(seat)
            move = bots[seat].choose(view, legal)
            mask = env.actions.mask(legal)
            mask[WAIT] = episode.may_wait(seat)
            number = WAIT if move is None else env.actions.number(move)
            if mask[number]:
                rows.append(env.features.encode(view, episode.at))
                masks.append(mask)
                chosen.append(number)
            episode.choose(seat, move, None if move is None else bots[seat].thinking_ms(move))
    nothing = np.zeros(len(chosen), np.float32)
    seen = scale(np.array(rows, np.int16))
    return Lesson(seen, np.array(masks, np.int8), np.array(chosen), nothing, nothing, nothing)


def copy_choices(network: Network, lesson: Lesson, epochs: int, rng: np.random.Generator) -> None:
    """Make the recorded choices more likely: ascent on their log-likelihood."""
    for _ in range(epochs):
        order = rng.permutation(len(lesson.chosen))
        for start in range(0, len(order), BATCH):
            some = order[start : start + BATCH]
            now = chances(network.weights, lesson.seen[some], lesson.masks[some])
            before = np.maximum(now[np.arange(len(some)), lesson.chosen[some]], np.float32(1e-6))
            ones = np.ones(len(some), np.float32)
            worth = network.worth(lesson.seen[some])
            network.learn(
                lesson.seen[some], lesson.masks[some], lesson.chosen[some], before, ones, worth, 1e-3, 0.0
            )


# --- 2. play


@dataclass
class Track:
    """The learner's decisions in one game."""

    learner: int
    rival: int
    rows: list[Floats] = field(default_factory=list)
    masks: list[NDArray[np.int8]] = field(default_factory=list)
    chosen: list[int] = field(default_factory=list)
    before: list[float] = field(default_factory=list)


def play(setting: Setting, network: Network, pool: Sequence[Weights], seed: str, count: int) -> Lesson:
    """Play until `count` games are over, and say how each of the learner's decisions went."""
    env, rng = setting.env(seed), np.random.default_rng([*seed.encode()])
    together, scale = setting.rules.lab.cooperative, Scale(env.features)
    minds = [network.weights, *pool]

    def track() -> Track:
        return Track(int(rng.integers(setting.seats)), int(rng.integers(len(minds))))

    tracks, finished, batch = [track() for _ in range(COUNT)], list[tuple[Track, float]](), env.reset()
    while len(finished) < count:
        seen, masks = scale(batch.observation), batch.mask.copy()
        learns = [together or batch.seat[row] == one.learner for row, one in enumerate(tracks)]
        who = np.array([0 if mine else one.rival for mine, one in zip(learns, tracks, strict=True)])
        picks = np.zeros(COUNT, np.int64)
        for mind in set(who.tolist()):
            rows = np.flatnonzero(who == mind)
            likely = chances(minds[mind], seen[rows], masks[rows])
            picks[rows] = (likely.cumsum(1) > rng.random((len(rows), 1))).argmax(1)
            for row, chance in zip(rows.tolist(), likely, strict=True):
                if learns[row]:
                    one = tracks[row]
                    one.rows.append(seen[row])
                    one.masks.append(masks[row])
                    one.chosen.append(int(picks[row]))
                    one.before.append(float(chance[picks[row]]))
        batch = env.step(picks)
        for row in np.flatnonzero(batch.done).tolist():
            if tracks[row].chosen:
                finished.append((tracks[row], float(batch.rewards[row, tracks[row].learner])))
            tracks[row] = track()
    return lesson_of(network, finished)


def lesson_of(network: Network, finished: Sequence[tuple[Track, float]]) -> Lesson:
    better, returns = [], []
    for one, end in finished:
        gains, sums = advantages(network.worth(np.array(one.rows)), [0.0] * (len(one.chosen) - 1) + [end])
        better.append(gains)
        returns.append(sums)
    return Lesson(
        np.array([row for one, _ in finished for row in one.rows], np.float32),
        np.array([mask for one, _ in finished for mask in one.masks], np.int8),
        np.array([number for one, _ in finished for number in one.chosen]),
        np.array([chance for one, _ in finished for chance in one.before], np.float32),
        np.concatenate(better),
        np.concatenate(returns),
        won=float(np.mean([end > 0 for _, end in finished])),
    )


def learn(network: Network, lessons: Sequence[Lesson], rng: np.random.Generator) -> None:
    whole = {
        name: np.concatenate([getattr(one, name) for one in lessons])
        for name in ("seen", "masks", "chosen", "before", "better", "returns")
    }
    better = (whole["better"] - whole["better"].mean()) / (whole["better"].std() + 1e-6)
    for _ in range(3):
        order = rng.permutation(len(better))
        for start in range(0, len(order), BATCH):
            some = order[start : start + BATCH]
            seen, masks, chosen = (whole[name][some] for name in ("seen", "masks", "chosen"))
            before = np.maximum(whole["before"][some], np.float32(1e-6))
            network.learn(seen, masks, chosen, before, better[some], whole["returns"][some], RATE)


# --- 3. compare


class Trained(Bot):
    """Does what the network thinks best."""

    def __init__(self, seat: int, options: Options, rng: Random, weights: Weights, setting: Setting) -> None:
        super().__init__(seat, options, rng)
        self._weights = weights
        self._actions = setting.rules.actions(setting.seats, options)
        self._features = setting.rules.features(setting.seats, options)
        self._scale = Scale(self._features)

    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        if not legal:
            return None
        mask = self._actions.mask(legal)
        mask[WAIT] = self.seat not in getattr(view, "waiting_for", ())
        seen = self._scale(self._features.encode(view))
        number = int(chances(self._weights, seen[None], mask[None])[0].argmax())
        return None if number == WAIT else self._actions.move(number, legal, view)


def compare(setting: Setting, network: Network, level: str, deals: int) -> str:
    """Wins of the learned bot and of the level itself at the same deals and seats."""
    me = NamedBot("learned", partial(Trained, weights=network.weights, setting=setting))
    seeds = [f"match/{number}" for number in range(deals)]
    shares = []
    for entrant in (me, level):
        won = played = 0
        if setting.rules.lab.cooperative:
            tables: list[list[Player]] = [[entrant]]
        else:
            tables = [
                [entrant if at == seat else level for at in range(setting.seats)]
                for seat in range(setting.seats)
            ]
        for seat, bots in enumerate(tables):
            for row in simulate(setting.game, setting.seats, seeds, bots, setting.read, limit=LIMIT):
                won += seat in row.winners
                played += 1
        low, high = wilson(won, played)
        shares.append(f"{won / played:.1%} ({low:.1%} to {high:.1%})")
    return f"learned {shares[0]}, {level} in the same seats {shares[1]}, {played} games each"


def train(
    setting: Setting, into: Path, *, minutes: float, seed: int, jobs: int, games_each: int, imitated: int,
    level: str, freeze_every: int,
) -> Network:  # fmt: skip
    """Train for some minutes. Write `into` (the network), the pool beside it, and a curve as CSV."""
    rng, network, pool = np.random.default_rng(seed), setting.network(seed), list[Weights]()
    curve, started = into.with_suffix(".csv"), time.monotonic()
    with ProcessPoolExecutor(jobs) as workers:
        if into.exists():
            network.weights = Network.load(into).weights
        elif imitated:
            parts = [[f"imitate/{seed}/{n}" for n in range(job, imitated, jobs)] for job in range(jobs)]
            shown = [*workers.map(partial(imitate, setting, level=level), parts)]
            for lesson in shown:
                copy_choices(network, lesson, 4, rng)
        earlier = sum(1 for _ in curve.open()) - 1 if curve.exists() else 0
        pool.append(dict(network.weights))
        with curve.open("a", newline="") as file:
            table = csv.writer(file)
            if not earlier:
                table.writerow(["lesson", "minutes", "won against the pool"])
            number = earlier
            while (time.monotonic() - started) / 60 < minutes:
                number += 1
                seeds = [f"{seed}/{number}/{job}" for job in range(jobs)]
                tasks = [workers.submit(play, setting, network, pool, one, games_each) for one in seeds]
                lessons = [task.result() for task in tasks]
                learn(network, lessons, rng)
                won = float(np.mean([one.won for one in lessons]))
                table.writerow([number, f"{(time.monotonic() - started) / 60:.2f}", f"{won:.3f}"])
                file.flush()
                network.save(into)
                if number % freeze_every == 0:
                    pool = [*pool[-(POOL - 1) :], dict(network.weights)]
    return network


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--games", type=int, default=40, help="of each process in a lesson")
    parser.add_argument("--imitate", type=int, default=300, help="games of bots to copy first")
    parser.add_argument("--level", default="normal", help="whom to copy and to compare with")
    parser.add_argument("--freeze-every", type=int, default=10)
    parser.add_argument("--match", type=int, default=200, help="deals of the comparison; 0 for none")
    parser.add_argument("--into", type=Path, default=Path("self-play.npz"))
    args = parser.parse_args(arguments)
    options = tuple((key, value) for key, _, value in (text.partition("=") for text in args.option))
    setting = Setting(args.game, args.seats or games.find(args.game).seats.start, options)
    network = train(
        setting, args.into, minutes=args.minutes, seed=args.seed, jobs=args.jobs, games_each=args.games,
        imitated=args.imitate, level=args.level, freeze_every=args.freeze_every,
    )  # fmt: skip
    if args.match:
        print(compare(setting, network, args.level, args.match))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
