"""Stored scenes of a night of Spyfall, for tables of any size."""

import hashlib
from collections.abc import Sequence
from typing import Any
from unittest import mock

import msgspec

from spyhouse.games.spyfall.moves import Accuse, Answer, Ask, Continue, Guess, Pass, Star, Vote
from spyhouse.games.spyfall.state import Spyfall
from spyhouse.kernel import Move
from spyhouse.table.commands.lobby import Ready, SeatBot, Sit, Start
from spyhouse.table.commands.play import Play, Ticked
from spyhouse.table.commands.server import Joined
from tests.e2e.browser_player import Guest
from tests.e2e.saved_tables import Moment
from tests.e2e.spyfall import Player
from tests.golden.scripted_game import Evening

TWELVE = (
    "Konstantinos", "Hermenegilda", "Bartholomeus", "Christabelle", "Wolfgang-Max", "Tumblewicket",
    "Maximilianus", "Anna-Katrina", "Bernadetta-G", "Theophilus-X", "Wilhelmina-B", "Alessandra-P",
)  # fmt: skip
FACES = (
    "old-man", "old-woman", "man-beard", "woman-red-hair", "fox", "ghost", "panda", "woman-curly-hair", "owl",
    "man-red-hair", "cat", "raccoon",
)  # fmt: skip
TALK = (
    ("Is it loud here?", "When it rains."),
    ("Who pays you?", "Depends on the tide."),
    ("Ever been ill here?", "Only once, and never again with soup."),
    ("Who is in charge?", "Ask the parrot."),
)


class Night(Evening):
    """A table of Spyfall at chosen moments.

    The first person's browser reconnects; their token is the table's code and their name.
    """

    def __init__(self, code: str, names: Sequence[str], bots: int = 0, **options: Any) -> None:
        self.code = code
        self.names = names
        waits = {"vote_seconds": 600, "accuse_seconds": 600}
        options = {"first_dealer": 0, **waits, "up_to_twelve": len(names) + bots > 8} | options
        super().__init__(code, "spyfall", options, people=len(names), bots=bots)
        for seat, name in enumerate(names):
            token = hashlib.sha256(f"spyfall/{name}".encode()).hexdigest()
            self.server(Joined(f"p{seat + 1}", name, FACES[seat], token))
            self.does(f"p{seat + 1}", Sit(seat))
        for seat in range(bots):
            self.does("p1", SeatBot(len(names) + seat, "normal"))
        for seat in range(1, len(names)):
            self.does(f"p{seat + 1}", Ready(True, f"salt {seat}"))
        self.lobby = Moment(code, "spyfall", [*self.log])
        # As the server of the browser tests deals.
        with mock.patch("spyhouse.table.seats.Seating.names_and_faces", return_value=()):
            self.does("p1", Start("salt"))

    @property
    def state(self) -> Spyfall:
        assert isinstance(self.table.state, Spyfall)
        return self.table.state

    @property
    def spy(self) -> int:
        return self.state.deal.spies[0]

    @property
    def honest(self) -> list[int]:
        return [seat for seat in self.state.deal.players if seat != self.spy]

    def plays_as(self, seat: int, move: Move) -> "Night":
        self.does(f"p{seat + 1}", Play(seat, msgspec.Raw(msgspec.json.encode(move))))
        return self

    def talks(self, lines: int = len(TALK), step: int = 1) -> "Night":
        """Let each player ask the one so many chairs on, starting with the dealer."""
        for question, answer in TALK[:lines]:
            asker = self.state.asker
            to = next(seat for seat in self.state.may_be_asked() if seat == (asker + step) % self.state.seats)
            self.plays_as(asker, Ask(to, question)).plays_as(to, Answer(answer))
        return self

    def asks(self, seat: int, question: str) -> "Night":
        return self.plays_as(self.state.asker, Ask(seat, question))

    def accuses(self, accuser: int, accused: int, voting: int = 0) -> "Night":
        """Accuse a player; `voting` of the others have voted guilty."""
        self.plays_as(accuser, Accuse(accused))
        for seat in self.state.waiting_for()[:voting]:
            self.plays_as(seat, Vote(True))
        return self

    def convicts(self, accuser: int, accused: int) -> "Night":
        return self.accuses(accuser, accused, len(self.names))

    def guesses(self, right: bool) -> "Night":
        place = self.state.deal.place
        return self.plays_as(self.spy, Guess(place if right else (place + 1) % 30))

    def runs_out(self) -> "Night":
        """Let the time run out."""
        assert self.state.clock_ends
        self.server(Ticked(), self.now + self.state.clock_left + 1000)
        return self

    def passes(self) -> "Night":
        return self.plays_as(self.state.accusers[0], Pass())

    def stars(self, *lines: int) -> "Night":
        for seat, line in enumerate(lines):
            if self.state.talk[line].to != seat:
                self.plays_as(seat, Star(line))
        return self

    def goes_on(self, but: int | None = None) -> "Night":
        for seat in self.state.deal.players:
            if seat != but:
                self.plays_as(seat, Continue())
        return self

    def kept(self, code: str = "") -> Moment:
        return Moment(code or self.code, "spyfall", [*self.log])


def coming_back(moments: Sequence[Moment], name: str) -> str:
    """Return a script that stores this person's tables in the browser."""
    key = {"game": "spyfall", "token": f"spyfall/{name}", "seen": 1}
    known = {one.code: {"code": one.code, **key} for one in moments}
    stored = msgspec.json.encode(msgspec.json.encode(known).decode()).decode()
    return f"localStorage.setItem('spyhouse.tables', {stored})"


def comes_back(guest: Guest, moment: Moment) -> Player:
    """Take the own seat at a stored table."""
    guest.context.add_init_script(coming_back([moment], guest.name))
    guest.page.goto(f"/{moment.code}")
    return Player(guest)
