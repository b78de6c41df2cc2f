"""Self-play with a pool of frozen past selves, for any installed game: a baseline to compare with.

    python -m examples.learn.self_play spyfall --seats 3 --option rounds=1 --minutes 10
    python -m examples.learn.self_play spycatcher --seats 2 --minutes 20

1. Imitate: a network learns what "normal" bots choose, and how their games end. `--imitate 0` starts from
   nothing.
2. Play: in each game one seat learns, the others are held by members of the pool, drawn at random. In games
   that are won together all seats learn. After each lesson (proximal policy optimization) the curve and a
   checkpoint are written; every `--freeze-every` lessons the present self joins the pool.
3. Compare: games against "normal", each deal from every seat, on deals never played before.

What a seat sees is in `encoders.py`. The same seed gives the same games and lessons. A run with `--into` of
an earlier one continues it.
"""

import argparse
import csv
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from math import fsum
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from examples.learn.encoders import Choices, SeatEncoder, encoder
from examples.learn.network import Floats, Network
from examples.learn.train import FORESIGHT, advantages
from spyhouse import games
from spyhouse.kernel import Bot, Event, Game, Move, Options, View
from spyhouse.lab import NamedBot, simulate
from spyhouse.lab.episode import Episode
from spyhouse.lab.intervals import wilson
from spyhouse.lab.options import read_options
from spyhouse.lab.play import Player, default_order, make_bots

COUNT = 32
"""Games that one process plays at once."""
LIMIT = 2_000
POOL = 8
BATCH = 512
RATE = 1e-3
COPIED = 6
"""Times that the network sees each imitated choice."""
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

    def encoders(self) -> list[SeatEncoder]:
        options = self.read
        return [encoder(self.game, self.seats, seat, options) for seat in range(self.seats)]

    def network(self, seed: int) -> Network:
        one = self.encoders()[0]
        return Network(one.inputs, one.actions, seed=seed)


@dataclass
class Track:
    """Decisions of one seat in one game."""

    rows: list[Floats] = field(default_factory=list)
    masks: list[NDArray[np.int8]] = field(default_factory=list)
    chosen: list[int] = field(default_factory=list)
    before: list[float] = field(default_factory=list)
    stands: list[float] = field(default_factory=list)
    """How well the seat stood at each decision."""

    def rewards(self, end: float) -> list[float]:
        """Return the reward of each decision: what it added to the standing, and the result at the end."""
        steps = [after - now for now, after in zip(self.stands, self.stands[1:], strict=False)]
        return [*steps, end]


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
    seconds: float = 0.0
    """Of one core, to play them."""


def chances(weights: Weights, seen: Floats, masks: NDArray[np.int8]) -> Floats:
    """How likely each action is, a row a view."""
    hidden = np.maximum(seen @ weights["in"] + weights["in+"], 0)
    scores = np.where(masks, hidden @ weights["act"] + weights["act+"], np.float32(-1e9))
    likely: Floats = np.exp(scores - scores.max(1, keepdims=True))
    shares: Floats = likely / likely.sum(1, keepdims=True)
    return shares


def mask_of(choices: Choices, size: int) -> NDArray[np.int8]:
    mask = np.zeros(size, np.int8)
    mask[[*choices]] = 1
    return mask


class Table:
    """A game in progress with the encoders of its seats, and of bots that sit there."""

    def __init__(self, setting: Setting, seed: str, bots: Sequence[Bot] = ()) -> None:
        self.encoders = setting.encoders()
        rules = setting.rules
        self.episode = Episode(rules, setting.seats, seed, setting.read, default_order(rules), LIMIT)
        self.episode.on_move = self._tell
        listening = [bot for bot in bots if type(bot).observe is not Bot.observe]
        self._listeners = [(bot.seat, bot.observe) for bot in listening]
        if type(self.encoders[0]).observe is not SeatEncoder.observe:
            self._listeners += [(seat, one.observe) for seat, one in enumerate(self.encoders)]

    def _tell(self, seat: int, move: Move, events: Sequence[Event]) -> None:
        for one, observe in self._listeners:
            told = [event for event in events if event.visible_to(one)]
            if told:
                observe(told, self.episode.view(one))

    def look(self) -> "Asked | None":
        """Return who is asked and what it sees, or None after the end. Without a choice nobody is asked."""
        while not self.episode.over:
            seat = self.episode.awaiting[0]
            view, legal = self.episode.view(seat), self.episode.legal(seat)
            row, choices = self.encoders[seat].see(view, legal, self.episode.may_wait(seat))
            asked = Asked(self, seat, view, legal, row, choices)
            if len(choices) > 1:
                return asked
            asked.choose(next(iter(choices)))
        return None


