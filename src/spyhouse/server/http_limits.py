"""uvicorn's HTTP protocol with limits: size and duration of a request, connections per address.

A small server often has no proxy in front that would enforce them.
"""

import asyncio
import re
from asyncio import TimerHandle
from collections import Counter
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

import httptools
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from spyhouse.live.table_codes import CODE
from spyhouse.server import static
from spyhouse.server.addresses import quota_key
from spyhouse.server.admission import Admission, refusal
from spyhouse.server.settings import Settings

MAX_PIPELINED = 16
"""Maximum number of requests sent on one connection before the first is answered."""
PENALTY_S = 0.5
"""Seconds for which a refused connection stays open. This bounds how many refusals an address can cause."""
_CODE = re.compile(f"/{CODE}")
_JSON = b"content-type: application/json\r\n"
_HTML = b"content-type: text/html; charset=utf-8\r\ncache-control: no-store\r\n"
_RETRY = _JSON + b"retry-after: 10\r\n"


class HttpLimits:
    """Limits shared by all connections."""

    def __init__(
        self, settings: Settings, admission: Admission, is_awake: Callable[[str, str], bool]
    ) -> None:
        self.admission = admission
        self.is_awake = is_awake
        """Return whether the table with this code is in memory.

        Called for links, with the visitor's address.
        """
        self.base_path = settings.base_path.encode()
        self.head_bytes = settings.head_bytes
        self.request_s = settings.request_s
        self.silence_s = settings.silence_s
        self._per_address = settings.connections_per_address
        self._open: Counter[str] = Counter()

    def acquire(self, address: str) -> bool:
        """Count a connection of an address. Return False if it has too many."""
        if (
            self._per_address
            and self._open[address] >= self._per_address
            and not self.admission.proxies.trusts(address)
        ):
            return False
        self._open[address] += 1
        return True

    def release(self, address: str) -> None:
        """Count a connection of an address less."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


class LimitedHttpProtocol(HttpToolsProtocol):
    """One HTTP connection with limits. Serves static files without the framework."""

    def __init__(self, bounds: HttpLimits, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._bounds = bounds
        self._address = ""
        """"" once the connection is no longer counted."""
        self._head = 0
        """Bytes of the current request's head so far."""
        self._in_head = True
        self._late: TimerHandle | None = None
        self._unread: TimerHandle | None = None
        self._ready: list[bytes] | None = None
        """The response to the current request, if the framework is not needed."""
        self._running: RequestResponseCycle | None = None
        self._penalty: TimerHandle | None = None
        self._in_a_row = 0
        """Static responses to requests that arrived in one read."""
        self._hanging_up = False
        """No more data is read; the connection closes after the penalty."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection and start the request timeout."""
        super().connection_made(transport)
        address = quota_key(self.client[0]) if self.client else "local"
        if not self._bounds.acquire(address):
            self._refuse(HTTPStatus.TOO_MANY_REQUESTS, "There are too many connections from your address.")
            return
        self._address = address
        self._start_timeout()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection and its running request."""
        self._release()
        self._forget_cycle()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse incoming bytes within the head limit."""
        if self._is_ending():
            return
        if self._in_head:
            self._head += len(data)
            if self._late is None:  # another request on a kept-alive connection
                self._start_timeout()
        self._in_a_row = 0
        super().data_received(data)
        if self._in_head and self._head > self._bounds.head_bytes and not self._is_ending():
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "The head of this request is too long.")

    def _is_ending(self) -> bool:
        return self._hanging_up or self.transport.is_closing()

    def pause_writing(self) -> None:
        """Stop reading while the client does not read its responses."""
        super().pause_writing()
        self.flow.pause_reading()  # static responses do not wait for the client
        self._watch_reader()

    def resume_writing(self) -> None:
        """Read again after the client has caught up."""
        super().resume_writing()
        if not self.pipeline and not self._penalty:
            self.flow.resume_reading()
        self._stop_watching()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the WebSocket protocol, unless it is refused."""
        if self._ready is None:
            self._release()
            super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        """Start a request; hang up if too many are pipelined."""
        if len(self.pipeline) >= MAX_PIPELINED or self._in_a_row >= MAX_PIPELINED or self._penalty:
            self._hang_up()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Admit or refuse the request, and find a static response."""
        self._in_head = False
        self._strip_base()
        admission = self._bounds.admission
        address = admission.visitor(self.client[0] if self.client else "local", self.headers)
        headers = dict(self.headers)
        refused = True
        if self.parser.should_upgrade() and self._should_upgrade():
            origin = headers[b"origin"].decode("latin-1") if b"origin" in headers else None
            if admission.allows_origin(origin, headers.get(b"host", b"").decode("latin-1")):
                allowed = admission.charge(address, False)
            else:
                allowed = admission.charge_foreign(address)  # refused in the upgrade
            self._hanging_up = not allowed  # after an upgrade the parser reads nothing more
        elif admission.is_foreign(self.url, headers):
            self._ready = self._answer(HTTPStatus.FORBIDDEN, _JSON, refusal("from-elsewhere"))
            allowed = admission.charge_foreign(address)
        elif not admission.guard.admits(self.client[0] if self.client else "local", self.url, headers):
            self._ready = self._guard_response()
            allowed = admission.charge(address, True)
        else:
            refused = False
            self._ready = self._find_ready(address, headers)
            allowed = admission.charge(address, self._ready is not None)
        if not allowed:
            self._ready = self._answer(HTTPStatus.TOO_MANY_REQUESTS, _RETRY, refusal("too-often"))
            self._penalty = self.loop.call_later(PENALTY_S, self._end_penalty)
        if self._ready is None:
            super().on_headers_complete()
        elif self.cycle and not self.cycle.response_complete:
            if self._penalty or refused:
                self._hang_up()
            self._ready = None
            super().on_headers_complete()  # runs when the earlier requests are answered

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    def on_body(self, body: bytes) -> None:
        """Pass on the body, unless the request is already answered."""
        if self._ready is None:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """Send the static response, or let the framework finish."""
        self._in_head, self._head = True, 0
        self._stop_waiting()
        if self._ready is None:
            super().on_message_complete()
        elif self._penalty:
            self.flow.pause_reading()
        else:
            self._send_ready()

    def _strip_base(self) -> None:
        """Remove the base path, which a proxy may already have stripped."""
        base = self._bounds.base_path
        if base and self.url.startswith(base) and self.url[len(base) : len(base) + 1] in (b"", b"/", b"?"):
            rest = self.url[len(base) :]
            self.url = rest if rest.startswith(b"/") else b"/" + rest

    def _guard_response(self) -> list[bytes]:
        """Return the response to a visitor of a private server without access."""
        if self.url.startswith(b"/api/"):
            return self._answer(HTTPStatus.UNAUTHORIZED, _JSON, refusal("private-house"))
        page = self._bounds.admission.guard.page(self.url.decode("latin-1"))
        return self._answer(HTTPStatus.UNAUTHORIZED, _HTML, page)

    def _find_ready(self, address: str, headers: dict[bytes, bytes]) -> list[bytes] | None:
        """Return the response if it is a client file or the client's page, or None."""
        method, path = self.parser.get_method(), self.url.partition(b"?")[0]
        if method not in (b"GET", b"HEAD") or b"%" in path or not path.startswith(b"/"):
            return None
        if not self._bounds.admission.names.accepts(headers.get(b"host", b"").decode("latin-1")):
            return None
        name = path.decode("latin-1")
        if _CODE.fullmatch(name) and self._bounds.is_awake(name[1:].upper(), address):
            return None
        found = static.ready(
            self._bounds.base_path.decode(), name, headers.get(b"accept-encoding", b"").decode("latin-1")
        )
        return found and self._answer(HTTPStatus.OK, found[0], b"" if method == b"HEAD" else found[1])

    def _answer(self, status: HTTPStatus, headers: bytes, body: bytes) -> list[bytes]:
        lines = [b"%b: %b\r\n" % header for header in self.server_state.default_headers]
        if b"content-length" not in headers:
            headers += b"content-length: %d\r\n" % len(body)
        if not self.parser.should_keep_alive():
            lines.append(b"connection: close\r\n")
        return [STATUS_LINE[status], *lines, headers, b"\r\n", body]

    def _end_penalty(self) -> None:
        self._penalty = None
        if self.transport.is_closing():
            return
        idle = not self._running or self._running.response_complete
        if self._ready and idle:
            self._send_ready()
        elif self._hanging_up and idle:
            super().send_400_response("Too many requests at once.")
        if self._hanging_up:
            self.transport.close()
            self._forget_cycle()

    def _send_ready(self) -> None:
        answer, self._ready = self._ready, None
        assert answer
        self._in_a_row += 1
        keep_alive = self.parser.should_keep_alive()
        if keep_alive:
            self.on_response_complete()  # before the write, which may pause reading
        self.transport.writelines(answer)
        if not keep_alive:
            self.transport.close()

    def _hang_up(self) -> None:
        """Stop reading from a client that sends far more than is answered.

        The connection stays open for the penalty, so that reconnecting gains nothing.
        """
        self.pipeline.clear()
        self._hanging_up = True
        if not self._penalty:
            self._penalty = self.loop.call_later(PENALTY_S, self._end_penalty)
        raise httptools.HttpParserError("too many at once")

    def send_400_response(self, msg: str) -> None:
        """Answer a malformed request and close."""
        if self._hanging_up:
            self._stop_waiting()
            self.flow.pause_reading()
            return
        super().send_400_response(msg)
        self._forget_cycle()

    def _forget_cycle(self) -> None:
        """Detach the running request from a closed connection.

        uvicorn tells only the latest request that the connection is closed, but with pipelining an earlier
        one may be running.
        """
        if self._running and not self._running.response_complete:
            self._running.disconnected = True
            self._running.message_event.set()

    def _start_timeout(self) -> None:
        self._late = self.loop.call_later(self._bounds.request_s, self._on_timeout)

    def _on_timeout(self) -> None:
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
        self._forget_cycle()

    def _stop_waiting(self) -> None:
        if self._late:
            self._late.cancel()
            self._late = None

    def _release(self) -> None:
        """Stop counting the connection: it ends, or becomes a WebSocket, which is counted elsewhere."""
        self._stop_waiting()
        self._stop_watching()
        if self._address and self._penalty:  # counted until the penalty is over
            self.loop.call_later(PENALTY_S, self._bounds.release, self._address)
        elif self._address:
            self._bounds.release(self._address)
        self._address = ""
        if self._penalty:
            self._penalty.cancel()
            self._penalty = None
