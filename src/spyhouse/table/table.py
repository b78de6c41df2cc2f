"""The state of a table, built from its log. `decide` reads it, `apply` changes it.

No network, no asyncio and no clock: time is an argument.
"""

from collections import deque
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
from msgspec.structs import replace

from spyhouse.kernel import BadOptions, Game, Options, Outcome, State
from spyhouse.table import fair_deal
from spyhouse.table.applied import AppliedEntry
from spyhouse.table.clock import Clock
from spyhouse.table.command import Command, CommandEffect, PreparedMove
from spyhouse.table.errors import Refused
from spyhouse.table.pack_registry import PackRegistry
from spyhouse.table.seats import Seating
from spyhouse.table.table_view import BotPace, GameView, Phase, TableView
from spyhouse.table.undo import UndoStack
from spyhouse.table.views import ViewCache

if TYPE_CHECKING:
    from spyhouse.table.entry import Entry

RECENT_KEPT = 200
"""Number of public entries kept for clients that reconnect."""
ANSWERS_PER_PERSON = 100
"""Number of replies kept per person for resends. A busy person cannot push out another's."""


class Postponed(Protocol):
    """A command that waits for the end of a turn, vote or challenge."""

    def carry_out(self, table: "Table") -> CommandEffect:
        """Do what was postponed."""


