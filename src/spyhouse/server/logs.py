"""Logs on stderr: in words at a terminal, else one JSON object a line.

Never a token, a name, a text or a move.
"""

import logging
import sys
import traceback

import msgspec

_encode = msgspec.json.Encoder().encode
_FRAMES = 30
"""The innermost: whoever finds something that fails a thousand calls deep shall not fill the disk with it."""


class _Words(logging.Formatter):
    """For somebody who looks on."""

    def format(self, record: logging.LogRecord) -> str:
        table = f" (table {code})" if (code := getattr(record, "table", "")) else ""
        why = f": {type(error).__name__}" if record.exc_info and (error := record.exc_info[1]) else ""
        return f"  {self.formatTime(record, '%H:%M')}  {record.getMessage()}{table}{why}"


class _Lines(logging.Formatter):
    """For a program that collects them."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "level": record.levelname.lower(),
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{int(record.msecs):03}",
            "who": record.name,
            "what": record.getMessage(),
        }
        for key in ("table", "person"):
            if value := getattr(record, key, ""):
                line[key] = value
        if record.exc_info and (error := record.exc_info[1]):
            # Where and what kind, but not the message: it may quote what somebody typed.
            line["error"] = type(error).__name__
            line["trace"] = "".join(traceback.format_tb(error.__traceback__, -_FRAMES))
        return _encode(line).decode()


def start() -> None:
    handler = logging.StreamHandler(sys.stderr)
    in_words = sys.stderr.isatty()
    handler.setFormatter(_Words() if in_words else _Lines())
    level = logging.WARNING if in_words else logging.INFO
    for name in ("spyhouse", "uvicorn", "litestar", "picows"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level)
    # These log every connection, bad frame and bad request: strangers would fill the disk with it.
    logging.getLogger("picows").setLevel(logging.CRITICAL)
    logging.getLogger("uvicorn").setLevel(logging.ERROR)
