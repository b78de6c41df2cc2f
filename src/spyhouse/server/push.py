"""People who are away are told of their turn by Web Push, if the host has turned it on.

A subscription names the address that a message goes to, and anyone may write anything there. So the house
sends only to public addresses, looks a name up once and connects to what it found, follows nobody elsewhere,
waits for nobody long, and sends little: nobody can have it knock at somebody's door without end.
"""

import asyncio
import hashlib
import logging
import re
import socket
from collections import Counter
from collections.abc import Coroutine, Mapping
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Self

import httpx
import msgspec

from spyhouse.kernel import SpyhouseError
from spyhouse.kernel.words import HOUSE, speakers
from spyhouse.live.limits import PerAddress
from spyhouse.server.api import Subscription
from spyhouse.server.webpush import Signer, encrypt, new_key
from spyhouse.store import Store
from spyhouse.table.table import Table

DEVICES = 4
"""Browsers in which one person at one table is told."""
PER_HOUR = 30
"""So often one person at one table is told: whoever plays faster is there."""
WAIT_S = 10
AT_ONCE = 32
WAITING = 2000
"""Notices beyond that are not sent at all."""
_KEPT_FOR_S = 24 * 60 * 60
"""So long a push service keeps a message for a browser that is off."""
_GONE = (404, 410)
_HOST = re.compile(r"(?:[a-z0-9_-]+\.)+[a-z][a-z0-9-]*")  # never an IP address
_AT_HOME = (".local", ".localhost", ".localdomain", ".internal", ".intranet", ".lan", ".home", ".arpa")
_PUBLIC_V6 = ip_network("2000::/3")

_log = logging.getLogger("spyhouse.push")


class Push:
    def __init__(self, store: Store, signer: Signer) -> None:
        self._store = store
        self._signer = signer
        self._sender = Sender()
        self._hands = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()
        self._telling = PerAddress(PER_HOUR, 3600)
        self.counted: Counter[str] = Counter()

    @classmethod
    async def open(cls, store: Store, contact: str) -> Self:
        """The house makes its key once, and keeps it with the tables."""
        return cls(store, Signer(await store.house_key("push", new_key()), contact))

    @property
    def public_key(self) -> str:
        return self._signer.public

    async def subscribe(self, table: str, person: str, subscription: Subscription, at: int) -> str:
        """The id by which it can be taken back."""
        check(subscription)
        id = hashlib.sha256(subscription.endpoint.encode()).hexdigest()[:32]
        await self._store.subscribe(table, person, id, at, msgspec.json.encode(subscription), DEVICES)
        return id

    async def unsubscribe(self, table: str, person: str, id: str) -> None:
        await self._store.unsubscribe(table, person, id)

    def your_turn(self, table: Table, person: str) -> None:
        if len(self._tasks) < WAITING and self._telling.take(f"{table.code} {person}"):
            self._start(self._tell(table.code, table.game.title, person))
        else:
            self.counted["dropped"] += 1

    def came(self, table: str, person: str) -> None:
        self._start(self._store.came_back(table, person))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._sender.close()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            _log.error("a notice could not be sent", exc_info=error)

    async def _tell(self, code: str, title: str, person: str) -> None:
        async with self._hands:
            for id, body in await self._store.take_subscriptions(code, person):
                subscription = msgspec.json.decode(body, type=Subscription)
                result = await self._send(subscription, message(code, title, subscription.lang))
                self.counted[result] += 1
                if result == "gone":
                    await self._store.unsubscribe(code, person, id)

    async def _send(self, to: Subscription, text: bytes) -> str:
        try:
            sealed = await asyncio.to_thread(encrypt, text, to.p256dh, to.auth)
            url = httpx.URL(to.endpoint)
            headers = {
                "Authorization": self._signer.authorization(f"https://{url.raw_host.decode()}"),
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": str(_KEPT_FOR_S),
            }
            status = await self._sender.post(to.endpoint, headers, sealed)
        except (httpx.HTTPError, OSError, ValueError, NotPublic) as error:
            _log.info("a push service was not reached: %s", type(error).__name__)
            return "failed"
        return "sent" if 200 <= status < 300 else "gone" if status in _GONE else "failed"


def message(code: str, title: str, locale: str) -> bytes:
    """All that anyone is told: which table, which game, and that it is their turn."""
    speech = speakers[HOUSE].speech(locale=locale)
    heading = speech.say("page-title", game=title, code=code)
    return msgspec.json.encode({"table": code, "title": heading, "body": speech.say("push-your-turn")})


def check(subscription: Subscription) -> None:
    """Raises unless this may be a push service's address and a browser's keys."""
    try:
        url = httpx.URL(subscription.endpoint)
        host = url.raw_host.decode()
        usual = url.scheme == "https" and url.port is None and not url.userinfo
        if not usual or not _HOST.fullmatch(host) or host.endswith(_AT_HOME):
            raise ValueError(host)
        encrypt(b"", subscription.p256dh, subscription.auth)
    except (httpx.InvalidURL, ValueError):
        raise SpyhouseError("no-push-service") from None


class NotPublic(Exception):
    """A name leads into somebody's own network."""


class Sender:
    def __init__(self, trusting: Any = True) -> None:
        # No connection is used twice: the next one to the same address may be for another name.
        self._client = httpx.AsyncClient(
            verify=trusting,
            trust_env=False,
            follow_redirects=False,
            limits=httpx.Limits(max_keepalive_connections=0),
            timeout=WAIT_S,
        )

    async def post(self, endpoint: str, headers: Mapping[str, str], body: bytes) -> int:
        """The status that it was answered with; nobody reads the rest."""
        url = httpx.URL(endpoint)
        async with asyncio.timeout(WAIT_S):
            host = url.raw_host.decode()
            found = url.copy_with(host=await public_address(host))
            named = {**headers, "Host": url.netloc.decode()}
            as_named = {"sni_hostname": host}
            async with self._client.stream(
                "POST", found, headers=named, content=body, extensions=as_named
            ) as answer:
                return answer.status_code

    async def close(self) -> None:
        await self._client.aclose()


async def public_address(host: str) -> str:
    """Where the name leads, if all of it is public."""
    loop = asyncio.get_running_loop()
    found = [str(one[4][0]) for one in await loop.getaddrinfo(host, 443, type=socket.SOCK_STREAM)]
    if not found or not all(map(is_public, found)):
        raise NotPublic(host)
    return found[0]


def is_public(address: str) -> bool:
    found = ip_address(address)
    if isinstance(found, IPv6Address) and (found not in _PUBLIC_V6 or found.sixtofour or found.teredo):
        return False  # others may stand for an IPv4 address
    return found.is_global and not found.is_multicast
