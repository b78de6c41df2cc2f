"""Threads in which bots think. Each address gets one thread at a time, so many bots delay only their own."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from types import TracebackType
from typing import ParamSpec, Self, TypeVar

from spyhouse.live.fair_scheduler import FairScheduler

THREADS = 2
TIMEOUT_S = 10.0
"""Seconds after which a bot has failed to choose. After three failures it plays random moves."""

P = ParamSpec("P")
T = TypeVar("T")


class BotWorkers:
    """A thread pool for bots, shared fairly between addresses."""

    def __init__(self) -> None:
        self._scheduler = FairScheduler(THREADS)
        self._threads = ThreadPoolExecutor(THREADS, "bot")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self._threads.shutdown()

    async def run(self, owner: str, thought: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Run a function in a thread.

        Raises `TimeoutError` after `TIMEOUT_S`; waiting for a slot does not count.
        """
        async with self._scheduler.slot(owner):
            return await asyncio.wait_for(self._begin(thought, *args, **more), TIMEOUT_S)

    async def run_without_timeout(
        self, owner: str, thought: Callable[P, T], *args: P.args, **more: P.kwargs
    ) -> T:
        """Run a function in a thread, however long it takes. For reading a long log."""
        async with self._scheduler.slot(owner):
            return await self._begin(thought, *args, **more)

    def _begin(self, thought: Callable[P, T], *args: P.args, **more: P.kwargs) -> asyncio.Future[T]:
        loop = asyncio.get_running_loop()
        return loop.run_in_executor(self._threads, partial(thought, *args, **more))
