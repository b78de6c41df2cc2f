"""Builder of tables: people act by name, and every action is in the log."""

from typing import Any

import msgspec

from spyhouse.kernel import Move
from spyhouse.record.export import envelope
from spyhouse.record.transcript import transcribe
from spyhouse.table.applied import AppliedEntry
from spyhouse.table.apply import apply, fold
from spyhouse.table.command import Command
from spyhouse.table.commands.lobby import Sit, Start
from spyhouse.table.commands.play import BotPlayed, HostPlay, Play
from spyhouse.table.commands.server import Joined, Opened
from spyhouse.table.decide import decide
from spyhouse.table.entry import LogRow
from spyhouse.table.happened import Happened, missed
from spyhouse.table.log_codec import encode_row
from spyhouse.table.table import Table
from tests.table.toy_game import COUNTDOWN, Seen

SECRET = "the server's half"


class _AbsentForLong:
    """A context in which absent people have been away for long."""

    def new_secret(self) -> str:
        return f"another {SECRET}"

    def away_s(self, person: str) -> float:
        return 1000


CONTEXT = _AbsentForLong()


class ATable:
    def __init__(self, **options: Any) -> None:
        self.log: list[LogRow] = []
        self.table = Table("KITE")
        self.now = 0
        self.server(Opened("countdown", COUNTDOWN.version, options, SECRET))

    def with_people(self, *names: str) -> "ATable":
        """Add seated people; their ids are their lower-case names, the first is the host."""
        for name in names:
            self.joins(name)
            seat = next(i for i, chair in enumerate(self.table.view().chairs) if not chair.name)
            self.does(name.lower(), Sit(seat))
        return self

    def started(self) -> "ATable":
        self.does(self.table.seats.host, Start())
        return self

    def joins(self, name: str) -> AppliedEntry:
        return self.server(Joined(name.lower(), name, "fox", f"token of {name.lower()}"))

    def does(self, person: str, command: Command, id: str = "") -> AppliedEntry:
        """Issue a command and return the last applied entry."""
        for entry in decide(self.table, command, person, self.now, id, context=CONTEXT):
            result = apply(self.table, entry)
            self.log.append(encode_row(entry))
        return result

    def server(self, command: Command) -> AppliedEntry:
        return self.does("", command)

    def plays(self, person: str, seat: int, move: Move) -> AppliedEntry:
        return self.does(person, Play(seat, raw(move)))

    def bot_plays(self, seat: int, move: Move) -> AppliedEntry:
        return self.server(BotPlayed(seat, raw(move)))

    def host_plays(self, move: Move) -> AppliedEntry:
        return self.does(self.table.seats.host, HostPlay(raw(move)))

    def after(self, ms: int) -> "ATable":
        self.now += ms
        return self

    def sees(self, person: str) -> list[Seen]:
        game = self.table.game_view(person, legal=False)
        assert game is not None
        return [seat.view for seat in game.seats]

    def folded(self) -> Table:
        return fold("KITE", self.log)


def export(code: str, lines: list[LogRow], number: int | None = None) -> bytes:
    """Return a finished game in the export format."""
    game = transcribe(code, lines, number).game
    before, after = envelope(game)
    return before + b",".join(b"\n  " + msgspec.json.encode(move) for move in game.moves) + after


def raw(move: Move) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(move))


def everything(table: Table) -> list[Any]:
    """Return everything visible of a table, for comparison."""
    viewers = ["", *sorted(table.seats.people)]
    later = table.last_entry_ms + 1234
    seen: list[list[Happened]] = [missed(table, 0, viewer) for viewer in viewers]
    return [
        table.seq,
        table.public_seq,
        msgspec.to_builtins(table.view()),
        [msgspec.json.encode(table.game_view(viewer, legal=True)) for viewer in viewers],
        msgspec.to_builtins(seen),
        table.due(),
        table.clock.time(later),
        table.bots_to_move(),
        [(viewer, table.seats_of(viewer)) for viewer in viewers],
        None if table.state is None else msgspec.to_builtins(table.state.outcome()),
    ]
