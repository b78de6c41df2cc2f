"""The kinds of cities: what the land is like, what is built on it, and what its parts are called."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from spyhouse.games.spyguy.city.sites.canals import draw_canals
from spyhouse.games.spyguy.city.sites.fair import draw_fair
from spyhouse.games.spyguy.city.sites.harbour import draw_harbour
from spyhouse.games.spyguy.city.sites.hill import draw_hill
from spyhouse.games.spyguy.city.sites.island import draw_island
from spyhouse.games.spyguy.city.town import Town

Site: TypeAlias = Literal["harbour", "canals", "island", "hill", "fair"]
SITES: tuple[Site, ...] = get_args(Site)


@dataclass(frozen=True, slots=True)
class Band:
    """A strip of the picture, from where the one above ends, that is cut into districts."""

    bottom: int
    scenery: str
    names: tuple[str, ...] = ()
    """For those districts that no landmark gives its name; without any, a street's."""
    parts: int = 3


@dataclass(frozen=True, slots=True)
class Kind:
    draw: Callable[[Town], None]
    bands: tuple[Band, ...]


_SKY = ("East Sky", "West Sky")
KINDS: dict[Site, Kind] = {
    "harbour": Kind(
        draw_harbour,
        (
            Band(390, "hills under the open sky", _SKY, 2),
            Band(808, "houses up on the hill"),
            Band(1228, "houses in the middle of the town"),
            Band(1610, "houses in the lower town"),
            Band(1980, "houses along the front"),
            Band(2400, "the quay, boats and open water", ("Outer Harbour", "Old Harbour", "Fishers' Basin")),
        ),
    ),
    "canals": Kind(
        draw_canals,
        (
            Band(400, "flat land under the open sky", _SKY, 2),
            Band(760, "gabled houses on the outer ring, and meadows"),
            Band(1120, "gabled houses and the water before them"),
            Band(1500, "gabled houses, bridges and boats"),
            Band(1900, "tall houses on the inner ring"),
            Band(2400, "boats, and the market on the island", ("East Basin", "The Island", "West Basin")),
        ),
    ),
    "island": Kind(
        draw_island,
        (
            Band(600, "the open sky", _SKY, 2),
            Band(950, "the abbey rock and the sea around", ("East Reach", "Abbey Rock", "West Reach")),
            Band(1300, "terraces on the rock, and boats around it"),
            Band(1640, "wide terraces above the shore"),
            Band(2000, "the promenade and the beach"),
            Band(2400, "boats on the open sea", ("East Roads", "Middle Roads", "West Roads")),
        ),
    ),
    "hill": Kind(
        draw_hill,
        (
            Band(400, "mountains under the open sky", _SKY, 2),
            Band(800, "the upper slopes and the head of the valley"),
            Band(1200, "houses on both slopes and the river between"),
            Band(1600, "steep streets and a bridge"),
            Band(2000, "streets down to the river"),
            Band(2400, "the lower town and the wide river"),
        ),
    ),
    "fair": Kind(
        draw_fair,
        (
            Band(380, "hills under the open sky", _SKY, 2),
            Band(780, "houses behind the square"),
            Band(1200, "the far side of the square", ("Lantern Gate", "Stall Row", "Drum Corner")),
            Band(1620, "the middle of the square", ("Wheel Side", "Fir Side", "Ice Side")),
            Band(2050, "the near side of the square", ("Sugar Gate", "Whistle Row", "Ribbon Corner")),
            Band(2400, "the front street, and roofs before it"),
        ),
    ),
}
