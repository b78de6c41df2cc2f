"""A game as a reel of frames, to be looked at forwards and backwards: finished games and tutorials."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from spyhouse.kernel import Event, Game, IllegalMove, Move, SpyhouseError, State
from spyhouse.table.export import ExportedGame, same_rules
from spyhouse.table.messages import Chair, Frame, Reel
from spyhouse.table.names import BOT_FACES

STEP_MS = 1000
"""From step to step of a tutorial, on the table's clock."""


def replay(game: ExportedGame, seat: int | None) -> Reel:
    """A finished game through the eyes of a seat or of a spectator. Everything may be seen by now."""
    rules = same_rules(game)
    players = len(game.names)
    if seat is not None and not 0 <= seat < players:
        raise SpyhouseError(f"Nobody sat there: {players} played, on seats 0 to {players - 1}.")
    options = rules.read_options(game.options)
    state = rules.new(players, game.seed, options)
    frames = [_frame(state, seat, 0)]
    for number, step in enumerate(game.moves, 1):
        try:
            move = rules.read_move(step.move)
            events = state.apply(step.seat, move, step.at)
        except IllegalMove as error:
            raise SpyhouseError(f"Move {number} of this game is not legal: {error}") from None
        told = [event for event in events if event.told_to(seat)]
        if told:  # who was told nothing has seen nothing change
            frames.append(_frame(state, seat, step.at, by=step.seat, move=move, events=told, why=step.why))
    return _reel(rules, options, _chairs(game.names, game.faces), frames, seat)


def tutorial(game: Game) -> Reel:
    """The game's tutorial, every step of it played by the rules."""
    if game.tutorial is None:
        raise SpyhouseError(f"{game.title} has no tutorial.")
    script = game.tutorial()
    options = game.read_options(script.options)
    state = game.new(len(script.names), script.seed, options)
    frames = [_frame(state, script.you, 0)]
    clock = 0

    def done(seat: int, do: Mapping[str, Any]) -> tuple[Move, list[Event]]:
        nonlocal clock
        clock += STEP_MS
        try:
            move = game.read_move(msgspec.json.encode(do))
            return move, state.apply(seat, move, clock)
        except IllegalMove as error:
            step = f"Step {len(frames)} of the tutorial of {game.title}"
            raise SpyhouseError(f"{step}, seat {seat}, {do}: {error}") from None

    for step in script.steps:
        for other, unseen in step.later:
            done(other, unseen)
        seat, move, told = None, None, []
        if step.do is not None:
            seat = script.you if step.seat is None else step.seat
            move, events = done(seat, step.do)
            told = [event for event in events if event.told_to(script.you)]
        frames.append(
            _frame(
                state, script.you, clock,
                by=seat, move=move, events=told, say=step.say, point=list(step.point),
            )
        )  # fmt: skip
    reel = _reel(game, options, _chairs(script.names, script.faces), frames, script.you)
    return msgspec.structs.replace(reel, done=script.done)


def _reel(
    game: Game, options: msgspec.Struct, chairs: list[Chair], frames: list[Frame], seat: int | None
) -> Reel:
    return Reel(
        game=game.name,
        title=game.title,
        version=game.version,
        options=msgspec.to_builtins(options),
        summary=game.summary(options),
        chairs=chairs,
        frames=frames,
        seat=seat,
    )


def _frame(state: State, seat: int | None, at: int, *, by: int | None = None, **rest: Any) -> Frame:
    return Frame(
        at=at,
        to_act=sorted(state.to_act()),
        view=state.view(seat),
        deadline=state.deadline(),
        outcome=state.outcome(),
        seat=by,
        **rest,
    )


def _chairs(names: Sequence[str], faces: Sequence[str]) -> list[Chair]:
    pictures = [*faces, *[""] * len(names)]
    return [
        Chair(name=name, face=face, bot="bot" if face in BOT_FACES else "")
        for name, face in zip(names, pictures, strict=False)
    ]
