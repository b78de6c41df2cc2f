"""What a seat sees of the desk. Cards take two characters each, so no hand is longer than another."""

from typing import Literal

import msgspec

from spyhouse.games.spycatcher.desk import NONE, PASSED, UNDECIDED, Desk, Look, Note, Phase, Stage
from spyhouse.games.spycatcher.events import Attempt
from spyhouse.games.spycatcher.influence import CIRCLES, NO_CARD, CircleName, cards_in
from spyhouse.games.spycatcher.knowledge import certain
from spyhouse.kernel import View

MOST_LAID = 3


class Permit(msgspec.Struct, frozen=True):
    circle: CircleName
    card: int
    """Its number in the circle's pack, from 0."""


class Player(msgspec.Struct, frozen=True):
    """What everyone sees of a player."""

    place: int
    cards: int
    """How many influence cards are in hand; those laid face down count until they are turned up."""
    permits: tuple[Permit, ...]
    misses: int
    """Turns to be missed."""
    rolls_again: bool
    """Has a second roll in the next turn."""


class Seeking(msgspec.Struct, frozen=True):
    """An attempt that waits for decisions: who has decided is seen, what is not (SK-20)."""

    seat: int
    circle: CircleName
    decided: tuple[int, ...]


class Notebook(msgspec.Struct, frozen=True):
    """SK-36: what an attentive player could have written down."""

    notes: tuple[Note, ...]
    """Taken from the discard pile and put on it: the last 60."""
    held: tuple[tuple[int, ...], ...]
    """By seat: cards that everyone knows to be in that hand."""


class SpycatcherView(View, frozen=True):
    seat: int | None
    """Whose view this is; null for a spectator."""
    phase: Phase
    round: int
    turn: int
    first: int
    rolls_for_start: tuple[tuple[int, ...], ...]
    """Who rolled what to start, once for each time they tied; 0 for those who were out."""
    waiting_for: tuple[int, ...]
    gone: tuple[int, ...]
    """Who has left for good."""
    players: tuple[Player, ...]
    die: int
    """0 before it is rolled."""
    again: bool
    """This is a second roll: no action square has to be obeyed."""
    to_discard: int
    circle: CircleName | None
    """Where permission can be, or is, sought now."""

    hand: tuple[int, ...]
    """Your own; empty for spectators."""
    laid: tuple[int, int, int]
    """What you have laid down to seek or to challenge; -1 for no card."""
    decision: Literal["-", "p", "c"]
    """Yours, while an attempt waits: none yet, pass, challenge."""
    look: Look | None
    """The last hand you have looked at."""

    pack: int
    pile: int
    top: int
    """The top of the discard pile; -1 when it is empty."""
    seeking: Seeking | None
    last: Attempt | None
    """The last attempt that was decided."""
    attempts: int
    attempts_challenged: int
    race: tuple[Stage, ...]
    """Every permission won or lost so far."""
    notebook: Notebook | None
    """null unless the table keeps one."""
    hands: tuple[tuple[int, ...], ...]
    """Everybody's, once the game is over."""


def view(d: Desk, seat: int | None) -> SpycatcherView:
    return SpycatcherView(
        seat=seat,
        phase=d.phase,
        round=d.round,
        turn=d.turn,
        first=d.first,
        rolls_for_start=d.rolls_for_start,
        waiting_for=d.waiting_for(),
        gone=d.gone,
        players=tuple([_player(d, other) for other in range(d.seats)]),
        die=d.die,
        again=d.again,
        to_discard=d.to_discard if d.phase == "discard" else 0,
        circle=CIRCLES[d.circle] if d.phase in ("seek", "challenge") else None,
        hand=() if seat is None else tuple(cards_in(d.hands[seat])),
        laid=_laid(d, seat),
        decision=_decision(d, seat),
        look=None if seat is None else d.looks[seat],
        pack=len(d.pack),
        pile=len(d.pile),
        top=d.pile[-1] if d.pile else NO_CARD,
        seeking=_seeking(d),
        last=d.last,
        attempts=d.attempts,
        attempts_challenged=d.attempts_challenged,
        race=d.race,
        notebook=_notebook(d) if d.options.notebook else None,
        hands=tuple([tuple(cards_in(hand)) for hand in d.hands]) if d.phase == "over" else (),
    )


def _player(d: Desk, seat: int) -> Player:
    cards = d.permits[seat * 4 : seat * 4 + 4]
    return Player(
        place=d.at[seat],
        cards=d.hands[seat].bit_count(),
        permits=tuple([Permit(CIRCLES[circle], card) for circle, card in enumerate(cards) if card != NONE]),
        misses=d.misses[seat],
        rolls_again=d.roll_next[seat],
    )


def _laid(d: Desk, seat: int | None) -> tuple[int, int, int]:
    if seat is None or d.phase != "challenge":
        return (NO_CARD, NO_CARD, NO_CARD)
    cards = d.laid if seat == d.turn else max(d.decisions[seat], PASSED)
    first, second, third = (*cards_in(cards), *[NO_CARD] * MOST_LAID)[:MOST_LAID]
    return (first, second, third)


def _decision(d: Desk, seat: int | None) -> Literal["-", "p", "c"]:
    if seat is None or d.decisions[seat] == UNDECIDED:
        return "-"
    return "p" if d.decisions[seat] == PASSED else "c"


def _seeking(d: Desk) -> Seeking | None:
    if d.phase != "challenge":
        return None
    decided = tuple([seat for seat, decision in enumerate(d.decisions) if decision != UNDECIDED])
    return Seeking(d.turn, CIRCLES[d.circle], decided)


def _notebook(d: Desk) -> Notebook:
    seen_by_all = d.know[d.seats]
    held = [tuple(cards_in(certain(seen_by_all, seat))) for seat in range(d.seats)]
    return Notebook(d.notes, tuple(held))
