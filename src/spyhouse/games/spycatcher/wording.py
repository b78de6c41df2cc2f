"""Text descriptions of Spycatcher cards, squares and views."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from spyhouse.games.spycatcher.influence import CIRCLES, IN_SUIT, NO_CARD, SUIT, VALUE, total
from spyhouse.games.spycatcher.view import SpycatcherView
from spyhouse.games.spycatcher.whitehall import load_board
from spyhouse.kernel import GameText

if TYPE_CHECKING:
    from spyhouse.kernel.localization import Localizer


def describe(v: SpycatcherView, speech: "Localizer") -> Iterator[str]:
    """Yield the lines that describe a view."""
    say = speech.say
    yield say("goal")
    yield say("round", v)
    for rolls in v.rolls_for_start:
        yield say("rolls", rolls=rolls)
    yield say("phase", v)
    if v.again:
        yield say("again")
    yield from _players(v, speech)
    yield from _own(v, speech)
    yield from _table(v, speech)
    if v.waiting_for:
        yield say("waiting-for", v)


def _players(v: SpycatcherView, speech: "Localizer") -> Iterator[str]:
    say = speech.say
    for seat, player in enumerate(v.players):
        permits = [
            {"circle": one.circle, "title": _title(one.circle, one.card, speech)} for one in player.permits
        ]
        yield say("player", player, seat=seat, permits=permits)
        if player.misses:
            yield say("misses", player, seat=seat)
        if player.rolls_again:
            yield say("rolls-again", player, seat=seat)
    if v.gone:
        yield say("gone", v)


def _own(v: SpycatcherView, speech: "Localizer") -> Iterator[str]:
    say = speech.say
    if v.seat is None:
        yield say("spectator")
        return
    yield say("hand", v)
    if v.phase == "over":
        return
    yield say("distances", steps=speech.join_list(steps_to(v.players[v.seat].place, speech)))
    if v.turn == v.seat and v.phase in ("draw", "discard"):
        for number, places in enumerate(v.ahead, 1):
            yield say("ahead", number=number, places=_ends(places, speech))
    laid = [one for one in v.laid if one != NO_CARD]
    if laid:
        yield say("laid", cards=cards(laid, speech))
    if v.decision != "-":
        yield say("decision", v)
    if v.look:
        yield say("look", v.look)


def _table(v: SpycatcherView, speech: "Localizer") -> Iterator[str]:
    say = speech.say
    yield say("pack", pack=v.pack, pile=v.pile, top="none" if v.top == NO_CARD else card(v.top, speech))
    if v.seeking:
        yield say("seeking", v.seeking)
        yield say("decided", v.seeking)
    if v.last:
        yield say("last", v)
    if v.attempts:
        yield say("attempts", v)
    if v.race:
        yield say("race", v)
    if v.notebook:
        if v.notebook.notes:
            yield say("notes", v.notebook)
        for seat, held in enumerate(v.notebook.held):
            if held:
                yield say("held", seat=seat, cards=held)
    for seat, hand in enumerate(v.hands):
        yield say("shown", seat=seat, cards=hand)


# --- functions for messages


def card(number: int, speech: "Localizer") -> str:
    """Return a card as text: "7 of Court", "Master of Press"."""
    return speech.say("card", {"circle": CIRCLES[SUIT[number]], "value": VALUE[number]})


def cards(numbers: Sequence[int], speech: "Localizer") -> str:
    """Return a list of cards as text."""
    return speech.join_list(card(one, speech) for one in sorted(numbers))


def weight(numbers: Sequence[int], speech: "Localizer") -> str:
    """Return the value of cards in an attempt: their total, or the master."""
    master = any(VALUE[one] == IN_SUIT for one in numbers)
    return speech.say("weight", {"master": master, "total": total(numbers)})


def where(place: int | Sequence[int], speech: "Localizer") -> str:
    """Return the location of a square; of a route, that of its end."""
    number = place if isinstance(place, int) else place[-1]
    square = load_board().places[number]
    road = "in" if "-in-" in square.id else "out" if "-out-" in square.id else "ring"
    facts = {"kind": square.kind, "circle": square.circle, "square": square.id[-1], "road": road}
    return speech.say("where", facts, label=label(number, speech))


def square(place: int | Sequence[int], speech: "Localizer") -> str:
    """Return the name of a square on the map; of a route, all names."""
    places = [place] if isinstance(place, int) else place
    return ", ".join(load_board().places[one].id for one in places)


def steps_to(start: int, speech: "Localizer") -> Iterator[str]:
    """Yield the distance to each circle and to MI5, along the arrows."""
    board = load_board()
    goals: dict[int, int] = {}
    away, edge = {start: 0}, [start]
    while edge:
        edge = [way for here in edge for way in board.onward[here] if way not in away]
        steps = max(away.values()) + 1
        away |= dict.fromkeys(edge, steps)
    for place, steps in away.items():
        circle = board.circle_at[place]
        if place != start and (circle >= 0 or place == board.mi5):
            goals[circle] = min(steps, goals.get(circle, steps))
    for circle, steps in sorted(goals.items()):
        yield speech.say("steps-to", circle=CIRCLES[circle] if circle >= 0 else None, steps=steps)


def memo(place: int, speech: "Localizer") -> str:
    """Return the text of an action square."""
    action = load_board().action_at[place]
    return (action.text or speech.say(f"memo-{action.place}.text")) if action else ""


def label(place: int, speech: "Localizer") -> str:
    """Return the name of a square; on a custom board, the host's text."""
    action = load_board().action_at[place]
    return (action.label or speech.say(f"memo-{action.place}")) if action else ""


def _ends(places: Sequence[int], speech: "Localizer") -> str:
    return speech.join_list(f"{square(place, speech)} ({where(place, speech)})" for place in places)


def _title(circle: str, number: int, speech: "Localizer") -> str:
    return speech.say(f"permit-{circle}-{number + 1}")


WORDS = GameText(
    package=__package__,
    functions={
        "CARD": card,
        "CARDS": cards,
        "WEIGHT": weight,
        "WHERE": where,
        "SQUARE": square,
        "MEMO": memo,
        "LABEL": label,
    },
    describe=describe,
)
