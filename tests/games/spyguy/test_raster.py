"""The rendered picture: the same city as in the browser."""

import numpy as np
import pytest

from spyhouse.citydraw import kinds
from spyhouse.citydraw.icons import icon
from spyhouse.games.spyguy import GAME
from spyhouse.games.spyguy.city_cache import cached_city, spots_of
from spyhouse.kernel import BadOptions, SpyhouseError
from tests.lab import toy_games

KEY = "2026-11-16.harbour.day.some.normal"


def test_raster_of_a_part_equals_the_whole() -> None:
    whole = GAME.picture(KEY, scale=0.1)
    assert whole.shape == (240, 384, 3)
    assert whole.dtype == np.uint8
    part = GAME.picture(KEY, (960, 1200, 1920, 1800), scale=0.1)
    assert part.shape == (60, 96, 3)
    same = whole[120:180, 96:192].astype(int) - part
    assert np.abs(same).mean() < 2
    assert whole.std() > 20


def test_raster_shows_items_at_their_tap_positions() -> None:
    seen = hidden = 0
    for number, kind in enumerate(kinds()[:6]):
        wanted = np.array([[*bytes.fromhex(fill.colour[1:7])] for fill in icon(kind.icon)])
        for spot in spots_of(KEY, number):
            half = spot.size / 2
            pixels = GAME.picture(KEY, (spot.x - half, spot.y - half, spot.x + half, spot.y + half), scale=1)
            away = np.abs(pixels.reshape(-1, 1, 3).astype(int) - wanted[None]).max(axis=2).min(axis=1)
            if (away < 12).mean() > 0.1:
                seen += 1
            else:
                hidden += 1
    assert seen > 20 * hidden, (seen, hidden)


def test_raster_refuses_a_missing_region() -> None:
    with pytest.raises(BadOptions, match="There.s no such city"):
        GAME.picture("nowhere")
    with pytest.raises(SpyhouseError, match="High Card has no encoding"):
        toy_games.HONEST.picture("x")
    assert cached_city(KEY).scene.width == 3840
