"""Logging to stderr: readable lines on a terminal, otherwise one JSON object per line.

Logs never contain tokens, names, texts or moves.
"""

import logging
import sys
import traceback
from contextvars import ContextVar

import msgspec

from spyhouse.store import StoreFailed

request_id: ContextVar[str] = ContextVar("request_id", default="")
"""Id of the HTTP request being handled, also sent as X-Request-ID."""
_encode = msgspec.json.Encoder().encode
_FRAMES = 30
"""Innermost stack frames that are logged: a deep recursion must not fill the disk."""


FEW = 10
"""Maximum number of lines of one kind per minute."""
_WINDOW_S = 60
_KINDS = 1000


class _TextFormatter(logging.Formatter):
    """Readable lines for a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        table = f" (table {code})" if (code := getattr(record, "table", "")) else ""
        why = f": {type(error).__name__}" if record.exc_info and (error := record.exc_info[1]) else ""
        return f"  {self.formatTime(record, '%H:%M')}  {record.getMessage()}{table}{why}"


class _JsonFormatter(logging.Formatter):
    """JSON lines for log collectors."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "level": record.levelname.lower(),
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{int(record.msecs):03}",
            "who": record.name,
            "what": record.getMessage(),
        }
        for key in ("table", "game", "person", "left_out"):
            if value := getattr(record, key, ""):
                line[key] = value
        if request := request_id.get():
            line["request"] = request
        if record.exc_info and (error := record.exc_info[1]):
            # The error's type and place, but not its message, which may quote what somebody typed.
            line["error"] = type(error).__name__
            if isinstance(error, StoreFailed):
                line["why"] = str(error)  # the database's message, without the values of the statement
            line["trace"] = "".join(traceback.format_tb(error.__traceback__, -_FRAMES))
        return _encode(line).decode()


class Sparing(logging.Filter):
    """Passes a few lines of each kind per minute; the next one that passes says how many were dropped.

    Visitors who find a way to cause an error must not be able to fill the disk.
    """

    def __init__(self) -> None:
        super().__init__()
        self._seen: dict[tuple[str, str, str], tuple[float, int]] = {}
        """By logger, message and error type: when the current minute began, and the lines since."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether to log the record."""
        if record.levelno < logging.WARNING:
            return True
        error = record.exc_info[1] if record.exc_info else None
        kind = (record.name, str(record.msg)[:200], type(error).__name__)
        began, count = self._seen.get(kind, (0.0, 0))
        if record.created - began > _WINDOW_S:
            record.left_out = max(0, count - FEW)
            if len(self._seen) > _KINDS:
                self._seen.clear()
            began, count = record.created, 0
        self._seen[kind] = (began, count + 1)
        return count < FEW


def configure() -> None:
    """Set up the loggers of Spyhouse and of its libraries."""
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(Sparing())
    in_words = sys.stderr.isatty()
    handler.setFormatter(_TextFormatter() if in_words else _JsonFormatter())
    level = logging.WARNING if in_words else logging.INFO
    for name in ("spyhouse", "uvicorn", "litestar", "picows"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level)
    # These log every connection and bad request, so visitors could fill the disk.
    logging.getLogger("picows").setLevel(logging.CRITICAL)
    logging.getLogger("uvicorn").setLevel(logging.ERROR)
