"""Secrecy of challenges on the wire until all have decided (SK-20)."""

import random
from collections.abc import AsyncIterator
from typing import Any, cast

import msgspec
import pytest
import pytest_asyncio

from bench.client import Seat, ServerProcess
from spyhouse.games.spycatcher import GAME
from spyhouse.games.spycatcher.moves import Challenge, Pass
from spyhouse.games.spycatcher.state import Spycatcher
from spyhouse.kernel import Bot, Move
from spyhouse.store.sql import SqlStore
from spyhouse.table.apply import apply, fold
from spyhouse.table.log_codec import decode_row
from spyhouse.table.table import Table
from spyhouse.table.views import ViewCache
from tests.stress.recorded_game import DEFLATED, Evening, Guest, Step
from tests.stress.test_secrecy import check_sizes_and_counts, length, seen_in, welcome

PEOPLE = 4
GENERIC = (1, 2)
"""Numbers of the guests that ask for legal moves; in a challenge the length depends on the hand."""
WORLDS = 3
MOST_MOVES = 600

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[ServerProcess]:
    server = ServerProcess(tmp_path_factory.mktemp("hearing"))
    await server.up()
    try:
        yield server
    finally:
        await server.down()


class Race(Evening):
    """Four players who act like normal bots, except in challenges."""

    def __init__(
        self,
        server: ServerProcess,
        seats: list[Seat],
        guests: list[Guest],
        seed: int,
        store: SqlStore,
        table: Table,
    ) -> None:
        super().__init__(server, seats, guests, seed)
        self.store, self.table = store, table
        self.minds: list[Bot] = [
            GAME.bots["normal"](seat, GAME.options(), random.Random(seat)) for seat in range(PEOPLE)
        ]

    @classmethod
    async def of_four(cls, server: ServerProcess, seed: int) -> "Race":
        seats = await server.open("spycatcher", PEOPLE)
        await server.sit(seats)
        guests = [
            Guest(seat, await server.connect(seats[0].code, deflate=seat in DEFLATED))
            for seat in range(PEOPLE)
        ]
        guests.append(Guest(None, await server.connect(seats[0].code, deflate=True)))
        store = await SqlStore.open(server.database)
        race = cls(
            server, seats, guests, seed, store, fold(seats[0].code, (await store.read_log(seats[0].code)))
        )
        for guest in guests:
            token = "" if guest.seat is None else seats[guest.seat].token
            await guest.wire.hello(token, legal=guest.seat in GENERIC)
        await race.listen()
        return race

    @property
    def state(self) -> Spycatcher:
        return cast(Spycatcher, self.table.state)

    async def make(self, seat: int, move: Move) -> Step:
        fields: dict[str, Any] = msgspec.to_builtins(move)
        step = await self.play(seat, fields.pop("type"), **fields)
        for line in await self.store.read_log(self.seats[0].code, after=self.table.seq):
            apply(self.table, decode_row(line))
        return step

    async def comes_to_a_hearing(self) -> bool:
        """Play until a challenge opens. Return False if the game is over."""
        for _ in range(MOST_MOVES):
            if self.state.phase == "challenge":
                return True
            seat = self.state.turn
            move = self.minds[seat].choose(self.state.view(seat), self.state.legal(seat))
            if move is None:
                return False
            await self.make(seat, move)
        raise AssertionError("nobody ever sought a permission")

    def decisions(self, seat: int) -> tuple[Move, Move | None]:
        """Return the possible decisions of a seat: pass, or a challenge."""
        first, *others = self.state.legal(seat)
        assert first == Pass()
        return first, self.rng.choice(others) if others else None


async def test_sk20_decisions_look_the_same_to_others(server: ServerProcess) -> None:
    """SK-20: what others receive does not depend on a decision, with or without legal moves."""
    race = await Race.of_four(server, seed=4)
    seen: set[tuple[str, bool]] = set()
    while len(seen) < 3:
        if not await race.comes_to_a_hearing():  # a short race: on to the next
            await race.store.close()
            race = await Race.of_four(server, seed=4)
            continue
        *early, last = race.state.waiting_for()
        for seat in early:
            passing, challenging = race.decisions(seat)
            challenge = bool(challenging) and race.rng.random() < 0.5
            chosen, other = (challenging, passing) if challenge else (passing, challenging)
            assert chosen
            before = race.state.copy()
            step = await race.make(seat, chosen)
            seen.add((type(chosen).__name__, challenging is not None))
            check_sizes_and_counts(race, step)
            check_what_was_told(race, step)
            check_other_worlds(race, step)
            if other:
                before.apply(seat, other, before.moved_at)
                check_the_other_decision(race, step, before)
            await check_who_comes_back(race)
        await race.make(last, race.decisions(last)[0])
    assert seen == {("Pass", True), ("Pass", False), ("Challenge", True)}
    await race.store.close()


def check_what_was_told(race: Race, step: Step) -> None:
    """Check that others get one message: somebody has decided."""
    for news in step.news:
        assert [heard.kind for heard in news] == ["Update"]
        assert news[0].message["happened"]["events"] == [{"type": "Decided", "seat": step.seat}]


def check_other_worlds(race: Race, step: Step) -> None:
    """Check that messages are the same in every indistinguishable world."""
    for guest, news in zip(race.guests, step.news, strict=True):
        for _ in range(WORLDS):
            world = race.state.imagine(guest.seat, race.rng)
            assert news[0].message["game"] == seen_in(world, guest.seat, guest.seat in GENERIC)
            # Messages are all made as long as the longest, so that must not depend on a hand either.
            assert lengths(world) == lengths(race.state)


def lengths(state: Spycatcher) -> list[int]:
    """Return the lengths of the messages to seats with legal moves."""
    return [len(msgspec.json.encode(ViewCache().get(state, (seat,), legal=True))) for seat in range(PEOPLE)]


def check_the_other_decision(race: Race, step: Step, otherwise: Spycatcher) -> None:
    """Check that the other decision causes equal messages, of equal length for its author."""
    for guest, news in zip(race.guests, step.news, strict=True):
        sent, instead = news[0].message["game"], seen_in(otherwise, guest.seat, guest.seat in GENERIC)
        if guest.seat == step.seat:
            assert sent != instead
            assert len(msgspec.json.encode(sent)) == len(msgspec.json.encode(instead))
        else:
            assert sent == instead


async def check_who_comes_back(race: Race) -> None:
    """Check that a Welcome during a challenge has one length for all."""
    for legal in (False, True):
        lengths = {length(await welcome(race, seat, seq=1, legal=legal)) for seat in range(PEOPLE)}
        assert len(lengths) == 1, (legal, lengths)


async def test_unpadded_lists_differ_in_length() -> None:
    """The unpadded lists of legal moves differ in length."""
    rng = random.Random(1)
    state = cast(Spycatcher, GAME.new(PEOPLE, "hide", GAME.options()))
    state.phase, state.circle, state.laid = "challenge", 0, 1  # one card: the master
    counts = {len(state.imagine(None, rng).legal(seat)) for seat in range(PEOPLE) for _ in range(20)}
    assert len(counts) > 3
    assert any(isinstance(move, Challenge) for seat in range(PEOPLE) for move in state.legal(seat))
