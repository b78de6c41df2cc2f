"""Malformed messages: each kind is a function from a random generator and a victim to bytes."""

import json
import random
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from bench.client import BINARY, CLOSE, PING, Seat, frame

CONTINUATION = 0

NASTY_TEXTS = (
    "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "'; DROP TABLE log; --", "{{7*7}}", "%s%n",
    "\u202egnp.exe", "\u2066a\u2069", "a\u0300" * 20, "\x00", "\x1b[31mred", "line\nbreak", "\t \r", "\u200b",
    "\ufeff", "\U000e0001", "\U0001f600" * 3, "\U0001f469\u200d\U0001f469\u200d\U0001f467", "\ufdfa" * 8,
    "../../etc/passwd", "null", "true", "\U0001d54b\U0001d559", "\u2167", "i\u0307stanbul",
    "\xdf" * 24, "x" * 25,
    "", " ", "\u3164", "\u2800",
)  # fmt: skip
NASTY_NUMBERS = (
    "-1", "64", "99", "1e999", "-1e999", "1.5", "-0", "-0.0", "1e-400", "9" * 400, str(2**63), str(2**64),
    str(-(2**63) - 1), "NaN", "Infinity", "-Infinity", "0x10", "01", "+1", "1_000", "1e3", "true", '"1"',
)  # fmt: skip
NASTY_VALUES: tuple[Any, ...] = (
    None, True, False, 0, -1, 1.5, 10**30, "", "x", "x" * 300, [], {}, [[]], {"type": "Ping"}, [1, "a", None],
)  # fmt: skip


@dataclass
class Victim:
    """A table and its attacker's seat."""

    seats: list[Seat]
    chair: int
    """The attacker's chair; 0 is the host."""
    ids: list[str] = field(default_factory=list)
    """Ids of commands already sent."""
    count: int = 0

    @property
    def me(self) -> Seat:
        return self.seats[self.chair]

    def new_id(self) -> str:
        self.count += 1
        self.ids.append(f"{self.me.person}-{self.chair}-{self.count}")
        return self.ids[-1]


Kind = Callable[[random.Random, Victim], bytes]


# --- valid messages to start from


def _command(rng: random.Random, victim: Victim) -> dict[str, Any]:
    seat = rng.randrange(len(victim.seats))
    move = _move(rng, victim)
    commands: list[dict[str, Any]] = [
        {"type": "Play", "seat": victim.chair, "move": move},
        {"type": "Play", "seat": victim.chair, "move": move},
        {"type": "Say", "text": "Hello."},
        {"type": "React", "face": "laugh"},
        {"type": "Rename", "name": "Somebody", "face": "fox"},
        {"type": "Sit", "seat": seat},
        {"type": "Ready", "on": True, "salt": "salt"},
        {"type": "Undo", "seat": victim.chair},
        {"type": "ClaimHost"},
    ]
    return rng.choice(commands)


def _move(rng: random.Random, victim: Victim) -> dict[str, Any]:
    seat = rng.randrange(len(victim.seats))
    return rng.choice(
        [
            {"type": "Ask", "to": seat, "text": "Is it warm?"},
            {"type": "Answer", "text": "Sometimes."},
            {"type": "Accuse", "seat": seat},
            {"type": "Vote", "guilty": False},
            {"type": "Pass"},
            {"type": "Guess", "place": rng.randrange(30)},
            {"type": "QueueGuess", "place": rng.randrange(30)},
            {"type": "CallTime"},
            {"type": "Continue"},
            {"type": "Add", "amount": 1},
        ]
    )


def _request(victim: Victim, do: Any) -> dict[str, Any]:
    return {"type": "Request", "id": victim.new_id(), "do": do}


def _valid(rng: random.Random, victim: Victim) -> dict[str, Any]:
    return _request(victim, _command(rng, victim))


def _json(message: Any) -> bytes:
    return json.dumps(message).encode()


