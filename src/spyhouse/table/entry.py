"""Entries of a table's log and their stored form.

Format 1 stored only the command. Format 2 adds the fingerprint of what it did to the game, and whether it
ended the game. In format 3 names and faces are part of a deal's seed. The first row has the format in which
the log was begun. Older logs continue in the current format, and every row can be read on its own.
"""

from collections.abc import Callable

import msgspec

from spyhouse.kernel import Outcome, SpyhouseError
from spyhouse.table.command import FORMAT, Command, PreparedMove
from spyhouse.table.commands import AnyCommand

_FORMAT_1_PREFIX = b'{"type":'
"""Prefix of every row of format 1."""


class NewerLog(SpyhouseError):
    """The log was written by a newer version of Spyhouse."""


class LogRow(msgspec.Struct, frozen=True):
    """A log entry as stored."""

    seq: int
    at: int
    """Server clock, in ms."""
    person: str
    command: str
    """Request id chosen by the client; "" for commands of the server."""
    body: bytes


class Entry(msgspec.Struct, frozen=True):
    """A decoded log entry."""

    seq: int
    at: int
    person: str
    id: str
    command: Command
    fingerprint: str = ""
    """Fingerprint of what it did to the game; "" if it did nothing, or in logs of format 1."""
    over: bool = False
    """Whether the game ended with it."""
    outcome: Outcome | None = None
    """Outcome of the game, stored so that it survives changes of the rules.

    None in entries written before outcomes were stored.
    """
    format: int = FORMAT
    prepared: PreparedMove | None = None
    """The result computed by `decide`. Not stored: readers of the log compute it again."""

    @property
    def is_deal(self) -> bool:
        """Whether it deals a game."""
        return self.prepared is not None and self.prepared.move is None

    def to_row(self) -> LogRow:
        """Return the entry in its stored form."""
        format = FORMAT if self.seq == 1 or self.is_deal else 0
        body = _Body(self.command, self.fingerprint, self.over, format, self.outcome)
        return LogRow(self.seq, self.at, self.person, self.id, _encode(body))


class _Body(msgspec.Struct, frozen=True, omit_defaults=True):
    do: AnyCommand
    fingerprint: str = msgspec.field(name="told", default="")
    over: bool = False
    format: int = 0
    """Set in the first row and in deals."""
    outcome: Outcome | None = None


class _Format(msgspec.Struct):
    format: int = FORMAT


_encode = msgspec.json.Encoder().encode
_decode: Callable[[bytes], _Body] = msgspec.json.Decoder(_Body).decode
_decode_format_1: Callable[[bytes], Command] = msgspec.json.Decoder(AnyCommand).decode
_decode_format: Callable[[bytes], _Format] = msgspec.json.Decoder(_Format).decode


def decode_row(line: LogRow) -> Entry:
    """Decode a stored row of any format.

    Raises `NewerLog` if the format is unknown, `SpyhouseError` if the row is malformed.
    """
    try:
        if line.body.startswith(_FORMAT_1_PREFIX):
            command = _decode_format_1(line.body)
            return Entry(line.seq, line.at, line.person, line.command, command, format=1)
        if line.seq == 1 and (format := _decode_format(line.body).format) > FORMAT:
            raise NewerLog(f"log has format {format}; this version reads up to {FORMAT}")
        body = _decode(line.body)
        details = body.fingerprint, body.over, body.outcome, body.format or 2
        return Entry(line.seq, line.at, line.person, line.command, body.do, *details)
    except NewerLog:
        raise
    except (msgspec.DecodeError, SpyhouseError) as error:
        raise SpyhouseError(f"entry {line.seq} of the log is malformed: {error}") from error
