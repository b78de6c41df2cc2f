"""permessage-deflate (RFC 7692): a full view of 3.5 KB is about 100 bytes when the last one is remembered.

The receiver's window holds what it heard before, so the sender may refer to it. A sender needs no
window of its own for that: the last message, given to a fresh compressor as its dictionary, is as
good, several times faster than keeping a compressor, and costs a socket 4 KB instead of 40.
"""

import zlib

WINDOW = 15
_LEVEL = 3
_MEMORY = 6
_TAIL = b"\x00\x00\xff\xff"


class TooLong(Exception):
    """A compressed message would unfold to more than a message may hold."""


class Deflater:
    """What one socket was sent last, and how far back its receiver can look."""

    __slots__ = ("_last", "_window")

    def __init__(self, window: int) -> None:
        self._window = window
        self._last = b""

    def __call__(self, text: bytes) -> bytes:
        deflate = zlib.compressobj(_LEVEL, zlib.DEFLATED, -self._window, _MEMORY, zdict=self._last)
        self._last = text
        return (deflate.compress(text) + deflate.flush(zlib.Z_SYNC_FLUSH))[: -len(_TAIL)]


def inflate(message: bytes, most: int) -> bytes:
    """What a browser compressed by itself; never unfolds more than `most` bytes."""
    text = zlib.decompressobj(-WINDOW).decompress(message + _TAIL, most + 1)
    if len(text) > most:
        raise TooLong
    return text


def negotiate(offers: str) -> tuple[int, str] | None:
    """The window to use and the header to answer with, for the first offer that suits, or None."""
    for offer in offers.split(","):
        name, *parameters = (part.strip() for part in offer.split(";"))
        window = _window(parameters) if name == "permessage-deflate" else None
        if window is not None:
            # Browsers shall compress each message by itself, so that we need not remember theirs.
            answer = f"permessage-deflate; server_max_window_bits={window}; client_no_context_takeover"
            return window, answer
    return None


def _window(parameters: list[str]) -> int | None:
    wanted = {
        key.strip(): value.strip('" ') for key, _, value in (each.partition("=") for each in parameters)
    }
    known = {"client_max_window_bits", "client_no_context_takeover", "server_max_window_bits"}
    if not wanted.keys() <= known:  # server_no_context_takeover too: without memory it is not worth it
        return None
    largest = wanted.get("server_max_window_bits", str(WINDOW))
    if not largest.isdecimal() or not 9 <= int(largest) <= WINDOW:  # zlib cannot do 8
        return None
    return int(largest)
