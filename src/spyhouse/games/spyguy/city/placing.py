"""Putting items into the town: as often as promised, where they belong, well spread (SG-14, SG-18)."""

from collections import defaultdict
from dataclasses import dataclass

from spyhouse.games.spyguy.city.dice import Dice
from spyhouse.games.spyguy.city.kinds import Kind, SlotClass, kinds
from spyhouse.games.spyguy.city.pen import Slot
from spyhouse.games.spyguy.city.sight import SIDE, Sight
from spyhouse.games.spyguy.city.terrain import HEIGHT, WIDTH

EARLY: dict[SlotClass, int] = {"window": 0, "float": 1, "tree": 1}
"""Where two slots are too close to each other, these are kept rather than others."""
ROOM: dict[SlotClass, float] = {"window": 1.15}
"""What stands in a frame cannot grow as much as other things."""
TOO_MUCH = 1.25
"""A place that is smaller than the least size by more than this is not used."""
FINGER = 49.0
"""A finger's width, 44 pixels, where a phone starts (.92 pixels a unit), and a little more."""
APART = 0.96
"""Of two neighbours' mean size: so that they hardly overlap."""
SEEN = 0.88
"""The least share of an item that must be in sight, by a coarse look."""
SURELY_SEEN = 0.68
"""The same by two more looks between the points of the first, which may have missed a lamp post, a railing or
the edge of a tree."""
MARGIN = 4
MOST_HIDDEN = 20
"""Of the 64 points of a place."""
WATER = 0xFF
"""The lowest points of an item that floats."""
FAR = 1000.0
TRIES = 26
ROUNDS = 12
"""How often the look-alikes are gone through, at most."""
ANYWHERE: tuple[SlotClass, ...] = ("ground", "window", "roof", "quay", "float")
TILT = 6.0
"""Degrees, at most: no more than other things in the city."""
STEADY = ("cat", "owl", "parrot", "dog", "duck", "flamingo", "penguin")
"""These stand upright."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """How large items are, in units of the picture."""

    scale: float
    """Of what a place is made for."""
    least: float
    most: float


@dataclass(slots=True)
class Spot:
    """A slot that can be used: large enough, in sight, and far enough from all others."""

    slot: Slot
    x: float
    y: float
    size: float
    hidden: int
    between: list[int]
    """The same by two more looks, half a point aside; none where nothing is near."""

    def shows(self, kind: Kind) -> float:
        """How much of an item is in sight here, at worst."""
        most = max(((kind.mask & hidden).bit_count() for hidden in self.between), default=0)
        return 1 - most / kind.mask.bit_count()


@dataclass(slots=True)
class Placed:
    spot: Spot
    kind: int
    look: int
    """0: the true one; else which of the kind's looks, from 1."""
    tilt: float


def place(dice: Dice, slots: list[Slot], sight: Sight, sizes: Sizes, lookalikes: int) -> list[Placed]:
    free = _Free(dice, _spots(dice, slots, sight, sizes))
    everyone = kinds()
    placed = [
        free.take(kind, everyone[kind], 0) or free.take_any(kind, everyone[kind])
        for turn in range(max(kind.copies for kind in everyone))
        for kind in _eager(dice, everyone)
        if turn < everyone[kind].copies
    ]
    fakes = [(kind, look) for kind, each in enumerate(everyone) for look in range(1, len(each.looks) + 1)]
    wanted = len(placed) + lookalikes
    for _ in range(ROUNDS):
        for kind, look in dice.shuffled(fakes):
            if len(placed) == wanted:
                return placed
            if (fake := free.take(kind, everyone[kind], look)) is not None:
                placed.append(fake)
    return placed


def _eager(dice: Dice, everyone: tuple[Kind, ...]) -> list[int]:
    """A random order, but those that like few sorts of places choose first."""
    return sorted(dice.shuffled(range(len(everyone))), key=lambda kind: len(everyone[kind].likes))


def _spots(dice: Dice, slots: list[Slot], sight: Sight, sizes: Sizes) -> list[Spot]:
    """The usable ones, in random order: each keeps a finger's width from those before it."""
    cell = int(max(sizes.most * 1.1, FINGER))
    near: defaultdict[tuple[int, int], list[Spot]] = defaultdict(list)
    spots = []
    for slot in sorted(dice.shuffled(slots), key=lambda slot: EARLY.get(slot.kind, 2)):
        wanted = slot.size * min(sizes.scale, ROOM.get(slot.kind, sizes.scale))
        size = min(sizes.most, max(wanted, sizes.least))
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
        hidden = sight.hidden(slot.order, left, top, size, MOST_HIDDEN) | water
        if hidden.bit_count() > MOST_HIDDEN:
            continue
        asides = [aside * size / SIDE for aside in (-0.5, 0.5)] if hidden else []
        between = [sight.hidden(slot.order, left + a, top + a, size, SIDE * SIDE) | water for a in asides]
        spot = Spot(slot, round(x, 1), round(y, 1), round(size, 1), hidden, between)
        near[column, row].append(spot)
        spots.append(spot)
    return spots


def _close(x: float, y: float, size: float, other: Spot) -> bool:
    dx, dy, apart = abs(x - other.x), abs(y - other.y), APART * (size + other.size) / 2
    return (dx < apart and dy < apart) or dx * dx + dy * dy < FINGER * FINGER


class _Free:
    """The spots nobody has taken, by the sort of place they are."""

    def __init__(self, dice: Dice, spots: list[Spot]) -> None:
        self._dice = dice
        self._spots: dict[SlotClass, list[Spot]] = defaultdict(list)
        for spot in spots:
            self._spots[spot.slot.kind].append(spot)
        self._family: defaultdict[tuple[int, int], list[Spot]] = defaultdict(list)

    def take(self, number: int, kind: Kind, look: int) -> Placed | None:
        """The best of some free spots: liked, and far from others of the same sort."""
        family = self._family[number, look]
        spots = self._best(kind, kind.likes, family) or self._best(kind, ANYWHERE, family)
        return self._put(spots, number, kind, look) if spots else None

    def take_any(self, number: int, kind: Kind) -> Placed:
        """For a copy that was promised: whatever spot shows most of it."""
        options = [(spots, i) for spots in self._spots.values() for i in range(len(spots))]
        spots, i = max(options, key=lambda each: each[0][each[1]].shows(kind))
        spots[i], spots[-1] = spots[-1], spots[i]
        return self._put(spots, number, kind, 0)

    def _put(self, spots: list[Spot], number: int, kind: Kind, look: int) -> Placed:
        spot = spots.pop()
        self._family[number, look].append(spot)
        upright = kind.icon in STEADY and spot.slot.kind in ("roof", "float")
        tilt = 0.0 if upright else round(self._dice.between(-TILT, TILT), 1)
        return Placed(spot, number, look, tilt)

    def _best(self, kind: Kind, likes: tuple[SlotClass, ...], family: list[Spot]) -> list[Spot] | None:
        """The list whose last spot is the best one."""
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
