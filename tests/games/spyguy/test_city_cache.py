"""The cache of cities: drawn on preparation, and sent to browsers."""

import gc
import weakref

import msgspec
import pytest

from bench.scene_checks import Drawing
from spyhouse.citydraw import SITES, Site, draw
from spyhouse.citydraw.scene import Scene
from spyhouse.games.spyguy import GAME, city_cache
from spyhouse.kernel import BadOptions
from tests.games.spyguy.builders import AChase


def test_browsers_get_the_drawing_that_taps_are_measured_by() -> None:
    # SG-18, SG-19
    a = AChase().begun()
    assert GAME.pictures
    text = GAME.pictures.scene(a.state.city)
    msgspec.json.decode(text, type=Scene)
    things = Drawing(text, city_cache.cached_city(a.state.city).drawn.meant).things
    drawn = {(t.x, t.y, t.size) for t in things if t.kind == a.card.kind and not t.look and t.is_drawn}
    assert drawn == {(spot.x, spot.y, spot.size) for spot in a.copies()}


def test_a_key_that_names_no_city_is_refused() -> None:
    assert GAME.pictures
    with pytest.raises(BadOptions, match="no such city"):
        GAME.pictures.scene("atlantis")


def test_a_game_that_was_made_ready_draws_nothing_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    assert GAME.pictures
    a = AChase().begun()
    GAME.pictures.warm(a.state)

    def never(*arguments: object, **more: object) -> None:
        raise AssertionError("drawn again")

    monkeypatch.setattr(city_cache, "draw", never)
    assert a.finds(2)
    a.time_up()


def test_a_new_game_needs_no_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(city_cache, "draw", None)
    assert AChase(city="never-drawn").begun().state.view(0).card


@pytest.mark.parametrize("site", SITES)
def test_unused_city_is_freed_without_gc(site: Site) -> None:
    gc.disable()
    try:
        city = draw("gone", site, "day")
        pen = weakref.ref(city._pen)
        del city
        assert pen() is None
    finally:
        gc.enable()
