"""Logs and transcripts as text: one line per entry or frame."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from spyhouse.record.transcript import Transcript
from spyhouse.table.entry import LogRow

FOLDER = Path(__file__).parent
FORMAT_1 = FOLDER / "format-1"
FORMAT_2 = FOLDER / "format-2"


class _Line(msgspec.Struct, omit_defaults=True):
    seq: int
    at: int
    person: str
    command: str
    body: msgspec.Raw = msgspec.Raw()
    do: msgspec.Raw = msgspec.Raw()
    """Name of the field in the first format."""


def write_log(file: Path, log: Sequence[LogRow]) -> None:
    lines = (_Line(each.seq, each.at, each.person, each.command, msgspec.Raw(each.body)) for each in log)
    file.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))


def read_log(file: Path) -> list[LogRow]:
    lines = (msgspec.json.decode(line, type=_Line) for line in file.read_bytes().splitlines())
    return [
        LogRow(line.seq, line.at, line.person, line.command, bytes(line.body or line.do)) for line in lines
    ]


def as_text(transcript: Transcript) -> bytes:
    """Return a transcript as text: the game, then one line per frame."""
    head = {"title": transcript.title, "summary": transcript.summary, "game": transcript.game}
    lines = map(msgspec.json.encode, (head, *transcript.moments))
    return b"".join(line + b"\n" for line in lines)
