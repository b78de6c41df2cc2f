"""What everyone saw of a game, frame by frame: kept when it ends, and from then on nobody needs its rules.

A transcript is made from the log by the very rules that the game was played by, and holds the exported game
beside what each seat and a spectator saw.
"""

import zlib
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from spyhouse.kernel import Event, Game, IllegalMove, Move, Options, Outcome, SpyhouseError, State
from spyhouse.record.changes import changed, changes
from spyhouse.record.export import ExportedGame, ExportedMove, just_dealt
from spyhouse.table.apply import apply
from spyhouse.table.entry import Line, read
from spyhouse.table.messages import Frame
from spyhouse.table.rules import print_of_move
from spyhouse.table.table import Table

FORMAT = 1
_LEVEL = 6

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
    why: str = ""


class Transcript(msgspec.Struct, frozen=True):
    format: int
    title: str
    summary: str
    game: ExportedGame
    moments: list[Moment]

    def frames(self, seat: Viewer) -> list[Frame]:
        """The game through the eyes of a seat or of a spectator. Everything may be seen by now."""
        players = len(self.game.names)
        if seat is not None and not 0 <= seat < players:
            raise SpyhouseError(f"Nobody sat there: {players} played, on seats 0 to {players - 1}.")
        view: Any = None
        frames = []
        for now in self.moments:
            for seen in now.seen:
                if seat in seen.viewers:
                    view = changed(view, seen.changes)
                    told = (now.seat, now.move, seen.events, now.why)
                    frames.append(Frame(now.at, now.to_act, view, now.deadline, now.outcome, *told))
        return frames


def pack(transcript: Transcript) -> bytes:
    return zlib.compress(msgspec.json.encode(transcript), _LEVEL)


def unpack(body: bytes) -> Transcript:
    return msgspec.json.decode(zlib.decompress(body), type=Transcript)


# --- making one


class Recorder:
    """Follows one game from the deal on."""

    def __init__(self, rules: Game, options: Options, game: ExportedGame, state: State) -> None:
        self.game = game
        self._title, self._summary = rules.title, rules.table.summary(options)
        self._views: dict[Viewer, Any] = dict.fromkeys([None, *range(len(game.names))])
        self._moments: list[Moment] = []
        self._before: list[dict[Viewer, Any]] = []
        self._take(state, 0, ())

    def moved(self, state: State, at: int, seat: int, move: Move, events: Sequence[Event], why: str) -> None:
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
        return Transcript(FORMAT, self._title, self._summary, self.game, self._moments)

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
        self._moments.append(now)


def _plain(value: Any) -> Any:
    """As a client gets it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def transcribe(code: str, lines: Iterable[Line], number: int | None = None) -> Transcript:
    """The game of that number at the table (from 1), or the last that is over, out of the log."""
    table = Table(code)
    recorders: dict[int, Recorder] = {}
    for line in lines:
        result = apply(table, read(line))
        effect, state = result.effect, table.state
        if effect.dealt and state is not None:
            recorders[table.number] = Recorder(table.game, table.options, just_dealt(table), state)
        elif effect.undone:
            recorders[table.number].undone()
        elif effect.moved and state is not None:
            seat, move = effect.moved
            why = result.command.reason()
            recorders[table.number].moved(state, result.at, seat, move, effect.events, why)
    return _wanted(table, recorders, number).transcript()


def _wanted(table: Table, recorders: dict[int, Recorder], number: int | None) -> Recorder:
    over = [recorder for recorder in recorders.values() if recorder.game.outcome is not None]
    if number is None:
        if not over:
            raise SpyhouseError(f"No game at table {table.code} is over yet. Export one when it is.")
        return over[-1]
    started = table.number - (table.phase == "lobby")
    if not 1 <= number <= started:
        raise SpyhouseError(f"There is no game {number} at table {table.code}; {started} were started.")
    recorder = recorders.get(number)
    if recorder is None or recorder.game.outcome is None:
        if number < table.number or table.phase == "over" or table.stuck:
            raise SpyhouseError(
                f"The rules of {table.game.title} have changed since game {number} at table {table.code}, "
                "and nobody wrote down what was seen of it."
            )
        raise SpyhouseError(f"Game {number} at table {table.code} is still running. Wait for its end.")
    return recorder


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
            raise SpyhouseError(f"Move {number} of this game is not legal: {error}") from None
        recorder.moved(state, step.at, step.seat, move, events, step.why)
        if step.told not in ("", kept.moves[-1].told):
            raise SpyhouseError(f"Move {number} of this game does something else by the rules of today.")
    return recorder.transcript()