@dataclass
class Asked:
    """A seat that has a choice."""

    table: Table
    seat: int
    view: View
    legal: Sequence[Move]
    row: Floats
    choices: Choices

    def choose(self, number: int) -> None:
        eyes = self.table.encoders[self.seat]
        self.table.episode.choose(self.seat, eyes.finish(self.choices[number], self.view, self.legal))

    def note(self, track: Track, mask: NDArray[np.int8], number: int, chance: float) -> None:
        track.rows.append(self.row)
        track.masks.append(mask)
        track.chosen.append(number)
        track.before.append(chance)
        track.stands.append(self.table.encoders[self.seat].potential(self.view))


# --- 1. imitate


def imitate(setting: Setting, seeds: Sequence[str], level: str) -> Lesson:
    """Record every choice of the bots of a level that is a choice to the learner, too."""
    started, size, finished = time.process_time(), setting.network(0).actions, list[tuple[Track, float]]()
    for seed in seeds:
        bots = make_bots(setting.rules, setting.seats, seed, setting.read, [level])
        table, tracks = Table(setting, seed, bots), [Track() for _ in bots]
        episode = table.episode
        while not episode.over:
            seat = episode.awaiting[0]
            view, legal = episode.view(seat), episode.legal(seat)
            row, choices = table.encoders[seat].see(view, legal, episode.may_wait(seat))
            move = bots[seat].choose(view, legal)
            number = table.encoders[seat].number(move, view)
            if number in choices and len(choices) > 1:
                mask = mask_of(choices, size)
                Asked(table, seat, view, legal, row, choices).note(tracks[seat], mask, number, 1.0)
            episode.choose(seat, move, None if move is None else bots[seat].thinking_ms(move))
        finished += zip(tracks, episode.returns(), strict=True)
    lesson = lesson_of(None, [one for one in finished if one[0].chosen])
    lesson.seconds = time.process_time() - started
    return lesson


def copy_choices(network: Network, lesson: Lesson, epochs: int, rng: np.random.Generator) -> None:
    """Make the recorded choices more likely (ascent on their log-likelihood), and expect their results."""
    for epoch in range(epochs):
        order = rng.permutation(len(lesson.chosen))
        for start in range(0, len(order), BATCH):
            some = order[start : start + BATCH]
            now = chances(network.weights, lesson.seen[some], lesson.masks[some])
            before = np.maximum(now[np.arange(len(some)), lesson.chosen[some]], np.float32(1e-6))
            ones = np.ones(len(some), np.float32)
            network.learn(
                lesson.seen[some], lesson.masks[some], lesson.chosen[some], before, ones,
                lesson.returns[some], 2e-3 * (1 - epoch / epochs), 0.0,
            )  # fmt: skip


# --- 2. play


@dataclass
class Running:
    """A game in progress: who is asked, and who learns."""

    asked: Asked
    rival: int
    """Number of the mind that holds the seats that do not learn; 0 is the learner itself."""
    tracks: dict[int, Track]
    """By seat that learns."""


