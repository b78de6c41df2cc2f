"""Web Push notices to players who are away, if the operator has turned them on.

A subscription contains an address chosen by the client. To prevent abuse, the server sends only to public
addresses, resolves a name once and connects to the result, follows no redirects, and limits time and number.
"""

import asyncio
import hashlib
import logging
import re
import socket
import ssl
from collections import Counter
from collections.abc import Coroutine, Mapping
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Self

import msgspec

from spyhouse.api.types import Subscription
from spyhouse.kernel import SpyhouseError
from spyhouse.kernel.game_text import CORE, _localizers
from spyhouse.live.rate_limits import RateLimiter
from spyhouse.server.webpush import Signer, encrypt, new_key
from spyhouse.store.sql import SqlStore
from spyhouse.table.table import Table

MAX_DEVICES = 4
"""Maximum number of browsers per person and table."""
PER_HOUR = 30
"""Maximum number of notices per person and table in an hour. Somebody who plays faster is connected."""
WAIT_S = 10
MAX_CONCURRENT = 32
MAX_QUEUED = 2000
"""Maximum number of queued notices; further ones are dropped."""
_KEPT_FOR_S = 24 * 60 * 60
"""Seconds for which a push service keeps a notice for a browser that is off."""
_HTTPS = 443
_EXPIRED_STATUSES = (404, 410)
_ENDPOINT = re.compile(r"https://((?:[a-z0-9_-]+\.)+[a-z][a-z0-9-]*)(?::([0-9]+))?(/[!-\"$-~]*)")
"""Host, port and path. The host is never an IP address."""
_PRIVATE_SUFFIXES = (
    ".local",
    ".localhost",
    ".localdomain",
    ".internal",
    ".intranet",
    ".lan",
    ".home",
    ".arpa",
)
_PUBLIC_V6 = ip_network("2000::/3")

_log = logging.getLogger("spyhouse.push")


class Push:
    """Sends notices in the background. A `Notifier`."""

    def __init__(self, store: SqlStore, signer: Signer) -> None:
        self._store = store
        self._signer = signer
        self._sender = Sender()
        self._hands = asyncio.Semaphore(MAX_CONCURRENT)
        self._tasks: set[asyncio.Task[None]] = set()
        self._telling = RateLimiter(PER_HOUR, 3600)
        self.counted: Counter[str] = Counter()

    @classmethod
    async def open(cls, store: SqlStore, contact: str) -> Self:
        """Load the server's signing key, or create it on first use."""
        return cls(store, Signer(await store.load_or_create_key("push", new_key()), contact))

    @property
    def public_key(self) -> str:
        """Return the key that browsers need to subscribe."""
        return self._signer.public

    async def subscribe(self, table: str, person: str, subscription: Subscription, at: int) -> str:
        """Store a subscription. Return the id by which it can be removed."""
        check(subscription)
        id = hashlib.sha256(subscription.endpoint.encode()).hexdigest()[:32]
        await self._store.subscribe(table, person, id, at, msgspec.json.encode(subscription), MAX_DEVICES)
        return id

    async def unsubscribe(self, table: str, person: str, id: str) -> None:
        """Remove a subscription."""
        await self._store.unsubscribe(table, person, id)

    def your_turn(self, table: Table, person: str) -> None:
        """Queue a notice to every browser of a person."""
        if len(self._tasks) < MAX_QUEUED and self._telling.take(f"{table.code} {person}"):
            self._start(self._notify(table.code, table.game.title, person))
        else:
            self.counted["dropped"] += 1

    def returned(self, table: str, person: str) -> None:
        """Allow the next notice: the person is connected again."""
        self._start(self._store.reset_notified(table, person))

    async def close(self) -> None:
        """Cancel queued notices."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            _log.error("sending a notice failed", exc_info=error)

    async def _notify(self, code: str, title: str, person: str) -> None:
        async with self._hands:
            for id, body in await self._store.claim_subscriptions(code, person):
                subscription = msgspec.json.decode(body, type=Subscription)
                result = await self._send(subscription, message(code, title, subscription.lang))
                self.counted[result] += 1
                if result == "gone":
                    await self._store.unsubscribe(code, person, id)

    async def _send(self, to: Subscription, text: bytes) -> str:
        try:
            sealed = await asyncio.to_thread(encrypt, text, to.p256dh, to.auth)
            headers = {
                "Authorization": self._signer.authorization(f"https://{parts(to.endpoint)[0]}"),
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": str(_KEPT_FOR_S),
            }
            status = await self._sender.post(to.endpoint, headers, sealed)
        except (OSError, EOFError, ValueError, NotPublic) as error:
            _log.info("push service unreachable: %s", type(error).__name__)
            return "failed"
        return "sent" if 200 <= status < 300 else "gone" if status in _EXPIRED_STATUSES else "failed"


def message(code: str, title: str, locale: str) -> bytes:
    """Return the content of a notice: the table, the game, and that it is the person's turn."""
    speech = _localizers[CORE].speech(locale=locale)
    heading = speech.say("page-title", game=title, code=code)
    return msgspec.json.encode({"table": code, "title": heading, "body": speech.say("push-your-turn")})


