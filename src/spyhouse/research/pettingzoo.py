"""PettingZoo: `aec_env("spyfall", seats=5)` asks one agent at a time, `parallel_env` all at once.

An agent is a seat, `seat_0` and so on. It observes a row of numbers (`game.features`) and a mask of what it
can do (`game.actions`); the mask is in its info too, so `env.last(observe=False)` is enough, and quicker, for
whoever looks at nothing else. The reward comes at the end: 1 for who has won, -1 for who has lost.
"""

import random
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from spyhouse.kernel import WAIT, Game
from spyhouse.lab.episode import Order
from spyhouse.research.numbered import Numbered, Observation

Infos = dict[str, dict[str, Any]]


def aec_env(
    game: Game | str, seats: int, *, order: Order = "round", limit: int | None = None, **options: Any
) -> "OneByOne":
    """Agents are asked one at a time. With `order="together"` nobody's choice happens before all have chosen.
    After `limit` moves it is truncated. The options are the game's own."""
    return OneByOne(Numbered(game, seats, options, order, limit))


def parallel_env(game: Game | str, seats: int, *, limit: int | None = None, **options: Any) -> "AllAtOnce":
    """All agents choose in every step; who is not asked can only wait. An agent that chooses what it cannot
    do waits instead, or does what comes first if it cannot wait, and its info says `illegal`."""
    return AllAtOnce(Numbered(game, seats, options, "together", limit))


class _Table:
    """What both kinds share."""

    def __init__(self, table: Numbered) -> None:
        self.table = table
        self.metadata = {
            "name": f"{table.game.name}_v{table.game.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": True,
        }
        self.render_mode = "ansi"
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

    def render(self) -> str:
        """What a spectator could say of it."""
        return repr(self.table.episode.state)

    def close(self) -> None:
        """There is nothing to close."""

    def _deal(self, seed: int | None) -> None:
        """The same seed gives the same games, one after the other."""
        if seed is not None:
            self._seeds = random.Random(seed)
        self.table.deal(f"{self._seeds.getrandbits(64):016x}")
        self.agents = self.possible_agents[:]

    def _ended(self) -> tuple[dict[str, float], bool, bool]:
        """Rewards, and whether it is terminated or truncated."""
        episode = self.table.episode
        if not episode.over:
            return dict.fromkeys(self.agents, 0.0), False, False
        returns = dict(zip(self.possible_agents, episode.returns(), strict=True))
        return returns, not episode.truncated, episode.truncated


class OneByOne(_Table, AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    agent_selection: str

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._deal(seed)
        self.rewards, terminated, truncated = self._ended()
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(self.agents, terminated)
        self.truncations = dict.fromkeys(self.agents, truncated)
        self.infos: Infos = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        seat = self._seat[agent]
        mask = self.infos.get(agent, {}).get("action_mask")
        return {
            "observation": self.table.observe(seat),
            "action_mask": self.table.mask(seat) if mask is None else mask,
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.table.choose(self._seat[agent], int(action))
        self.infos[agent] = {}
        if self.table.episode.over:
            self.rewards, terminated, truncated = self._ended()
            self._accumulate_rewards()
            self.terminations = dict.fromkeys(self.agents, terminated)
            self.truncations = dict.fromkeys(self.agents, truncated)
            self.agent_selection = self.agents[0]
        else:
            self._select()

    def _select(self) -> None:
        seat = self.table.episode.asked[0]
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = {"action_mask": self.table.mask(seat)}


class AllAtOnce(_Table, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        self._deal(seed)
        return self._observed(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        infos: Infos = {agent: {} for agent in self.agents}
        for seat in [*self.table.episode.asked]:
            agent = self.possible_agents[seat]
            if not self.table.choose_or_else(seat, int(actions.get(agent, WAIT))):
                infos[agent]["illegal"] = True
        observed = self._observed()
        rewards, terminated, truncated = self._ended()
        terminations, truncations = (dict.fromkeys(self.agents, end) for end in (terminated, truncated))
        if self.table.episode.over:
            self.agents = []
        return observed, rewards, terminations, truncations, infos

    def _observed(self) -> dict[str, Observation]:
        return {agent: self.table.observed(self._seat[agent]) for agent in self.agents}
