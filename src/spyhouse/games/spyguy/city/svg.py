"""A scene as SVG: for print, and for looking at a city without a browser's canvas."""

import re
from collections.abc import Mapping
from html import escape
from math import atan2, cos, hypot, pi, sin

from spyhouse.games.spyguy.city.kinds import kinds
from spyhouse.games.spyguy.city.scene import (
    Glow,
    Item,
    Linear,
    Look,
    Op,
    Paint,
    Path,
    Scene,
    Stroke,
    Text,
    Use,
)  # fmt: skip

ROUND = 'stroke-linecap="round" stroke-linejoin="round"'
LETTERS = 'font-family="Fraunces, serif" font-weight="700" text-anchor="middle" dominant-baseline="central"'


def svg(scene: Scene, icons: Mapping[str, str]) -> str:
    """The picture as one file. `icons` gives each icon's drawing, for a box of 32 x 32, by its name."""
    page = _Page(scene, icons)
    body = "".join(page.op(op) for op in scene.ops)
    wide, high = scene.width, scene.height
    size = f'width="{wide}" height="{high}" viewBox="0 0 {wide} {high}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>'
    return f"{head}<defs>{''.join(page.defs)}</defs>{body}</svg>"


class _Page:
    def __init__(self, scene: Scene, icons: Mapping[str, str]) -> None:
        self.scene, self.icons = scene, icons
        self.defs: list[str] = []
        self.known: set[str] = set()
        self.fills = [self._paint(i, paint) for i, paint in enumerate(scene.paints)]

    def op(self, op: Op, coat: list[int] | None = None) -> str:
        match op:
            case Path():
                return f'<path d="{op.d}" fill="{self._fill(op.paint, coat)}"/>'
            case Stroke():
                look = f'stroke="{self._fill(op.paint, coat)}" stroke-width="{op.thickness}"'
                return f'<path d="{op.d}" fill="none" {ROUND} {look}/>'
            case Text():
                look = f'font-size="{op.size}" fill="{self.fills[op.paint]}"'
                return f'<text x="{op.x}" y="{op.y}" {LETTERS} {look}>{escape(op.text)}</text>'
            case Use():
                move = f"translate({op.x} {op.y}) scale({op.sx} {op.sy})"
                return f'<use href="#{self._shape(op.shape, op.coat)}" transform="{move}"/>'
            case Glow():
                light = f'fill="url(#{self._glow(op.paint)})" style="mix-blend-mode:screen"'
                return f'<circle cx="{op.x}" cy="{op.y}" r="{op.radius}" {light}/>'
            case Item():
                scale = round(op.size / 32, 3)
                move = f"translate({op.x} {op.y}) rotate({op.tilt}) scale({scale}) translate(-16 -16)"
                return f'<use href="#{self._icon(op)}" transform="{move}"/>'
        return ""

    def _fill(self, paint: int, coat: list[int] | None) -> str:
        return self.fills[paint if paint >= 0 or coat is None else coat[-1 - paint]]

    def _paint(self, number: int, paint: Paint) -> str:
        if isinstance(paint, str):
            return paint
        stops = "".join(f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in paint.stops)
        if isinstance(paint, Linear):
            kind, ends = "linear", f'x1="{paint.x0}" y1="{paint.y0}" x2="{paint.x1}" y2="{paint.y1}"'
        else:
            kind, ends = "radial", f'cx="{paint.x}" cy="{paint.y}" r="{paint.radius}"'
        head = f'id="p{number}" gradientUnits="userSpaceOnUse" {ends}'
        self.defs.append(f"<{kind}Gradient {head}>{stops}</{kind}Gradient>")
        return f"url(#p{number})"

    def _shape(self, shape: int, coat: int) -> str:
        name = f"s{shape}-{coat}"
        if name not in self.known:
            self.known.add(name)
            paints = self.scene.coats[coat]
            self.defs.append(
                f'<g id="{name}">{"".join(self.op(op, paints) for op in self.scene.shapes[shape].ops)}</g>'
            )
        return name

    def _glow(self, paint: int) -> str:
        name = f"g{paint}"
        if name not in self.known:
            self.known.add(name)
            colour = str(self.scene.paints[paint])
            alpha = int(colour[7:] or "ff", 16)
            stops = "".join(
                f'<stop offset="{at}" stop-color="{colour[:7]}{round(alpha * share):02x}"/>'
                for at, share in ((0, 1.0), (0.33, 0.4), (1, 0.0))
            )
            self.defs.append(f'<radialGradient id="{name}">{stops}</radialGradient>')
        return name

    def _icon(self, item: Item) -> str:
        name = f"i{item.kind}-{item.look}"
        if name not in self.known:
            self.known.add(name)
            drawing = self.icons[kinds()[item.kind].icon]
            drawing = re.sub(r'(id="|url\(#|href="#)', rf"\g<1>{name}-", drawing)
            look = self.scene.looks[item.look]
            if item.look:
                drawing = re.sub(r"#[0-9a-fA-F]{6}\b", lambda found: recoloured(found[0], look), drawing)
            self.defs.append(f'<g id="{name}">{drawing}</g>')
        return name


def recoloured(colour: str, look: Look) -> str:
    """A colour of a look-alike: turned around the circle of hues in OKLCH, greys left alone."""
    r, g, b = (_linear(int(colour[i : i + 2], 16) / 255) for i in (1, 3, 5))
    l_ = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    m_ = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    s_ = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    light = 0.2104542553 * l_ + 0.793617785 * m_ - 0.0040720468 * s_
    a = 1.9779984951 * l_ - 2.428592205 * m_ + 0.4505937099 * s_
    b = 0.0259040371 * l_ + 0.7827717662 * m_ - 0.808675766 * s_
    chroma = hypot(a, b)
    if chroma < 0.035:
        return colour
    hue = atan2(b, a) + look.hue * 2 * pi
    light = min(0.93, max(0.2, light + look.light))
    chroma *= 11 / 12
    while True:
        rgb = _to_linear(light, chroma * cos(hue), chroma * sin(hue))
        if all(-0.002 <= value <= 1.002 for value in rgb) or chroma < 0.01:
            return "#" + "".join(f"{round(_encoded(min(1.0, max(0.0, value))) * 255):02x}" for value in rgb)
        chroma *= 0.94


def _to_linear(light: float, a: float, b: float) -> tuple[float, float, float]:
    l_ = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
    m_ = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
    s_ = (light - 0.0894841775 * a - 1.291485548 * b) ** 3
    return (
        4.0767416621 * l_ - 3.3077115913 * m_ + 0.2309699292 * s_,
        -1.2684380046 * l_ + 2.6097574011 * m_ - 0.3413193965 * s_,
        -0.0041960863 * l_ - 0.7034186147 * m_ + 1.707614701 * s_,
    )


def _linear(value: float) -> float:
    return float(((value + 0.055) / 1.055) ** 2.4) if value > 0.04045 else value / 12.92


def _encoded(value: float) -> float:
    return float(1.055 * value ** (1 / 2.4) - 0.055) if value > 0.0031308 else 12.92 * value
