"""The picture behind the key: drawn when the game is made ready, and handed to browsers."""

import msgspec
import pytest

from spyhouse.games.spyguy import GAME, picture
from spyhouse.games.spyguy.city.scene import Item, Scene
from spyhouse.kernel import BadOptions
from tests.games.spyguy.builders import AChase


def test_browsers_get_the_drawing_that_taps_are_measured_by() -> None:
    # SG-18, SG-19
    a = AChase().begun()
    assert GAME.scene is not None
    scene = msgspec.json.decode(GAME.scene(a.state.city), type=Scene)
    drawn = {
        (op.x, op.y, op.size)
        for op in scene.ops
        if isinstance(op, Item) and op.kind == a.card.kind and not op.look
    }
    assert drawn == {(spot.x, spot.y, spot.size) for spot in a.copies()}


def test_a_key_that_names_no_city_is_refused() -> None:
    assert GAME.scene is not None
    with pytest.raises(BadOptions, match="no such city"):
        GAME.scene("atlantis")


def test_a_game_that_was_made_ready_draws_nothing_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    assert GAME.warm is not None
    a = AChase().begun()
    GAME.warm(a.state)

    def never(*arguments: object, **more: object) -> None:
        raise AssertionError("drawn again")

    monkeypatch.setattr(picture, "draw", never)
    assert a.finds(2)
    a.time_up()


def test_a_new_game_needs_no_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picture, "draw", None)
    assert AChase(city="never-drawn").begun().state.view(0).card
