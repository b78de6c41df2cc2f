"""Test whether a script can recognise Spy Guy's items by their encoding: `spyhouse bench spyguy_structure`.

Draws cities, reads each as a browser gets it, and describes every shape by its structure alone: number
of uses, number and types of calls, position in the lists and in painter's order, scales and rotations
of its uses, and what is drawn before and after them. Looks are left out: paths, sizes, places and
colours (SG-19). Boosted trees are trained on some cities and tested on others. Prints the AUC of item
against decoration, by shape, and of true against look-alike, by use, for items that have a look-alike:
0.5 is chance, 1 is certainty. The first is also printed without the neighbours in painter's order, and
without the number of calls, which the drawing itself shows.
"""

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from spyhouse.citydraw import SITES, City, Item, draw

Floats = NDArray[np.float64]
MOODS = ("day", "dusk", "rain", "snow", "haze", "winter")
AROUND = ("p", "s", "u", "f", "g", "t", "b", "")
TREES, DEPTH, RATE, BINS, LEAST = 150, 3, 0.1, 32, 20


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--train", type=int, default=20, help="cities to learn from (default: 20)")
    parser.add_argument("--test", type=int, default=10, help="other cities (default: 10)")
    parser.add_argument("--lookalikes", default="some", choices=("few", "some", "many"))
    parser.add_argument("--seed", default="structure")
    args = parser.parse_args(arguments)
    for name, auc, top in measured(args.train, args.test, args.lookalikes, args.seed):
        print(f"{name}: AUC {auc:.3f}; most telling: {', '.join(top)}")
    return 0


def measured(train: int, test: int, lookalikes: str, seed: str) -> list[tuple[str, float, list[str]]]:
    """Return the AUC on the test cities and the most telling features, for items and for true copies."""
    sites = [SITES[number % len(SITES)] for number in range(train + test)]
    cities = [
        draw(f"{seed}-{number}", site, MOODS[number % len(MOODS)], lookalikes)  # type: ignore[arg-type]
        for number, site in enumerate(sites)
    ]
    told = [described(city) for city in cities]
    results = []
    for name, which, without in (
        ("item against decoration", 0, ()),
        ("  without neighbours", 0, ("before", "after")),
        ("  without neighbours, order and calls", 0, ("before", "after", "order", "calls")),
        ("true against look-alike", 1, ()),
    ):
        rows = [one[which] for one in told]
        known = {key for city in rows for row, _ in city for key in row}
        names = sorted(key for key in known if not key.startswith(without))
        x, y = _table(rows[:train], names)
        forest = Forest(x, y)
        unseen_x, unseen_y = _table(rows[train:], names)
        order = np.argsort(-forest.gains)[:5]
        auc = area(forest.scores(unseen_x), unseen_y)
        results.append((name, auc, [names[i] for i in order if forest.gains[i] > 0]))
    counts = [commonest(city) for city in cities]
    share = sum(true for true, _ in counts) / max(1, sum(mixed for _, mixed in counts))
    return [*results, ("the true one is the commonest (share, not AUC)", share, [])]


Described = list[tuple[dict[str, float], bool]]


def described(city: City) -> tuple[Described, Described]:
    """Describe each shape with whether it is an item's, and each use of an item with whether it is true.

    Only items that have a look-alike in this city are described by use.
    """
    scene: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(city.scene))
    ops = scene["ops"]
    uses: defaultdict[int, list[int]] = defaultdict(list)
    true: dict[int, bool] = {}
    for number, (meant, op) in enumerate(zip(city.drawn.meant, ops, strict=True)):
        if op[0] == "u":
            uses[op[1]].append(number)
            if isinstance(meant, Item):
                true[number] = not meant.look
    shapes = {shape: {**_shape(scene, shape), **_uses(ops, at)} for shape, at in uses.items()}
    items = [(shapes[shape], at[0] in true) for shape, at in uses.items()]
    copies = []
    fooling = {thing.kind for thing in city.things if thing.look}
    for number, is_true in true.items():
        thing, shape = city.drawn.meant[number], ops[number][1]
        if not isinstance(thing, Item) or thing.kind not in fooling:
            continue
        own = {f"own {name}": value for name, value in _uses(ops, [number]).items()}
        larger = sum(ops[other][4] > ops[number][4] for other in uses[shape]) / len(uses[shape])
        copies.append(({**shapes[shape], **own, "rank by scale": larger}, is_true))
    return items, copies


def commonest(city: City) -> tuple[int, int]:
    """Return the number of items whose true look is the most frequent, and of all with a look-alike."""
    looks: defaultdict[int, Counter[int]] = defaultdict(Counter)
    for thing in city.things:
        looks[thing.kind][thing.look] += 1
    mixed = [counts for counts in looks.values() if len(counts) > 1]
    return sum(counts[0] > max(counts[look] for look in counts if look) for counts in mixed), len(mixed)


def _shape(scene: dict[str, Any], shape: int) -> dict[str, float]:
    drawn = scene["shapes"][shape]
    calls = drawn.get("ops") or [["p", -1, path] for path in drawn.get("paths", ())]
    kinds = Counter(op[0] for op in calls)
    return {
        "calls": float(len(calls)),
        **{f"calls {kind}": kinds[kind] / max(1, len(calls)) for kind in "psg"},
        "fixed paints": float(sum(op[1] >= 0 for op in calls)),
        "number": shape / len(scene["shapes"]),
    }


