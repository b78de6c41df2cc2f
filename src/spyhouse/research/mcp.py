"""Model Context Protocol server with the tools of a table, over stdio or HTTP.

    spyhouse mcp --house http://localhost:7007
    spyhouse mcp --house http://localhost:7007 --listen 127.0.0.1:7008

An assistant that starts the first command, or connects to http://127.0.0.1:7008/mcp, can join a table
by its code. It uses the same table protocol as every other client.
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
from spyhouse.kernel.game_text import GameText
from spyhouse.research.assistant import Assistant

PROTOCOLS = ("2025-06-18", "2025-03-26", "2024-11-05")
"""Supported protocol versions, newest first. The first answers a client with an unknown version."""
LONGEST_LINE = 1_000_000
MAX_SESSIONS = 50
FAREWELL_S = 5.0
SESSION_S = 3600.0
"""Seconds of silence after which a session may be dropped."""

PARSE_ERROR, INVALID, NO_METHOD, BAD_PARAMS = -32700, -32600, -32601, -32602

Json = dict[str, Any]


class Tool(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of the tools: fields are the input schema, the docstring is the published description."""


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
    """The rules of the game at the table, or of another game of the server."""

    game: str = ""


TOOLS: dict[str, type[Tool]] = {kind.__name__.lower(): kind for kind in (Sit, Look, Act, Say, Wait, Rules)}


def described(name: str) -> Json:
    """Return the description of a tool as the protocol lists it."""
    kind = TOOLS[name]
    schema = msgspec.json.schema(kind)["$defs"][kind.__name__]
    return {"name": name, "description": schema.pop("description"), "inputSchema": schema}


class Session:
    """One MCP session of an assistant."""

    def __init__(self, server: str, locale: str) -> None:
        self.assistant = Assistant(server, locale)
        self.last = time.monotonic()
        self.used = False
        """Whether a tool has been called."""
        self._running: dict[Any, asyncio.Task[Any]] = {}
        self._locale = locale

    async def handle(self, message: Any) -> Json | None:
        """Return the answer to one message, or None for a notification."""
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
        except _RpcError as fault:
            return _error(id, fault.code, str(fault))
        finally:
            self._running.pop(id, None)
        return {"jsonrpc": "2.0", "id": id, "result": result}

    def close(self) -> None:
        """Leave the table and end the session."""
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
                    "instructions": GameText().speech((), self._locale).say("mcp-instructions"),
                }
            case "ping":
                return {}
            case "tools/list":
                return {"tools": [described(name) for name in TOOLS]}
            case "tools/call":
                return await self._call(params.get("name"), params.get("arguments") or {})
        raise _RpcError(NO_METHOD, f"There is no method {method[:60]!r} here.")

    async def _call(self, name: Any, arguments: Any) -> Json:
        if name not in TOOLS:
            raise _RpcError(
                BAD_PARAMS, f"There is no tool {str(name)[:60]!r}. There are: {', '.join(TOOLS)}."
            )
        try:
            asked = msgspec.convert(arguments, TOOLS[name])
        except msgspec.ValidationError as error:
            raise _RpcError(BAD_PARAMS, f"{name}: {error}.") from None
        self.used = True
        does: Callable[..., Awaitable[str]] = getattr(self.assistant, name)
        try:
            return _text(await does(**msgspec.structs.asdict(asked)))
        except SpyhouseError as error:
            return _text(str(error)) | {"isError": True}


class _RpcError(Exception):
    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code


def _text(text: str) -> Json:
    return {"content": [{"type": "text", "text": text}]}


def _error(id: Any, code: int, reason: str) -> Json:
    return {"jsonrpc": "2.0", "id": id, "error": {"code": code, "message": reason}}


def read(line: bytes) -> Any:
    """Decode a message. A malformed one becomes a value that `handle` refuses."""
    try:
        return msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError):
        return None


# --- stdio: one message per line


