"""Commands of the lobby: chairs, names, options and the deal."""

from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType
from msgspec.structs import replace

from spyhouse.kernel import BadOptions, SeatNumber, decode_error_args
from spyhouse.table import fair_deal
from spyhouse.table.command import (
    FORMAT,
    LOBBY,
    NOT_OVER,
    TABLE_CHANGED,
    Command,
    CommandEffect,
    Decision,
    DecisionContext,
    Face,
    Level,
    Name,
    Salt,
)
from spyhouse.table.display_text import clean_options, clean_text, unique
from spyhouse.table.errors import Refused
from spyhouse.table.game_runner import deal, redeal

if TYPE_CHECKING:
    from spyhouse.table.entry import Entry
    from spyhouse.table.table import Table


class Sit(Command, frozen=True):
    """Take an empty chair or, in play, a bot's seat: your own, or one that nobody owns."""

    phases = NOT_OVER

    seat: SeatNumber
    name: Annotated[str, Meta(max_length=24)] = ""
    """Name of this hand if one person plays several (lobby only); defaults to your own name."""
    face: Face | UnsetType = UNSET
    """Face of this hand (lobby only); defaults to your own face."""

    def decide(self, table: "Table", person: str, at: int, context: DecisionContext) -> Decision:
        seats = table.seats
        if table.phase == "lobby":
            seats.check_free(self.seat)
        else:
            seats.check_take_over(person, self.seat)
        return Decision(replace(self, name=clean_text(self.name)) if self.name else self)

    def apply(self, table: "Table", entry: "Entry") -> CommandEffect:
        if table.phase == "lobby":
            table.seats.sit(entry.person, self.seat, self.name, "" if self.face is UNSET else self.face)
        else:
            table.seats.take_over(entry.person, self.seat)
        return table.seating_effect()


class Stand(Command, frozen=True):
    """Leave a chair. In play a bot takes over until you sit down again."""

    phases = NOT_OVER

    seat: SeatNumber

    def decide(self, table: "Table", person: str, at: int, context: DecisionContext) -> Decision:
        chair = table.seats.require_chair(self.seat)
        if table.phase == "lobby" and chair.person != person:
            raise Refused("not-your-chair")
        if table.phase != "lobby" and self.seat not in table.seats_of(person):
            raise Refused("not-your-chair")
        return Decision(self)

    def apply(self, table: "Table", entry: "Entry") -> CommandEffect:
        if table.phase == "lobby":
            table.seats.clear(self.seat)
        else:
            table.seats.hand_to_bot(self.seat)
        return table.seating_effect()


class Ready(Command, frozen=True):
    """Say that you are ready, or not."""

    phases = LOBBY

    on: bool
    salt: Salt = ""

    def decide(self, table: "Table", person: str, at: int, context: DecisionContext) -> Decision:
        _check_commitment(table)
        if not table.seats_of(person):
            raise Refused("chair-first")
        return Decision(self)

    def apply(self, table: "Table", entry: "Entry") -> CommandEffect:
        table.seats.ready(entry.person, self.on, self.salt)
        return TABLE_CHANGED

    def public_form(self) -> Command:
        return replace(self, salt="")


class Rename(Command, frozen=True):
    """Change your name and face. Refused while the game closes the chat, because everyone sees a name."""

    name: Name
    face: Face

    def decide(self, table: "Table", person: str, at: int, context: DecisionContext) -> Decision:
        if table.hush():
            raise Refused("rename-later")
        name = unique(clean_text(self.name), table.seats.names_except(person))
        return Decision(replace(self, name=name))

    def apply(self, table: "Table", entry: "Entry") -> CommandEffect:
        table.seats.rename(entry.person, self.name, self.face)
        return TABLE_CHANGED


