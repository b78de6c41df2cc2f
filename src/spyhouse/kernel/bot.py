"""A bot is a player: it gets views, legal moves and what it was told; never the state."""

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from spyhouse.kernel.structs import Event, Move, Options, Phrase, View


class Bot(ABC):
    """One bot in one seat for one game. `rng` is its own and touches no draw of the game."""

    words: Callable[[str], str] | None = None
    """A language model that the host has named, if any: a prompt in, a line out, "" when it fails."""

    people: frozenset[int] = frozenset()
    """The seats of people: where a team decides, a good bot lets them speak first."""

    imagine: Callable[[random.Random], Any] | None = None
    """In the lab only, for bots that search: a state drawn from all that look the same to this seat. A table
    has none to give."""

    why: Phrase | str = ""
    """The reason for the move chosen last, for a player to read; "" if it has none. In a sentence
    instead of a message, other seats stand in braces, "Ask {2}", for a client to write their names there."""

    def __init__(self, seat: int, options: Options, rng: random.Random) -> None:
        self.seat = seat
        self.options = options
        self.rng = rng

    def watch(self, events: Sequence[Event], view: View) -> None:  # noqa: B027
        """Called whenever this seat was told something, with what it now sees."""

    @abstractmethod
    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        """The move to make, or None to wait for the next thing to happen."""

    def pace(self, move: Move) -> int:
        """How long a person would take to do this, in ms. Must not depend on secrets."""
        return self.rng.randint(900, 2600)

    def debrief(self) -> msgspec.Struct | None:
        """What this bot may tell everyone now, once: asked after each `watch`. Secrets of a round stay
        with the bot until the rules have shown them to all."""
        return None


BotMaker = Callable[[int, Options, random.Random], Bot]


class RandomBot(Bot):
    """Any legal move, all equally likely. The yardstick for every other bot."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        return self.rng.choice(legal) if legal else None
