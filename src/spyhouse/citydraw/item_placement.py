"""Placement of items: the promised number of copies, in suitable slots, well spread (SG-14, SG-18)."""

from collections import defaultdict
from dataclasses import dataclass, replace

from spyhouse.citydraw.canvas import TILTS, Slot
from spyhouse.citydraw.item_kinds import Kind, SlotClass, kinds
from spyhouse.citydraw.seeded_random import SeededRandom
from spyhouse.citydraw.terrain import HEIGHT, WIDTH
from spyhouse.citydraw.visibility import SIDE, VisibilityIndex

EARLY: dict[SlotClass, int] = {"window": 0, "float": 1, "tree": 1}
"""Priority of slot classes when two slots are too close: lower is kept."""
ROOM: dict[SlotClass, float] = {"window": 1.15}
"""Growth limit of items in a frame."""
TOO_MUCH = 1.25
"""Factor below the minimum size from which a slot is not used."""
FINGER = 49.0
"""Minimum distance in units: a finger of 44 pixels on a phone at .92 pixels per unit, and a margin."""
APART = 0.96
"""Minimum distance as a share of two neighbours' mean size, so they hardly overlap."""
SEEN = 0.88
"""Minimum visible share of an item, by a coarse sample."""
SURELY_SEEN = 0.68
"""The same for two offset samples, which may reveal a lamp post, a railing or the edge of a tree."""
STEP = 1.08
"""Ratio of consecutive sizes."""
MARGIN = 4
MAX_HIDDEN = 20
"""Maximum number of hidden points of a slot, of 64."""
WATER = 0xFF
"""Lowest points of a floating item, which are under water."""
FAR = 450.0
TRIES = 26
ANYWHERE: tuple[SlotClass, ...] = ("ground", "window", "roof", "quay", "float")
LEANS = 3
"""Maximum number of tilt steps to either side, as for other things in the city."""
STEADY = ("cat", "owl", "parrot", "dog", "duck", "flamingo", "penguin")
"""Kinds that stand upright."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """Sizes of items, in units of the picture."""

    scale: float
    """Factor on the size that a slot is made for."""
    least: float
    most: float


@dataclass(slots=True)
class Spot:
    """A usable slot: large enough, visible, and far enough from all others."""

    slot: Slot
    x: float
    y: float
    size: float
    hidden: int
    between: list[int]
    """Hidden points of two more samples, offset by half a point; empty if nothing is near."""

    def shows(self, kind: Kind) -> float:
        """Return the visible share of an item here, in the worst sample."""
        most = max(((kind.mask & hidden).bit_count() for hidden in self.between), default=0)
        return 1 - most / kind.mask.bit_count()


@dataclass(slots=True)
class Placed:
    """An item placed in a slot."""

    spot: Spot
    kind: int
    look: int
    """0 for a true item, otherwise the number of the kind's look, from 1."""
    tilt: float


def place(
    dice: SeededRandom, slots: list[Slot], sight: VisibilityIndex, sizes: Sizes, lookalikes: int
) -> list[Placed]:
    """Place all items and look-alikes."""
    free = _FreeSpots(dice, _spots(dice, slots, sight, sizes))
    everyone = kinds()
    placed = [
        free.take(kind, everyone[kind], 0) or free.take_any(kind, everyone[kind])
        for turn in range(max(kind.copies for kind in everyone))
        for kind in _pickiest_first(dice, everyone)
        if turn < everyone[kind].copies
    ]
    fakes = [
        fake
        for kind, look in _fakes(dice, everyone, lookalikes)
        if (fake := free.take(kind, everyone[kind], look)) is not None
    ]
    return _mixed(dice, placed + fakes)


def _fakes(dice: SeededRandom, everyone: tuple[Kind, ...], lookalikes: int) -> list[tuple[int, int]]:
    """Return kinds and looks of the look-alikes.

    Each look is as frequent as a true item may be; otherwise the most frequent look would be the true one.
    """
    looks = [(kind, look) for kind, each in enumerate(everyone) for look in range(1, len(each.looks) + 1)]
    counts = [kind.copies for kind in everyone]
    fakes: list[tuple[int, int]] = []
    for fake in dice.shuffled(looks):
        fakes += [fake] * min(dice.pick(counts), lookalikes - len(fakes))
    return dice.shuffled(fakes)


def _mixed(dice: SeededRandom, placed: list[Placed]) -> list[Placed]:
    """Shuffle the looks of each kind among its places, because true items chose first."""
    family: defaultdict[int, list[int]] = defaultdict(list)
    for number, each in enumerate(placed):
        family[each.kind].append(number)
    mixed = list(placed)
    for numbers in family.values():
        for number, other in zip(numbers, dice.shuffled(numbers), strict=True):
            mixed[number] = replace(placed[number], look=placed[other].look)
    return mixed


def _pickiest_first(dice: SeededRandom, everyone: tuple[Kind, ...]) -> list[int]:
    """Return a random order in which kinds with few suitable slots come first."""
    return sorted(dice.shuffled(range(len(everyone))), key=lambda kind: len(everyone[kind].likes))


