"""What one move costs the table itself: from the bytes of a request to the bytes of both answers.

    python -m bench.move            # the best of thirty rounds, in µs of the processor's time

No sockets and no disk: the store says yes at once, and what is sent goes nowhere. So it tells of the house's
own Python alone, and a busy machine disturbs it less than the sockets.
"""

import asyncio
import json
import time
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any, cast

import uvloop

from bench.ledger import GAME
from spyhouse import games
from spyhouse.live.rooms import Rooms
from spyhouse.live.services import HouseClock, Services
from spyhouse.server.connection import Connection, deliver
from spyhouse.server.settings import Settings

ROUNDS, MOVES = 30, 1000


class Forgetful:
    """A store that keeps nothing, at once."""

    def append(self, table: str, *lines: object) -> asyncio.Future[None]:
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        stored.set_result(None)
        return stored

    async def exists(self, table: str) -> bool:
        return False

    async def count(self) -> int:
        return 0


class Nowhere:
    """A wire that leads there."""

    def __init__(self) -> None:
        self.underlying_transport = self

    def send(self, *message: object) -> None:
        pass

    def get_write_buffer_size(self) -> int:
        return 0


async def main() -> None:
    games.register(GAME)
    with ThreadPoolExecutor(1) as thinkers:
        rooms = Rooms(Services(cast(Any, Forgetful()), HouseClock(0), deliver, thinkers))
        code, ada, _ = await rooms.open("ledger", {}, "Ada", "fox")
        bo, _ = await rooms.join(code, "Bo", "cat")
        room = rooms.awake[code]
        seats = []
        for person in (ada, bo):
            connections = SimpleNamespace(settings=Settings(messages_per_s=0), rooms=rooms, sent=0)
            seat = Connection(cast(Any, connections), code, "192.0.2.1", None)
            seat.person, seat._room, seat._wire = person, room, cast(Any, Nowhere())
            room.enter(seat, 0)
            seats.append(seat)

        async def ask(seat: int, id: str, do: dict[str, object]) -> None:
            seats[seat]._hear(json.dumps({"type": "Request", "id": id, "do": do}).encode())
            await room.settle()

        await ask(0, "a", {"type": "Sit", "seat": 0})
        await ask(1, "b", {"type": "Sit", "seat": 1})
        await ask(0, "c", {"type": "Start"})
        took = []
        for number in range(ROUNDS):
            began = time.process_time()
            for turn in range(MOVES):
                move = {"type": "Play", "seat": turn % 2, "move": {"type": "Add", "amount": 1}}
                await ask(turn % 2, f"{number}-{turn}", move)
            took.append((time.process_time() - began) / MOVES * 1e6)
        assert room.table.public_seq > ROUNDS * MOVES, "not every move was made"
        took.sort()
        print(f"a move: {took[0]:.1f} µs at best, {took[ROUNDS // 2]:.1f} in the middle")


if __name__ == "__main__":
    uvloop.run(main())
