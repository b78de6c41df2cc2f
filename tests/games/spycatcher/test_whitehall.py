"""Board files and their validation errors (SK-33)."""

from collections import Counter
from importlib import resources
from pathlib import Path

import pytest

from spyhouse.games.spycatcher import GAME
from spyhouse.games.spycatcher.check_file import check_file
from spyhouse.games.spycatcher.whitehall import load_board
from spyhouse.kernel import BadData, overrides

BOX = resources.files("spyhouse.games").joinpath("spycatcher", "data", "whitehall.toml").read_text("utf-8")


def test_board_has_the_squares_of_the_rules() -> None:
    """SK-33"""
    kinds = Counter(place.kind for place in load_board().places)
    assert kinds == {"mi5": 1, "action": 20, "challenge": 24, "blank": 28}
    assert set(Counter(place.circle for place in load_board().places if place.circle).values()) == {6}
    ring = [place for place in load_board().places if place.id.startswith("ring-")]
    assert len(ring) == 32
    for quadrant in range(0, 32, 8):
        assert sum(place.kind == "action" for place in ring[quadrant : quadrant + 8]) == 5


def test_board_has_the_action_squares_of_the_rules() -> None:
    """SK-33"""
    effects = Counter(action.effect for action in load_board().action_at if action)
    assert effects == {
        "to_circle": 4, "to_any_circle": 1, "roll_again": 3, "draw_two": 3, "replace_one": 2,
        "replace_hand": 1, "miss_turn": 2, "report": 2, "replace_permission": 1, "give_permission": 1,
    }  # fmt: skip
    reports = [n for n, action in enumerate(load_board().action_at) if action and action.effect == "report"]
    assert abs(reports[0] - reports[1]) == 16  # in opposite quadrants


def test_one_die_cannot_jump_over_a_circle() -> None:
    """SK-33: from the gate every roll stops inside"""
    whitehall = load_board()
    gate = next(number for number, place in enumerate(whitehall.places) if place.id == "ring-2")
    for die in range(1, 7):
        ends = [whitehall.circle_at[go.route[-1]] for go in whitehall.routes[gate][die]]
        assert 0 in ends


def test_view_lists_targets_of_every_roll() -> None:
    """SK-9, SK-31: exactly that far by every branch, each end once; MI5 is the end of the road."""
    whitehall, state = load_board(), GAME.new(3, "seed")
    ids = [place.id for place in whitehall.places]
    state.at[1] = ids.index("ring-31")  # type: ignore[attr-defined]
    ahead = state.view(1).ahead  # type: ignore[attr-defined]
    assert len(ahead) == 6
    assert {ids[end] for end in ahead[3]} == {"court-1", "mi5", "ring-3"}
    assert "mi5" in {ids[end] for end in ahead[5]}
    assert all(len(set(ends)) == len(ends) for ends in ahead)
    assert state.view(None).ahead == ()  # type: ignore[attr-defined]


def test_squares_do_not_overlap() -> None:
    spots = Counter((place.x, place.y) for place in load_board().places)
    assert max(spots.values()) == 1


def load(tmp_path: Path, text: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    assert check_file(file) == "the board"


def test_the_box_board_loads_from_any_file(tmp_path: Path) -> None:
    load(tmp_path, BOX)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('to = ["ring-2"]', "to = []", r"mine.toml, line \d+: places\[18\].to \(ring-1\): no arrow leads on"),
        ('to = ["ring-2"]', 'to = ["ring-2", "ring-0"]', r"places\[17\].to \(ring-0\): .* one way"),
        ('to = ["ring-2"]', 'to = ["ring-99"]', "no square called 'ring-99'"),
        ('to = ["ring-3", "court-1"]', 'to = ["ring-3"]', "'court-1' cannot be reached from MI5"),
        ('to = ["court-1", "ring-5"]', 'to = ["court-1"]', "'court-1' has no way back to MI5"),
        ('id = "ring-1"\n', 'id = "ring-0"\n', "2 squares are called 'ring-0'"),
        ('kind = "mi5"', 'kind = "blank"', "one square of kind 'mi5'"),
        ('id = "ring-1"\nkind = "action"', 'id = "ring-1"\nkind = "blank"', "20 action squares, not 19"),
        ('place = "ring-3"', 'place = "ring-1"', r"actions\[0\].place: 'ring-1' has more than one action"),
        ('id = "court-2"\nkind = "challenge"\ncircle = "court"', 'id = "court-2"\nkind = "blank"',
         r"circles\[0\] \(court\): must have 6 challenge squares, not 5"),
        ('entry = "court-1"', 'entry = "press-1"', r"circles\[0\].entry \(court\): 'press-1' is not one"),
        ('effect = "to_circle"\ncircle = "publisher"', 'effect = "to_circle"', "'to_circle' needs a circle"),
        ("x = 735\ny = 217", 'x = "east"\ny = 217', r"mine.toml, line \d+: circles\[0\].x: expected int"),
    ],
)  # fmt: skip
def test_a_bad_board_is_refused_with_file_key_and_reason(
    tmp_path: Path, old: str, new: str, complaint: str
) -> None:
    """SK-33"""
    assert old in BOX
    with pytest.raises(BadData, match=complaint):
        load(tmp_path, BOX.replace(old, new, 1))


def test_a_host_plays_on_a_board_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SK-33: the roads that pieces go are those of the file."""
    own = tmp_path / "spycatcher" / "whitehall.toml"
    own.parent.mkdir()
    assert BOX.count('to = ["ring-3", "court-1"]') == 1
    own.write_text(BOX.replace('to = ["ring-3", "court-1"]', 'to = ["court-1", "ring-3"]'), "utf-8")
    monkeypatch.setattr(overrides, "_folder", tmp_path)
    load_board.cache_clear()
    try:
        state = GAME.new(2, "seed")
        square = next(number for number, place in enumerate(load_board().places) if place.id == "ring-2")
        state.at, state.phase, state.die = [square, 0], "go", 1  # type: ignore[attr-defined]
        state.turn = 0  # type: ignore[attr-defined]
        ways = [load_board().places[go.route[-1]].id for go in state.legal(0)]  # type: ignore[attr-defined]
        assert ways == ["court-1", "ring-3"]
    finally:
        load_board.cache_clear()
