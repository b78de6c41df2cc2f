"""Figures: they stand on the suspect's path, on the centre row, or sit with a player."""

from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign import agenda
from spyhouse.games.spyclub.campaign.effects.doing import Doing, can_do, does
from spyhouse.games.spyclub.campaign.effects.hearing import note
from spyhouse.games.spyclub.campaign.effects.who import extreme, here, locket, team
from spyhouse.games.spyclub.campaign.in_play import Figure as Standing
from spyhouse.games.spyclub.campaign.in_play import Occasion
from spyhouse.games.spyclub.campaign.items import Happening
from spyhouse.games.spyclub.campaign.mosaic import opened
from spyhouse.games.spyclub.campaign.vocabulary import Figure, FigureSpot, MoveFigure
from spyhouse.games.spyclub.clue import Place
from spyhouse.games.spyclub.events import FigureMoved, SuspectMoved
from spyhouse.games.spyclub.moves import PickPlayer, PickRow, PickSpot
from spyhouse.games.spyclub.words import EMPTY, IN_THE_ROW
from spyhouse.kernel import Move


def guard(b: Board) -> Standing | None:
    """Who stands at a slot of the row. A second guard waits until the first is gone."""
    for figure in opened(b).laid.figures:
        if figure.power == "guard" and figure.place != EMPTY:
            return figure
    return None


def guarded(b: Board) -> int:
    """The row slot nothing goes on or off, or EMPTY."""
    figure = guard(b)
    return figure.place if figure else EMPTY


def sits_with(b: Board, id: str, seat: int) -> bool:
    """Whether that figure is with that player; the ring is with both who share the locket."""
    for figure in opened(b).laid.figures:
        if figure.id == id and figure.track == "seats" and figure.place != EMPTY:
            return seat in locket(b) if figure.token == "ring" else figure.place == seat
    return False


def spot_of(b: Board, figure: Standing) -> Place | None:
    if figure.place == EMPTY:
        return None
    if figure.track == "seats":
        return Place("seat", figure.place)
    if figure.track == "row":
        return Place("row", slot=figure.place)
    spot = b.spot(figure.place)
    return Place("hand", spot.seat, spot.slot)


@does(Figure)
def place(b: Board, do: Doing, effect: Figure) -> None:
    """It is set up where the card says; `chosen`: where the team says."""
    at = _spot(b, do, effect.track, effect.at)
    if at is None:
        return
    follows = effect.at if effect.at in ("most_ideas", "fewest_ideas") else ""
    figure = Standing(
        effect.id, do.card, effect.token, effect.track, EMPTY, effect.power, effect.moves, effect.dir, follows
    )
    m = opened(b)
    m.laid.figures = (*(one for one in m.laid.figures if one.id != effect.id), figure)
    _put(b, figure, at)


