"""Gymnasium environments: one seat learns, bots play the others.

    env = seat_env("spycatcher", seats=3, seat=0, bots="normal")
    env = gymnasium.make("spyhouse/Spycatcher-v0", seats=3, bots="normal")  # the same by name

Observations and actions are those of `spyhouse.research.pettingzoo`. The mask is in every info, and
`action_masks()` returns it for maskable learners. An illegal action becomes waiting, or the first legal
move if the seat cannot wait; the info then has `illegal`. The last info holds `outcome`, `roles` and
`won`.

`reward(before, after, reward)` shapes rewards: it gets the seat's view before and after a step, and the
game's own reward. `TextObservation(env)` gives text observations instead of numbers.

Importing this module registers `spyhouse/Spyfall-v0` and the like. Gymnasium 1 loads no plugins, so
`gymnasium.make` knows the names only after that import.
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from spyhouse import games
from spyhouse.kernel import Bot, Game
from spyhouse.lab.episode import Order
from spyhouse.lab.play import Player, check_players, default_order, make_bots, run_bots
from spyhouse.research.indexed_game import IndexedGame, Observation
from spyhouse.research.pettingzoo import Shaping

MAX_TEXT = 20_000
"""Maximum length of a text observation, in characters."""


def seat_env(
    game: Game | str,
    seats: int | None = None,
    *,
    seat: int = 0,
    bots: Player | Sequence[Player] = "normal",
    order: Order | None = None,
    limit: int | None = None,
    render_mode: str | None = "ansi",
    reward: Shaping | None = None,
    **options: Any,
) -> "SeatEnv":
    """Create an environment for one seat with the game's default options.

    `bots` are levels or bot factories: one for all, or one per seat (the learner's is not used).
    `order` defaults to that of a live table.
    """
    rules = games.find(game) if isinstance(game, str) else game
    players = [bots] if isinstance(bots, str) or callable(bots) else bots
    count = rules.seats.start if seats is None else seats
    table = IndexedGame(rules, count, options, order or default_order(rules), limit)
    return SeatEnv(table, seat, players, render_mode, reward)


class SeatEnv(gymnasium.Env[Any, Any]):
    """A Gymnasium environment for one seat of a game."""

    def __init__(
        self,
        table: IndexedGame,
        seat: int,
        players: Sequence[Player],
        render_mode: str | None = "ansi",
        reward: Shaping | None = None,
    ) -> None:
        table.check_seat(seat)
        table.check_render_mode(render_mode)
        check_players(table.game, table.seats, players)
        self.table = table
        self.seat = seat
        self.players = players
        self.metadata = {"render_modes": table.render_modes(), "render_fps": 1}
        self.render_mode = render_mode
        self.action_space = table.action_space()
        self.observation_space = table.observation_space()
        self._shaping = reward
        self._bots: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game and play up to the learner's first choice."""
        super().reset(seed=seed)
        table = self.table
        deal = f"{self.np_random.integers(2**63):016x}"
        table.deal(deal)
        bots = make_bots(table.game, table.seats, deal, table.options, self.players)
        self._bots = {bot.seat: bot for bot in bots if bot.seat != self.seat}
        run_bots(table.episode, self._bots)
        seen = table.observed(self.seat)
        return seen, {"action_mask": seen["action_mask"]}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Apply an action and play up to the learner's next choice."""
        table, episode = self.table, self.table.episode
        before = episode.view(self.seat) if self._shaping else None
        possible = table.choose_or_fallback(self.seat, int(action))
        run_bots(episode, self._bots)
        reward = episode.returns()[self.seat] if episode.over else 0.0
        if self._shaping:
            reward = self._shaping(before, episode.view(self.seat), reward)
        seen = table.observed(self.seat)
        info: dict[str, Any] = {"action_mask": seen["action_mask"]}
        if not possible:
            info["illegal"] = True
        if episode.over:
            info |= table.final_info(self.seat)
        return seen, reward, episode.over and not episode.truncated, episode.truncated, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask of the seat's possible actions."""
        return self.table.mask(self.seat).view(np.bool_)

    def render(self) -> Any:
        """Render the seat's view in the chosen mode."""
        return self.table.render(self.render_mode, self.seat)


class TextObservation(gymnasium.ObservationWrapper[Any, Any, Any]):
    """Wrapper whose observation is the view as text, with one numbered line per possible action."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env)
        printable = "".join(map(chr, [10, *range(32, 127), *range(160, 0x2100)]))
        self.observation_space = spaces.Text(MAX_TEXT, charset=printable)

    def observation(self, observation: Any) -> str:
        """Return the text of the current view."""
        env = self.unwrapped
        assert isinstance(env, SeatEnv)
        table = env.table
        seen = table.game.describe_view(table.episode.view(env.seat))
        lines = [f"{n}: {table.actions.text(n)}" for n in np.flatnonzero(env.action_masks()).tolist()]
        return "\n".join([seen, *lines])[:MAX_TEXT]


def register_envs() -> None:
    """Register one environment for each game: `spyhouse/Spyfall-v0`."""
    for name in games.names():
        known = f"spyhouse/{games.find(name).title.replace(' ', '')}-v0"
        if known not in gymnasium.registry:
            gymnasium.register(
                known,
                entry_point="spyhouse.research.gymnasium:seat_env",
                kwargs={"game": name},
                disable_env_checker=True,
            )


register_envs()
