"""Gymnasium: one seat learns, bots of the house have the others.

    env = seat_env("spycatcher", seats=3, seat=0, bots="normal")

It observes and chooses as in `spyhouse.research.pettingzoo`. Instead of what is not possible it waits, or
does what comes first if it cannot wait, and the info says `illegal`; so use the mask.
"""

from collections.abc import Sequence
from typing import Any

import gymnasium

from spyhouse import games
from spyhouse.kernel import Bot, Game
from spyhouse.lab.episode import Order
from spyhouse.lab.play import Player, make_bots, order_of, play_on
from spyhouse.research.numbered import Numbered, Observation


def seat_env(
    game: Game | str,
    seats: int,
    *,
    seat: int = 0,
    bots: Player | Sequence[Player] = "normal",
    order: Order | None = None,
    limit: int | None = None,
    **options: Any,
) -> "SeatEnv":
    """`bots` are levels or makers of bots: one for all, or one for each seat (the learner's is not used). The
    order is that of a live table unless you say so; the options are the game's own."""
    rules = games.find(game) if isinstance(game, str) else game
    players = [bots] if isinstance(bots, str) or callable(bots) else bots
    return SeatEnv(Numbered(rules, seats, options, order or order_of(rules), limit), seat, players)


class SeatEnv(gymnasium.Env[Any, Any]):
    metadata = {"render_modes": ["ansi"]}
    render_mode = "ansi"

    def __init__(self, table: Numbered, seat: int, players: Sequence[Player]) -> None:
        self.table = table
        self.seat = seat
        self.players = players
        self.action_space = table.action_space()
        self.observation_space = table.observation_space()
        self._bots: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        table = self.table
        deal = f"{self.np_random.integers(2**63):016x}"
        table.deal(deal)
        bots = make_bots(table.game, table.seats, deal, table.options, self.players)
        self._bots = {bot.seat: bot for bot in bots if bot.seat != self.seat}
        play_on(table.episode, self._bots)
        return self._observed(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        possible = self.table.choose_or_else(self.seat, int(action))
        episode = self.table.episode
        play_on(episode, self._bots)
        reward = episode.returns()[self.seat] if episode.over else 0.0
        ended = episode.over and not episode.truncated
        return self._observed(), reward, ended, episode.truncated, {} if possible else {"illegal": True}

    def render(self) -> str:
        return repr(self.table.episode.state)

    def _observed(self) -> Observation:
        return self.table.observed(self.seat)
