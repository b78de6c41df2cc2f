"""A table as its log tells it: `decide` says what may be stored, `apply` does what is, and both use this.

No network, no asyncio, no clock of its own: time is an argument.
"""

from collections import deque
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from spyhouse.kernel import BadOptions, Game, Options, State
from spyhouse.table import fair
from spyhouse.table.clock import Clock
from spyhouse.table.command import BotPace, Command, Effect, Phase, Played
from spyhouse.table.known_packs import KnownPacks
from spyhouse.table.messages import GameView, Happened, TableView
from spyhouse.table.refused import Refused
from spyhouse.table.result import Result
from spyhouse.table.seats import Seats
from spyhouse.table.undo import Steps
from spyhouse.table.views import Views

if TYPE_CHECKING:
    from spyhouse.table.entry import Entry

REMEMBERED = 200
"""How many happenings are kept for those who come back."""
ANSWERS_EACH = 100
"""How many answers are kept for each person's resends: others, however busy, cannot push them out."""


class Table:
    code: str
    seq: int
    """Of the last entry in the log; 0 for a table that is not open yet."""
    public_seq: int
    """How many entries everybody may know of."""
    game: Game
    options: Options
    seats: Seats
    state: State | None
    """None in the lobby."""
    stuck: str
    """Why the game cannot go on, though it is not over; "" for one that can."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.seq = 0
        self.public_seq = 0
        self.state = None
        self.stuck = ""
        self.phase: Phase = "lobby"
        self.number = 1
        self.last_over = 0
        """The number of the last game that ended."""
        self.whole: list[int] = []
        """The games that ended, and of which today's rules tell the story as the log does."""
        self.chat = True
        self.hints = True
        self.bot_pace: BotPace = "usual"
        self.paused = False
        self.asleep = False
        self.deal: fair.Deal | None = None  # of the game that runs or is over
        self.secret = ""  # of the game to come; "" until the house has chosen one
        self.clock = Clock()
        self.latest = 0  # on the house clock
        self.steps = Steps()
        self._packs = KnownPacks()
        self._version = 0  # of the rules, when the table was opened
        self._proven = True  # whether the log tells what the moves of this game did
        self._views = Views()
        self._view: TableView | None = None
        self._recent: deque[Result] = deque(maxlen=REMEMBERED)
        self._asked_at = 0  # on the table's clock
        self._asked = 1  # the public seq since which the game asks what it asks now
        self._arranged = 1  # the public seq since which people, chairs and options are as they are
        self._answers: dict[str, dict[str, int]] = {}  # by person and command, the oldest first

    # --- what commands do

    def open(self, game: Game, version: int, options: Mapping[str, Any], secret: str) -> None:
        self.game = game
        self._version = version
        self.options = game.options()
        self.configure(options)
        self.secret = secret
        self.seats = Seats(self.code, game)

    def configure(self, options: Mapping[str, Any]) -> None:
        """These change, the others stay. Options that were fine once, and that today's rules may no longer
        know, leave the old ones."""
        try:
            now = msgspec.to_builtins(self.options)
            self.options = self.game.read_options({**now, **self._packs.read(options)})
        except BadOptions:
            self._proven = False

    def changes(self, options: Options) -> dict[str, Any]:
        """What `configure` needs to come to these options; all that goes into the log."""
        now, then = msgspec.to_builtins(self.options), msgspec.to_builtins(options)
        return self._packs.written({name: value for name, value in then.items() if value != now[name]})

    def begin(self, deal: fair.Deal, played: Played | None, format: int) -> None:
        """The game is dealt; without `played` it cannot be dealt so any more."""
        self.deal = deal
        self.secret = ""
        self.state = played.state if played else None
        self._proven = format > 1 or self._version == self.game.version
        self.seats.close_ranks()
        self.phase = "playing"

    def finish(self) -> None:
        self.last_over = self.number
        if self._proven and not self.stuck:
            self.whole.append(self.number)
        self.phase = "over"
        self.paused = False

    def back_to_lobby(self) -> None:
        self.seats.back_to_lobby()
        self.state = None
        self.stuck = ""
        self.deal = None
        self.phase = "lobby"
        self.paused = False
        self.number += 1
        self.clock = Clock()
        self.steps.moved_on()
        # Forget what single seats were told: from now on seat numbers mean other people.
        self._recent = deque((result.for_everyone() for result in self._recent), maxlen=REMEMBERED)

    def get_stuck(self) -> None:
        self.stuck = str(Refused("rules-changed", game=self.game.title))

    def doubt(self) -> None:
        """After a fold: a running game of other rules of which the log does not tell what they did is shown,
        but nobody can vouch for it."""
        if not self._proven and self.phase == "playing" and not self.stuck:
            self.get_stuck()

    def seating(self) -> Effect:
        """Somebody sits elsewhere: in a game that also changes what they see of it."""
        return Effect(table_changed=True, game_changed=self.state is not None)

    def options_of_sequel(self) -> Options:
        """What the next game starts from."""
        if self.state is None or self.state.outcome() is None:
            return self.options
        carried = self.game.table.sequel(self.state)
        if not carried:
            return self.options
        return self.game.read_options(msgspec.to_builtins(self.options) | dict(carried))

    def went_on(self, entry: "Entry", effect: Effect) -> Result:
        """An entry had this effect: count it, set the clock, remember it for those who come back."""
        at = entry.at
        self.latest = at
        self.seq = entry.seq
        if self.in_motion():
            self.clock.run(at)
        else:
            self.clock.stand(at)
        now = self.clock.time(at)
        if effect.seats is None:
            self.public_seq += 1
            if effect.game_changed:
                self._asked = self.public_seq
                self._asked_at = now
            if effect.table_changed:
                self._arranged = self.public_seq
        if effect.table_changed:
            self._view = None
        if effect.game_changed:
            self._views.forget()
        if entry.id:
            self._remember_answer(entry.person, entry.id)
        result = Result(entry.command, entry.person, now, self.public_seq, effect)
        if effect.seats is None:
            # Only these: a newcomer's list must not grow, nor forget, by what one seat did in secret (SF-34).
            self._recent.append(result)
        return result

    # --- what they ask first

    def check_running(self, stopping: bool = False) -> None:
        """Raise `Refused` unless moves can be made now."""
        if self.stuck:
            raise Refused("rules-changed", game=self.game.title)
        if self.paused and not stopping:
            raise Refused("table-is-paused")
        if self.asleep:
            raise Refused("table-is-asleep")

    def check_chat(self, words: bool = True) -> None:
        """Raise `Refused` where the host wants silence, or, if it is about words, the rules of the game."""
        if not self.chat:
            raise Refused("chat-is-off")
        if words and (reason := self.hush()):
            raise Refused(reason)

    def check_hands_off(self) -> None:
        """Raise `Refused` in a vote, or in a challenge: what a host does to a seat then would be a move in
        their own game."""
        if self.state is not None and self.in_play() and self.state.phase in self.state.clock_decides:
            raise Refused("hands-off")

    def check_fresh(self, command: Command, after: int) -> None:
        """Raise `Refused` if what somebody who had seen no more than `after` answers to is over."""
        if command.of_the_game:
            if after < self._asked:
                raise Refused("game-moved-on")
        elif after < self._arranged:
            raise Refused("table-changed")

    def waited_ms(self, at: int) -> int:
        """For how long the game has asked what it asks now."""
        return self.clock.time(at) - self._asked_at

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
                house_rules=self.game.house_rules(self.options),
                people=list(self.seats.people.values()),
                chairs=list(self.seats.chairs),
                host=self.seats.host,
                locked=self.seats.locked,
                private=self.seats.private,
                chat=self.chat,
                paused=self.paused,
                asleep=self.asleep,
                undo=self.game.table.undo,
                hints=self.hints and bool(self.game.table.hints),
                bot_pace=None if self.game.lab.real_time else self.bot_pace,
                commitment=fair.commitment(secret) if secret else "",
                secret=secret if self.phase == "over" else "",
                key=fair.key(secret) if self.phase == "over" else "",
                stuck=self.stuck,
            )
        return self._view

    def game_view(self, person: str, legal: bool) -> GameView | None:
        """What this person sees in all their seats; "" is a watcher. None in the lobby."""
        return self.seen_from(self.seats_of(person), legal)

    def seen_from(self, seats: Sequence[int], legal: bool) -> GameView | None:
        """The same for the holder of these seats; a watcher has none."""
        return None if self.state is None else self._views.of(self.state, seats, legal)

    def missed(self, after: int, person: str) -> list[Happened]:
        """What everyone may know of. What only this person knows is in their view."""
        seats = self.seats_of(person)
        recent = (result.to(seats) for result in self._recent if result.seq > after)
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
        if self.state is None or not self.in_play():
            return None
        deadline = self.state.deadline()
        return None if deadline is None else self.clock.when(deadline)

    def hush(self) -> str:
        """Why nobody may chat now, or ""."""
        return self.state.hush() if self.state is not None and self.in_play() else ""

    def warm(self, state: State | None = None) -> None:
        """Do now what would make the next moves slow, in the game that lies here or in one that is about to.
        It may take a second: not for the event loop."""
        state = state or self.state
        if state is not None and self.game.pictures is not None:
            self.game.pictures.warm(state)

    @property
    def picture(self) -> str:
        """The key of the picture that is played on; "" for none."""
        if self.state is None or self.game.pictures is None:
            return ""
        return self.game.pictures.key(self.state)

    def waits_for(self, person: str) -> bool:
        """Whether it is this person's turn, in any of their seats."""
        if self.state is None or not self.in_play():
            return False
        return not self.state.must_act().isdisjoint(self.seats_of(person))

    def waited_for(self) -> set[str]:
        """The people whose turn it is."""
        return {person for person in self.seats.people if self.waits_for(person)}

    def bots_to_move(self) -> list[tuple[int, str]]:
        """(seat, level) of the bots that may move now."""
        bots = self.seats.bots()
        if not bots or self.state is None or not self.in_motion():
            return []
        to_act = self.state.to_act()
        return [(seat, level) for seat, level in bots if seat in to_act]

    def in_motion(self) -> bool:
        """Whether a game runs and its clock with it."""
        return self.in_play() and not self.paused and not self.asleep

    def in_play(self) -> bool:
        """Whether a game is neither over nor stuck."""
        return self.phase == "playing" and not self.stuck

    def _remember_answer(self, person: str, command: str) -> None:
        answers = self._answers.setdefault(person, {})
        answers[command] = self.public_seq
        if len(answers) > ANSWERS_EACH:
            del answers[next(iter(answers))]
