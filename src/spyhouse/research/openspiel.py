"""OpenSpiel games: `register("spycatcher")`, then `pyspiel.load_game("spyhouse_spycatcher", {"players": 3})`.

- **Chance** is one node at the root that selects one of the `deals`. Everything after it is deterministic.
- **Turns**: seats are asked one at a time. `register(..., simultaneous=True)` asks all seats that may
  act at once; a seat that is not asked can only wait (0).
- **Information states** are a seat's view, its events (`history`) and its choices.
  `resample_from_infostate` uses `imagine`, so the future differs too.
- **Observations** are the game's features as a tensor, and the view as JSON.
- After `limit` moves a game is over and nobody has won.
"""

import random
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np
import pyspiel

from spyhouse import games
from spyhouse.kernel import WAIT, Game
from spyhouse.research.indexed_game import IndexedGame

DEALS = 1_000
LIMIT = 10_000


def register(
    game: Game | str,
    *,
    simultaneous: bool = False,
    deals: int = DEALS,
    limit: int | None = None,
    name: str | None = None,
    **options: Any,
) -> str:
    """Register a game with OpenSpiel under these options. Return its name."""
    rules = games.find(game) if isinstance(game, str) else game
    name = name or f"spyhouse_{rules.name}{'_simultaneous' if simultaneous else ''}"
    bound = limit or rules.lab.max_moves or LIMIT
    kinds = pyspiel.GameType
    facts = kinds(
        short_name=name,
        long_name=rules.title,
        dynamics=kinds.Dynamics.SIMULTANEOUS if simultaneous else kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=rules.seats.stop - 1,
        min_num_players=rules.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": rules.seats.start},
    )

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            seats = int((params or {}).get("players", rules.seats.start))
            table = IndexedGame(rules, seats, options, "together" if simultaneous else "round", bound)
            super().__init__(facts, table, deals, params or {})

    pyspiel.register_game(facts, Registered)
    return name


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A Spyhouse game as an OpenSpiel game."""

    def __init__(self, facts: Any, table: IndexedGame, deals: int, params: dict[str, Any]) -> None:
        least, most = table.game.returns
        info = pyspiel.GameInfo(
            num_distinct_actions=table.actions.size,
            max_chance_outcomes=deals,
            num_players=table.seats,
            min_utility=least,
            max_utility=most,
            max_game_length=(table.limit or LIMIT) * table.seats,  # waiting is a choice too
        )
        super().__init__(facts, info, params)
        self.table = table
        self.deals = deals

    def new_initial_state(self) -> "SpielState":
        """Return the state before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Return an observer of views."""
        return Observer(self.table, iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of a Spyhouse game for OpenSpiel."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table: IndexedGame | None = None
        """None before the deal."""
        self.chose: list[list[int]] = [[] for _ in range(game.table.seats)]
        """By seat: its choices so far."""

    # --- turns

    def current_player(self) -> int:
        """Return the player to choose, or a special id of OpenSpiel."""
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.table.episode.over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.table.order == "together":
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return self.table.episode.awaiting[0]

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.table is not None and self.table.episode.over

    def returns(self) -> list[float]:
        """Return the result of each player."""
        if self.table is None or not self.table.episode.over:
            return [0.0] * len(self.chose)
        return [*self.table.episode.returns()]

    # --- actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the deals with equal probabilities."""
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table is not None
        return self.table.numbers(player) if player in self.table.episode.awaiting else [WAIT]

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player < 0 else self.get_game().table.actions.text(action)

    # --- applying

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.table = self.get_game().table.new_like(f"deal/{action}")
            self.table.episode.state.keep_history()
        else:
            self._choose(self.table.episode.awaiting[0], action)

    def _apply_actions(self, actions: list[int]) -> None:
        assert self.table is not None
        for seat in [*self.table.episode.awaiting]:
            self._choose(seat, actions[seat])

    def _choose(self, seat: int, action: int) -> None:
        assert self.table is not None
        self.chose[seat].append(action)
        self.table.choose(seat, action)

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> "SpielState":
        """Return another state that looks the same to this player; its future may differ."""
        twin: SpielState = self.clone()
        assert twin.table is not None
        twin.table.episode = twin.table.episode.imagine(player, random.Random(rng()))
        return twin

    def __str__(self) -> str:
        return "before the deal" if self.table is None else f"{self.table.episode.state} {self.chose}"


class Observer:
    """Observer of a seat's view, as tensor and text."""

    def __init__(self, table: IndexedGame, remembers: bool) -> None:
        self._remembers = remembers
        self.tensor = np.zeros(table.features.length, np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Update the tensor from a state."""
        if state.table is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.table.observe(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the view as text."""
        if state.table is None:
            return "before the deal"
        episode = state.table.episode
        seen: dict[str, Any] = {"view": episode.view(player)}
        if self._remembers:
            seen |= {"told": episode.state.history(player), "chose": state.chose[player]}
        return msgspec.json.encode(seen).decode()
