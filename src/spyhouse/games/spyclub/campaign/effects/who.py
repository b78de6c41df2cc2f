"""Which players an effect is about."""

from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.deck import the_deck
from spyhouse.games.spyclub.campaign.effects.doing import Doing
from spyhouse.games.spyclub.campaign.in_play import Figure
from spyhouse.games.spyclub.campaign.mosaic import opened
from spyhouse.games.spyclub.campaign.vocabulary import Who
from spyhouse.games.spyclub.moves import PickPlayer
from spyhouse.games.spyclub.words import EMPTY


def team(b: Board) -> int:
    """Who taps for the whole team."""
    return b.starter


def here(b: Board) -> tuple[int, ...]:
    """The whole team, but for whoever has left for good."""
    return tuple(seat for seat in range(b.seats) if seat not in b.gone)


def clockwise(b: Board, first: int) -> list[int]:
    return [(first + step) % b.seats for step in range(b.seats)]


def players(b: Board, do: Doing, who: Who) -> list[int] | None:
    """In turn order; None if the team is asked whom it means."""
    if who == "chosen":
        everyone = [PickPlayer(seat) for seat in range(b.seats)]
        chosen = do.pick(team(b), "player", everyone, here(b))
        return [chosen.seat] if isinstance(chosen, PickPlayer) else None
    return named(b, do, who)


def named(b: Board, do: Doing, who: Who) -> list[int]:
    """Everyone a word names without asking."""
    match who:
        case "each":
            return clockwise(b, b.active)
        case "active":
            return [b.active]
        case "owner":
            return [do.owner] if do.owner is not None else []
        case "others":
            return [seat for seat in clockwise(b, do.mine) if seat != do.mine]
        case "starter":
            return [b.starter]
        case "left":
            return [_next(b, 1)]
        case "right":
            return [_next(b, -1)]
        case "partner" | "victim":
            return [victim(b, do)]
        case "ringed":
            return ringed(b, victim(b, do))
        case "most_ideas":
            return [extreme(b, max(b.ideas))]
        case "fewest_ideas":
            return [extreme(b, min(b.ideas))]
        case "chosen":
            return list(range(b.seats))
        case "beside":
            figure = figure_of(b, do.card)
            return [figure.place] if figure and figure.track == "seats" else []


def _next(b: Board, step: int) -> int:
    """Whoever has left is passed over, as turns do."""
    seat = (b.active + step) % b.seats
    while seat in b.gone and seat != b.active:
        seat = (seat + step) % b.seats
    return seat


def figure_of(b: Board, number: int) -> Figure | None:
    """The figure of a card's module, if it is on the table."""
    module = the_deck()[number].module
    for figure in opened(b).laid.figures:
        if the_deck()[figure.card].module == module and figure.place != EMPTY:
            return figure
    return None


def extreme(b: Board, ideas: int) -> int:
    """Ties: nearest clockwise from the active player."""
    return next(seat for seat in clockwise(b, b.active) if b.ideas[seat] == ideas)


def victim(b: Board, do: Doing) -> int:
    """Whom the occasion is about: the partner in teamwork, whose card the suspect is over."""
    return do.context.occasion.seat if do.context.occasion else b.spot(b.pawn).seat


def locket(b: Board) -> set[int]:
    """The ring's wearer and the starting player."""
    ring = next((one for one in opened(b).laid.figures if one.token == "ring" and one.place >= 0), None)
    return {ring.place, b.starter} if ring else set()


def ringed(b: Board, seat: int) -> list[int]:
    """The other of the two."""
    both = locket(b)
    return [other for other in both if other != seat] if seat in both else []
