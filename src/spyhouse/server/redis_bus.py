"""Nudges between servers over Redis or Valkey. Data in Redis may be lost without harm."""

import asyncio
import logging
import time

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from spyhouse.kernel import SpyhouseError
from spyhouse.live.cluster import Nudge
from spyhouse.live.presence import SERVER_TIMEOUT_S
from spyhouse.live.rooms import RoomRegistry
from spyhouse.store.sql.database import without_password

_CHANNEL = "spyhouse"
_TRY_AGAIN_S = 1.0
_MAX_WAITING = 10_000
"""Maximum number of queued nudges while Redis does not answer.

Further ones are dropped: the log has it all.
"""
_MARK_AGAIN_S = SERVER_TIMEOUT_S / 3
"""Seconds after which the mark of an attended table is renewed."""

_log = logging.getLogger("spyhouse.redis")
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(list[Nudge]).decode


class RedisBus:
    """A `Cluster` over Redis publish/subscribe."""

    def __init__(self, url: str, rooms: RoomRegistry) -> None:
        self._redis = Redis.from_url(url)
        self._rooms = rooms
        self._waiting: dict[str, Nudge] = {}
        """By table; only the latest nudge counts."""
        self._marked: dict[str, float] = {}
        """By attended table, the `time.monotonic()` of its mark in Redis."""
        self._some = asyncio.Event()
        self._tasks = [asyncio.create_task(self._publish_loop()), asyncio.create_task(self._subscribe_loop())]

    def nudge(self, nudge: Nudge) -> None:
        """Queue a nudge for the other servers."""
        if len(self._waiting) < _MAX_WAITING:
            self._waiting[nudge.table] = nudge
            self._some.set()

    async def is_attended(self, table: str) -> bool:
        """Return whether another server has listeners at a table; False if Redis does not answer."""
        try:
            return bool(await self._redis.exists(_key(table)))
        except (RedisError, OSError) as error:
            _log.error("Redis does not answer", exc_info=error)
            return False

    async def close(self) -> None:
        """Stop listening and close the connections."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def _publish_loop(self) -> None:
        while True:
            await self._some.wait()
            self._some.clear()
            nudges, self._waiting = self._waiting, {}
            try:
                async with self._redis.pipeline(transaction=False) as pipeline:
                    pipeline.publish(_CHANNEL, _encode([*nudges.values()]))
                    for nudge in filter(self._needs_mark, nudges.values()):
                        pipeline.set(_key(nudge.table), nudge.server, ex=SERVER_TIMEOUT_S)
                    await pipeline.execute()
            except (RedisError, OSError) as error:
                self._marked.clear()
                _log.error("sending nudges failed", exc_info=error)
                await asyncio.sleep(_TRY_AGAIN_S)

    def _needs_mark(self, nudge: Nudge) -> bool:
        if nudge.here is None:
            self._marked.pop(nudge.table, None)
            return False
        now = time.monotonic()
        if now - self._marked.get(nudge.table, -_MARK_AGAIN_S) < _MARK_AGAIN_S:
            return False
        self._marked[nudge.table] = now
        return True

    async def _subscribe_loop(self) -> None:
        me = self._rooms.services.server
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(_CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "subscribe":
                            self._rooms.catch_up_all()  # nudges before the subscription were missed
                        elif (nudges := _decode(message["data"]))[0].server != me:
                            for nudge in nudges:
                                self._rooms.on_nudge(nudge)
            except Exception as error:  # reconnect after any error
                _log.error("Redis subscription lost; retrying", exc_info=error)
                await asyncio.sleep(_TRY_AGAIN_S)


async def check_redis(url: str) -> None:
    """Check that Redis can be reached. Raises `SpyhouseError` with the cause."""
    try:
        async with Redis.from_url(url) as redis:
            await redis.ping()
    except ValueError:
        raise SpyhouseError(
            f"The address of Redis must look like redis://host:6379, not {without_password(url)!r}."
        ) from None
    except (RedisError, OSError) as error:
        raise SpyhouseError(
            f"Cannot reach Redis at {without_password(url)}: {str(error).rstrip('.')}."
        ) from None


def _key(table: str) -> str:
    return f"{_CHANNEL}/{table}"
