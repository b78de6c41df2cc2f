"""Admission of requests by address, before the framework sees them."""

import asyncio
import secrets
import time
from collections import Counter, deque
from collections.abc import Callable
from functools import lru_cache
from typing import Any
from urllib.parse import unquote_to_bytes

import msgspec

from spyhouse.api.errors import ErrorBody
from spyhouse.kernel import SpyhouseError
from spyhouse.live.rate_limits import RateLimiter
from spyhouse.server.addresses import HostNames, TrustedProxies, quota_key
from spyhouse.server.guard import Guard
from spyhouse.server.logs import request_id
from spyhouse.server.settings import Settings

SLOTS = 8
"""Requests of one address that run in the framework at once. Others of that address wait."""
_COUNTED = 10_000
"""Maximum number of refused addresses that are counted."""

Scope = dict[str, Any]
App = Callable[[Any, Any, Any], Any]


class Admission:
    """Request budgets of all addresses, shared by all connections."""

    def __init__(self, settings: Settings) -> None:
        self.names = HostNames(settings.hosts)
        self.proxies = TrustedProxies(settings.proxies)
        self.refused: Counter[str] = Counter()
        """Number of refused requests by address."""
        self.guard = Guard(settings, self.proxies)
        self.blocked: dict[str, float] = {}
        """Blocked addresses with the `time.monotonic()` at which the block ends."""
        self._requests = RateLimiter(settings.requests_per_minute, 60)
        self._files = RateLimiter(settings.files_per_minute, 60)
        self._foreign = RateLimiter(settings.files_per_minute, 60)
        self._origins = frozenset(settings.origins)

    def visitor(self, peer: str, headers: list[tuple[bytes, bytes]]) -> str:
        """Return the address that a request is charged to."""
        if not self.proxies.trusts(peer):
            return quota_key(peer)
        forwarded = b",".join(value for name, value in headers if name == b"x-forwarded-for")
        return self.proxies.client_address(peer, forwarded.decode("latin-1"))

    def is_foreign(self, path: bytes, headers: dict[bytes, bytes]) -> bool:
        """Return whether a page of another origin caused the request. Such requests have their own budget.

        A link from there to a page of ours is the visitor's own request.
        """
        if headers.get(b"sec-fetch-site", b"none") in (b"none", b"same-origin"):
            return False
        # The framework reads %61pi as api.
        is_page = not unquote_to_bytes(path).startswith((b"/api/", b"/admin/"))
        if is_page and headers.get(b"sec-fetch-dest") == b"document":
            return False
        return headers.get(b"origin", b"").decode("latin-1") not in self._origins

    def allows_origin(self, origin: str | None, host: str) -> bool:
        """Return whether a page of this origin may open sockets. Programs send none."""
        return origin is None or origin in self._origins or origin.partition("://")[2] == host.lower()

    def charge_foreign(self, address: str) -> bool:
        """Charge a request caused by another origin. Return False if the budget is used up."""
        return self._foreign.take(address)

    def block(self, address: str, minutes: float) -> None:
        """Block an address for some minutes."""
        self.blocked[address] = time.monotonic() + minutes * 60

    def is_blocked(self, address: str) -> bool:
        """Return whether an address is blocked."""
        if not self.blocked or address not in self.blocked:
            return False
        if self.blocked[address] > time.monotonic():
            return True
        del self.blocked[address]
        return False

    def charge(self, address: str, ready: bool) -> bool:
        """Charge a request. Return False if it is refused. `ready`: a static response, which costs little."""
        if not self.is_blocked(address) and (self._files if ready else self._requests).take(address):
            return True
        if address in self.refused or len(self.refused) < _COUNTED:
            self.refused[address] += 1
        return False


class Slots:
    """ASGI middleware that limits how many requests of one address run at once, until they respond."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._running: Counter[str] = Counter()
        self._waiting: dict[str, deque[Any]] = {}

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        address = quota_key(scope["client"][0]) if scope["client"] else "local"
        id = secrets.token_hex(6)
        request_id.set(id)
        await self._take(address)
        held = True

        def release() -> None:
            nonlocal held
            if held:
                held = False
                self._release(address)

        path = scope["path"]
        private = path.startswith(("/api/", "/admin/")) and not path.startswith("/api/games")

        async def send_and_release(message: Any) -> None:
            release()
            if message["type"] == "http.response.start":
                more = [(b"x-request-id", id.encode())]
                if private:
                    more.append((b"cache-control", b"no-store"))
                message["headers"] = [*message["headers"], *more]
            await send(message)

        try:
            await self._app(scope, receive, send_and_release)
        finally:
            release()

    async def _take(self, address: str) -> None:
        if self._running[address] < SLOTS:
            self._running[address] += 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._release(address)
            raise

    def _release(self, address: str) -> None:
        waiting = self._waiting.get(address)
        while waiting:
            turn = waiting.popleft()
            if not waiting:
                del self._waiting[address]
            if not turn.done():
                turn.set_result(None)  # the slot passes to the next request
                return
        self._running[address] -= 1
        if not self._running[address]:
            del self._running[address]


@lru_cache
def refusal(code: str) -> bytes:
    """Return the encoded body of a refusal."""
    said = SpyhouseError(code)
    return msgspec.json.encode(ErrorBody(str(said), said.code, said.fields))
