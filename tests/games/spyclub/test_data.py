"""Data files of Spy Club, and their validation errors."""

from collections import Counter
from importlib.resources import files
from itertools import combinations
from pathlib import Path

import pytest

from spyhouse.games.spyclub.box import FACES_OF_TYPE, load_box
from spyhouse.games.spyclub.check_file import check_file
from spyhouse.games.spyclub.editions import EditionFile, editions
from spyhouse.games.spyclub.files import FILES
from spyhouse.games.spyclub.terms import CARDS, FACES, TYPES, EditionName
from spyhouse.kernel import BadData, overrides
from tests.games.spyclub.builders import a_case

BOX = files("spyhouse.games.spyclub.data")


def test_sc44_no_card_has_one_type_on_both_faces() -> None:
    """SC-44."""
    kinds = load_box().type
    assert all(kinds[2 * card] != kinds[2 * card + 1] for card in range(CARDS))


def test_sc44_type_pairs_are_as_frequent_as_chance() -> None:
    """SC-44."""
    kinds = load_box().type
    count = Counter(tuple(sorted(kinds[2 * card : 2 * card + 2])) for card in range(CARDS))
    unlike = {
        (one, other): FACES_OF_TYPE[TYPES[one]] * FACES_OF_TYPE[TYPES[other]]
        for one, other in combinations(range(6), 2)
    }
    for pair, weight in unlike.items():
        assert abs(count[pair] - CARDS * weight / sum(unlike.values())) < 1.5


def test_sc44_prototype_cards_may_have_one_type_twice() -> None:
    """SC-44."""
    kinds = load_box("prototype").type
    alike = Counter(TYPES[kinds[face]] for face in range(0, FACES, 2) if kinds[face] == kinds[face + 1])
    assert alike == {"motive": 4, "suspect": 4, "crime": 7, "object": 8}


@pytest.mark.parametrize(
    ("edition", "players", "icons"),
    [
        ("2018", 2, {"day": 2, "sunset": 2, "night": 2}),
        ("2018", 3, {"day": 2, "sunset": 2, "night": 1}),
        ("2018", 4, {"day": 2, "sunset": 2, "night": 1}),
        ("prototype", 2, {"day": 3, "night": 4}),
        ("prototype", 3, {"day": 5}),
        ("prototype", 4, {"day": 5}),
    ],
)
def test_sc44_movement_cards_are_even(edition: EditionName, players: int, icons: dict[str, int]) -> None:
    """SC-44."""
    sets = {"2018": {"day": 9, "sunset": 8, "night": 8}, "prototype": {"day": 8, "sunset": 7, "night": 7}}
    box = load_box(edition, players)
    assert Counter(card.daytime for card in box.movement) == sets[edition]
    assert Counter(card.daytime for card in box.movement if card.escape) == icons
    for even in (Counter(card.symbol for card in box.movement), Counter(card.icon for card in box.movement)):
        assert max(even.values()) - min(even.values()) <= 1
    assert box.board == (1, 2, 3)


def test_sc44_easier_levels_have_longer_tracks() -> None:
    """SC-44."""
    for edition in editions().editions.values():
        tracks = [level.track for level in edition.levels.values()]
        assert tracks[0] == max(tracks)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sc7_a_level_moves_no_escape_icon(seats: int) -> None:
    """SC-7, SC-44: it moves the marker and takes ideas."""

    def icons(difficulty: str) -> list[int]:
        state = a_case(seats, edition="prototype", difficulty=difficulty).state
        return [number for number, card in enumerate(state.box.movement) if card.escape]

    assert icons("super_sleuth") == icons("intermediate") == icons("novice")


def test_sc45_every_rule_has_its_words() -> None:
    """SC-45."""
    single = [rule.id for rule in FILES.rules() if rule.id.startswith("SC-")]
    assert single == [f"SC-{number}" for number in range(1, 48)]


@pytest.mark.parametrize("name", ["clues.toml", "movement.toml", "editions.toml"])
def test_own_files_are_consistent(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_text(BOX.joinpath(name).read_text())
    assert check_file(path)


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        (
            "clues.toml",
            '["Dare", "Twins"]',
            '["Dare", "Twinz"]',
            "line 32: cards.faces.*no clue called 'Twinz'",
        ),
        (
            "clues.toml",
            '["Dare", "Twins"]',
            '["Dare", "Fame"]',
            "line 32: .*both faces are of the type motive",
        ),
        ("clues.toml", "object = 3", "object = 2", "24 faces of this type, not 16"),
        ("clues.toml", "crime = 3", 'crime = "three"', "faces.*expected int"),
        ("movement.toml", "[1, 4, 2]", "[1, 1, 2]", "line 9: day.0.: the numbers must be three different"),
        ("movement.toml", ', only = "2018"', "", "22 cards for the rulebook prototype, not 25"),
        ("movement.toml", 'icon = "top"', 'icon = "high"', "line 9: day.*invalid enum value 'high'"),
        ("editions.toml", 'default = "novice"', 'default = "hard"', "line .*no level 'hard'"),
        ("editions.toml", "track = 6", "track = 1", "track: expected int >= 3"),
        ("editions.toml", "[events]", "[events", "at line 14"),
    ],
)
def test_faults_are_named_with_file_place_and_reason(
    name: str, old: str, new: str, said: str, tmp_path: Path
) -> None:
    path = tmp_path / name
    text = BOX.joinpath(name).read_text()
    assert old in text
    path.write_text(text.replace(old, new))
    with pytest.raises(BadData, match=f"^{name}.*{said}"):
        check_file(path)


def test_unknown_file_is_not_claimed(tmp_path: Path) -> None:
    path = tmp_path / "places.toml"
    path.write_text("x = 1")
    assert check_file(path) == ""


def test_a_host_plays_with_files_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(overrides, "_folder", tmp_path)
    assert FILES.read("editions.toml", EditionFile).ideas == 18
    own = tmp_path / "spyclub" / "editions.toml"
    own.parent.mkdir()
    own.write_text(BOX.joinpath("editions.toml").read_text().replace("ideas = 18", "ideas = 20"))
    assert FILES.read("editions.toml", EditionFile).ideas == 20
    own.write_text("ideas = 20")
    with pytest.raises(BadData, match="spyclub/editions.toml"):
        FILES.read("editions.toml", EditionFile)
