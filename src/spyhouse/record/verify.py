"""Verification of exported games: the deal was fair, and the moves are legal."""

from spyhouse import games
from spyhouse.kernel import CLOCK, HOST, Game, IllegalMove, SpyhouseError, State
from spyhouse.record.export import ExportedGame, ExportedMove, decode_game
from spyhouse.table import fair_deal
from spyhouse.table.game_runner import move_fingerprint


def verify(data: bytes) -> str:
    """Replay a game and describe what was proved. Raises `SpyhouseError` with what does not hold."""
    game = decode_game(data)
    rules = games.find(game.game)
    _check_deal(game)
    try:
        _check_play(game, rules)
    except SpyhouseError as error:
        changed = rules_changed_note(game, rules)
        raise SpyhouseError(f"{error} {changed}") if changed else error from None
    proved = [
        f"{rules.title} with {', '.join(game.names)}: {len(game.moves)} moves, all legal, and they end as "
        f"recorded ({game.outcome.how if game.outcome else ''}).",
        "The deal follows from the house's secret, from what the players' browsers added and "
        f"{'from who sat where, by name and face' if _covers_names(game) else 'from nothing else'}.",
        _promise(game),
    ]
    if not _covers_names(game):
        proved.append("Names and faces are as the file has them: it is too old to vouch for them.")
    if game.version != rules.version:
        proved.append(
            f"The rules have changed since, from version {game.version} to {rules.version}, not for this."
        )
    proved.append("Nothing here proves who the people behind the names are, or what bots gave as reasons.")
    return "\n".join(proved)


def _promise(game: ExportedGame) -> str:
    if game.device:
        return (
            "It was dealt on a device and imported: the deal follows the rules, but the owner of the device "
            "could read the cards."
        )
    return (
        f"The secret was promised as {game.commitment}: if that is what your table showed before you were "
        "ready, nobody chose the cards."
    )


def rules_changed_note(game: ExportedGame, rules: Game) -> SpyhouseError | None:
    """Return the error that explains a mismatch by changed rules, or None if they have not changed."""
    if game.version == rules.version:
        return None
    return SpyhouseError("of-other-rules", game=rules.title, version=game.version, today=rules.version)


def _check_deal(game: ExportedGame) -> None:
    if len(game.salts) != len(game.names):
        raise SpyhouseError(f"{len(game.names)} players, but {len(game.salts)} salts")
    if fair_deal.commitment(game.secret) != game.commitment:
        raise SpyhouseError("The secret is not the one that was promised: its SHA-256 is not the commitment.")
    people = (*game.names, *game.faces) if _covers_names(game) else ()
    if fair_deal.seed(game.secret, game.salts, people) != game.seed:
        raise SpyhouseError(
            "The seed does not follow from the secret, the players' salts"
            + (", their names and their faces." if people else ".")
        )


def _covers_names(game: ExportedGame) -> bool:
    """Return whether names and faces are part of the seed."""
    return game.format > 2


def _check_play(game: ExportedGame, rules: Game) -> None:
    state = rules.new(len(game.names), game.seed, rules.read_options(game.options))
    clock = 0
    for number, step in enumerate(game.moves, 1):
        if step.at < clock:
            raise SpyhouseError(f"Move {number} is earlier than the move before it.")
        clock = step.at
        _check_move(state, step, number, len(game.names), rules)
    if state.outcome() is None:
        raise SpyhouseError("The moves do not lead to the end of the game.")
    if state.outcome() != game.outcome:
        raise SpyhouseError("The recorded outcome is not the one these moves lead to.")


def _check_move(state: State, step: ExportedMove, number: int, seats: int, rules: Game) -> None:
    if not HOST <= step.seat < seats:
        raise SpyhouseError(f"Move {number} is by seat {step.seat}, but {seats} played: 0 to {seats - 1}.")
    deadline = state.deadline()
    if step.seat == CLOCK and (deadline is None or step.at < deadline):
        raise SpyhouseError(f"Move {number} is the clock's, but the time was not up.")
    try:
        events = state.apply(step.seat, rules.read_move(step.move), step.at)
    except IllegalMove as error:
        raise SpyhouseError(f"Move {number}, by seat {step.seat}, is not legal: {error}") from None
    if step.fingerprint not in ("", move_fingerprint(events, state.outcome())):
        raise SpyhouseError(f"Move {number}, by seat {step.seat}, does something else than was recorded.")
