"""Packs of places that players make (SF-31)."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from spyhouse.games.spyfall import GAME
from spyhouse.games.spyfall.packs import Pack, default_pack, read_pack
from spyhouse.kernel import BadData, BadOptions
from spyhouse.kernel.localization import refusal
from tests.games.spyfall.builders import a_game


def a_pack(count: int = 6) -> dict[str, Any]:
    roles = [{"name": f"Role {number}"} for number in range(1, 8)]
    places = [{"name": f"Place {number}", "roles": roles.copy()} for number in range(1, count + 1)]
    return {"name": "Ours", "places": places}


def test_sf31_an_exported_pack_can_be_imported_unchanged() -> None:
    """SF-31."""
    assert read_pack(msgspec.json.encode(default_pack())) == default_pack()


def test_sf31_a_game_is_played_with_an_own_pack() -> None:
    """SF-31."""
    game = a_game(rounds=5, pack=a_pack())
    assert game.view().places == tuple(f"Place {number}" for number in range(1, 7))
    assert "pack “Ours”" in GAME.summary(game.state.options)


def without_a_role(pack: dict[str, Any]) -> None:
    pack["places"][3]["roles"].pop()


def with_a_nameless_role(pack: dict[str, Any]) -> None:
    pack["places"][3]["roles"][2] = {"name": ""}


def with_a_name_twice(pack: dict[str, Any]) -> None:
    pack["places"][3]["name"] = "PLACE 2"


def with_a_role_twice(pack: dict[str, Any]) -> None:
    pack["places"][3]["roles"][1] = {"name": "Role 7"}


def with_too_few_places(pack: dict[str, Any]) -> None:
    del pack["places"][4:]


def without_a_name(pack: dict[str, Any]) -> None:
    del pack["name"]


def with_a_number_for_a_name(pack: dict[str, Any]) -> None:
    pack["places"][3]["name"] = 7


def with_something_unknown(pack: dict[str, Any]) -> None:
    pack["places"][3]["colour"] = "red"


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (without_a_role, "line 83: place 4, “Place 4”: needs 7 roles, has 6"),
        (with_a_nameless_role, "line 83: place 4, role 3, “name”: it\u2019s empty"),
        (with_a_name_twice, "line 83: place 4, “PLACE 2”: place 2 has the same name"),
        (with_a_role_twice, "line 83: place 4, “Place 4”: two roles are called “Role 7”"),
        (with_too_few_places, "a pack has 5 to 60 places, this one has 4"),
        (without_a_name, "ours.json: “name” is missing"),
        (with_a_number_for_a_name, "place 4, “name”: this should be a text"),
        (with_something_unknown, "line 83: place 4, there\u2019s no “colour” here"),
    ],
)
def test_sf31_a_faulty_pack_names_the_line(spoil: Any, reason: str) -> None:
    """SF-31."""
    pack = a_pack()
    spoil(pack)
    with pytest.raises(BadData) as error:
        read_pack(json.dumps(pack, indent=1), "ours.json")
    assert reason.lower() in str(error.value).lower()
    assert str(error.value).startswith("ours.json")
    german = refusal(error.value.code, error.value.fields, locale="de")
    assert german.startswith("ours.json")
    assert not [word for word in ("place 4", "xpected", "field") if word in german]
    with pytest.raises(BadOptions):
        a_game(pack=pack)


@pytest.mark.parametrize(
    ("pack", "reason"),
    [
        ({"name": "Ours", "places": []}, "“pack”: a pack has 5 to 60 places, this one has 0."),
        ("ours", "“pack”: this should be an object in curly brackets."),
    ],
)
def test_sf31_bad_pack_option_is_refused_with_one_sentence(pack: Any, reason: str) -> None:
    with pytest.raises(BadOptions) as error:
        a_game(pack=pack)
    assert str(error.value) == f"These options don\u2019t fit Spyfall: {reason}"


def test_sf31_pack_error_names_its_line() -> None:
    with pytest.raises(BadData, match=r"^ours.json, line 2: “places”: this should be a list\.$"):
        read_pack('{"name": "Ours",\n"places":\n5}', "ours.json")
    with pytest.raises(BadData, match="^ours.toml, line 3: a pack has"):
        read_pack('name = "Ours"\n\nplaces = []', "ours.toml")


def test_sf31_a_line_that_cannot_be_read_is_named() -> None:
    """SF-31."""
    with pytest.raises(BadData, match=r"ours\.json, line 3: "):
        read_pack('{\n "name": "Ours",\n "places": [,]\n}', "ours.json")
    with pytest.raises(BadData, match=r"ours\.toml, line 2: .* \(column 10\)"):
        read_pack('name = "Ours"\nplaces = oops\n', "ours.toml")
    with pytest.raises(BadData, match="isn.t text"):
        read_pack(b"\xff\xfe\x00", "ours.json")
    with pytest.raises(BadData, match="nested too deeply"):
        read_pack('{"a":' * 100_000, "ours.json")
    with pytest.raises(BadData, match=r"ours\.json"):
        read_pack('{"places": 3}', "ours.json")


def test_sf31_the_same_in_toml() -> None:
    """SF-31."""
    text = "\n".join(in_toml(default_pack()))
    first_role = next(line for line in text.splitlines() if "Ride operator" in line)
    line = text.splitlines().index('name = "Amusement Park"') + 1
    with pytest.raises(BadData, match=f"line {line}: place 2, “Amusement Park”: needs 7 roles, has 6"):
        read_pack(text.replace(first_role, ""))


def in_toml(pack: Pack) -> Iterator[str]:
    yield f'name = "{pack.name}"'
    for place in pack.places:
        yield f'[[places]]\nname = "{place.name}"\nroles = ['
        yield from (f'  {{ name = "{role.name}", line = "{role.line}" }},' for role in place.roles)
        yield "]"


def test_sf31_there_is_no_pack_that_cannot_be_played() -> None:
    """SF-31."""
    with pytest.raises(ValueError, match="needs 7 roles"):
        Pack(name="Broken", places=tuple(msgspec.structs.replace(p, roles=()) for p in default_pack().places))
