"""Assembly of the server: store, rooms, HTTP, WebSockets and metrics."""

import asyncio
import gc
import logging
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

from spyhouse.api.games import all_games
from spyhouse.api.scenes import Scenes
from spyhouse.kernel import DEFAULT_LOCALE, SpyhouseError, offload
from spyhouse.live.bot_workers import BotWorkers
from spyhouse.live.budgets import WriteBudgets
from spyhouse.live.rate_limits import RateLimiter
from spyhouse.live.rooms import RoomRegistry
from spyhouse.live.scene_budget import SceneBudget
from spyhouse.live.services import ServerClock, Services
from spyhouse.live.table_lookup import TableLookup
from spyhouse.server import logs, startup_banner
from spyhouse.server.admission import Admission, Slots
from spyhouse.server.connection import send_padded
from spyhouse.server.folder_lock import folder_lock
from spyhouse.server.http import errors
from spyhouse.server.http.admin import admin
from spyhouse.server.http.dependencies import ServerContext
from spyhouse.server.http.operator import healthz
from spyhouse.server.http.operator import metrics as figures
from spyhouse.server.http.password_page import check_password, show_form
from spyhouse.server.http.routes import make_router
from spyhouse.server.http_limits import HttpLimits, LimitedHttpProtocol
from spyhouse.server.metrics import Metrics
from spyhouse.server.offline import find_bundle
from spyhouse.server.pages import page
from spyhouse.server.probe import Probe
from spyhouse.server.redis_bus import RedisBus, check_redis
from spyhouse.server.reword import make_reword
from spyhouse.server.settings import Settings
from spyhouse.server.static import allow_offline, board_file, build, offline_files
from spyhouse.server.upgrade import ConnectionRegistry
from spyhouse.server.worker_process import WorkerProcess
from spyhouse.store.sql import SqlStore

if TYPE_CHECKING:
    from spyhouse.server.push import Push

_log = logging.getLogger("spyhouse.server")
_GIL_SWITCH_S = 0.0005
"""Seconds for which a thinking bot may hold the GIL. Python's default of 5 ms would delay every message."""
_MAX_OPEN_FILES = 65_536

# No inline scripts. Svelte sets style properties from script, which needs no exception.
SECURITY_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
}


def serve(settings: Settings, open_browser: bool) -> None:
    """Run the server until it is interrupted."""
    logs.configure()
    _raise_file_limit()
    with folder_lock(settings.database), _check_and_bind(settings) as listening:
        here = startup_banner.print_banner(settings.host, listening.getsockname()[1], settings.base_path)
        if open_browser:
            # The port is already bound, so an early browser waits.
            threading.Thread(target=webbrowser.open, args=[here], daemon=True).start()
        worker = WorkerProcess(settings.box)
        offload.set_runner(worker)
        try:
            make_server(settings).run([listening])
        finally:
            offload.set_runner(None)
            worker.close()