def play(setting: Setting, network: Network, pool: Sequence[Weights], seed: str, count: int) -> Lesson:
    """Play `count` games, and say how each of the learner's decisions went.

    In half of them the learner holds one seat, and a member of the pool the others. In the rest, and in
    games that are won together, it holds all of them.
    """
    started, rng = time.process_time(), np.random.default_rng([*seed.encode()])
    together, seats = setting.rules.lab.cooperative, setting.seats
    minds, dealt = [network.weights, *pool], 0
    finished, won = list[tuple[Track, float]](), list[bool]()
    running: list[Running] = []
    while True:
        while len(running) < COUNT and dealt < count:
            asked = Table(setting, f"{seed}/{dealt}").look()
            rival = 0 if together or dealt % 2 else 1 + int(rng.integers(len(pool)))
            mine = [int(rng.integers(seats))] if rival else range(seats)
            if asked:
                running.append(Running(asked, rival, {seat: Track() for seat in mine}))
            dealt += 1
        if not running:
            lesson = lesson_of(network, finished)
            lesson.won, lesson.seconds = float(np.mean(won)), time.process_time() - started
            return lesson
        picks, likely, masks = decide(minds, running, network.actions, rng)
        going = []
        for row, one in enumerate(running):
            asked, number = one.asked, int(picks[row])
            if asked.seat in one.tracks:
                asked.note(one.tracks[asked.seat], masks[row], number, float(likely[row]))
            asked.choose(number)
            if further := asked.table.look():
                one.asked = further
                going.append(one)
                continue
            ends = asked.table.episode.returns()
            finished += [(track, ends[seat]) for seat, track in one.tracks.items() if track.chosen]
            if one.rival or together:
                won += [ends[seat] > 0 for seat in one.tracks]
        running = going


def decide(
    minds: Sequence[Weights], running: Sequence[Running], size: int, rng: np.random.Generator
) -> tuple[NDArray[np.int64], Floats, NDArray[np.int8]]:
    """Return what each game's seat does, how likely that was, and what it could have done."""
    who = np.array([0 if one.asked.seat in one.tracks else one.rival for one in running])
    seen = np.array([one.asked.row for one in running])
    masks = np.array([mask_of(one.asked.choices, size) for one in running])
    picks, likely = np.zeros(len(running), np.int64), np.zeros(len(running), np.float32)
    for mind in set(who.tolist()):
        rows = np.flatnonzero(who == mind)
        shares = chances(minds[mind], seen[rows], masks[rows])
        # The random number is below the sum, so what is picked has a chance.
        random = rng.random((len(rows), 1)) * shares.sum(1, keepdims=True) * (1 - 1e-6)
        picks[rows] = (shares.cumsum(1) > random).argmax(1)
        likely[rows] = shares[np.arange(len(rows)), picks[rows]]
    return picks, likely, masks


def lesson_of(network: Network | None, finished: Sequence[tuple[Track, float]]) -> Lesson:
    """Stack decisions, with how much better they went than the network expected, if there is one."""
    better, returns = [], []
    for one, end in finished:
        rewards = one.rewards(end)
        if network:
            gains, sums = advantages(network.worth(np.array(one.rows)), rewards)
        else:
            gains, sums = np.zeros(len(rewards), np.float32), discounted(rewards)
        better.append(gains)
        returns.append(sums)
    return Lesson(
        np.array([row for one, _ in finished for row in one.rows], np.float32),
        np.array([mask for one, _ in finished for mask in one.masks], np.int8),
        np.array([number for one, _ in finished for number in one.chosen]),
        np.array([chance for one, _ in finished for chance in one.before], np.float32),
        np.concatenate(better),
        np.concatenate(returns),
    )


def discounted(rewards: Sequence[float]) -> Floats:
    """Return what came after each decision, less the longer it took."""
    sums, ahead = np.zeros(len(rewards), np.float32), 0.0
    for number in reversed(range(len(rewards))):
        sums[number] = ahead = rewards[number] + FORESIGHT * ahead
    return sums


def joined(lessons: Sequence[Lesson]) -> Lesson:
    names = ("seen", "masks", "chosen", "before", "better", "returns")
    parts = {name: np.concatenate([getattr(one, name) for one in lessons]) for name in names}
    won = float(np.mean([one.won for one in lessons]))
    return Lesson(**parts, won=won, seconds=fsum(one.seconds for one in lessons))


def learn(network: Network, lesson: Lesson, rng: np.random.Generator, rate: float = RATE) -> None:
    better = (lesson.better - lesson.better.mean()) / (lesson.better.std() + 1e-6)
    before = np.maximum(lesson.before, np.float32(1e-6))
    for _ in range(3):
        order = rng.permutation(len(better))
        for start in range(0, len(order), BATCH):
            some = order[start : start + BATCH]
            network.learn(
                lesson.seen[some], lesson.masks[some], lesson.chosen[some], before[some], better[some],
                lesson.returns[some], rate,
            )  # fmt: skip