def check(subscription: Subscription) -> None:
    """Raise `SpyhouseError` unless the subscription has a plausible address and valid keys."""
    try:
        host, port, _ = parts(subscription.endpoint)
        if port != _HTTPS or host.endswith(_PRIVATE_SUFFIXES):
            raise ValueError(host)
        encrypt(b"", subscription.p256dh, subscription.auth)
    except ValueError:
        raise SpyhouseError("no-push-service") from None


class NotPublic(Exception):
    """A host name resolves to a private address."""


class Sender:
    """Sends requests to push services, at public addresses only. Every request has its own connection."""

    def __init__(self, trusting: ssl.SSLContext | None = None) -> None:
        self._trusting = trusting or ssl.create_default_context()

    async def post(self, endpoint: str, headers: Mapping[str, str], body: bytes) -> int:
        """Send a notice. Return the status; the rest of the response is not read."""
        host, port, path = parts(endpoint)
        sent = {**headers, "Host": host if port == _HTTPS else f"{host}:{port}", "Content-Length": len(body)}
        head = "".join(f"{name}: {value}\r\n" for name, value in sent.items())
        async with asyncio.timeout(WAIT_S):
            address = await public_address(host)
            reader, writer = await asyncio.open_connection(
                address, port, ssl=self._trusting, server_hostname=host
            )
            try:
                writer.write(f"POST {path} HTTP/1.1\r\n{head}Connection: close\r\n\r\n".encode() + body)
                return int((await reader.readuntil(b"\r\n")).split()[1])
            except (IndexError, asyncio.LimitOverrunError):
                raise ValueError("the answer is not HTTP") from None
            finally:
                writer.transport.abort()


def parts(endpoint: str) -> tuple[str, int, str]:
    """Return host, port and path of a push service's address. Raises `ValueError` if it is an odd one."""
    found = _ENDPOINT.fullmatch(endpoint)
    if not found:
        raise ValueError(endpoint)
    host, port, path = found.groups()
    return host, int(port or _HTTPS), path


async def public_address(host: str) -> str:
    """Resolve a host name. Raises `NotPublic` if any of its addresses is private."""
    loop = asyncio.get_running_loop()
    found = [str(one[4][0]) for one in await loop.getaddrinfo(host, _HTTPS, type=socket.SOCK_STREAM)]
    if not found or not all(map(is_public, found)):
        raise NotPublic(host)
    return found[0]


def is_public(address: str) -> bool:
    """Return whether an address is public."""
    found = ip_address(address)
    if isinstance(found, IPv6Address) and (found not in _PUBLIC_V6 or found.sixtofour or found.teredo):
        return False  # IPv6 may embed an IPv4 address
    return found.is_global and not found.is_multicast
