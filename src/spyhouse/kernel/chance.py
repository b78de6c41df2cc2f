"""Random draws of a game, determined by its seed.

Draws come from labelled streams (`"deal/3"`, `"die/17"`), each an HMAC-SHA-256 counter stream, so an
additional draw in one stream changes no other. Seed and labels give the same draws on every platform and
Python version.
"""

import random
from collections.abc import Sequence
from hashlib import sha256
from struct import unpack
from typing import TYPE_CHECKING, Any, Final, TypeVar

if TYPE_CHECKING:
    from hashlib import _Hash as Hash

T = TypeVar("T")

_WORD: Final = 1 << 64
_LAST: Final = (1 << 32) - 1
_WORDS_IN_A_BLOCK: Final = 4
"""64-bit words per digest, used in 32-bit halves so that compiled code needs no big integers."""
_HASHED: Final = 64
"""Block size of SHA-256 in bytes."""
_INNER: Final = bytes(byte ^ 0x36 for byte in range(256))
_OUTER: Final = bytes(byte ^ 0x5C for byte in range(256))
_Stream = tuple[int, tuple[int, ...]]
"""Number of words drawn for a label, and the halves of the words of its last digest."""
_FRESH: Final[_Stream] = (0, ())


class Chance:
    """The random streams of one game."""

    __slots__ = ("_inner", "_key", "_outer", "_streams", "draws")

    def __init__(self, seed: str, like: "Chance | None" = None) -> None:
        """`like`: copy the streams of another object with the same seed, without hashing again."""
        if like is None:
            self._key = seed.encode()
            self._inner, self._outer = _hmac_states(self._key)
            self._streams: dict[str, _Stream] = {}
            self.draws = 0  # a move that draws cannot be undone
        else:
            self._key, self._inner, self._outer = like._key, like._inner, like._outer
            self._streams = like._streams.copy()
            self.draws = like.draws

    def below(self, label: str, n: int) -> int:
        """Return an integer from 0 to n - 1, each equally likely."""
        return self.each_below(label, (n,))[0]

    def each_below(self, label: str, sizes: Sequence[int]) -> list[int]:
        """Return an integer below each of these sizes."""
        count, halves = self._streams.get(label, _FRESH)
        drawn = []
        for n in sizes:
            if n < 1:
                raise ValueError(f"cannot draw one of {n} things")
            while True:
                part = count % _WORDS_IN_A_BLOCK
                if part == 0 or not halves:
                    halves = self._block(f"{label}#{count // _WORDS_IN_A_BLOCK}")
                count += 1
                high, low = halves[2 * part], halves[2 * part + 1]
                if not _is_biased(high, low, n):
                    break
            drawn.append(((high % n << 32) + low) % n)
        self._streams[label] = count, halves
        self.draws += len(sizes)
        return drawn

    def pick(self, label: str, things: Sequence[T]) -> T:
        """Return one of the things, each equally likely."""
        return things[self.below(label, len(things))]

    def shuffled(self, label: str, things: Sequence[T]) -> list[T]:
        """Return the things in random order, every order equally likely (Fisher-Yates)."""
        result = list(things)
        last = len(result)
        for other in self.each_below(label, range(last, 1, -1)):
            last -= 1
            result[last], result[other] = result[other], result[last]
        return result

    def copy(self) -> "Chance":
        """Return an independent copy."""
        return Chance("", self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and self._stream_state() == other._stream_state()

    def __reduce__(self) -> tuple[Any, ...]:
        """Hash objects cannot be pickled; they are rebuilt from the seed."""
        return _restored, self._stream_state()

    def _stream_state(self) -> tuple[bytes, dict[str, int], int]:
        """Return everything that future draws depend on."""
        return self._key, {label: count for label, (count, _) in self._streams.items()}, self.draws

    def reseeded(self, rng: random.Random) -> "Chance":
        """Return a copy with the same past draws and another seed for future ones."""
        twin = self.copy()
        twin._key = rng.randbytes(16)
        twin._inner, twin._outer = _hmac_states(twin._key)
        twin._streams = {label: (count, ()) for label, (count, _) in self._streams.items()}
        return twin

    def _block(self, text: str) -> tuple[int, ...]:
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(text.encode())
        outer.update(inner.digest())
        return unpack(">8L", outer.digest())


def _restored(key: bytes, counts: dict[str, int], draws: int) -> Chance:
    chance = Chance("")
    chance._key = key
    chance._inner, chance._outer = _hmac_states(key)
    chance._streams = {label: (count, ()) for label, count in counts.items()}
    chance.draws = draws
    return chance


def _is_biased(high: int, low: int, n: int) -> bool:
    """Return whether a word lies beyond the last multiple of n, where it would favour small numbers."""
    if high < _LAST and n <= _LAST:
        return False  # true for all but one in 4,000,000,000 words
    return (high << 32) + low >= _WORD - _WORD % n


def _hmac_states(key: bytes) -> "tuple[Hash, Hash]":
    """Return HMAC's two keyed hashes (RFC 2104). Reusing them is four times as fast as the library's call."""
    if len(key) > _HASHED:
        key = sha256(key).digest()
    key = key.ljust(_HASHED, b"\0")
    return sha256(key.translate(_INNER)), sha256(key.translate(_OUTER))