async def serve_stdio(server: str, locale: str) -> None:
    """Serve one session over stdin and stdout."""
    reader = asyncio.StreamReader(limit=LONGEST_LINE)
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)

    def write(message: Json) -> None:
        sys.stdout.buffer.write(msgspec.json.encode(message) + b"\n")
        sys.stdout.buffer.flush()

    await serve_session(Session(server, locale), reader, write)


async def serve_session(
    session: Session, reader: asyncio.StreamReader, write: Callable[[Json], None]
) -> None:
    """Serve a session until the input ends. Requests run concurrently, so a `wait` blocks no other."""

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
        if running:  # answer pending requests before closing
            await asyncio.wait(running, timeout=FAREWELL_S)
        session.close()


# --- HTTP: one message per POST


class HttpApp:
    """ASGI application for the protocol's streamable HTTP, without streams: the server sends no requests."""

    def __init__(self, server: str, locale: str, hosts: frozenset[str]) -> None:
        self._server, self._locale = server, locale
        self._hosts = (hosts | {"localhost", "127.0.0.1", "[::1]"}) - {""}
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
        if not self._is_allowed_host(headers):
            return 403, _error(None, INVALID, "Pages from elsewhere are not let in."), {}
        if scope["path"] != "/mcp":
            return 404, None, {}
        known = headers.get("mcp-session-id", "")
        if scope["method"] == "DELETE" and known in self.sessions:
            self.sessions.pop(known).close()
            return 204, None, {}
        if scope["method"] != "POST":
            return 405, None, {"allow": "POST, DELETE"}
        if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            # A page of another origin cannot send this content type without a preflight request.
            return 415, _error(None, INVALID, "Send the message as application/json."), {}
        line = await _body(receive)
        message = read(line) if line is not None else None
        if isinstance(message, dict) and message.get("method") == "initialize":
            known = self._new_session()
            if not known:
                return 503, _error(None, INVALID, "All sessions are in use. Try again later."), {}
        if known not in self.sessions:
            return 404, _error(None, INVALID, "Begin with initialize."), {}
        answer = await self.sessions[known].handle(message)
        return (202 if answer is None else 200), answer, {"mcp-session-id": known}

    def _is_allowed_host(self, headers: dict[str, str]) -> bool:
        """Check the Host header against DNS rebinding."""
        host = headers.get("host", "").rpartition(":")[0] or headers.get("host", "")
        if host not in self._hosts:
            return False
        if "origin" not in headers:
            return True
        origin = headers["origin"].partition("://")[2].rpartition(":")
        return (origin[0] or origin[2]) in self._hosts

    def _new_session(self) -> str:
        """Create a session and return its id; "" if too many are in use.

        Sessions in use are never evicted.
        """
        silent = time.monotonic() - SESSION_S
        oldest = sorted(self.sessions, key=lambda key: self.sessions[key].last)
        for key in oldest:
            session = self.sessions[key]
            if session.last < silent or (len(self.sessions) >= MAX_SESSIONS and not session.used):
                self.sessions.pop(key).close()
        if len(self.sessions) >= MAX_SESSIONS:
            return ""
        key = secrets.token_urlsafe(18)
        self.sessions[key] = Session(self._server, self._locale)
        return key


async def _body(receive: Any) -> bytes | None:
    body: bytes = b""
    while len(body) <= LONGEST_LINE:
        message = await receive()
        body += message.get("body", b"")
        if not message.get("more_body"):
            return body
    return None


def main(server: str, listen: str, locale: str) -> int:
    """Run the server over stdio, or over HTTP if `listen` is given."""
    if not listen:
        asyncio.run(serve_stdio(server, locale))
        return 0
    import uvicorn

    host, _, port = listen.rpartition(":")
    app = HttpApp(server, locale, frozenset([host]))
    uvicorn.run(app, host=host or "127.0.0.1", port=int(port), log_level="warning")
    return 0
