"""Opening the house: everything is put together here."""

import asyncio
import gc
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager

import uvicorn
from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin

from spyhouse.kernel import SpyhouseError
from spyhouse.server import http, logs
from spyhouse.server.door import Doors
from spyhouse.server.limits import PerAddress
from spyhouse.server.measures import Measures
from spyhouse.server.neighbours import OverRedis, try_redis
from spyhouse.server.pages import page
from spyhouse.server.scenes import Scenes
from spyhouse.server.settings import Settings
from spyhouse.server.socket import deliver
from spyhouse.server.words import words_of
from spyhouse.store import Store
from spyhouse.table.house import House, HouseClock
from spyhouse.table.rooms import Rooms

THINKERS = 2
"""Threads in which bots think."""
_SHORT_S = 0.0005
"""How long a thinking bot may hold up the people: Python's usual 5 ms would be felt at every message."""
_EVERYWHERE = ("0.0.0.0", "::")

# No inline script anywhere. Svelte sets style properties from script, which needs no exception.
SECURITY = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}


def serve(host: str, port: int, database: str, redis: str, open_browser: bool) -> None:
    """Run until interrupted."""
    logs.start()
    asyncio.run(_try(database, redis))
    with _bind(host, port) as listening:
        port = listening.getsockname()[1]
        address = f"http://{_own_address() if host in _EVERYWHERE else host}:{port}"
        print(f"Spyhouse is at {address} (Ctrl+C closes it).", file=sys.stderr)
        if open_browser:
            # The port is bound: a browser that comes too early waits.
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()
        make_server(Settings(database=database, redis=redis), host, port).run([listening])


async def _try(database: str, redis: str) -> None:
    """Say what is wrong with their addresses before anything else happens."""
    await (await Store.open(database)).close()
    if redis:
        await try_redis(redis)


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        why = os.strerror(error.errno or 0).lower()
        raise SpyhouseError(f"Cannot listen at {host}, port {port}: {why}. Try another port.") from None


def _own_address() -> str:
    """What phones in the same network can type, so that the lobby's link and QR code work there."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only asks which way out there is
        except OSError:
            return "localhost"
        found: str = probe.getsockname()[0]
        return found


def make_server(settings: Settings, host: str = "127.0.0.1", port: int = 8000) -> uvicorn.Server:
    measures = Measures()
    doors = Doors(settings, measures)
    app = make_app(settings, doors, measures)
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        loop="uvloop",
        http="httptools",
        ws=doors.protocol,  # type: ignore[arg-type]
        log_config=None,
        access_log=False,
        server_header=False,
        headers=list(SECURITY.items()),
        timeout_graceful_shutdown=5,
        forwarded_allow_ips=list(settings.proxies),
    )
    return uvicorn.Server(config)


def _collect_seldom() -> None:
    """What is loaded by now stays: let the garbage collector not look through it after every few moves."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def make_app(settings: Settings, doors: Doors, measures: Measures) -> Litestar:
    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        sys.setswitchinterval(_SHORT_S)
        store = await Store.open(settings.database)
        store.when_committed(measures.commits.observe)
        _collect_seldom()
        clock = HouseClock(await store.clock())
        await store.note_start(clock.start)
        with ThreadPoolExecutor(THINKERS, "bot") as thinkers:
            house = House(
                store,
                clock,
                deliver,
                thinkers,
                bot_pace=settings.bot_pace,
                words=words_of(os.environ),
            )
            rooms = Rooms(house, idle_s=settings.idle_s, at_most=settings.live_tables)
            neighbours = OverRedis(settings.redis, rooms) if settings.redis else None
            house.neighbours = neighbours
            rooms.start()
            doors.rooms = rooms
            measures.watch(rooms)
            app.state.house = http.House(
                rooms,
                measures,
                opening=PerAddress(settings.tables_per_hour, 3600),
                joining=doors.joining,
                drawing=PerAddress(settings.scenes_per_minute, 60),
                scenes=Scenes(),
            )
            sweeping = asyncio.create_task(doors.sweep())
            try:
                yield
            finally:
                sweeping.cancel()
                await rooms.close()
                if neighbours:
                    await neighbours.close()
                await store.close()

    async def the_house(state: State) -> http.House:
        house: http.House = state.house
        return house

    return Litestar(
        [http.api, http.healthz, http.metrics, page],
        lifespan=[open_house],
        dependencies={"house": Provide(the_house)},
        exception_handlers={
            SpyhouseError: http.refuse,
            HTTPException: http.explain,
            RecursionError: http.too_deep,
            Exception: http.give_up,
        },
        logging_config=None,
        request_max_body_size=settings.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Spyhouse",
            version="1",
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"]), YamlRenderPlugin()],
        ),
    )
