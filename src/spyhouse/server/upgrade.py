"""WebSocket upgrade: uvicorn passes the upgrade request to picows, which handles the protocol from then on.

HTTP and WebSockets share one port, and a socket needs neither an ASGI task nor a queue.
"""

import asyncio
import logging
import re
import time
from collections import Counter
from http import HTTPStatus
from typing import Any

from picows import (
    WSAutoPingStrategy,
    WSUpgradeRequest,
    WSUpgradeResponse,
    WSUpgradeResponseWithListener,
)
from picows.picows import WSProtocol  # type: ignore[attr-defined]  # Cython, and not in its stub

from spyhouse.live.rate_limits import RateLimiter
from spyhouse.live.rooms import RoomRegistry
from spyhouse.live.session import CloseCode
from spyhouse.live.table_codes import CODE
from spyhouse.live.table_lookup import TableLookup
from spyhouse.server.admission import Admission
from spyhouse.server.connection import Connection
from spyhouse.server.deflate import negotiate
from spyhouse.server.metrics import Metrics
from spyhouse.server.settings import Settings

_PATH = re.compile(rf"/ws/({CODE})(\?.*)?".encode())
_READ_BUFFER = 2048
_HARD_LIMIT = 4
"""Frames longer than this times the message limit are not read at all."""

# an adapter, because picows creates a child of a plain logger
_quiet = logging.LoggerAdapter(logging.getLogger("picows"))


class ConnectionRegistry:
    """All open WebSockets of the server."""

    def __init__(self, settings: Settings, metrics: Metrics, admission: Admission) -> None:
        self.settings = settings
        self.admission = admission
        self.rooms: RoomRegistry
        self.finder: TableLookup
        self.hinting = RateLimiter(settings.hints_per_minute, 60)
        self.sent = 0
        self._sockets: set[Connection] = set()
        self._addresses: Counter[str] = Counter()
        metrics.sockets.set_function(lambda: len(self._sockets))
        metrics.sent.set_function(lambda: self.sent)

    def protocol(self, config: Any, server_state: Any, app_state: Any) -> "_UvicornProtocol":
        """Return a protocol for one connection: uvicorn's `ws_protocol_class`."""
        return _UvicornProtocol(self, server_state)

    def accept(self, request: WSUpgradeRequest, peer: str) -> WSUpgradeResponseWithListener:
        """Accept a connection, or return the refusal."""
        path = _PATH.fullmatch(request.path)
        if not path:
            return _reject_upgrade(
                HTTPStatus.NOT_FOUND, "A table's socket is at /ws/ and the code of the table."
            )
        host = request.headers.get("host", "")
        if not self.admission.names.accepts(host):
            return _reject_upgrade(HTTPStatus.MISDIRECTED_REQUEST, "This host name is not allowed here.")
        if not self.admission.allows_origin(request.headers.get("origin"), host):
            return _reject_upgrade(HTTPStatus.FORBIDDEN, "Pages of this origin may not connect.")
        address = self.admission.proxies.client_address(peer, request.headers.get("x-forwarded-for", ""))
        sent = {name.lower().encode(): value.encode() for name, value in request.headers.items()}
        if not self.admission.guard.admits(peer, request.path, sent):
            return _reject_upgrade(HTTPStatus.UNAUTHORIZED, "This server is private.")
        if self.admission.is_blocked(address):
            return _reject_upgrade(HTTPStatus.TOO_MANY_REQUESTS, "Too many requests. Please wait a little.")
        limit = self.settings.sockets_per_address
        if limit and self._addresses[address] >= limit:
            return _reject_upgrade(
                HTTPStatus.TOO_MANY_REQUESTS, "There are too many connections from your address."
            )
        deflate = negotiate(request.headers.get("sec-websocket-extensions", ""))
        window, answer = deflate or (None, "")
        connection = Connection(self, path[1].decode().upper(), address, window)
        headers = {"Sec-WebSocket-Extensions": answer} if answer else {}
        return WSUpgradeResponseWithListener(WSUpgradeResponse.create_101_response(headers), connection)

    def opened(self, connection: Connection) -> None:
        """Register an open connection."""
        self._sockets.add(connection)
        self._addresses[connection.address] += 1

    def closed(self, connection: Connection) -> None:
        """Remove a closed connection."""
        self._sockets.discard(connection)
        self._addresses[connection.address] -= 1
        if not self._addresses[connection.address]:
            del self._addresses[connection.address]

    def drop_from(self, address: str) -> None:
        """Close every socket of an address."""
        for connection in [each for each in self._sockets if each.address == address]:
            connection.session.disconnect("busy", "too-often", CloseCode.TOO_FAST)

    async def sweep(self) -> None:
        """Ping silent sockets and drop dead ones, in one task for all."""
        while True:
            await asyncio.sleep(self.settings.silence_s / 3)
            now = time.monotonic()
            for connection in tuple(self._sockets):
                silent = now - connection.last_received
                if silent > self.settings.silence_s:
                    connection.drop()
                elif silent > self.settings.silence_s / 3:
                    connection.ping()


def _reject_upgrade(status: HTTPStatus, reason: str) -> WSUpgradeResponseWithListener:
    return WSUpgradeResponseWithListener(
        WSUpgradeResponse.create_error_response(status, reason.encode()), None
    )


class _UvicornProtocol(WSProtocol):  # type: ignore[misc]  # picows is Cython
    """picows' protocol with the interface that uvicorn expects."""

    __slots__ = ("_connections", "_known", "_peer")

    def __init__(self, connections: ConnectionRegistry, server_state: Any) -> None:
        self._connections = connections
        self._known = server_state.connections
        super().__init__(
            None,  # host and port, for clients only
            None,  # path, for clients only
            False,  # is a client
            self._admit,
            _quiet,
            True,  # disconnect on exception
            connections.settings.hello_s,
            False, 20, 20, WSAutoPingStrategy.PING_WHEN_IDLE,  # pings are sent by ConnectionRegistry.sweep
            False,  # no automatic pongs: Connection sends and counts them
            connections.settings.message_bytes * _HARD_LIMIT,
            None,  # extra headers
            _READ_BUFFER,
        )  # fmt: skip

    def connection_made(self, transport: asyncio.Transport) -> None:
        """Start the picows protocol on uvicorn's transport."""
        peer = transport.get_extra_info("peername")
        self._peer = peer[0] if isinstance(peer, tuple) else "local"
        self._known.add(self)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Remove the connection from uvicorn's list."""
        self._known.discard(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Handle the upgrade request, which uvicorn has read and serialised again."""
        # Firefox sends "keep-alive, Upgrade", but picows accepts only "upgrade".
        data = re.sub(rb"(?i)\r\nconnection:[^\r]*", b"\r\nconnection: upgrade", data)
        while data:
            space = self.get_buffer(-1)
            fits = min(len(space), len(data))
            space[:fits] = data[:fits]
            data = data[fits:]
            self.buffer_updated(fits)

    def shutdown(self) -> None:
        """Close the connection because uvicorn shuts down."""
        if self.listener:
            self.listener.session.disconnect("restart", "house-restarts", CloseCode.RESTART)
        else:
            self.transport.disconnect()

    def _admit(self, request: WSUpgradeRequest) -> WSUpgradeResponseWithListener:
        return self._connections.accept(request, self._peer)
