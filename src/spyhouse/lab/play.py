"""Games between bots, played through the kernel's contract alone."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import cycle, islice
from typing import Any

from spyhouse.bots.portable_random import PortableRandom
from spyhouse.kernel import (
    CLOCK,
    BadOptions,
    Bot,
    BotFactory,
    Event,
    Game,
    IllegalMove,
    Move,
    Options,
    Outcome,
    State,
)
from spyhouse.lab.episode import Episode, Order, StuckGame, is_stalled

LONGEST = 100_000
"""Moves after which a game without a limit counts as endless."""

Player = str | BotFactory
"""A level of the game's own bots, or a bot factory."""

__all__ = [
    "GameResult",
    "NamedBot",
    "Player",
    "StuckGame",
    "cycle_players",
    "make_bots",
    "next_move",
    "notify",
    "play",
    "play_to_end",
    "play_with",
    "player_name",
    "run_bots",
    "settings_of",
]


@dataclass(frozen=True, slots=True)
class GameResult:
    """Result of one game."""

    outcome: Outcome
    moves: int
    """Number of moves by all seats and the clock."""
    took: int
    """Duration on the table clock, in ms."""
    counts: Mapping[str, int]
    """Counters of the game itself (`LabConfig.tally`)."""
    truncated: bool = False
    """Whether the game was stopped at the limit: nobody won, and it ended "truncated"."""


@dataclass(frozen=True)
class NamedBot:
    """A bot factory under a chosen name, for tables with several players of one kind."""

    name: str
    make: BotFactory

    @property
    def settings(self) -> str:
        """Return the settings of the wrapped factory."""
        return settings_of(self.make)

    def __call__(self, seat: int, options: Options, rng: random.Random) -> Bot:
        return self.make(seat, options, rng)


def play(game: Game, seats: int, seed: str, options: Options, bots: Sequence[Player]) -> GameResult:
    """Play a game to its end. `bots` are assigned to the seats in turn: one for all, or one per seat."""
    return play_with(game, seats, seed, options, make_bots(game, seats, seed, options, bots))


def play_with(
    game: Game, seats: int, seed: str, options: Options, bots: Sequence[Bot], limit: int | None = None
) -> GameResult:
    """Play a game with these bot instances, one per seat. With a limit it may be truncated."""
    episode = _play_to(game, seats, seed, options, bots, limit)
    outcome = episode.state.outcome() or Outcome(how="truncated", winners=(), scores=(0,) * seats)
    counts = game.lab.tally(episode.state)
    return GameResult(outcome, episode.moves, episode.at, counts, episode.truncated)


def play_to_end(
    game: Game, seats: int, seed: str, options: Options, players: Sequence[Player]
) -> tuple[State, int, int]:
    """Play a game to its end. Return the last state, the number of moves and the table-clock time in ms."""
    episode = _play_to(game, seats, seed, options, make_bots(game, seats, seed, options, players), None)
    return episode.state, episode.moves, episode.at


def _play_to(
    game: Game, seats: int, seed: str, options: Options, bots: Sequence[Bot], limit: int | None
) -> Episode:
    """Play up to the limit. Raises `StuckGame` if there is no limit and the game does not end."""
    max_moves = LONGEST if limit is None else limit
    episode = Episode(game, seats, seed, options, default_order(game), max_moves)
    episode.state.keep_history()
    run_bots(episode, dict(enumerate(bots)))
    if episode.truncated and limit is None:
        raise StuckGame(f"{_episode_label(episode)} was not over after {max_moves:,} moves.")
    return episode


def default_order(game: Game) -> Order:
    """Return the order of a live table: bots' pace decides in games where speed matters."""
    return "pace" if game.real_time else "round"


def run_bots(episode: Episode, bots: Mapping[int, Bot]) -> None:
    """Let bots choose until the game is over, or only other seats are asked.

    Bots get the events of their seat.
    """
    for seat, bot in bots.items():
        bot.imagine = partial(_imagined, episode.state, seat)
    watchers = [bot for bot in bots.values() if type(bot).observe is not Bot.observe]
    episode.on_move = lambda seat, move, events: notify(watchers, events, episode.state)
    while asked := [seat for seat in episode.awaiting if seat in bots]:
        seat = asked[0]
        move = bots[seat].choose(episode.view(seat), episode.legal(seat))
        try:
            episode.choose(seat, move, None if move is None else bots[seat].thinking_ms(move))
        except IllegalMove as error:
            raise StuckGame(f"seat {seat} tried {move} in {_episode_label(episode)}: {error}") from None


def _imagined(state: State, seat: int, rng: random.Random) -> State:
    """Imagine a state without history, which would have to be rebuilt for every world."""
    twin = state.copy()
    twin._history = None
    return twin.imagine(seat, rng)


def make_bots(game: Game, seats: int, seed: str, options: Options, players: Sequence[Player]) -> list[Bot]:
    """Create one bot per seat."""
    makers = [_maker(game, player) for player in cycle_players(players, seats)]
    return [make(seat, options, PortableRandom(f"{seed}/bot/{seat}")) for seat, make in enumerate(makers)]


def check_players(game: Game, seats: int, players: Sequence[Player]) -> None:
    """Raise `BadOptions` if these are too many players, or a level that the game does not have."""
    for player in cycle_players(players, seats):
        _maker(game, player)


def cycle_players(players: Sequence[Player], seats: int) -> list[Player]:
    """Return one player per seat."""
    if not 1 <= len(players) <= seats:
        raise BadOptions(f"{seats} seats take 1 to {seats} levels of bots, not {len(players)}.")
    return list(islice(cycle(players), seats))


def player_name(player: Any) -> str:
    """Return a player's name in tables: its level, its given name, or the name of its factory."""
    if isinstance(player, str):
        return player
    if isinstance(player, partial):
        given = [*map(str, player.args), *(f"{key}={value}" for key, value in player.keywords.items())]
        return f"{player_name(player.func)}({', '.join(given)})"
    return str(getattr(player, "name", "") or getattr(player, "__qualname__", type(player).__qualname__))


def settings_of(player: Any) -> str:
    """Return a model's settings as JSON; "" for a player without settings."""
    return str(getattr(player, "settings", ""))


def _maker(game: Game, player: Player) -> BotFactory:
    if not isinstance(player, str):
        return player
    if player not in game.bots:
        known = ", ".join(game.bots)
        raise BadOptions(f"{game.title} has no {player!r} bots. There are: {known}.")
    return game.bots[player]


def next_move(state: State, bots: Sequence[Bot], order: random.Random, at: int) -> tuple[int, Move, int]:
    """Return the next seat to move, its move and its time. The clock may come first."""
    deadline = state.deadline()
    waiting = sorted(state.to_act())
    order.shuffle(waiting)
    for seat in waiting:
        move = bots[seat].choose(state.view(seat), state.legal(seat))
        if move is not None:
            then = at + bots[seat].thinking_ms(move)
            if deadline is None or then < deadline:
                return seat, move, then
            break
    if deadline is None:
        raise is_stalled(state)
    return CLOCK, state.legal(CLOCK)[0], max(at, deadline)


def notify(watchers: Sequence[Bot], events: Sequence[Event], state: State) -> None:
    """Send each watcher its events, with its view after them."""
    for bot in watchers:
        visible = [event for event in events if event.visible_to(bot.seat)]
        if visible:  # a call without events would itself reveal that something happened
            bot.observe(visible, state.view(bot.seat))


def _episode_label(episode: Episode) -> str:
    return f"the game of {episode.game.title} with seed {episode.seed!r}"