def _raise_file_limit() -> None:
    """Raise the limit on open files: every socket is one, and the default is low."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        limit = _MAX_OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, _MAX_OPEN_FILES)
        if soft < limit:
            resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))


def _check_and_bind(settings: Settings) -> socket.socket:
    asyncio.run(_check_connections(settings.database, settings.redis))
    return _bind(settings.host, settings.port)


async def _check_connections(database: str, redis: str) -> None:
    """Check that the database and Redis can be reached, before anything else starts."""
    store = await SqlStore.open(database)
    for fault in await store.check_file():
        _log.error("database is damaged, run `spyhouse check`: %s", fault)
    await store.close()
    if redis:
        await check_redis(redis)


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        wrong_name = (error.errno or 0) < 0  # a resolver error
        why = "there is no such address" if wrong_name else os.strerror(error.errno or 0).lower()
        other = "host" if wrong_name else "port"
        raise SpyhouseError(f"Cannot listen at {host}, port {port}: {why}. Try another {other}.") from None


def make_server(settings: Settings) -> uvicorn.Server:
    """Build the server: HTTP, WebSockets, limits and metrics."""
    metrics = Metrics()
    admission = Admission(settings)
    connections = ConnectionRegistry(settings, metrics, admission)
    app = make_app(settings, connections, metrics)

    def is_awake(code: str, address: str) -> bool:
        return connections.finder.peek(code, address) is not None

    config = uvicorn.Config(
        Slots(app),
        host=settings.host,
        port=settings.port,
        loop="uvloop",
        http=partial(LimitedHttpProtocol, HttpLimits(settings, admission, is_awake)),  # type: ignore[arg-type]  # anything that makes one
        ws=connections.protocol,  # type: ignore[arg-type]
        log_config=None,
        access_log=False,
        server_header=False,
        headers=list(SECURITY_HEADERS.items()),
        timeout_graceful_shutdown=5,
        forwarded_allow_ips=list(settings.proxies),
    )
    return uvicorn.Server(config)


def _tune_gc() -> None:
    """Exempt loaded modules from garbage collection, and collect small generations.

    A collection stops everything else, and a drawn city holds many objects.
    """
    gc.freeze()
    gc.set_threshold(2_000, 10, 500)


async def _open_push(store: SqlStore, contact: str) -> "Push | None":
    if not contact:
        return None
    from spyhouse.server.push import Push  # imported only if used: it loads cryptography

    return await Push.open(store, contact)


def make_app(settings: Settings, connections: ConnectionRegistry, metrics: Metrics) -> Litestar:
    """Build the Litestar application."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        sys.setswitchinterval(_GIL_SWITCH_S)
        store = await SqlStore.open(settings.database)
        store.on_commit(metrics.commits.observe)
        all_games(DEFAULT_LOCALE)  # loads all games before the first request
        _tune_gc()
        clock = ServerClock(await store.load_clock())
        await store.record_start(clock.start)
        with BotWorkers() as thinkers:
            services = Services(
                store,
                clock,
                send_padded,
                thinkers,
                bot_pace=settings.bot_pace,
                words=make_reword(settings),
                build=build(),
                budgets=WriteBudgets(
                    settings.entries_per_minute,
                    settings.bytes_per_minute,
                    settings.bytes_per_hour,
                    settings.table_bytes,
                ),
                scenes=SceneBudget(settings.live_scenes_per_address, settings.live_scenes),
            )
            services.notices = push = await _open_push(store, settings.push)
            rooms = RoomRegistry(
                services, idle_s=settings.idle_s, max_rooms=settings.live_tables, keep_days=settings.keep_days
            )
            cluster = RedisBus(settings.redis, rooms) if settings.redis else None
            services.cluster = cluster
            rooms.start()
            connections.rooms = rooms
            connections.finder = TableLookup(rooms, settings.joins_per_minute, settings.wrong_codes_per_hour)
            metrics.attach(rooms, store)
            allow_offline(settings.offline)
            app.state.context = ServerContext(
                rooms=rooms,
                metrics=metrics,
                sql=store,
                table_limit=RateLimiter(settings.tables_per_hour, 3600),
                finder=connections.finder,
                join_limit=RateLimiter(settings.people_per_address, 3600),
                pack_limit=RateLimiter(settings.packs_per_hour, 3600),
                replay_limit=RateLimiter(settings.joins_per_minute, 60),
                scene_limit=RateLimiter(settings.scenes_per_minute, 60),
                notice_limit=RateLimiter(settings.notices_per_hour, 3600),
                scenes=Scenes(services),
                keep_days=settings.keep_days,
                settings=settings,
                probe=Probe(store),
                admission=connections.admission,
                connections=connections,
                push=push,
                offline=settings.offline and find_bundle() is not None,
            )
            chores = [asyncio.create_task(connections.sweep()), asyncio.create_task(metrics.measure_lag())]
            try:
                yield
            finally:
                for chore in chores:
                    chore.cancel()
                await rooms.close()
                if push:
                    await push.close()
                if cluster:
                    await cluster.close()
                await store.close()

    async def server_context(state: State) -> ServerContext:
        context: ServerContext = state.context
        return context

    return Litestar(
        [make_router(), admin, show_form, check_password, healthz, figures, board_file, offline_files, page],
        lifespan=[lifespan],
        before_request=errors.check_request(connections.admission.names),
        dependencies={"context": Provide(server_context)},
        exception_handlers={
            SpyhouseError: errors.handle_refusal,
            HTTPException: errors.handle_http_exception,
            Exception: errors.handle_refusal,
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
