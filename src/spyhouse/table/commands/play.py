"""The game itself: moves by people, bots, the host and the clock, and taking a step back."""

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from spyhouse.kernel import CLOCK, HOST, Leave, Move, Phrase, SeatNumber, Skip, Stop, Tick
from spyhouse.table.command import PLAYING, Command, Decision, Effect, Outside
from spyhouse.table.refused import Refused
from spyhouse.table.rules import play, play_again, seats_told
from spyhouse.table.undo import Undoable

if TYPE_CHECKING:
    from spyhouse.table.entry import Entry
    from spyhouse.table.table import Table

AWAY_S = 30
"""Who has been away for so long may be skipped, or be said to have left for good."""
LONG_MS = 60_000
"""So may whoever has kept the others waiting for so long, on the table's clock."""

_TICK = msgspec.Raw(msgspec.json.encode(Tick()))
_encode = msgspec.json.Encoder().encode


class GameMove(Command, frozen=True):
    """What all moves of the game have in common. The move is the last field of those that carry one."""

    when = PLAYING
    of_the_game = True

    def moves_as(self) -> tuple[int, msgspec.Raw]:
        """The seat of the game that moves, and its move."""
        raise NotImplementedError

    def may_be_undone(self) -> bool:
        return False

    def decide(self, table: "Table", person: str, at: int, outside: Outside) -> Decision:
        self.check(table, person, at)
        seat, raw = self.moves_as()
        move = table.game.read_move(raw)
        self.check_move(table, move, at, outside)
        # The host may end a game that is paused (SF-29): some pauses end no other way.
        table.check_running(stopping=isinstance(move, Stop))
        played = play(table, seat, move, table.clock.time(at))
        # Stored as understood here, not as it was typed.
        return Decision(self.with_move(msgspec.Raw(_encode(move))), played)

    def check(self, table: "Table", person: str, at: int) -> None:
        """Raise `Refused` unless whoever asks may make moves of this kind."""

    def check_move(self, table: "Table", move: Move, at: int, outside: Outside) -> None:
        """Raise `Refused` where the table has a say in it besides the rules of the game."""

    def with_move(self, move: msgspec.Raw) -> Command:
        return replace(self, move=move)

    def apply(self, table: "Table", entry: "Entry") -> Effect:
        seat, raw = self.moves_as()
        played = entry.played or play_again(table, seat, raw, entry)
        if played is None or played.move is None:
            if entry.over:
                table.finish()
            return Effect(table_changed=True)
        before, table.state = table.state, played.state
        seats = seats_told(played.events)
        over = played.outcome is not None
        if table.game.table.undo and self.may_be_undone() and before and not over:
            table.steps.took(Undoable(seat, entry.person, before, seats), played.events, played.state)
        else:
            table.steps.moved_on()
        if over:
            table.finish()
        return Effect(over, True, seats, played.events, (seat, played.move))

    def shown(self) -> None:
        return None


class Play(GameMove, frozen=True):
    """A move of the game by a seat that is yours."""

    seat: SeatNumber
    move: msgspec.Raw

    def moves_as(self) -> tuple[int, msgspec.Raw]:
        return self.seat, self.move

    def may_be_undone(self) -> bool:
        return True

    def check(self, table: "Table", person: str, at: int) -> None:
        _check_mine(table, self.seat, person)


class HostPlay(GameMove, frozen=True):
    """Host: a move of the kernel's HOST seat (`Skip`, `Leave`, `Stop`, or one of the game's own)."""

    who = "host"

    move: msgspec.Raw

    def moves_as(self) -> tuple[int, msgspec.Raw]:
        return HOST, self.move

    def check_move(self, table: "Table", move: Move, at: int, outside: Outside) -> None:
        # SF-29: for those who are away. Anything else would be a move in the host's own game.
        if isinstance(move, Stop):
            return
        table.check_hands_off()
        if not isinstance(move, Skip | Leave) or move.seat >= len(table.seats.chairs):
            return
        chair = table.seats.chairs[move.seat]
        mine = chair.person == table.seats.host
        away = bool(chair.person) and outside.away_s(chair.person) >= AWAY_S
        if isinstance(move, Leave):
            if not (mine or away or (chair.bot and table.game.table.open_reasons)):
                raise Refused("has-not-left", name=chair.name, seconds=AWAY_S)
        elif mine and not chair.bot:
            raise Refused("own-seat")
        elif not (away and not chair.bot) and table.waited_ms(at) < LONG_MS:
            raise Refused("still-thinking", name=chair.name, seconds=AWAY_S, anyone=LONG_MS // 1000)


class BotPlayed(GameMove, frozen=True):
    who = "house"

    seat: SeatNumber
    move: msgspec.Raw
    why: Phrase | str = ""
    """The bot's reason, where everyone may read it (`Game.open_reasons`); the fold keeps nothing of it."""

    def moves_as(self) -> tuple[int, msgspec.Raw]:
        return self.seat, self.move

    def check(self, table: "Table", person: str, at: int) -> None:
        if self.seat not in dict(table.seats.bots()):
            raise Refused("no-bot-there")

    def by(self, person: str) -> str:
        return "bot"

    def reason(self) -> Phrase | str:
        return self.why


class Ticked(GameMove, frozen=True):
    """The game clock reached the deadline."""

    who = "house"

    def moves_as(self) -> tuple[int, msgspec.Raw]:
        return CLOCK, _TICK

    def check(self, table: "Table", person: str, at: int) -> None:
        due = table.due()
        if due is None or at < due:
            raise Refused("time-not-up")

    def with_move(self, move: msgspec.Raw) -> Command:
        return self


class Undo(Command, frozen=True):
    """Take back your last move, if nothing was shown or drawn and nobody acted since (SC-41)."""

    when = PLAYING
    of_the_game = True

    seat: SeatNumber

    def decide(self, table: "Table", person: str, at: int, outside: Outside) -> Decision:
        if not table.game.table.undo:
            raise Refused("no-undo", game=table.game.title)
        _check_mine(table, self.seat, person)
        table.check_running()
        table.steps.check(self.seat, person)
        return Decision(self)

    def apply(self, table: "Table", entry: "Entry") -> Effect:
        step = None if table.stuck else table.steps.take_back()
        if step is None:
            return Effect(table_changed=True)
        table.state = step.before
        # Only those who knew of the step may know that it is gone.
        return Effect(game_changed=True, seats=step.seats, undone=True, new_past=True)


def _check_mine(table: "Table", seat: int, person: str) -> None:
    if seat not in table.seats_of(person):
        raise Refused("not-your-seat")
