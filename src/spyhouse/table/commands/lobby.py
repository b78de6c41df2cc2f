"""In the lobby: chairs, names, options, and the deal."""

from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from spyhouse.kernel import BadOptions, SeatNumber
from spyhouse.table import fair
from spyhouse.table.command import (
    FORMAT,
    LOBBY,
    NOT_OVER,
    TABLE_CHANGED,
    Command,
    Decision,
    Effect,
    Face,
    Level,
    Name,
    Outside,
    Salt,
)
from spyhouse.table.names import clean, tidy, unique
from spyhouse.table.refused import Refused
from spyhouse.table.rules import deal, deal_again

if TYPE_CHECKING:
    from spyhouse.table.entry import Entry
    from spyhouse.table.table import Table


class Sit(Command, frozen=True):
    """Take an empty chair, or in play a bot's seat (your own back, or one that nobody owns)."""

    when = NOT_OVER

    seat: SeatNumber
    name: Annotated[str, Meta(max_length=24)] = ""
    """In the lobby, what to call this hand when one person plays several; else your own name."""

    def decide(self, table: "Table", person: str, at: int, outside: Outside) -> Decision:
        seats = table.seats
        if table.phase == "lobby":
            seats.check_free(self.seat)
        else:
            seats.check_take_over(person, self.seat)
        return Decision(replace(self, name=clean(self.name)) if self.name else self)

    def apply(self, table: "Table", entry: "Entry") -> Effect:
        if table.phase == "lobby":
            table.seats.sit(entry.person, self.seat, self.name)
        else:
            table.seats.take_over(entry.person, self.seat)
        return table.seating()


class Stand(Command, frozen=True):
    """Leave a chair; in play a bot takes over until you sit down again."""

    when = NOT_OVER

    seat: SeatNumber

    def decide(self, table: "Table", person: str, at: int, outside: Outside) -> Decision:
        chair = table.seats.chair(self.seat)
        if table.phase == "lobby" and chair.person != person:
            raise Refused("not-your-chair")
        if table.phase != "lobby" and self.seat not in table.seats_of(person):
            raise Refused("not-your-chair")
        return Decision(self)

    def apply(self, table: "Table", entry: "Entry") -> Effect:
        if table.phase == "lobby":
            table.seats.clear(self.seat)
        else:
            table.seats.leave_to_bot(self.seat)
        return table.seating()


class Ready(Command, frozen=True):
    when = LOBBY

    on: bool
    salt: Salt = ""

    def decide(self, table: "Table", person: str, at: int, outside: Outside) -> Decision:
        _check_promised(table)
        if not table.seats_of(person):
            raise Refused("chair-first")
        return Decision(self)

    def apply(self, table: "Table", entry: "Entry") -> Effect:
        table.seats.ready(entry.person, self.on, self.salt)
        return TABLE_CHANGED

    def shown(self) -> Command:
        return replace(self, salt="")


class Rename(Command, frozen=True):
    name: Name
    face: Face

    def decide(self, table: "Table", person: str, at: int, outside: Outside) -> Decision:
        name = unique(clean(self.name), table.seats.names_besides(person))
        return Decision(replace(self, name=name))

    def apply(self, table: "Table", entry: "Entry") -> Effect:
        table.seats.rename(entry.person, self.name, self.face)
        return TABLE_CHANGED


class SeatBot(Command, frozen=True):
    """Host: put a bot on an empty chair."""

    who = "host"
    when = LOBBY

    seat: SeatNumber
    level: Level

    def decide(self, table: "Table", person: str, at: int, outside: Outside) -> Decision:
        table.seats.check_free(self.seat)
        table.seats.check_level(self.level)
        return Decision(self)

    def apply(self, table: "Table", entry: "Entry") -> Effect:
        table.seats.seat_bot(self.seat, self.level)
        return TABLE_CHANGED


class ClearSeat(Command, frozen=True):
    """Host: an empty chair where a bot or a person sat (lobby only)."""

    who = "host"
    when = LOBBY

    seat: SeatNumber

    def decide(self, table: "Table", person: str, at: int, outside: Outside) -> Decision:
        chair = table.seats.chair(self.seat)
        if not chair.person and not chair.bot:
            raise Refused("empty-already")
        return Decision(self)

    def apply(self, table: "Table", entry: "Entry") -> Effect:
        table.seats.clear(self.seat)
        return TABLE_CHANGED


class Configure(Command, frozen=True):
    """Host: change these options of the game; the others stay (lobby only)."""

    who = "host"
    when = LOBBY

    options: dict[str, Any]

    def decide(self, table: "Table", person: str, at: int, outside: Outside) -> Decision:
        try:
            options = table.game.read_options(msgspec.to_builtins(table.options) | tidy(self.options))
        except BadOptions as error:
            raise Refused(str(error.args[0]), **error.fields) from None
        except RecursionError:
            raise Refused("not-understood", why="it is nested too deeply.") from None
        return Decision(replace(self, options=table.changes(options)))

    def apply(self, table: "Table", entry: "Entry") -> Effect:
        table.configure(self.options)
        return TABLE_CHANGED


class Start(Command, frozen=True):
    """Host: deal. Occupied chairs become seats 0, 1, 2 ... in their order."""

    who = "host"
    when = LOBBY

    salt: Salt = ""

    def decide(self, table: "Table", person: str, at: int, outside: Outside) -> Decision:
        _check_promised(table)
        players, game = len(table.seats.taken()), table.game
        if players < game.seats.start:
            raise Refused("too-few-players", game=game.title, least=game.seats.start, players=players)
        try:
            return Decision(self, deal(table, self._deal(table, person, FORMAT).seed))
        except BadOptions as error:
            raise Refused(str(error.args[0]), **error.fields) from None

    def apply(self, table: "Table", entry: "Entry") -> Effect:
        agreed = self._deal(table, entry.person, entry.format)
        played = entry.played or deal_again(table, agreed.seed, entry)
        table.begin(agreed, played, entry.format)
        return Effect(table_changed=True, game_changed=True, dealt=True, new_past=True)

    def shown(self) -> Command:
        return replace(self, salt="")

    def _deal(self, table: "Table", person: str, format: int) -> fair.Deal:
        seats = table.seats
        salts = seats.salts({person: self.salt} if self.salt else {})
        return fair.Deal(table.secret, salts, seats.names_and_faces() if format > 2 else ())


def _check_promised(table: "Table") -> None:
    # Whoever adds to the seed must do so after the house has committed to its own half.
    if not table.secret:
        raise Refused("deal-not-sealed")
