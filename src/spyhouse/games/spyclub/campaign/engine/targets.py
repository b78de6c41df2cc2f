"""Players that effects and conditions can mean."""

from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.case_state import PlacedFigure
from spyhouse.games.spyclub.campaign.engine.frame import Occasion
from spyhouse.games.spyclub.campaign.mosaic import mosaic_of
from spyhouse.games.spyclub.terms import EMPTY


def team(b: Board) -> int:
    """Return the seat that answers for the whole team: the starting player."""
    return b.starter


def present(b: Board) -> tuple[int, ...]:
    """Return the seats of the team without players who have left."""
    return tuple(seat for seat in range(b.seats) if seat not in b.gone)


def clockwise(b: Board, first: int) -> list[int]:
    return [(first + step) % b.seats for step in range(b.seats)]


def next_seat(b: Board, step: int) -> int:
    """Return the seat next to the active player, without players who have left."""
    seat = (b.active + step) % b.seats
    while seat in b.gone and seat != b.active:
        seat = (seat + step) % b.seats
    return seat


def figure_of(b: Board, number: int) -> PlacedFigure | None:
    """Return the figure of a card's module, if it is on the table."""
    m = mosaic_of(b)
    for figure in m.on_table.figures:
        if m.deck[figure.card].module == m.deck[number].module and figure.place != EMPTY:
            return figure
    return None


def most_or_fewest(b: Board, ideas: int) -> int:
    """Return the player with the most or fewest ideas. Ties: nearest clockwise from the active player."""
    return next(seat for seat in clockwise(b, b.active) if b.ideas[seat] == ideas)


def victim(b: Board, occasion: Occasion | None) -> int:
    """Return the player of an occasion: the partner in teamwork, or who holds the suspect's card."""
    return occasion.seat if occasion else b.spot_at(b.pawn).seat


def locket(b: Board) -> set[int]:
    """Return the two players of the locket: the ring's wearer and the starting player."""
    ring = next(
        (one for one in mosaic_of(b).on_table.figures if one.token == "ring" and one.place >= 0), None
    )
    return {ring.place, b.starter} if ring else set()


def ringed(b: Board, seat: int) -> list[int]:
    """Return the other player of the locket."""
    both = locket(b)
    return [other for other in both if other != seat] if seat in both else []
