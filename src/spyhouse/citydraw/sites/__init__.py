"""Sites: kinds of terrain, what is built on each, and the names of its districts."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from spyhouse.citydraw.sites.canals import draw_canals
from spyhouse.citydraw.sites.fair import draw_fair
from spyhouse.citydraw.sites.harbour import draw_harbour
from spyhouse.citydraw.sites.hill import draw_hill
from spyhouse.citydraw.sites.island import draw_island
from spyhouse.citydraw.town import Town

Site: TypeAlias = Literal["harbour", "canals", "island", "hill", "fair"]
SITES: tuple[Site, ...] = get_args(Site)


@dataclass(frozen=True, slots=True)
class Band:
    """A horizontal strip of the picture, below the previous one, that is cut into districts."""

    bottom: int
    scenery: str
    names: tuple[str, ...] = ()
    """Names of districts without a landmark; a street's name if empty."""
    parts: int = 3


@dataclass(frozen=True, slots=True)
class SiteKind:
    """A kind of site: how it is drawn, and its bands."""

    draw: Callable[[Town], None]
    bands: tuple[Band, ...]


_SKY = ("east-sky", "west-sky")
KINDS: dict[Site, SiteKind] = {
    "harbour": SiteKind(
        draw_harbour,
        (
            Band(390, "hills", _SKY, 2),
            Band(808, "hilltop"),
            Band(1228, "middle-town"),
            Band(1610, "lower-town"),
            Band(1980, "front"),
            Band(2400, "waterfront", ("outer-harbour", "old-harbour", "fishers-basin")),
        ),
    ),
    "canals": SiteKind(
        draw_canals,
        (
            Band(400, "flat-land", _SKY, 2),
            Band(760, "outer-ring"),
            Band(1120, "gables-and-water"),
            Band(1500, "bridges-and-boats"),
            Band(1900, "inner-ring"),
            Band(2400, "island-market", ("east-basin", "the-island", "west-basin")),
        ),
    ),
    "island": SiteKind(
        draw_island,
        (
            Band(600, "open-sky", _SKY, 2),
            Band(950, "abbey-rock", ("east-reach", "abbey-rock", "west-reach")),
            Band(1300, "rock-terraces"),
            Band(1640, "shore-terraces"),
            Band(2000, "beach"),
            Band(2400, "open-sea", ("east-roads", "middle-roads", "west-roads")),
        ),
    ),
    "hill": SiteKind(
        draw_hill,
        (
            Band(400, "mountains", _SKY, 2),
            Band(800, "upper-slopes"),
            Band(1200, "both-slopes"),
            Band(1600, "steep-streets"),
            Band(2000, "river-streets"),
            Band(2400, "wide-river"),
        ),
    ),
    "fair": SiteKind(
        draw_fair,
        (
            Band(380, "hills", _SKY, 2),
            Band(780, "behind-square"),
            Band(1200, "far-side", ("lantern-gate", "stall-row", "drum-corner")),
            Band(1620, "middle", ("wheel-side", "fir-side", "ice-side")),
            Band(2050, "near-side", ("sugar-gate", "whistle-row", "ribbon-corner")),
            Band(2400, "front-street"),
        ),
    ),
}
