"""One open websocket: what it says is checked here, what it hears leaves here."""

import asyncio
import logging
import time
import zlib
from enum import IntEnum
from typing import TYPE_CHECKING, cast

import msgspec
from picows import WSCloseCode, WSFrame, WSListener, WSMsgType, WSTransport

from spyhouse.kernel import SpyhouseError, in_words
from spyhouse.live.audience import NO_WATCHERS
from spyhouse.live.limits import Bucket
from spyhouse.live.packs import names_a_pack
from spyhouse.live.room import Room
from spyhouse.live.rooms import HouseFull, NoSuchTable, hash_token
from spyhouse.live.services import Post
from spyhouse.server.deflate import Deflater, TooLong, inflate
from spyhouse.server.finder import TooOften
from spyhouse.server.padding import level_deflated, level_texts
from spyhouse.table.messages import (
    CommandId,
    Farewell,
    FromBrowser,
    Hello,
    Hint,
    Ping,
    Pong,
    Request,
    bye,
    no,
)

if TYPE_CHECKING:
    from spyhouse.server.upgrade import Connections

WORTH_DEFLATING = 200
WORTH_OF_A_PACK = 16
"""A short message that names a long pack costs as much as one that brings it along."""
PATIENCE = 100
"""So many messages too fast, one after another, and the socket is closed."""


_TOO_MANY = "too-many-messages"


class Closing(IntEnum):
    """Why a socket was closed (RFC 6455; from 4000 on they are our own)."""

    OK = 1000
    NOT_TEXT = 1003
    NOT_UNDERSTOOD = 1007
    TOO_FAST = 1008
    TOO_LONG = 1009
    RESTART = 1012
    NOT_YOURS = 4003


_KINDS: dict[type[SpyhouseError], Farewell] = {NoSuchTable: "missing", HouseFull: "full"}

_log = logging.getLogger("spyhouse.connection")
_decode = msgspec.json.Decoder(FromBrowser).decode
_encode = msgspec.json.Encoder().encode


class _HasId(msgspec.Struct):
    id: CommandId


_id_decode = msgspec.json.Decoder(_HasId).decode