class SeatBot(Command, frozen=True):
    """Host: put a bot on an empty chair."""

    issuer = "host"
    phases = LOBBY

    seat: SeatNumber
    level: Level

    def decide(self, table: "Table", person: str, at: int, context: DecisionContext) -> Decision:
        table.seats.check_free(self.seat)
        table.seats.check_level(self.level)
        return Decision(self)

    def apply(self, table: "Table", entry: "Entry") -> CommandEffect:
        table.seats.seat_bot(self.seat, self.level)
        return TABLE_CHANGED


class ClearSeat(Command, frozen=True):
    """Host: empty a chair (lobby only)."""

    issuer = "host"
    phases = LOBBY

    seat: SeatNumber

    def decide(self, table: "Table", person: str, at: int, context: DecisionContext) -> Decision:
        chair = table.seats.require_chair(self.seat)
        if not chair.person and not chair.bot:
            raise Refused("empty-already")
        return Decision(self)

    def apply(self, table: "Table", entry: "Entry") -> CommandEffect:
        table.seats.clear(self.seat)
        return TABLE_CHANGED


class LetStudy(Command, frozen=True):
    """Agree that finished games of this table are studied, without names, or withdraw it (lobby only).

    The host asks by agreeing first. A game counts if the host and everyone seated agreed when it began, and
    nobody has withdrawn since.
    """

    phases = LOBBY

    on: bool

    def decide(self, table: "Table", person: str, at: int, context: DecisionContext) -> Decision:
        seats = table.seats
        if self.on and person != seats.host and seats.host not in seats.agreed:
            raise Refused("study-not-asked")
        return Decision(self)

    def apply(self, table: "Table", entry: "Entry") -> CommandEffect:
        table.seats.let_study(entry.person, self.on)
        return TABLE_CHANGED


class Configure(Command, frozen=True):
    """Host: change some options of the game; the others stay (lobby only)."""

    issuer = "host"
    phases = LOBBY

    options: dict[str, Any]

    def decide(self, table: "Table", person: str, at: int, context: DecisionContext) -> Decision:
        try:
            options = table.game.read_options(
                msgspec.to_builtins(table.options) | clean_options(self.options)
            )
        except BadOptions as error:
            raise Refused(str(error.args[0]), **error.fields) from None
        except RecursionError as error:
            raise Refused("not-understood", fault=decode_error_args(error)) from None
        return Decision(replace(self, options=table.changes(options)))

    def apply(self, table: "Table", entry: "Entry") -> CommandEffect:
        table.configure(self.options)
        table.seats.put_chairs(table.game.chairs(table.options))
        return TABLE_CHANGED


class Start(Command, frozen=True):
    """Host: deal. Taken chairs become seats 0, 1, 2 … in order."""

    issuer = "host"
    phases = LOBBY

    salt: Salt = ""

    def decide(self, table: "Table", person: str, at: int, context: DecisionContext) -> Decision:
        _check_commitment(table)
        players, game = len(table.seats.occupied()), table.game
        if players < game.seats.start:
            raise Refused("too-few-players", game=game.title, least=game.seats.start, players=players)
        try:
            return Decision(self, deal(table, self._deal(table, person, FORMAT).seed))
        except BadOptions as error:
            raise Refused(str(error.args[0]), **error.fields) from None

    def apply(self, table: "Table", entry: "Entry") -> CommandEffect:
        agreed = self._deal(table, entry.person, entry.format)
        played = entry.prepared or redeal(table, agreed.seed, entry)
        table.begin(agreed, played, entry.format)
        return CommandEffect(table_changed=True, game_changed=True, dealt=True, history_changed=True)

    def public_form(self) -> Command:
        return replace(self, salt="")

    def _deal(self, table: "Table", person: str, format: int) -> fair_deal.Deal:
        seats = table.seats
        salts = seats.salts({person: self.salt} if self.salt else {})
        people = seats.names_and_faces() if format > 2 else ()
        return fair_deal.Deal(table.secret, salts, people, table.secret_from_device)


def _check_commitment(table: "Table") -> None:
    # Salts must be added after the server has committed to its half of the seed.
    if not table.secret:
        raise Refused("deal-not-sealed")
