"""Chance: every random draw of a game, fixed for ever by its seed.

Draws come from labelled streams (`"deal/3"`, `"die/17"`), each an HMAC-SHA-256 counter stream of its
own, so one more draw in one place moves no other. Seed and labels give the same draws on every
platform and Python version.
"""

import random
from collections.abc import Sequence
from hashlib import sha256
from struct import unpack
from typing import Final, TypeVar

T = TypeVar("T")

_WORD: Final = 1 << 64
_WORDS_IN_A_BLOCK: Final = 4
_HASHED: Final = 64
"""SHA-256 takes so many bytes at a time."""
_INNER: Final = bytes(byte ^ 0x36 for byte in range(256))
_OUTER: Final = bytes(byte ^ 0x5C for byte in range(256))


class Chance:
    __slots__ = ("_blocks", "_counts", "_inner", "_outer", "draws")

    def __init__(self, seed: str) -> None:
        self._inner, self._outer = _keys(seed.encode())
        self._counts: dict[str, int] = {}
        self._blocks: dict[str, tuple[int, ...]] = {}  # by label: the words of its last digest
        self.draws = 0  # how often anything was drawn: undo stops where chance was used

    def below(self, label: str, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely."""
        if n < 1:
            raise ValueError(f"cannot draw one of {n} things")
        fair = _WORD - _WORD % n
        self.draws += 1
        while True:
            word = self._word(label)
            if word < fair:
                return word % n

    def pick(self, label: str, things: Sequence[T]) -> T:
        return things[self.below(label, len(things))]

    def shuffled(self, label: str, things: Sequence[T]) -> list[T]:
        """The things in a random order, every order equally likely (Fisher-Yates)."""
        result = list(things)
        for last in range(len(result) - 1, 0, -1):
            other = self.below(label, last + 1)
            result[last], result[other] = result[other], result[last]
        return result

    def copy(self) -> "Chance":
        twin = Chance("")
        twin._inner, twin._outer = self._inner, self._outer
        twin._counts = self._counts.copy()
        twin._blocks = self._blocks.copy()
        twin.draws = self.draws
        return twin

    def imagined(self, rng: random.Random) -> "Chance":
        """Another future: the same draws made so far, a different seed for those to come."""
        twin = self.copy()
        twin._inner, twin._outer = _keys(rng.randbytes(16))
        twin._blocks = {}
        return twin

    def _word(self, label: str) -> int:
        count = self._counts.get(label, 0)
        self._counts[label] = count + 1
        number, part = divmod(count, _WORDS_IN_A_BLOCK)
        if part == 0 or label not in self._blocks:
            inner = sha256(self._inner + f"{label}#{number}".encode()).digest()
            self._blocks[label] = unpack(">4Q", sha256(self._outer + inner).digest())
        return self._blocks[label][part]


def _keys(key: bytes) -> tuple[bytes, bytes]:
    """HMAC's two keys (RFC 2104). Written out, it takes a quarter of the time of the library's call."""
    if len(key) > _HASHED:
        key = sha256(key).digest()
    key = key.ljust(_HASHED, b"\0")
    return key.translate(_INNER), key.translate(_OUTER)
