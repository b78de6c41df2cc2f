"""Finding a table by its code, and not by trying codes."""

from spyhouse.kernel import SpyhouseError
from spyhouse.live.limits import PerAddress
from spyhouse.live.room import Room
from spyhouse.live.rooms import NoSuchTable, Rooms, hash_token
from spyhouse.server.settings import Settings


class TooOften(SpyhouseError):
    """From this address, for now."""


class Finder:
    def __init__(self, rooms: Rooms, settings: Settings) -> None:
        self._rooms = rooms
        self._looking = PerAddress(settings.joins_per_minute, 60)
        self._mistaken = PerAddress(settings.wrong_codes_per_hour, 3600)
        self._following = PerAddress(settings.wrong_codes_per_hour, 3600)

    def glance(self, code: str, address: str) -> Room | None:
        """For a link: the table, if it is awake, so that a link costs nobody the reading of a log. Whoever
        follows links to nothing again and again is shown none."""
        if not self._following.has(address):
            return None
        room = self._rooms.awake.get(code)
        if room is None:
            self._following.take(address)
        return room

    async def enter(self, code: str, token: str, address: str) -> Room:
        """For a socket: whoever belongs to a table that is awake always gets in."""
        room = self._rooms.awake.get(code)
        if room and token and room.table.person_with(hash_token(token)):
            return room
        return await self.find(code, address)

    async def find(self, code: str, address: str) -> Room:
        """Whoever has named too many tables that are not finds no others either, until they have waited."""
        if not self._looking.take(address):
            raise TooOften("too-often")
        if not self._mistaken.has(address):
            self._rooms.services.refused["Probing"] += 1
            raise TooOften("too-many-wrong-codes")
        try:
            return await self._rooms.get(code, address)
        except NoSuchTable:
            self._rooms.services.refused["WrongCode"] += 1
            self._mistaken.take(address)
            raise