# --- 3. compare


class Trained(Bot):
    """Does what the network thinks best."""

    def __init__(self, seat: int, options: Options, rng: Random, weights: Weights, setting: Setting) -> None:
        super().__init__(seat, options, rng)
        self._weights = weights
        self._encoder = encoder(setting.game, setting.seats, seat, options)

    def observe(self, events: Sequence[Event], view: View) -> None:
        self._encoder.observe(events, view)

    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        if not legal:
            return None
        may_wait = self.seat not in getattr(view, "waiting_for", ())
        row, choices = self._encoder.see(view, legal, may_wait)
        mask = mask_of(choices, self._encoder.actions)
        number = int(chances(self._weights, row[None], mask[None])[0].argmax())
        return self._encoder.finish(choices[number], view, legal)


def compare(setting: Setting, network: Network, level: str, deals: int, of: str = "match") -> str:
    """Wins of the learned bot and of the level itself at the same deals and seats."""
    me = NamedBot("learned", partial(Trained, weights=network.weights, setting=setting))
    seeds = [f"{of}/{number}" for number in range(deals)]
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
    """Train for some minutes of one core. Write `into` (the network), its pool, and a curve as CSV."""
    rng, network, pool = np.random.default_rng(seed), setting.network(seed), list[Weights]()
    curve, kept = into.with_suffix(".csv"), into.with_suffix(".pool.npz")
    rows = read_curve(curve)
    number, spent = len(rows), float(rows[-1]["core minutes"]) * 60 if rows else 0.0
    with ProcessPoolExecutor(jobs) as workers, curve.open("a", newline="") as file:
        table, started = csv.writer(file), time.process_time()
        if into.exists():
            network.weights = Network.load(into).weights
            pool = load_pool(kept)
        elif imitated:
            parts = [[f"imitate/{seed}/{n}" for n in range(job, imitated, jobs)] for job in range(jobs)]
            shown = joined([*workers.map(partial(imitate, setting, level=level), parts)])
            copy_choices(network, shown, COPIED, rng)
            spent += shown.seconds
        pool = pool or [dict(network.weights)]
        if not number:
            table.writerow(["lesson", "core minutes", "won against the pool"])
        while (used := spent + time.process_time() - started) < minutes * 60:
            number += 1
            seeds = [f"{seed}/{number}/{job}" for job in range(jobs)]
            tasks = [workers.submit(play, setting, network, pool, one, games_each) for one in seeds]
            lesson = joined([task.result() for task in tasks])
            learn(network, lesson, rng, RATE * max(0.1, 1 - used / (minutes * 60)))
            spent += lesson.seconds
            so_far = (spent + time.process_time() - started) / 60
            table.writerow([number, f"{so_far:.2f}", f"{lesson.won:.3f}"])
            file.flush()
            if number % freeze_every == 0:
                pool = [*pool[-(POOL - 1) :], dict(network.weights)]
                save_pool(kept, pool)
            network.save(into)
    return network


def read_curve(path: Path) -> list[dict[str, str]]:
    """Return the lessons so far."""
    if not path.exists():
        return []
    with path.open(newline="") as file:
        return [*csv.DictReader(file)]


def save_pool(path: Path, pool: Sequence[Weights]) -> None:
    members: dict[str, Any] = {
        f"{number}/{name}": one for number, member in enumerate(pool) for name, one in member.items()
    }
    np.savez(path, **members)


def load_pool(path: Path) -> list[Weights]:
    if not path.exists():
        return []
    with np.load(path) as saved:
        names = [name.split("/") for name in saved.files]
        return [
            {name: saved[f"{member}/{name}"] for at, name in names if at == member}
            for member in dict.fromkeys(at for at, _ in names)
        ]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--minutes", type=float, default=30, help="of one core")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--games", type=int, default=100, help="of each process in a lesson")
    parser.add_argument("--imitate", type=int, default=600, help="games of bots to copy first")
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
