"""Several servers of one house, in touch over Redis or Valkey. What is kept there may be lost."""

import asyncio
import logging

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from spyhouse.kernel import SpyhouseError
from spyhouse.live.cluster import Nudge
from spyhouse.live.presence import SILENT_S
from spyhouse.live.rooms import Rooms

_CHANNEL = "spyhouse"
_TRY_AGAIN_S = 1.0
_AT_MOST = 10_000
"""Nudges that wait while Redis does not answer. More say nothing that is not in the log."""

_log = logging.getLogger("spyhouse.redis")
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Nudge).decode


class RedisBus:
    def __init__(self, url: str, rooms: Rooms) -> None:
        self._redis = Redis.from_url(url)
        self._rooms = rooms
        self._waiting: dict[str, Nudge] = {}
        """By table: only the last one counts."""
        self._some = asyncio.Event()
        self._tasks = [asyncio.create_task(self._speak()), asyncio.create_task(self._listen())]

    def nudge(self, nudge: Nudge) -> None:
        if len(self._waiting) < _AT_MOST:
            self._waiting[nudge.table] = nudge
            self._some.set()

    async def attend(self, table: str) -> bool:
        try:
            return bool(await self._redis.exists(_key(table)))
        except (RedisError, OSError) as error:
            _log.error("Redis does not answer", exc_info=error)
            return False

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def _speak(self) -> None:
        while True:
            await self._some.wait()
            self._some.clear()
            nudges, self._waiting = self._waiting, {}
            try:
                async with self._redis.pipeline(transaction=False) as pipeline:
                    for nudge in nudges.values():
                        pipeline.publish(_CHANNEL, _encode(nudge))
                        if nudge.here is not None:
                            pipeline.set(_key(nudge.table), nudge.server, ex=SILENT_S)
                    await pipeline.execute()
            except (RedisError, OSError) as error:
                _log.error("a nudge was lost", exc_info=error)
                await asyncio.sleep(_TRY_AGAIN_S)

    async def _listen(self) -> None:
        me = self._rooms.services.server
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(_CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "subscribe":
                            self._rooms.read_on()  # what was said before nobody heard
                        elif (nudge := _decode(message["data"])).server != me:
                            self._rooms.hear(nudge)
            except Exception as error:  # whatever it was, go on listening
                _log.error("other servers cannot be heard", exc_info=error)
                await asyncio.sleep(_TRY_AGAIN_S)


async def try_redis(url: str) -> None:
    """Say what is wrong with it."""
    try:
        async with Redis.from_url(url) as redis:
            await redis.ping()
    except ValueError:
        raise SpyhouseError(f"The address of Redis must look like redis://host:6379, not {url!r}.") from None
    except (RedisError, OSError) as error:
        raise SpyhouseError(f"Cannot reach Redis at {url}: {error}.") from None


def _key(table: str) -> str:
    return f"{_CHANNEL}/{table}"
