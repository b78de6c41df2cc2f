"""Startup message with the server's addresses and a QR code; a log line if stderr is no terminal."""

import io
import logging
import socket
import sys

import segno

_log = logging.getLogger("spyhouse.welcome")
_EVERYWHERE = ("0.0.0.0", "::")


def print_banner(host: str, port: int, base: str = "") -> str:
    """Print the message. Return the address to open on this machine."""
    everywhere = host in _EVERYWHERE
    here = f"http://{'localhost' if everywhere else f'[{host}]' if ':' in host else host}:{port}{base}"
    away = _own_address() if everywhere else ""
    phones = f"http://{away}:{port}{base}" if away else ""
    if sys.stderr.isatty():
        _format_banner(here, phones)
    else:
        _log.info("listening at %s", phones or here)
    return phones or here


def _format_banner(here: str, phones: str) -> None:
    lines = ["", "  Spyhouse is open.", "", f"  On this machine   {here}"]
    if phones:
        lines += [f"  On your phones    {phones}", "", _qr(phones).rstrip("\n")]
    lines += ["", "  Ctrl+C closes it; every game is kept.", ""]
    print("\n".join(lines), file=sys.stderr, flush=True)


def _qr(address: str) -> str:
    drawn = io.StringIO()
    segno.make(address, error="l").terminal(drawn, compact=True)
    return drawn.getvalue()


def _own_address() -> str:
    """Return this machine's address in the local network; "" without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing; it only selects the outgoing interface
        except OSError:
            return ""
        found: str = probe.getsockname()[0]
        return found
