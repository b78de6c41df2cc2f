"""Client of the table protocol (docs/protocol.md) for one player."""

import asyncio
import contextlib
import json
import urllib.error
import urllib.request
import uuid
from typing import Any

from picows import WSError, WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from spyhouse.kernel import SpyhouseError

REPLY_TIMEOUT_S = 20.0
"""Seconds to wait for the server's reply."""
TRIES = 4
NEWS_KEPT = 400
PERMANENT_CLOSE_REASONS = ("removed", "missing")
"""Close reasons after which the client must not reconnect."""

Json = dict[str, Any]


class RequestRefused(SpyhouseError):
    """The server refused a request; the message is a sentence for people."""


class TableClient:
    """A connection to one table that reconnects and retries."""

    def __init__(self, server: str, code: str, token: str) -> None:
        self.server = server
        self.code = code
        self.you = ""
        self.table: Json = {}
        self.game: Json | None = None
        self.now = 0
        self.seq = 0
        """The `seq` of the last update."""
        self.updates = 0
        self.news: list[Json] = []
        """Events since the caller last took them."""
        self.changed = asyncio.Condition()
        self._token = token
        self._transport: WSTransport | None = None
        self._answers: dict[str, asyncio.Future[Json]] = {}
        self._welcome = asyncio.Event()
        self._farewell = ""

    @classmethod
    async def join(cls, server: str, code: str, name: str, face: str = "robot") -> "TableClient":
        """Join a table by its code."""
        there = f"{server}/api/tables/{code}/people"
        answer = await asyncio.to_thread(_ask, there, {"name": name, "face": face})
        guest = cls(server, code, answer["token"])
        await guest.ensure_connected()
        return guest

    async def ensure_connected(self) -> None:
        """Reconnect if the connection is lost."""
        for attempt in range(TRIES):
            if self._farewell:
                raise RequestRefused(self._farewell)
            if self._transport and self._welcome.is_set():
                return
            with contextlib.suppress(OSError, WSError, TimeoutError):
                await self._connect()
                return
            await asyncio.sleep(0.2 * 3**attempt)
        raise RequestRefused("The house cannot be reached. Try again in a moment.")

    async def request(self, what: str, after: int | None = None, **fields: Any) -> None:
        """Send a request, and repeat it under the same id if the reply is lost. Raises `RequestRefused`."""
        message: Json = {"type": "Request", "id": uuid.uuid4().hex, "do": {"type": what, **fields}}
        if after is not None:
            message["after"] = after
        for _ in range(TRIES):
            await self.ensure_connected()
            answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
            self._answers[message["id"]] = answer
            self._send(message)
            try:
                said = await asyncio.wait_for(answer, REPLY_TIMEOUT_S)
            except (ConnectionError, TimeoutError):
                continue
            finally:
                self._answers.pop(message["id"], None)
            if said["type"] != "No":
                return
            if not said.get("again"):
                raise RequestRefused(said["reason"])
            await asyncio.sleep(0.5)
        raise RequestRefused("The house does not answer. Try again in a moment.")

    def close(self) -> None:
        """Close the connection."""
        if self._transport:
            self._transport.disconnect()

    async def _connect(self) -> None:
        self._welcome.clear()
        address = f"ws{self.server.removeprefix('http')}/ws/{self.code}"
        self._transport, _ = await ws_connect(lambda: _SocketListener(self), address)
        self._send({"type": "Hello", "token": self._token, "seq": self.seq, "legal": True})
        await asyncio.wait_for(self._welcome.wait(), REPLY_TIMEOUT_S)

    def _send(self, message: Json) -> None:
        if self._transport:
            self._transport.send(WSMsgType.TEXT, json.dumps(message).encode())

    def on_message(self, message: Json) -> None:
        """Handle a message of the server."""
        self.now = message.get("now", self.now)
        if message["type"] in ("Welcome", "Update"):
            self.seq = message["seq"]
        match message["type"]:
            case "Welcome":
                self.you, self.table, self.game = message["you"], message["table"], message.get("game")
                self.news += message.get("missed", ())
                self._welcome.set()
            case "Update":
                self.updates += 1
                self.news.append(message["happened"])
                self.table = message.get("table") or self.table
                self.game = message.get("game", self.game)
                self._answer(message.get("answers"), message)
            case "Done" | "No":
                self._answer(message.get("id"), message)
            case "Bye" if message["kind"] in PERMANENT_CLOSE_REASONS:
                self._farewell = message["reason"]
        del self.news[:-NEWS_KEPT]
        asyncio.get_running_loop().create_task(self._notify_all())

    async def _notify_all(self) -> None:
        async with self.changed:
            self.changed.notify_all()

    def on_disconnect(self) -> None:
        """Handle a lost connection."""
        self._transport = None
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(ConnectionError())
        asyncio.get_running_loop().create_task(self._notify_all())

    def _answer(self, id: str | None, message: Json) -> None:
        answer = self._answers.get(id or "")
        if answer and not answer.done():
            answer.set_result(message)


class _SocketListener(WSListener):
    def __init__(self, guest: TableClient) -> None:
        self._guest = guest
        self._parts: list[bytes] = []

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type in (WSMsgType.TEXT, WSMsgType.CONTINUATION):
            self._parts.append(frame.get_payload_as_bytes())
            if frame.fin:
                text = b"".join(self._parts)
                self._parts = []
                self._guest.on_message(json.loads(text))
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._guest.on_disconnect()


def _ask(url: str, body: Json) -> Json:
    request = urllib.request.Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=REPLY_TIMEOUT_S) as answer:
            found: Json = json.load(answer)
            return found
    except urllib.error.HTTPError as error:
        with contextlib.suppress(ValueError, KeyError):
            raise RequestRefused(json.load(error)["detail"]) from None
        raise RequestRefused(f"The house refused ({error.code}).") from None
    except OSError as error:
        raise RequestRefused(f"The house cannot be reached: {error}.") from None
