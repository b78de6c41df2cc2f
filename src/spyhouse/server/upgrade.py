"""The upgrade to a websocket: uvicorn hands over an upgrade, picows speaks the protocol from then on.

HTTP and sockets share one port, and a socket costs neither an ASGI task nor a queue.
"""

import asyncio
import logging
import re
import time
from collections import Counter
from http import HTTPStatus
from typing import Any
from urllib.parse import urlsplit

from picows import (
    WSAutoPingStrategy,
    WSUpgradeRequest,
    WSUpgradeResponse,
    WSUpgradeResponseWithListener,
)
from picows.picows import WSProtocol  # type: ignore[attr-defined]  # Cython, and not in its stub

from spyhouse.live.codes import CODE
from spyhouse.live.limits import PerAddress
from spyhouse.live.rooms import Rooms
from spyhouse.server.addresses import Names, Proxies
from spyhouse.server.connection import Connection
from spyhouse.server.deflate import negotiate
from spyhouse.server.finder import Finder
from spyhouse.server.metrics import Metrics
from spyhouse.server.settings import Settings

_PATH = re.compile(rf"/ws/({CODE})(\?.*)?".encode())
_READ_BUFFER = 2048
_HARD_LIMIT = 4
"""A frame of more than this times the message limit is not even read."""

_quiet = logging.LoggerAdapter(logging.getLogger("picows"))  # an adapter, as picows makes a child of a logger


class Connections:
    """All open sockets."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.rooms: Rooms
        self.finder: Finder
        self.hinting = PerAddress(settings.hints_per_minute, 60)
        self.sent = 0
        self._metrics = metrics
        self._proxies = Proxies(settings.proxies)
        self._names = Names(settings.hosts)
        self._sockets: set[Connection] = set()
        self._addresses: Counter[str] = Counter()
        metrics.sockets.set_function(lambda: len(self._sockets))
        metrics.sent.set_function(lambda: self.sent)

    def protocol(self, config: Any, server_state: Any, app_state: Any) -> "_Upgraded":
        """What uvicorn calls `ws_protocol_class`."""
        return _Upgraded(self, server_state)

    def admit(self, request: WSUpgradeRequest, peer: str) -> WSUpgradeResponseWithListener:
        """Accept this connection, or say why not."""
        path = _PATH.fullmatch(request.path)
        if not path:
            return _turn_away(HTTPStatus.NOT_FOUND, "A table's socket is at /ws/ and the code of the table.")
        if not self._names.knows(request.headers.get("host", "")):
            return _turn_away(HTTPStatus.MISDIRECTED_REQUEST, "This house does not go by that name.")
        origin = request.headers.get("origin")
        if origin is not None and not self._may_come_from(origin, request.headers.get("host", "")):
            return _turn_away(HTTPStatus.FORBIDDEN, "This page may not connect to this house.")
        address = self._proxies.visitor(peer, request.headers.get("x-forwarded-for", ""))
        most = self.settings.sockets_per_address
        if most and self._addresses[address] >= most:
            return _turn_away(
                HTTPStatus.TOO_MANY_REQUESTS, "There are too many connections from your address."
            )
        deflate = negotiate(request.headers.get("sec-websocket-extensions", ""))
        window, answer = deflate or (None, "")
        connection = Connection(self, path[1].decode().upper(), address, window)
        headers = {"Sec-WebSocket-Extensions": answer} if answer else {}
        return WSUpgradeResponseWithListener(WSUpgradeResponse.create_101_response(headers), connection)

    def opened(self, connection: Connection) -> None:
        self._sockets.add(connection)
        self._addresses[connection.address] += 1

    def closed(self, connection: Connection) -> None:
        self._sockets.discard(connection)
        self._addresses[connection.address] -= 1
        if not self._addresses[connection.address]:
            del self._addresses[connection.address]

    async def sweep(self) -> None:
        """Ping the silent, drop the dead. One task for all instead of one for each."""
        while True:
            await asyncio.sleep(self.settings.silence_s / 3)
            now = time.monotonic()
            for connection in tuple(self._sockets):
                silent = now - connection.heard_at
                if silent > self.settings.silence_s:
                    connection.drop()
                elif silent > self.settings.silence_s / 3:
                    connection.ping()

    def _may_come_from(self, origin: str, host: str) -> bool:
        return origin in self.settings.origins or urlsplit(origin).netloc.lower() == host.lower()


def _turn_away(status: HTTPStatus, reason: str) -> WSUpgradeResponseWithListener:
    return WSUpgradeResponseWithListener(
        WSUpgradeResponse.create_error_response(status, reason.encode()), None
    )


class _Upgraded(WSProtocol):  # type: ignore[misc]  # picows is Cython
    """picows' protocol in the shape uvicorn expects."""

    __slots__ = ("_connections", "_known", "_peer")

    def __init__(self, connections: Connections, server_state: Any) -> None:
        self._connections = connections
        self._known = server_state.connections
        super().__init__(
            None,  # host and port: for clients
            None,  # path: for clients
            False,  # is a client
            self._admit,
            _quiet,
            True,  # disconnect on exception
            connections.settings.hello_s,
            False, 20, 20, WSAutoPingStrategy.PING_WHEN_IDLE,  # see Connections.sweep
            False,  # answer pings: sockets do it themselves, and count them
            connections.settings.message_bytes * _HARD_LIMIT,
            None,  # extra headers
            _READ_BUFFER,
        )  # fmt: skip

    def connection_made(self, transport: asyncio.Transport) -> None:
        peer = transport.get_extra_info("peername")
        self._peer = peer[0] if isinstance(peer, tuple) else "local"
        self._known.add(self)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._known.discard(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """The upgrade request, which uvicorn has read and put together again."""
        # Firefox says "keep-alive, Upgrade", and picows insists on the one word.
        data = re.sub(rb"(?i)\r\nconnection:[^\r]*", b"\r\nconnection: upgrade", data)
        while data:
            space = self.get_buffer(-1)
            fits = min(len(space), len(data))
            space[:fits] = data[:fits]
            data = data[fits:]
            self.buffer_updated(fits)

    def shutdown(self) -> None:
        """uvicorn is going down."""
        if self.listener:
            self.listener.part("restart", "house-restarts", 1012)
        else:
            self.transport.disconnect()

    def _admit(self, request: WSUpgradeRequest) -> WSUpgradeResponseWithListener:
        return self._connections.admit(request, self._peer)
