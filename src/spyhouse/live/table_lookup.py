"""Finding a table by its code, with limits against guessing."""

from collections.abc import Iterator
from contextlib import contextmanager

from spyhouse.live.rate_limits import RateLimited, RateLimiter
from spyhouse.live.room import Room
from spyhouse.live.rooms import NoSuchTable, RoomRegistry, hash_token


class TableLookup:
    """Looks up tables and counts wrong codes per address. A limit of 0 means no limit."""

    def __init__(self, rooms: RoomRegistry, joins_per_minute: int = 0, wrong_codes_per_hour: int = 0) -> None:
        self._rooms = rooms
        self._looking = RateLimiter(joins_per_minute, 60)
        self._mistaken = RateLimiter(wrong_codes_per_hour, 3600)
        self._following = RateLimiter(wrong_codes_per_hour, 3600)

    def peek(self, code: str, address: str) -> Room | None:
        """Return the room behind a link, only if it is in memory: following a link never loads a log.

        Addresses that follow many dead links get None.
        """
        if not self._following.has(address):
            return None
        room = self._rooms.awake.get(code)
        if room is None:
            self._following.take(address)
        return room

    async def enter(self, code: str, token: str, address: str) -> Room:
        """Return the room for a socket. People of a loaded table are admitted without limits."""
        room = self._rooms.awake.get(code)
        if room and token and room.table.seats.person_with(hash_token(token)):
            return room
        return await self.find(code, address)

    async def find(self, code: str, address: str) -> Room:
        """Return the room with this code, loading it if needed.

        Raises `NoSuchTable`, or `RateLimited` after too many requests or wrong codes from this address.
        """
        with self._counted(address):
            return await self._rooms.get(code, address)

    async def check(self, code: str, address: str) -> None:
        """Raise what `find` raises, but load nothing."""
        with self._counted(address):
            if code not in self._rooms.awake and not await self._rooms.services.store.table_exists(code):
                raise self._rooms.missing(code)

    @contextmanager
    def _counted(self, address: str) -> Iterator[None]:
        if not self._looking.take(address):
            raise RateLimited("too-often")
        if not self._mistaken.has(address):
            self._rooms.services.refusal_counts["Probing"] += 1
            raise RateLimited("too-many-wrong-codes")
        try:
            yield
        except NoSuchTable:
            self._rooms.services.refusal_counts["WrongCode"] += 1
            self._mistaken.take(address)
            raise
