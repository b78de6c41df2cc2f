"""Load generator: two-player tables over real sockets, the same for every server.

Each table is a closed loop: the player on turn sends a move as soon as the last update has arrived, or
after a pause for a light load. A move's latency is the time from sending it to the mover's own update,
which carries the new view.
"""

import asyncio
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Protocol

import picows

DEFLATE = "permessage-deflate; client_max_window_bits"


class Dialect(Protocol):
    """Protocol of one kind of server."""

    compressed: bool
    """Whether to offer permessage-deflate."""

    def url(self, table: int) -> str:
        """Return the address of a table."""

    def greeting(self, table: int, seat: int) -> bytes | None:
        """Return the first message of a seat, or None."""

    def move(self, table: int, seat: int, number: int) -> bytes:
        """Return the message of a move."""

    def is_ready(self, message: bytes) -> bool:
        """Return whether the message completes the handshake."""

    def is_update(self, message: bytes) -> bool:
        """Return whether the message is an update."""

    def turn(self, welcome: bytes) -> int:
        """Return the number of moves already made."""

    def reply(self, message: bytes, table: int, seat: int) -> bytes | None:
        """Return the reply to a handshake or keep-alive message, or None."""


@dataclass
class Figures:
    """Latencies and duration of a run."""

    moves: int
    seconds: float
    latencies: list[float] = field(repr=False)

    @property
    def rate(self) -> float:
        """Return moves per second."""
        return self.moves / self.seconds

    def percentile(self, percent: float) -> float:
        """Return a percentile of the latencies in ms."""
        ordered = sorted(self.latencies)
        return 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]

    def __str__(self) -> str:
        p50, p99 = self.percentile(50), self.percentile(99)
        return f"{self.rate:8.0f} moves/s   p50 {p50:7.2f} ms   p99 {p99:7.2f} ms"


class Seat(picows.WSListener):
    """One player's socket."""

    def __init__(self, dialect: Dialect, table: "TableLoop", seat: int) -> None:
        self.dialect, self.table, self.seat = dialect, table, seat
        self.ready = asyncio.get_running_loop().create_future()

    def on_ws_connected(self, transport: picows.WSTransport) -> None:
        self.transport = transport
        if message := self.dialect.greeting(self.table.number, self.seat):
            self.send(message)

    def on_ws_frame(self, transport: picows.WSTransport, frame: picows.WSFrame) -> None:
        message = frame.get_payload_as_bytes()
        if self.ready.done() and self.dialect.is_update(message):
            self.table.heard(self.seat)
        elif self.dialect.is_ready(message):
            self.table.moves = self.dialect.turn(message)
            self.ready.set_result(None)
        elif answer := self.dialect.reply(message, self.table.number, self.seat):
            self.send(answer)

    def send(self, message: bytes) -> None:
        self.transport.send(picows.WSMsgType.TEXT, message)


def _itself(seat: Seat) -> Seat:
    return seat


class TableLoop:
    """Two seats that move in turn until stopped."""

    def __init__(self, dialect: Dialect, number: int, pause: float, record: Callable[[float], None]) -> None:
        self.dialect, self.number, self.pause, self.record = dialect, number, pause, record
        self.moves, self.waiting = 0, {0, 1}
        self.running = False

    async def connect(self) -> None:
        """Connect both seats and finish the handshake."""
        self.seats = [Seat(self.dialect, self, number) for number in (0, 1)]
        for seat in self.seats:
            await picows.ws_connect(
                partial(_itself, seat),
                self.dialect.url(self.number),
                extra_headers={"Sec-WebSocket-Extensions": DEFLATE} if self.dialect.compressed else None,
            )
            await seat.ready

    def move(self) -> None:
        """Send the next move."""
        self.sent = time.perf_counter()
        mover = self.moves % 2
        self.waiting = {0, 1}
        self.seats[mover].send(self.dialect.move(self.number, mover, self.moves))

    def heard(self, seat: int) -> None:
        """Record an update, and send the next move when both seats have it."""
        if not self.running or seat not in self.waiting:
            return
        self.waiting.discard(seat)
        if seat == self.moves % 2:
            self.record(time.perf_counter() - self.sent)
        if not self.waiting:
            self.moves += 1
            if self.pause:
                asyncio.get_running_loop().call_later(self.pause, self.move)
            else:
                self.move()

    def close(self) -> None:
        """Close both sockets."""
        self.running = False
        for seat in self.seats:
            seat.transport.disconnect(graceful=False)


async def drive(
    dialect: Dialect,
    tables: int,
    seconds: float,
    pause: float = 0.0,
    before_end: Callable[[], None] = lambda: None,
) -> Figures:
    """Connect, warm up for a second, then measure for `seconds`."""
    latencies: list[float] = []
    measuring = False

    def record(latency: float) -> None:
        if measuring:
            latencies.append(latency)

    loops = [TableLoop(dialect, number, pause, record) for number in range(tables)]
    for first in range(0, tables, 25):
        await asyncio.gather(*(loop.connect() for loop in loops[first : first + 25]))
    for number, loop in enumerate(loops):
        loop.running = True
        asyncio.get_running_loop().call_later(pause * number / tables, loop.move)
    await asyncio.sleep(1 + pause)
    measuring, began = True, time.perf_counter()
    await asyncio.sleep(seconds)
    measuring, took = False, time.perf_counter() - began
    before_end()
    for loop in loops:
        loop.close()
    if not latencies:
        raise RuntimeError("no move was answered; check the protocol of the server")
    return Figures(len(latencies), took, latencies)


def middle(runs: list[Figures]) -> Figures:
    """Return the run with the median rate."""
    rate = statistics.median_low([run.rate for run in runs])
    return next(run for run in runs if run.rate == rate)
