"""What colours a city is painted with: the mood's, and those the seed prefers."""

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from spyhouse.games.spyguy.city.colours import mix, sheer
from spyhouse.games.spyguy.city.dice import Dice
from spyhouse.games.spyguy.city.kinds import DATA
from spyhouse.games.spyguy.city.scene import Mood
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


# How much a town likes each roof and each wall of the lists: what makes it a red town or a grey one.
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
    """The colours by name, for the pictures, and dice for those that have several."""

    def __init__(self, seed: str, mood: Mood) -> None:
        tables = _tables()
        self.light = light = convert(tables[mood], Light)
        self.dice = Dice(seed, "paint")
        self.windows = Dice(seed, "windows")
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

    def wall(self, but: str = "") -> str:
        while True:
            colour = self.dice.weighted(self._walls)
            if colour != but:
                return colour

    def roof(self) -> str:
        return self.dice.weighted(self._roofs)

    def tree(self) -> str:
        return self.dice.pick(self.light.trees)

    def cloth(self) -> str:
        """An awning, a stall's roof, a boat."""
        return self.names[self.dice.pick(("red", "teal", "mustard", "plum", "moss", "denim"))]

    def everyday(self, colour: str) -> str:
        """A colour as it is by daylight, in this light."""
        return mix(colour, self.light.veil, self.light.veiled)

    def pane(self) -> str:
        """A window's glass: dark, or lit."""
        lit = self.windows.random() < self.light.lit
        return self.windows.pick(self.light.lamps if lit else self.light.panes)

    def shop(self) -> str:
        lit = self.windows.random() < self.light.lit * 1.5
        return self.windows.pick(self.light.lamps if lit else self.light.panes)

    def shaded(self, colour: str, share: float) -> str:
        return mix(colour, self.light.shade, share)

    def lighter(self, colour: str, share: float) -> str:
        return mix(colour, self.light.light, share)

    def named(self, expression: str, given: dict[str, str]) -> str:
        """A colour as the pictures write it: a name, then +n lighter, -n darker, /n sheer (per cent)."""
        name, sign, amount = _split(expression)
        colour = given.get(name) or self.names[name]
        if not sign:
            return colour
        if sign == "+":
            return self.lighter(colour, amount)
        return self.shaded(colour, amount) if sign == "-" else sheer(colour, amount)


@cache
def _split(expression: str) -> tuple[str, str, float]:
    for sign in "+-/":
        name, found, amount = expression.partition(sign)
        if found:
            return name, sign, int(amount) / 100
    return expression, "", 0.0
