"""A finished game as one JSON file: what is needed to play it again offline and to prove its deal.

It names no person's token, no table code and no chat. Steps that were taken back are not in it.
"""

from typing import Any

import msgspec

from spyhouse.kernel import Outcome, Phrase, SpyhouseError, misread
from spyhouse.table.table import Table

FORMAT = 3
"""1 did not tell what the moves did; in 2 nothing vouched for names and faces."""


class ExportedMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    at: int
    """On the table's clock, in milliseconds of play."""
    seat: int
    """-1 is the clock, -2 the host."""
    move: msgspec.Raw
    why: Phrase | str = ""
    """A bot's reason, where the game lets everyone read it."""
    told: str = ""
    """The fingerprint of what it did."""


class ExportedGame(msgspec.Struct, forbid_unknown_fields=True):
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
    """One for each seat, for those who look at the game again."""


def written(game: ExportedGame) -> bytes:
    before, after = around(game)
    return before + b",".join(b"\n  " + msgspec.json.encode(move) for move in game.moves) + after


def around(game: ExportedGame) -> tuple[bytes, bytes]:
    """The file before and after its moves, which stand there a line each."""
    bare = msgspec.json.encode(msgspec.structs.replace(game, moves=[]))
    before, moves, after = msgspec.json.format(bare, indent=1).partition(b'\n "moves": [')
    return before + moves, b"\n " + after


def read_game(data: bytes) -> ExportedGame:
    """A file that somebody kept."""
    try:
        game = msgspec.json.decode(data, type=ExportedGame)
    except msgspec.DecodeError as error:
        raise SpyhouseError("no-saved-game", fault=misread(error)) from None
    if game.format > FORMAT:
        raise SpyhouseError("newer-file", format=game.format, known=FORMAT)
    return game


def just_dealt(table: Table) -> ExportedGame:
    """The game that begins at this table, without a move yet."""
    deal = table.deal
    assert deal is not None, "a started game was dealt"
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
    )
