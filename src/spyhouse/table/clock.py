"""The table clock: milliseconds of play. It stops in the lobby, during a pause and while the table sleeps."""


class Clock:
    """A stopwatch driven by server-clock times."""

    __slots__ = ("_ran", "_since")

    def __init__(self) -> None:
        self._ran = 0
        self._since: int | None = None  # server clock

    def time(self, at: int) -> int:
        """Return the table-clock time at server-clock time `at`."""
        return self._ran if self._since is None else self._ran + max(0, at - self._since)

    def when(self, time: int) -> int | None:
        """Return the server-clock time at which this clock will show `time`; None while it is stopped."""
        return None if self._since is None else self._since + time - self._ran

    def run(self, at: int) -> None:
        """Start the clock at server-clock time `at`."""
        if self._since is None:
            self._since = at

    def stop(self, at: int) -> None:
        """Stop the clock at server-clock time `at`."""
        self._ran = self.time(at)
        self._since = None
