"""The words of Spyfall: its places and roles, the prompts for the stuck, and the rules in the drawer."""

import re
import tomllib
from collections.abc import Iterator
from importlib import resources
from typing import Any

import pytest

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


PLACES = words("data/places.toml")["places"]
QUESTIONS = words("data/prompts.toml")["questions"]
ANSWERS = words("data/prompts.toml")["answers"]
RULES = words("locales/en/rules.toml")["rules"]


def test_the_box_holds_its_thirty_places_in_alphabetical_order() -> None:
    """SF-1"""
    assert [place["name"] for place in PLACES] == BOX


@pytest.mark.parametrize("place", PLACES, ids=BOX)
def test_a_place_has_seven_different_roles(place: dict[str, Any]) -> None:
    """SF-1"""
    roles = place["roles"]
    assert len(roles) == 7
    assert len({role["name"].casefold() for role in roles}) == 7
    assert len({role["icon"] for role in roles} | {place["icon"]}) == 8


def test_no_two_places_look_alike_on_the_list() -> None:
    assert len({place["icon"] for place in PLACES}) == len(PLACES)


def test_a_card_has_room_for_its_words() -> None:
    for place in PLACES:
        for role in place["roles"]:
            assert 0 < len(role["name"]) <= 24, role
            assert 0 < len(role["line"]) <= 90, role


def test_icons_are_nobodys_he_or_she() -> None:
    icons = [thing["icon"] for place in PLACES for thing in (place, *place["roles"])]
    assert not [icon for icon in icons if re.match(r"(old-)?(wo)?man\b", icon)]


def test_there_are_plenty_of_prompts_and_none_comes_twice() -> None:
    assert len(QUESTIONS) >= 120
    assert len(ANSWERS) == 24
    for prompts in (QUESTIONS, ANSWERS):
        assert len({plain(prompt) for prompt in prompts}) == len(prompts)


def test_a_question_is_short_and_is_a_question() -> None:
    for question in QUESTIONS:
        assert len(question) <= 110, question
        assert question.endswith("?"), question


def test_no_prompt_names_a_place_or_a_role() -> None:
    """SF-30, for the places and roles of SF-1"""
    telling = {name: re.compile(rf"\b{re.escape(plain(name))}s?\b") for name in telling_names()}
    for prompt in [*QUESTIONS, *ANSWERS]:
        assert not [name for name, said in telling.items() if said.search(plain(prompt))], prompt


def test_the_drawer_has_every_rule_exactly_once() -> None:
    assert sorted(rule["id"] for rule in RULES) == sorted(f"SF-{number}" for number in range(1, 36))


def test_the_drawer_reads_chapter_by_chapter_in_the_order_of_play() -> None:
    order = [CHAPTERS.index(rule["chapter"]) for rule in RULES]
    assert order == sorted(order)
    assert set(order) == set(range(len(CHAPTERS)))


def telling_names() -> Iterator[str]:
    for place in PLACES:
        yield place["name"]
        # "the train" tells as much as "the passenger train"
        yield place["name"].split()[-1]
        for role in place["roles"]:
            yield role["name"]


def plain(text: str) -> str:
    """Lower case, with every run of signs as one space, so that only the words count."""
    return " ".join(re.findall(r"\w+", text.casefold()))
