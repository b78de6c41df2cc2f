"""What stands in the picture to be found, or only to fool."""

import msgspec


class Thing(msgspec.Struct, frozen=True, gc=False):
    """An item or a look-alike: a square around x, y."""

    kind: int
    x: float
    y: float
    size: float
    tilt: float
    """In degrees, clockwise."""
    look: int
    """0: the true one; else which of the kind's looks, from 1."""
    place: str
    """Where it is: "quay", or "roof/bakery" where it is a part of something."""