def _uses(ops: Sequence[Any], at: Sequence[int]) -> dict[str, float]:
    calls = [_use(ops[number]) for number in at]
    across, down, tilt = np.array(calls).T
    order = np.array(at) / len(ops)
    size = np.abs(down)
    before = Counter(ops[number - 1][0] if number else "" for number in at)
    after = Counter(ops[number + 1][0] if number + 1 < len(ops) else "" for number in at)
    return {
        "uses": float(len(at)),
        "scale": float(size.mean()),
        "scale spread": float(size.std() / size.mean()),
        "scales": len({*size.round(4)}) / len(at),
        "uneven": float((np.abs(np.abs(across) - size) > 1e-9).mean()),
        "mirrored": float((across < 0).mean()),
        "tilt": float(np.abs(tilt).mean()),
        "most tilt": float(np.abs(tilt).max()),
        "upright": float((tilt == 0).mean()),
        "tilt spread": float(tilt.std()),
        "tilts": len({*tilt}) / len(at),
        "order": float(order.mean()),
        "order spread": float(order.std()),
        **{f"before {kind}": before[kind] / len(at) for kind in AROUND},
        **{f"after {kind}": after[kind] / len(at) for kind in AROUND},
    }


def _use(op: Sequence[Any]) -> tuple[float, float, float]:
    """Return horizontal scale, vertical scale and rotation.

    Until version 10 a use had two scales and a tilt.
    """
    if isinstance(op[-1], list):
        return op[4], op[4], 0.0
    across, down, tilt = op[5:]
    return across, down, tilt


def _table(cities: Sequence[Described], names: Sequence[str]) -> tuple[Floats, Floats]:
    rows = [[row.get(name, 0.0) for name in names] for city in cities for row, _ in city]
    return np.array(rows), np.array([float(is_it) for city in cities for _, is_it in city])


def area(scores: Floats, labels: Floats) -> float:
    """Return the AUC: how often a positive has a higher score than a negative; a tie counts half."""
    yes, no = scores[labels == 1], np.sort(scores[labels == 0])
    below, upto = np.searchsorted(no, yes, "left"), np.searchsorted(no, yes, "right")
    return float((below + upto).sum() / 2 / (len(yes) * len(no)))


class Forest:
    """Gradient boosting: small trees on the logistic loss, split by histograms."""

    def __init__(self, x: Floats, y: Floats) -> None:
        self.gains = np.zeros(x.shape[1])
        self._edges = [np.unique(np.quantile(column, np.linspace(0, 1, BINS + 1)[1:-1])) for column in x.T]
        binned = self._binned(x)
        self._start = float(np.log(y.mean() / (1 - y.mean())))
        self._trees: list[Any] = []
        scores = np.full(len(y), self._start)
        for _ in range(TREES):
            chance = 1 / (1 + np.exp(-scores))
            tree = self._grown(binned, y - chance, chance * (1 - chance), np.arange(len(y)), DEPTH)
            self._trees.append(tree)
            scores += RATE * _leaves(tree, binned)

    def scores(self, x: Floats) -> Floats:
        """Return the scores of samples."""
        binned = self._binned(x)
        scores = np.full(binned.shape[1], self._start)
        for tree in self._trees:
            scores += RATE * _leaves(tree, binned)
        return scores

    def _binned(self, x: Floats) -> NDArray[np.intp]:
        return np.stack(
            [np.searchsorted(edges, column, "left") for edges, column in zip(self._edges, x.T, strict=True)]
        )

    def _grown(
        self, binned: NDArray[np.intp], slope: Floats, curve: Floats, at: NDArray[np.intp], depth: int
    ) -> Any:
        g, h = slope[at], curve[at]
        total_g, total_h = g.sum(), h.sum()
        best, split = 1e-6, None
        if depth and len(at) >= 2 * LEAST:
            for feature, column in enumerate(binned):
                bins = column[at]
                count = np.bincount(bins, minlength=BINS + 1).cumsum()
                left_g = np.bincount(bins, g, BINS + 1).cumsum()
                left_h = np.bincount(bins, h, BINS + 1).cumsum()
                fine = (count >= LEAST) & (len(at) - count >= LEAST)
                gain = left_g**2 / (left_h + 1) + (total_g - left_g) ** 2 / (total_h - left_h + 1)
                gain = np.where(fine, gain - total_g**2 / (total_h + 1), 0)
                top = int(gain.argmax())
                if gain[top] > best:
                    best, split = float(gain[top]), (feature, top)
        if split is None:
            return float(total_g / (total_h + 1))
        feature, top = split
        self.gains[feature] += best
        low = binned[feature][at] <= top
        parts = (self._grown(binned, slope, curve, part, depth - 1) for part in (at[low], at[~low]))
        return (feature, top, *parts)


def _leaves(tree: Any, binned: NDArray[np.intp]) -> Floats:
    if isinstance(tree, float):
        return np.full(binned.shape[1], tree)
    feature, top, low, high = tree
    return np.where(binned[feature] <= top, _leaves(low, binned), _leaves(high, binned))


if __name__ == "__main__":
    sys.exit(main())
