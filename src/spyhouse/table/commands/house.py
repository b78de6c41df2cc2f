"""What only the house itself writes down."""

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from spyhouse import games
from spyhouse.kernel import Phrase, SeatNumber
from spyhouse.table.command import (
    LOBBY,
    NOTHING_CHANGED,
    TABLE_CHANGED,
    Command,
    Decision,
    Effect,
    Face,
    Name,
    Outside,
    PersonId,
)
from spyhouse.table.names import clean, tidy, unique
from spyhouse.table.refused import Refused

if TYPE_CHECKING:
    from spyhouse.table.entry import Entry
    from spyhouse.table.table import Table


class Opened(Command, frozen=True):
    """A table begins: its game, the rules' version, the first game's secret half of the seed."""

    who = "house"
    opens = True

    game: str
    version: int
    options: dict[str, Any]
    secret: str

    def decide(self, table: "Table", person: str, at: int, outside: Outside) -> Decision:
        if table.seq:
            raise Refused("open-already")
        game = games.find(self.game)
        options = msgspec.to_builtins(game.read_options(tidy(self.options)))
        return Decision(replace(self, version=game.version, options=options))

    def apply(self, table: "Table", entry: "Entry") -> Effect:
        table.open(games.find(self.game), self.version, self.options, self.secret)
        return TABLE_CHANGED

    def shown(self) -> Command:
        return replace(self, secret="")


class Joined(Command, frozen=True):
    """A person came in. The token itself is only in their browser; this is its SHA-256."""

    who = "house"

    person: PersonId
    name: Name
    face: Face
    token_hash: str

    def decide(self, table: "Table", person: str, at: int, outside: Outside) -> Decision:
        table.seats.check_join(self.person, self.token_hash)
        return Decision(replace(self, name=unique(clean(self.name), table.seats.names())))

    def apply(self, table: "Table", entry: "Entry") -> Effect:
        table.seats.join(self.person, self.name, self.face, self.token_hash)
        return TABLE_CHANGED

    def by(self, person: str) -> str:
        return self.person

    def shown(self) -> Command:
        return replace(self, token_hash="")


class NewSecret(Command, frozen=True, omit_defaults=True):
    """The secret half of the next game's seed, fixed before anyone gets ready for it; and the options that
    the last game has changed for it."""

    who = "house"
    when = LOBBY

    secret: str
    options: dict[str, Any] | None = None

    def decide(self, table: "Table", person: str, at: int, outside: Outside) -> Decision:
        if table.secret:
            raise Refused("secret-is-fixed")
        return Decision(self)

    def apply(self, table: "Table", entry: "Entry") -> Effect:
        table.secret = self.secret
        if self.options is not None:
            table.configure(self.options)
        return TABLE_CHANGED

    def shown(self) -> Command:
        return replace(self, secret="", options=None)


class BotTold(Command, frozen=True):
    """What a bot tells everyone about a round that is over (`Bot.debrief`); the fold keeps nothing of it."""

    who = "house"

    seat: SeatNumber
    note: dict[str, Any]

    def decide(self, table: "Table", person: str, at: int, outside: Outside) -> Decision:
        if table.state is None:
            raise Refused("debrief-too-late")
        return Decision(self)

    def apply(self, table: "Table", entry: "Entry") -> Effect:
        return NOTHING_CHANGED

    def by(self, person: str) -> str:
        return "bot"


class BotSaid(Command, frozen=True):
    """A bot answers in the chat, where and when people may speak; the fold keeps nothing of it."""

    who = "house"

    seat: SeatNumber
    text: Phrase | str
    name: str = ""
    face: str = ""
    """As it sits there now: later somebody else may."""

    def decide(self, table: "Table", person: str, at: int, outside: Outside) -> Decision:
        table.check_chat()
        chair = table.seats.chair(self.seat)
        if not chair.bot or chair.person:
            raise Refused("no-bot-there")
        return Decision(replace(self, name=chair.name, face=chair.face))

    def apply(self, table: "Table", entry: "Entry") -> Effect:
        return NOTHING_CHANGED

    def by(self, person: str) -> str:
        return "bot"


class Visited(Command, frozen=True):
    """Somebody of this table came back after a day or more: so it is kept."""

    who = "house"

    def apply(self, table: "Table", entry: "Entry") -> Effect:
        return NOTHING_CHANGED


class Slept(Command, frozen=True):
    """Nobody has been here for a while: the clock stands still."""

    who = "house"

    def decide(self, table: "Table", person: str, at: int, outside: Outside) -> Decision:
        if table.asleep:
            raise Refused("asleep-already")
        return Decision(self)

    def apply(self, table: "Table", entry: "Entry") -> Effect:
        table.asleep = True
        return TABLE_CHANGED


class Woke(Command, frozen=True):
    """Somebody is back: the clock runs on."""

    who = "house"

    def decide(self, table: "Table", person: str, at: int, outside: Outside) -> Decision:
        if not table.asleep:
            raise Refused("awake-already")
        return Decision(self)

    def apply(self, table: "Table", entry: "Entry") -> Effect:
        table.asleep = False
        return TABLE_CHANGED
