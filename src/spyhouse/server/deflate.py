"""permessage-deflate (RFC 7692) with the previous message as dictionary: a 3.5 KB view takes about 100 bytes.

The receiver's window holds earlier messages, so the sender may refer to them. A fresh compressor with the
last message as its dictionary is several times faster than a kept one, and costs 4 KB per socket instead of
40.
"""

import zlib

WINDOW = 15
_LEVEL = 3
_MEMORY = 6
_TAIL = b"\x00\x00\xff\xff"


class TooLong(Exception):
    """A compressed message would inflate to more than the message limit."""


class Deflater:
    """The last message sent to a socket, and the size of the receiver's window."""

    __slots__ = ("_last", "_window")

    def __init__(self, window: int) -> None:
        self._window = window
        self._last = b""

    def __call__(self, text: bytes) -> bytes:
        deflate = zlib.compressobj(_LEVEL, zlib.DEFLATED, -self._window, _MEMORY, zdict=self._last)
        self._last = text
        return (deflate.compress(text) + deflate.flush(zlib.Z_SYNC_FLUSH))[: -len(_TAIL)]


def inflate(message: bytes, limit: int) -> bytes:
    """Inflate a message of a client. Raises `TooLong` beyond `limit` bytes."""
    text = zlib.decompressobj(-WINDOW).decompress(message + _TAIL, limit + 1)
    if len(text) > limit:
        raise TooLong
    return text


def negotiate(offers: str) -> tuple[int, str] | None:
    """Return the window size and the response header for the first acceptable offer, or None."""
    for offer in offers.split(","):
        name, *parameters = (part.strip() for part in offer.split(";"))
        window = _window(parameters) if name == "permessage-deflate" else None
        if window is not None:
            # Clients compress each message independently, so no memory is needed per client.
            answer = f"permessage-deflate; server_max_window_bits={window}; client_no_context_takeover"
            return window, answer
    return None


def _window(parameters: list[str]) -> int | None:
    wanted = {
        key.strip(): value.strip('" ') for key, _, value in (each.partition("=") for each in parameters)
    }
    known = {"client_max_window_bits", "client_no_context_takeover", "server_max_window_bits"}
    if not wanted.keys() <= known:  # without context takeover compression gains too little
        return None
    largest = wanted.get("server_max_window_bits", str(WINDOW))
    if not largest.isdecimal() or not 9 <= int(largest) <= WINDOW:  # zlib does not support 8
        return None
    return int(largest)
