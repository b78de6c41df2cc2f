"""Items and look-alikes in the picture."""

import msgspec


class Item(msgspec.Struct, frozen=True, gc=False):
    """An item or a look-alike: a square around x, y."""

    kind: int
    x: float
    y: float
    size: float
    tilt: float
    """Degrees clockwise."""
    look: int
    """0 for a true item, otherwise the number of the kind's look, from 1."""
    place: str
    """Place name: "quay", or "roof/bakery" if it is part of something."""
