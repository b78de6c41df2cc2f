"""Rate limits with token buckets."""

import time

from spyhouse.kernel import SpyhouseError

_SWEEP_AT = 10_000
"""Addresses from which on full buckets are dropped."""


class RateLimited(SpyhouseError):
    """Too much from this address."""


class TokenBucket:
    """Tokens that refill at a steady rate up to a capacity."""

    __slots__ = ("_at", "_capacity", "_left", "_per_s")

    def __init__(self, per_s: float, capacity: float) -> None:
        self._per_s = per_s
        self._capacity = capacity
        self._left = capacity
        self._at = time.monotonic()

    def take(self, amount: float = 1) -> bool:
        """Take tokens. Return False, and take none, if there are too few."""
        if not self.has(amount):
            return False
        self._left -= amount
        return True

    def has(self, amount: float = 1) -> bool:
        """Return whether enough tokens are left."""
        now = time.monotonic()
        self._left = min(self._capacity, self._left + (now - self._at) * self._per_s)
        self._at = now
        return self._left >= amount

    @property
    def full(self) -> bool:
        """Whether the bucket is at capacity."""
        return self._left + (time.monotonic() - self._at) * self._per_s >= self._capacity


class RateLimiter:
    """One token bucket per address; full ones are dropped. A capacity of 0 means no limit."""

    def __init__(self, capacity: int, period_s: float) -> None:
        self._capacity = capacity
        self._period_s = period_s
        self._buckets: dict[str, TokenBucket] = {}
        self._sweep_at = _SWEEP_AT

    def take(self, address: str, amount: float = 1) -> bool:
        """Take tokens of an address. Return False if there are too few."""
        return not self._capacity or self._bucket(address).take(amount)

    def has(self, address: str) -> bool:
        """Return whether an address has a token left."""
        return not self._capacity or self._bucket(address).has()

    def _bucket(self, address: str) -> TokenBucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= self._sweep_at:
                self._buckets = {key: each for key, each in self._buckets.items() if not each.full}
                # A sweep looks at all of them: with many addresses it must stay rare.
                self._sweep_at = max(_SWEEP_AT, 2 * len(self._buckets))
            bucket = self._buckets[address] = TokenBucket(self._capacity / self._period_s, self._capacity)
        return bucket
