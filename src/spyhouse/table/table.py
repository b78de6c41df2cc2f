"""A table: a pure fold of its log. No network, no asyncio, no clock of its own: time is an argument."""

from collections import deque
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec.structs import replace

from spyhouse import games
from spyhouse.kernel import BadOptions, Game, Options, SpyhouseError, State
from spyhouse.table import allowed, fair
from spyhouse.table import commands as do
from spyhouse.table.clock import Clock
from spyhouse.table.commands import Deed
from spyhouse.table.deeds import DOERS
from spyhouse.table.messages import GameView, Happened, TableView
from spyhouse.table.names import TEXT_LENGTH, clean
from spyhouse.table.refused import Refused
from spyhouse.table.seats import Seats
from spyhouse.table.told import Told
from spyhouse.table.undo import Steps
from spyhouse.table.views import Views

if TYPE_CHECKING:
    from spyhouse.store.entry import Entry

__all__ = ["Refused", "Table", "Told"]

REMEMBERED = 200
"""How many happenings are kept for those who come back."""
ANSWERS_EACH = 100
"""How many answers are kept for each person's resends: others, however busy, cannot push them out."""

_decode: Callable[[bytes], Any] = msgspec.json.Decoder(Deed).decode
_encode = msgspec.json.Encoder().encode


