"""A table for tests: people act by name, and everything that was done is in its log."""

from typing import Any

import msgspec

from spyhouse.kernel import Move
from spyhouse.store.entry import Entry
from spyhouse.table.commands import BotPlayed, Deed, HostPlay, Joined, Opened, Play, Sit, Start
from spyhouse.table.messages import Happened
from spyhouse.table.table import Table
from spyhouse.table.told import Told
from tests.table.toy import COUNTDOWN, Seen

SECRET = "the house's own half"


class ATable:
    def __init__(self, **options: Any) -> None:
        opened = Opened("countdown", COUNTDOWN.version, options, SECRET)
        self.log = [Entry(1, 0, "", "", msgspec.json.encode(opened))]
        self.table = Table.fold("KITE", self.log)
        self.now = 0

    def with_people(self, *names: str) -> "ATable":
        """People whose id is their name in small letters; the first is the host. All take a chair."""
        for name in names:
            self.joins(name)
            seat = next(i for i, chair in enumerate(self.table.view().chairs) if not chair.name)
            self.does(name.lower(), Sit(seat))
        return self

    def started(self) -> "ATable":
        self.does(self.table.seats.host, Start())
        return self

    def joins(self, name: str) -> Told:
        return self.house(Joined(name.lower(), name, "fox", f"token of {name.lower()}"))

    def does(self, person: str, deed: Deed, command: str = "") -> Told:
        told = self.table.do(deed, person, self.now, command)
        self.log.append(Entry(self.table.seq, self.now, person, command, self.table.body(deed)))
        return told

    def house(self, deed: Deed) -> Told:
        return self.does("", deed)

    def plays(self, person: str, seat: int, move: Move) -> Told:
        return self.does(person, Play(seat, raw(move)))

    def bot_plays(self, seat: int, move: Move) -> Told:
        return self.house(BotPlayed(seat, raw(move)))

    def host_plays(self, move: Move) -> Told:
        return self.does(self.table.seats.host, HostPlay(raw(move)))

    def after(self, ms: int) -> "ATable":
        self.now += ms
        return self

    def sees(self, person: str) -> list[Seen]:
        game = self.table.game_view(person, legal=False)
        assert game is not None
        return [seat.view for seat in game.seats]

    def folded(self) -> Table:
        return Table.fold("KITE", self.log)


def raw(move: Move) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(move))


def everything(table: Table) -> list[Any]:
    """All that anyone can learn from a table, to compare two of them."""
    viewers = ["", *sorted(table.seats.people)]
    later = table.latest + 1234
    missed: list[list[Happened]] = [table.missed(0, viewer) for viewer in viewers]
    return [
        table.seq,
        table.public_seq,
        msgspec.to_builtins(table.view()),
        [msgspec.json.encode(table.game_view(viewer, legal=True)) for viewer in viewers],
        msgspec.to_builtins(missed),
        table.due(),
        table.time(later),
        table.bots_to_move(),
        [(viewer, table.seats_of(viewer)) for viewer in viewers],
        None if table.state is None else msgspec.to_builtins(table.state.outcome()),
    ]
