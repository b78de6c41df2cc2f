"""Moves of the game by people, bots, the host and the clock; and undo."""

from typing import TYPE_CHECKING, TypeAlias

import msgspec
from msgspec.structs import replace

from spyhouse.kernel import CLOCK, HOST, Leave, Move, Phrase, SeatNumber, Skip, Stop, Tick
from spyhouse.table.command import PLAYING, Command, CommandEffect, Decision, DecisionContext
from spyhouse.table.display_text import tidy_move, tidy_typed_move
from spyhouse.table.errors import Refused
from spyhouse.table.game_runner import play, recipients, replay_move
from spyhouse.table.undo import UndoPoint

if TYPE_CHECKING:
    from spyhouse.table.entry import Entry
    from spyhouse.table.table import Table

    MoveBody: TypeAlias = msgspec.Raw | Move
else:
    MoveBody = msgspec.Raw
"""A move in a command: JSON from a client or the log, typed once it is decided or if it comes from a bot.

An entry's move is encoded with the entry (`log_codec.py`).
"""

SKIP_AWAY_S = 30
"""Seconds of absence after which a player may be skipped or declared gone."""
SKIP_IDLE_MS = 60_000
"""Milliseconds of the table clock after which an idle player may be skipped or declared gone."""


class GameMove(Command, frozen=True):
    """Base of all moves of the game. In those that carry a move it is the last field."""

    phases = PLAYING
    is_game_command = True

    def seat_and_move(self) -> tuple[int, MoveBody]:
        """Return the game seat that moves, and its move."""
        raise NotImplementedError

    def may_be_undone(self) -> bool:
        """Return whether the move can be undone later."""
        return False

    def decide(self, table: "Table", person: str, at: int, context: DecisionContext) -> Decision:
        self.check(table, person, at)
        seat, body = self.seat_and_move()
        if isinstance(body, Move):
            move = table.game.convert_move(tidy_typed_move(body), type(body))
        else:
            move = table.game.read_move(body, tidy_move)
        self.check_move(table, move, at, context)
        # The host may end a paused game (SF-29): otherwise some pauses would never end.
        table.check_running(stopping=isinstance(move, Stop))
        played = play(table, seat, move, table.clock.time(at))
        # Store the decoded move, not the bytes that the client sent.
        return Decision(self.with_move(move), played)

    def check(self, table: "Table", person: str, at: int) -> None:
        """Raise `Refused` unless the sender may make moves of this kind."""

    def check_move(self, table: "Table", move: Move, at: int, context: DecisionContext) -> None:
        """Raise `Refused` if the table forbids a move that the game's rules allow."""

    def with_move(self, move: Move) -> Command:
        """Return the command with another move."""
        return replace(self, move=move)

    def apply(self, table: "Table", entry: "Entry") -> CommandEffect:
        seat, body = self.seat_and_move()
        played = entry.prepared or replay_move(table, seat, body, entry)
        if played is None or played.move is None:
            if entry.over:
                table.finish(entry.outcome)
            return CommandEffect(table_changed=True)
        before, table.state = table.state, played.state
        seats = recipients(played.events)
        over = played.outcome is not None
        if table.game.table.undo and self.may_be_undone() and before and not over:
            table.undo_stack.push(UndoPoint(seat, entry.person, before, seats), played.events, played.state)
        else:
            table.undo_stack.clear()
        if over:
            table.finish()
        return CommandEffect(over, True, seats, played.events, (seat, played.move))

    def public_form(self) -> None:
        return None


class Play(GameMove, frozen=True):
    """Make a move of the game in one of your seats."""

    seat: SeatNumber
    move: MoveBody

    def seat_and_move(self) -> tuple[int, MoveBody]:
        return self.seat, self.move

    def may_be_undone(self) -> bool:
        return True

    def check(self, table: "Table", person: str, at: int) -> None:
        _check_own_seat(table, self.seat, person)


class HostPlay(GameMove, frozen=True):
    """Host: make a move of the HOST seat (`Skip`, `Leave`, `Stop`, or one of the game's own)."""

    issuer = "host"

    move: MoveBody

    def seat_and_move(self) -> tuple[int, MoveBody]:
        return HOST, self.move

    def check_move(self, table: "Table", move: Move, at: int, context: DecisionContext) -> None:
        # SF-29: the host may only act for players who are away, and may not end the game during a vote on
        # them.
        table.check_host_may_intervene()
        if isinstance(move, Stop):
            return
        if not isinstance(move, Skip | Leave) or move.seat >= len(table.seats.chairs):
            return
        chair = table.seats.chairs[move.seat]
        mine = chair.person == table.seats.host
        away = bool(chair.person) and context.away_s(chair.person) >= SKIP_AWAY_S
        if isinstance(move, Leave):
            if not (mine or away or (chair.bot and table.game.table.shared_view)):
                raise Refused("has-not-left", name=chair.name, seconds=SKIP_AWAY_S)
        elif mine and not chair.bot:
            raise Refused("own-seat")
        elif not (away and not chair.bot) and table.waited_ms(at) < SKIP_IDLE_MS:
            raise Refused("still-thinking", name=chair.name, seconds=SKIP_AWAY_S, anyone=SKIP_IDLE_MS // 1000)


class BotPlayed(GameMove, frozen=True):
    """A bot made a move."""

    issuer = "server"

    seat: SeatNumber
    move: MoveBody
    why: Phrase | str = ""
    """The bot's reason, in games that show reasons (`shared_view`). The table does not keep it."""

    def seat_and_move(self) -> tuple[int, MoveBody]:
        return self.seat, self.move

    def check(self, table: "Table", person: str, at: int) -> None:
        if self.seat not in dict(table.seats.bots()):
            raise Refused("no-bot-there")

    def actor(self, person: str) -> str:
        return "bot"

    def reason(self) -> Phrase | str:
        return self.why


class Ticked(GameMove, frozen=True):
    """The table clock reached the game's deadline."""

    issuer = "server"

    def seat_and_move(self) -> tuple[int, MoveBody]:
        return CLOCK, Tick()

    def check(self, table: "Table", person: str, at: int) -> None:
        due = table.due()
        if due is None or at < due:
            raise Refused("time-not-up")

    def with_move(self, move: Move) -> Command:
        return self


class Undo(Command, frozen=True):
    """Undo your last move, if it revealed and drew nothing and nobody has acted since (SC-41)."""

    phases = PLAYING
    is_game_command = True

    seat: SeatNumber

    def decide(self, table: "Table", person: str, at: int, context: DecisionContext) -> Decision:
        if not table.game.table.undo:
            raise Refused("no-undo", game=table.game.title)
        _check_own_seat(table, self.seat, person)
        table.check_running()
        table.undo_stack.check(self.seat, person)
        return Decision(self)

    def apply(self, table: "Table", entry: "Entry") -> CommandEffect:
        step = None if table.stuck else table.undo_stack.pop()
        if step is None:
            return CommandEffect(table_changed=True)
        table.state = step.before
        # Only the seats that saw the move may see that it is undone.
        return CommandEffect(game_changed=True, visible_to=step.seats, undone=True, history_changed=True)


def _check_own_seat(table: "Table", seat: int, person: str) -> None:
    if seat not in table.seats_of(person):
        raise Refused("not-your-seat")
