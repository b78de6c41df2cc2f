"""Rendering of a scene as pixels with Pillow, for agents that use images.

It paints the scene that browsers get, so it reveals nothing else (SG-19). Signs use another font than
in a browser. Everything is painted at twice the size and scaled down for smooth edges.
"""

from collections.abc import Iterator
from math import ceil, hypot
from typing import TYPE_CHECKING, NamedTuple

from spyhouse.citydraw import Point, Polygon, outline
from spyhouse.citydraw.scene import (
    Box,
    Fixture,
    Glow,
    Linear,
    Op,
    Paint,
    Path,
    Radial,
    Scene,
    Shape,
    Stroke,
    Text,
    Use,
)
from spyhouse.games.spyguy.city_cache import cached_city
from spyhouse.kernel.encoding import Rectangle

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from PIL import Image

FINER = 2
GLOW = (0.0, 1 / 3, 1.0), (1.0, 0.4, 0.0)
"""Positions from the centre to the rim, and the strength of a light there."""


def render(key: str, box: Rectangle | None, scale: float) -> "NDArray[np.uint8]":
    """Render a box of the picture, or all of it, at `scale` pixels per unit, as an RGB array."""
    import numpy as np

    scene = cached_city(key).scene
    painter = _Painter(scene, box or (0, 0, scene.width, scene.height), scale * FINER)
    return np.asarray(painter.painted(FINER))


class _Frame(NamedTuple):
    """Transformation from drawing units to pixels."""

    a: float
    b: float
    c: float
    d: float
    x: float
    y: float

    def at(self, point: Point) -> Point:
        return self.a * point[0] + self.c * point[1] + self.x, self.b * point[0] + self.d * point[1] + self.y

    def within(self, use: Use | Fixture) -> "_Frame":
        """Return the frame of a shape used here."""
        x, y = self.at((use.x, use.y))
        a, b, c, d = (use.scale * each for each in self[:4])
        return _Frame(a, b, c, d, x, y)

    @property
    def size(self) -> float:
        return (hypot(self.a, self.b) + hypot(self.c, self.d)) / 2


