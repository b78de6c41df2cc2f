"""The bot interface. A bot gets views, legal moves and events, never the state."""

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from spyhouse.kernel.structs import Event, Move, Options, Phrase, View


class Bot(ABC):
    """A bot in one seat for one game. `rng` is independent of the game's draws."""

    reword: Callable[[str], str] | None = None
    """The operator's language model, or None: takes a prompt, returns a line, or "" after a failure."""

    people: frozenset[int] = frozenset()
    """The seats of people. In team decisions a good bot lets them speak first."""

    imagine: Callable[[random.Random], Any] | None = None
    """Return a random state that is indistinguishable for this seat.

    Set only in the lab, for bots that search. A table has none to give.
    """

    why: Phrase | str = ""
    """The reason for the last chosen move, for players to read; "" for none.

    In a sentence, other seats are written in braces, "Ask {2}", and the client inserts their names.
    """

    def __init__(self, seat: int, options: Options, rng: random.Random) -> None:
        self.seat = seat
        self.options = options
        self.rng = rng

    def observe(self, events: Sequence[Event], view: View) -> None:  # noqa: B027
        """Take note of events that this seat has seen. `view` is what it sees now."""

    @abstractmethod
    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        """Return the move to make, or None to wait for the next event."""

    def thinking_ms(self, move: Move) -> int:
        """Return how long a person would take, in ms. Must not depend on secrets."""
        return self.rng.randint(900, 2600)

    def debrief(self) -> msgspec.Struct | None:
        """Return what this bot publishes now, once; called after each `observe`.

        Secrets of a round must not be published before the rules have revealed them to all.
        """
        return None


BotFactory = Callable[[int, Options, random.Random], Bot]


class RandomBot(Bot):
    """A bot that makes random legal moves. The baseline for every other bot."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        return self.rng.choice(legal) if legal else None
