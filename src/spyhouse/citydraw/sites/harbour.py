"""Harbour town: rows of houses climb from the quay to the hills, divided by a river."""

from spyhouse.citydraw.seeded_random import SeededRandom
from spyhouse.citydraw.sites.plan import Plan
from spyhouse.citydraw.sites.quay import draw_quay
from spyhouse.citydraw.sites.rows import draw_row
from spyhouse.citydraw.sky import draw_sky
from spyhouse.citydraw.terrain import ROWS
from spyhouse.citydraw.town import Town


def draw_harbour(town: Town) -> None:
    """Draw the harbour town."""
    plan = Plan(SeededRandom(town.seed, "plan"), town.terrain)
    draw_sky(town)
    for row in range(ROWS):
        draw_row(town, plan, row)
    draw_quay(town)
