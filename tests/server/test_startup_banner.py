"""The start-up banner, on a terminal and in a log."""

import io
import json
import logging
import sys

import pytest

from spyhouse.server import logs, startup_banner

TYPED = "what somebody typed"
LOGGERS = ("spyhouse", "uvicorn", "litestar", "picows")


class Screen(io.StringIO):
    def __init__(self, terminal: bool) -> None:
        super().__init__()
        self._terminal = terminal

    def isatty(self) -> bool:
        return self._terminal


def open_at(screen: Screen, monkeypatch: pytest.MonkeyPatch, host: str) -> str:
    """Return the address to open on this machine."""
    monkeypatch.setattr(sys, "stderr", screen)
    for logger in map(logging.getLogger, LOGGERS):
        for part in ("handlers", "propagate", "level"):
            monkeypatch.setattr(logger, part, getattr(logger, part))
    monkeypatch.setattr(startup_banner, "_own_address", lambda: "192.0.2.9")
    logs.configure()
    return startup_banner.print_banner(host, 7007)


@pytest.mark.parametrize("screen", [Screen(True), Screen(False)], ids=["terminal", "log"])
def test_banner_has_addresses_and_startup_errors(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    assert open_at(screen, monkeypatch, "0.0.0.0") == "http://192.0.2.9:7007"
    try:
        raise ValueError(TYPED)
    except ValueError as error:
        logging.getLogger("spyhouse.room").error(
            "applying a stored entry failed", exc_info=error, extra={"table": "KITE"}
        )
    said = screen.getvalue()
    assert TYPED not in said
    if screen.isatty():
        assert "On this machine   http://localhost:7007\n" in said
        assert "On your phones    http://192.0.2.9:7007\n" in said
        assert startup_banner._qr("http://192.0.2.9:7007") in said
        assert "Ctrl+C closes it" in said
        assert "  applying a stored entry failed (table KITE): ValueError\n" in said
        assert "{" not in said
    else:
        opened, failed = map(json.loads, said.splitlines())
        assert (opened["level"], opened["what"]) == ("info", "listening at http://192.0.2.9:7007")
        assert (failed["level"], failed["table"], failed["error"]) == ("error", "KITE", "ValueError")


def test_banner_of_loopback_server_names_no_other_address(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen(True)
    assert open_at(screen, monkeypatch, "127.0.0.1") == "http://127.0.0.1:7007"
    assert "http://127.0.0.1:7007" in screen.getvalue()
    assert "192.0.2.9" not in screen.getvalue()


def test_deep_recursion_is_logged_in_few_frames() -> None:
    def deeper() -> None:
        deeper()

    try:
        deeper()
    except RecursionError:
        fault = sys.exc_info()
    record = logging.LogRecord("spyhouse", logging.ERROR, "", 0, "decide() failed", (), fault)
    assert len(logs._JsonFormatter().format(record)) < 5000
