"""uvicorn's HTTP with bounds: how long a request may be, how long it may take, how many may be open at once.

A house on a small machine has no proxy in front that would see to it.
"""

import asyncio
from asyncio import TimerHandle
from collections import Counter
from http import HTTPStatus
from typing import Any

import httptools
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from spyhouse.server.addresses import Proxies, household
from spyhouse.server.settings import Settings

MOST_AHEAD = 16
"""Requests that may come on one connection before the first of them is answered."""


class Bounds:
    """Shared by all connections."""

    def __init__(self, settings: Settings) -> None:
        self.head_bytes = settings.head_bytes
        self.request_s = settings.request_s
        self.silence_s = settings.silence_s
        self._most = settings.connections_per_address
        self._proxies = Proxies(settings.proxies)
        self._open: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        if self._most and self._open[address] >= self._most and not self._proxies.trusts(address):
            return False
        self._open[address] += 1
        return True

    def give_back(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


class BoundedHttp(HttpToolsProtocol):
    def __init__(self, bounds: Bounds, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._bounds = bounds
        self._address = ""
        """Empty once its place is given back."""
        self._head = 0
        """How much of a request's head has come; None of it counts once the head is complete."""
        self._in_head = True
        self._late: TimerHandle | None = None
        self._unread: TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = household(self.client[0]) if self.client else "local"
        if not self._bounds.take(address):
            self._refuse(HTTPStatus.TOO_MANY_REQUESTS, "There are too many connections from your address.")
            return
        self._address = address
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._in_head:
            self._head += len(data)
            if self._late is None:  # the next request on a connection that was kept
                self._expect()
        super().data_received(data)
        if self._in_head and self._head > self._bounds.head_bytes and not self.transport.is_closing():
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "The head of this request is too long.")

    def pause_writing(self) -> None:
        """Much of the answer waits to be read."""
        super().pause_writing()
        self._watch_reader()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_watching()

    def handle_websocket_upgrade(self) -> None:
        self._let_go()
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_AHEAD:
            self.pipeline.clear()
            raise httptools.HttpParserError("too many at once")  # the rest of what has come is not even read
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_head, self._head = True, 0
        self._stop_waiting()
        super().on_message_complete()

    def _expect(self) -> None:
        self._late = self.loop.call_later(self._bounds.request_s, self._too_slow)

    def _too_slow(self) -> None:
        self._late = None
        if self._in_head and self._head:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT, "This request took too long to arrive.")
        else:
            self.transport.close()

    def _watch_reader(self) -> None:
        left = self.transport.get_write_buffer_size()
        self._unread = self.loop.call_later(self._bounds.silence_s, self._drop_if_unread, left)

    def _drop_if_unread(self, left: int) -> None:
        if self.transport.get_write_buffer_size() < left:
            self._watch_reader()
        else:
            self.transport.abort()

    def _stop_watching(self) -> None:
        if self._unread:
            self._unread.cancel()
            self._unread = None

    def _refuse(self, status: HTTPStatus, reason: str) -> None:
        head = STATUS_LINE[status] + b"content-type: text/plain; charset=utf-8\r\nconnection: close\r\n"
        self.transport.write(head + f"content-length: {len(reason)}\r\n\r\n{reason}".encode())
        self.transport.close()

    def _stop_waiting(self) -> None:
        if self._late:
            self._late.cancel()
            self._late = None

    def _let_go(self) -> None:
        """The connection ends, or becomes a socket, which is counted elsewhere."""
        self._stop_waiting()
        self._stop_watching()
        if self._address:
            self._bounds.give_back(self._address)
            self._address = ""
