"""Teach a small network Spycatcher by playing it: `python -m examples.learn.train`.

It plays against the easy bot through the PettingZoo adapter, a hundred games at a time, in two processes, and
after each hundred makes what went well more likely (proximal policy optimization). A permission more than the
other has counts for something on the way, since a game is some two hundred decisions long.
"""

import argparse
import csv
import random
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from examples.learn.network import Floats, Network
from examples.learn.player import GAME, SEATS, Eyes, Learned
from spyhouse import games
from spyhouse.kernel import Bot
from spyhouse.lab import NamedBot, simulate
from spyhouse.lab.intervals import wilson
from spyhouse.lab.play import Player, make_bots, notify
from spyhouse.research.pettingzoo import aec_env

FORESIGHT, TRACE = 0.995, 0.95
A_PERMISSION = 0.15
LONGEST = 3_000
RATE = 1e-3


@dataclass
class Played:
    """The agent's side of some games, decision by decision."""

    seen: Floats
    masks: NDArray[np.int8]
    chosen: NDArray[np.int64]
    before: Floats
    better: Floats
    returns: Floats
    won: int
    games: int
    seconds: float
    """Of one core."""


def play(network: Network, seeds: range, against: str) -> Played:
    started = time.process_time()
    env = aec_env(GAME, SEATS, limit=LONGEST)
    table, eyes = env.table, Eyes(env.table.features)
    parts: list[tuple[list[Floats], list[NDArray[np.int8]], list[int], list[float], list[float]]] = []
    won = 0
    for seed in seeds:
        me, rng = seed % SEATS, random.Random(seed)
        env.reset(seed=seed)
        bot = make_bots(games.find(GAME), SEATS, str(seed), table.options, [against])[1 - me]
        bot.seat = 1 - me
        episode = table.episode
        if type(bot).observe is not Bot.observe:
            episode.on_move = lambda seat, move, events: notify([bot], events, episode.state)  # noqa: B023
        seen: list[Floats] = []
        masks: list[NDArray[np.int8]] = []
        chosen: list[int] = []
        before: list[float] = []
        rewards: list[float] = []
        lead = 0
        while True:
            agent = env.agent_selection
            if env.terminations[agent] or env.truncations[agent]:
                break
            seat = env.possible_agents.index(agent)
            if seat != me:
                env.step(table.actions.number(bot.choose(episode.view(seat), episode.legal(seat))))
                continue
            observed = env.observe(agent)
            row, mask = observed["observation"], observed["action_mask"]
            now = eyes.lead(row, me)
            if chosen:
                rewards.append(A_PERMISSION * (now - lead))
            lead = now
            view = eyes.see(row, me)
            numbers, chances = network.chances(view, mask)
            pick = rng.choices(range(len(numbers)), chances.tolist())[0]
            seen.append(view)
            masks.append(mask)
            chosen.append(int(numbers[pick]))
            before.append(float(chances[pick]))
            env.step(int(numbers[pick]))
        end = env.rewards[env.possible_agents[me]]
        won += end > 0
        rewards.append(end)
        parts.append((seen, masks, chosen, before, rewards))
    better, returns = [], []
    for seen, _, _, _, rewards in parts:
        gains, sums = advantages(network.worth(np.array(seen)), rewards)
        better.append(gains)
        returns.append(sums)
    return Played(
        seen=np.array([one for part in parts for one in part[0]], np.float32),
        masks=np.array([one for part in parts for one in part[1]], np.int8),
        chosen=np.array([one for part in parts for one in part[2]], np.int64),
        before=np.array([one for part in parts for one in part[3]], np.float32),
        better=np.concatenate(better),
        returns=np.concatenate(returns),
        won=won,
        games=len(seeds),
        seconds=time.process_time() - started,
    )


def advantages(worth: Floats, rewards: list[float]) -> tuple[Floats, Floats]:
    """How much better each decision went than expected (generalized advantage estimation)."""
    gains, ahead = np.zeros(len(rewards), np.float32), 0.0
    for number in reversed(range(len(rewards))):
        after = float(worth[number + 1]) if number + 1 < len(rewards) else 0.0
        surprise = rewards[number] + FORESIGHT * after - float(worth[number])
        gains[number] = ahead = surprise + FORESIGHT * TRACE * ahead
    return gains, gains + worth


