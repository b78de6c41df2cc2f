"""Logging: repeated errors are aggregated."""

import logging

from spyhouse.server.logs import FEW, Sparing


def line(what: str, at: float, error: Exception | None = None) -> logging.LogRecord:
    info = (type(error), error, None) if error else None
    record = logging.LogRecord("uvicorn.error", logging.ERROR, "here", 1, what, (), info)
    record.created = at
    return record


def test_repeated_error_is_logged_a_few_times_and_counted() -> None:
    sparing = Sparing()
    passed = [sparing.filter(line("failed", 1000, OSError())) for _ in range(6683)]
    assert sum(passed) == FEW
    assert sparing.filter(line("failed", 1000, ValueError()))  # another kind
    later = line("failed", 1100, OSError())
    assert sparing.filter(later)
    assert later.left_out == 6683 - FEW  # type: ignore[attr-defined]
    assert not hasattr(line("failed", 1101), "left_out")


def test_info_lines_are_never_dropped() -> None:
    sparing = Sparing()
    told = [logging.LogRecord("spyhouse", logging.INFO, "here", 1, "opened", (), None) for _ in range(50)]
    assert all(map(sparing.filter, told))