class Connection(WSListener):
    __slots__ = (
        "_bucket", "_closing", "_connections", "_deflate", "_greeted", "_hello", "_parts", "_room",
        "_too_fast", "_wire", "address", "code", "heard_at", "legal", "person",
    )  # fmt: skip

    def __init__(self, connections: "Connections", code: str, address: str, window: int | None) -> None:
        settings = connections.settings
        self.code = code
        self.address = address
        self.person = ""
        self.legal = False
        self.heard_at = time.monotonic()
        self._connections = connections
        self._room: Room | None = None
        self._wire: WSTransport | None = None
        self._closing = False
        self._hello: asyncio.Task[None] | asyncio.TimerHandle | None = None
        self._greeted = False
        self._deflate = Deflater(window) if window else None
        self._parts: bytearray | None = None
        self._bucket = (
            Bucket(settings.messages_per_s, settings.messages_at_once) if settings.messages_per_s else None
        )
        self._too_fast = 0

    # --- picows calls

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._wire = transport
        self._connections.opened(self)
        loop = asyncio.get_running_loop()
        self._hello = loop.call_later(
            self._connections.settings.hello_s,
            self.part,
            "busy",
            "Say Hello first. Nobody did, so this connection is closed.",
        )

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._wire = None
        self._connections.closed(self)
        if self._hello:
            self._hello.cancel()
        if self._room:
            self._room.leave(self)
            self._room = None

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if self._closing:
            return  # thousands may have come in one go
        self.heard_at = time.monotonic()
        kind = frame.msg_type
        if kind == WSMsgType.TEXT and frame.fin and not frame.rsv1 and self._parts is None:
            if frame.payload_size > self._connections.settings.message_bytes:
                self._too_long()
            else:
                self._hear(frame.get_payload_as_bytes())
        elif kind in (WSMsgType.TEXT, WSMsgType.BINARY):
            self._assemble(frame)
        elif kind == WSMsgType.CLOSE:
            self._closing = True
            transport.send_close(WSCloseCode.OK)
            transport.disconnect()
        elif self._bucket and not self._bucket.take():
            # Our own client sends none of these by the dozen, so there is nobody to be patient with.
            self.part("busy", _TOO_MANY, Closing.TOO_FAST)
        elif kind == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
            self._drop_if_unread(transport)
        elif kind == WSMsgType.CONTINUATION:
            self._assemble(frame)

    # --- in

    def _assemble(self, frame: WSFrame) -> None:
        """Messages in several frames, or compressed: allowed, but our own client sends neither."""
        first = frame.msg_type != WSMsgType.CONTINUATION
        if first == (self._parts is not None) or frame.msg_type == WSMsgType.BINARY:
            self.part("busy", "Only text messages are understood here.", Closing.NOT_TEXT)
            return
        if self._parts is None:
            self._parts = bytearray([frame.rsv1])
        self._parts += frame.get_payload_as_bytes()
        most = self._connections.settings.message_bytes
        if len(self._parts) - 1 > most:
            self._too_long()
        elif frame.fin:
            message, self._parts = bytes(self._parts), None
            try:
                self._hear(inflate(message[1:], most) if message[0] else message[1:])
            except TooLong:
                self._too_long()
            except zlib.error:
                self.part("busy", "That message was not compressed as agreed.", Closing.NOT_UNDERSTOOD)

    def _hear(self, text: bytes) -> None:
        # A long message takes long to understand, also one that is refused in the end: each KiB counts.
        worth = min(1 + len(text) // 1024, self._connections.settings.messages_at_once)
        if self._bucket and not self._bucket.take(worth):
            self._slow_down(text)
            return
        self._too_fast = 0
        try:
            if not text.isascii():
                text.decode()  # a move is read only later, and nothing that is no text may get so far
            message = _decode(text)
        except msgspec.DecodeError as error:
            self._refuse("Malformed", f"This message was not understood: {in_words(error)}", _id_in(text))
            return
        except RecursionError:
            self._refuse("Malformed", "This message was not understood: it is nested too deeply.")
            return
        except UnicodeDecodeError:
            self._refuse("Malformed", "This message was not understood: it is not UTF-8.")
            return
        match message:
            case Hello():
                self._greet(message)
            case Ping():
                now = self._connections.rooms.services.clock.now()
                self.tell(_encode(Pong(self._room.table.time(now) if self._room else now)))
            case _ if self._room is None:
                self._refuse("NoHello", "Say Hello first, then wait for the Welcome.", message.id)
            case Hint():
                self._hint(self._room, message)
            case Request(do=command) if (
                self._bucket
                and names_a_pack(self._room.table.game, command)
                and not self._bucket.take(min(WORTH_OF_A_PACK, self._connections.settings.messages_at_once))
            ):
                self._slow_down(text)
            case _:
                self._room.request(self, message)

    def _greet(self, hello: Hello) -> None:
        if self._greeted or self._hello is None:
            self._refuse("SecondHello", "You have said Hello already.")
            return
        self._greeted = True
        self._hello.cancel()
        self._hello = asyncio.get_running_loop().create_task(self._enter(hello))

    async def _enter(self, hello: Hello) -> None:
        try:
            room = await self._connections.finder.enter(self.code, hello.token, self.address)
        except TooOften as error:
            self.part("busy", error, Closing.TOO_FAST)
            return
        except SpyhouseError as error:
            self.part(_KINDS.get(type(error), "busy"), error)
            return
        except Exception as error:
            _log.error("a table cannot be read", exc_info=error, extra={"table": self.code})
            self.part("busy", "cannot-show")
            return
        if self._wire is None:
            return
        if not hello.token and room.table.seats.private:
            self.part("removed", NO_WATCHERS)
            return
        if not hello.token and not self._may_watch(room):
            self.part("full", "too-many-watchers")
            return
        if hello.token:
            person = room.table.person_with(hash_token(hello.token))
            if person is None:
                self.part(
                    "removed",
                    "not-your-token",
                    Closing.NOT_YOURS,
                )
                return
            self.person = person
        self.legal = hello.legal
        self._room = room
        room.enter(self, hello.seq)

    def _may_watch(self, room: Room) -> bool:
        """People who sit here always get in: only watchers can be too many, in all or from one address."""
        settings = self._connections.settings
        watchers = [each for each in room.audience.listeners if not each.person]
        share = settings.watchers_per_address
        of_mine = sum(each.address == self.address for each in watchers)
        return len(watchers) < settings.watchers_per_table and not (share and of_mine >= share)

    def _hint(self, room: Room, hint: Hint) -> None:
        if self._connections.hinting.take(self.address):
            room.hints.ask(self, hint)
        else:
            self._refuse("TooFast", "too-many-hints", hint.id)

    def _slow_down(self, text: bytes) -> None:
        self._too_fast += 1
        if self._too_fast > PATIENCE:
            self.part("busy", _TOO_MANY, Closing.TOO_FAST)
        else:
            self._refuse(
                "TooFast",
                "too-fast",
                _id_in(text),
                again=True,
            )

    def _too_long(self) -> None:
        most = self._connections.settings.message_bytes // 1024
        self.part("busy", SpyhouseError("message-too-long", most=most), Closing.TOO_LONG)

    def _refuse(self, kind: str, reason: str, id: str = "", again: bool = False) -> None:
        self._connections.rooms.services.refused[kind] += 1
        self.tell(_encode(no(reason, id, again)))

    # --- out

    def tell(self, message: bytes) -> None:
        self._send(message, False)

    def part(self, kind: Farewell, why: SpyhouseError | str, code: Closing = Closing.OK) -> None:
        """A last word, then close."""
        if self._wire and not self._closing:
            last = bye(kind, why)
            self.tell(_encode(last))
            self._closing = True
            self._wire.send_close(cast(WSCloseCode, code), last.reason)
            self._wire.disconnect()

    def ping(self) -> None:
        if self._wire:
            self._wire.send_ping()
            self._drop_if_unread(self._wire)

    def drop(self) -> None:
        self._closing = True
        if self._wire:
            self._wire.disconnect(False)

    def _send(self, message: bytes, deflated: bool) -> None:
        wire = self._wire
        if wire is None or self._closing:
            return
        wire.send(WSMsgType.TEXT, message, True, deflated)
        self._connections.sent += len(message)
        self._drop_if_unread(wire)

    def _drop_if_unread(self, wire: WSTransport) -> None:
        if wire.underlying_transport.get_write_buffer_size() > self._connections.settings.unread_bytes:
            self.drop()


def deliver(post: Post) -> None:
    """Send what belongs together so that all of it has one length (SF-28): as text, and on the wire."""
    connections = cast("list[Connection]", [listener for listener, _ in post])
    texts = level_texts([text for _, text in post])
    if len(texts[0]) < WORTH_DEFLATING:
        for connection, text in zip(connections, texts, strict=True):
            connection._send(text, False)
        return
    deflating = []
    for connection, text in zip(connections, texts, strict=True):
        if connection._deflate:
            deflating.append((connection, connection._deflate(text)))
        else:
            connection._send(text, False)
    if deflating:
        messages = level_deflated([message for _, message in deflating])
        for (connection, _), message in zip(deflating, messages, strict=True):
            connection._send(message, True)


def _id_in(text: bytes) -> str:
    """The id of a request that is wrong in some other place, so that its sender can tell which."""
    try:
        return _id_decode(text).id
    except (msgspec.DecodeError, RecursionError):
        return ""
