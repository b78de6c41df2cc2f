"""Commands that only the server issues."""

from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from spyhouse import games
from spyhouse.kernel import Phrase, SeatNumber
from spyhouse.table.command import (
    LOBBY,
    TABLE_CHANGED,
    Command,
    CommandEffect,
    Decision,
    DecisionContext,
    Face,
    Name,
    PersonId,
)
from spyhouse.table.commands.play import SKIP_AWAY_S
from spyhouse.table.display_text import clean_options, clean_text, unique
from spyhouse.table.errors import Refused

if TYPE_CHECKING:
    from spyhouse.table.entry import Entry
    from spyhouse.table.table import Table


class Opened(Command, frozen=True, omit_defaults=True):
    """The table was opened, with its game, rules version and the secret half of the first seed."""

    issuer = "server"
    opens_log = True

    game: str
    version: int
    options: dict[str, Any]
    secret: str
    device: Annotated[str, Meta(max_length=64)] = ""
    """Code of the table on the device it was imported from; "" if it was opened here."""

    def decide(self, table: "Table", person: str, at: int, context: DecisionContext) -> Decision:
        if table.seq:
            raise Refused("open-already")
        game = games.find(self.game)
        options = msgspec.to_builtins(game.read_options(clean_options(self.options)))
        return Decision(replace(self, version=game.version, options=options))

    def apply(self, table: "Table", entry: "Entry") -> CommandEffect:
        table.open(games.find(self.game), self.version, self.options, self.secret, self.device)
        return TABLE_CHANGED

    def public_form(self) -> Command:
        return replace(self, secret="")


class Joined(Command, frozen=True, omit_defaults=True):
    """A person joined. The token stays in their browser; this is its SHA-256."""

    issuer = "server"

    person: PersonId
    name: Name
    face: Face
    token_hash: str
    admitted: bool = False
    """The host has admitted them to a locked table."""

    def decide(self, table: "Table", person: str, at: int, context: DecisionContext) -> Decision:
        table.seats.check_join(self.person, self.token_hash, self.admitted)
        if table.hush() and any(context.away_s(each) < SKIP_AWAY_S for each in table.seats.people):
            raise Refused("join-later")  # everyone there would read the name (SF-10)
        return Decision(replace(self, name=unique(clean_text(self.name), table.seats.names())))

    def apply(self, table: "Table", entry: "Entry") -> CommandEffect:
        table.seats.join(self.person, self.name, self.face, self.token_hash)
        return TABLE_CHANGED

    def actor(self, person: str) -> str:
        return self.person

    def public_form(self) -> Command:
        return replace(self, token_hash="")


class NewSecret(Command, frozen=True, omit_defaults=True):
    """The secret half of the next game's seed, and the options that the last game changed.

    It is fixed before anyone gets ready.
    """

    issuer = "server"
    phases = LOBBY

    secret: str
    options: dict[str, Any] | None = None
    device: bool = False
    """Whether it was chosen by a device whose table was imported."""

    def decide(self, table: "Table", person: str, at: int, context: DecisionContext) -> Decision:
        if table.secret and not table.secret_from_device:
            raise Refused("secret-is-fixed")
        return Decision(self)

    def apply(self, table: "Table", entry: "Entry") -> CommandEffect:
        if table.secret:  # players must add their salts after the secret is committed
            table.seats.nobody_ready()
        table.secret = self.secret
        table.secret_from_device = self.device
        if self.options is not None:
            table.configure(self.options)
        return TABLE_CHANGED

    def public_form(self) -> Command:
        return replace(self, secret="", options=None)


class BotTold(Command, frozen=True):
    """A bot's public comment on a finished round (`Bot.debrief`). The table does not keep it."""

    issuer = "server"

    seat: SeatNumber
    note: dict[str, Any]

    def decide(self, table: "Table", person: str, at: int, context: DecisionContext) -> Decision:
        if table.state is None:
            raise Refused("debrief-too-late")
        return Decision(self)

    def actor(self, person: str) -> str:
        return "bot"


class BotSaid(Command, frozen=True):
    """A bot replied in the chat, under the same rules as people. The table does not keep it."""

    issuer = "server"

    seat: SeatNumber
    text: Phrase | str
    name: str = ""
    face: str = ""
    """The bot's face now; another player may sit there later."""

    def decide(self, table: "Table", person: str, at: int, context: DecisionContext) -> Decision:
        table.check_chat()
        chair = table.seats.require_chair(self.seat)
        if not chair.bot or chair.person:
            raise Refused("no-bot-there")
        return Decision(replace(self, name=chair.name, face=chair.face))

    def actor(self, person: str) -> str:
        return "bot"


class Visited(Command, frozen=True):
    """Somebody returned after a day or more. The entry marks the table as used, so it is kept."""

    issuer = "server"


class Slept(Command, frozen=True):
    """Nobody has been here for a while: the clock is stopped."""

    issuer = "server"

    def decide(self, table: "Table", person: str, at: int, context: DecisionContext) -> Decision:
        if table.asleep:
            raise Refused("asleep-already")
        return Decision(self)

    def apply(self, table: "Table", entry: "Entry") -> CommandEffect:
        table.asleep = True
        return TABLE_CHANGED


class Woke(Command, frozen=True):
    """Somebody is back: the clock runs again."""

    issuer = "server"

    def decide(self, table: "Table", person: str, at: int, context: DecisionContext) -> Decision:
        if not table.asleep:
            raise Refused("awake-already")
        return Decision(self)

    def apply(self, table: "Table", entry: "Entry") -> CommandEffect:
        table.asleep = False
        return TABLE_CHANGED
