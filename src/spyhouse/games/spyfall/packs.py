"""Places and the roles one may have there: the box's own, and those that players make (SF-31)."""

import json
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from spyhouse.games.spyfall.texts import FILES
from spyhouse.kernel import ENGLISH, BadData
from spyhouse.kernel.data import convert

ROLES = 7
FEWEST_PLACES = 5
MOST_PLACES = 60

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Icon = Annotated[str, Meta(max_length=60, pattern=r"^[a-z0-9-]*$(?!\n)")]
"""The name of a picture the client can draw; "" for none."""


class Role(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    line: Annotated[str, Meta(max_length=200)] = ""
    """What it is like to be this, for the card."""
    icon: Icon = ""


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    roles: tuple[Role, ...]
    icon: Icon = ""
    id: Icon = ""
    """Which place of the box it is, whatever it is called: its scene, and what bots know of it."""


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The places a game may happen in. One that exists is playable: it cannot be made otherwise."""

    name: Name
    places: tuple[Place, ...]

    def __post_init__(self) -> None:
        fault = next(_faults(self), None)
        if fault:
            raise ValueError(fault)


def check_file(path: Path) -> str:
    text = path.read_bytes()
    if not re.search(rb'^\[\[places\]\]|"places"', text, re.MULTILINE) or b"roles" not in text:
        return ""
    return f"a pack of {len(read_pack(text, path.name).places)} places"


def read_pack(source: str | bytes, file: str = "pack") -> Pack:
    """A pack from JSON or TOML. `BadData` says on which line or in which entry it is wrong."""
    try:
        text = source.decode() if isinstance(source, bytes) else source
    except UnicodeDecodeError:
        raise BadData(f"{file}: this is not text. A pack is a JSON or TOML file in UTF-8.") from None
    data = _parse(text, file)
    try:
        return convert(data, Pack)
    except msgspec.ValidationError as error:
        fault = _in_words(str(error))
        raise BadData(f"{file}{_line_of(text, data, fault)}: {fault}.") from None


class _Drawn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place of the box without a word: its pictures."""

    id: Icon
    icon: Icon
    roles: tuple[Icon, ...]


class _Drawings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    drawn: tuple[_Drawn, ...]


class _Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The same in one language: each role with its name and the line on its card."""

    name: Name
    roles: tuple[tuple[str, str], ...]


class _Names(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    places: dict[str, _Named]


@cache
def the_box(language: str = ENGLISH) -> Pack:
    """The 30 places of the box (SF-1), in the same order in every language."""
    drawn = FILES.read("places.toml", _Drawings).drawn
    named = FILES.translated("places.toml", language, _Names)
    return Pack(named.name, tuple(_place(one, named.places[one.id]) for one in drawn))


def _place(drawn: _Drawn, named: _Named) -> Place:
    roles = (Role(name, line, icon) for (name, line), icon in zip(named.roles, drawn.roles, strict=True))
    return Place(named.name, tuple(roles), drawn.icon, drawn.id)


def _faults(pack: Pack) -> Iterator[str]:
    count = len(pack.places)
    if not FEWEST_PLACES <= count <= MOST_PLACES:
        yield f"a pack has {FEWEST_PLACES} to {MOST_PLACES} places, this one has {count}"
    seen: dict[str, int] = {}
    for number, place in enumerate(pack.places, start=1):
        where = f"place {number}, “{place.name}”"
        first = seen.setdefault(place.name.casefold(), number)
        if first != number:
            yield f"{where}: place {first} has the same name"
        if len(place.roles) != ROLES:
            yield f"{where}: needs {ROLES} roles, has {len(place.roles)}"
        names = [role.name.casefold() for role in place.roles]
        for role in place.roles:
            if names.count(role.name.casefold()) > 1:
                yield f"{where}: two roles are called “{role.name}”"


def _parse(text: str, file: str) -> Any:
    try:
        if text.lstrip().startswith("{"):
            return json.loads(text)
        return tomllib.loads(text)
    except json.JSONDecodeError as error:
        raise BadData(f"{file}, line {error.lineno}: {error.msg} (column {error.colno}).") from None
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{file}: {error}.") from None
    except RecursionError:
        raise BadData(f"{file}: the brackets are nested too deeply for a pack.") from None


def _in_words(error: str) -> str:
    """ "Expected `str` - at `$.places[3].roles[2].name`" as "place 4, role 3, name: expected a str"."""
    reason, _, path = error.replace("`", "").partition(" - at ")
    steps = re.findall(r"(\w+)(?:\[(\d+)\])?", path)
    where = ", ".join(f"{key.removesuffix('s')} {int(index) + 1}" if index else key for key, index in steps)
    reason = reason[0].lower() + reason[1:]
    return f"{where}: {reason}" if where else reason


def _line_of(text: str, data: Any, fault: str) -> str:
    """The line on which the place at fault is named, as far as it can be found in the text."""
    match = re.match(r"place (\d+)", fault)
    if not match:
        return ""
    position = -1
    for place in data["places"][: int(match[1])]:
        if not isinstance(place, dict) or not isinstance(place.get("name"), str):
            return ""
        position = text.find(f'"{place["name"]}"', position + 1)
        if position < 0:
            return ""
    return f", line {text.count(chr(10), 0, position) + 1}"
