"""The Model Context Protocol, as far as a table needs it: tools, over stdio or HTTP.

    spyhouse mcp --house http://localhost:7007
    spyhouse mcp --house http://localhost:7007 --listen 127.0.0.1:7008

An assistant that starts the first, or connects to http://127.0.0.1:7008/mcp, can sit down at a table whose
code it is told. Everything it does there goes over the same protocol as anybody's.
"""

import asyncio
import secrets
import sys
import time
from collections.abc import Awaitable, Callable
from importlib.metadata import version
from typing import Any

import msgspec

from spyhouse.kernel import SpyhouseError
from spyhouse.kernel.words import Words
from spyhouse.research.assistant import Assistant

PROTOCOLS = ("2025-06-18", "2025-03-26", "2024-11-05")
"""The newest first: what is answered to one that we do not know."""
LONGEST_LINE = 1_000_000
MOST_SESSIONS = 50
FAREWELL_S = 5.0
SESSION_S = 3600.0
"""A session that is silent for so long may be forgotten."""

PARSE_ERROR, INVALID, NO_METHOD, BAD_PARAMS = -32700, -32600, -32601, -32602

Json = dict[str, Any]


class Tool(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is asked for, as its schema says; the docstring is what an assistant reads of it."""


class Sit(Tool, frozen=True):
    """Join a table by its code and take a chair."""

    code: str
    name: str = "Assistant"


class Look(Tool, frozen=True):
    """What you see of the table, and the moves you can make, numbered."""


class Act(Tool, frozen=True):
    """Make a move: its number in the list you saw last, or the move as a JSON object."""

    move: str | int | dict[str, Any]


class Say(Tool, frozen=True):
    """Write a line into the chat of the table."""

    text: str


class Wait(Tool, frozen=True):
    """Wait until it is your turn, or the game begins or ends; 50 seconds at most."""

    seconds: float = 30


class Rules(Tool, frozen=True):
    """The rules of the game at the table, or of another one of the house."""

    game: str = ""


TOOLS: dict[str, type[Tool]] = {kind.__name__.lower(): kind for kind in (Sit, Look, Act, Say, Wait, Rules)}


def described(name: str) -> Json:
    kind = TOOLS[name]
    schema = msgspec.json.schema(kind)["$defs"][kind.__name__]
    return {"name": name, "description": schema.pop("description"), "inputSchema": schema}


class Session:
    """One assistant's conversation with us."""

    def __init__(self, house: str, locale: str) -> None:
        self.assistant = Assistant(house, locale)
        self.last = time.monotonic()
        self._running: dict[Any, asyncio.Task[Any]] = {}
        self._locale = locale

    async def handle(self, message: Any) -> Json | None:
        """The answer to one message; None where there is none to give."""
        self.last = time.monotonic()
        if (
            not isinstance(message, dict)
            or message.get("jsonrpc") != "2.0"
            or not isinstance(message.get("method"), str)
        ):
            return _error(None, INVALID, "This is not a request of JSON-RPC 2.0.")
        id, params = message.get("id"), message.get("params") or {}
        if not isinstance(params, dict):
            return _error(id, BAD_PARAMS, "The parameters of a method are an object.")
        if id is None:
            self._notified(message["method"], params)
            return None
        if not isinstance(id, str | int):
            return _error(None, INVALID, "The id of a request is a text or a number.")
        task = asyncio.ensure_future(self._answer(message["method"], params))
        self._running[id] = task
        try:
            result = await task
        except asyncio.CancelledError:
            if not task.cancelled():
                raise
            return None
        except _Fault as fault:
            return _error(id, fault.code, str(fault))
        finally:
            self._running.pop(id, None)
        return {"jsonrpc": "2.0", "id": id, "result": result}

    def close(self) -> None:
        for task in self._running.values():
            task.cancel()
        self.assistant.leave()

    def _notified(self, method: str, params: Json) -> None:
        if method == "notifications/cancelled" and params.get("requestId") in self._running:
            self._running[params["requestId"]].cancel()

    async def _answer(self, method: str, params: Json) -> Json:
        match method:
            case "initialize":
                asked = params.get("protocolVersion")
                return {
                    "protocolVersion": asked if asked in PROTOCOLS else PROTOCOLS[0],
                    "capabilities": {"tools": {}},
                    "serverInfo": {"name": "spyhouse", "version": version("spyhouse")},
                    "instructions": Words().speech((), self._locale).say("mcp-instructions"),
                }
            case "ping":
                return {}
            case "tools/list":
                return {"tools": [described(name) for name in TOOLS]}
            case "tools/call":
                return await self._call(params.get("name"), params.get("arguments") or {})
        raise _Fault(NO_METHOD, f"There is no method {method[:60]!r} here.")

    async def _call(self, name: Any, arguments: Any) -> Json:
        if name not in TOOLS:
            raise _Fault(BAD_PARAMS, f"There is no tool {str(name)[:60]!r}. There are: {', '.join(TOOLS)}.")
        try:
            asked = msgspec.convert(arguments, TOOLS[name])
        except msgspec.ValidationError as error:
            raise _Fault(BAD_PARAMS, f"{name}: {error}.") from None
        does: Callable[..., Awaitable[str]] = getattr(self.assistant, name)
        try:
            return _text(await does(**msgspec.structs.asdict(asked)))
        except SpyhouseError as error:
            return _text(str(error)) | {"isError": True}


class _Fault(Exception):
    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code


def _text(text: str) -> Json:
    return {"content": [{"type": "text", "text": text}]}


def _error(id: Any, code: int, reason: str) -> Json:
    return {"jsonrpc": "2.0", "id": id, "error": {"code": code, "message": reason}}


def read(line: bytes) -> Any:
    """A message; what cannot be read is one that `handle` refuses."""
    try:
        return msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError):
        return None


