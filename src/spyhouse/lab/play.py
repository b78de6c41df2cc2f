"""One game between bots, from the deal to the end, through nothing but the kernel's contract."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import cycle, islice

from spyhouse.kernel import (
    CLOCK,
    BadOptions,
    Bot,
    Event,
    Game,
    IllegalMove,
    Move,
    Options,
    Outcome,
    State,
)
from spyhouse.lab.together import Stuck, Together

LONGEST = 100_000
"""A game with more moves than this will not end."""

__all__ = ["Played", "Stuck", "make_bots", "next_move", "play", "play_out", "tell"]


@dataclass(frozen=True, slots=True)
class Played:
    outcome: Outcome
    moves: int
    """Everybody's moves, the clock's included."""
    took: int
    """How long people would have sat there, in ms."""
    counts: Mapping[str, int]
    """What the game itself counts (`Lab.tally`)."""


def play(game: Game, seats: int, seed: str, options: Options, levels: Sequence[str]) -> Played:
    """Play it out. `levels` go round the table: one for all, or one for each seat."""
    state, moves, at = play_out(game, seats, seed, options, levels)
    outcome = state.outcome()
    assert outcome
    return Played(outcome, moves, at, game.lab.tally(state))


def play_out(
    game: Game, seats: int, seed: str, options: Options, levels: Sequence[str]
) -> tuple[State, int, int]:
    """The last state of a game between bots, the moves it took, and how long people would have sat there."""
    state = game.new(seats, seed, options)
    bots = make_bots(game, seats, seed, options, levels)
    watchers = [bot for bot in bots if type(bot).watch is not Bot.watch]
    order = random.Random(f"{seed}/order")
    together = Together(bots) if game.lab.real_time else None
    at = 0
    for moves in range(LONGEST):
        if state.outcome() is not None:
            return state, moves, at
        seat, move, at = together.next_move(state, at) if together else next_move(state, bots, order, at)
        try:
            events = state.apply(seat, move, at)
        except IllegalMove as error:
            if together and together.overtaken():
                continue
            raise Stuck(f"{_who(seat)} tried {move} in {_which(game, seed)}: {error}") from None
        tell(watchers, events, state)
    raise Stuck(f"{_which(game, seed)} was not over after {LONGEST:,} moves.")


def make_bots(game: Game, seats: int, seed: str, options: Options, levels: Sequence[str]) -> list[Bot]:
    for level in levels:
        if level not in game.bots:
            known = ", ".join(game.bots)
            raise BadOptions(f"{game.title} has no {level!r} bots. There are: {known}.")
    if not 1 <= len(levels) <= seats:
        raise BadOptions(f"{seats} seats take 1 to {seats} levels of bots, not {len(levels)}.")
    return [
        game.bots[level](seat, options, random.Random(f"{seed}/bot/{seat}"))
        for seat, level in enumerate(islice(cycle(levels), seats))
    ]


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
        who = " and ".join(map(_who, sorted(waiting))) or "nobody"
        raise Stuck(f"The game stands still: {who} may move, none of them does, and no clock runs.")
    return CLOCK, state.legal(CLOCK)[0], max(at, deadline)


def tell(watchers: Sequence[Bot], events: Sequence[Event], state: State) -> None:
    for bot in watchers:
        told = [event for event in events if event.told_to(bot.seat)]
        if told:  # a call without news would itself be news
            bot.watch(told, state.view(bot.seat))


def _who(seat: int) -> str:
    return "the clock" if seat == CLOCK else f"seat {seat}"


def _which(game: Game, seed: str) -> str:
    return f"the game of {game.title} with seed {seed!r}"
