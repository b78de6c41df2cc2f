"""PettingZoo environments: `aec_env("spyfall", seats=5)` asks one agent at a time, `parallel_env` all.

An agent is a seat: `seat_0` and so on. It observes a row of numbers (`game.features`) and a mask of
possible actions (`game.actions`). The mask is in its info too, so agents that need nothing else can use
the faster `env.last(observe=False)`. The reward comes at the end: 1 for a winner, -1 for a loser.

`render_mode` is "ansi", a spectator's view as text, or "rgb_array" in games with a picture. The last
infos hold `outcome` (how, winners, scores, side), `roles` and `won`. `reward(before, after, reward)`
shapes the rewards: it gets the agent's view before and after a step, and the game's own reward.
"""

import random
from collections.abc import Callable
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from spyhouse.kernel import WAIT, Game, View
from spyhouse.lab.episode import Order
from spyhouse.research.indexed_game import IndexedGame, Mask, Observation

Infos = dict[str, dict[str, Any]]
Shaping = Callable[[Any, Any, float], float]
"""`shaping(before, after, reward)`: the reward of an agent, from its views before and after a step."""


def aec_env(
    game: Game | str,
    seats: int | None = None,
    *,
    order: Order = "round",
    limit: int | None = None,
    render_mode: str | None = "ansi",
    reward: Shaping | None = None,
    **options: Any,
) -> "SequentialEnv":
    """Create an environment that asks one agent at a time, with the game's default options.

    With `order="together"`, choices take effect only when all agents have chosen. After `limit` moves
    the game is truncated.
    """
    return SequentialEnv(IndexedGame(game, seats, options, order, limit), render_mode, reward)


def parallel_env(
    game: Game | str,
    seats: int | None = None,
    *,
    limit: int | None = None,
    render_mode: str | None = "ansi",
    reward: Shaping | None = None,
    **options: Any,
) -> "SimultaneousEnv":
    """Create an environment in which all agents choose in every step.

    An agent that is not asked can only wait. An impossible action becomes waiting, or the first legal
    move if the agent cannot wait; its info then has `illegal`.
    """
    return SimultaneousEnv(IndexedGame(game, seats, options, "together", limit), render_mode, reward)


class _EnvBase:
    """Common part of both environments."""

    def __init__(self, table: IndexedGame, render_mode: str | None, shaping: Shaping | None) -> None:
        table.check_render_mode(render_mode)
        self.table = table
        self._shaping = shaping
        self.metadata = {
            "name": f"{table.game.name}_v{table.game.version}",
            "render_modes": table.render_modes(),
            "is_parallelizable": True,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(table.seats)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._action_space = {agent: table.action_space() for agent in self.possible_agents}
        self._observation_space = {agent: table.observation_space() for agent in self.possible_agents}
        self._seeds = random.Random()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_space[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_space[agent]

    def render(self) -> Any:
        return self.table.render(self.render_mode)

    def action_mask(self, agent: str) -> Mask:
        """Return the possible actions of an agent, as 0 and 1."""
        return self.table.mask(self._seat[agent])

    def close(self) -> None:
        """Do nothing: there are no resources to release."""

    def _deal(self, seed: int | None) -> None:
        """Deal the next game. The same seed gives the same sequence of games."""
        if seed is not None:
            self._seeds = random.Random(seed)
        self.table.deal(f"{self._seeds.getrandbits(64):016x}")
        self.agents = self.possible_agents[:]

    def _ended(self) -> tuple[dict[str, float], bool, bool]:
        """Return the rewards, and whether the game is terminated or truncated."""
        episode = self.table.episode
        if not episode.over:
            return dict.fromkeys(self.agents, 0.0), False, False
        returns = dict(zip(self.possible_agents, episode.returns(), strict=True))
        return returns, not episode.truncated, episode.truncated

    def _views(self) -> list[View]:
        """Return the view of each seat, for reward shaping."""
        return [self.table.episode.view(seat) for seat in range(self.table.seats)] if self._shaping else []

    def _shape(self, rewards: dict[str, float], before: list[View]) -> dict[str, float]:
        if self._shaping is None:
            return rewards
        return {
            agent: self._shaping(
                before[self._seat[agent]], self.table.episode.view(self._seat[agent]), reward
            )
            for agent, reward in rewards.items()
        }

    def _final_infos(self) -> Infos:
        return {agent: self.table.final_info(self._seat[agent]) for agent in self.agents}


class SequentialEnv(_EnvBase, AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """PettingZoo AEC environment."""

    agent_selection: str

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game."""
        self._deal(seed)
        self.rewards, terminated, truncated = self._ended()
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(self.agents, terminated)
        self.truncations = dict.fromkeys(self.agents, truncated)
        self.infos: Infos = {agent: {"action_mask": self.action_mask(agent)} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        """Return the observation of an agent."""
        seat = self._seat[agent]
        mask = self.infos.get(agent, {}).get("action_mask")
        return {
            "observation": self.table.observe(seat),
            "action_mask": self.table.mask(seat) if mask is None else mask,
        }

    def step(self, action: int | None) -> None:
        """Apply the action of the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        before = self._views()
        self.table.choose(self._seat[agent], int(action))
        self.infos[agent] = {}
        rewards, terminated, truncated = self._ended()
        if self._shaping is not None:
            self._cumulative_rewards[agent] = 0.0
            self.rewards = self._shape(rewards, before)
            self._accumulate_rewards()
        if self.table.episode.over:
            if self._shaping is None:
                self.rewards = rewards
                self._accumulate_rewards()
            self.infos = self._final_infos()
            self.terminations = dict.fromkeys(self.agents, terminated)
            self.truncations = dict.fromkeys(self.agents, truncated)
            self.agent_selection = self.agents[0]
        else:
            self._select()

    def _select(self) -> None:
        seat = self.table.episode.awaiting[0]
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = {"action_mask": self.table.mask(seat)}


class SimultaneousEnv(_EnvBase, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """PettingZoo parallel environment."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """Deal a new game."""
        self._deal(seed)
        return self._with_masks({agent: {} for agent in self.agents})

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """Apply the actions of all agents."""
        infos: Infos = {agent: {} for agent in self.agents}
        before = self._views()
        for seat in [*self.table.episode.awaiting]:
            agent = self.possible_agents[seat]
            if not self.table.choose_or_fallback(seat, int(actions.get(agent, WAIT))):
                infos[agent]["illegal"] = True
        observed, infos = self._with_masks(infos)
        rewards, terminated, truncated = self._ended()
        rewards = self._shape(rewards, before)
        terminations, truncations = (dict.fromkeys(self.agents, end) for end in (terminated, truncated))
        if self.table.episode.over:
            infos = {agent: infos[agent] | final for agent, final in self._final_infos().items()}
            self.agents = []
        return observed, rewards, terminations, truncations, infos

    def _with_masks(self, infos: Infos) -> tuple[dict[str, Observation], Infos]:
        seen = {agent: self.table.observed(self._seat[agent]) for agent in self.agents}
        return seen, {
            agent: info | {"action_mask": seen[agent]["action_mask"]} for agent, info in infos.items()
        }
