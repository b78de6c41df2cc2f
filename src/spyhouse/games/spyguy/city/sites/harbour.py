"""A harbour town: rows of houses climb from the quay to the hills, and a river runs down between them."""

from spyhouse.games.spyguy.city.dice import Dice
from spyhouse.games.spyguy.city.sites.plan import Plan
from spyhouse.games.spyguy.city.sites.quay import draw_quay
from spyhouse.games.spyguy.city.sites.rows import draw_row
from spyhouse.games.spyguy.city.sky import draw_sky
from spyhouse.games.spyguy.city.terrain import ROWS
from spyhouse.games.spyguy.city.town import Town


def draw_harbour(town: Town) -> None:
    plan = Plan(Dice(town.seed, "plan"), town.terrain)
    draw_sky(town)
    for row in range(ROWS):
        draw_row(town, plan, row)
    draw_quay(town)
