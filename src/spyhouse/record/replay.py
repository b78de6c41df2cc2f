"""A game as frames, to be looked at forwards and backwards: finished games and tutorials."""

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from msgspec.structs import replace

from spyhouse import games
from spyhouse.kernel import ENGLISH, BadOptions, Event, Game, IllegalMove, Move, Options, SpyhouseError, State
from spyhouse.record.export import ExportedGame
from spyhouse.record.transcript import Eyes, Head, play_again
from spyhouse.record.verify import of_other_rules
from spyhouse.table.messages import Chair, Frame, Replay
from spyhouse.table.names import BOT_FACES

LESSON = "lesson-"
"""How the messages of a tutorial begin."""
STEP_MS = 1000
"""From step to step of a tutorial, on the table's clock."""


def replay(head: Head, seat: int | None, frames: Iterable[Frame] = ()) -> Replay:
    """A finished game as it was seen. It needs none of today's rules."""
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


def around_frames(replay: Replay) -> tuple[bytes, bytes]:
    """What is written before and after its frames."""
    before, frames, after = msgspec.json.encode(replace(replay, frames=[])).rpartition(b'"frames":[')
    return before + frames, after


def replay_file(game: ExportedGame, seat: int | None) -> Replay:
    """The same for a game that somebody kept, which is played again."""
    rules = games.find(game.game)
    try:
        transcript = play_again(game, rules)
        return replay(transcript, seat, Eyes(transcript, seat).frames(transcript.moments))
    except SpyhouseError as error:
        raise of_other_rules(game, rules) or error from None


def tutorial_of(game: Game, locale: str = ENGLISH) -> Replay:
    """The game's tutorial, every step of it played by the rules. What the coach says are messages of the
    game, or sentences in a game that has none."""
    if game.table.tutorial is None:
        raise SpyhouseError("no-tutorial", game=game.title)
    script = game.table.tutorial()
    speech = game.words.speech((), locale)

    def said(words: Any) -> Any:
        return speech.say(words) if str(words).startswith(LESSON) and speech.knows(words) else words

    names = [said(name) for name in script.names]
    speech = game.words.speech(names, locale)
    options = _spoken(game, script.options, locale)
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
        seat, move, told = None, None, []
        if step.do is not None:
            seat = script.you if step.seat is None else step.seat
            move, events = done(seat, step.do)
            told = [event for event in events if event.told_to(script.you)]
        frames.append(
            _frame(
                state, script.you, clock,
                by=seat, move=move, events=told, say=said(step.say), point=list(step.point),
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


def _spoken(game: Game, options: Mapping[str, Any], locale: str) -> Options:
    """In the reader's language, where a table of this game has one and knows this one."""
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
