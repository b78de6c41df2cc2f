"""The WebSocket transport of a session: frames, compression and padding."""

import time
import zlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from picows import WSCloseCode, WSFrame, WSListener, WSMsgType, WSTransport

from spyhouse.kernel import SpyhouseError
from spyhouse.live.listener import Broadcast
from spyhouse.live.session import TOO_MANY, CloseCode, Session
from spyhouse.server.deflate import Deflater, TooLong, inflate
from spyhouse.table.padding import pad_deflated, pad_texts

if TYPE_CHECKING:
    from spyhouse.server.upgrade import ConnectionRegistry

MIN_DEFLATE_BYTES = 200


class Connection(WSListener):
    """One WebSocket of a client: the `Wire` of a session."""

    __slots__ = ("_closing", "_connections", "_deflate", "_fragments", "_wire", "last_received", "session")

    def __init__(
        self, connections: "ConnectionRegistry", code: str, address: str, window: int | None
    ) -> None:
        self.session = Session(connections, code, address, self)
        self.last_received = time.monotonic()
        self._connections = connections
        self._wire: WSTransport | None = None
        self._closing = False
        self._deflate = Deflater(window) if window else None
        self._fragments: bytearray | None = None

    @property
    def address(self) -> str:
        """Client address, for budgets."""
        return self.session.address

    # --- callbacks of picows

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Start the session."""
        self._wire = transport
        self._connections.opened(self)
        self.session.opened()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """End the session."""
        self._wire = None
        self._connections.closed(self)
        self.session.closed()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Handle a frame: a message, a part of one, a ping or a close."""
        if self._closing:
            return  # more frames of the same read may follow
        self.last_received = time.monotonic()
        kind = frame.msg_type
        if kind == WSMsgType.TEXT and frame.fin and not frame.rsv1 and self._fragments is None:
            if frame.payload_size > self._connections.settings.message_bytes:
                self._too_long()
            else:
                self.session.on_message(frame.get_payload_as_bytes())
        elif kind in (WSMsgType.TEXT, WSMsgType.BINARY):
            self._assemble(frame)
        elif kind == WSMsgType.CLOSE:
            self._closing = True
            transport.send_close(WSCloseCode.OK)
            transport.disconnect()
        elif not self.session.take():
            # The client never sends control frames in such numbers, so this one is hostile.
            self.session.disconnect("busy", TOO_MANY, CloseCode.TOO_FAST)
        elif kind == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
            self._drop_if_unread(transport)
        elif kind == WSMsgType.CONTINUATION:
            self._assemble(frame)

    # --- in

    def _assemble(self, frame: WSFrame) -> None:
        """Collect a fragmented or compressed message.

        The client sends neither, but the protocol allows both.
        """
        first = frame.msg_type != WSMsgType.CONTINUATION
        if first == (self._fragments is not None) or frame.msg_type == WSMsgType.BINARY:
            self.session.disconnect("busy", "only-text-messages", CloseCode.NOT_TEXT)
            return
        if self._fragments is None:
            self._fragments = bytearray([frame.rsv1])
        self._fragments += frame.get_payload_as_bytes()
        limit = self._connections.settings.message_bytes
        if len(self._fragments) - 1 > limit:
            self._too_long()
        elif frame.fin:
            message, self._fragments = bytes(self._fragments), None
            try:
                self.session.on_message(inflate(message[1:], limit) if message[0] else message[1:])
            except TooLong:
                self._too_long()
            except zlib.error:
                self.session.disconnect("busy", "not-compressed-as-agreed", CloseCode.NOT_UNDERSTOOD)

    def _too_long(self) -> None:
        most = self._connections.settings.message_bytes // 1024
        self.session.disconnect("busy", SpyhouseError("message-too-long", most=most), CloseCode.TOO_LONG)

    # --- out

    @property
    def is_open(self) -> bool:
        """Whether messages can still be sent."""
        return self._wire is not None and not self._closing

    def send(self, message: bytes, deflated: bool = False) -> None:
        """Send a text message, compressed if both sides agreed."""
        wire = self._wire
        if wire is None or self._closing:
            return
        wire.send(WSMsgType.TEXT, message, True, deflated)
        self._connections.sent += len(message)
        self._drop_if_unread(wire)

    def close(self, code: CloseCode, reason: str) -> None:
        """Close with a code and a reason."""
        self._closing = True
        if self._wire:
            self._wire.send_close(cast(WSCloseCode, code), reason)
            self._wire.disconnect()

    def ping(self) -> None:
        """Send a ping."""
        if self._wire:
            self._wire.send_ping()
            self._drop_if_unread(self._wire)

    def drop(self) -> None:
        """Close without waiting for the client."""
        self._closing = True
        if self._wire:
            self._wire.disconnect(False)

    def _drop_if_unread(self, wire: WSTransport) -> None:
        if wire.underlying_transport.get_write_buffer_size() > self._connections.settings.unread_bytes:
            self.drop()


def send_padded(post: Broadcast) -> None:
    """Send a broadcast with all messages padded to one length, as text and on the wire (SF-28)."""
    to = cast("Sequence[tuple[Any, bytes]]", post)
    connections: list[Connection] = [listener.wire for listener, _ in to]
    texts = pad_texts([text for _, text in post])
    if len(texts[0]) < MIN_DEFLATE_BYTES:
        for connection, text in zip(connections, texts, strict=True):
            connection.send(text, False)
        return
    deflating = []
    for connection, text in zip(connections, texts, strict=True):
        if connection._deflate:
            deflating.append((connection, connection._deflate(text)))
        else:
            connection.send(text, False)
    if deflating:
        messages = pad_deflated([message for _, message in deflating])
        for (connection, _), message in zip(deflating, messages, strict=True):
            connection.send(message, True)
