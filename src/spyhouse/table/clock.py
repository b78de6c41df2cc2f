"""A table's clock: milliseconds of play. It stands still in the lobby, in a pause and in sleep."""


class Clock:
    __slots__ = ("_ran", "_since")

    def __init__(self) -> None:
        self._ran = 0
        self._since: int | None = None  # on the house clock

    def time(self, at: int) -> int:
        """What this clock shows when the house clock shows `at`."""
        return self._ran if self._since is None else self._ran + max(0, at - self._since)

    def when(self, time: int) -> int | None:
        """When this clock will show `time`, on the house clock; None while it stands still."""
        return None if self._since is None else self._since + time - self._ran

    def run(self, at: int) -> None:
        if self._since is None:
            self._since = at

    def stand(self, at: int) -> None:
        self._ran = self.time(at)
        self._since = None
