"""Check many generated cities: `python -m bench.spyguy_cities --seeds 1000`.

Draws this many cities of each kind, in all moods and levels in turn, and times them. Then checks the
drawing that a browser would get (see scene_checks.py): every item has the promised number of copies
inside the picture, no two things are closer than a finger's width, at least 55 % of every copy is
visible, there are three gags, and Doctor Moritz and all sprites keep away from items. It also reports
the size of the drawing.
`--svg DIR` also writes the pictures.

`--thumbnails FILE` instead draws twenty cities as thumbnails, of all kinds and moods, into one picture,
and reports whether each daylight one is most similar to another of the same kind.
"""

import argparse
import math
import random
import sys
import time
import zlib
from collections import Counter
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import get_args

import msgspec
import numpy as np

from bench.scene_checks import Drawing
from spyhouse.citydraw import SITES, City, Mood, Site, draw, kinds
from spyhouse.citydraw.animation import CLEAR, GAGS, swept, track
from spyhouse.citydraw.generator import LOOKALIKES, SIZES, ItemSize, LookAlikes
from spyhouse.citydraw.svg import svg
from spyhouse.games.spyguy.box import box
from spyhouse.games.spyguy.raster import render

FINGER = 44
ZOOM = 0.92
"""Pixels of a phone per unit of the picture at the start of a search."""
IN_SIGHT = 0.55
ENOUGH = 0.75
"""Minimum share of look-alikes that must have found a place."""
SECONDS = 1.0
KILOBYTES = 450
LEVELS: tuple[tuple[LookAlikes, ItemSize], ...] = (
    ("some", "normal"),
    ("none", "large"),
    ("many", "small"),
)


@dataclass
class Report:
    """Measurements of one city."""

    seed: str
    seconds: float
    kilobytes: float
    things: int
    closest: float
    least_seen: float
    mean_seen: float
    smallest: float
    largest: float
    faults: list[str]


def look_at(seed: str, site: Site, mood: Mood, lookalikes: LookAlikes, items: ItemSize) -> Report:
    """Draw and check one city."""
    start = time.process_time()
    city = draw(seed, site, mood, lookalikes, items)
    text = msgspec.json.encode(city.scene)
    seconds = time.process_time() - start
    drawing = Drawing(text, city.drawn.meant)
    things = drawing.things
    seen = [thing.seen for thing in things]
    report = Report(
        seed=f"{seed} {site} {mood} {lookalikes} {items}",
        seconds=seconds,
        kilobytes=len(zlib.compress(text, 6)) / 1024,
        things=len(things),
        closest=drawing.closest(),
        least_seen=min(seen),
        mean_seen=sum(seen) / len(seen),
        smallest=min(thing.size for thing in things),
        largest=max(thing.size for thing in things),
        faults=faults(drawing, lookalikes, items),
    )
    report.faults += gag_faults(city) + life_faults(city)
    if report.kilobytes > KILOBYTES:
        report.faults.append(f"{report.kilobytes:.0f} KB")
    return report


def faults(drawing: Drawing, lookalikes: LookAlikes, items: ItemSize) -> list[str]:
    """Return the faults of a drawing, as text."""
    result = []
    promised = Counter({number: kind.copies for number, kind in enumerate(kinds())})
    if drawing.copies() != promised:
        result.append(
            f"copies: {promised - drawing.copies()} missing, {drawing.copies() - promised} too many"
        )
    fakes = sum(thing.look != 0 for thing in drawing.things)
    if not ENOUGH * LOOKALIKES[lookalikes] <= fakes <= LOOKALIKES[lookalikes]:
        result.append(f"{fakes} look-alikes")
    if drawing.closest() < FINGER / ZOOM:
        result.append(f"two things only {drawing.closest():.1f} units apart")
    width, height = drawing.scene["width"], drawing.scene["height"]
    for thing in drawing.things:
        name = f"{kinds()[thing.kind].icon} {thing.place}"
        left, top, right, bottom = thing.box
        if not thing.is_drawn:
            result.append(f"{name} is drawn elsewhere than where the rules have it")
        if left < 0 or top < 0 or right > width or bottom > height:
            result.append(f"{name} is not inside the picture")
        if thing.seen < IN_SIGHT:
            result.append(f"{name} shows only {thing.seen:.0%}")
        if thing.size < SIZES[items].least:
            result.append(f"{name} is only {thing.size} units wide")
    return result


def gag_faults(city: City) -> list[str]:
    """Return faults of gags and Doctor Moritz: a tap on them must not be ambiguous with an item."""
    gags = [each for each in city.life if each.kind in GAGS]
    boxes: dict[str, tuple[float, float, float, float]] = {
        each.kind: swept(each.kind, each.size, each.x, each.y) for each in gags
    }
    result = [] if set(boxes) == set(GAGS) else [f"only the gags {', '.join(boxes)}"]
    x, y, half = city.moritz.x, city.moritz.y, city.moritz.size / 2
    boxes["moritz"] = (x - half, y - half, x + half, y + half)
    for name, (left, top, right, bottom) in boxes.items():
        for thing in city.things:
            reach = thing.size / 2 + box().reach.most
            across = max(left - thing.x, 0, thing.x - right)
            down = max(top - thing.y, 0, thing.y - bottom)
            if math.hypot(across, down) < reach:
                result.append(f"{name} is too near to {kinds()[thing.kind].icon} {thing.place}")
    return result


