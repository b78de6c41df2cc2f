"""Export of a scene as SVG, for print and for viewing without a canvas."""

from html import escape

from spyhouse.citydraw.scene import (
    Fixture,
    Glow,
    Linear,
    Op,
    Paint,
    Path,
    Scene,
    Shape,
    Stroke,
    Text,
    Use,
)  # fmt: skip

ROUND = 'stroke-linecap="round" stroke-linejoin="round"'
LETTERS = 'font-family="Fraunces, serif" font-weight="700" text-anchor="middle" dominant-baseline="central"'


def svg(scene: Scene) -> str:
    """Return the scene as an SVG file."""
    page = _Page(scene)
    body = "".join(page.op(op) for op in scene.ops)
    wide, high = scene.width, scene.height
    size = f'width="{wide}" height="{high}" viewBox="0 0 {wide} {high}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>'
    return f"{head}<defs>{''.join(page.defs)}</defs>{body}</svg>"


class _Page:
    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.defs: list[str] = []
        self.known: set[str] = set()
        self.fills = [self._paint(i, paint) for i, paint in enumerate(scene.paints)]

    def op(self, op: Op) -> str:
        match op:
            case Path():
                return f'<path d="{op.d}" fill="{self.fills[op.paint]}"/>'
            case Stroke():
                look = f'stroke="{self.fills[op.paint]}" stroke-width="{op.thickness}"'
                return f'<path d="{op.d}" fill="none" {ROUND} {look}/>'
            case Text():
                look = f'font-size="{op.size}" fill="{self.fills[op.paint]}"'
                return f'<text x="{op.x}" y="{op.y}" {LETTERS} {look}>{escape(op.text)}</text>'
            case Use(number) | Fixture(number):
                shape = (self.scene.shapes if isinstance(op, Use) else self.scene.parts)[number]
                move = f"translate({op.x} {op.y}) scale({op.scale})"
                name = self._shape(f"{'u' if isinstance(op, Use) else 'f'}{number}", shape, op.coat)
                return f'<use href="#{name}" transform="{move}"/>'
            case Glow():
                light = f'fill="url(#{self._glow(op.paint)})" style="mix-blend-mode:screen"'
                return f'<circle cx="{op.x}" cy="{op.y}" r="{op.radius}" {light}/>'
        return ""

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

    def _shape(self, number: str, shape: Shape, coat: list[str]) -> str:
        name = f"{number}-{'-'.join(colour[1:] for colour in coat)}"
        if name not in self.known:
            self.known.add(name)
            paths = zip(shape.paths, coat, strict=True)
            body = "".join(f'<path d="{path}" fill="{colour}"/>' for path, colour in paths)
            self.defs.append(f'<g id="{name}">{body}</g>')
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
