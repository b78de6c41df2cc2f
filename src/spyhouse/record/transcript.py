"""What everyone saw of a game, frame by frame: kept when it ends, and from then on nobody needs its rules.

A transcript is made from the log by the very rules that the game was played by, and holds the exported game
beside what each seat and a spectator saw. It is kept packed, as lines: the game without its moves, the moves,
an empty line, the moments. So the game can be handed out line by line, however long it is.
"""

import zlib
from collections import deque
from collections.abc import AsyncIterable, AsyncIterator, Iterable, Iterator, Sequence
from typing import Any

import msgspec

from spyhouse.kernel import Event, Game, IllegalMove, Move, Options, Outcome, Phrase, SpyhouseError, State
from spyhouse.record.changes import changed, changes
from spyhouse.record.export import ExportedGame, ExportedMove, just_dealt
from spyhouse.table.apply import apply
from spyhouse.table.entry import Line, read
from spyhouse.table.messages import Frame
from spyhouse.table.rules import print_of_move
from spyhouse.table.table import Table
from spyhouse.table.undo import STEPS_KEPT

FORMAT = 2
"""1 was one JSON value."""
_LEVEL = 6
_A_PIECE = 64 * 1024
_WHOLE = b'{"format":1,'
"""How every transcript of format 1 begins."""

Viewer = int | None
"""A seat, or None for a spectator."""


class Seen(msgspec.Struct, frozen=True):
    """What some viewers were told of a move, and how it changed what they saw."""

    viewers: list[Viewer]
    events: list[Any]
    changes: list[Any]


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """The deal, or a move: the same for everyone but for what they saw of it."""

    at: int
    to_act: list[int]
    seen: list[Seen]
    """Who is in none of them was told nothing, and has seen nothing change."""
    deadline: int | None = None
    outcome: Outcome | None = None
    seat: int | None = None
    move: Any = None
    why: Phrase | str = ""


class Head(msgspec.Struct, frozen=True):
    format: int
    title: str
    summary: str
    game: ExportedGame


class Transcript(Head, frozen=True):
    moments: list[Moment]


class Eyes:
    """See the game again, moment after moment, as a seat or a spectator saw it."""

    def __init__(self, head: Head, seat: Viewer) -> None:
        players = len(head.game.names)
        if seat is not None and not 0 <= seat < players:
            raise SpyhouseError("nobody-sat-there", players=players)
        self._seat = seat
        self._view: Any = None

    def frames(self, moments: Iterable[Moment]) -> Iterator[Frame]:
        for now in moments:
            for seen in now.seen:
                if self._seat in seen.viewers:
                    self._view = changed(self._view, seen.changes)
                    told = (now.seat, now.move, seen.events, now.why)
                    yield Frame(now.at, now.to_act, self._view, now.deadline, now.outcome, *told)


class Kept:
    """A packed transcript that is being read: no more of it is held than a piece. Its moves or its moments
    can be read, and once."""

    def __init__(self, head: Head, lines: AsyncIterator[list[bytes]]) -> None:
        self.head = head
        """Its game without the moves."""
        self._lines = lines

    async def moves(self) -> AsyncIterator[list[bytes]]:
        """As they are written, some at a time."""
        async for some in self._lines:
            if b"" in some:
                yield some[: some.index(b"")]
                return
            yield some

    async def moments(self) -> AsyncIterator[Iterator[Moment]]:
        """Some at a time."""
        async for some in self._lines:
            if b"" in some:
                yield map(_moment, some[some.index(b"") + 1 :])
                break
        async for some in self._lines:
            yield map(_moment, some)


_moment = msgspec.json.Decoder(Moment).decode


async def unpack(pieces: AsyncIterable[bytes]) -> Kept | None:
    """None if there are no pieces."""
    parts = _inflated(pieces)
    text = await anext(parts, b"")
    if not text:
        return None
    if text.startswith(_WHOLE):
        body = b"".join([text, *[part async for part in parts]])
        whole = msgspec.json.decode(body, type=Transcript)
        lines = [*map(msgspec.json.encode, whole.game.moves), b"", *map(msgspec.json.encode, whole.moments)]
        whole.game.moves = []
        return Kept(whole, _at_once(lines))
    while b"\n" not in text:
        text += await anext(parts)
    first, _, text = text.partition(b"\n")
    return Kept(msgspec.json.decode(first, type=Head), _lines(text, parts))


async def _lines(text: bytes, parts: AsyncIterator[bytes]) -> AsyncIterator[list[bytes]]:
    *lines, text = text.split(b"\n")
    yield lines
    async for part in parts:
        *lines, text = (text + part).split(b"\n")
        yield lines


async def _at_once(lines: list[bytes]) -> AsyncIterator[list[bytes]]:
    yield lines


async def _inflated(pieces: AsyncIterable[bytes]) -> AsyncIterator[bytes]:
    inflate = zlib.decompressobj()
    async for piece in pieces:
        while (text := inflate.decompress(piece, _A_PIECE)) or inflate.unconsumed_tail:
            yield text
            piece = inflate.unconsumed_tail


