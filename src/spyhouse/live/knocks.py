"""People who ask to join a locked table. Only its host hears of them.

Nothing is stored: a knock lives in the memory of one server, for some minutes.
"""

import asyncio
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Literal, Protocol

from spyhouse.live.audience import Audience
from spyhouse.table import messages
from spyhouse.table.applied import AppliedEntry
from spyhouse.table.display_text import clean_text, unique
from spyhouse.table.errors import Refused
from spyhouse.table.messages import Knocker
from spyhouse.table.padding import encode
from spyhouse.table.table import Table

KNOCK_S = 300
"""Seconds after which a knock ends, answered or not."""
MAX_WAITING = 5
"""Knocks that may wait for the host at once."""


class Door(Protocol):
    """A room as knocks see it."""

    audience: Audience
    table: Table


@dataclass
class Knock:
    """One person who asks to join."""

    knocker: Knocker
    timer: asyncio.TimerHandle
    state: Literal["waiting", "in", "no", "used"] = "waiting"


class Knocks:
    """All knocks of one room, by their secret tokens."""

    __slots__ = ("_knocks", "_last_number")

    def __init__(self) -> None:
        self._knocks: dict[str, Knock] = {}
        self._last_number = 0

    def ask(self, door: Door, name: str, face: str) -> str:
        """Add a knock and return its token. Raises `Refused` if it makes no sense, or nobody can answer."""
        table = door.table
        if not table.seats.locked:
            raise Refused("not-locked")
        if table.hush():
            raise Refused("join-later")  # the host would read the name (SF-10)
        hosts = [each for each in door.audience.listeners if each.person == table.seats.host]
        if not hosts or len(self._waiting()) >= MAX_WAITING:
            raise Refused("knock-later")
        knocker = Knocker(self._last_number + 1, unique(clean_text(name), table.seats.names()), face)
        self._last_number = knocker.number
        token = secrets.token_urlsafe(16)
        timer = asyncio.get_running_loop().call_later(KNOCK_S, partial(self._end, door, token))
        self._knocks[token] = Knock(knocker, timer)
        self.show(door)
        return token

    def state(self, token: str) -> Literal["waiting", "in", "no"] | None:
        """Return how a knock stands; None if it has ended."""
        knock = self._knocks.get(token)
        return knock.state if knock and knock.state != "used" else None

    def answer(self, door: Door, number: int, admit: bool) -> None:
        """Admit somebody or turn them away."""
        for knock in self._knocks.values():
            if knock.knocker.number == number and knock.state == "waiting":
                knock.state = "in" if admit else "no"
        self.show(door)

    @contextmanager
    def used(self, token: str) -> Iterator[Knocker | None]:
        """Use up a knock that was answered with yes. If the join fails, it can be used again."""
        knock = self._knocks.get(token)
        if knock is None or knock.state != "in":
            yield None
            return
        knock.state = "used"
        try:
            yield knock.knocker
        except BaseException:
            knock.state = "in"
            raise

    def on_result(self, door: Door, result: AppliedEntry) -> None:
        """Admit everybody once the table is open, and tell a new host who waits."""
        if result.effect.table_changed and self._waiting():
            if not door.table.seats.locked:
                for knock in self._knocks.values():
                    knock.state = "in" if knock.state == "waiting" else knock.state
            self.show(door)

    def show(self, door: Door) -> None:
        """Tell the host who waits. Nobody else gets a message."""
        text = encode(messages.Knocks(self._waiting()))
        for listener in door.audience.listeners:
            if listener.person == door.table.seats.host:
                listener.send(text)

    def greet(self, door: Door) -> None:
        """Tell a host who has just got a `Welcome`, if anybody waits."""
        if self._waiting():
            self.show(door)

    def close(self) -> None:
        """End all knocks."""
        for knock in self._knocks.values():
            knock.timer.cancel()
        self._knocks.clear()

    def _waiting(self) -> list[Knocker]:
        return [knock.knocker for knock in self._knocks.values() if knock.state == "waiting"]

    def _end(self, door: Door, token: str) -> None:
        if self._knocks.pop(token).state == "waiting":
            self.show(door)