def life_faults(city: City) -> list[str]:
    """Return sprites that come near an item or a look-alike anywhere on their way."""
    x, y, half = np.array([(thing.x, thing.y, thing.size / 2) for thing in city.things]).T
    result = []
    for each in city.life:
        left, top, right, bottom = np.array(list(track(each))).T[:, :, None]
        across, down = np.maximum(left - x, x - right), np.maximum(top - y, y - bottom)
        gap = (np.maximum(across, down) - half).min()
        if gap < CLEAR - 0.01:
            result.append(f"{each.kind} {each.x} {each.y} comes within {gap:.1f} units of a thing")
    return result


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=1000, help="cities of each kind")
    parser.add_argument("--site", choices=SITES, help="only this kind")
    parser.add_argument("--first", type=int, default=0, help="the first seed, to do them in pieces")
    parser.add_argument("--svg", type=Path, help="also write the pictures into this folder")
    parser.add_argument("--thumbnails", type=Path, help="only that, into this file")
    args = parser.parse_args()
    if args.thumbnails:
        return thumbnails(args.thumbnails)
    ways = list(product(LEVELS, get_args(Mood)))
    good = True
    for site in [args.site] if args.site else SITES:
        reports = []
        for number in range(args.first, args.first + args.seeds):
            level, mood = ways[number % len(ways)]
            reports.append(report := look_at(f"city-{number}", site, mood, *level))
            for fault in report.faults:
                print(f"{report.seed}: {fault}")
            if args.svg:
                city = draw(f"city-{number}", site, mood, *level)
                (args.svg / f"{site}-{number}-{mood}.svg").write_text(svg(city.scene))
            if sys.stderr.isatty():
                print(f"\r{site} {number - args.first + 1} of {args.seeds}", end="", file=sys.stderr)
        tell(site, reports)
        good = good and not any(report.faults for report in reports)
    return 0 if good else 1


def thumbnails(file: Path) -> int:
    """Draw thumbnails and compare them."""
    from PIL import Image

    dice = random.Random(11)
    cities = [(f"thumb-{n}", SITES[n % len(SITES)], dice.choice(get_args(Mood))) for n in range(20)]
    dice.shuffle(cities)
    sheet = Image.new("RGB", (5 * 250, 4 * 160), "white")
    colours = []
    for n, (name, site, mood) in enumerate(cities):
        for light in (mood, "day"):
            picture = Image.fromarray(render(f"{name}.{site}.{light}.some.normal", None, 1 / 16))
            if light == mood:
                sheet.paste(picture, (n % 5 * 250, n // 5 * 160))
        coarse = picture.resize((32, 20), Image.Resampling.BOX)
        colours.append(np.asarray(coarse, np.float64).ravel())
    sheet.save(file)
    every = np.array(colours)
    away = np.sqrt(((every[:, None] - every[None]) ** 2).sum(axis=2))
    kind = np.array([site for _, site, _ in cities])
    same = (kind[:, None] == kind[None]) & ~np.eye(len(cities), dtype=bool)
    other = kind[:, None] != kind[None]
    nearest = (away + np.eye(len(cities)) * 1e9).argmin(axis=1)
    right = int((kind[nearest] == kind).sum())
    print(f"nearest to one of their own kind: {right} of {len(cities)}")
    print(f"farthest two of one kind: {away[same].max():.0f}")
    print(f"nearest two of different kinds: {away[other].min():.0f}")
    return 0 if right == len(cities) else 1


def tell(site: Site, reports: list[Report]) -> None:
    """Print the summary of a site."""
    seconds = sorted(report.seconds for report in reports)
    print(f"{site}: cities {len(reports)}, with a fault {sum(bool(report.faults) for report in reports)}")
    slow = sum(one > SECONDS for one in seconds)
    print(f"seconds a city: median {seconds[len(seconds) // 2]:.2f}, longest {seconds[-1]:.2f}")
    print(f"over a second: {slow}")
    print(f"kilobytes deflated: at most {max(report.kilobytes for report in reports):.0f}")
    print(f"things: {min(r.things for r in reports)} to {max(r.things for r in reports)}")
    print(f"closest two: {min(report.closest for report in reports):.1f} units (finger: {FINGER / ZOOM:.1f})")
    print(f"in sight: at least {min(report.least_seen for report in reports):.0%}")
    print(f"in sight on average: {sum(report.mean_seen for report in reports) / len(reports):.1%}")
    print(f"sizes: {min(r.smallest for r in reports)} to {max(r.largest for r in reports)} units", flush=True)


if __name__ == "__main__":
    sys.exit(main())
