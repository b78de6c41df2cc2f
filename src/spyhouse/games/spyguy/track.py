"""The track from the first space to the port, and the shortcut.

Both are told by how far it is still to the port, so that being ahead means the same everywhere.
"""

from spyhouse.games.spyguy.box import Track, box
from spyhouse.games.spyguy.events import Space

FIRST = Space(0)


def way_left(space: Space) -> int:
    """Spaces from here to the port, along the track or out of the shortcut."""
    track = box().track
    if space.shortcut:
        return track.shortcut - space.number + 1 + track.port - _way_out(track)
    return track.port - space.number


def has_passed(spy_guy: Space, moritz: int) -> bool:
    """SG-12: on the track he is level with Doctor Moritz or ahead; in the shortcut his way is not longer."""
    return way_left(spy_guy) <= way_left(Space(moritz))


def walk(start: Space, steps: int, moritz: int, through: bool) -> tuple[Space, ...]:
    """Every space from `start` on, one a copy, until he has caught Doctor Moritz (SG-8, SG-22)."""
    path = [start]
    while len(path) <= steps and not has_passed(path[-1], moritz):
        path.append(_next(path[-1], through))
    return tuple(path)


def moritz_walks(start: int, footprints: int) -> tuple[Space, ...]:
    """SG-9: along the track, never through the shortcut, and no farther than the port (SG-22)."""
    end = min(start + footprints, box().track.port)
    return tuple(Space(number) for number in range(start, end + 1))


def at_port(moritz: int) -> bool:
    return moritz >= box().track.port


def on_arrow(space: Space) -> bool:
    return space == Space(box().track.arrow)


def shortcut_is_never_worse() -> bool:
    """SG-11: then there is nothing to decide. It is so where it has no more spaces than what it replaces:
    after as many steps his way to the port is shorter, wherever he stops."""
    return box().track.shortcut <= box().track.replaces


def _next(space: Space, through: bool) -> Space:
    """SG-10: into the shortcut only from the arrow, and only where he began his turn there."""
    track = box().track
    if space.shortcut:
        inside = space.number < track.shortcut
        return Space(space.number + 1, shortcut=True) if inside else Space(_way_out(track))
    if through and on_arrow(space):
        return Space(1, shortcut=True)
    return Space(space.number + 1)


def _way_out(track: Track) -> int:
    return track.arrow + track.replaces + 1
