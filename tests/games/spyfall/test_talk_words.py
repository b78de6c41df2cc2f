"""What Spyfall's bots talk with: the places by their features, the questions and the answers."""

import re
import tomllib
from collections import Counter
from importlib import resources
from itertools import combinations
from typing import Any

import pytest

FOLDER = resources.files("spyhouse.games").joinpath("spyfall", "data")
TALK = FOLDER.joinpath("talk")

PLACES = tomllib.loads(FOLDER.joinpath("places.toml").read_text("utf-8"))["places"]
MODEL = tomllib.loads(TALK.joinpath("features.toml").read_text("utf-8"))
BANKS = [
    tomllib.loads(file.read_text("utf-8"))
    for file in sorted(TALK.iterdir(), key=lambda file: file.name)
    if re.fullmatch(r"questions.*\.toml", file.name)
]

FEATURES: list[str] = [feature["id"] for feature in MODEL["features"]]
NAMES: list[str] = [place["name"] for place in PLACES]
ROLES: list[str] = [role["name"] for place in PLACES for role in place["roles"]]
QUESTIONS: list[dict[str, Any]] = [question for bank in BANKS for question in bank.get("questions", [])]
ANSWERS: list[str] = [answer for question in QUESTIONS for level in question["answers"] for answer in level]
TALKS = next(bank for bank in BANKS if "puzzled" in bank)
OWN_WORDS = tomllib.loads(TALK.joinpath("answers.toml").read_text("utf-8"))

# Words of place names that give nothing away by themselves.
HARMLESS = {"day", "space", "base", "service"}
TELLING = {word.casefold() for name in NAMES for word in name.split()} - HARMLESS | {"theatre", "plane"}


def level(place: str, feature: str) -> int:
    value = MODEL["places"][place][feature]
    return int(value[0] if isinstance(value, list) else value)


def plain(text: str) -> str:
    return " ".join(re.sub(r"[^\w\s]", "", text.casefold()).split())


def test_forty_features_are_named_at_both_ends() -> None:
    assert len(FEATURES) == len(set(FEATURES)) == 40
    for feature in MODEL["features"]:
        assert set(feature) == {"id", "name", "low", "high"}, feature
        assert all(feature.values()), feature
    assert len({feature["name"] for feature in MODEL["features"]}) == 40


def test_every_place_of_the_box_has_a_level_for_every_feature() -> None:
    assert list(MODEL["places"]) == NAMES
    for name, levels in MODEL["places"].items():
        assert list(levels) == FEATURES, name
        assert all(level(name, feature) in range(5) for feature in FEATURES), name


def test_spreads_are_neither_certain_nor_anyones_guess() -> None:
    assert list(MODEL["spread"]) == FEATURES
    spreads = list(MODEL["spread"].values())
    for levels in MODEL["places"].values():
        spreads += [value[1] for value in levels.values() if isinstance(value, list)]
    assert all(0.5 <= spread <= 1.5 for spread in spreads)


@pytest.mark.parametrize("feature", FEATURES)
def test_a_feature_tells_places_apart(feature: str) -> None:
    used = Counter(level(name, feature) for name in NAMES)
    assert len(used) >= 4
    assert max(used.values()) <= 16


def test_no_two_places_are_twins() -> None:
    for one, other in combinations(NAMES, 2):
        gaps = [abs(level(one, feature) - level(other, feature)) for feature in FEATURES]
        assert sum(gap >= 2 for gap in gaps) >= 4, (one, other)
        assert sum(gap * gap for gap in gaps) >= 36, (one, other)


def test_every_kind_of_question_has_answers_of_every_height() -> None:
    for kind, heights in OWN_WORDS["kinds"].items():
        for height in ("low", "middle", "high", "vague"):
            assert len(set(heights[height])) >= 10, (kind, height)
            assert all(len(line) <= 60 for line in heights[height]), (kind, height)


def test_every_feature_can_be_asked_about_in_six_ways() -> None:
    ways = Counter(question["feature"] for question in QUESTIONS)
    # The first file asks about the first twenty features, the second about the others.
    for feature in FEATURES[: 20 * len(BANKS)]:
        assert ways[feature] >= 6, feature


@pytest.mark.parametrize("question", QUESTIONS, ids=[question["id"] for question in QUESTIONS])
def test_a_question_is_well_formed(question: dict[str, Any]) -> None:
    assert set(question) - {"also"} == {"id", "feature", "text", "answers"}
    assert question["feature"] in FEATURES
    assert re.fullmatch(question["feature"] + r"-\d+", question["id"])
    assert "also" not in question or question["also"] in set(FEATURES) - {question["feature"]}
    assert question["text"].endswith("?")
    assert len(question["text"]) <= 110
    low, middle, high = question["answers"]
    for wordings in (low, middle, high):
        assert len(wordings) >= 3
        assert all(0 < len(wording) <= 90 for wording in wordings)


def test_no_two_questions_are_alike() -> None:
    assert len({question["id"] for question in QUESTIONS}) == len(QUESTIONS)
    said = [(question["id"], set(plain(question["text"]).split())) for question in QUESTIONS]
    for (one, words), (other, others) in combinations(said, 2):
        assert len(words & others) / len(words | others) < 0.7, (one, other)


def test_nothing_is_worded_twice() -> None:
    said = [question["text"] for question in QUESTIONS] + ANSWERS
    said += [line for heights in OWN_WORDS["kinds"].values() for lines in heights.values() for line in lines]
    said += [line for part in ("replies", "spy") for lines in OWN_WORDS[part].values() for line in lines]
    said += [line for mood in ("puzzled", "accusing", "defending") for line in TALKS[mood]["lines"]]
    twice = [text for text, times in Counter(map(plain, said)).items() if times > 1]
    assert twice == []


def test_no_question_or_answer_names_a_place_or_a_role() -> None:
    forbidden = TELLING | {role.casefold() for role in ROLES}
    named = re.compile(r"\b(" + "|".join(map(re.escape, sorted(forbidden))) + r")(e?s)?\b")
    for text in [question["text"] for question in QUESTIONS] + ANSWERS:
        assert not named.search(text.casefold()), text


def test_bots_have_lines_for_the_chat() -> None:
    for mood in ("puzzled", "accusing", "defending"):
        assert len(TALKS[mood]["lines"]) >= 8, mood
        assert all(len(line) <= 120 for line in TALKS[mood]["lines"]), mood
    for line in TALKS["accusing"]["lines"]:
        assert "{name}" in line
        assert line.format(name="Ada")
    for line in TALKS["puzzled"]["lines"] + TALKS["defending"]["lines"]:
        assert "{" not in line


def test_words_are_set_as_a_printer_would() -> None:
    for text in [question["text"] for question in QUESTIONS] + ANSWERS:
        assert not re.search(r"['\"]|\s\s|^\s|\s$|\.\.\.| - ", text), text
        assert re.match(r"[A-Z“]", text), text
        assert re.search(r"[.?!…”]$", text), text
