"""Transcripts: what everyone saw of a game, frame by frame, stored when it ends.

A transcript is built from the log with the rules that the game was played by, so later readers do not need
them. It holds the exported game, and what each seat and a spectator saw. It is compressed lines: the game
without its moves, the moves, an empty line, the steps. A reader can stream it.
"""

import zlib
from collections import deque
from collections.abc import AsyncIterable, AsyncIterator, Iterable, Iterator, Sequence
from typing import Any

import msgspec

from spyhouse.kernel import Event, Game, IllegalMove, Move, Options, Outcome, Phrase, SpyhouseError, State
from spyhouse.record.export import ExportedGame, ExportedMove, new_export
from spyhouse.record.json_diff import diff, patch
from spyhouse.table.apply import apply
from spyhouse.table.entry import LogRow
from spyhouse.table.game_runner import move_fingerprint
from spyhouse.table.log_codec import decode_row
from spyhouse.table.messages import Frame
from spyhouse.table.table import Table
from spyhouse.table.undo import MAX_UNDO

FORMAT = 2
"""Format 1 was one JSON value."""
_LEVEL = 6
_CHUNK_BYTES = 64 * 1024
_WHOLE = b'{"format":1,'
"""Prefix of every transcript of format 1."""

Viewer = int | None
"""A seat, or None for a spectator."""


class ViewerDelta(msgspec.Struct, frozen=True):
    """The events that some viewers saw of a move, and the changes to their views."""

    viewers: list[Viewer]
    events: list[Any]
    changes: list[Any]


class TranscriptStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """The deal or a move, with what each viewer saw of it."""

    at: int
    to_act: list[int]
    seen: list[ViewerDelta]
    """Viewers in none of these saw no event and no change."""
    deadline: int | None = None
    outcome: Outcome | None = None
    seat: int | None = None
    move: Any = None
    why: Phrase | str = ""


class TranscriptHeader(msgspec.Struct, frozen=True):
    """A transcript without its moves and steps."""

    format: int
    title: str
    summary: str
    game: ExportedGame


class Transcript(TranscriptHeader, frozen=True):
    """A whole transcript in memory."""

    moments: list[TranscriptStep]


class TranscriptPlayer:
    """Rebuilds the frames of one viewer from the steps of a transcript."""

    def __init__(self, head: TranscriptHeader, seat: Viewer) -> None:
        players = len(head.game.names)
        if seat is not None and not 0 <= seat < players:
            raise SpyhouseError("nobody-sat-there", players=players)
        self._seat = seat
        self._view: Any = None

    def frames(self, moments: Iterable[TranscriptStep]) -> Iterator[Frame]:
        """Yield the frames of these steps. Call it with successive parts."""
        for now in moments:
            for seen in now.seen:
                if self._seat in seen.viewers:
                    self._view = patch(self._view, seen.changes)
                    details = (now.seat, now.move, seen.events, now.why)
                    yield Frame(now.at, now.to_act, self._view, now.deadline, now.outcome, *details)


class TranscriptReader:
    """A stored transcript, read as a stream. Either its moves or its steps can be read, once."""

    def __init__(self, head: TranscriptHeader, lines: AsyncIterator[list[bytes]]) -> None:
        self.head = head
        """The game without its moves."""
        self._lines = lines

    async def moves(self) -> AsyncIterator[list[bytes]]:
        """Yield encoded moves, some at a time."""
        async for some in self._lines:
            if b"" in some:
                yield some[: some.index(b"")]
                return
            yield some

    async def moments(self) -> AsyncIterator[Iterator[TranscriptStep]]:
        """Yield steps, some at a time."""
        async for some in self._lines:
            if b"" in some:
                yield map(_moment, some[some.index(b"") + 1 :])
                break
        async for some in self._lines:
            yield map(_moment, some)


_moment = msgspec.json.Decoder(TranscriptStep).decode


async def unpack(pieces: AsyncIterable[bytes]) -> TranscriptReader | None:
    """Open a stored transcript; None if there are no pieces."""
    parts = _inflated(pieces)
    text = await anext(parts, b"")
    if not text:
        return None
    if text.startswith(_WHOLE):
        body = b"".join([text, *[part async for part in parts]])
        whole = msgspec.json.decode(body, type=Transcript)
        lines = [*map(msgspec.json.encode, whole.game.moves), b"", *map(msgspec.json.encode, whole.moments)]
        whole.game.moves = []
        return TranscriptReader(whole, _single_batch(lines))
    while b"\n" not in text:
        text += await anext(parts)
    first, _, text = text.partition(b"\n")
    return TranscriptReader(msgspec.json.decode(first, type=TranscriptHeader), _lines(text, parts))


async def _lines(text: bytes, parts: AsyncIterator[bytes]) -> AsyncIterator[list[bytes]]:
    *lines, text = text.split(b"\n")
    yield lines
    async for part in parts:
        *lines, text = (text + part).split(b"\n")
        yield lines


async def _single_batch(lines: list[bytes]) -> AsyncIterator[list[bytes]]:
    yield lines


async def _inflated(pieces: AsyncIterable[bytes]) -> AsyncIterator[bytes]:
    inflate = zlib.decompressobj()
    async for piece in pieces:
        while (text := inflate.decompress(piece, _CHUNK_BYTES)) or inflate.unconsumed_tail:
            yield text
            piece = inflate.unconsumed_tail


# --- building


