"""Vocabulary of Spyfall's bots: features of places, questions and answers."""

import re
import tomllib
from collections import Counter
from importlib import resources
from itertools import combinations
from typing import Any, get_args

import pytest

from spyhouse.games.spyfall.options import Language
from spyhouse.games.spyfall.packs import default_pack

FOLDER = resources.files("spyhouse.games").joinpath("spyfall")
MODEL = tomllib.loads(FOLDER.joinpath("data", "features.toml").read_text("utf-8"))
FEATURES: list[str] = [feature["id"] for feature in MODEL["features"]]
PLACES: list[str] = [place.id for place in default_pack().places]

# Words of place names that give nothing away by themselves.
HARMLESS = {"en": {"day", "space", "base", "service"}, "de": {"der", "auf"}, "pl": set()}
ALSO_TELLING = {
    "en": {"theatre", "plane"},
    "de": {"schiff", "zug", "kirmes", "kino"},
    "pl": {"cyrk", "wojsko", "okręt", "kino", "spa"},
}
FIRST_LETTER = {"en": r"[A-Z“]", "de": r"[A-ZÄÖÜ„]", "pl": r"[A-ZĄĆĘŁŃÓŚŹŻ„]"}
LAST_LETTER = {"en": r"[.?!…”]$", "de": r"[.?!…“]$", "pl": r"[.?!…”]$"}


class Talk:
    """Everything that bots say in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.banks = [self.read(f"questions-{part}.toml") for part in "ab"]
        self.questions: list[dict[str, Any]] = [
            one for bank in self.banks for one in bank.get("questions", [])
        ]
        self.answers: list[str] = [
            answer for one in self.questions for level in one["answers"] for answer in level
        ]
        self.moods = next(bank for bank in self.banks if "puzzled" in bank)
        self.own_words = self.read("answers.toml")
        names = [place.name for place in default_pack(language).places]
        parts = {word.casefold() for name in names for word in name.split()}
        self.telling = parts - HARMLESS[language] | ALSO_TELLING[language]
        self.roles = {role.name for place in default_pack(language).places for role in place.roles}

    def read(self, name: str) -> dict[str, Any]:
        file = FOLDER.joinpath("locales", self.language, "talk", name)
        return tomllib.loads(file.read_text("utf-8"))


@pytest.fixture(scope="module", params=get_args(Language))
def talk(request: pytest.FixtureRequest) -> Talk:
    return Talk(request.param)


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
    assert list(MODEL["places"]) == PLACES
    for name, levels in MODEL["places"].items():
        assert list(levels) == FEATURES, name
        assert all(level(name, feature) in range(5) for feature in FEATURES), name


def test_feature_spreads_are_neither_flat_nor_certain() -> None:
    assert list(MODEL["spread"]) == FEATURES
    spreads = list(MODEL["spread"].values())
    for levels in MODEL["places"].values():
        spreads += [value[1] for value in levels.values() if isinstance(value, list)]
    assert all(0.5 <= spread <= 1.5 for spread in spreads)


@pytest.mark.parametrize("feature", FEATURES)
def test_a_feature_distinguishes_places(feature: str) -> None:
    used = Counter(level(name, feature) for name in PLACES)
    assert len(used) >= 4
    assert max(used.values()) <= 16


def test_no_two_places_are_twins() -> None:
    for one, other in combinations(PLACES, 2):
        gaps = [abs(level(one, feature) - level(other, feature)) for feature in FEATURES]
        assert sum(gap >= 2 for gap in gaps) >= 4, (one, other)
        assert sum(gap * gap for gap in gaps) >= 36, (one, other)


def test_every_kind_of_question_has_answers_of_every_height(talk: Talk) -> None:
    for kind, heights in talk.own_words["kinds"].items():
        for height in ("low", "middle", "high", "vague"):
            assert len(set(heights[height])) >= 10, (kind, height)
            assert all(len(line) <= 60 for line in heights[height]), (kind, height)


def test_every_feature_can_be_asked_about_in_six_ways(talk: Talk) -> None:
    ways = Counter(question["feature"] for question in talk.questions)
    # The first file asks about the first twenty features, the second about the others.
    for feature in FEATURES[: 20 * len(talk.banks)]:
        assert ways[feature] >= 6, feature


def test_a_question_is_well_formed(talk: Talk) -> None:
    for question in talk.questions:
        assert set(question) - {"also"} == {"id", "feature", "text", "answers"}
        assert question["feature"] in FEATURES
        assert re.fullmatch(question["feature"] + r"-\d+", question["id"])
        assert "also" not in question or question["also"] in set(FEATURES) - {question["feature"]}
        assert question["text"].endswith("?"), question
        assert len(question["text"]) <= 110, question
        low, middle, high = question["answers"]
        for wordings in (low, middle, high):
            assert len(wordings) >= 3, question
            assert all(0 < len(wording) <= 90 for wording in wordings), question


def test_no_two_questions_are_alike(talk: Talk) -> None:
    assert len({question["id"] for question in talk.questions}) == len(talk.questions)
    said = [(question["id"], set(plain(question["text"]).split())) for question in talk.questions]
    for (one, words), (other, others) in combinations(said, 2):
        assert len(words & others) / len(words | others) < 0.7, (one, other)


def test_bank_has_no_duplicate_lines(talk: Talk) -> None:
    said = [question["text"] for question in talk.questions] + talk.answers
    said += [
        line for heights in talk.own_words["kinds"].values() for lines in heights.values() for line in lines
    ]
    said += [line for part in ("replies", "spy") for lines in talk.own_words[part].values() for line in lines]
    said += [line for mood in ("puzzled", "accusing", "defending") for line in talk.moods[mood]["lines"]]
    twice = [text for text, times in Counter(map(plain, said)).items() if times > 1]
    assert twice == []


def test_no_question_or_answer_names_a_place_or_a_role(talk: Talk) -> None:
    forbidden = talk.telling | {role.casefold() for role in talk.roles}
    named = re.compile(r"\b(" + "|".join(map(re.escape, sorted(forbidden))) + r")(e?s)?\b")
    for text in [question["text"] for question in talk.questions] + talk.answers:
        assert not named.search(text.casefold()), text


def test_bots_have_lines_for_the_chat(talk: Talk) -> None:
    for mood in ("puzzled", "accusing", "defending"):
        assert len(talk.moods[mood]["lines"]) >= 8, mood
        assert all(len(line) <= 120 for line in talk.moods[mood]["lines"]), mood
    for line in talk.moods["accusing"]["lines"]:
        assert "{name}" in line
        assert line.format(name="Ada")
    for line in talk.moods["puzzled"]["lines"] + talk.moods["defending"]["lines"]:
        assert "{" not in line


def test_texts_use_typographic_characters(talk: Talk) -> None:
    for text in [question["text"] for question in talk.questions] + talk.answers:
        assert not re.search(r"['\"]|\s\s|^\s|\s$|\.\.\.| - ", text), text
        assert re.match(FIRST_LETTER[talk.language], text), text
        assert re.search(LAST_LETTER[talk.language], text), text