class _Painter:
    def __init__(self, scene: Scene, box: Rectangle, scale: float) -> None:
        from PIL import Image, ImageDraw

        left, top, right, bottom = self._box = box
        self._scene = scene
        self._frame = _Frame(scale, 0, 0, scale, -left * scale, -top * scale)
        self._size = ceil((right - left) * scale), ceil((bottom - top) * scale)
        self._image = Image.new("RGB", self._size)
        self._draw = ImageDraw.Draw(self._image, "RGBA")

    def painted(self, finer: int) -> "Image.Image":
        for op in self._in_sight():
            if isinstance(op, Use | Fixture):
                frame = self._frame.within(op)
                for path, colour in zip(self._shape(op).paths, op.coat, strict=True):
                    self._fill([tuple(map(frame.at, polygon)) for polygon in outline(path)], colour, frame)
            else:
                self._paint(op)
        return self._image.reduce(finer)

    def _shape(self, op: Use | Fixture) -> Shape:
        return self._scene.shapes[op.shape] if isinstance(op, Use) else self._scene.parts[op.part]

    def _in_sight(self) -> Iterator[Op]:
        """Yield the ops, skipping most of those outside the image."""
        left, top, right, bottom = self._box
        skip = 0
        for op in self._scene.ops:
            if skip:
                skip -= 1
            elif isinstance(op, Box):
                if op.right < left or op.left > right or op.bottom < top or op.top > bottom:
                    skip = op.count
            elif isinstance(op, Use | Fixture):
                reach = hypot(*map(abs, self._shape(op).box)) * op.scale
                if left - reach <= op.x <= right + reach and top - reach <= op.y <= bottom + reach:
                    yield op
            else:
                yield op

    def _paint(self, op: Op) -> None:
        if isinstance(op, Use | Fixture | Box):
            return
        paint, frame = self._scene.paints[op.paint], self._frame
        match op:
            case Path():
                self._fill([tuple(map(frame.at, polygon)) for polygon in outline(op.d)], paint, frame)
            case Stroke():
                for line in outline(op.d):
                    self._stroke(tuple(map(frame.at, line)), op.thickness * frame.size, paint)
            case Glow():
                self._glow(frame.at((op.x, op.y)), op.radius * frame.size, str(paint))
            case Text():
                self._sign(op, frame, str(paint))

    def _fill(self, polygons: list[Polygon], paint: Paint, frame: _Frame) -> None:
        if isinstance(paint, str) and len(polygons) == 1:
            self._draw.polygon(polygons[0], fill=paint)
            return
        area = self._area(polygons)
        if area is None:
            return
        mask, corner = area
        if isinstance(paint, str):
            self._draw.bitmap(corner, mask, fill=paint)
        else:
            self._image.paste(_gradient(paint, frame, corner, mask.size), corner, mask)

    def _area(self, polygons: list[Polygon]) -> "tuple[Image.Image, tuple[int, int]] | None":
        """Return the mask of polygons; those wound against the largest are holes."""
        from PIL import Image, ImageDraw

        points = [point for polygon in polygons for point in polygon]
        left, top = max(0, int(min(x for x, _ in points))), max(0, int(min(y for _, y in points)))
        right = min(self._size[0], ceil(max(x for x, _ in points)) + 1)
        bottom = min(self._size[1], ceil(max(y for _, y in points)) + 1)
        if left >= right or top >= bottom:
            return None
        mask = Image.new("L", (right - left, bottom - top))
        draw = ImageDraw.Draw(mask)
        areas = sorted(((_signed(polygon), polygon) for polygon in polygons), key=lambda one: -abs(one[0]))
        outward = areas[0][0] >= 0
        for signed, polygon in areas:
            inside = [(x - left, y - top) for x, y in polygon]
            draw.polygon(inside, fill=255 if (signed >= 0) == outward else 0)
        return mask, (left, top)

    def _stroke(self, line: Polygon, thickness: float, paint: Paint) -> None:
        colour = paint if isinstance(paint, str) else paint.stops[0][1]
        self._draw.line(line, fill=colour, width=max(1, round(thickness)), joint="curve")
        if thickness > 2:
            for x, y in (line[0], line[-1]):  # round caps
                half = thickness / 2
                self._draw.ellipse((x - half, y - half, x + half, y + half), fill=colour)

    def _glow(self, middle: Point, radius: float, colour: str) -> None:
        """Blend a light with "screen"."""
        import numpy as np
        from PIL import Image

        left, top = max(0, int(middle[0] - radius)), max(0, int(middle[1] - radius))
        right, bottom = (
            min(self._size[0], ceil(middle[0] + radius)),
            min(self._size[1], ceil(middle[1] + radius)),
        )
        if left >= right or top >= bottom:
            return
        y, x = np.mgrid[top:bottom, left:right]
        away = np.hypot(x - middle[0], y - middle[1]) / radius
        red, green, blue, alpha = _rgba(colour)
        strength = np.interp(away, *GLOW) * alpha / 255
        light = strength[..., None] * np.array((red, green, blue))
        below = np.asarray(self._image.crop((left, top, right, bottom)), np.float64)
        lit = 255 - (255 - below) * (255 - light) / 255
        self._image.paste(Image.fromarray(lit.round().astype(np.uint8)), (left, top))

    def _sign(self, op: Text, frame: _Frame, colour: str) -> None:
        from PIL import ImageFont

        size = op.size * frame.size
        if size >= 2:  # smaller text is illegible
            self._draw.text(
                frame.at((op.x, op.y)), op.text, colour, ImageFont.load_default(size), anchor="mm"
            )


def _gradient(
    paint: Linear | Radial, frame: _Frame, corner: tuple[int, int], size: tuple[int, int]
) -> "Image.Image":
    import numpy as np
    from PIL import Image

    y, x = np.mgrid[corner[1] : corner[1] + size[1], corner[0] : corner[0] + size[0]]
    if isinstance(paint, Linear):
        (x0, y0), (x1, y1) = frame.at((paint.x0, paint.y0)), frame.at((paint.x1, paint.y1))
        length = (x1 - x0) ** 2 + (y1 - y0) ** 2 or 1
        along = ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length
    else:
        mx, my = frame.at((paint.x, paint.y))
        along = np.hypot(x - mx, y - my) / (paint.radius * frame.size)
    stops = [at for at, _ in paint.stops]
    channels = zip(*(_rgba(colour) for _, colour in paint.stops), strict=True)
    pixels = np.stack([np.interp(along, stops, [*channel]) for channel in channels], axis=-1)
    return Image.fromarray(pixels[..., :3].round().astype(np.uint8))


def _signed(polygon: Polygon) -> float:
    """Return twice the signed area of a polygon."""
    after = (*polygon[1:], polygon[0])
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(polygon, after, strict=True))


def _rgba(colour: str) -> tuple[int, int, int, int]:
    red, green, blue, alpha = bytes.fromhex(colour[1:].ljust(8, "f"))
    return red, green, blue, alpha
