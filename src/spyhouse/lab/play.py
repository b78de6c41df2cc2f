"""One game between bots, from the deal to the end, through nothing but the kernel's contract."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import cycle, islice
from typing import Any

from spyhouse.kernel import (
    CLOCK,
    BadOptions,
    Bot,
    BotMaker,
    Event,
    Game,
    IllegalMove,
    Move,
    Options,
    Outcome,
    State,
)
from spyhouse.lab.episode import Episode, Order, Stuck, stands_still

LONGEST = 100_000
"""A game with more moves than this will not end."""

Player = str | BotMaker
"""A level of the game's own bots, or anything that makes a bot."""

__all__ = [
    "Named",
    "Played",
    "Player",
    "Stuck",
    "make_bots",
    "name_of",
    "next_move",
    "play",
    "play_on",
    "play_out",
    "round_the_table",
    "tell",
]


@dataclass(frozen=True, slots=True)
class Played:
    outcome: Outcome
    moves: int
    """Everybody's moves, the clock's included."""
    took: int
    """How long people would have sat there, in ms."""
    counts: Mapping[str, int]
    """What the game itself counts (`Lab.tally`)."""


@dataclass(frozen=True)
class Named:
    """A maker of bots under a name of your own, for tables in which several of a kind play."""

    name: str
    make: BotMaker

    def __call__(self, seat: int, options: Options, rng: random.Random) -> Bot:
        return self.make(seat, options, rng)


def play(game: Game, seats: int, seed: str, options: Options, bots: Sequence[Player]) -> Played:
    """Play it out. `bots` go round the table: one for all, or one for each seat."""
    state, moves, at = play_out(game, seats, seed, options, bots)
    outcome = state.outcome()
    assert outcome
    return Played(outcome, moves, at, game.lab.tally(state))


def play_out(
    game: Game, seats: int, seed: str, options: Options, players: Sequence[Player]
) -> tuple[State, int, int]:
    """The last state of a game between bots, the moves it took, and how long people would have sat there."""
    bots = dict(enumerate(make_bots(game, seats, seed, options, players)))
    episode = Episode(game, seats, seed, options, order_of(game), LONGEST)
    episode.state.remember()
    play_on(episode, bots)
    if episode.truncated:
        raise Stuck(f"{_which(episode)} was not over after {LONGEST:,} moves.")
    return episode.state, episode.moves, episode.at


def order_of(game: Game) -> Order:
    """As at a live table: where it matters who is quicker, the pace of bots decides."""
    return "pace" if game.lab.real_time else "round"


def play_on(episode: Episode, bots: Mapping[int, Bot]) -> None:
    """Bots choose until it is over, or only others are asked. They hear what they may know."""
    for seat, bot in bots.items():
        bot.imagine = partial(_imagined, episode.state, seat)
    watchers = [bot for bot in bots.values() if type(bot).watch is not Bot.watch]
    episode.on_move = lambda seat, move, events: tell(watchers, events, episode.state)
    while asked := [seat for seat in episode.asked if seat in bots]:
        seat = asked[0]
        move = bots[seat].choose(episode.view(seat), episode.legal(seat))
        try:
            episode.choose(seat, move, None if move is None else bots[seat].pace(move))
        except IllegalMove as error:
            raise Stuck(f"seat {seat} tried {move} in {_which(episode)}: {error}") from None


def _imagined(state: State, seat: int, rng: random.Random) -> State:
    """Without what was told so far, which would have to be told anew in every world."""
    twin = state.copy()
    twin.memory = None
    return twin.imagine(seat, rng)


def make_bots(game: Game, seats: int, seed: str, options: Options, players: Sequence[Player]) -> list[Bot]:
    makers = [_maker(game, player) for player in round_the_table(players, seats)]
    return [make(seat, options, random.Random(f"{seed}/bot/{seat}")) for seat, make in enumerate(makers)]


def round_the_table(players: Sequence[Player], seats: int) -> list[Player]:
    """One for each seat."""
    if not 1 <= len(players) <= seats:
        raise BadOptions(f"{seats} seats take 1 to {seats} levels of bots, not {len(players)}.")
    return list(islice(cycle(players), seats))


def name_of(player: Any) -> str:
    """What a player is called in tables: its level, the name it was given, or what makes it."""
    if isinstance(player, str):
        return player
    if isinstance(player, partial):
        given = [*map(str, player.args), *(f"{key}={value}" for key, value in player.keywords.items())]
        return f"{name_of(player.func)}({', '.join(given)})"
    return str(getattr(player, "name", "") or getattr(player, "__qualname__", type(player).__qualname__))


def _maker(game: Game, player: Player) -> BotMaker:
    if not isinstance(player, str):
        return player
    if player not in game.bots:
        known = ", ".join(game.bots)
        raise BadOptions(f"{game.title} has no {player!r} bots. There are: {known}.")
    return game.bots[player]


def next_move(state: State, bots: Sequence[Bot], order: random.Random, at: int) -> tuple[int, Move, int]:
    """Who moves next, what, and when: the first who wants to, unless the clock comes before."""
    deadline = state.deadline()
    waiting = sorted(state.to_act())
    order.shuffle(waiting)
    for seat in waiting:
        move = bots[seat].choose(state.view(seat), state.legal(seat))
        if move is not None:
            then = at + bots[seat].pace(move)
            if deadline is None or then < deadline:
                return seat, move, then
            break
    if deadline is None:
        raise stands_still(state)
    return CLOCK, state.legal(CLOCK)[0], max(at, deadline)


def tell(watchers: Sequence[Bot], events: Sequence[Event], state: State) -> None:
    for bot in watchers:
        told = [event for event in events if event.told_to(bot.seat)]
        if told:  # a call without news would itself be news
            bot.watch(told, state.view(bot.seat))


def _which(episode: Episode) -> str:
    return f"the game of {episode.game.title} with seed {episode.seed!r}"
