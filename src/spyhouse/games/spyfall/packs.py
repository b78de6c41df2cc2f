"""Packs of places and roles: the built-in one, and those that players make (SF-31)."""

import json
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Self

import msgspec
from msgspec import Meta

from spyhouse.games.spyfall.prompts import FILES
from spyhouse.kernel import DEFAULT_LOCALE, BadData, decode_error_args
from spyhouse.kernel.data import convert

ROLES = 7
FEWEST_PLACES = 5
MAX_PLACES = 60

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Icon = Annotated[str, Meta(max_length=60, pattern=r"^[a-z0-9-]*$(?!\n)")]
"""Name of a picture in the client; "" for none."""


class Role(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A role at a place."""

    name: Name
    line: Annotated[str, Meta(max_length=200)] = ""
    """Flavour text on the card."""
    icon: Icon = ""


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place with its roles."""

    name: Name
    roles: tuple[Role, ...]
    icon: Icon = ""
    id: Icon = ""
    """Id of a built-in place, whatever its name: determines its scene and the bots' knowledge."""


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The places a game may happen in. Construction validates it, so every pack is playable."""

    name: Name
    places: tuple[Place, ...]

    def __post_init__(self) -> None:
        fault = next(_faults(self), None)
        if fault:
            raise fault


class PackError(BadData, ValueError):
    """What is wrong with a pack, and where. A `ValueError`, so that decoders pass it on."""

    def __init__(self, fault: str, /, *, file: str = "", line: int = 0, **args: Any) -> None:
        super().__init__("spyfall-pack-fault", fault=fault, file=file, line=line, **args)

    def with_location(self, file: str, line: int = 0) -> Self:
        """Add file and line to the error, and return it."""
        self.fields |= {"file": file, "line": line}
        return self


def check_file(path: Path) -> str:
    """Return a summary of a pack file, or "" if it is something else. Raises `PackError`."""
    text = path.read_bytes()
    if not re.search(rb'^\[\[places\]\]|"places"', text, re.MULTILINE) or b"roles" not in text:
        return ""
    return f"a pack of {len(read_pack(text, path.name).places)} places"


def read_pack(source: str | bytes, file: str = "pack") -> Pack:
    """Read a pack from JSON or TOML. Raises `PackError` with the line or entry."""
    try:
        text = source.decode() if isinstance(source, bytes) else source
        data = _parse(text)
    except UnicodeDecodeError:
        raise PackError("no-text", file=file) from None
    except json.JSONDecodeError as error:
        raise PackError("unreadable", file=file, line=error.lineno, column=error.colno) from None
    except tomllib.TOMLDecodeError as error:
        line, column = map(int, (re.findall(r"\d+", str(error).rpartition("(")[2]) or (0, 0))[:2])
        raise PackError("unreadable", file=file, line=line, column=column) from None
    except RecursionError:
        raise PackError("too-deep", file=file) from None
    try:
        return convert(data, Pack)
    except msgspec.ValidationError as error:
        fault = error.__cause__ if isinstance(error.__cause__, PackError) else _misread(error)
        place, key = fault.fields.get("place", 0), _key(fault)
        raise fault.with_location(
            file, _line_of(text, data, place) if place else _line_of_key(text, key)
        ) from None


class _PlaceArt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A built-in place without text: its pictures."""

    id: Icon
    icon: Icon
    roles: tuple[Icon, ...]


class _Drawings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    drawn: tuple[_PlaceArt, ...]


class _PlaceText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a built-in place in one language: names and card lines of its roles."""

    name: Name
    roles: tuple[tuple[str, str], ...]


class _Names(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    places: dict[str, _PlaceText]


@cache
def default_pack(language: str = DEFAULT_LOCALE) -> Pack:
    """Return the 30 built-in places (SF-1), in the same order in every language."""
    drawn = FILES.read("places.toml", _Drawings).drawn
    named = FILES.translated("places.toml", language, _Names)
    return Pack(named.name, tuple(_place(one, named.places[one.id]) for one in drawn))


def _place(drawn: _PlaceArt, named: _PlaceText) -> Place:
    roles = (Role(name, line, icon) for (name, line), icon in zip(named.roles, drawn.roles, strict=True))
    return Place(named.name, tuple(roles), drawn.icon, drawn.id)


def _faults(pack: Pack) -> Iterator[PackError]:
    count = len(pack.places)
    if not FEWEST_PLACES <= count <= MAX_PLACES:
        yield PackError("places", least=FEWEST_PLACES, most=MAX_PLACES, places=count)
    seen: dict[str, int] = {}
    for number, place in enumerate(pack.places, start=1):
        first = seen.setdefault(place.name.casefold(), number)
        if first != number:
            yield PackError("same-name", place=number, name=place.name, first=first)
        if len(place.roles) != ROLES:
            yield PackError("roles", place=number, name=place.name, needs=ROLES, roles=len(place.roles))
        names = [role.name.casefold() for role in place.roles]
        for role in place.roles:
            if names.count(role.name.casefold()) > 1:
                yield PackError("same-role", place=number, name=place.name, role=role.name)


def _parse(text: str) -> Any:
    return json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)


def _misread(error: msgspec.ValidationError) -> PackError:
    """Convert "Expected `str` - at `$.places[3].roles[2].name`" into place 4, role 3, field name."""
    found = decode_error_args(error)
    steps = {key: int(nth) + 1 if nth else 0 for key, nth in re.findall(r"(\w+)(?:\[(\d+)\])?", found["at"])}
    key = next((key for key, nth in steps.items() if not nth), "")
    place, role = steps.get("places", 0), steps.get("roles", 0)
    return PackError("misread", place=place, role=role, found=found | {"at": key})


def _line_of(text: str, data: Any, number: int) -> int:
    """Return the line that names the faulty place, or 0 if it cannot be found."""
    position = -1
    for place in data["places"][:number]:
        if not isinstance(place, dict) or not isinstance(place.get("name"), str):
            return 0
        position = text.find(f'"{place["name"]}"', position + 1)
        if position < 0:
            return 0
    return text.count("\n", 0, position) + 1


def _key(fault: PackError) -> str:
    """Return the key of the pack that is at fault."""
    return "places" if fault.fields["fault"] == "places" else fault.fields.get("found", {}).get("at", "")


def _line_of_key(text: str, key: str) -> int:
    found = re.search(rf'"{key}"\s*:|^{key}\s*=|^\[\[{key}\]\]', text, re.MULTILINE) if key else None
    return text.count("\n", 0, found.start()) + 1 if found else 0
