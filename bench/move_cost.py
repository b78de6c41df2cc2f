"""CPU time of one move at a table: from the bytes of a request to the bytes of both answers.

    python -m bench.move_cost            # the best of thirty rounds, in µs of CPU time

Without sockets and disk: the store confirms at once, and output is discarded. It measures Spyhouse's
own Python alone, and other load disturbs it less than a benchmark with sockets.
"""

import asyncio
import time
from types import SimpleNamespace
from typing import Any, cast

import uvloop

from bench.ledger_game import GAME
from spyhouse import games
from spyhouse.live.bot_workers import BotWorkers
from spyhouse.live.rooms import RoomRegistry
from spyhouse.live.services import ServerClock, Services
from spyhouse.server.connection import Connection, send_padded
from spyhouse.server.settings import Settings

ROUNDS, MOVES = 30, 1000


class Forgetful:
    """A store that keeps nothing and confirms at once."""

    def append(self, table: str, *lines: object) -> asyncio.Future[None]:
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        stored.set_result(None)
        return stored

    async def table_exists(self, table: str) -> bool:
        return False

    async def count_tables(self) -> int:
        return 0


class Nowhere:
    """A connection that discards its output."""

    def __init__(self) -> None:
        self.underlying_transport = self

    def send(self, *message: object) -> None:
        pass

    def get_write_buffer_size(self) -> int:
        return 0


async def main() -> None:
    games.register(GAME)
    with BotWorkers() as thinkers:
        rooms = RoomRegistry(Services(cast(Any, Forgetful()), ServerClock(0), send_padded, thinkers))
        code, ada, _ = await rooms.open("ledger", {}, "Ada", "fox")
        bo, _ = await rooms.join(code, "Bo", "cat")
        room = rooms.awake[code]
        seats = []
        for person in (ada, bo):
            connections = SimpleNamespace(settings=Settings(messages_per_s=0), rooms=rooms, sent=0)
            seat = Connection(cast(Any, connections), code, "192.0.2.1", None)
            seat._wire = cast(Any, Nowhere())
            seat.session.person, seat.session._room = person, room
            room.enter(seat.session, 0)
            seats.append(seat.session)

        async def ask(seat: int, id: bytes, do: bytes) -> None:
            seats[seat].on_message(b'{"type":"Request","id":"%s","do":%s}' % (id, do))
            while room.busy:  # noqa: ASYNC110 - an event would cost as much as a part of the move
                await asyncio.sleep(0)

        await ask(0, b"a", b'{"type":"Sit","seat":0}')
        await ask(1, b"b", b'{"type":"Sit","seat":1}')
        await ask(0, b"c", b'{"type":"Start"}')
        took = []
        for number in range(ROUNDS):
            began = time.process_time()
            for turn in range(MOVES):
                play = b'{"type":"Play","seat":%d,"move":{"type":"Add","amount":1}}' % (turn % 2)
                await ask(turn % 2, b"%d-%d" % (number, turn), play)
            took.append((time.process_time() - began) / MOVES * 1e6)
        assert room.table.public_seq > ROUNDS * MOVES, "not every move was applied"
        took.sort()
        print(f"a move: {took[0]:.1f} µs at best, {took[ROUNDS // 2]:.1f} in the middle")


if __name__ == "__main__":
    uvloop.run(main())