class Table:
    """One table in memory."""

    code: str
    seq: int
    """Seq of the last log entry; 0 before the table is opened."""
    public_seq: int
    """Number of public entries."""
    game: Game
    options: Options
    seats: Seating
    state: State | None
    """None in the lobby."""
    stuck: str
    """Why the game cannot continue although it is not over; "" if it can."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.seq = 0
        self.public_seq = 0
        self.state = None
        self.stuck = ""
        self.kept_outcome: Outcome | None = None
        """Outcome of a finished game that today's rules cannot replay."""
        self.phase: Phase = "lobby"
        self._may_be_studied: dict[int, frozenset[str]] = {}
        self.number = 1
        self.last_finished = 0
        """Number of the last finished game."""
        self.verified_games: list[int] = []
        """Finished games that today's rules replay as logged."""
        self.chat = True
        self.hints = True
        self.bot_pace: BotPace = "usual"
        self.paused = False
        self.asleep = False
        self.deal: fair_deal.Deal | None = None  # of the running or finished game
        self.secret = ""  # of the next game; "" until the server has chosen one
        self.secret_from_device = False
        self.clock = Clock()
        self.last_entry_ms = 0  # server clock
        self.undo_stack = UndoStack()
        self._packs = PackRegistry()
        self._postponed: list[tuple[Postponed, tuple[str, tuple[int, ...]]]] = []
        self._version = 0  # of the rules when the table was opened
        self._verified = True  # whether the log has fingerprints of this game's moves
        self._views = ViewCache()
        self._view: TableView | None = None
        self.recent: deque[AppliedEntry] = deque(maxlen=RECENT_KEPT)
        """The last public entries, oldest first."""
        self._prompt_since = 0  # table clock
        self._prompt_seq = 1  # public seq of the game's current prompt
        self._setup_seq = 1  # public seq of the last change of people, chairs or options
        self._answers: dict[str, dict[str, int]] = {}  # by person and command id, oldest first

    # --- changes, called by commands

    def open(
        self, game: Game, version: int, options: Mapping[str, Any], secret: str, device: str = ""
    ) -> None:
        """Set up the table for a game."""
        self.game = game
        self._version = version
        self.options = game.options()
        self.configure(options)
        self.secret = secret
        self.secret_from_device = bool(device)
        # Bot names depend on the code, and the deal depends on the names.
        self.seats = Seating(device or self.code, game, game.chairs(self.options))

    def configure(self, options: Mapping[str, Any]) -> None:
        """Change some options; the others stay. Logged options that today's rules reject are ignored."""
        try:
            now = msgspec.to_builtins(self.options)
            self.options = self.game.read_options({**now, **self._packs.from_log(options)})
        except BadOptions:
            self._verified = False

    def with_packs(self, options: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return logged options with the pack in place of its id."""
        return self._packs.from_log(options)

    def changes(self, options: Options) -> dict[str, Any]:
        """Return the changes that `configure` needs to reach these options, in the form stored in the log."""
        now, then = msgspec.to_builtins(self.options), msgspec.to_builtins(options)
        return self._packs.to_log({name: value for name, value in then.items() if value != now[name]})

    def begin(self, deal: fair_deal.Deal, played: PreparedMove | None, format: int) -> None:
        """Start the dealt game.

        Without `played`, today's rules cannot repeat the deal and the game is stuck.
        """
        self.deal = deal
        self.secret = ""
        self.state = played.state if played else None
        self._verified = format > 1 or self._version == self.game.version
        self.seats.compact()
        self.phase = "playing"
        needed = self.seats.consent_needed()
        if needed <= self.seats.agreed:
            self._may_be_studied[self.number] = needed

    def finish(self, outcome: Outcome | None = None) -> None:
        """End the game. `outcome` is the logged one, for games that today's rules cannot replay."""
        self.kept_outcome = outcome
        self.last_finished = self.number
        if self._verified and not self.stuck:
            self.verified_games.append(self.number)
        self.phase = "over"
        self.paused = False

    def studied(self) -> list[int]:
        """Return the numbers of finished games that everyone agreed to have studied."""
        return [
            number
            for number, needed in self._may_be_studied.items()
            if number <= self.last_finished and needed <= self.seats.agreed
        ]

    def back_to_lobby(self) -> None:
        """Return to the lobby after a game."""
        self.seats.back_to_lobby(self.game.chairs(self.options))
        self.state = None
        self.stuck = ""
        self.kept_outcome = None
        self.deal = None
        self.phase = "lobby"
        self.paused = False
        self.number += 1
        self.clock = Clock()
        self.undo_stack.clear()
        # Drop private entries: from now on seat numbers mean other people.
        self.recent = deque((result.public_part() for result in self.recent), maxlen=RECENT_KEPT)

    def mark_stuck(self) -> None:
        """Mark the game as stuck, because its rules have changed."""
        self.stuck = str(Refused("rules-changed", game=self.game.title))

    def mark_stuck_if_unverified(self) -> None:
        """Mark a running game as stuck if its rules have changed and the log has no fingerprints.

        Called after a fold.
        """
        if not self._verified and self.phase == "playing" and not self.stuck:
            self.mark_stuck()

    def seating_effect(self) -> CommandEffect:
        """Return the effect of a change of seats. During a game it also changes views."""
        return CommandEffect(table_changed=True, game_changed=self.state is not None)

    def next_game_options(self) -> Options:
        """Return the options for the next game."""
        if self.state is None or self.state.outcome() is None:
            return self.options
        carried = self.game.table.next_options(self.state)
        if not carried:
            return self.options
        return self.game.read_options(msgspec.to_builtins(self.options) | dict(carried))

    def record_applied(self, entry: "Entry", effect: CommandEffect) -> AppliedEntry:
        """Count an applied entry, update the clock, and keep it for clients that reconnect."""
        # a secret action of one seat must not trigger visible changes
        if self._postponed and effect.visible_to is None:
            effect = self._carry_out(effect)
        at = entry.at
        self.last_entry_ms = at
        self.seq = entry.seq
        if self.clock_running():
            self.clock.run(at)
        else:
            self.clock.stop(at)
        now = self.clock.time(at)
        if effect.visible_to is None:
            self.public_seq += 1
            if effect.game_changed:
                self._prompt_seq = self.public_seq
                self._prompt_since = now
            if effect.table_changed:
                self._setup_seq = self.public_seq
        if effect.table_changed:
            self._view = None
        if effect.game_changed:
            self._views.clear()
        if entry.id:
            self._remember_answer(entry.person, entry.id)
        result = AppliedEntry(entry.command, entry.person, now, self.public_seq, effect)
        if effect.visible_to is None:
            # Public entries only: a secret action must not lengthen or shorten a newcomer's list (SF-34).
            self.recent.append(result)
        return result

    def postpone(self, command: Postponed) -> None:
        """Carry out a command when the turn, vote or challenge is over."""
        self._postponed.append((command, self._turn()))

    def _carry_out(self, effect: CommandEffect) -> CommandEffect:
        """Carry out postponed commands whose turn is over, at most one removal at a time."""
        for waiting in list(self._postponed):
            command, since = waiting
            if self.game_running() and (
                self.is_voting() or (self._turn() == since and not self.between_rounds())
            ):
                continue
            self._postponed.remove(waiting)
            done = command.carry_out(self)
            effect = replace(
                effect,
                table_changed=True,
                game_changed=effect.game_changed or done.game_changed,
                removed_person=done.removed_person,
            )
            if done.removed_person:
                break
        return effect

    def _turn(self) -> tuple[str, tuple[int, ...]]:
        """Return the phase and the seats it waits for."""
        return ("", ()) if self.state is None else (self.state.phase, self.state.waiting_for())

    # --- checks, called before storing

    def check_running(self, stopping: bool = False) -> None:
        """Raise `Refused` unless moves can be made now."""
        if self.stuck:
            raise Refused("rules-changed", game=self.game.title)
        if self.paused and not stopping:
            raise Refused("table-is-paused")
        if self.asleep:
            raise Refused("table-is-asleep")

    def check_chat(self, words: bool = True) -> None:
        """Raise `Refused` if the host has closed the chat or, for words, if the game has."""
        if not self.chat:
            raise Refused("chat-is-off")
        if words and (reason := self.hush()):
            raise Refused(reason)

    def check_host_may_intervene(self) -> None:
        """Raise `Refused` during a vote or challenge: replacing a player then would influence the result."""
        if self.is_voting():
            raise Refused("hands-off")

    def check_fresh(self, command: Command, seen_seq: int) -> None:
        """Raise `Refused` if the prompt that the command answers is over.

        `seen_seq` is the last public seq that the sender had seen.
        """
        if command.is_game_command:
            if seen_seq < self._prompt_seq:
                raise Refused("game-moved-on")
        elif seen_seq < self._setup_seq:
            raise Refused("table-changed")

    def waited_ms(self, at: int) -> int:
        """Return for how many ms of the table clock the current prompt has been open."""
        return self.clock.time(at) - self._prompt_since

    # --- views and queries

    def view(self) -> TableView:
        """Return the public state of the table."""
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
                house_rules=self.game.option_phrases(self.options),
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
                bot_pace=None if self.game.real_time else self.bot_pace,
                commitment=fair_deal.commitment(secret) if secret else "",
                secret=secret if self.phase == "over" else "",
                key=fair_deal.record_key(secret) if self.phase == "over" else "",
                stuck=self.stuck,
                from_device=self.deal.device if self.deal else self.secret_from_device,
                agreed=sorted(self.seats.agreed & self.seats.people.keys()),
            )
        return self._view

    def game_view(self, person: str, legal: bool) -> GameView | None:
        """Return what a person sees in all their seats; "" is a watcher. None in the lobby."""
        return self.view_for_seats(self.seats_of(person), legal)

    def view_for_seats(self, seats: Sequence[int], legal: bool) -> GameView | None:
        """Return what the holder of these seats sees; a watcher has none. None in the lobby."""
        if self.state is None:
            return None
        view = self._views.get(self.state, seats, legal and not self.stuck)
        if not self.stuck:
            return view
        # A stuck game that ended by its log: show the logged outcome and no moves.
        outcome = self.kept_outcome if self.phase == "over" else None
        return replace(view, to_act=[], deadline=None, hush="", outcome=outcome, host=[])

    def answered_seq(self, person: str, command: str) -> int | None:
        """Return the `public_seq` of a command that was already carried out, if it is still remembered."""
        return self._answers.get(person, {}).get(command)

    def seats_of(self, person: str) -> list[int]:
        """Return the seats a person plays now, without those where a bot plays for them."""
        return self.seats.played_by(person)

    def due(self) -> int | None:
        """Return the server-clock time at which `Ticked` is due; None if never or while stopped."""
        if self.state is None or not self.game_running():
            return None
        deadline = self.state.deadline()
        return None if deadline is None else self.clock.when(deadline)

    def hush(self) -> str:
        """Return why chat is closed now, or ""."""
        return self.state.chat_closed_reason() if self.state is not None and self.game_running() else ""

    def warm(self, state: State | None = None) -> None:
        """Precompute what slows down the next moves. May take a second: not for the event loop."""
        state = state or self.state
        if state is not None and self.game.pictures is not None:
            self.game.pictures.warm(state)

    @property
    def scene_key(self) -> str:
        """Key of the scene that is played on; "" for none."""
        if self.state is None or self.game.pictures is None:
            return ""
        return self.game.pictures.key(self.state)

    def is_to_act(self, person: str) -> bool:
        """Return whether any seat of this person is to act."""
        if self.state is None or not self.game_running():
            return False
        return not self.state.must_act().isdisjoint(self.seats_of(person))

    def people_to_act(self) -> set[str]:
        """Return the people who are to act."""
        return {person for person in self.seats.people if self.is_to_act(person)}

    def bots_to_move(self) -> list[tuple[int, str]]:
        """Return (seat, level) of the bots that may move now."""
        bots = self.seats.bots()
        if not bots or self.state is None or not self.clock_running():
            return []
        to_act = self.state.to_act()
        return [(seat, level) for seat, level in bots if seat in to_act]

    def is_voting(self) -> bool:
        """Return whether a vote or challenge is open."""
        return (
            self.state is not None and self.game_running() and self.state.phase in self.state.no_skip_phases
        )

    def between_rounds(self) -> bool:
        """Return whether nothing is hidden at the moment."""
        return self.state is not None and self.state.between_rounds()

    def clock_running(self) -> bool:
        """Return whether a game is running and not paused or asleep."""
        return self.game_running() and not self.paused and not self.asleep

    def game_running(self) -> bool:
        """Return whether there is a game that is neither over nor stuck."""
        return self.phase == "playing" and not self.stuck

    def _remember_answer(self, person: str, command: str) -> None:
        answers = self._answers.setdefault(person, {})
        answers[command] = self.public_seq
        if len(answers) > ANSWERS_PER_PERSON:
            del answers[next(iter(answers))]
