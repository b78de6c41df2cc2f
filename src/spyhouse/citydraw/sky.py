"""Sky and hills: sun, clouds, a castle or an abbey, windmills, balloons and an airship."""

from collections.abc import Callable
from itertools import pairwise

from spyhouse.citydraw.colours import mix, with_alpha
from spyhouse.citydraw.curves import Curve, band, level
from spyhouse.citydraw.open_spaces import tree
from spyhouse.citydraw.scene import Linear, Radial
from spyhouse.citydraw.seeded_random import wave
from spyhouse.citydraw.sprite_sheet import disc_path, num, path
from spyhouse.citydraw.terrain import BASES, WIDTH
from spyhouse.citydraw.town import Town

HORIZON = 470
CROWNS = ("castle", "abbey", "observatory")


def draw_sky(town: Town) -> None:
    """Draw the sky with hills, for a town of rows."""
    open_sky(town, HORIZON)
    _hills(town)
    town.pen.air = 0
    flying(town)


def open_sky(town: Town, horizon: float) -> None:
    """Draw the sky down to the horizon."""
    pen, dice, light = town.pen, town.dice, town.palette.light
    pen.air = 0
    stops = ((0.0, light.sky[0]), (0.55, light.sky[1]), (1.0, light.sky[2]))
    pen.shine(Linear(0, 0, 0, horizon, stops), f"M0 0h{WIDTH}v{num(horizon + 300)}h-{WIDTH}z")
    windows = town.palette.windows
    for _ in range(light.stars):
        pen.use("star", windows.between(0, WIDTH), windows.between(0, horizon * 0.47), 1)
    _sun(town, dice.between(0.12, 0.88) * WIDTH, horizon * dice.between(0.26, 0.53))
    for _ in range(6 + dice.below(4)):
        size = dice.between(0.7, 1.4)
        cloud = f"cloud{dice.below(3)}"
        x, y = dice.between(0, WIDTH), horizon * dice.between(0.11, 0.58)
        fog = with_alpha(light.cloud, 0.85 if not light.stars else 0.45)
        pen.use(cloud, x, y, size, tilt=town.lean(3), cloud=fog)


def ridge(town: Town, colour: str, y: float, high: float, turns: float, foot: float) -> Curve:
    """Draw a range of hills. Return its ridge line."""
    line = _range(turns, town.dice.random(), turns * 1.15, town.dice.random())
    ridge: Curve = lambda x: y - high * line(x)  # noqa: E731
    town.pen.shine(colour, band(ridge, 0, 0, -40, WIDTH + 40, level(foot)))
    return ridge


def _sun(town: Town, x: float, y: float) -> None:
    light = town.palette.light
    reach = 300 * light.halo
    halo = (
        (0.0, with_alpha(light.sun, 0.75)),
        (0.35, with_alpha(light.sun, 0.3)),
        (1.0, with_alpha(light.sun, 0.0)),
    )
    town.pen.shine(Radial(round(x, 1), round(y, 1), reach, halo), disc_path(x, y, reach))
    town.pen.shine(mix(light.sun, light.sky[2], 0.12), disc_path(x, y, 80))


def _hills(town: Town) -> None:
    """Draw two ranges, with an old building on the highest point of the farther one."""
    pen, dice, palette = town.pen, town.dice, town.palette
    light = palette.light
    far = _range(dice.between(0.7, 1.5), dice.random(), dice.between(0.8, 1.7), dice.random())
    xs = range(-40, WIDTH + 81, 60)
    if dice.happens(0.45):
        peaks(town)
    pen.shine(light.hills[0], _land([(x, 330 - 95 * far(x)) for x in xs]))
    crown = dice.pick(CROWNS)
    at = max((x for x in xs if 400 < x < WIDTH - 400), key=far) + dice.between(-60, 60)
    pen.air = 0.25
    wall, roof = palette.light.walls[7], palette.roof()
    pen.use(
        crown,
        at,
        326 - 95 * far(at),
        dice.between(1.05, 1.3),
        wall=wall,
        roof=roof,
        dome=palette.names["copper"],
        where=crown,
    )
    mound = path("M_ _q_ _ _ _t_ _z", at - 300, 420 - 95 * far(at), 60, -86, 300, -92, 300, 92)
    pen.shine(light.hills[0], mound)
    for _ in range(16):
        aside, down = dice.between(-170, 170), dice.between(2, 20)
        tree(town, at + aside, 334 - 95 * far(at) + aside * aside / 800 + down, dice.between(0.45, 0.7))
    town.mark(crown, at, 290 - 95 * far(at))
    near = _range(dice.between(1.1, 2.2), dice.random(), dice.between(2, 3.2), dice.random())
    pen.air = 0
    pen.shine(light.hills[1], _land([(x, 400 - 55 * near(x)) for x in xs]))
    pen.air = 0.34
    for _ in range(1 + dice.below(3)):
        x = dice.between(120, WIDTH - 120)
        pen.use("windmill", x, 384 - 55 * near(x), dice.between(0.8, 1.1))
    town.set_row(0)
    trees = sorted((dice.between(-34, 20), dice.between(0, WIDTH)) for _ in range(80))
    for down, x in trees:
        tree(town, x, town.terrain.base(0, x) - 88 + down, dice.between(0.45, 0.75))


