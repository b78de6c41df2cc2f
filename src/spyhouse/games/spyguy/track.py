"""The track from the first space to the port, and the shortcut.

Positions are compared by their distance to the port, so "ahead" means the same on both.
"""

from spyhouse.games.spyguy.box import Track, box
from spyhouse.games.spyguy.events import Space

FIRST = Space(0)


def way_left(space: Space) -> int:
    """Return the number of spaces to the port, along the track or out of the shortcut."""
    track = box().track
    if space.shortcut:
        return track.shortcut - space.number + 1 + track.port - _way_out(track)
    return track.port - space.number


def has_passed(spy_guy: Space, moritz: int) -> bool:
    """SG-12: return whether Spy Guy is not farther from the port than Doctor Moritz."""
    return way_left(spy_guy) <= way_left(Space(moritz))


def walk(start: Space, steps: int, moritz: int, through: bool) -> tuple[Space, ...]:
    """Return every space from `start` on, one per copy, until he catches Doctor Moritz (SG-8, SG-22)."""
    path = [start]
    while len(path) <= steps and not has_passed(path[-1], moritz):
        path.append(_next(path[-1], through))
    return tuple(path)


def moritz_walks(start: int, footprints: int) -> tuple[Space, ...]:
    """SG-9: return Doctor Moritz's way: never through the shortcut, and no farther than the port (SG-22)."""
    end = min(start + footprints, box().track.port)
    return tuple(Space(number) for number in range(start, end + 1))


def at_port(moritz: int) -> bool:
    """Return whether Doctor Moritz is at the port."""
    return moritz >= box().track.port


def on_arrow(space: Space) -> bool:
    """Return whether a space is the arrow before the shortcut."""
    return space == Space(box().track.arrow)


def shortcut_is_never_worse() -> bool:
    """SG-11: return whether the shortcut is never worse, so there is nothing to decide.

    This holds if it has no more spaces than the part it replaces.
    """
    return box().track.shortcut <= box().track.replaces


def _next(space: Space, through: bool) -> Space:
    """SG-10: return the next space.

    The shortcut can be entered only from the arrow, at the start of a turn.
    """
    track = box().track
    if space.shortcut:
        inside = space.number < track.shortcut
        return Space(space.number + 1, shortcut=True) if inside else Space(_way_out(track))
    if through and on_arrow(space):
        return Space(1, shortcut=True)
    return Space(space.number + 1)


def _way_out(track: Track) -> int:
    return track.arrow + track.replaces + 1
