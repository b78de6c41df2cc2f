"""Reasons for moves, shown with hints. The sentences are in `reasons.ftl`."""

from typing import Any, Final

from spyhouse.games.spycatcher.bots.plan import best_set
from spyhouse.games.spycatcher.bots.prospects import Prospects
from spyhouse.games.spycatcher.bots.travel import turns_to
from spyhouse.games.spycatcher.influence import CIRCLES, MASTER, NUMBER_OF, SUIT, VALUE, is_permitted, total
from spyhouse.games.spycatcher.moves import (
    Challenge,
    Discard,
    Draw,
    Give,
    Go,
    HandBack,
    LookAt,
    Pass,
    Seek,
    Send,
    Swap,
    ToCircle,
)
from spyhouse.games.spycatcher.view import SpycatcherView
from spyhouse.games.spycatcher.whitehall import load_board
from spyhouse.kernel import Move, Phrase

EVEN: Final = 0.5
LONG_SHOT: Final = 0.2


def why(
    move: Move, view: SpycatcherView, mine: Prospects, hand: int, odds: float, *, only: bool
) -> Phrase | str:
    """Return the reason for a move.

    `odds` are those of the considered challenge, if any. `only` means that there was no alternative.
    """
    match move:
        case Go() if only:
            return Phrase("reason-only-way")
        case Draw(source):
            return _draw(source, view, hand)
        case Discard(card) | Swap(card):
            return Phrase("reason-let-go", {"card": card, "had": SUIT[card] not in mine.missing})
        case Go(route):
            return _go(route[-1], mine, hand)
        case Seek(cards):
            return _seek(cards, view, mine)
        case Pass() if view.phase == "seek":
            return _wait(view, hand)
        case Challenge(cards):
            return _challenge(cards, odds)
        case Pass():
            return _let_through(view, odds)
        case ToCircle(circle):
            return Phrase("reason-circle", _circle(NUMBER_OF[circle], mine, hand))
        case HandBack(circle) | Give(circle):
            return Phrase("reason-soonest-back", {"circle": circle})
        case LookAt():
            return Phrase("reason-look")
        case Send():
            return Phrase("reason-send")
        case _:
            return ""


def _draw(source: str, view: SpycatcherView, hand: int) -> Phrase:
    if source == "pack":
        return Phrase("reason-draw-unseen")
    circle = SUIT[view.top]
    enough = bool(best_set(hand | 1 << view.top, circle) and not best_set(hand, circle))
    return Phrase("reason-take", {"card": view.top, "circle": CIRCLES[circle], "enough": enough})


def _go(place: int, mine: Prospects, hand: int) -> Phrase:
    whitehall = load_board()
    circle, action = whitehall.circle_at[place], whitehall.action_at[place]
    if place == whitehall.mi5:
        return Phrase("reason-mi5", {"publish": not mine.needed})
    if circle >= 0:
        return Phrase("reason-circle", _circle(circle, mine, hand))
    if action and action.circle:
        return Phrase("reason-memo-along", _circle(NUMBER_OF[action.circle], mine, hand))
    if action:
        return Phrase("reason-memo", {"place": place})
    return Phrase("reason-on-the-way", {"circle": _where_to(place, mine)})


def _circle(circle: int, mine: Prospects, hand: int) -> dict[str, Any]:
    there = CIRCLES[circle]
    if circle not in mine.missing or not mine.needed:
        return {"circle": there, "chance": "passing"}
    laid = best_set(hand, circle)
    if not laid:
        return {"circle": there, "chance": "later"}
    return {"circle": there, "chance": "now"} | _danger(laid, mine, circle)


def _seek(cards: tuple[int, ...], view: SpycatcherView, mine: Prospects) -> Phrase:
    assert view.circle
    circle = NUMBER_OF[view.circle]
    if not is_permitted(cards, circle):
        return Phrase("reason-seek-bluff")
    return Phrase("reason-seek", _danger(cards, mine, circle))


def _danger(laid: tuple[int, ...], mine: Prospects, circle: int) -> dict[str, Any]:
    if laid == (MASTER[circle],):
        return {"danger": "none"}
    assert mine.threats
    risk = mine.threats.risk(laid, circle)
    return {"danger": "some" if risk < EVEN else "much", "total": total(laid), "odds": percent(risk)}


def _wait(view: SpycatcherView, hand: int) -> Phrase:
    assert view.circle
    laid = best_set(hand, NUMBER_OF[view.circle])
    return Phrase("reason-wait", {"total": total(laid) if laid else 0})


def _challenge(cards: tuple[int, ...], odds: float) -> Phrase:
    if VALUE[cards[-1]] > 12:
        return Phrase("reason-challenge-master")
    if odds < LONG_SHOT:
        return Phrase("reason-long-shot")
    return Phrase("reason-challenge", {"total": total(cards), "odds": percent(odds)})


def _let_through(view: SpycatcherView, odds: float) -> Phrase:
    if view.seeking and view.seeking.cards == 1:
        return Phrase("reason-beaten-by-master")
    return Phrase("reason-let-pass", {"odds": percent(odds) if odds else 0})


def _where_to(place: int, mine: Prospects) -> str:
    if not mine.needed:
        return "mi5"
    return CIRCLES[min(mine.missing, key=lambda circle: turns_to()[circle][place])]


def percent(odds: float) -> int:
    """Return the odds in percent, rounded to steps of 5 from 5 to 95."""
    return min(95, max(5, 5 * round(20 * odds)))
