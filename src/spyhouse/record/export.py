"""A finished game as one JSON file, to replay it offline and verify its deal.

It contains no tokens, no table code and no chat. Undone moves are left out.
"""

from typing import Any

import msgspec

from spyhouse.kernel import Outcome, Phrase, SpyhouseError, decode_error_args
from spyhouse.table.table import Table

FORMAT = 3
"""Format 1 had no fingerprints; in format 2 names and faces were not part of the seed."""


class ExportedMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One move of an exported game."""

    at: int
    """Milliseconds of the table clock."""
    seat: int
    """-1 is the clock, -2 the host."""
    move: msgspec.Raw
    why: Phrase | str = ""
    """A bot's reason, in games that show reasons."""
    fingerprint: str = msgspec.field(name="told", default="")
    """Fingerprint of what it did."""


class ExportedGame(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A finished game with everything needed to replay and verify it."""

    format: int
    game: str
    version: int
    options: dict[str, Any]
    names: list[str]
    """One for each seat, as at the start."""
    commitment: str
    secret: str
    salts: list[str]
    seed: str
    moves: list[ExportedMove]
    outcome: Outcome | None
    faces: list[str] = []
    """One for each seat, for replays."""
    device: bool = False
    """Whether it was dealt on a device and imported. The owner of the device may have seen the cards."""


def envelope(game: ExportedGame) -> tuple[bytes, bytes]:
    """Return the file before and after its moves, which have a line each."""
    bare = msgspec.structs.replace(game, moves=[])
    before, after = (msgspec.json.format(part, indent=1) for part in envelope_parts(bare, "moves"))
    return before.removesuffix(b"\n}") + b',\n "moves": [', b"\n ]," + after.removeprefix(b"{")


def envelope_parts(value: msgspec.Struct, field: str) -> tuple[bytes, bytes]:
    """Return the fields before and after one, each as a JSON object, so that this one can be streamed."""
    fields = msgspec.to_builtins(value)
    names = list(fields)
    place = names.index(field)
    before = {name: fields[name] for name in names[:place]}
    after = {name: fields[name] for name in names[place + 1 :]}
    return msgspec.json.encode(before), msgspec.json.encode(after)


def decode_game(data: bytes) -> ExportedGame:
    """Decode an exported file. Raises `SpyhouseError` if it is not one."""
    try:
        game = msgspec.json.decode(data, type=ExportedGame)
    except msgspec.DecodeError as error:
        raise SpyhouseError("no-saved-game", fault=decode_error_args(error)) from None
    if game.format > FORMAT:
        raise SpyhouseError("newer-file", format=game.format, known=FORMAT)
    return game


def new_export(table: Table) -> ExportedGame:
    """Return the game that starts at this table, without moves."""
    deal = table.deal
    assert deal is not None, "a started game has a deal"
    return ExportedGame(
        format=FORMAT if deal.people else 2,
        game=table.game.name,
        version=table.game.version,
        options=msgspec.to_builtins(table.options),
        names=[chair.name for chair in table.seats.chairs],
        commitment=deal.commitment,
        secret=deal.secret,
        salts=list(deal.salts),
        seed=deal.seed,
        moves=[],
        outcome=None,
        faces=[chair.face for chair in table.seats.chairs],
        device=deal.device,
    )
