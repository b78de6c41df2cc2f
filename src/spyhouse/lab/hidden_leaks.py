"""Leak measurement for games without a leak meter: estimates from imagined worlds.

    spyhouse leaks spycatcher --seats 3 --games 20 --bots normal

A spectator's belief is estimated from imagined worlds that look the same to it. The measure is how many
bits about the mover's hand are unknown before and after each move.
"""

import random
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor
from functools import partial
from math import fsum, log2
from statistics import fmean
from typing import Any

import msgspec

from spyhouse import games
from spyhouse.bots.portable_random import PortableRandom
from spyhouse.kernel import BadOptions, Event, Move, State
from spyhouse.lab.batch import map_ordered
from spyhouse.lab.episode import Episode
from spyhouse.lab.play import Player, default_order, make_bots, notify

WORLDS = 64
"""Number of imagined worlds per estimate."""
LIMIT = 400
"""Maximum number of measured moves per game."""


class HiddenLeak(msgspec.Struct, kw_only=True):
    """One move, and what it revealed to a spectator about its player's hidden information."""

    number: int
    seat: int
    """Seat that moved."""
    kind: str
    """Type of the move, such as "Challenge"."""
    move: str
    """The move as text."""
    before: float
    after: float
    """Unknown bits about the hidden information: the sum over all hidden items, each known or not."""

    @property
    def bits(self) -> float:
        """Return the number of bits that the move revealed."""
        return self.before - self.after


def hidden_leaks(
    game: str,
    seats: int,
    seed: str,
    players: Sequence[Player],
    options: dict[str, Any] | None = None,
    worlds: int = WORLDS,
    limit: int = LIMIT,
) -> list[HiddenLeak]:
    """Play a game between bots, and measure what each move reveals about its player's hidden information.

    A spectator's belief is estimated from `worlds` imagined worlds that look the same to it. Moves that
    change the hidden information, such as a draw, are measured too: afterwards more is unknown.
    """
    rules = games.find(game)
    hidden = rules.lab.hidden
    if hidden is None:
        raise BadOptions(f"{rules.title} does not say what its seats hide.")
    chosen = rules.read_options(options or {})
    episode = Episode(rules, seats, seed, chosen, default_order(rules), limit)
    bots = make_bots(rules, seats, seed, chosen, players)
    rng = PortableRandom(f"{seed}/worlds")
    found: list[HiddenLeak] = []

    def unknown(about: int) -> float:
        counts = Counter[int]()
        for _ in range(worlds):
            counts.update(set(hidden(episode.state.imagine(None, rng), about)))
        return fsum(_binary_entropy(count / worlds) for count in counts.values())

    last = {seat: unknown(seat) for seat in range(seats)}
    for seat, bot in enumerate(bots):
        bot.imagine = partial(_imagined, episode, seat)

    def measure(seat: int, move: Move, events: Sequence[Event]) -> None:
        notify(bots, events, episode.state)
        if seat < 0:
            return
        now = unknown(seat)
        found.append(
            HiddenLeak(
                number=episode.moves,
                seat=seat,
                kind=type(move).__name__,
                move=rules.describe_move(move),
                before=round(last[seat], 4),
                after=round(now, 4),
            )
        )
        last[seat] = now

    episode.on_move = measure
    while asked := episode.awaiting:
        seat = asked[0]
        move = bots[seat].choose(episode.view(seat), episode.legal(seat))
        episode.choose(seat, move, None if move is None else bots[seat].thinking_ms(move))
    return found


def _imagined(episode: Episode, seat: int, rng: random.Random) -> State:
    return episode.state.imagine(seat, rng)


def _binary_entropy(chance: float) -> float:
    return 0.0 if chance in (0.0, 1.0) else -chance * log2(chance) - (1 - chance) * log2(1 - chance)


def measure_games(
    game: str,
    seats: int,
    seeds: Sequence[str],
    players: Sequence[Player],
    options: dict[str, Any] | None = None,
    executor: Executor | None = None,
) -> Iterator[tuple[str, list[HiddenLeak]]]:
    """Play and measure a game for each seed. Yield the seed and its moves."""
    return map_ordered(executor, _measure, ((game, seats, seed, tuple(players), options) for seed in seeds))


def _measure(task: tuple[str, int, str, tuple[Player, ...], Any]) -> tuple[str, list[HiddenLeak]]:
    return task[2], hidden_leaks(*task)


def as_text(found: Iterable[HiddenLeak]) -> str:
    """Mean bits of each kind of move, as a table in Markdown."""
    by_kind = defaultdict[str, list[float]](list)
    for one in found:
        by_kind[one.kind].append(one.bits)
    rows = sorted(by_kind.items(), key=lambda item: -fmean(item[1]))
    lines = [f"| {kind} | {len(bits):,} | {fmean(bits):+.2f} |" for kind, bits in rows]
    return "\n".join(["| move | times | bits told about the hand |", "|---|---|---|", *lines])
