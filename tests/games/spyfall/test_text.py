"""Texts of Spyfall: places, roles, suggestions and rules."""

import re
import tomllib
from collections.abc import Iterator
from importlib import resources
from typing import Any, get_args

import pytest

from spyhouse.games.spyfall.options import Language
from spyhouse.games.spyfall.packs import default_pack

BOX = [
    "Airplane",
    "Amusement Park",
    "Bank",
    "Beach",
    "Carnival",
    "Casino",
    "Circus Tent",
    "Corporate Party",
    "Crusader Army",
    "Day Spa",
    "Embassy",
    "Hospital",
    "Hotel",
    "Military Base",
    "Movie Studio",
    "Nightclub",
    "Ocean Liner",
    "Passenger Train",
    "Pirate Ship",
    "Polar Station",
    "Police Station",
    "Restaurant",
    "School",
    "Service Station",
    "Space Station",
    "Submarine",
    "Supermarket",
    "Theater",
    "University",
    "Zoo",
]
CHAPTERS = ["Set-up", "Questions", "How a round ends", "Scoring", "At this table"]


def words(file: str) -> dict[str, Any]:
    return tomllib.loads(resources.files("spyhouse.games").joinpath("spyfall", file).read_text("utf-8"))


LANGUAGES = get_args(Language)
in_every_language = pytest.mark.parametrize("language", LANGUAGES)
RULES = words("locales/en/rules.toml")["rules"]


def prompts(language: str) -> list[str]:
    written = words(f"locales/{language}/prompts.toml")
    return [*written["questions"], *written["answers"]]


def test_the_box_holds_its_thirty_places_in_alphabetical_order() -> None:
    """SF-1"""
    assert [place.name for place in default_pack().places] == BOX


@in_every_language
def test_a_place_has_seven_different_roles(language: str) -> None:
    """SF-1"""
    for place in default_pack(language).places:
        assert len(place.roles) == 7
        assert len({role.name.casefold() for role in place.roles}) == 7
        assert len({role.icon for role in place.roles} | {place.icon}) == 8


def test_no_two_places_look_alike_on_the_list() -> None:
    assert len({place.icon for place in default_pack().places}) == len(BOX)


@in_every_language
def test_the_box_is_written_in_its_language_and_pictured_alike(language: str) -> None:
    box, english = default_pack(language), default_pack()
    assert [(place.id, place.icon) for place in box.places] == [
        (place.id, place.icon) for place in english.places
    ]
    lines = {role.line for place in box.places for role in place.roles}
    assert len(lines) == 30 * 7
    assert language == "en" or not lines & {role.line for place in english.places for role in place.roles}


@in_every_language
def test_role_names_fit_on_the_card(language: str) -> None:
    for place in default_pack(language).places:
        assert 0 < len(place.name) <= 20, place.name
        for role in place.roles:
            assert 0 < len(role.name) <= 24, role
            assert 0 < len(role.line) <= 90, role


def test_icons_show_no_gender() -> None:
    icons = [
        icon for place in default_pack().places for icon in (place.icon, *[role.icon for role in place.roles])
    ]
    assert not [icon for icon in icons if re.match(r"(old-)?(wo)?man\b", icon)]


@in_every_language
def test_prompts_are_many_and_unique(language: str) -> None:
    written = words(f"locales/{language}/prompts.toml")
    assert len(written["questions"]) >= 120
    assert len(written["answers"]) == 24
    assert len({plain(prompt) for prompt in prompts(language)}) == len(prompts(language))


@in_every_language
def test_a_question_is_short_and_is_a_question(language: str) -> None:
    for question in words(f"locales/{language}/prompts.toml")["questions"]:
        assert len(question) <= 110, question
        assert question.endswith("?"), question


@in_every_language
def test_no_prompt_names_a_place_or_a_role(language: str) -> None:
    """SF-30, for the places and roles of SF-1"""
    telling = {name: re.compile(rf"\b{re.escape(plain(name))}s?\b") for name in telling_names(language)}
    for prompt in prompts(language):
        assert not [name for name, said in telling.items() if said.search(plain(prompt))], prompt


@in_every_language
def test_the_rules_are_the_same_in_every_language(language: str) -> None:
    written = words(f"locales/{language}/rules.toml")["rules"]
    assert [rule["id"] for rule in written] == [rule["id"] for rule in RULES]
    assert len({rule["chapter"] for rule in written}) == len(CHAPTERS)
    assert language == "en" or not {rule["text"] for rule in written} & {rule["text"] for rule in RULES}


def test_rules_drawer_has_every_rule_once() -> None:
    assert sorted(rule["id"] for rule in RULES) == sorted(f"SF-{number}" for number in range(1, 39))


def test_rules_follow_the_order_of_play() -> None:
    order = [CHAPTERS.index(rule["chapter"]) for rule in RULES]
    assert order == sorted(order)
    assert set(order) == set(range(len(CHAPTERS)))


def telling_names(language: str) -> Iterator[str]:
    for place in default_pack(language).places:
        yield place.name
        # "the train" tells as much as "the passenger train"
        yield place.name.split()[-1]
        for role in place.roles:
            yield role.name


def plain(text: str) -> str:
    """Return the words in lower case, without punctuation."""
    return " ".join(re.findall(r"\w+", text.casefold()))
