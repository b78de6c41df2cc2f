"""Visibility of items behind other things (SG-18)."""

from spyhouse.citydraw.canvas import Cover
from spyhouse.citydraw.curves import band
from spyhouse.citydraw.polygons import Solid, bounds, outline
from spyhouse.citydraw.sprite_sheet import disc_path
from spyhouse.citydraw.visibility import VisibilityIndex


def before(path: str) -> VisibilityIndex:
    polygons = outline(path)
    return VisibilityIndex([Cover(1, bounds(polygons), Solid(polygons))])


def test_large_square_hides_items_inside_its_rim() -> None:
    sight = before(disc_path(1800, 1400, 1490, 670))
    for x in range(1000, 2600, 50):
        rim = 1400 - 670 * (1 - ((x - 1800) / 1490) ** 2) ** 0.5
        assert sight.front(x, rim + 2) == 1
        assert sight.front(x, rim - 2) == -1


def test_long_street_hides_only_items_between_its_kerbs() -> None:
    sight = before(band(lambda x: 300 + x / 10, 0, 40, 0, 2000))
    for x in range(3, 2000, 7):
        kerb = 300 + x / 10
        assert [sight.front(x, kerb + down) for down in (-1, 1, 39, 41)] == [-1, 1, 1, -1]
        assert sight.hidden(0, x, kerb + 5, 16, 64) == 2**64 - 1 or x > 1980
        assert sight.hidden(0, x, kerb + 45, 16, 64) == 0
