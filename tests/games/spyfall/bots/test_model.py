"""Places without a profile, described by the words of their names."""

from spyhouse.games.spyfall.bots.model import model_of
from spyhouse.games.spyfall.bots.phrase_bank import HIGH, LOW, load_bank
from spyhouse.games.spyfall.packs import Pack, Place, Role


def a_pack(*names: str) -> Pack:
    return Pack("Ours", tuple(Place(name, tuple(Role(f"Guest {n}") for n in range(7))) for name in names))


PACK = a_pack("Cruise Ship", "Frozen Lake", "Xyzzy", "Plugh", "Zoo")
WATER, COLD = load_bank().number["water"], load_bank().number["cold"]


def test_namesake_place_lends_its_features() -> None:
    """A Cruise Ship inherits the water of a Pirate Ship."""
    model = model_of(PACK)
    assert model.at[0][WATER][HIGH] > model.at[2][WATER][HIGH]


def test_place_name_words_shift_its_features() -> None:
    model = model_of(PACK)
    assert model.at[1][WATER][HIGH] > model.at[1][WATER][LOW]


def test_unknown_place_gets_average_features() -> None:
    model = model_of(PACK)
    assert model.at[2] == model.at[3]


def test_a_place_of_the_box_is_known_in_any_pack() -> None:
    box = load_bank().places["zoo"]
    animals = load_bank().number["animals"]
    assert box.levels[animals] == 4
    assert model_of(PACK).at[4][animals][HIGH] > 0.7
