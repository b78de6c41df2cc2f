"""Which players an effect is about."""

from typing import TYPE_CHECKING

from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.case_state import PlacedFigure
from spyhouse.games.spyclub.campaign.engine.frame import Occasion
from spyhouse.games.spyclub.campaign.mosaic import mosaic_of
from spyhouse.games.spyclub.campaign.terms import Who
from spyhouse.games.spyclub.words import EMPTY

if TYPE_CHECKING:
    from spyhouse.games.spyclub.campaign.engine.execution import EffectRun


def team(b: Board) -> int:
    """Return the seat that answers for the whole team: the starting player."""
    return b.starter


def present(b: Board) -> tuple[int, ...]:
    """Return the seats of the team without players who have left for good."""
    return tuple(seat for seat in range(b.seats) if seat not in b.gone)


def clockwise(b: Board, first: int) -> list[int]:
    return [(first + step) % b.seats for step in range(b.seats)]


def named_seats(b: Board, run: "EffectRun", who: Who) -> list[int]:
    """Everyone a word names without asking."""
    match who:
        case "each":
            return clockwise(b, b.active)
        case "active":
            return [b.active]
        case "owner":
            return [run.owner] if run.owner is not None else []
        case "others":
            return [seat for seat in clockwise(b, run.subject) if seat != run.subject]
        case "starter":
            return [b.starter]
        case "left":
            return [_next(b, 1)]
        case "right":
            return [_next(b, -1)]
        case "partner" | "victim":
            return [victim(b, run.occasion)]
        case "ringed":
            return ringed(b, victim(b, run.occasion))
        case "most_ideas":
            return [most_or_fewest(b, max(b.ideas))]
        case "fewest_ideas":
            return [most_or_fewest(b, min(b.ideas))]
        case "chosen":
            return [*present(b)]
        case "beside":
            figure = figure_of(b, run.card)
            return [figure.place] if figure and figure.track == "seats" else []


def _next(b: Board, step: int) -> int:
    """Whoever has left is passed over, as turns run."""
    seat = (b.active + step) % b.seats
    while seat in b.gone and seat != b.active:
        seat = (seat + step) % b.seats
    return seat


def figure_of(b: Board, number: int) -> PlacedFigure | None:
    """Return the figure of a card's module, if it is on the table."""
    module = mosaic_of(b).deck[number].module
    for figure in mosaic_of(b).on_table.figures:
        if mosaic_of(b).deck[figure.card].module == module and figure.place != EMPTY:
            return figure
    return None


def most_or_fewest(b: Board, ideas: int) -> int:
    """Ties: nearest clockwise from the active player."""
    return next(seat for seat in clockwise(b, b.active) if b.ideas[seat] == ideas)


def victim(b: Board, occasion: Occasion | None) -> int:
    """Whom the occasion is about: the partner in teamwork, whose card the suspect is over."""
    return occasion.seat if occasion else b.spot_at(b.pawn).seat


def locket(b: Board) -> set[int]:
    """Return the ring's wearer and the starting player."""
    ring = next(
        (one for one in mosaic_of(b).on_table.figures if one.token == "ring" and one.place >= 0), None
    )
    return {ring.place, b.starter} if ring else set()


def ringed(b: Board, seat: int) -> list[int]:
    """Return the other of the two."""
    both = locket(b)
    return [other for other in both if other != seat] if seat in both else []