def peaks(town: Town) -> None:
    """Draw mountains behind the hills, with snowy tops."""
    pen, dice, light = town.pen, town.dice, town.palette.light
    rock, snow = mix(light.hills[0], light.sky[1], 0.45), mix(light.cloud, light.sky[1], 0.3)
    for x, high in sorted((dice.between(0, WIDTH), dice.between(90, 190)) for _ in range(5 + dice.below(5))):
        wide, top = high * dice.between(1.5, 2.1), 400 - high
        pen.shine(
            rock,
            path(
                "M_ 440L_ _L_ _L_ _L_ 440z",
                x - wide,
                x - wide * 0.3,
                top + high * 0.36,
                x,
                top,
                x + wide * 0.36,
                top + high * 0.3,
                x + wide,
            ),
        )
        cap = (x - wide * 0.22, top + high * 0.27, x, top, x + wide * 0.26, top + high * 0.22)
        pen.shine(
            snow,
            path(
                "M_ _L_ _L_ _l_ _l_ _l_ _z",
                *cap,
                -wide * 0.1,
                high * 0.06,
                -wide * 0.09,
                -high * 0.05,
                -wide * 0.1,
                high * 0.08,
            ),
        )


def _range(one: float, phase: float, other: float, shift: float) -> Callable[[float], float]:
    """Return a ridge of two waves, between -1 and 1."""
    return lambda x: 0.65 * wave(x / WIDTH * one + phase) + 0.35 * wave(x / WIDTH * other * 2 + shift)


def _land(ridge: list[tuple[float, float]]) -> str:
    """Return the path of the ground below a ridge."""
    bends = [path("Q_ _ _ _", x, y, (x + x2) / 2, (y + y2) / 2) for (x, y), (x2, y2) in pairwise(ridge[1:])]
    return path("M_ _", *ridge[0]) + "".join(bends) + f"L{WIDTH + 80} {BASES[0] + 60}H-40z"


def flying(town: Town) -> None:
    """Draw balloons, birds and an airship."""
    pen, dice, palette = town.pen, town.dice, town.palette
    light = palette.light
    taken: list[tuple[float, float]] = []

    def free(low: float, high: float, apart: float) -> tuple[float, float]:
        for _ in range(30):
            x, y = dice.between(120, WIDTH - 120), dice.between(low, high)
            if all(abs(x - a) > apart or abs(y - b) > 150 for a, b in taken):
                break
        taken.append((x, y))
        return x, y

    if dice.happens(0.75):
        x, y = free(110, 190, 320)
        town.mark("airship", x, y)
        pen.use("airship", x, y, across=dice.pick((-1, 1)), down=1)
    for _ in range(3 + dice.below(3)):
        x, y = free(110, 230, 240)
        other = dice.pick((light.frame, light.walls[6], light.walls[1]))
        pen.use("hotairballoon", x, y, dice.between(0.72, 1.05), paint=palette.fabric(), other=other)
    for _ in range(10):
        x, y = dice.between(60, WIDTH - 60), dice.between(40, 290)
        pen.use("bird", x, y, dice.between(0.7, 1.2), tilt=town.lean(8))
    for _ in range(16):
        x, y = free(90, 300, 90)
        pen.slot("sky", x, y, 48, "sky")