def train(network: Network, count: int, at_once: int, jobs: int, against: str, curve: Path) -> None:
    """`count` games, `at_once` in each process between two lessons."""
    done, seconds, rng = 0, 0.0, np.random.default_rng(1)
    with ProcessPoolExecutor(jobs) as pool, curve.open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["games", "core minutes", "won"])
        while done < count:
            started = time.process_time()
            seeds = [range(done + job * at_once, done + (job + 1) * at_once) for job in range(jobs)]
            played = [*pool.map(play, [network] * jobs, seeds, [against] * jobs)]
            learn(network, played, RATE * max(0.1, 1 - done / count), rng)
            done += jobs * at_once
            seconds += time.process_time() - started + sum(part.seconds for part in played)
            share = sum(part.won for part in played) / (jobs * at_once)
            writer.writerow([done, f"{seconds / 60:.2f}", f"{share:.3f}"])
            file.flush()
            print(f"{done:,} games, {seconds / 60:.1f} minutes of one core, won {share:.0%}", flush=True)


def learn(network: Network, played: list[Played], rate: float, rng: np.random.Generator) -> None:
    seen, masks, chosen, before, better, returns = (
        np.concatenate([getattr(part, name) for part in played])
        for name in ("seen", "masks", "chosen", "before", "better", "returns")
    )
    better = (better - better.mean()) / (better.std() + 1e-6)
    for _ in range(3):
        order = rng.permutation(len(chosen))
        for start in range(0, len(order), 1024):
            some = order[start : start + 1024]
            network.learn(
                seen[some], masks[some], chosen[some], before[some], better[some], returns[some], rate
            )


def match(network: Network, against: str, count: int) -> str:
    """Of games that were not trained on, each deal from both seats."""
    me = NamedBot("learned", lambda seat, options, rng: Learned(seat, options, rng, network))
    won = 0
    tables: list[list[Player]] = [[me, against], [against, me]]
    for bots in tables:
        seeds = [f"match/{number}" for number in range(count // 2)]
        won += sum(row.winners == (row.bots.index("learned"),) for row in simulate(GAME, SEATS, seeds, bots))
    low, high = wilson(won, count)
    return f"against {against}: won {won} of {count}, {won / count:.1%} ({low:.1%} to {high:.1%})"


def draw(curve: Path, picture: Path) -> None:
    """The curve as SVG: the share of games won in each lesson, and the mean of ten lessons."""
    from matplotlib.figure import Figure

    with curve.open() as file:
        rows = [(float(row["core minutes"]), float(row["won"])) for row in csv.DictReader(file)]
    minutes, won = [at for at, _ in rows], [share for _, share in rows]
    mean = [float(np.mean(won[max(0, number - 9) : number + 1])) for number in range(len(won))]
    figure = Figure(figsize=(7, 3.4), layout="constrained", facecolor="#fbf6ea")
    axes = figure.subplots()
    axes.set_facecolor("#fbf6ea")
    axes.plot(minutes, won, ".", color="#b0761a", alpha=0.5)
    axes.plot(minutes, mean, color="#2f7f8f", linewidth=2)
    axes.axhline(0.5, color="#5c5343", linewidth=1, linestyle="--")
    axes.set_ylim(0, 1)
    axes.yaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
    axes.set_xlabel("minutes of one core")
    axes.set_ylabel("games won against easy")
    figure.savefig(picture, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--at-once", type=int, default=50, help="games of each process between two lessons")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--against", default="easy")
    parser.add_argument("--match", type=int, default=200, help="games of the match at the end")
    parser.add_argument("--into", type=Path, default=Path("learned.npz"))
    args = parser.parse_args()
    env = aec_env(GAME, SEATS)
    network = Network(Eyes(env.table.features).length, env.table.actions.size)
    train(network, args.games, args.at_once, args.jobs, args.against, args.into.with_suffix(".csv"))
    network.save(args.into)
    draw(args.into.with_suffix(".csv"), args.into.with_suffix(".svg"))
    for level in ("random", "easy", "normal"):
        print(match(network, level, args.match))


if __name__ == "__main__":
    main()
