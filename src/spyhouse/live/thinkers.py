"""Threads in which bots think, in turns: of each address one thought at a time, so that whoever has a hundred
bots think keeps nobody else's waiting."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from types import TracebackType
from typing import ParamSpec, Self, TypeVar

from spyhouse.live.turns import Turns

HANDS = 2
BUDGET_S = 10.0
"""A bot that has not chosen by then gets a random move."""

P = ParamSpec("P")
T = TypeVar("T")


class Thinkers:
    def __init__(self) -> None:
        self._turns = Turns(HANDS)
        self._threads = ThreadPoolExecutor(HANDS, "bot")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self._threads.shutdown()

    async def think(self, whose: str, thought: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Raises TimeoutError if it takes too long. To stand in line takes nothing of its time."""
        async with self._turns.turn(whose):
            return await asyncio.wait_for(self._begin(thought, *args, **more), BUDGET_S)

    async def recall(self, whose: str, thought: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """The same for reading what has been played, however long that is."""
        async with self._turns.turn(whose):
            return await self._begin(thought, *args, **more)

    def _begin(self, thought: Callable[P, T], *args: P.args, **more: P.kwargs) -> asyncio.Future[T]:
        return asyncio.wrap_future(self._threads.submit(thought, *args, **more))
