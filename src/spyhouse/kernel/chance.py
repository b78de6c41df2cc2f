"""Chance: every random draw of a game, fixed for ever by its seed.

Draws come from labelled streams (`"deal/3"`, `"die/17"`), each an HMAC-SHA-256 counter stream of its
own, so one more draw in one place moves no other. Seed and labels give the same draws on every
platform and Python version.
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
"""Of a digest, taken in halves: those are numbers a machine can reckon with."""
_HASHED: Final = 64
"""SHA-256 takes so many bytes at a time."""
_INNER: Final = bytes(byte ^ 0x36 for byte in range(256))
_OUTER: Final = bytes(byte ^ 0x5C for byte in range(256))
_Stream = tuple[int, tuple[int, ...]]
"""How many words of a label were drawn, and the halves of those in its last digest."""
_FRESH: Final[_Stream] = (0, ())


class Chance:
    __slots__ = ("_inner", "_key", "_outer", "_streams", "draws")

    def __init__(self, seed: str, like: "Chance | None" = None) -> None:
        """`like` another, with the seed of that one and all it has drawn: nothing is hashed again."""
        if like is None:
            self._key = seed.encode()
            self._inner, self._outer = _keyed(self._key)
            self._streams: dict[str, _Stream] = {}
            self.draws = 0  # how often anything was drawn: undo stops where chance was used
        else:
            self._key, self._inner, self._outer = like._key, like._inner, like._outer
            self._streams = like._streams.copy()
            self.draws = like.draws

    def below(self, label: str, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely."""
        return self.each_below(label, (n,))[0]

    def each_below(self, label: str, sizes: Sequence[int]) -> list[int]:
        """A number below each of these, one after the other."""
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
                if not _beyond(high, low, n):
                    break
            drawn.append(((high % n << 32) + low) % n)
        self._streams[label] = count, halves
        self.draws += len(sizes)
        return drawn

    def pick(self, label: str, things: Sequence[T]) -> T:
        return things[self.below(label, len(things))]

    def shuffled(self, label: str, things: Sequence[T]) -> list[T]:
        """The things in a random order, every order equally likely (Fisher-Yates)."""
        result = list(things)
        last = len(result)
        for other in self.each_below(label, range(last, 1, -1)):
            last -= 1
            result[last], result[other] = result[other], result[last]
        return result

    def copy(self) -> "Chance":
        return Chance("", self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and self._drawn() == other._drawn()

    def __reduce__(self) -> tuple[Any, ...]:
        """A hash object cannot be pickled, but it follows from the key."""
        return _restored, self._drawn()

    def _drawn(self) -> tuple[bytes, dict[str, int], int]:
        """All that the draws to come depend on."""
        return self._key, {label: count for label, (count, _) in self._streams.items()}, self.draws

    def imagined(self, rng: random.Random) -> "Chance":
        """Another future: the same draws made so far, a different seed for those to come."""
        twin = self.copy()
        twin._key = rng.randbytes(16)
        twin._inner, twin._outer = _keyed(twin._key)
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
    chance._inner, chance._outer = _keyed(key)
    chance._streams = {label: (count, ()) for label, count in counts.items()}
    chance.draws = draws
    return chance


def _beyond(high: int, low: int, n: int) -> bool:
    """Whether a word lies beyond the last whole multiple of n, so that small numbers would be favoured."""
    if high < _LAST and n <= _LAST:
        return False  # in all but one of 4,000,000,000 words this is easy to see
    return (high << 32) + low >= _WORD - _WORD % n


def _keyed(key: bytes) -> "tuple[Hash, Hash]":
    """HMAC's two hashes with their keys (RFC 2104). Kept, they take a quarter of the time of the library's
    call for each digest."""
    if len(key) > _HASHED:
        key = sha256(key).digest()
    key = key.ljust(_HASHED, b"\0")
    return sha256(key.translate(_INNER)), sha256(key.translate(_OUTER))
