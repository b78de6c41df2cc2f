"""permessage-deflate (RFC 7692): a full view of 3.5 KB is about 100 bytes when the last one is remembered.

Only what the server sends is compressed with a memory of earlier messages. Browsers are asked to
compress each message by itself, so that a socket needs no second window.
"""

import zlib

WINDOW = 12
_MEMORY = 4
"""With a window of 4 KB a socket's compressor needs about 30 KB."""
_LEVEL = 3
_TAIL = b"\x00\x00\xff\xff"


class TooLong(Exception):
    """A compressed message would unfold to more than a message may hold."""


class Deflater:
    __slots__ = ("_deflate",)

    def __init__(self, window: int) -> None:
        self._deflate = zlib.compressobj(_LEVEL, zlib.DEFLATED, -window, _MEMORY)

    def __call__(self, text: bytes) -> bytes:
        return (self._deflate.compress(text) + self._deflate.flush(zlib.Z_SYNC_FLUSH))[: -len(_TAIL)]


def inflate(message: bytes, most: int) -> bytes:
    """What a browser compressed by itself; never unfolds more than `most` bytes."""
    text = zlib.decompressobj(-15).decompress(message + _TAIL, most + 1)
    if len(text) > most:
        raise TooLong
    return text


def negotiate(offers: str) -> tuple[int, str] | None:
    """The window to use and the header to answer with, for the first offer that suits, or None."""
    for offer in offers.split(","):
        name, *parameters = (part.strip() for part in offer.split(";"))
        if name != "permessage-deflate":
            continue
        window = _window({key.strip(): value.strip('" ') for key, _, value in map(_split, parameters)})
        if window is not None:
            answer = f"permessage-deflate; server_max_window_bits={window}; client_no_context_takeover"
            return window, answer
    return None


def _split(parameter: str) -> tuple[str, str, str]:
    return parameter.partition("=")


def _window(wanted: dict[str, str]) -> int | None:
    known = {"client_max_window_bits", "client_no_context_takeover", "server_max_window_bits"}
    if not wanted.keys() <= known:  # server_no_context_takeover too: without memory it is not worth it
        return None
    largest = wanted.get("server_max_window_bits", str(WINDOW))
    if not largest.isdecimal() or not 9 <= int(largest) <= 15:  # zlib cannot do 8
        return None
    return min(WINDOW, int(largest))
