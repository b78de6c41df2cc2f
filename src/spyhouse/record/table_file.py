"""A whole table as one JSON file, finished or not: to continue a table of a device on a server.

The file holds every command of the log and the secrets of the deals, so only the server of a device writes
one. Importing trusts nothing in it: every command is decided again by today's rules. Chat is left out.
"""

import re
import time
from collections.abc import Iterable, Iterator, Sequence
from math import inf
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from spyhouse.kernel import IllegalMove, SpyhouseError
from spyhouse.table.apply import apply
from spyhouse.table.command import Command
from spyhouse.table.commands import AnyCommand
from spyhouse.table.commands.lobby import Configure
from spyhouse.table.commands.play import BotPlayed
from spyhouse.table.commands.server import BotSaid, BotTold, Joined, NewSecret, Opened, Slept, Visited
from spyhouse.table.commands.talk import React, Say
from spyhouse.table.decide import decide
from spyhouse.table.entry import Entry, LogRow
from spyhouse.table.log_codec import decode_row, encode_row
from spyhouse.table.table import Table

FORMAT = 1
LONGEST_S = 20.0
"""Seconds after which replaying a file is given up."""
_TALK = (Say, React, BotSaid, BotTold, Visited)
"""Commands that leave nothing in the table's state."""

_PERSON = r"^(p[0-9]+)?$(?!\n)"
"""Ids as servers give them: a file must not bring any that a database refuses."""

Time = Annotated[int, Meta(ge=-(2**50), le=2**50)]


class FileEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A log entry in the file."""

    at: Time
    """The device's clock, in ms."""
    do: AnyCommand
    person: Annotated[str, Meta(max_length=12, pattern=_PERSON)] = ""
    told: str = ""
    """Fingerprint of what it did to the game."""


class TableFile(msgspec.Struct, forbid_unknown_fields=True):
    """The content of the file."""

    table: int
    """Format of the file."""
    code: Annotated[str, Meta(min_length=1, max_length=64)]
    """Code of the original table. Bot names depend on it."""
    entries: list[FileEntry]


class _Kind(msgspec.Struct):
    table: int


def write_table(code: str, lines: Iterable[LogRow]) -> bytes:
    """Write a table's log as a file."""
    entries = [_for_file(entry) for entry in map(decode_row, lines) if not isinstance(entry.command, _TALK)]
    opened = entries[0].do
    assert isinstance(opened, Opened), "a log begins with Opened"
    file = TableFile(FORMAT, opened.device or code, entries)
    return msgspec.json.format(msgspec.json.encode(file), indent=0)


def _for_file(entry: Entry) -> FileEntry:
    command = entry.command
    if isinstance(command, Joined):
        command = replace(command, token_hash="")
    elif isinstance(command, BotPlayed):
        command = replace(command, why="")
    return FileEntry(entry.at, command, entry.person, entry.fingerprint)


def read_table(data: bytes) -> TableFile:
    """Decode a file. Raises `SpyhouseError` if it is not a table file, or a newer one."""
    try:
        kind = msgspec.json.decode(data, type=_Kind)
        if kind.table > FORMAT:
            raise SpyhouseError("newer-file", format=kind.table, known=FORMAT)
        return msgspec.json.decode(data, type=TableFile)
    except msgspec.DecodeError:
        raise SpyhouseError("no-saved-table") from None


class FileTooLong(SpyhouseError):
    """Replaying the file takes too long."""


class _Differs(Exception):
    """A command does something else than the file says: the rules or the file have changed."""


class _Replayed:
    """A decision context with the secrets of the file, where nobody is present."""

    def __init__(self) -> None:
        self.next_secret = ""

    def new_secret(self) -> str:
        return self.next_secret

    def away_s(self, person: str) -> float:
        return inf


class Importer:
    """Decides the commands of a file again, for a table with a new code."""

    def __init__(self, code: str, file: TableFile, now: int, tokens: Iterator[str], secret: str) -> None:
        """`now` is the server-clock time of the last entry.

        `tokens` gives a token hash for every person. `secret` is for a game that was not dealt on the device.
        """
        self.table = Table(code)
        self.lines: list[LogRow] = []
        self.token_of: dict[str, str] = {}
        """Token hash by person."""
        self._file = file
        self._tokens = tokens
        self._secret = secret
        self._outside = _Replayed()
        self._later = now - max((entry.at for entry in file.entries), default=0)
        self._until = time.monotonic() + LONGEST_S

    def run(self) -> Sequence[LogRow]:
        """Return the log of the new table. Raises `SpyhouseError` if the rules refuse any of it."""
        entries = [entry for entry in self._file.entries if not isinstance(entry.do, _TALK)]
        if not entries or not isinstance(entries[0].do, Opened):
            raise SpyhouseError("no-saved-table")
        self.table.last_entry_ms = entries[0].at + self._later  # may be before this server's first start
        place = 0
        try:
            while place < len(entries):
                if time.monotonic() > self._until:
                    raise FileTooLong("file-too-long")
                place += self._again(place, entries)
        except FileTooLong:
            raise
        except (SpyhouseError, IllegalMove, _Differs) as error:
            raise SpyhouseError("table-not-replayed", number=place + 1) from error
        if self.table.stuck or not self.table.seats.host:
            raise SpyhouseError("table-not-replayed", number=place)
        if self.table.phase == "lobby":
            self._issue(NewSecret(self._secret))
        elif self.table.phase == "playing" and not self.table.asleep:
            self._issue(Slept())
        return self.lines

    def _again(self, place: int, entries: Sequence[FileEntry]) -> int:
        """Decide one command with its follow-ups; return the number of entries."""
        given = entries[place]
        following = entries[place + 1].do if place + 1 < len(entries) else None
        self._outside.next_secret = following.secret if isinstance(following, NewSecret) else ""
        decided = decide(
            self.table,
            self._command(given.do),
            given.person,
            given.at + self._later,
            f"import-{place}" if given.person else "",
            context=self._outside,
        )
        for entry, written in zip(decided, entries[place:], strict=False):
            if type(entry.command) is not type(written.do) or entry.fingerprint != written.told:
                raise _Differs
        for entry in decided:
            if isinstance(entry.command, NewSecret):
                entry = replace(entry, command=replace(entry.command, device=True))
            self._store(entry)
        return len(decided)

    def _command(self, command: Command) -> Command:
        if isinstance(command, Opened):
            return replace(command, device=self._file.code)
        if isinstance(command, Joined):
            if not re.match(_PERSON, command.person):
                raise _Differs
            self.token_of[command.person] = token = next(self._tokens)
            return replace(command, token_hash=token)
        if isinstance(command, BotPlayed):
            return replace(command, why="")
        if isinstance(command, Configure) and isinstance(command.options.get("pack"), str):
            options: dict[str, Any] = dict(self.table.with_packs(command.options))
            return replace(command, options=options)
        return command

    def _issue(self, command: Command) -> None:
        for entry in decide(self.table, command, "", self.table.last_entry_ms, context=self._outside):
            self._store(entry)

    def _store(self, entry: Entry) -> None:
        apply(self.table, entry)
        self.lines.append(encode_row(entry))
