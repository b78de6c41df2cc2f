"""What whoever opens the house reads: where it is, how phones get there, how to close it. Where nobody looks
on it is a line of the log."""

import io
import logging
import socket
import sys

import segno

_log = logging.getLogger("spyhouse.welcome")
_EVERYWHERE = ("0.0.0.0", "::")


def say(host: str, port: int) -> str:
    """Print it, and give the address to open on this machine."""
    everywhere = host in _EVERYWHERE
    here = f"http://{'localhost' if everywhere else f'[{host}]' if ':' in host else host}:{port}"
    away = _own_address() if everywhere else ""
    phones = f"http://{away}:{port}" if away else ""
    if sys.stderr.isatty():
        _greet(here, phones)
    else:
        _log.info("the house is open at %s", phones or here)
    return phones or here


def _greet(here: str, phones: str) -> None:
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
    """What phones in the same network can type; "" without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only asks which way out there is
        except OSError:
            return ""
        found: str = probe.getsockname()[0]
        return found
