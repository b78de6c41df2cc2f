"""The stored form of log entries.

Format 1 stored only the command. Format 2 adds the fingerprint of what it did to the game, and whether it
ended the game. In format 3 names and faces are part of a deal's seed. The first row has the format in which
the log was begun. Older logs continue in the current format, and every row can be read on its own.
"""

from collections.abc import Callable

import msgspec

from spyhouse.kernel import Outcome, SpyhouseError
from spyhouse.table.command import FORMAT, Command
from spyhouse.table.commands import AnyCommand
from spyhouse.table.entry import Entry, LogRow

_FORMAT_1_PREFIX = b'{"type":'
"""Prefix of every row of format 1."""


class NewerLog(SpyhouseError):
    """The log was written by a newer version of Spyhouse."""


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


def encode_row(entry: Entry) -> LogRow:
    """Return an entry in its stored form."""
    format = FORMAT if entry.seq == 1 or entry.is_deal else 0
    body = _Body(entry.command, entry.fingerprint, entry.over, format, entry.outcome)
    return LogRow(entry.seq, entry.at, entry.person, entry.id, _encode(body))


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
