"""All live tables of one server: opened, joined, woken by their log, put to sleep when nobody is there."""

import asyncio
import gc
import hashlib
import logging
import secrets
import time
from collections.abc import Mapping
from typing import Any

from spyhouse.games import find
from spyhouse.kernel import SpyhouseError
from spyhouse.store import Conflict, Entry, StoreFailed
from spyhouse.table.commands import Joined, Opened, Slept
from spyhouse.table.house import House
from spyhouse.table.names import clean
from spyhouse.table.neighbours import Nudge
from spyhouse.table.refused import Refused
from spyhouse.table.room import Room, fold, new_secret
from spyhouse.table.table import Table

HEARTBEAT_S = 0.5
"""How much of a thinking time a crash can give back."""
IN_TOUCH_S = 5
"""How often other servers hear of a table where nothing happens; and how long a lost nudge may delay."""

_CONSONANTS = "BDFGHJKLMNPRSTVWZ"
_VOWELS = "AEIOU"
_UNKIND = {"ANUS", "DIKE", "FUKU", "HOMO", "KIKE", "NAZI", "PEDO", "PUTA", "PUTO", "RAPE"}

_log = logging.getLogger("spyhouse.rooms")


class NoSuchTable(SpyhouseError):
    """No table has this code."""


class HouseFull(SpyhouseError):
    """There is no room for another live table now."""


class Rooms:
    def __init__(self, house: House, *, idle_s: float = 60, at_most: int = 20_000) -> None:
        self.house = house
        self.awake: dict[str, Room] = {}
        self._waking: dict[str, asyncio.Task[Room]] = {}
        self._idle_s = idle_s
        self._at_most = at_most
        self._chores: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._chores = [
            asyncio.create_task(self._beat()),
            asyncio.create_task(self._put_to_sleep()),
        ]
        if self.house.neighbours:
            self._chores.append(asyncio.create_task(self._keep_in_touch()))

    async def close(self) -> None:
        """Everything asked for is stored, and the clock stands where it is."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        for room in tuple(self.awake.values()):
            await room.settle()
            room.close()
        if self.awake:
            await self.house.store.save_clock(self.house.clock.now())

    # --- doors

    async def open(self, game: str, options: Mapping[str, Any], name: str, face: str) -> tuple[str, str, str]:
        """A new table: its code, and its host's person id and token."""
        self._check_space()
        facts = find(game)
        facts.read_options(options)
        at = self.house.clock.now()
        opened = Opened(game, facts.version, dict(options), new_secret())
        joined, token = _newcomer("p1", name, face)
        for attempt in range(20):
            code = new_code(letters=4 + attempt // 5)  # where short ones are scarce, a longer one is free
            if code in self.awake or await self.house.store.exists(code):
                continue
            table = Table(code, opened)
            table.do(joined, "", at)
            bodies = table.body(opened), table.body(joined)
            entries = [Entry(seq, at, "", "", body) for seq, body in enumerate(bodies, 1)]
            try:
                await self.house.store.append(code, *entries)
            except Conflict:
                continue  # another server took it in this very moment
            self.awake[code] = Room(self.house, table, entries)
            return code, joined.person, token
        raise HouseFull("The house could not find a free code for your table. Please try again.")

    async def join(self, code: str, name: str, face: str) -> tuple[str, str]:
        """A person id and the token that proves it."""
        room = await self.get(code)
        while True:
            newcomer, token = _newcomer(room.next_person(), name, face)
            try:
                await room.done(newcomer)
                return newcomer.person, token
            except Refused:
                if newcomer.person not in room.table.seats.people:
                    raise
                # Another server gave that id to somebody else in this very moment.

    async def get(self, code: str) -> Room:
        """The live table; wakes it if it sleeps."""
        if room := self.awake.get(code):
            return room
        if code not in self._waking:
            self._check_space()
            self._waking[code] = asyncio.create_task(self._wake(code))
        return await asyncio.shield(self._waking[code])

    async def _wake(self, code: str) -> Room:
        try:
            entries = await self.house.store.log(code)
            if not entries:
                raise NoSuchTable(f"There is no table {code}. Check the letters, or open a new one.")
            room = Room(self.house, await fold(code, entries), entries)
            if room.table.phase == "playing" and not room.table.asleep and not await self._is_attended(code):
                # The server went down in mid-game. The clock stood still from then on, however many
                # servers have come and gone since.
                start = await self.house.store.first_start_after(entries[-1].at)
                await room.done(Slept(), at=start or self.house.clock.start)
            self.awake[code] = room
            return room
        finally:
            del self._waking[code]

    def _check_space(self) -> None:
        if len(self.awake) + len(self._waking) >= self._at_most:
            raise HouseFull("The house is full at the moment. Please try again in a few minutes.")

    # --- other servers

    def hear(self, nudge: Nudge) -> None:
        self.house.clock.at_least(nudge.now)
        if room := self.awake.get(nudge.table):
            room.hear(nudge)

    def read_on(self) -> None:
        """Nudges may have been lost."""
        for room in self.awake.values():
            room.read_on()

    async def _is_attended(self, code: str) -> bool:
        return self.house.neighbours is not None and await self.house.neighbours.attend(code)

    async def _keep_in_touch(self) -> None:
        while True:
            await asyncio.sleep(IN_TOUCH_S)
            for room in tuple(self.awake.values()):
                room.forget_silent_neighbours()
                if room.audience.listeners:
                    room.nudge()

    # --- chores

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT_S)
            if self.house.ticking:
                try:
                    await self.house.store.save_clock(self.house.clock.now())
                except StoreFailed as error:
                    _log.error("the heartbeat failed", exc_info=error)

    async def _put_to_sleep(self) -> None:
        while True:
            await asyncio.sleep(min(self._idle_s / 4, 5))
            long_ago = time.monotonic() - self._idle_s
            for room in tuple(self.awake.values()):
                if not room.audience.listeners and not room.busy and room.audience.empty_since < long_ago:
                    room.fall_asleep(self._forget)

    def _forget(self, room: Room) -> None:
        self.awake.pop(room.table.code, None)
        if not self.awake:
            gc.collect()  # nobody is here to notice, and leftovers of requests leave memory too


def new_code(letters: int) -> str:
    """Letters one can say over the telephone: KIBO, ARUN; five of them look like TOMAK."""
    while True:
        kinds = secrets.choice(((_CONSONANTS, _VOWELS), (_VOWELS, _CONSONANTS)))
        code = "".join(secrets.choice(kinds[place % 2]) for place in range(letters))
        if code not in _UNKIND:
            return code


def hash_token(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _newcomer(person: str, name: str, face: str) -> tuple[Joined, str]:
    token = secrets.token_urlsafe(16)
    return Joined(person, clean(name, 24), face, hash_token(token)), token
