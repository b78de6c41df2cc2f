"""A finished game as one JSON file, and the proof that it was played as it says.

The file holds what is needed to play the game again offline. It names no person's token, no table
code and no chat. Steps that were taken back are not in it.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from spyhouse import games
from spyhouse.kernel import CLOCK, HOST, Game, IllegalMove, Outcome, SpyhouseError, State, Tick
from spyhouse.table import fair
from spyhouse.table.commands import BotPlayed, HostPlay, Play, Start, Ticked, Undo
from spyhouse.table.table import Table
from spyhouse.table.told import Told

if TYPE_CHECKING:
    from spyhouse.store.entry import Entry

FORMAT = 1


class ExportedMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    at: int
    """On the table's clock, in milliseconds of play."""
    seat: int
    """-1 is the clock, -2 the host."""
    move: msgspec.Raw
    why: str = ""
    """A bot's reason, where the game lets everyone read it."""


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


def export(table_code: str, entries: "Iterable[Entry]", number: int | None = None) -> bytes:
    """The game of that number at the table (from 1), or the last that is over."""
    return msgspec.json.format(msgspec.json.encode(finished(table_code, entries, number)), indent=1)


def finished(table_code: str, entries: "Iterable[Entry]", number: int | None = None) -> ExportedGame:
    played = _recorded(table_code, entries)
    over = [game for game in played if game.outcome is not None]
    if number is None:
        if not over:
            raise SpyhouseError(f"No game at table {table_code} is over yet. Export one when it is.")
        return over[-1]
    if not 1 <= number <= len(played):
        raise SpyhouseError(f"There is no game {number} at table {table_code}; {len(played)} were started.")
    if played[number - 1].outcome is None:
        raise SpyhouseError(f"Game {number} at table {table_code} is still running. Wait for its end.")
    return played[number - 1]


def verify(data: bytes) -> str:
    """Play the game again and say what was proved, or raise with what does not hold."""
    game = read(data)
    rules = same_rules(game)
    _check_deal(game)
    _check_play(game, rules)
    return (
        f"{rules.title} with {', '.join(game.names)}: {len(game.moves)} moves, all legal, and they end as "
        f"recorded ({game.outcome.how if game.outcome else ''}). The deal follows from the players' own "
        f"randomness and the secret that was promised as {game.commitment} before anyone was ready."
    )


# --- writing


def _recorded(code: str, entries: "Iterable[Entry]") -> list[ExportedGame]:
    rest = iter(entries)
    table = Table.fold(code, [entry for entry in (next(rest, None),) if entry])
    played: list[ExportedGame] = []
    for entry in rest:
        told = table.replay(entry)
        if isinstance(told.deed, Start):
            played.append(_begun(table))
        elif isinstance(told.deed, Undo):
            played[-1].moves.pop()
        elif move := _move(told):
            played[-1].moves.append(move)
            if table.state is not None:
                played[-1].outcome = table.state.outcome()
    return played


def _begun(table: Table) -> ExportedGame:
    deal = table.deal
    assert deal is not None, "a started game was dealt"
    return ExportedGame(
        format=FORMAT,
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


def _move(told: Told) -> ExportedMove | None:
    match told.deed:
        case Play(seat, move):
            return ExportedMove(told.at, seat, move)
        case BotPlayed(seat, move, why):
            return ExportedMove(told.at, seat, move, why)
        case HostPlay(move):
            return ExportedMove(told.at, HOST, move)
        case Ticked():
            return ExportedMove(told.at, CLOCK, msgspec.Raw(msgspec.json.encode(Tick())))
        case _:
            return None


# --- checking


def read(data: bytes) -> ExportedGame:
    """A file that somebody kept."""
    try:
        game = msgspec.json.decode(data, type=ExportedGame)
    except msgspec.DecodeError as error:
        raise SpyhouseError(f"This is not a game exported from Spyhouse: {error}") from None
    if game.format != FORMAT:
        raise SpyhouseError(f"This file has format {game.format}; this Spyhouse reads format {FORMAT}.")
    return game


def same_rules(game: ExportedGame) -> Game:
    """The game it was, if its rules are still as they were."""
    rules = games.find(game.game)
    if game.version != rules.version:
        raise SpyhouseError(
            f"This game was played with version {game.version} of the rules of {rules.title}, and this is "
            f"version {rules.version}. Verify it with the Spyhouse that played it."
        )
    return rules


def _check_deal(game: ExportedGame) -> None:
    if len(game.salts) != len(game.names):
        raise SpyhouseError(f"{len(game.names)} players cannot have {len(game.salts)} salts.")
    if fair.commitment(game.secret) != game.commitment:
        raise SpyhouseError("The secret is not the one that was promised: its SHA-256 is not the commitment.")
    if fair.seed(game.secret, game.salts) != game.seed:
        raise SpyhouseError("The seed does not follow from the secret and the players' salts.")


def _check_play(game: ExportedGame, rules: Game) -> None:
    state = rules.new(len(game.names), game.seed, rules.read_options(game.options))
    clock = 0
    for number, step in enumerate(game.moves, 1):
        if step.at < clock:
            raise SpyhouseError(f"Move {number} is earlier than the move before it.")
        clock = step.at
        _replay(state, step, number, len(game.names), rules)
    if state.outcome() is None:
        raise SpyhouseError("The moves do not lead to the end of the game.")
    if state.outcome() != game.outcome:
        raise SpyhouseError("The recorded outcome is not the one these moves lead to.")


def _replay(state: State, step: ExportedMove, number: int, seats: int, rules: Game) -> None:
    if not HOST <= step.seat < seats:
        raise SpyhouseError(f"Move {number} is by seat {step.seat}, but {seats} played: 0 to {seats - 1}.")
    deadline = state.deadline()
    if step.seat == CLOCK and (deadline is None or step.at < deadline):
        raise SpyhouseError(f"Move {number} is the clock's, but the time was not up.")
    try:
        state.apply(step.seat, rules.read_move(step.move), step.at)
    except IllegalMove as error:
        raise SpyhouseError(f"Move {number}, by seat {step.seat}, is not legal: {error}") from None
