"""Why a bot would do something, in a sentence for whoever has asked for a hint."""

from typing import Final

from spyhouse.games.spycatcher.bots.plan import best_set
from spyhouse.games.spycatcher.bots.roads import turns_to
from spyhouse.games.spycatcher.bots.situation import Prospects
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
from spyhouse.games.spycatcher.whitehall import the_map
from spyhouse.games.spycatcher.whitehall_file import Action
from spyhouse.kernel import Move

EVEN: Final = 0.5
LONG_SHOT: Final = 0.2


def why(move: Move, view: SpycatcherView, mine: Prospects, hand: int, odds: float, *, only: bool) -> str:
    """`odds` are those of the challenge that was thought about, if one was; `only` says that there was
    nothing to choose."""
    match move:
        case Go() if only:
            return "There is no other way to go."
        case Draw(source):
            return _draw(source, view, mine, hand)
        case Discard(card) | Swap(card):
            return _let_go(card, mine)
        case Go(route):
            return _go(route[-1], mine, hand)
        case Seek(cards):
            return _seek(cards, view, mine)
        case Pass() if view.phase == "seek":
            return _wait(view, mine, hand)
        case Challenge(cards):
            return _challenge(cards, odds)
        case Pass():
            return _let_through(view, odds)
        case ToCircle(circle):
            return _circle(NUMBER_OF[circle], mine, hand)
        case HandBack(circle) | Give(circle):
            return f"The {circle} permission is the one you get back soonest."
        case LookAt():
            return "Nobody has come further: see what they can stop you with."
        case Send():
            return "Nobody has come further: it costs them the most."
        case _:
            return ""


def _draw(source: str, view: SpycatcherView, mine: Prospects, hand: int) -> str:
    if source == "pack":
        return "The top discard does not help you; what you draw unseen may, and nobody sees it."
    card, circle = name(view.top), SUIT[view.top]
    if best_set(hand | 1 << view.top, circle) and not best_set(hand, circle):
        return f"The {card} is all you lack to seek at the {CIRCLES[circle]}."
    return f"The {card} brings you nearer to something to lay at the {CIRCLES[circle]}."


def _let_go(card: int, mine: Prospects) -> str:
    if SUIT[card] not in mine.missing:
        return f"You have that permission already, so the {name(card)} is of little use."
    return f"Of all your cards, the {name(card)} is the furthest from a run."


def _go(place: int, mine: Prospects, hand: int) -> str:
    whitehall = the_map()
    circle, action = whitehall.circle_at[place], whitehall.action_at[place]
    if place == whitehall.mi5:
        return "From MI5 every road is open." if mine.needed else "Home: the book is out."
    if circle >= 0:
        return _circle(circle, mine, hand)
    if action:
        return _memo(action, mine, hand)
    return f"It is on the way {_where_to(place, mine)}."


def _memo(action: Action, mine: Prospects, hand: int) -> str:
    if action.circle:
        return f"The memo takes you along. {_circle(NUMBER_OF[action.circle], mine, hand)}"
    return f"The memo there, “{action.label}”, is worth it, or at least does no harm."


def _circle(circle: int, mine: Prospects, hand: int) -> str:
    there = CIRCLES[circle]
    if circle not in mine.missing or not mine.needed:
        return f"The {there} is on your way."
    laid = best_set(hand, circle)
    if not laid:
        return f"You need the {there}'s permission, and there you can go round until the cards come."
    return f"At the {there} you can seek at once. {_danger(laid, mine, circle)}"


def _seek(cards: tuple[int, ...], view: SpycatcherView, mine: Prospects) -> str:
    assert view.circle
    circle = NUMBER_OF[view.circle]
    if not is_permitted(cards, circle):
        return "A bluff: if nobody challenges, nobody sees these cards. If somebody does, a turn is lost."
    return _danger(cards, mine, circle)


def _danger(laid: tuple[int, ...], mine: Prospects, circle: int) -> str:
    if laid == (MASTER[circle],):
        return "Nothing beats the master."
    assert mine.threats
    risk = mine.threats.risk(laid, circle)
    if risk < EVEN:
        return f"The odds that anybody can beat your {total(laid)} are about {percent(risk)}."
    return f"Somebody may well beat your {total(laid)}, but cannot know it, and would have to spend cards."


def _wait(view: SpycatcherView, mine: Prospects, hand: int) -> str:
    assert view.circle
    circle = NUMBER_OF[view.circle]
    laid = best_set(hand, circle)
    if not laid:
        return "You have nothing to lay here."
    return f"Somebody would probably beat your {total(laid)}: wait for better cards."


def _challenge(cards: tuple[int, ...], odds: float) -> str:
    if VALUE[cards[-1]] > 12:
        return "The master beats any run."
    if odds < LONG_SHOT:
        return "A long shot, but you do not need these cards and draw new ones for them."
    return f"You can spare them, and {total(cards)} beats what lies there about {percent(odds)} of the time."


def _let_through(view: SpycatcherView, odds: float) -> str:
    if view.seeking and view.seeking.cards == 1:
        return "One card alone is the master, and nothing beats that."
    if not odds:
        return "You have nothing that could beat what lies there."
    return f"Your best beats what lies there about {percent(odds)} of the time: those cards do more for you."


def _where_to(place: int, mine: Prospects) -> str:
    if not mine.needed:
        return "home"
    return f"to the {CIRCLES[min(mine.missing, key=lambda circle: turns_to()[circle][place])]}"


def name(card: int) -> str:
    """ "press 9", "court master"."""
    return f"{CIRCLES[SUIT[card]]} {'master' if VALUE[card] > 12 else VALUE[card]}"


def percent(odds: float) -> str:
    """Nobody believes in single points."""
    return f"{min(95, max(5, 5 * round(20 * odds)))} %"
