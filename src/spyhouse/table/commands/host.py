"""What the host does to the table (SF-29), and who is host."""

from typing import TYPE_CHECKING

from spyhouse.kernel import SeatNumber
from spyhouse.table.command import (
    OVER,
    PLAYING,
    TABLE_CHANGED,
    BotPace,
    Command,
    Decision,
    Effect,
    Level,
    Outside,
    PersonId,
)
from spyhouse.table.commands.house import NewSecret
from spyhouse.table.refused import Refused

if TYPE_CHECKING:
    from spyhouse.table.entry import Entry
    from spyhouse.table.table import Table

HOST_AWAY_S = 30
"""After so long without the host, anyone may claim the table."""


class Pause(Command, frozen=True):
    """Host: the clock stands still and nobody moves until `Resume`."""

    who = "host"
    when = PLAYING

    def decide(self, table: "Table", person: str, at: int, outside: Outside) -> Decision:
        if table.paused:
            raise Refused("paused-already")
        return Decision(self)

    def apply(self, table: "Table", entry: "Entry") -> Effect:
        table.paused = True
        return TABLE_CHANGED


class Resume(Command, frozen=True):
    """Host."""

    who = "host"
    when = PLAYING

    def decide(self, table: "Table", person: str, at: int, outside: Outside) -> Decision:
        if not table.paused:
            raise Refused("not-paused")
        return Decision(self)

    def apply(self, table: "Table", entry: "Entry") -> Effect:
        table.paused = False
        return TABLE_CHANGED


class ReplaceByBot(Command, frozen=True):
    """Host: a bot plays on for someone who is away; they can sit down again."""

    who = "host"
    when = PLAYING

    seat: SeatNumber
    level: Level

    def decide(self, table: "Table", person: str, at: int, outside: Outside) -> Decision:
        table.seats.chair(self.seat)
        table.seats.check_level(self.level)
        table.check_hands_off()
        return Decision(self)

    def apply(self, table: "Table", entry: "Entry") -> Effect:
        table.seats.leave_to_bot(self.seat, self.level)
        return table.seating()


class GiveSeat(Command, frozen=True):
    """Host: let somebody who has had no seat in this game play a bot's from now on. Everyone is told."""

    who = "host"
    when = PLAYING

    seat: SeatNumber
    person: PersonId

    def decide(self, table: "Table", person: str, at: int, outside: Outside) -> Decision:
        chair = table.seats.chair(self.seat)
        table.seats.someone(self.person)
        if chair.person or not chair.bot:
            raise Refused("seat-not-to-give", name=chair.name)
        table.seats.check_newcomer(self.person)
        return Decision(self)

    def apply(self, table: "Table", entry: "Entry") -> Effect:
        table.seats.take_over(self.person, self.seat)
        return table.seating()


class Rematch(Command, frozen=True):
    """Host, after the end: back to the lobby with the same people on the same chairs. Also for a game that
    cannot go on because its rules have changed: then it is dealt anew, from what it began with."""

    who = "host"

    def decide(self, table: "Table", person: str, at: int, outside: Outside) -> Decision:
        if table.phase not in OVER and not table.stuck:
            raise Refused("no-rematch-yet")
        changes = table.changes(table.options_of_sequel())
        return Decision(self, then=[NewSecret(outside.fresh_secret(), changes)])

    def apply(self, table: "Table", entry: "Entry") -> Effect:
        if entry.format == 1:  # it said nothing of the next game's options
            table.options = table.options_of_sequel()
        table.back_to_lobby()
        return Effect(table_changed=True, game_changed=True, new_past=True)


class Lock(Command, frozen=True):
    """Host: nobody new may join (on) or all may (off)."""

    who = "host"

    on: bool
    watchers: bool = True
    """Whether people who have not joined may watch; only a locked table can be closed to them."""

    def apply(self, table: "Table", entry: "Entry") -> Effect:
        table.seats.locked = self.on
        table.seats.private = self.on and not self.watchers
        return Effect(table_changed=True, watchers_out=table.seats.private)


class AllowChat(Command, frozen=True):
    """Host: chat and reactions on or off."""

    who = "host"

    on: bool

    def apply(self, table: "Table", entry: "Entry") -> Effect:
        table.chat = self.on
        return TABLE_CHANGED


class AllowHints(Command, frozen=True):
    """Host: hints from the strong bot on or off."""

    who = "host"

    on: bool

    def apply(self, table: "Table", entry: "Entry") -> Effect:
        table.hints = self.on
        return TABLE_CHANGED


class SetBotPace(Command, frozen=True):
    """Host: how long bots take over their moves. Not where being quick is the game."""

    who = "host"

    pace: BotPace

    def decide(self, table: "Table", person: str, at: int, outside: Outside) -> Decision:
        if table.game.lab.real_time:
            raise Refused("pace-is-fixed")
        return Decision(self)

    def apply(self, table: "Table", entry: "Entry") -> Effect:
        table.bot_pace = self.pace
        return TABLE_CHANGED


class Remove(Command, frozen=True):
    """Host: send a person away; their seats go to bots (in play) or stand empty (lobby)."""

    who = "host"

    person: PersonId

    def decide(self, table: "Table", person: str, at: int, outside: Outside) -> Decision:
        table.seats.someone(self.person)
        if self.person == table.seats.host:
            raise Refused("host-stays")
        if table.seats_of(self.person):
            table.check_hands_off()
        return Decision(self)

    def apply(self, table: "Table", entry: "Entry") -> Effect:
        table.seats.remove(self.person, table.phase)
        changed = table.seating()
        return Effect(changed.table_changed, changed.game_changed, shown_out=self.person)


class HandOver(Command, frozen=True):
    """Host: someone else is host from now on."""

    who = "host"

    person: PersonId

    def decide(self, table: "Table", person: str, at: int, outside: Outside) -> Decision:
        table.seats.someone(self.person)
        return Decision(self)

    def apply(self, table: "Table", entry: "Entry") -> Effect:
        table.seats.host = self.person
        return TABLE_CHANGED


class ClaimHost(Command, frozen=True):
    """Become host when the host has been away for a while."""

    def decide(self, table: "Table", person: str, at: int, outside: Outside) -> Decision:
        if person == table.seats.host:
            raise Refused("host-already")
        if outside.away_s(table.seats.host) < HOST_AWAY_S:
            raise Refused("host-is-here")
        return Decision(self)

    def apply(self, table: "Table", entry: "Entry") -> Effect:
        table.seats.host = entry.person
        return TABLE_CHANGED
