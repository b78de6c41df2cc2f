"""What falls from the sky or lies in the air, in front of everything. Thin: it must not hide an item."""

from spyhouse.games.spyguy.city.dice import Dice
from spyhouse.games.spyguy.city.terrain import HEIGHT, WIDTH
from spyhouse.games.spyguy.city.town import Town


def draw_weather(town: Town, dice: Dice) -> None:
    town.pen.air = 0
    match town.palette.light.weather:
        case "rain":
            for _ in range(900):
                town.pen.use(
                    "drop", dice.between(0, WIDTH), dice.between(-20, HEIGHT), dice.between(0.8, 1.5)
                )
        case "snow":
            for _ in range(1000):
                town.pen.use("flake", dice.between(0, WIDTH), dice.between(0, HEIGHT), dice.between(0.6, 1.5))