def _spot(b: Board, do: Doing, track: str, at: FigureSpot) -> int | None:
    """As a number of its track; EMPTY is off the table, None while somebody is asked."""
    match at:
        case "opposite":
            return (b.pawn + len(b.hands) // 2) % len(b.hands)
        case "suspect":
            return b.pawn
        case "row:1" | "row:3" | "row:5":
            return int(at[-1]) - 1
        case "starter":
            return b.starter
        case "owner":
            return do.mine
        case "most_ideas":
            return extreme(b, max(b.ideas))
        case "fewest_ideas":
            return extreme(b, min(b.ideas))
        case "off":
            return EMPTY
        case "chosen":
            return _chosen(b, do, track)


def _chosen(b: Board, do: Doing, track: str) -> int | None:
    """The active player picks; in set-up the team does."""
    setting_up = opened(b).running.setting_up
    seat, may_answer = (team(b), here(b)) if setting_up else (b.active, ())
    moves: list[Move]
    if track == "seats":
        moves = [PickPlayer(other) for other in range(b.seats) if other != b.starter]
        answer = do.pick(seat, "player", moves, may_answer)
        return answer.seat if isinstance(answer, PickPlayer) else None
    if track == "row":
        moves = [PickRow(row) for row in range(IN_THE_ROW)]
        answer = do.pick(seat, "row", moves, may_answer)
        return answer.row if isinstance(answer, PickRow) else None
    moves = [PickSpot(spot.seat, spot.slot) for spot in map(b.spot, range(len(b.hands)))]
    answer = do.pick(seat, "spot", moves, may_answer)
    return b.position(answer.seat, answer.slot) if isinstance(answer, PickSpot) else None


def _put(b: Board, figure: Standing, at: int, forward: bool | None = None) -> None:
    m = opened(b)
    before = spot_of(b, figure)
    moved = figure._replace(place=at, forward=figure.forward if forward is None else forward)
    m.laid.figures = tuple(moved if one.id == figure.id else one for one in m.laid.figures)
    after = spot_of(b, moved)
    if before != after:
        b.tell(FigureMoved(figure=figure.id, before=before, after=after))


@does(MoveFigure)
def move(b: Board, do: Doing, effect: MoveFigure) -> None:
    if effect.id == "suspect":
        _move_suspect(b, do, effect)
        return
    figure = next((one for one in opened(b).laid.figures if one.id == effect.id), None)
    if figure is None:
        return
    if effect.to:
        at = _spot(b, do, figure.track, effect.to)
        if at is not None:
            _put(b, figure, at)
    elif figure.place != EMPTY and effect.either:
        at = _either_way(b, do, figure.place, effect.n)
        if at is not None:
            _put(b, figure, at)
    elif figure.place != EMPTY:
        _walk(b, figure, effect.n)


@can_do(MoveFigure)
def _can_move(b: Board, do: Doing, effect: MoveFigure) -> bool:
    if effect.id == "suspect":
        return True
    figure = next((one for one in opened(b).laid.figures if one.id == effect.id), None)
    return figure is not None and (figure.place != EMPTY or bool(effect.to))


def _move_suspect(b: Board, do: Doing, effect: MoveFigure) -> None:
    """Nothing happens on the way, and where it lands only with `event`: there and then, or instead of what
    would happen where it has just stopped."""
    step = 1 if effect.n > 0 else -1
    if effect.either:
        at = _either_way(b, do, b.pawn, effect.n)
        if at is None:
            return
        step = 1 if at == (b.pawn + effect.n) % len(b.hands) else -1
    path = [(b.pawn + step * number) % len(b.hands) for number in range(1, abs(effect.n) + 1)]
    b.pawn = path[-1]
    b.tell(SuspectMoved(path=tuple(map(b.spot, path))))
    if effect.event:
        m = opened(b)
        if m.running.event_place != EMPTY:
            m.running.event_place = b.pawn
        else:
            agenda.follow(b, Happening(b.pawn))


def _either_way(b: Board, do: Doing, at: int, steps: int) -> int | None:
    """So far on or back along the path, as the active player likes."""
    spots = {
        PickSpot(spot.seat, spot.slot): position % len(b.hands)
        for position in (at + steps, at - steps)
        for spot in (b.spot(position % len(b.hands)),)
    }
    answer = do.pick(b.active, "spot", list(spots))
    return spots[answer] if isinstance(answer, PickSpot) else None


def _walk(b: Board, figure: Standing, steps: int) -> None:
    if figure.dir == "sweep" or figure.track == "row":
        at, forward = figure.place, figure.forward
        for _ in range(abs(steps)):
            at, forward = _sweep(at, forward if figure.dir == "sweep" else steps > 0)
        _put(b, figure, at, forward)
        return
    around = b.seats if figure.track == "seats" else len(b.hands)
    at = figure.place
    for _ in range(abs(steps)):
        at = (at + _direction(b, figure, at, around) * (1 if steps > 0 else -1)) % around
    _put(b, figure, at)


def _sweep(at: int, forward: bool) -> tuple[int, bool]:
    """One slot on, turning round at the ends."""
    if not 0 <= at + (1 if forward else -1) < IN_THE_ROW:
        forward = not forward
    return at + (1 if forward else -1), forward


def _direction(b: Board, figure: Standing, at: int, around: int) -> int:
    if figure.dir == "ccw":
        return -1
    if figure.dir == "toward_suspect":
        ahead = (b.pawn - at) % around
        return 0 if not ahead else 1 if ahead <= around - ahead else -1
    return 1


def walk_all(b: Board) -> None:
    """At the end of a turn every figure that walks does, and stands still."""
    for figure in opened(b).laid.figures:
        if figure.place == EMPTY or not figure.moves or is_second(figure):
            continue
        _walk(b, figure, figure.moves)
        now = next(one for one in opened(b).laid.figures if one.id == figure.id)
        if now.track == "path":
            card = b.card_over(now.place)
            face = b.up[card] if card != EMPTY else EMPTY
            note(b, Occasion("figure_over", b.spot(now.place).seat, card, face, now.place, figure=now.id))


def follow(b: Board) -> None:
    """Some sit with whoever has the most or fewest ideas, and stay as long as nobody has more or fewer."""
    for figure in opened(b).laid.figures:
        if figure.follows and figure.place != EMPTY:
            wanted = max(b.ideas) if figure.follows == "most_ideas" else min(b.ideas)
            if b.ideas[figure.place] != wanted:
                _put(b, figure, extreme(b, wanted))


def second(b: Board) -> Standing | None:
    """The figure that walks as the suspect does, the other way."""
    return next((one for one in opened(b).laid.figures if is_second(one) and one.place != EMPTY), None)


def is_second(figure: Standing) -> bool:
    return figure.power in ("second", "second_once")


def walk_second(b: Board, steps: int, clockwise: bool) -> None:
    figure = second(b)
    if figure:
        step = -1 if clockwise else 1
        _put(b, figure, (figure.place + step * steps) % len(b.hands))
