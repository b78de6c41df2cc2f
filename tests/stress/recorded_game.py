"""A recorded game of Spyfall with six players and a spectator over real sockets."""

import random
from dataclasses import dataclass, field
from typing import Any

from bench.client import Heard, Seat, ServerProcess, Wire

PEOPLE = 6
DEFLATED = (0, 2, 3, 5)
"""Numbers of the guests that negotiate permessage-deflate."""
GENERIC = (1, 2, 5)
"""Numbers of the guests that ask for legal moves."""
ANSWERS = ("Done", "No", "Pong")
"""Message types that answer the sender only."""


@dataclass
class Guest:
    """A socket of a seat, or of a spectator (None)."""

    seat: int | None
    wire: Wire
    told: list[Heard] = field(default_factory=list)
    """All received messages except answers, in order."""
    view: dict[str, Any] = field(default_factory=dict)

    def listen(self) -> list[Heard]:
        """Return the messages since the last call."""
        news = [heard for heard in self.wire.heard if heard.kind not in ANSWERS]
        self.wire.heard.clear()
        self.told += news
        for heard in news:
            if game := heard.message.get("game"):
                self.view = game["seats"][0]["view"]
        return news

    @property
    def is_spy(self) -> bool:
        card = self.view["card"]
        return bool(card) and card["place"] == "--"


@dataclass
class Step:
    """A move, with the messages that each guest got."""

    seat: int
    move: dict[str, Any]
    news: list[list[Heard]]
    """Messages by guest."""
    entries: int
    """Length of the log after it."""
    hidden: bool
    """Whether cards were hidden after it."""


class Evening:
    def __init__(self, server: ServerProcess, seats: list[Seat], guests: list[Guest], seed: int) -> None:
        self.server, self.seats, self.guests = server, seats, guests
        self.rng = random.Random(seed)
        self.steps: list[Step] = []
        self.entries = 0

    @classmethod
    async def begin(
        cls, server: ServerProcess, seed: int, *, generic: tuple[int, ...] = GENERIC, **options: Any
    ) -> "Evening":
        seats = await server.open("spyfall", PEOPLE, call_time=True, **options)
        await server.sit(seats)
        guests = [
            Guest(seat, await server.connect(seats[0].code, deflate=seat in DEFLATED))
            for seat in range(PEOPLE)
        ]
        guests.append(Guest(None, await server.connect(seats[0].code, deflate=True)))
        evening = cls(server, seats, guests, seed)
        for guest in guests:
            token = "" if guest.seat is None else seats[guest.seat].token
            await guest.wire.hello(token, legal=guest.seat in generic)
        await evening.listen()
        evening.entries = 1 + 2 * PEOPLE + 1  # opened; everyone joined and sat; dealt
        return evening

    @property
    def view(self) -> dict[str, Any]:
        """Return a spectator's view."""
        return self.guests[-1].view

    @property
    def players(self) -> list[Guest]:
        return self.guests[:-1]

    def spy(self) -> Guest:
        return next(guest for guest in self.players if guest.is_spy)

    async def listen(self) -> list[list[Heard]]:
        """Return every guest's messages until no more arrive."""
        for guest in self.guests:
            await guest.wire.catch_up()
        return [guest.listen() for guest in self.guests]

    async def play(self, seat: int, kind: str, /, **fields: Any) -> Step:
        """Make a move and wait until everyone has its messages."""
        move = {"type": kind, **fields}
        await self.players[seat].wire.do("Play", seat=seat, move=move)
        self.entries += 1
        news = await self.listen()
        hidden = self.view["phase"] not in ("reveal", "over")
        self.steps.append(Step(seat, move, news, self.entries, hidden))
        return self.steps[-1]

    # --- what people do

    async def play_a_round(self) -> None:
        """Play a random round with all kinds of moves."""
        number = self.view["round"]
        while self.view["phase"] not in ("reveal", "over") and self.view["round"] == number:
            await self._anything()

    async def next_round(self) -> None:
        for seat in range(PEOPLE):
            await self.play(seat, "Continue")

    async def ask_and_answer(self) -> None:
        asker, barred = self.view["asker"], self.view["barred"]
        to = self.rng.choice([seat for seat in range(PEOPLE) if seat != asker and seat not in barred])
        await self.play(asker, "Ask", to=to, text=self._words())
        await self.play(to, "Answer", text=self._words())

    async def vote(self, guilty: bool | None = None) -> None:
        """Let everyone vote, randomly by default."""
        for seat in self.view["waiting_for"]:
            choice = self.rng.random() < 0.7 if guilty is None else guilty
            await self.play(seat, "Vote", guilty=choice)

    async def _anything(self) -> None:
        view, rng = self.view, self.rng
        if view["phase"] == "vote":
            if rng.random() < 0.5 and not view["accusation"]["after_time"]:
                await self._change_of_mind()
            await self.vote()
        elif view["phase"] == "accusations":
            seat = view["accusers"][0]
            if rng.random() < 0.5:
                await self.play(seat, "Pass")
            else:
                await self._accuse(seat)
        elif view["phase"] == "dealt" or rng.random() < 0.6:
            await self.ask_and_answer()
        elif (fresh := [seat for seat in range(PEOPLE) if seat not in view["spent"]]) and rng.random() < 0.6:
            await self._accuse(rng.choice(fresh))
        elif callers := [seat for seat in range(PEOPLE) if seat not in view["callers"]]:
            await self.play(rng.choice(callers), "CallTime")

    async def _accuse(self, seat: int) -> None:
        other = self.rng.choice([other for other in range(PEOPLE) if other != seat])
        await self.play(seat, "Accuse", seat=other)

    async def _change_of_mind(self) -> None:
        """Queue a guess and withdraw it (SF-34)."""
        spy = self.spy()
        assert spy.seat is not None
        await self.play(spy.seat, "QueueGuess", place=self._a_place())
        await self.play(spy.seat, "QueueGuess", place=None)

    def _a_place(self) -> int:
        used, in_play = self.view["used"], self.view["in_play"]
        return int(self.rng.choice([place for place in in_play if place not in used]))

    def _words(self) -> str:
        return " ".join(self.rng.choices(("warm", "noise", "often?", "Sundays", "shoes", "perhaps"), k=4))
