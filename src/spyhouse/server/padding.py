"""Making messages equally long, so that a length on the wire says nothing about a card (SF-28).

Text is padded with spaces, which JSON ignores. Deflated text is padded with empty blocks, which
inflate to nothing and leave the receiver's window as it was.
"""

from collections.abc import Sequence

_STORED = b"\x00\x00\x00\xff\xff"
"""An empty stored block, from one byte boundary to the next."""
_FIXED = b"\x02\x00\x00\x00\xff\xff"
"""An empty block with fixed codes, then an empty stored block to reach a byte boundary."""
_TAIL = b"\x00\x00\xff\xff"
"""What a sender of permessage-deflate leaves off and the receiver puts back (RFC 7692, 7.2.1)."""
_STEP = 64
"""Deflated messages are a multiple of this many bytes long."""


def level_texts(texts: Sequence[bytes]) -> list[bytes]:
    """The same JSON texts, all as long as the longest."""
    longest = max(map(len, texts))
    return [text.ljust(longest) for text in texts]


def level_deflated(messages: Sequence[bytes]) -> list[bytes]:
    """The same deflated messages (without their tails), all of one length."""
    lengths = set(map(len, messages))
    # In whole steps: whoever knows how short their own was must not learn how long the longest was,
    # which is a few bytes more when its receiver has just heard something in secret (SF-34).
    goal = max(lengths) + -max(lengths) % _STEP
    while not all(_can_grow_by(goal - length) for length in lengths):
        goal += _STEP
    return [_grow(message, goal - len(message)) for message in messages]


def _can_grow_by(gap: int) -> bool:
    """Fives and sixes make every number from 20 up, and these below."""
    return gap % 5 <= gap // 5


def _grow(message: bytes, gap: int) -> bytes:
    if not gap:
        return message
    sixes = gap % 5
    fives = gap // 5 - sixes
    return (message + _TAIL + _FIXED * sixes + _STORED * fives)[: -len(_TAIL)]