def _spots(dice: SeededRandom, slots: list[Slot], sight: VisibilityIndex, sizes: Sizes) -> list[Spot]:
    """Return usable slots in random order, each a finger's width from those before it."""
    cell = int(max(sizes.most * 1.1, FINGER))
    near: defaultdict[tuple[int, int], list[Spot]] = defaultdict(list)
    spots = []
    for slot in sorted(dice.shuffled(slots), key=lambda slot: EARLY.get(slot.kind, 2)):
        wanted = slot.size * min(sizes.scale, ROOM.get(slot.kind, sizes.scale))
        size = _step(min(sizes.most, max(wanted, sizes.least)), sizes.least)
        if size > wanted * TOO_MUCH:
            continue
        x, y = slot.x, slot.foot - size * 0.47
        half = size / 2 + MARGIN
        if not (half < x < WIDTH - half and half < y < HEIGHT - half):
            continue
        column, row = int(x // cell), int(y // cell)
        around = [
            each for c in (-1, 0, 1) for r in (-1, 0, 1) for each in near.get((column + c, row + r), ())
        ]
        if any(_close(x, y, size, each) for each in around):
            continue
        left, top = x - size / 2, y - size / 2
        water = WATER if slot.kind == "float" else 0
        hidden = sight.hidden(slot.order, left, top, size, MAX_HIDDEN) | water
        if hidden.bit_count() > MAX_HIDDEN:
            continue
        asides = [aside * size / SIDE for aside in (-0.5, 0.5)] if hidden else []
        between = [sight.hidden(slot.order, left + a, top + a, size, SIDE * SIDE) | water for a in asides]
        spot = Spot(slot, round(x, 1), round(y, 1), round(size, 1), hidden, between)
        near[column, row].append(spot)
        spots.append(spot)
    return spots


def _step(size: float, least: float) -> float:
    """Round a size down to a step, so that many things have equal sizes."""
    step = least
    while step * STEP <= size:
        step *= STEP
    return step


def _close(x: float, y: float, size: float, other: Spot) -> bool:
    dx, dy, apart = abs(x - other.x), abs(y - other.y), APART * (size + other.size) / 2
    return (dx < apart and dy < apart) or dx * dx + dy * dy < FINGER * FINGER


class _FreeSpots:
    """Free slots by class."""

    def __init__(self, dice: SeededRandom, spots: list[Spot]) -> None:
        self._dice = dice
        self._spots: dict[SlotClass, list[Spot]] = defaultdict(list)
        for spot in spots:
            self._spots[spot.slot.kind].append(spot)
        self._family: defaultdict[int, list[Spot]] = defaultdict(list)
        """Placed items by kind, whatever the look."""
        self._tilts = [
            0.0 if kind.icon in STEADY else TILTS * dice.below(2 * LEANS + 1) - TILTS * LEANS
            for kind in kinds()
        ]
        """Tilt by kind: all copies lean alike, as lamps and trees of one shape do."""

    def take(self, number: int, kind: Kind, look: int) -> Placed | None:
        """Take the best of some free slots: suitable, and far from others of the kind."""
        family = self._family[number]
        spots = self._best(kind, kind.likes, family) or self._best(kind, ANYWHERE, family)
        return self._put(spots, number, kind, look) if spots else None

    def take_any(self, number: int, kind: Kind) -> Placed:
        """Take the slot that shows most of the item, for a promised copy."""
        options = [(spots, i) for spots in self._spots.values() for i in range(len(spots))]
        spots, i = max(options, key=lambda each: each[0][each[1]].shows(kind))
        spots[i], spots[-1] = spots[-1], spots[i]
        return self._put(spots, number, kind, 0)

    def _put(self, spots: list[Spot], number: int, kind: Kind, look: int) -> Placed:
        spot = spots.pop()
        self._family[number].append(spot)
        return Placed(spot, number, look, self._tilts[number])

    def _best(self, kind: Kind, likes: tuple[SlotClass, ...], family: list[Spot]) -> list[Spot] | None:
        """Return the list whose last slot is the best one."""
        dice, best, found = self._dice, 0.0, None
        weight = kind.mask.bit_count() * SEEN
        for rank, sort in enumerate(likes):
            spots = self._spots[sort]
            if not spots:
                continue
            for _ in range(TRIES // (rank + 1)):
                i = dice.below(len(spots))
                spot = spots[i]
                if (kind.mask & ~spot.hidden).bit_count() < weight or spot.shows(kind) < SURELY_SEEN:
                    continue
                x, y = spot.x, spot.y
                near = min(((x - o.x) ** 2 + 1.7 * (y - o.y) ** 2 for o in family), default=FAR * FAR)
                score = min(near, FAR * FAR) * (1 - 0.14 * rank) * dice.between(0.6, 1)
                if score > best:
                    best, found = score, (spots, i)
        if found is None:
            return None
        spots, i = found
        spots[i], spots[-1] = spots[-1], spots[i]
        return spots