# --- over stdio: a message a line


async def serve_stdio(house: str, locale: str) -> None:
    reader = asyncio.StreamReader(limit=LONGEST_LINE)
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)

    def write(message: Json) -> None:
        sys.stdout.buffer.write(msgspec.json.encode(message) + b"\n")
        sys.stdout.buffer.flush()

    await converse(Session(house, locale), reader, write)


async def converse(session: Session, reader: asyncio.StreamReader, write: Callable[[Json], None]) -> None:
    """Until the other side says no more. Requests are answered as they are done: a `wait` holds up nobody."""

    async def answer(line: bytes) -> None:
        reply = await session.handle(read(line))
        if reply is not None:
            write(reply)

    running: set[asyncio.Task[None]] = set()
    try:
        while line := await reader.readline():
            task = asyncio.create_task(answer(line))
            running.add(task)
            task.add_done_callback(running.discard)
    except ValueError:
        write(_error(None, PARSE_ERROR, "That line is too long."))
    finally:
        if running:  # what was asked last is still answered
            await asyncio.wait(running, timeout=FAREWELL_S)
        session.close()


# --- over HTTP: a message a POST


class Http:
    """An ASGI application: the protocol's streamable HTTP, without streams, as we never speak first."""

    def __init__(self, house: str, locale: str, hosts: frozenset[str]) -> None:
        self._house, self._locale = house, locale
        self._hosts = hosts | {"localhost", "127.0.0.1", "[::1]"}
        self.sessions: dict[str, Session] = {}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            return
        headers = {
            name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]
        }
        status, body, more = await self._respond(scope, headers, receive)
        fields = [
            (b"content-type", b"application/json"),
            *((k.encode(), v.encode()) for k, v in more.items()),
        ]
        await send({"type": "http.response.start", "status": status, "headers": fields})
        await send({"type": "http.response.body", "body": b"" if body is None else msgspec.json.encode(body)})

    async def _respond(
        self, scope: Any, headers: dict[str, str], receive: Any
    ) -> tuple[int, Any, dict[str, str]]:
        if not self._is_welcome(headers):
            return 403, _error(None, INVALID, "Pages from elsewhere are not let in."), {}
        if scope["path"] != "/mcp":
            return 404, None, {}
        known = headers.get("mcp-session-id", "")
        if scope["method"] == "DELETE" and known in self.sessions:
            self.sessions.pop(known).close()
            return 204, None, {}
        if scope["method"] != "POST":
            return 405, None, {"allow": "POST, DELETE"}
        line = await _body(receive)
        message = read(line) if line is not None else None
        if isinstance(message, dict) and message.get("method") == "initialize":
            known = self._new_session()
        if known not in self.sessions:
            return 404, _error(None, INVALID, "Begin with initialize."), {}
        answer = await self.sessions[known].handle(message)
        return (202 if answer is None else 200), answer, {"mcp-session-id": known}

    def _is_welcome(self, headers: dict[str, str]) -> bool:
        """Nobody's browser may be used to reach us by another name."""
        host = headers.get("host", "").rpartition(":")[0] or headers.get("host", "")
        origin = headers.get("origin", "").partition("://")[2].rpartition(":")
        from_where = origin[0] or origin[2]
        return host in self._hosts and (not from_where or from_where in self._hosts)

    def _new_session(self) -> str:
        silent = time.monotonic() - SESSION_S
        oldest = sorted(self.sessions, key=lambda key: self.sessions[key].last)
        for key in oldest:
            if self.sessions[key].last < silent or len(self.sessions) >= MOST_SESSIONS:
                self.sessions.pop(key).close()
        key = secrets.token_urlsafe(18)
        self.sessions[key] = Session(self._house, self._locale)
        return key


async def _body(receive: Any) -> bytes | None:
    body: bytes = b""
    while len(body) <= LONGEST_LINE:
        message = await receive()
        body += message.get("body", b"")
        if not message.get("more_body"):
            return body
    return None


def main(house: str, listen: str, locale: str) -> int:
    if not listen:
        asyncio.run(serve_stdio(house, locale))
        return 0
    import uvicorn

    host, _, port = listen.rpartition(":")
    app = Http(house, locale, frozenset([host]))
    uvicorn.run(app, host=host or "127.0.0.1", port=int(port), log_level="warning")
    return 0
