"""Weather in front of everything, thin enough to hide no item."""

from spyhouse.citydraw.seeded_random import SeededRandom
from spyhouse.citydraw.terrain import HEIGHT, WIDTH
from spyhouse.citydraw.town import Town


def draw_weather(town: Town, dice: SeededRandom) -> None:
    """Draw the weather of the mood."""
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
