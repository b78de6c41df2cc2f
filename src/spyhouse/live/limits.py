"""How often somebody may do something: a bucket that fills by itself and is emptied by doing."""

import time


class Bucket:
    __slots__ = ("_at", "_left", "_most", "_per_s")

    def __init__(self, per_s: float, most: float) -> None:
        self._per_s = per_s
        self._most = most
        self._left = most
        self._at = time.monotonic()

    def take(self, much: float = 1) -> bool:
        if not self.has(much):
            return False
        self._left -= much
        return True

    def has(self, much: float = 1) -> bool:
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._per_s)
        self._at = now
        return self._left >= much

    @property
    def full(self) -> bool:
        return self._left + (time.monotonic() - self._at) * self._per_s >= self._most


class PerAddress:
    """A bucket for each address; full ones are forgotten. A limit of 0 is no limit."""

    def __init__(self, most: int, within_s: float) -> None:
        self._most = most
        self._within_s = within_s
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str, much: float = 1) -> bool:
        return not self._most or self._bucket(address).take(much)

    def has(self, address: str) -> bool:
        """Whether there is something left to take."""
        return not self._most or self._bucket(address).has()

    def _bucket(self, address: str) -> Bucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) > 10_000:
                self._buckets = {key: each for key, each in self._buckets.items() if not each.full}
            bucket = self._buckets[address] = Bucket(self._most / self._within_s, self._most)
        return bucket
