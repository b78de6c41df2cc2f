"""Teamwork, which costs no action (SC-22 to SC-25, SC-42)."""

from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.events import AdviceTaken, NotesCompared, TeamworkAnswered, TeamworkAsked
from spyhouse.games.spyclub.moves import CompareNotes, GetAdvice, Teamwork
from spyhouse.games.spyclub.terms import EMPTY
from spyhouse.kernel import IllegalMove


def team_up(b: Board, seat: int, teamwork: Teamwork) -> None:
    """Start teamwork: ask the partner, or carry it out at once."""
    b.require_phase("actions", seat)
    _check_match(b, seat, teamwork.seat)
    if isinstance(teamwork, CompareNotes):
        _check_trade(b, seat, teamwork)
    else:
        _check_advice(b, teamwork)
    price = b.rules.teamwork_price(b, seat, teamwork)
    if b.ideas[seat] < price:
        raise IllegalMove("spyclub-too-dear", price=price, ideas=b.ideas[seat])
    b.flipped = 0
    if b.options.consent and teamwork.seat not in b.gone:  # SC-42
        b.phase, b.asked = "consent", (seat, teamwork)
        b.emit(TeamworkAsked(seat=seat, partner=teamwork.seat, teamwork=teamwork))
    else:
        _do(b, seat, teamwork)


def answer(b: Board, seat: int, agreed: bool) -> None:
    """Apply a partner's answer (SC-42)."""
    b.require_phase("consent", seat)
    assert b.asked
    asker, teamwork = b.asked
    b.phase, b.asked = "actions", None
    b.emit(TeamworkAnswered(partner=seat, agreed=agreed))
    if agreed:
        _do(b, asker, teamwork)


def partners(b: Board, seat: int) -> list[int]:
    """Return the seats with which a player can team up now (SC-22)."""
    if not b.actions:
        return []
    return [other for other in range(b.seats) if other != seat and b.rules.match(b, seat, other)]


def blocked_returns(b: Board) -> tuple[tuple[int, int], ...]:
    """Return which player gave which card away in this turn and may not get it back (SC-25)."""
    return () if b.rules.take_back else b.given


def _check_match(b: Board, seat: int, other: int) -> None:
    if other >= b.seats or other == seat:
        raise IllegalMove("spyclub-teamwork-alone")
    if not b.actions:
        raise IllegalMove("spyclub-teamwork-too-late")
    if not b.rules.match(b, seat, other):
        raise IllegalMove("spyclub-no-match")


def _check_trade(b: Board, seat: int, trade: CompareNotes) -> None:
    if max(trade.mine, trade.theirs) >= b.slots:
        raise IllegalMove("spyclub-no-such-hand-slot", slots=b.slots)
    mine, theirs = b.card(seat, trade.mine), b.card(trade.seat, trade.theirs)
    if mine == EMPTY or theirs == EMPTY:
        raise IllegalMove("spyclub-nothing-to-trade")
    given = blocked_returns(b)
    if (seat, theirs) in given or (trade.seat, mine) in given:
        raise IllegalMove("spyclub-comes-back")


def _check_advice(b: Board, advice: GetAdvice) -> None:
    has = b.ideas[advice.seat]
    if not 1 <= advice.ideas <= has:
        raise IllegalMove("spyclub-ideas-there", has=has)


def _do(b: Board, seat: int, teamwork: Teamwork) -> None:
    b.rules.on_teamwork(b, seat, teamwork)
    if isinstance(teamwork, CompareNotes):
        _compare_notes(b, seat, teamwork)
    else:
        _get_advice(b, seat, teamwork)


def _compare_notes(b: Board, seat: int, trade: CompareNotes) -> None:
    """Trade two cards (SC-23)."""
    here, there = seat * b.slots + trade.mine, trade.seat * b.slots + trade.theirs
    mine, theirs = b.hands[here], b.hands[there]
    b.hands[here], b.hands[there] = theirs, mine
    b.given = (*b.given, (seat, mine), (trade.seat, theirs))
    b.emit(
        NotesCompared(
            seat=seat,
            partner=trade.seat,
            mine=trade.mine,
            theirs=trade.theirs,
            given=b.clue(mine),
            got=b.clue(theirs),
        )
    )


def _get_advice(b: Board, seat: int, advice: GetAdvice) -> None:
    """Take ideas from another player (SC-24)."""
    b.ideas[advice.seat] -= advice.ideas
    b.ideas[seat] += advice.ideas
    b.emit(AdviceTaken(seat=seat, partner=advice.seat, ideas=advice.ideas))
