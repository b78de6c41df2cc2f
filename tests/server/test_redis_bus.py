"""Two servers on one real PostgreSQL, connected by a real Redis."""

import asyncio
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest
from redis.asyncio import Redis

from spyhouse.kernel import SpyhouseError
from spyhouse.live.cluster import Nudge
from spyhouse.server.redis_bus import RedisBus, check_redis
from tests.server.live_server import CALM, RunningServer

REDIS = ("redis-server", "valkey-server")


class RedisUp:
    def __init__(self, folder: Path) -> None:
        found = next(filter(None, map(shutil.which, REDIS)), None)
        assert found, f"None of {', '.join(REDIS)} is installed; `make tools` does it."
        self.path = folder / "redis"
        self._command = [found, "--port", "0", "--unixsocket", str(self.path), "--save", ""]
        self.up()

    @property
    def address(self) -> str:
        return f"unix://{self.path}"

    def up(self) -> None:
        self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL)

    def down(self) -> None:
        self._process.kill()
        self._process.wait()


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[RedisUp]:
    redis = RedisUp(tmp_path)
    yield redis
    redis.down()


@pytest.fixture
def two(redis: RedisUp, postgres_url: str, pebbles: None) -> Iterator[tuple[RunningServer, RunningServer]]:
    settings = msgspec.structs.replace(CALM, database=postgres_url, redis=redis.address)
    processes = RunningServer(settings), RunningServer(settings)
    yield processes
    for server in processes:
        server.down()


async def test_people_on_two_servers_play_one_game(
    two: tuple[RunningServer, RunningServer], redis: RedisUp
) -> None:
    first, second = two
    table = first.open()
    async with first.guest(table.code, table.token) as ida:
        ben_id, ben_token = table.join()
        async with second.guest(table.code, ben_token) as ben:
            while ida.heard[-1] != {"type": "Presence", "here": [table.person, ben_id]}:
                await ida.hear()
            await ida.do("Sit", seat=0)
            await ben.do("Sit", seat=1)
            while not any(chair.get("person") == ben_id for chair in _chairs(ida.heard[-1])):
                await ida.hear()
            await ida.do("Start")
            await ida.take(0)
            while ben.heard[-1].get("game", {}).get("to_act") != [1]:
                await ben.hear()
            await ben.take(1)
            redis.down()
            await ben.do("Say", text="without a nudge")
            redis.up()
            while ida.heard[-1].get("happened", {}).get("did", {}).get("text") != "without a nudge":
                await ida.hear()
    told = [message["seq"] for message in ida.heard if message["type"] == "Update"]
    assert told == sorted(set(told))


def _chairs(message: dict[str, dict[str, list[dict[str, str]]]]) -> list[dict[str, str]]:
    return message.get("table", {}).get("chairs", [])


@pytest.mark.parametrize(
    ("address", "words"),
    [("redis://127.0.0.1:1", "Cannot reach Redis"), ("http://here", "must look like redis://host:6379")],
)
def test_invalid_redis_address_is_explained(address: str, words: str) -> None:
    with pytest.raises(SpyhouseError, match=words):
        asyncio.run(check_redis(address))


async def test_nudges_of_many_tables_are_one_message(redis: RedisUp) -> None:
    heard: asyncio.Queue[Nudge] = asyncio.Queue()
    ready = asyncio.Semaphore(0)
    rooms = SimpleNamespace(
        services=SimpleNamespace(server="one"), on_nudge=heard.put_nowait, catch_up_all=ready.release
    )
    async with asyncio.timeout(60):
        buses = [RedisBus(redis.address, rooms) for _ in range(2)]  # type: ignore[arg-type]
        for _ in buses:
            await ready.acquire()
        async with Redis.from_url(redis.address) as plain, plain.pubsub() as channel:
            await channel.subscribe("spyhouse")
            assert (await anext(channel.listen()))["type"] == "subscribe"
            nudges = [Nudge("two", table, 1, 1, here) for table, here in (("KITE", ["p1"]), ("POND", None))]
            for nudge in nudges:
                buses[0].nudge(nudge)
            message = await anext(channel.listen())
        assert msgspec.json.decode(message["data"], type=list[Nudge]) == nudges
        assert {(await heard.get()).table for _ in range(4)} == {"KITE", "POND"}
        assert [await buses[1].is_attended(table) for table in ("KITE", "POND")] == [True, False]
        for bus in buses:
            await bus.close()
