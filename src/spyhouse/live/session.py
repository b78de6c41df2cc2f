"""The protocol of one client at a table, independent of the transport."""

import asyncio
import logging
from enum import IntEnum
from typing import Protocol

import msgspec

from spyhouse.kernel import SpyhouseError, decode_error_args
from spyhouse.live.audience import NO_WATCHERS
from spyhouse.live.packs import refers_to_pack
from spyhouse.live.rate_limits import RateLimited, RateLimiter, TokenBucket
from spyhouse.live.room import Room
from spyhouse.live.rooms import NoSuchTable, RoomRegistry, ServerFull, hash_token
from spyhouse.live.table_lookup import TableLookup
from spyhouse.table.messages import (
    AnswerKnock,
    CloseReason,
    CommandId,
    FromClient,
    Hello,
    Hint,
    Ping,
    Pong,
    Request,
    farewell,
    refusal,
)
from spyhouse.table.padding import encode

PACK_MESSAGE_COST = 16
"""Cost of a message that names a pack by id: as much as sending the pack itself."""
MAX_THROTTLED = 20
"""Throttled messages in a row after which a client is disconnected."""

TOO_MANY = "too-many-messages"


class CloseCode(IntEnum):
    """WebSocket close codes (RFC 6455; from 4000 on application-defined)."""

    OK = 1000
    NOT_TEXT = 1003
    NOT_UNDERSTOOD = 1007
    TOO_FAST = 1008
    TOO_LONG = 1009
    RESTART = 1012
    NOT_YOURS = 4003


class Wire(Protocol):
    """The transport of one session."""

    @property
    def is_open(self) -> bool:
        """Whether messages can still be sent."""

    def send(self, message: bytes) -> None:
        """Send a message. Does nothing once the wire is closed."""

    def close(self, code: CloseCode, reason: str) -> None:
        """Close the transport."""


class SessionLimits(Protocol):
    """The settings that bound a session. 0 means no limit unless noted."""

    @property
    def messages_per_s(self) -> float:
        """Refill rate of the message budget."""

    @property
    def messages_at_once(self) -> int:
        """Capacity of the message budget; at least 1."""

    @property
    def hello_s(self) -> float:
        """Seconds in which a client must send `Hello`."""

    @property
    def watchers_per_table(self) -> int:
        """Listeners without a seat per table; at least 1."""

    @property
    def watchers_per_address(self) -> int:
        """Listeners without a seat per table and address."""


class SessionHost(Protocol):
    """What all sessions of a server share."""

    @property
    def settings(self) -> SessionLimits:
        """The limits that apply to its sessions."""

    rooms: RoomRegistry
    finder: TableLookup
    hinting: RateLimiter


_CLOSE_REASONS: dict[type[SpyhouseError], CloseReason] = {NoSuchTable: "missing", ServerFull: "full"}

_log = logging.getLogger("spyhouse.connection")
_decode = msgspec.json.Decoder(FromClient).decode


class _HasId(msgspec.Struct):
    id: CommandId


_id_decode = msgspec.json.Decoder(_HasId).decode


