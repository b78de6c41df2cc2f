"""Places and the roles one may have there: the box's own, and those that players make (SF-31)."""

import json
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Self

import msgspec
from msgspec import Meta

from spyhouse.games.spyfall.texts import FILES
from spyhouse.kernel import ENGLISH, BadData, misread
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
            raise fault


class PackFault(BadData, ValueError):
    """What is wrong with a pack, and where. A `ValueError` too, so that a decoder hands it on."""

    def __init__(self, fault: str, /, *, file: str = "", line: int = 0, **args: Any) -> None:
        super().__init__("spyfall-pack-fault", fault=fault, file=file, line=line, **args)

    def found_in(self, file: str, line: int = 0) -> Self:
        self.fields |= {"file": file, "line": line}
        return self


def check_file(path: Path) -> str:
    text = path.read_bytes()
    if not re.search(rb'^\[\[places\]\]|"places"', text, re.MULTILINE) or b"roles" not in text:
        return ""
    return f"a pack of {len(read_pack(text, path.name).places)} places"


def read_pack(source: str | bytes, file: str = "pack") -> Pack:
    """A pack from JSON or TOML. `PackFault` says on which line or in which entry it is wrong."""
    try:
        text = source.decode() if isinstance(source, bytes) else source
        data = _parse(text)
    except UnicodeDecodeError:
        raise PackFault("no-text", file=file) from None
    except json.JSONDecodeError as error:
        raise PackFault("unreadable", file=file, line=error.lineno, column=error.colno) from None
    except tomllib.TOMLDecodeError as error:
        line, column = map(int, (re.findall(r"\d+", str(error).rpartition("(")[2]) or (0, 0))[:2])
        raise PackFault("unreadable", file=file, line=line, column=column) from None
    except RecursionError:
        raise PackFault("too-deep", file=file) from None
    try:
        return convert(data, Pack)
    except msgspec.ValidationError as error:
        fault = error.__cause__ if isinstance(error.__cause__, PackFault) else _misread(error)
        raise fault.found_in(file, _line_of(text, data, fault.fields.get("place", 0))) from None


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


def _faults(pack: Pack) -> Iterator[PackFault]:
    count = len(pack.places)
    if not FEWEST_PLACES <= count <= MOST_PLACES:
        yield PackFault("places", least=FEWEST_PLACES, most=MOST_PLACES, places=count)
    seen: dict[str, int] = {}
    for number, place in enumerate(pack.places, start=1):
        first = seen.setdefault(place.name.casefold(), number)
        if first != number:
            yield PackFault("same-name", place=number, name=place.name, first=first)
        if len(place.roles) != ROLES:
            yield PackFault("roles", place=number, name=place.name, needs=ROLES, roles=len(place.roles))
        names = [role.name.casefold() for role in place.roles]
        for role in place.roles:
            if names.count(role.name.casefold()) > 1:
                yield PackFault("same-role", place=number, name=place.name, role=role.name)


def _parse(text: str) -> Any:
    return json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)


def _misread(error: msgspec.ValidationError) -> PackFault:
    """ "Expected `str` - at `$.places[3].roles[2].name`": place 4, role 3, and its name."""
    found = misread(error)
    steps = {key: int(nth) + 1 if nth else 0 for key, nth in re.findall(r"(\w+)(?:\[(\d+)\])?", found["at"])}
    key = next((key for key, nth in steps.items() if not nth), "")
    place, role = steps.get("places", 0), steps.get("roles", 0)
    return PackFault("misread", place=place, role=role, found=found | {"at": key})


def _line_of(text: str, data: Any, number: int) -> int:
    """The line on which the place at fault is named, as far as it can be found in the text; else 0."""
    position = -1
    for place in data["places"][:number] if number else ():
        if not isinstance(place, dict) or not isinstance(place.get("name"), str):
            return 0
        position = text.find(f'"{place["name"]}"', position + 1)
        if position < 0:
            return 0
    return text.count("\n", 0, position) + 1 if number else 0
