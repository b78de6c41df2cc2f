"""Opening the house: everything is put together here."""

import asyncio
import gc
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING

import uvicorn
from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin

from spyhouse.kernel import ENGLISH, SpyhouseError
from spyhouse.live.budgets import Budgets
from spyhouse.live.limits import PerAddress
from spyhouse.live.rooms import Rooms
from spyhouse.live.services import HouseClock, Services
from spyhouse.live.thinkers import Thinkers
from spyhouse.server import logs, welcome
from spyhouse.server.bounded import BoundedHttp, Bounds
from spyhouse.server.connection import deliver
from spyhouse.server.finder import Finder
from spyhouse.server.http import api, refusing
from spyhouse.server.http.asked import House
from spyhouse.server.http.games import every_game
from spyhouse.server.http.operator import healthz
from spyhouse.server.http.operator import metrics as figures
from spyhouse.server.metrics import Metrics
from spyhouse.server.pages import page
from spyhouse.server.redis_bus import RedisBus, try_redis
from spyhouse.server.scenes import Scenes
from spyhouse.server.settings import Settings
from spyhouse.server.static import board_file, build
from spyhouse.server.upgrade import Connections
from spyhouse.server.words import words_of
from spyhouse.store import Store

if TYPE_CHECKING:
    from spyhouse.server.push import Push

_SHORT_S = 0.0005
"""How long a thinking bot may hold up the people: Python's usual 5 ms would be felt at every message."""
_FILES = 65_536

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


def serve(settings: Settings, open_browser: bool) -> None:
    """Run until interrupted."""
    logs.start()
    _allow_many_files()
    asyncio.run(_try(settings.database, settings.redis))
    with _bind(settings.host, settings.port) as listening:
        here = welcome.say(settings.host, listening.getsockname()[1])
        if open_browser:
            # The port is bound: a browser that comes too early waits.
            threading.Thread(target=webbrowser.open, args=[here], daemon=True).start()
        make_server(settings).run([listening])


def _allow_many_files() -> None:
    """Every socket is an open file, and systems give a program few unless it asks."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = _FILES if hard == resource.RLIM_INFINITY else min(hard, _FILES)
        if soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


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
        wrong_name = (error.errno or 0) < 0  # the resolver's
        why = "there is no such address" if wrong_name else os.strerror(error.errno or 0).lower()
        other = "host" if wrong_name else "port"
        raise SpyhouseError(f"Cannot listen at {host}, port {port}: {why}. Try another {other}.") from None


def make_server(settings: Settings) -> uvicorn.Server:
    metrics = Metrics()
    connections = Connections(settings, metrics)
    app = make_app(settings, connections, metrics)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        loop="uvloop",
        http=partial(BoundedHttp, Bounds(settings)),  # type: ignore[arg-type]  # anything that makes one
        ws=connections.protocol,  # type: ignore[arg-type]
        log_config=None,
        access_log=False,
        server_header=False,
        headers=list(SECURITY.items()),
        timeout_graceful_shutdown=5,
        forwarded_allow_ips=list(settings.proxies),
    )
    return uvicorn.Server(config)


def _collect_seldom() -> None:
    """What is loaded by now stays: let the garbage collector not look through it after every few moves. And
    nothing else is done while it looks, so it takes little at once: a city that is drawn is much."""
    gc.freeze()
    gc.set_threshold(2_000, 10, 500)


async def _open_push(store: Store, contact: str) -> "Push | None":
    if not contact:
        return None
    from spyhouse.server.push import Push  # nobody else needs what it loads

    return await Push.open(store, contact)


def make_app(settings: Settings, connections: Connections, metrics: Metrics) -> Litestar:
    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        sys.setswitchinterval(_SHORT_S)
        store = await Store.open(settings.database)
        store.when_committed(metrics.commits.observe)
        every_game(ENGLISH)  # loads them all, before anyone would wait for it
        _collect_seldom()
        clock = HouseClock(await store.clock())
        await store.note_start(clock.start)
        with Thinkers() as thinkers:
            services = Services(
                store,
                clock,
                deliver,
                thinkers,
                bot_pace=settings.bot_pace,
                words=words_of(settings),
                build=build(),
                budgets=Budgets(
                    settings.entries_per_minute,
                    settings.bytes_per_minute,
                    settings.bytes_per_hour,
                    settings.table_bytes,
                ),
            )
            services.notices = push = await _open_push(store, settings.push)
            rooms = Rooms(
                services, idle_s=settings.idle_s, at_most=settings.live_tables, keep_days=settings.keep_days
            )
            cluster = RedisBus(settings.redis, rooms) if settings.redis else None
            services.cluster = cluster
            rooms.start()
            connections.rooms = rooms
            connections.finder = Finder(rooms, settings)
            metrics.watch(rooms)
            app.state.house = House(
                rooms,
                metrics,
                opening=PerAddress(settings.tables_per_hour, 3600),
                finder=connections.finder,
                newcomers=PerAddress(settings.people_per_address, 3600),
                packing=PerAddress(settings.packs_per_hour, 3600),
                replaying=PerAddress(settings.joins_per_minute, 60),
                drawing=PerAddress(settings.scenes_per_minute, 60),
                noticing=PerAddress(settings.notices_per_hour, 3600),
                scenes=Scenes(services),
                settings=settings,
                push=push,
            )
            sweeping = asyncio.create_task(connections.sweep())
            try:
                yield
            finally:
                sweeping.cancel()
                await rooms.close()
                if push:
                    await push.close()
                if cluster:
                    await cluster.close()
                await store.close()

    async def the_house(state: State) -> House:
        house: House = state.house
        return house

    return Litestar(
        [api, healthz, figures, board_file, page],
        lifespan=[open_house],
        before_request=refusing.check_request(settings),
        dependencies={"house": Provide(the_house)},
        exception_handlers={
            SpyhouseError: refusing.refuse,
            HTTPException: refusing.explain,
            RecursionError: refusing.too_deep,
            UnicodeDecodeError: refusing.no_text,
            Exception: refusing.give_up,
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