# --- making one


class Recorder:
    """Follows one game from the deal on."""

    def __init__(self, rules: Game, options: Options, game: ExportedGame, state: State) -> None:
        self.game = game
        self._title, self._summary = rules.title, rules.summary(options)
        self._views: dict[Viewer, Any] = dict.fromkeys([None, *range(len(game.names))])
        self._moments: list[bytes] = []  # as lines: a game may be long
        self._before: deque[dict[Viewer, Any]] = deque(maxlen=STEPS_KEPT)
        self._take(state, 0, ())

    def moved(
        self, state: State, at: int, seat: int, move: Move, events: Sequence[Event], why: Phrase | str
    ) -> None:
        raw = msgspec.Raw(msgspec.json.encode(move))
        outcome = state.outcome()
        self.game.moves.append(ExportedMove(at, seat, raw, why, print_of_move(events, outcome)))
        self.game.outcome = outcome
        self._take(state, at, events, seat=seat, move=_plain(move), why=why)

    def undone(self) -> None:
        self.game.moves.pop()
        self._moments.pop()
        self._views = self._before.pop()

    def transcript(self) -> Transcript:
        seen = [msgspec.json.decode(moment, type=Moment) for moment in self._moments]
        return Transcript(FORMAT, self._title, self._summary, self.game, seen)

    def packed(self) -> bytes:
        deflate = zlib.compressobj(_LEVEL)
        return b"".join([*(deflate.compress(line + b"\n") for line in self._lines()), deflate.flush()])

    def _lines(self) -> Iterator[bytes]:
        game = msgspec.structs.replace(self.game, moves=[])
        yield msgspec.json.encode(Head(FORMAT, self._title, self._summary, game))
        yield from map(msgspec.json.encode, self.game.moves)
        yield b""
        yield from self._moments

    def _take(self, state: State, at: int, events: Sequence[Event], **move: Any) -> None:
        self._before.append(self._views.copy())
        seen: dict[bytes, Seen] = {}
        for viewer, before in self._views.items():
            told = [event for event in events if event.told_to(viewer)]
            if self._moments and not told:
                continue
            self._views[viewer] = view = _plain(state.view(viewer))
            mine = Seen([viewer], _plain(told), list(changes(before, view)))
            same = msgspec.json.encode((mine.events, mine.changes))
            seen.setdefault(same, Seen([], mine.events, mine.changes)).viewers.append(viewer)
        now = Moment(at, sorted(state.to_act()), [*seen.values()], state.deadline(), state.outcome(), **move)
        self._moments.append(msgspec.json.encode(now))


def _plain(value: Any) -> Any:
    """As a client gets it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def transcribe(code: str, lines: Iterable[Line], number: int | None = None) -> Transcript:
    """The game of that number at the table (from 1), or the last that is over, out of the log."""
    scribe = Scribe(code, number)
    scribe.read(lines)
    return scribe.wanted().transcript()


class Scribe:
    """Reads a log, of which nobody need hold more than a page, and writes down one of its games."""

    def __init__(self, code: str, number: int | None) -> None:
        self._table = Table(code)
        self._number = number
        self._recorder: Recorder | None = None
        self._found: Recorder | None = None

    def read(self, lines: Iterable[Line]) -> None:
        table = self._table
        for line in lines:
            result = apply(table, read(line))
            effect, state = result.effect, table.state
            if effect.dealt:
                self._recorder = None
                if state is not None and self._number in (None, table.number):
                    self._recorder = Recorder(table.game, table.options, just_dealt(table), state)
            elif self._recorder is None:
                continue
            elif effect.undone:
                self._recorder.undone()
            elif effect.moved and state is not None:
                seat, move = effect.moved
                self._recorder.moved(state, result.at, seat, move, effect.events, result.command.reason())
            if self._recorder and self._recorder.game.outcome is not None:
                self._found = self._recorder

    def wanted(self) -> Recorder:
        if self._found:
            return self._found
        raise nothing_to_show(self._table, self._number)


def nothing_to_show(table: Table, number: int | None) -> SpyhouseError:
    """Why there is no record of the game of that number."""
    if number is None:
        return SpyhouseError("no-game-over", table=table.code)
    started = table.number - (table.phase == "lobby")
    if not 1 <= number <= started:
        return SpyhouseError("no-such-game", table=table.code, number=number, started=started)
    if number < table.number or table.phase == "over" or table.stuck:
        return SpyhouseError("game-not-kept", game=table.game.title, table=table.code, number=number)
    return SpyhouseError("game-still-running", table=table.code, number=number)


def play_again(game: ExportedGame, rules: Game) -> Transcript:
    """A game that somebody kept, by today's rules; if they have changed since, it says so."""
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
        if step.told not in ("", kept.moves[-1].told):
            raise SpyhouseError("move-does-other", number=number)
    return recorder.transcript()
