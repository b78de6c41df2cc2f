"""An entry of a table's log: what it means, and the line that is stored.

Format 1 kept the bare command. Format 2 keeps beside it the fingerprint of what it did to the game, and
whether the game was over with it. In format 3 names and faces are part of a deal's seed. The first line tells
the format it was begun in; a log that was begun in an earlier one goes on in today's, and every line shows by
itself which it is.
"""

from collections.abc import Callable

import msgspec

from spyhouse.kernel import SpyhouseError
from spyhouse.table.command import FORMAT, Command, Played
from spyhouse.table.commands import AnyCommand

_BARE = b'{"type":'
"""How every line of format 1 begins."""


class Line(msgspec.Struct, frozen=True):
    """As the store keeps it."""

    seq: int
    at: int
    """On the house clock, in milliseconds."""
    person: str
    command: str
    """The id that the person's browser gave it, "" for what the house does itself."""
    body: bytes


class Entry(msgspec.Struct, frozen=True):
    """As the table understands it."""

    seq: int
    at: int
    person: str
    id: str
    command: Command
    told: str = ""
    """The fingerprint of what it did to the game; "" where it did nothing, or nobody wrote it down."""
    over: bool = False
    """Whether the game ended with it."""
    format: int = FORMAT
    played: Played | None = None
    """What was prepared when it was decided. It is not stored: whoever reads the log plays it again."""

    @property
    def deals(self) -> bool:
        return self.played is not None and self.played.move is None

    def line(self) -> Line:
        body = _Body(self.command, self.told, self.over, FORMAT if self.seq == 1 or self.deals else 0)
        return Line(self.seq, self.at, self.person, self.id, _encode(body))


class _Body(msgspec.Struct, frozen=True, omit_defaults=True):
    do: AnyCommand
    told: str = ""
    over: bool = False
    format: int = 0
    """In the first line, and where a game is dealt."""


class _Format(msgspec.Struct):
    format: int = FORMAT


_encode = msgspec.json.Encoder().encode
_decode: Callable[[bytes], _Body] = msgspec.json.Decoder(_Body).decode
_decode_bare: Callable[[bytes], Command] = msgspec.json.Decoder(AnyCommand).decode
_decode_format: Callable[[bytes], _Format] = msgspec.json.Decoder(_Format).decode


def read(line: Line) -> Entry:
    """What a stored line says, in whichever format."""
    try:
        if line.body.startswith(_BARE):
            bare = _decode_bare(line.body)
            return Entry(line.seq, line.at, line.person, line.command, bare, format=1)
        if line.seq == 1 and (format := _decode_format(line.body).format) > FORMAT:
            raise SpyhouseError(f"It is written in format {format}; this Spyhouse reads up to {FORMAT}.")
        body = _decode(line.body)
        told = body.told, body.over, body.format or 2
        return Entry(line.seq, line.at, line.person, line.command, body.do, *told)
    except (msgspec.DecodeError, SpyhouseError) as error:
        raise SpyhouseError(f"Entry {line.seq} of a log cannot be read: {error}") from error
