"""Replays: finished games and tutorials as frames."""

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from spyhouse import games
from spyhouse.kernel import (
    DEFAULT_LOCALE,
    BadOptions,
    Event,
    Game,
    IllegalMove,
    Move,
    Options,
    SpyhouseError,
    State,
    decode_error_args,
)
from spyhouse.record.export import ExportedGame, envelope_parts
from spyhouse.record.transcript import TranscriptHeader, TranscriptPlayer, replay_exported
from spyhouse.record.verify import rules_changed_note
from spyhouse.table.command import Face, Name
from spyhouse.table.display_text import BOT_FACES, clean_options, clean_text
from spyhouse.table.messages import Frame, Replay
from spyhouse.table.table_view import Chair

LESSON = "lesson-"
"""Prefix of a tutorial's messages."""
STEP_MS = 1000
"""Milliseconds of the table clock between two steps of a tutorial."""


def replay(head: TranscriptHeader, seat: int | None, frames: Iterable[Frame] = ()) -> Replay:
    """Build the replay of a finished game from its transcript. It does not need the rules."""
    game = head.game
    return Replay(
        game=game.game,
        title=head.title,
        version=game.version,
        options=game.options,
        summary=head.summary,
        chairs=_chairs(game.names, game.faces),
        frames=[*frames],
        seat=seat,
    )


def replay_envelope(replay: Replay) -> tuple[bytes, bytes]:
    """Return the encoded replay before and after its frames."""
    before, after = envelope_parts(replace(replay, frames=[]), "frames")
    comma = b"" if after == b"{}" else b","
    return before.removesuffix(b"}") + b',"frames":[', b"]" + comma + after.removeprefix(b"{")


def replay_file(game: ExportedGame, seat: int | None) -> Replay:
    """Build the replay of an exported game by playing it again."""
    rules = games.find(game.game)
    game = _checked(game, rules)
    try:
        transcript = replay_exported(game, rules)
        return replay(transcript, seat, TranscriptPlayer(transcript, seat).frames(transcript.moments))
    except SpyhouseError as error:
        raise rules_changed_note(game, rules) or error from None


def _checked(game: ExportedGame, rules: Game) -> ExportedGame:
    """Return the game with names, faces and options checked, because anyone may upload a file."""
    try:
        names = [clean_text(name, len(name)) for name in msgspec.convert(game.names, list[Name])]
        faces = msgspec.convert(game.faces, Annotated[list[Face | Literal[""]], Meta(max_length=len(names))])
    except msgspec.ValidationError as error:
        raise SpyhouseError("no-saved-game", fault=decode_error_args(error)) from None
    options = msgspec.to_builtins(rules.read_options(clean_options(game.options)))
    return replace(game, names=names, faces=faces, options=options)


def tutorial_replay(game: Game, locale: str = DEFAULT_LOCALE) -> Replay:
    """Build the replay of a tutorial by playing every step.

    The coach's lines are messages of the game, or sentences in a game without messages.
    """
    if game.table.tutorial is None:
        raise SpyhouseError("no-tutorial", game=game.title)
    script = game.table.tutorial()
    speech = game.words.speech((), locale)

    def said(words: Any) -> Any:
        return speech.say(words) if str(words).startswith(LESSON) and speech.has_message(words) else words

    names = [said(name) for name in script.names]
    speech = game.words.speech(names, locale)
    options = _localized_options(game, script.options, locale)
    state = game.new(len(script.names), script.seed, options)
    frames = [_frame(state, script.you, 0, legal=state.legal(script.you))]
    clock = 0

    def done(seat: int, do: Mapping[str, Any]) -> tuple[Move, list[Event]]:
        nonlocal clock
        clock += STEP_MS
        try:
            move = game.read_move(msgspec.json.encode({key: said(value) for key, value in do.items()}))
            return move, state.apply(seat, move, clock)
        except IllegalMove as error:
            step = f"Step {len(frames)} of the tutorial of {game.title}"
            raise SpyhouseError(f"{step}, seat {seat}, {do}: {error}") from None

    for step in script.steps:
        for other, unseen in step.later:
            done(other, unseen)
        seat, move, visible = None, None, []
        if step.do is not None:
            seat = script.you if step.seat is None else step.seat
            move, events = done(seat, step.do)
            visible = [event for event in events if event.visible_to(script.you)]
        frames.append(
            _frame(
                state, script.you, clock,
                by=seat, move=move, events=visible, say=said(step.say), point=list(step.point),
                legal=state.legal(script.you),
            )
        )  # fmt: skip
    return Replay(
        game=game.name,
        title=game.title,
        version=game.version,
        options=msgspec.to_builtins(options),
        summary=game.summary(options),
        chairs=_chairs(names, script.faces),
        frames=frames,
        seat=script.you,
        done=said(script.done),
    )


def _localized_options(game: Game, options: Mapping[str, Any], locale: str) -> Options:
    """Return the options in the reader's language, if the game has a language option with this value."""
    if "language" in game.options.__struct_fields__:
        with suppress(BadOptions):
            return game.read_options({**options, "language": locale})
    return game.read_options(options)


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
