"""Tiny Spyfall, small enough to solve: 3 seats, 4 places and 3 closed questions, for OpenSpiel.

    name = register_tiny_spyfall()
    game = pyspiel.load_game(name)
    solver = cfr.CFRSolver(game)

A chance node deals the place and the spy. Then seat 0 asks seat 1, seat 1 asks seat 2 and seat 2 asks
seat 0, each the question of its turn. Players who know the place answer truly or vaguely; the spy may
say anything. Then the spy may name a place. If it does not, each of the others accuses a seat or
nobody. A seat that both accuse is convicted. Points are those of Spyfall, made zero-sum: the others
lose the spy's points in equal parts.
"""

from typing import Any

import numpy as np
import pyspiel

SEATS, PLACES = 3, ("Beach", "Submarine", "Bank", "Crusader Army")
QUESTIONS = ("water", "indoors", "uniforms")
TRUTH = ((True, False, False), (True, True, True), (False, True, False), (False, False, True))
"""True answer by place and question."""
VAGUE, NO, YES = range(3)
STAY = len(PLACES)
"""Action of a spy that names no place."""
NOBODY = SEATS
"""Action of accusing nobody."""
NAMED, FRAMED, ESCAPED, CAUGHT = 4.0, 4.0, 2.0, -2.0
"""Points of the spy."""
NAME = "spyhouse_tiny_spyfall"

_KINDS = pyspiel.GameType
_TYPE = _KINDS(
    short_name=NAME,
    long_name="Tiny Spyfall",
    dynamics=_KINDS.Dynamics.SEQUENTIAL,
    chance_mode=_KINDS.ChanceMode.EXPLICIT_STOCHASTIC,
    information=_KINDS.Information.IMPERFECT_INFORMATION,
    utility=_KINDS.Utility.ZERO_SUM,
    reward_model=_KINDS.RewardModel.TERMINAL,
    max_num_players=SEATS,
    min_num_players=SEATS,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
)
_INFO = pyspiel.GameInfo(
    num_distinct_actions=len(PLACES) + 1,
    max_chance_outcomes=SEATS * len(PLACES),
    num_players=SEATS,
    min_utility=-NAMED,
    max_utility=NAMED,
    utility_sum=0.0,
    max_game_length=len(QUESTIONS) + 1 + SEATS - 1,
)


class TinySpyfall(pyspiel.Game):  # type: ignore[misc]
    """Tiny Spyfall as an OpenSpiel game."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(_TYPE, _INFO, params or {})

    def new_initial_state(self) -> "TinyState":
        """Return the state before the deal."""
        return TinyState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "TinyObserver":
        """Return an observer of information states."""
        return TinyObserver()


class TinyState(pyspiel.State):  # type: ignore[misc]
    """A state of Tiny Spyfall."""

    def __init__(self, game: TinySpyfall) -> None:
        super().__init__(game)
        self.place = self.spy = -1
        self.answers: tuple[int, ...] = ()
        self.guess = -1
        """A place, or `STAY`; -1 before the spy has decided."""
        self.accused: tuple[int, ...] = ()

    # --- turns

    def current_player(self) -> int:
        """Return the player to choose, or a special id of OpenSpiel."""
        if self.spy < 0:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if len(self.answers) < len(QUESTIONS):
            return (len(self.answers) + 1) % SEATS
        return self.spy if self.guess < 0 else self.others()[len(self.accused)]

    def others(self) -> list[int]:
        """Return the seats that know the place."""
        return [seat for seat in range(SEATS) if seat != self.spy]

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.guess >= 0 and (self.guess != STAY or len(self.accused) == SEATS - 1)

    def returns(self) -> list[float]:
        """Return the result of each seat."""
        if not self.is_terminal():
            return [0.0] * SEATS
        worth = self._worth()
        return [worth if seat == self.spy else -worth / (SEATS - 1) for seat in range(SEATS)]

    def _worth(self) -> float:
        if self.guess != STAY:
            return NAMED if self.guess == self.place else CAUGHT
        one, other = self.accused
        if one != other or one == NOBODY:
            return ESCAPED
        return CAUGHT if one == self.spy else FRAMED

    # --- actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the deals with equal probabilities."""
        deals = SEATS * len(PLACES)
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        if len(self.answers) < len(QUESTIONS):
            if player == self.spy:
                return [VAGUE, NO, YES]
            return [VAGUE, YES if TRUTH[self.place][len(self.answers)] else NO]
        if player == self.spy:
            return [*range(len(PLACES)), STAY]
        return [seat for seat in (*range(SEATS), NOBODY) if seat != player]

    def _apply_action(self, action: int) -> None:
        if self.spy < 0:
            self.place, self.spy = divmod(action, SEATS)
        elif len(self.answers) < len(QUESTIONS):
            self.answers += (action,)
        elif self.guess < 0:
            self.guess = action
        else:
            self.accused += (action,)

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            place, spy = divmod(action, SEATS)
            return f"deal {PLACES[place]}, spy {spy}"
        if len(self.answers) < len(QUESTIONS):
            return ("vague", "no", "yes")[action]
        if player == self.spy:
            return "stay" if action == STAY else f"name {PLACES[action]}"
        return "accuse nobody" if action == NOBODY else f"accuse {action}"

    def information(self, player: int) -> str:
        """Return what a seat knows: its card and the talk so far."""
        card = "?" if self.spy < 0 else "spy" if player == self.spy else PLACES[self.place]
        return f"{player} {card} {''.join('vny'[answer] for answer in self.answers)} {self._stage()}"

    def _stage(self) -> str:
        return "talk" if len(self.answers) < len(QUESTIONS) else "name" if self.guess < 0 else "accuse"

    def __str__(self) -> str:
        return f"{self.place} {self.spy} {self.answers} {self.guess} {self.accused}"


class TinyObserver:
    """Observer of information states as text."""

    def __init__(self) -> None:
        self.tensor = np.zeros(0, np.float32)
        self.dict: dict[str, Any] = {}

    def set_from(self, state: TinyState, player: int) -> None:
        """Do nothing: there is no tensor."""

    def string_from(self, state: TinyState, player: int) -> str:
        """Return the information state as text."""
        return state.information(player)


def register_tiny_spyfall() -> str:
    """Register the game with OpenSpiel. Return its short name."""
    if NAME not in pyspiel.registered_names():
        pyspiel.register_game(_TYPE, TinySpyfall)
    return NAME
