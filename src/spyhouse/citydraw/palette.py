"""Colours of a city: those of the mood, and preferences from the seed."""

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from spyhouse.citydraw.colours import mix, with_alpha
from spyhouse.citydraw.item_kinds import DATA
from spyhouse.citydraw.scene import Mood
from spyhouse.citydraw.seeded_random import SeededRandom
from spyhouse.kernel.data import convert


class Light(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mood's table in `moods.toml`."""

    sky: tuple[str, str, str]
    sun: str
    halo: float
    stars: int
    haze: str
    air: float
    shade: str
    light: str
    sunlight: float
    hills: tuple[str, str, str]
    sea: tuple[str, str, str]
    wave: str
    river: str
    street: str
    pave: str
    kerb: str
    ground: tuple[str, str, str]
    lawn: str
    walls: tuple[str, ...]
    roofs: tuple[str, ...]
    panes: tuple[str, ...]
    lamps: tuple[str, ...]
    lit: float
    trees: tuple[str, ...]
    trunk: str
    frame: str
    stone: str
    wood: str
    ink: str
    cloud: str
    glow: str
    veil: str
    veiled: float
    weather: str


# Random weights of roofs and walls give each town its dominant colours.
ROOFS = {
    "tiles": (6, 5, 5, 1, 1, 1, 4, 2),
    "slate": (1, 1, 1, 6, 4, 3, 1, 1),
    "copper": (1, 1, 2, 2, 6, 1, 1, 3),
    "many": (2, 2, 2, 2, 2, 2, 2, 2),
}
WALLS = {
    "cream": (5, 2, 4, 1, 1, 1, 3, 4, 1, 5, 4, 2),
    "pastel": (2, 3, 2, 3, 3, 3, 3, 1, 3, 2, 2, 1),
    "warm": (2, 4, 4, 1, 0, 5, 5, 1, 1, 2, 3, 4),
    "cool": (3, 1, 1, 4, 5, 1, 1, 3, 4, 4, 2, 1),
}


@cache
def _tables() -> dict[str, dict[str, object]]:
    return tomllib.loads(files(DATA).joinpath("moods.toml").read_text())


class Palette:
    """Named colours for pictures, and random choices among alternatives."""

    def __init__(self, seed: str, mood: Mood) -> None:
        tables = _tables()
        self.light = light = convert(tables[mood], Light)
        self.dice = SeededRandom(seed, "paint")
        self.windows = SeededRandom(seed, "windows")
        self._roofs = dict(zip(light.roofs, self.dice.pick(list(ROOFS.values())), strict=True))
        self._walls = dict(zip(light.walls, self.dice.pick(list(WALLS.values())), strict=True))
        self.names: dict[str, str] = {
            name: mix(colour, light.veil, light.veiled)
            for name, colour in convert(tables["common"], dict[str, str]).items()
        }
        for name in ("shade", "wave", "river", "street", "pave", "kerb", "lawn", "trunk", "frame", "stone"):
            self.names[name] = getattr(light, name)
        for name in ("wood", "ink", "cloud", "light", "sun", "haze"):
            self.names[name] = getattr(light, name)
        self.names["gold"] = "#ffcf70"
        self.names["white"] = "#ffffff"
        self.names["lamp"] = "#fff0c0" if not light.glow else light.lamps[2]

    def wall(self, exclude: str = "") -> str:
        """Return a wall colour."""
        while True:
            colour = self.dice.weighted(self._walls)
            if colour != exclude:
                return colour

    def roof(self) -> str:
        """Return a roof colour."""
        return self.dice.weighted(self._roofs)

    def tree(self) -> str:
        """Return a tree colour."""
        return self.dice.pick(self.light.trees)

    def fabric(self) -> str:
        """Return the colour of an awning, a stall's roof or a boat."""
        return self.names[self.dice.pick(("red", "teal", "mustard", "plum", "moss", "denim"))]

    def in_this_light(self, colour: str) -> str:
        """Return a daylight colour in this mood's light."""
        return mix(colour, self.light.veil, self.light.veiled)

    def pane(self) -> str:
        """Return the colour of a window pane: dark or lit."""
        lit = self.windows.random() < self.light.lit
        return self.windows.pick(self.light.lamps if lit else self.light.panes)

    def shop(self) -> str:
        """Return the colour of a shop window."""
        lit = self.windows.random() < self.light.lit * 1.5
        return self.windows.pick(self.light.lamps if lit else self.light.panes)

    def shaded(self, colour: str, share: float) -> str:
        """Return a darker colour."""
        return mix(colour, self.light.shade, share)

    def lighter(self, colour: str, share: float) -> str:
        """Return a lighter colour."""
        return mix(colour, self.light.light, share)

    def named(self, expression: str, given: dict[str, str]) -> str:
        """Evaluate a colour expression: a name, then +n lighter, -n darker, /n opacity (percent)."""
        name, sign, amount = _split(expression)
        colour = given.get(name) or self.names[name]
        if not sign:
            return colour
        if sign == "+":
            return self.lighter(colour, amount)
        return self.shaded(colour, amount) if sign == "-" else with_alpha(colour, amount)


@cache
def _split(expression: str) -> tuple[str, str, float]:
    for sign in "+-/":
        name, found, amount = expression.partition(sign)
        if found:
            return name, sign, int(amount) / 100
    return expression, "", 0.0