def _places(node: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the paths to everything inside a message."""
    inside = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    return [place for key, value in inside for place in [(*path, key), *_places(value, (*path, key))]]


def _holder(message: Any, path: tuple[Any, ...]) -> Any:
    for key in path[:-1]:
        message = message[key]
    return message


# --- malformed text


def wrong_types(rng: random.Random, victim: Victim) -> bytes:
    """Replace a value by one of another type."""
    message = _valid(rng, victim)
    path = rng.choice(_places(message))
    _holder(message, path)[path[-1]] = rng.choice(NASTY_VALUES)
    return _json(message)


def missing_fields(rng: random.Random, victim: Victim) -> bytes:
    """Remove a field."""
    message = _valid(rng, victim)
    path = rng.choice(_places(message))
    del _holder(message, path)[path[-1]]
    return _json(message)


def unknown_fields(rng: random.Random, victim: Victim) -> bytes:
    """Add an unknown field."""
    message = _valid(rng, victim)
    holder = rng.choice([message, message["do"], message["do"].get("move", message)])
    holder[rng.choice(["__proto__", "person", "seq", "token", "x" * 200, ""])] = rng.choice(NASTY_VALUES)
    return _json(message)


def of_the_server(rng: random.Random, victim: Victim) -> bytes:
    """Send an entry that only the server writes."""
    deeds: list[dict[str, Any]] = [
        {"type": "Opened", "game": "spyfall", "version": 1, "options": {}, "secret": "mine"},
        {"type": "Joined", "person": "p1", "name": "Eve", "face": "fox", "token_hash": "0" * 64},
        {"type": "NewSecret", "secret": "mine"},
        {"type": "BotPlayed", "seat": 0, "move": {"type": "Pass"}},
        *({"type": kind} for kind in ("Ticked", "Slept", "Woke", "Tick", "Nothing", "")),
    ]
    return _json(_request(victim, rng.choice(deeds)))


def truncated(rng: random.Random, victim: Victim) -> bytes:
    """Cut the message off."""
    text = _json(_valid(rng, victim))
    return text[: rng.randrange(len(text))]


def scrambled(rng: random.Random, victim: Victim) -> bytes:
    """Change random bytes."""
    text = bytearray(_json(_valid(rng, victim)))
    for _ in range(rng.randint(1, 4)):
        text[rng.randrange(len(text))] = rng.randrange(256)
    return bytes(text)


def noise(rng: random.Random, victim: Victim) -> bytes:
    """Send random bytes."""
    return rng.randbytes(rng.randrange(300))


def not_utf8(rng: random.Random, victim: Victim) -> bytes:
    """Send invalid UTF-8."""
    bad = rng.choice([b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf8\x88\x80\x80\x80", b"\xe2\x82"])
    return _json(_request(victim, {"type": "Say", "text": "@"})).replace(b"@", bad)


def lone_surrogates(rng: random.Random, victim: Victim) -> bytes:
    """Send lone surrogates."""
    bad = rng.choice([b"\\ud800", b"\\udfff\\ud800", b"\\u12", b"\\x41", b"\\"])
    return _json(_request(victim, {"type": "Say", "text": "@"})).replace(b"@", bad)


def numbers(rng: random.Random, victim: Victim) -> bytes:
    """Send extreme numbers."""
    do = rng.choice(
        [
            {"type": "Sit", "seat": "@"},
            {"type": "Undo", "seat": "@"},
            {"type": "Play", "seat": "@", "move": {"type": "Pass"}},
            {"type": "Play", "seat": victim.chair, "move": {"type": "Guess", "place": "@"}},
            {"type": "Play", "seat": victim.chair, "move": {"type": "Accuse", "seat": "@"}},
        ]
    )
    return _json(_request(victim, do)).replace(b'"@"', rng.choice(NASTY_NUMBERS).encode())


def deep(rng: random.Random, victim: Victim) -> bytes:
    """Send deeply nested data."""
    levels = rng.choice([50, 500, rng.randint(900, 1000), 1500, 3000, 7000])
    opening, closing = rng.choice([("[", "]"), ('{"a":', "}")])
    nest = opening * min(levels, 15_000 // len(opening) // 2) + "1"
    if rng.random() < 0.7:
        nest += closing * nest.count(opening)
    play = {"type": "Play", "seat": victim.chair, "move": "@"}
    configure = {"type": "Configure", "options": {"pack": "@"}}
    where = rng.choice(
        [_request(victim, play), _request(victim, configure), {"type": "Nothing", "x": "@"}, {"x": "@"}, "@"]
    )
    return _json(where).replace(b'"@"', nest.encode())


def long_texts(rng: random.Random, victim: Victim) -> bytes:
    """Send texts within the limit of a message, but beyond that of any field."""
    text = rng.choice(["a", "ﷺ", "\\"]) * rng.randint(281, 5000)
    do = rng.choice(
        [
            {"type": "Say", "text": text},
            {"type": "Rename", "name": text, "face": "fox"},
            {"type": "Ready", "on": True, "salt": text},
            {"type": "Play", "seat": victim.chair, "move": {"type": "Answer", "text": text}},
        ]
    )
    return json.dumps(_request(victim, do), ensure_ascii=False).encode()[:16_000]


def nasty_texts(rng: random.Random, victim: Victim) -> bytes:
    """Send control characters, markup and other hostile text."""
    text = rng.choice(NASTY_TEXTS)
    do = rng.choice(
        [
            {"type": "Say", "text": text},
            {"type": "Rename", "name": text, "face": rng.choice(["fox", text])},
            {"type": "Sit", "seat": rng.randrange(8), "name": text},
            {"type": "React", "face": text},
            {"type": "Remove", "person": text},
            {"type": "Play", "seat": victim.chair, "move": {"type": "Answer", "text": text}},
            {"type": "Play", "seat": victim.chair, "move": {"type": "Ask", "to": 1, "text": text}},
            {"type": text},
        ]
    )
    message = _request(victim, do)
    if rng.random() < 0.1:
        message["id"] = text
    return _json(message)


def twice(rng: random.Random, victim: Victim) -> bytes:
    """Send the same key with two values."""
    text = _json(_valid(rng, victim)).decode()
    key = rng.choice(['"type":"Ping",', '"id":"other",', '"do":null,', '"type":"Request","type":"Hello",'])
    return ("{" + key + text[1:]).encode()


def replayed(rng: random.Random, victim: Victim) -> bytes:
    """Send an old id, with the same or another content."""
    id = rng.choice(victim.ids) if victim.ids else victim.new_id()
    return _json({"type": "Request", "id": id, "do": _command(rng, victim)})


# --- well-formed, but not allowed for this player or now


def out_of_turn(rng: random.Random, victim: Victim) -> bytes:
    """Send a move out of turn."""
    return _json(_request(victim, {"type": "Play", "seat": victim.chair, "move": _move(rng, victim)}))


def other_seats(rng: random.Random, victim: Victim) -> bytes:
    """Send commands for other seats."""
    seat = rng.choice([seat for seat in range(8) if seat != victim.chair])
    do = rng.choice(
        [
            {"type": "Play", "seat": seat, "move": _move(rng, victim)},
            {"type": "Stand", "seat": seat},
            {"type": "Undo", "seat": seat},
            {"type": "Sit", "seat": seat},
        ]
    )
    return _json(_request(victim, do))


def of_the_host(rng: random.Random, victim: Victim) -> bytes:
    """Send commands of the host."""
    do = rng.choice(
        [
            {
                "type": "SeatBot",
                "seat": rng.randrange(9),
                "level": rng.choice(["random", "strong", "nobody"]),
            },
            {"type": "ClearSeat", "seat": rng.randrange(9)},
            {"type": "Configure", "options": {"rounds": rng.choice([0, 3, 99, "3"])}},
            {"type": "Configure", "options": {"pack": {"name": "x", "places": []}}},
            {"type": "Start"},
            {"type": "HostPlay", "move": rng.choice([{"type": "Skip", "seat": 1}, {"type": "EndRound"}, {}])},
            {"type": "Pause"},
            {"type": "Resume"},
            {"type": "ReplaceByBot", "seat": rng.randrange(9), "level": "random"},
            {"type": "Rematch"},
            {"type": "Lock", "on": rng.random() < 0.5},
            {"type": "AllowChat", "on": rng.random() < 0.5},
            {"type": "Remove", "person": "p99"},
            {"type": "HandOver", "person": "p99"},
        ]
    )
    return _json(_request(victim, do))


def second_hello(rng: random.Random, victim: Victim) -> bytes:
    """Send a second Hello."""
    return _json(
        {"type": "Hello", "token": rng.choice(victim.seats).token, "seq": rng.choice([0, 1, 10**18])}
    )


TEXTS: dict[str, Kind] = {
    kind.__name__.replace("_", " "): kind
    for kind in (
        wrong_types, missing_fields, unknown_fields, of_the_server, truncated, scrambled, noise, not_utf8,
        lone_surrogates, numbers, deep, long_texts, nasty_texts, twice, replayed, out_of_turn, other_seats,
        of_the_host, second_hello,
    )
}  # fmt: skip
"""Kinds of text messages, each of which gets one answer."""


# --- malformed frames


def _compressed(text: bytes) -> bytes:
    packer = zlib.compressobj(wbits=-15)
    return (packer.compress(text) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]


_PING_TEXT = b'{"type":"Ping"}'

FRAMES: dict[str, bytes] = {
    "binary": frame(_PING_TEXT, BINARY),
    "empty": frame(b""),
    "in three parts": frame(b'{"type"', fin=False)
    + frame(b":", CONTINUATION, fin=False)
    + frame(b'"Ping"}', CONTINUATION),
    "in parts, around a ping": frame(b'{"type"', fin=False)
    + frame(b"", PING)
    + frame(b':"Ping"}', CONTINUATION),
    "parts cut off by a text": frame(b'{"type"', fin=False) + frame(_PING_TEXT),
    "a part of nothing": frame(_PING_TEXT, CONTINUATION),
    "binary in parts": frame(b"a", BINARY, fin=False) + frame(b"b", CONTINUATION),
    "compressed": frame(_compressed(_PING_TEXT), rsv=4),
    "not compressed, but said to be": frame(_PING_TEXT, rsv=4),
    "a bomb": frame(_compressed(b" " * 5_000_000), rsv=4),
    "the second reserved bit": frame(_PING_TEXT, rsv=2),
    "the third reserved bit": frame(_PING_TEXT, rsv=1),
    "unmasked": frame(_PING_TEXT, masked=False),
    **{f"opcode {opcode}": frame(_PING_TEXT, opcode) for opcode in (3, 7, 11, 15)},
    "a long ping": frame(b"x" * 126, PING),
    "a ping in parts": frame(b"x", PING, fin=False),
    "17 KiB": frame(b" " * 17_000),
    "17 KiB in parts": frame(b" " * 9000, fin=False) + frame(b" " * 9000, CONTINUATION),
    "70 KiB": frame(b" " * 70_000),
    "said to be endless": b"\x81\xff" + b"\x7f" + b"\xff" * 7 + b"\x00" * 4,
    "a negative length": b"\x81\xff" + b"\xff" * 8 + b"\x00" * 4,
    "close": frame(b"\x03\xe8", CLOSE),
    "close without a code": frame(b"", CLOSE),
    "close with half a code": frame(b"\x03", CLOSE),
    "close with a code that is not": frame(b"\x00\x05no", CLOSE),
    "close with a reason that is no text": frame(b"\x03\xe8\xff\xff", CLOSE),
}
"""Malformed frames, each of which is answered or closes the connection properly."""
