"""A scripted session at a table: joining, bots, pauses, undo, leaving and resuming.

Everything that chance decides comes from the evening's name, so that the same server writes the same log."""

import hashlib
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from spyhouse.kernel import CLOCK, Bot, Event, Leave, Move, Stop
from spyhouse.lab.play import make_bots, next_move, notify
from spyhouse.table.apply import apply
from spyhouse.table.command import Command
from spyhouse.table.commands.host import Pause, Rematch, Remove, Resume
from spyhouse.table.commands.lobby import Ready, SeatBot, Sit, Stand, Start
from spyhouse.table.commands.play import BotPlayed, HostPlay, Play, Ticked, Undo
from spyhouse.table.commands.server import BotTold, Joined, Opened, Slept, Woke
from spyhouse.table.commands.talk import React, Say
from spyhouse.table.decide import decide
from spyhouse.table.entry import LogRow
from spyhouse.table.errors import Refused
from spyhouse.table.log_codec import encode_row
from spyhouse.table.table import Table

FRIENDS = ("Ann", "Ben", "Cleo", "Dov")
FACES = ("fox", "woman-red-hair", "owl", "bear")


@dataclass
class Evening:
    name: str
    game: str
    options: dict[str, Any] = field(default_factory=dict)
    people: int = 2
    bots: int = 1
    level: str = "easy"

    def __post_init__(self) -> None:
        self.now = -250
        self.log: list[LogRow] = []
        self.table = Table("KITE")
        self.server(Opened(self.game, 0, self.options, self.new_secret()))
        self._players: list[Bot] = []
        self._events: Sequence[Event] = ()
        self._order = random.Random(self.name)

    # --- what happens

    def everyone_sits(self) -> "Evening":
        for number in range(self.people):
            person, name = f"p{number + 1}", FRIENDS[number]
            token = hashlib.sha256(f"{self.name}/{name}".encode()).hexdigest()
            self.server(Joined(person, name, FACES[number], token))
            self.does(person, Sit(number))
        for number in range(self.bots):
            self.does("p1", SeatBot(self.people + number, self.level))
        self.does("p1", Say("  Good   evening, everyone!  "))
        return self

    def starts(self) -> "Evening":
        for number in range(1, self.people):
            self.does(f"p{number + 1}", Ready(True, f"salt of {FRIENDS[number]}"))
        self.does("p1", Start("salt of Ann"))
        self._rebuild_bots()
        return self

    def plays(self, moves: int = 100_000) -> "Evening":
        """Let bots play this many moves, or to the end."""
        for _ in range(moves):
            if self.table.phase != "playing":
                break
            self._one_move()
        return self

    def plays_and_takes_back(self, times: int) -> "Evening":
        """Undo this many moves, each as soon as possible, and play on."""
        while times and self.table.phase == "playing":
            seat = self._one_move()
            person = self._person(seat)
            if person:
                try:
                    self.does(person, Undo(seat))
                    times -= 1
                    self._rebuild_bots()
                except Refused:
                    pass
        return self

    def pauses(self) -> "Evening":
        self.does("p1", Pause())
        self.now += 300_000
        self.does("p2", React("clap"))
        self.does("p1", Resume())
        return self

    def sleeps(self) -> "Evening":
        self.server(Slept())
        self.now += 86_400_000
        self.server(Woke())
        return self

    def stands_up(self, person: str) -> "Evening":
        """Let a person stand up; a bot plays for them."""
        for seat in self.table.seats_of(person):
            self.does(person, Stand(seat))
        return self

    def sits_down_again(self, person: str) -> "Evening":
        for seat, chair in enumerate(self.table.view().chairs):
            if chair.person == person and chair.bot:
                self.does(person, Sit(seat))
        return self

    def is_sent_away(self, person: str) -> "Evening":
        self.does("p1", Remove(person))
        return self

    def leaves_for_good(self, seat: int) -> "Evening":
        while self.table.phase == "playing" and self.table.is_voting():
            self._one_move()
        self.host_plays(Leave(seat))
        return self

    def stops(self) -> "Evening":
        """Stop the game as host, as soon as no vote or challenge is open."""
        while self.table.phase == "playing" and self.table.is_voting():
            self._one_move()
        if self.table.phase == "playing":
            self.host_plays(Stop())
        return self

    def rematch(self) -> "Evening":
        self.does("p1", Rematch())
        return self

    def away_s(self, person: str) -> float:
        return 60

    # --- how

    def does(self, person: str, command: Command, at: int | None = None) -> None:
        self.now = max(self.now + 250, at or 0)
        id = f"c{len(self.log)}" if person else ""
        for entry in decide(self.table, command, person, self.now, id, context=self):
            self._events = apply(self.table, entry).events
            self.log.append(encode_row(entry))

    def server(self, command: Command, at: int | None = None) -> None:
        self.does("", command, at)

    def host_plays(self, move: Move) -> None:
        before = self.table.seq
        self.does("p1", HostPlay(_raw(move)))
        self._hear(before)

    def _one_move(self) -> int:
        table = self.table
        assert table.state
        clock = table.clock.time(self.now)
        seat, move, at = next_move(table.state, self._players, self._order, clock)
        later = self.now + max(0, at - clock)
        before = table.seq
        if seat == CLOCK:
            self.server(Ticked(), later)
        elif person := self._person(seat):
            self.does(person, Play(seat, _raw(move)), later)
        else:
            why = self._players[seat].why if table.game.table.shared_view else ""
            self.server(BotPlayed(seat, _raw(move), why), later)
        self._hear(before)
        return seat

    def _hear(self, before: int) -> None:
        """Let the bots observe the events, and store their debriefs."""
        state = self.table.state
        assert state
        assert self.table.seq == before + 1
        notify(self._players, self._events, state)
        for bot in self._players:
            if (note := bot.debrief()) is not None and not self._person(bot.seat):
                self.server(BotTold(bot.seat, msgspec.to_builtins(note)))

    def _rebuild_bots(self) -> None:
        table = self.table
        seats = len(table.view().chairs)
        self._players = make_bots(table.game, seats, f"{self.name}/{table.seq}", table.options, [self.level])

    def _person(self, seat: int) -> str:
        if seat < 0:
            return ""
        chair = self.table.view().chairs[seat]
        return "" if chair.bot else chair.person

    def new_secret(self) -> str:
        number = self.table.number if self.log else 0
        return hashlib.sha256(f"{self.name}/{number + 1}".encode()).hexdigest()


def _raw(move: Move) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(move))
