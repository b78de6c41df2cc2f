"""Access to a private server: a shared password, or an identity from a trusted proxy."""

import hashlib
import re
import secrets
from html import escape
from urllib.parse import parse_qs, quote

from spyhouse.live.rate_limits import RateLimiter
from spyhouse.server.addresses import TrustedProxies
from spyhouse.server.settings import Settings

COOKIE = "spyhouse_visitor"
ENTER = "/enter"
_SALT = b"spyhouse visitor"
_YEAR_S = 365 * 24 * 60 * 60
_OPEN = re.compile(rb"/(healthz|metrics|enter|admin/[^?]*)(\?.*)?")
"""Paths that have their own checks, and the password page itself."""
_TRIES = 10
_WITHIN_S = 600

Headers = dict[bytes, bytes]


class Guard:
    """Admits visitors with the password, or named by a trusted proxy. Without either setting, everyone."""

    def __init__(self, settings: Settings, proxies: TrustedProxies) -> None:
        self._header = settings.identity_header.lower().encode()
        self._proxies = proxies
        self._password = settings.password
        self._pass = _derived(settings.password) if settings.password else b""
        self._base = settings.base_path
        self._trying = RateLimiter(_TRIES, _WITHIN_S)

    def admits(self, peer: str, path: bytes, headers: Headers) -> bool:
        """Return whether a request may pass."""
        if not (self._header or self._pass) or _OPEN.fullmatch(path):
            return True
        if self._header and headers.get(self._header) and self._proxies.trusts(peer):
            return True
        return bool(self._pass) and secrets.compare_digest(_cookie(headers), self._pass)

    def may_try(self, address: str) -> bool:
        """Return whether an address may try another password."""
        return self._trying.take(address)

    def cookie_for(self, password: str, secure: bool) -> str:
        """Return the Set-Cookie header if the password is right, else ""."""
        if not self._password or not secrets.compare_digest(password.encode(), self._password.encode()):
            return ""
        more = "; Secure" if secure else ""
        path = self._base or "/"
        return f"{COOKIE}={self._pass.decode()}; Path={path}; Max-Age={_YEAR_S}; HttpOnly; SameSite=Lax{more}"

    def page(self, to: str, said: str = "", asks: bool = True) -> bytes:
        """Return the password page as HTML without scripts. `to` is the page to open afterwards."""
        form = (
            f'<form method="post" action="{self._base}{ENTER}">'
            f'<input type="hidden" name="to" value="{escape(to)}">'
            '<label>Password <input type="password" name="password" autofocus required></label> '
            "<button>Come in</button></form>"
        )
        elsewhere = "" if self._pass else "<p>Sign in where this house is published, then come back.</p>"
        return (
            '<!doctype html><html lang="en"><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width"><title>Spyhouse</title>'
            f"<h1>Spyhouse</h1><p>This is a private house.</p><p>{said}</p>"
            f"{form if asks and self._pass else elsewhere}</html>"
        ).encode()

    def url(self, to: str) -> str:
        """Return the address of a page of this server."""
        return self._base + to


def read_form(body: bytes) -> tuple[str, str]:
    """Return the password and the path to continue to."""
    fields = parse_qs(body.decode(errors="replace"), max_num_fields=4)
    to = fields.get("to", ["/"])[0]
    local = to.startswith("/") and not to.startswith("//") and to.isprintable() and "\\" not in to
    return fields.get("password", [""])[0], quote(to, safe="/?=&%") if local else "/"


def _derived(password: str) -> bytes:
    key = hashlib.scrypt(password.encode(), salt=_SALT, n=2**14, r=8, p=1, dklen=32)
    return key.hex().encode()


def _cookie(headers: Headers) -> bytes:
    for part in headers.get(b"cookie", b"").split(b";"):
        name, _, value = part.strip().partition(b"=")
        if name == COOKIE.encode():
            return value
    return b""