class Table:
    code: str
    seq: int
    """Of the last entry in the log."""
    public_seq: int
    """How many entries everybody may know of."""
    game: Game
    state: State | None
    """None in the lobby."""

    def __init__(self, code: str, opened: do.Opened, seq: int = 1) -> None:
        self.code = code
        self.seq = seq
        self.public_seq = 1
        self.game = games.find(opened.game)
        if opened.version != self.game.version:
            raise SpyhouseError(
                f"Table {code} was opened with version {opened.version} of the rules of {self.game.title}; "
                f"this house plays version {self.game.version}. Open a new table to play on."
            )
        self.state = None
        self.options: Options = self.game.read_options(opened.options)
        self.phase: Literal["lobby", "playing", "over"] = "lobby"
        self.number = 1
        self.seats = Seats(code, self.game)
        self.chat = True
        self.hints = True
        self.paused = False
        self.asleep = False
        self.deal: fair.Deal | None = None  # of the game that runs or is over
        self.secret = opened.secret  # of the game to come; "" until the house has chosen one
        self.clock = Clock()
        self.latest = 0  # on the house clock
        self.steps = Steps()
        self._views = Views()
        self._view: TableView | None = None
        self._recent: deque[Told] = deque(maxlen=REMEMBERED)
        self._answers: dict[str, dict[str, int]] = {}  # by person and command, the oldest first

    @classmethod
    def fold(cls, code: str, entries: "Iterable[Entry]") -> "Table":
        rest = iter(entries)
        first = next(rest, None)
        opened = None if first is None else _decode(first.body)
        if first is None or not isinstance(opened, do.Opened):
            raise SpyhouseError(f"The log of table {code} does not begin with the opening of a table.")
        table = cls(code, opened, first.seq)
        for entry in rest:
            table.replay(entry)
        return table

    def replay(self, entry: "Entry") -> Told:
        """Do again what the log says was done."""
        if entry.seq != self.seq + 1:
            raise SpyhouseError(f"The log of table {self.code} goes from entry {self.seq} to {entry.seq}.")
        try:
            return self.do(_decode(entry.body), entry.person, entry.at, entry.command)
        except (SpyhouseError, msgspec.DecodeError) as error:
            raise SpyhouseError(
                f"Entry {entry.seq} of table {self.code} cannot be replayed: {error}"
            ) from error

    def do(self, deed: Deed, person: str, at: int, command: str = "") -> Told:
        """Do it at `at` of the house clock, or raise `Refused` or `IllegalMove` and change nothing."""
        allowed.check(deed, person, self.seats.people, self.seats.host, self.phase)
        deed = self._understood(deed)
        at = max(at, self.latest)
        effect = DOERS[type(deed)](self, deed, person, at)
        self.latest = at
        self._set_the_clock(at)
        self.seq += 1
        if effect.seats is None:
            self.public_seq += 1
        if effect.table_changed:
            self._view = None
        if effect.game_changed:
            self._views.forget()
        if command:
            self._remember_answer(person, command)
        told = Told(
            deed,
            person,
            self.clock.time(at),
            self.public_seq,
            effect.seats,
            list(effect.events),
            effect.table_changed,
            effect.game_changed,
        )
        if told.public:
            # Only these: a newcomer's list must not grow, nor forget, by what one seat did in secret (SF-34).
            self._recent.append(told)
        return told

    def body(self, deed: Deed) -> bytes:
        """The bytes to store: moves, options and texts as understood here, not as they were typed."""
        match deed:
            case do.Play() | do.HostPlay() | do.BotPlayed():
                deed = replace(deed, move=msgspec.Raw(_encode(self.game.read_move(deed.move))))
            case do.Opened():
                deed = replace(deed, options=msgspec.to_builtins(self.game.read_options(deed.options)))
        return _encode(self._understood(deed))

    # --- looking

    def view(self) -> TableView:
        if self._view is None:
            secret = self.deal.secret if self.deal else self.secret
            self._view = TableView(
                code=self.code,
                game=self.game.name,
                version=self.game.version,
                phase=self.phase,
                number=self.number,
                options=msgspec.to_builtins(self.options),
                summary=self.game.summary(self.options),
                people=list(self.seats.people.values()),
                chairs=list(self.seats.chairs),
                host=self.seats.host,
                locked=self.seats.locked,
                chat=self.chat,
                paused=self.paused,
                asleep=self.asleep,
                undo=self.game.undo,
                hints=self.hints and bool(self.game.hints),
                commitment=fair.commitment(secret) if secret else "",
                secret=secret if self.phase == "over" else "",
            )
        return self._view

    def game_view(self, person: str, legal: bool) -> GameView | None:
        """What this person sees in all their seats; "" is a watcher. None in the lobby."""
        if self.state is None:
            return None
        return self._views.of(self.state, self.seats_of(person), legal)

    def happened(self, told: Told, person: str) -> Happened | None:
        """What this person (or "" for a watcher) may know of it; None if nothing."""
        return told.to(self.seats_of(person))

    def missed(self, after: int, person: str) -> list[Happened]:
        """What everyone may know of. What only this person knows is in their view."""
        seats = self.seats_of(person)
        recent = (told.to(seats) for told in self._recent if told.seq > after)
        return [happened for happened in recent if happened is not None]

    def answer_to(self, person: str, command: str) -> int | None:
        """The `public_seq` after this command was done, if it was and is still remembered."""
        return self._answers.get(person, {}).get(command)

    def person_with(self, token_hash: str) -> str | None:
        return self.seats.person_with(token_hash)

    def seats_of(self, person: str) -> list[int]:
        """The seats this person plays now; not those where a bot plays on for them."""
        return self.seats.played_by(person)

    def time(self, at: int) -> int:
        """The table's clock when the house clock shows `at`."""
        return self.clock.time(at)

    def due(self) -> int | None:
        """When `Ticked` is due on the house clock; None if never, or while the clock stands still."""
        if self.state is None or self.phase != "playing":
            return None
        deadline = self.state.deadline()
        return None if deadline is None else self.clock.when(deadline)

    def warm(self) -> None:
        """Do now what would make the next moves slow. It may take a second: not for the event loop."""
        if self.state is not None and self.game.warm is not None:
            self.game.warm(self.state)

    def bots_to_move(self) -> list[tuple[int, str]]:
        """(seat, level) of the bots that may move now."""
        if self.state is None or not self.in_motion():
            return []
        to_act = self.state.to_act()
        return [(seat, level) for seat, level in self.seats.bots() if seat in to_act]

    def in_motion(self) -> bool:
        """Whether a game runs and its clock with it."""
        return self.phase == "playing" and not self.paused and not self.asleep

    def only_public_past(self) -> None:
        """Forget what single seats were told: from now on seat numbers mean other people."""
        self._recent = deque((told.for_everyone() for told in self._recent), maxlen=REMEMBERED)

    def _understood(self, deed: Deed) -> Deed:
        """The deed as everyone is told of it: texts fit to show, options complete."""
        match deed:
            case do.Say(text=text):
                return replace(deed, text=clean(text, TEXT_LENGTH))
            case do.Joined(name=name) | do.Rename(name=name):
                return replace(deed, name=clean(name))
            case do.Sit(name=name) if name:
                return replace(deed, name=clean(name))
            case do.Configure(options=values):
                try:
                    options = self.game.read_options(msgspec.to_builtins(self.options) | values)
                    return replace(deed, options=msgspec.to_builtins(options))
                except BadOptions as error:
                    raise Refused(str(error)) from None
            case _:
                return deed

    def _set_the_clock(self, at: int) -> None:
        if self.in_motion():
            self.clock.run(at)
        else:
            self.clock.stand(at)

    def _remember_answer(self, person: str, command: str) -> None:
        answers = self._answers.setdefault(person, {})
        answers[command] = self.public_seq
        if len(answers) > ANSWERS_EACH:
            del answers[next(iter(answers))]
