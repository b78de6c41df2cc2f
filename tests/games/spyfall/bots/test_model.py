"""Places without a profile, described by the words of their names."""

from spyhouse.games.spyfall.bots.model import model_of
from spyhouse.games.spyfall.bots.phrase_bank import HIGH, LOW, load_bank
from spyhouse.games.spyfall.packs import Pack, Place, Role


def a_pack(*names: str) -> Pack:
    return Pack("Ours", tuple(Place(name, tuple(Role(f"Guest {n}") for n in range(7))) for name in names))


PACK = a_pack("Cruise Ship", "Frozen Lake", "Xyzzy", "Plugh", "Zoo")
WATER, COLD = load_bank().number["water"], load_bank().number["cold"]


def test_a_namesake_lends_its_features() -> None:
    """A Cruise Ship inherits the water of a Pirate Ship."""
    model = model_of(PACK)
    assert model.at[0][WATER][HIGH] > model.at[2][WATER][HIGH]


def test_a_word_in_the_name_says_what_it_says() -> None:
    model = model_of(PACK)
    assert model.at[1][WATER][HIGH] > model.at[1][WATER][LOW]


def test_a_name_that_says_nothing_is_a_place_like_any_other() -> None:
    model = model_of(PACK)
    assert model.at[2] == model.at[3]


def test_a_place_of_the_box_is_known_in_any_pack() -> None:
    box = load_bank().places["zoo"]
    animals = load_bank().number["animals"]
    assert box.levels[animals] == 4
    assert model_of(PACK).at[4][animals][HIGH] > 0.7