class Session:
    """One connection to a table, from Hello to Bye. A `Listener` of the room."""

    __slots__ = (
        "_bucket", "_greeted", "_hello", "_host", "_room", "_throttled", "address", "code", "person",
        "wants_legal", "wire",
    )  # fmt: skip

    def __init__(self, host: SessionHost, code: str, address: str, wire: Wire) -> None:
        settings = host.settings
        self.code = code
        self.address = address
        self.wire = wire
        self.person = ""
        self.wants_legal = False
        self._host = host
        self._room: Room | None = None
        self._hello: asyncio.Task[None] | asyncio.TimerHandle | None = None
        self._greeted = False
        self._bucket = (
            TokenBucket(settings.messages_per_s, settings.messages_at_once)
            if settings.messages_per_s
            else None
        )
        self._throttled = 0

    def opened(self) -> None:
        """Wait for Hello: the transport is connected."""
        self._hello = asyncio.get_running_loop().call_later(
            self._host.settings.hello_s,
            self.disconnect,
            "busy",
            "no-hello-in-time",
        )

    def closed(self) -> None:
        """Leave the room: the transport is disconnected."""
        if self._hello:
            self._hello.cancel()
        if self._room:
            self._room.leave(self)
            self._room = None

    def take(self) -> bool:
        """Charge the rate limit for one frame that carries no message."""
        return self._bucket is None or self._bucket.take()

    # --- in

    def on_message(self, text: bytes) -> None:
        """Handle one message of the client."""
        # Decoding time grows with length, even for a refused message, so each KiB is charged.
        worth = min(1 + len(text) // 1024, self._host.settings.messages_at_once)
        if self._bucket and not self._bucket.take(worth):
            self._throttle(text)
            return
        self._throttled = 0
        try:
            if not text.isascii():
                text.decode()  # moves are decoded later, so invalid UTF-8 must be caught here
            message = _decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
            misread = SpyhouseError("not-understood", fault=decode_error_args(error))
            self._refuse("Malformed", misread, _id_in(text))
            return
        match message:
            case Hello():
                self._on_hello(message)
            case Ping():
                now = self._host.rooms.services.clock.now()
                self.send(encode(Pong(self._room.table.clock.time(now) if self._room else now)))
            case AnswerKnock():
                self._answer_knock(message)
            case _ if self._room is None:
                self._refuse("NoHello", "say-hello-first", message.id)
            case Hint():
                self._hint(self._room, message)
            case Request(do=command) if (
                self._bucket
                and refers_to_pack(self._room.table.game, command)
                and not self._bucket.take(min(PACK_MESSAGE_COST, self._host.settings.messages_at_once))
            ):
                self._throttle(text)
            case _:
                self._room.request(self, message)

    def _on_hello(self, hello: Hello) -> None:
        if self._greeted or self._hello is None:
            self._refuse("SecondHello", "hello-twice")
            return
        self._greeted = True
        self._hello.cancel()
        self._hello = asyncio.get_running_loop().create_task(self._enter(hello))

    async def _enter(self, hello: Hello) -> None:
        try:
            room = await self._host.finder.enter(self.code, hello.token, self.address)
        except RateLimited as error:
            self.disconnect("busy", error, CloseCode.TOO_FAST)
            return
        except SpyhouseError as error:
            self.disconnect(_CLOSE_REASONS.get(type(error), "busy"), error)
            return
        except Exception as error:
            _log.error("loading a table failed", exc_info=error, extra={"table": self.code})
            self.disconnect("busy", "cannot-show")
            return
        if not self.wire.is_open:
            return
        if not hello.token and room.table.seats.private:
            self.disconnect("removed", NO_WATCHERS)
            return
        if not hello.token and not self._may_watch(room):
            self.disconnect("full", "too-many-watchers")
            return
        if hello.token:
            person = room.table.seats.person_with(hash_token(hello.token))
            if person is None:
                self.disconnect(
                    "removed",
                    "not-your-token",
                    CloseCode.NOT_YOURS,
                )
                return
            self.person = person
        self.wants_legal = hello.legal
        self._room = room
        room.enter(self, hello.seq)

    def _may_watch(self, room: Room) -> bool:
        """Return whether one more watcher fits. Seated people are always admitted."""
        settings = self._host.settings
        watchers = [each for each in room.audience.listeners if not each.person]
        share = settings.watchers_per_address
        of_mine = sum(each.address == self.address for each in watchers)
        return len(watchers) < settings.watchers_per_table and not (share and of_mine >= share)

    def _hint(self, room: Room, hint: Hint) -> None:
        if self._host.hinting.take(self.address):
            room.hints.ask(self, hint, room.table)
        else:
            self._refuse("TooFast", "too-many-hints", hint.id)

    def _answer_knock(self, answer: AnswerKnock) -> None:
        if self._room is None:
            self._refuse("NoHello", "say-hello-first")
        elif self.person != self._room.table.seats.host:
            self._refuse("Refused", "only-the-host")
        else:
            self._room.knocks.answer(self._room, answer.knock, answer.admit)

    def _throttle(self, text: bytes) -> None:
        self._throttled += 1
        if self._throttled > MAX_THROTTLED:
            self.disconnect("busy", TOO_MANY, CloseCode.TOO_FAST)
        else:
            self._refuse(
                "TooFast",
                "too-fast",
                _id_in(text),
                again=True,
            )

    def _refuse(self, kind: str, why: SpyhouseError | str, id: str = "", again: bool = False) -> None:
        self._host.rooms.services.refusal_counts[kind] += 1
        self.send(encode(refusal(why, id, again)))

    # --- out

    def send(self, message: bytes) -> None:
        """Send an encoded message."""
        self.wire.send(message)

    def disconnect(self, kind: CloseReason, why: SpyhouseError | str, code: CloseCode = CloseCode.OK) -> None:
        """Send a last message, then close."""
        if self.wire.is_open:
            last = farewell(kind, why)
            self.wire.send(encode(last))
            self.wire.close(code, last.reason)


def _id_in(text: bytes) -> str:
    """Return the id of a malformed request, or "". The sender uses it to match the refusal."""
    try:
        return _id_decode(text).id
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return ""
