"""Commands of the host (SF-29), and changes of the host."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from spyhouse.kernel import SeatNumber
from spyhouse.table.command import (
    OVER,
    PLAYING,
    TABLE_CHANGED,
    Command,
    CommandEffect,
    Decision,
    DecisionContext,
    Level,
    PersonId,
)
from spyhouse.table.commands.play import SKIP_AWAY_S
from spyhouse.table.commands.server import NewSecret
from spyhouse.table.errors import Refused
from spyhouse.table.table_view import BotPace

if TYPE_CHECKING:
    from spyhouse.table.entry import Entry
    from spyhouse.table.table import Table

HOST_AWAY_S = 30
"""Seconds of absence after which anyone may take over as host."""


class Pause(Command, frozen=True):
    """Host: stop the clock; nobody moves until `Resume`."""

    issuer = "host"
    phases = PLAYING

    def decide(self, table: "Table", person: str, at: int, context: DecisionContext) -> Decision:
        if table.paused:
            raise Refused("paused-already")
        return Decision(self)

    def apply(self, table: "Table", entry: "Entry") -> CommandEffect:
        table.paused = True
        return TABLE_CHANGED


class Resume(Command, frozen=True):
    """Host: continue a paused game."""

    issuer = "host"
    phases = PLAYING

    def decide(self, table: "Table", person: str, at: int, context: DecisionContext) -> Decision:
        if not table.paused:
            raise Refused("not-paused")
        return Decision(self)

    def apply(self, table: "Table", entry: "Entry") -> CommandEffect:
        table.paused = False
        return TABLE_CHANGED


class ReplaceByBot(Command, frozen=True, omit_defaults=True):
    """Host: let a bot play for somebody, who can sit down again.

    The change waits for the end of a vote or challenge and, if the person is connected, of their turn.
    """

    issuer = "host"
    phases = PLAYING

    seat: SeatNumber
    level: Level
    later: bool = False
    """Set by the server: the change waits until the turn, vote or challenge is over."""

    def decide(self, table: "Table", person: str, at: int, context: DecisionContext) -> Decision:
        chair = table.seats.require_chair(self.seat)
        table.seats.check_level(self.level)
        present = "" if chair.bot or chair.person == person else chair.person
        return Decision(replace(self, later=_waits(table, present, context)))

    def apply(self, table: "Table", entry: "Entry") -> CommandEffect:
        if self.later:
            table.postpone(self)
            return TABLE_CHANGED
        return self.carry_out(table)

    def carry_out(self, table: "Table") -> CommandEffect:
        if table.phase == "playing":
            table.seats.hand_to_bot(self.seat, self.level)
        return table.seating_effect()


class GiveSeat(Command, frozen=True):
    """Host: give a bot's seat to somebody who has had no seat in this game.

    Everyone sees it. A seat with secrets changes hands only between rounds.
    """

    issuer = "host"
    phases = PLAYING

    seat: SeatNumber
    person: PersonId

    def decide(self, table: "Table", person: str, at: int, context: DecisionContext) -> Decision:
        chair = table.seats.require_chair(self.seat)
        table.seats.require_person(self.person)
        if chair.person or not chair.bot:
            raise Refused("seat-not-to-give", name=chair.name)
        table.seats.check_newcomer(self.person)
        if not table.game.table.shared_view and not table.between_rounds():
            # The newcomer would see its cards, and may be a player under a second name.
            raise Refused("seat-between-rounds", name=chair.name)
        return Decision(self)

    def apply(self, table: "Table", entry: "Entry") -> CommandEffect:
        table.seats.take_over(self.person, self.seat)
        return table.seating_effect()


class Rematch(Command, frozen=True):
    """Host, after the end: return to the lobby with the same people on the same chairs.

    Also for a stuck game, whose rules have changed. It is then dealt again from its original options.
    """

    issuer = "host"

    def decide(self, table: "Table", person: str, at: int, context: DecisionContext) -> Decision:
        if table.phase not in OVER and not table.stuck:
            raise Refused("no-rematch-yet")
        changes = table.changes(table.next_game_options())
        return Decision(self, follow_ups=[NewSecret(context.new_secret(), changes)])

    def apply(self, table: "Table", entry: "Entry") -> CommandEffect:
        if entry.format == 1:  # format 1 did not store the next game's options
            table.options = table.next_game_options()
            if table.phase == "playing":  # format 1 allowed a rematch only after the end
                table.finish()
        table.back_to_lobby()
        return CommandEffect(table_changed=True, game_changed=True, history_changed=True)


class Lock(Command, frozen=True):
    """Host: close the table to newcomers (on) or open it (off)."""

    issuer = "host"

    on: bool
    watchers: bool = True
    """Whether people who have not joined may watch. Only a locked table can be closed to watchers."""

    def apply(self, table: "Table", entry: "Entry") -> CommandEffect:
        table.seats.locked = self.on
        table.seats.private = self.on and not self.watchers
        return CommandEffect(table_changed=True, watchers_removed=table.seats.private)


class AllowChat(Command, frozen=True):
    """Host: turn chat and reactions on or off."""

    issuer = "host"

    on: bool

    def apply(self, table: "Table", entry: "Entry") -> CommandEffect:
        table.chat = self.on
        return TABLE_CHANGED


class AllowHints(Command, frozen=True):
    """Host: turn hints on or off."""

    issuer = "host"

    on: bool

    def apply(self, table: "Table", entry: "Entry") -> CommandEffect:
        table.hints = self.on
        return TABLE_CHANGED


class SetBotPace(Command, frozen=True):
    """Host: set how long bots take. Refused in games of speed."""

    issuer = "host"

    pace: BotPace

    def decide(self, table: "Table", person: str, at: int, context: DecisionContext) -> Decision:
        if table.game.real_time:
            raise Refused("pace-is-fixed")
        return Decision(self)

    def apply(self, table: "Table", entry: "Entry") -> CommandEffect:
        table.bot_pace = self.pace
        return TABLE_CHANGED


class Remove(Command, frozen=True, omit_defaults=True):
    """Host: remove a person. Their seats go to bots in play and become empty in the lobby.

    In play the change waits for the end of a vote or challenge and, if the person is connected, of their
    turn.
    """

    issuer = "host"

    person: PersonId
    later: bool = False
    """Set by the server: the removal waits until the turn, vote or challenge is over."""

    def decide(self, table: "Table", person: str, at: int, context: DecisionContext) -> Decision:
        table.seats.require_person(self.person)
        if self.person == table.seats.host:
            raise Refused("host-stays")
        later = bool(table.seats_of(self.person)) and _waits(table, self.person, context)
        return Decision(replace(self, later=later))

    def apply(self, table: "Table", entry: "Entry") -> CommandEffect:
        if self.later:
            table.postpone(self)
            return TABLE_CHANGED
        return self.carry_out(table)

    def carry_out(self, table: "Table") -> CommandEffect:
        if self.person not in table.seats.people or self.person == table.seats.host:
            return TABLE_CHANGED  # they have left, or have become host meanwhile
        table.seats.remove(self.person, table.phase)
        changed = table.seating_effect()
        return CommandEffect(changed.table_changed, changed.game_changed, removed_person=self.person)


def _waits(table: "Table", present: str, context: DecisionContext) -> bool:
    """Return whether a change of seat must wait for the end of the turn, vote or challenge.

    Otherwise the host could influence the game by replacing a player (SF-29). `present` is the player if they
    are connected, or "".
    """
    if not table.game_running() or table.between_rounds():
        return False
    return table.is_voting() or (bool(present) and context.away_s(present) < SKIP_AWAY_S)


class HandOver(Command, frozen=True):
    """Host: make somebody else the host."""

    issuer = "host"

    person: PersonId

    def decide(self, table: "Table", person: str, at: int, context: DecisionContext) -> Decision:
        table.seats.require_person(self.person)
        return Decision(self)

    def apply(self, table: "Table", entry: "Entry") -> CommandEffect:
        table.seats.host = self.person
        return TABLE_CHANGED


class ClaimHost(Command, frozen=True):
    """Become host after the host has been away for a while."""

    def decide(self, table: "Table", person: str, at: int, context: DecisionContext) -> Decision:
        if person == table.seats.host:
            raise Refused("host-already")
        if context.away_s(table.seats.host) < HOST_AWAY_S:
            raise Refused("host-is-here")
        return Decision(self)

    def apply(self, table: "Table", entry: "Entry") -> CommandEffect:
        table.seats.host = entry.person
        return TABLE_CHANGED
