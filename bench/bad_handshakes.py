"""Malformed first contacts: WebSocket greetings and HTTP requests."""

import json
import random
from dataclasses import dataclass
from typing import Any

from bench.bad_messages import NASTY_TEXTS, NASTY_VALUES, Victim, out_of_turn, wrong_types
from bench.client import Seat

NAMES = (*NASTY_TEXTS, "Ada", 7, None, ["Ada"], {"name": "Ada"})


def greeting(rng: random.Random, victim: Victim, strangers: list[Seat]) -> tuple[str, bytes]:
    """Return a table code and a first message. None of them gives the attacker access to a table."""
    code = victim.me.code
    stranger = rng.choice(strangers).token
    hellos = [
        (code, _json({"type": "Hello", "token": stranger})),
        (code, _json({"type": "Hello", "token": "x" * rng.choice([1, 22, 64, 65, 5000])})),
        (code, _json({"type": "Hello", "token": victim.me.token[:-1] + "*"})),
        (code, _json({"type": "Hello", "token": rng.choice(NASTY_TEXTS[:12])})),
        (code, _json({"type": "Hello", "seq": -1})),
        (code, _json({"type": "Hello", "legal": "yes"})),
        (code, wrong_types(rng, victim)),
        (code, out_of_turn(rng, victim)),
        ("ZZZZ", _json({"type": "Hello", "token": victim.me.token})),
        ("QQQQQ", _json({"type": "Hello"})),
        *((bad, b"") for bad in ("zzzz", "A", "", "TOOLONG", "AB%00", "../api", "A" * 3000)),
    ]
    return rng.choice(hellos)


@dataclass(frozen=True)
class Call:
    """An HTTP request."""

    method: str
    path: str
    body: bytes = b""
    type: str = "application/json"


def call(rng: random.Random, victim: Victim) -> Call:
    """Return a random HTTP request."""
    code = victim.me.code
    table = {"game": "spyfall", "name": "Ada", "face": "fox", "options": {}}
    wrong: dict[str, Any] = {**table, rng.choice(list(table)): rng.choice((*NASTY_VALUES, *NASTY_TEXTS))}
    text = json.dumps(wrong).encode()
    nest = b"[" * 20_000 + b"]" * 20_000
    nested = json.dumps({**table, "options": {"pack": "@"}}).encode().replace(b'"@"', nest)
    newcomer = json.dumps({"name": rng.choice(NAMES), "face": rng.choice(NAMES)}).encode()
    codes = ("ZZZZ", "1234", "A", "%00%00%00%00", "%F0%9F%98%80", "a" * 900)
    numbers = ("0", "-1", "x", "9" * 40, "1e3", "%00")
    methods = ("PUT", "DELETE", "PATCH", "BREW")
    joining = f"/api/tables/{code}/people"
    return rng.choice(
        [
            Call("POST", "/api/tables", text),
            Call("POST", "/api/tables", text[: rng.randrange(len(text))]),
            Call("POST", "/api/tables", nested),
            Call("POST", "/api/tables", b"x" * 70_000),
            Call("POST", "/api/tables", b"\xff\xfe"),
            Call("POST", "/api/tables", text, rng.choice(["text/plain", "multipart/form-data", "x/y", ""])),
            Call("POST", joining, newcomer),
            Call("POST", "/api/tables/ZZZZ/people", b'{"name":"Ada","face":"fox"}'),
            Call("POST", "/api/games/spyfall/packs", rng.choice([b"", b"{}", nest, b"[1,2", text, b"\xff"])),
            Call("POST", "/api/games/nothing/packs", b"{}"),
            Call("GET", "/api/tables/" + rng.choice(codes)),
            Call("GET", f"/api/tables/{code}/export?number=" + rng.choice(numbers)),
            Call("GET", f"/api/tables/{code}/export"),
            Call("GET", "/api/games/" + rng.choice(["nothing", "%2e%2e", "spyfall'"]) + "/rules"),
            Call("GET", "/api/games/spyfall/packs/" + rng.choice(["0" * 32, "%00", "..%2f..", "x" * 2000])),
            Call("GET", "/api/nothing"),
            Call(rng.choice(methods), rng.choice(["/api/tables", joining, "/healthz"])),
        ]
    )  # fmt: skip


def _json(message: Any) -> bytes:
    return json.dumps(message).encode()