class Recorder:
    """Records one game from the deal on."""

    def __init__(self, rules: Game, options: Options, game: ExportedGame, state: State) -> None:
        self.game = game
        self._title, self._summary = rules.title, rules.summary(options)
        self._views: dict[Viewer, Any] = dict.fromkeys([None, *range(len(game.names))])
        self._moments: list[bytes] = []  # encoded, because a game may be long
        self._before: deque[dict[Viewer, Any]] = deque(maxlen=MAX_UNDO)
        self._add_step(state, 0, ())

    def moved(
        self, state: State, at: int, seat: int, move: Move, events: Sequence[Event], why: Phrase | str
    ) -> None:
        """Record a move."""
        raw = msgspec.Raw(msgspec.json.encode(move))
        outcome = state.outcome()
        self.game.moves.append(ExportedMove(at, seat, raw, why, move_fingerprint(events, outcome)))
        self.game.outcome = outcome
        self._add_step(state, at, events, seat=seat, move=_plain(move), why=why)

    def undone(self) -> None:
        """Drop the last move."""
        self.game.moves.pop()
        self._moments.pop()
        self._views = self._before.pop()

    def transcript(self) -> Transcript:
        """Return the transcript."""
        seen = [msgspec.json.decode(moment, type=TranscriptStep) for moment in self._moments]
        return Transcript(FORMAT, self._title, self._summary, self.game, seen)

    def packed(self) -> bytes:
        """Return the transcript in its stored form."""
        deflate = zlib.compressobj(_LEVEL)
        return b"".join([*(deflate.compress(line + b"\n") for line in self._lines()), deflate.flush()])

    def _lines(self) -> Iterator[bytes]:
        game = msgspec.structs.replace(self.game, moves=[])
        yield msgspec.json.encode(TranscriptHeader(FORMAT, self._title, self._summary, game))
        yield from map(msgspec.json.encode, self.game.moves)
        yield b""
        yield from self._moments

    def _add_step(self, state: State, at: int, events: Sequence[Event], **move: Any) -> None:
        self._before.append(self._views.copy())
        seen: dict[bytes, ViewerDelta] = {}
        for viewer, before in self._views.items():
            visible = [event for event in events if event.visible_to(viewer)]
            if self._moments and not visible:
                continue
            self._views[viewer] = view = _plain(state.view(viewer))
            mine = ViewerDelta([viewer], _plain(visible), list(diff(before, view)))
            same = msgspec.json.encode((mine.events, mine.changes))
            seen.setdefault(same, ViewerDelta([], mine.events, mine.changes)).viewers.append(viewer)
        now = TranscriptStep(
            at, sorted(state.to_act()), [*seen.values()], state.deadline(), state.outcome(), **move
        )
        self._moments.append(msgspec.json.encode(now))


def _plain(value: Any) -> Any:
    """Return a value as plain JSON data, as a client gets it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def transcribe(code: str, lines: Iterable[LogRow], number: int | None = None) -> Transcript:
    """Build the transcript of a game from the log: by its number (from 1), or the last finished one."""
    builder = TranscriptBuilder(code, number)
    builder.read(lines)
    return builder.recorder().transcript()


class TranscriptBuilder:
    """Records one game of a log that is read page by page."""

    def __init__(self, code: str, number: int | None) -> None:
        self._table = Table(code)
        self._number = number
        self._recorder: Recorder | None = None
        self._found: Recorder | None = None

    def read(self, lines: Iterable[LogRow]) -> None:
        """Read the next rows of the log."""
        table = self._table
        for line in lines:
            result = apply(table, decode_row(line))
            effect, state = result.effect, table.state
            if effect.dealt:
                self._recorder = None
                if state is not None and self._number in (None, table.number):
                    self._recorder = Recorder(table.game, table.options, new_export(table), state)
            elif self._recorder is None:
                continue
            elif effect.undone:
                self._recorder.undone()
            elif effect.moved and state is not None:
                seat, move = effect.moved
                self._recorder.moved(state, result.at, seat, move, effect.events, result.command.reason())
            if self._recorder and self._recorder.game.outcome is not None:
                self._found = self._recorder

    def recorder(self) -> Recorder:
        """Return the recorder of the finished game. Raises `SpyhouseError` if there is none."""
        if self._found:
            return self._found
        raise missing_game_error(self._table, self._number)


def missing_game_error(table: Table, number: int | None) -> SpyhouseError:
    """Build the error that says why a game has no transcript."""
    if number is None:
        return SpyhouseError("no-game-over", table=table.code)
    started = table.number - (table.phase == "lobby")
    if not 1 <= number <= started:
        return SpyhouseError("no-such-game", table=table.code, number=number, started=started)
    if number < table.number or table.phase == "over" or table.stuck:
        return SpyhouseError("game-not-kept", game=table.game.title, table=table.code, number=number)
    return SpyhouseError("game-still-running", table=table.code, number=number)


def replay_exported(game: ExportedGame, rules: Game) -> Transcript:
    """Build the transcript of an exported game by today's rules.

    Raises `SpyhouseError`, which says so if the rules have changed.
    """
    options = rules.read_options(game.options)
    state = rules.new(len(game.names), game.seed, options)
    kept = msgspec.structs.replace(game, moves=[], outcome=None)
    recorder = Recorder(rules, options, kept, state)
    for number, step in enumerate(game.moves, 1):
        try:
            move = rules.read_move(step.move)
            events = state.apply(step.seat, move, step.at)
        except IllegalMove as error:
            raise SpyhouseError("move-not-legal", number=number) from error
        recorder.moved(state, step.at, step.seat, move, events, step.why)
        if step.fingerprint not in ("", kept.moves[-1].fingerprint):
            raise SpyhouseError("move-does-other", number=number)
    return recorder.transcript()
