"""Encoding of messages, and padding to equal lengths, so that a length reveals nothing (SF-28).

Everything that hides a length is here: of lists of legal moves, of a `Welcome`, of hints, and of
messages that go out together.

Text is padded with spaces, which JSON ignores. Deflated text is padded with empty blocks, which inflate to
nothing and leave the receiver's window unchanged.
"""

from collections.abc import Iterable, Sequence

import msgspec

_STORED = b"\x00\x00\x00\xff\xff"
"""An empty stored block, from one byte boundary to the next."""
_FIXED = b"\x02\x00\x00\x00\xff\xff"
"""An empty block with fixed codes, then an empty stored block to reach a byte boundary."""
_TAIL = b"\x00\x00\xff\xff"
"""The bytes that permessage-deflate omits at the end of a message (RFC 7692, 7.2.1)."""
_STEP = 64
"""Deflated messages are padded to a multiple of this many bytes."""
_HINT_STEP = 1024
"""Answers to hint requests are padded to a multiple of this many bytes."""
_MOVES_STEP = 4096
"""Views with a list of legal moves are padded as if the list had a multiple of this many bytes."""

encode = msgspec.json.Encoder().encode
"""The encoder of everything that a table sends."""


def pad_hint(text: bytes) -> bytes:
    """Pad the answer to a hint request, so that its length does not reveal the move."""
    return text + b" " * (-len(text) % _HINT_STEP)


def pad_view(view: object, moves: object) -> msgspec.Raw:
    """Encode a view that is sent with legal moves, padded so that the length of the list stays hidden."""
    return msgspec.Raw(encode(view) + b" " * (-len(encode(moves)) % _MOVES_STEP))


def pad_to_longest(text: bytes, others: Iterable[bytes]) -> bytes:
    """Pad a text to the longest of those that others would get."""
    return text.ljust(max(len(text), *map(len, others)))


def pad_texts(texts: Sequence[bytes]) -> list[bytes]:
    """Pad JSON texts to the length of the longest."""
    longest = max(map(len, texts))
    return [text.ljust(longest) for text in texts]


def pad_deflated(messages: Sequence[bytes]) -> list[bytes]:
    """Pad deflated messages (without their tails) to one length."""
    lengths = set(map(len, messages))
    # In whole steps: otherwise the length would reveal that another receiver just got a secret message, which
    # makes its next one a few bytes longer (SF-34).
    goal = max(lengths) + -max(lengths) % _STEP
    while not all(_can_grow_by(goal - length) for length in lengths):
        goal += _STEP
    return [_pad(message, goal - len(message)) for message in messages]


def _can_grow_by(gap: int) -> bool:
    """Blocks of 5 and 6 bytes add up to every number from 20 on, and to these below."""
    return gap % 5 <= gap // 5


def _pad(message: bytes, gap: int) -> bytes:
    if not gap:
        return message
    sixes = gap % 5
    fives = gap // 5 - sixes
    return (message + _TAIL + _FIXED * sixes + _STORED * fives)[: -len(_TAIL)]
