"""Views of Spycatcher. Cards have two characters each, so all hands of a size are equally long."""

from typing import Literal

import msgspec

from spyhouse.games.spycatcher.board import NONE, PASSED, UNDECIDED, Board, Look, Note, Phase, Stage
from spyhouse.games.spycatcher.events import Attempt
from spyhouse.games.spycatcher.influence import CIRCLES, NO_CARD, CircleName, cards_in, prospect, suit_of
from spyhouse.games.spycatcher.knowledge import certain
from spyhouse.kernel import SeatNumber, View

MAX_LAID = 3


class Permit(msgspec.Struct, frozen=True):
    """A permission card of a player."""

    circle: CircleName
    card: int
    """Index of the card in the circle's pack, from 0."""


class Player(msgspec.Struct, frozen=True):
    """The public part of a player."""

    place: int
    cards: int
    """Number of influence cards in hand, including those laid face down."""
    permits: tuple[Permit, ...]
    misses: int
    """Number of turns to be missed."""
    rolls_again: bool
    """Whether the player rolls a second time in the next turn."""


class Seeking(msgspec.Struct, frozen=True):
    """An attempt in progress: it shows who has decided, but not what (SK-20)."""

    seat: SeatNumber
    circle: CircleName
    cards: int
    """Number of cards face down: three, or one, which can only be the master (SK-17)."""
    decided: tuple[SeatNumber, ...]


class Notebook(msgspec.Struct, frozen=True):
    """Public history that an attentive player could have written down (SK-36)."""

    notes: tuple[Note, ...]
    """Cards taken from the discard pile and put on it; the last 60."""
    held: tuple[tuple[int, ...], ...]
    """By seat: cards that everyone knows to be in that hand."""


class SpycatcherView(View, frozen=True):
    """What a seat or a spectator sees of the game."""

    seat: SeatNumber | None
    """Seat of the viewer; null for a spectator."""
    phase: Phase
    round: int
    turn: SeatNumber
    first: SeatNumber
    rolls_for_start: tuple[tuple[int, ...], ...]
    """Rolls for the start by seat, one tuple per round of ties; 0 for seats that were out."""
    waiting_for: tuple[SeatNumber, ...]
    gone: tuple[SeatNumber, ...]
    """Players who have left for good."""
    players: tuple[Player, ...]
    die: int
    """The die; 0 before it is rolled."""
    again: bool
    """Whether this is an extra roll."""
    to_discard: int
    circle: CircleName | None
    """Circle where permission can be, or is, sought now."""

    hand: tuple[int, ...]
    """Your own hand; empty for spectators."""
    prospects: tuple[str, str, str, str]
    """By circle: how far your hand goes towards its permission (`influence.prospect`)."""
    ahead: tuple[tuple[int, ...], ...]
    """By roll, from 1: the squares your piece could reach."""
    laid: tuple[int, int, int]
    """Cards you have laid to seek or to challenge; -1 for no card."""
    decision: Literal["-", "p", "c"]
    """Your decision in the current attempt: none yet, pass, challenge."""
    look: Look | None
    """The last hand you looked at."""

    pack: int
    pile: int
    top: int
    """Top of the discard pile; -1 if it is empty."""
    seeking: Seeking | None
    last: Attempt | None
    """The last decided attempt."""
    attempts: int
    attempts_challenged: int
    race: tuple[Stage, ...]
    """Every permission won or lost so far."""
    notebook: Notebook | None
    """The notebook; null unless the table keeps one."""
    hands: tuple[tuple[int, ...], ...]
    """Everybody's hands, after the end."""


def view(b: Board, seat: int | None) -> SpycatcherView:
    """Return the view of a seat, or of a spectator."""
    return SpycatcherView(
        seat=seat,
        phase=b.phase,
        round=b.round,
        turn=b.turn,
        first=b.first,
        rolls_for_start=b.rolls_for_start,
        waiting_for=b.waiting_for(),
        gone=b.gone,
        players=tuple([_player(b, other) for other in range(b.seats)]),
        die=b.die,
        again=b.again,
        to_discard=b.to_discard if b.phase == "discard" else 0,
        circle=CIRCLES[b.circle] if b.phase in ("seek", "challenge") else None,
        hand=() if seat is None else tuple(cards_in(b.hands[seat])),
        prospects=_prospects(0 if seat is None else b.hands[seat]),
        ahead=() if seat is None else b.whitehall.ends[b.at[seat]],
        laid=_laid(b, seat),
        decision=_decision(b, seat),
        look=None if seat is None else b.looks[seat],
        pack=len(b.pack),
        pile=len(b.pile),
        top=b.pile[-1] if b.pile else NO_CARD,
        seeking=_seeking(b),
        last=b.last,
        attempts=b.attempts,
        attempts_challenged=b.attempts_challenged,
        race=b.race,
        notebook=_notebook(b) if b.options.notebook else None,
        hands=tuple([tuple(cards_in(hand)) for hand in b.hands]) if b.phase == "over" else (),
    )


def _player(b: Board, seat: int) -> Player:
    cards = b.permits[seat * 4 : seat * 4 + 4]
    return Player(
        place=b.at[seat],
        cards=b.hands[seat].bit_count(),
        permits=tuple([Permit(CIRCLES[circle], card) for circle, card in enumerate(cards) if card != NONE]),
        misses=b.misses[seat],
        rolls_again=b.roll_next[seat],
    )


def _prospects(hand: int) -> tuple[str, str, str, str]:
    court, government, press, publisher = (prospect(suit_of(hand, circle)) for circle in range(4))
    return (court, government, press, publisher)


def _laid(b: Board, seat: int | None) -> tuple[int, int, int]:
    if seat is None or b.phase != "challenge":
        return (NO_CARD, NO_CARD, NO_CARD)
    cards = b.laid if seat == b.turn else max(b.decisions[seat], PASSED)
    first, second, third = (*cards_in(cards), *[NO_CARD] * MAX_LAID)[:MAX_LAID]
    return (first, second, third)


def _decision(b: Board, seat: int | None) -> Literal["-", "p", "c"]:
    if seat is None or b.decisions[seat] == UNDECIDED:
        return "-"
    return "p" if b.decisions[seat] == PASSED else "c"


def _seeking(b: Board) -> Seeking | None:
    if b.phase != "challenge":
        return None
    decided = tuple([seat for seat, decision in enumerate(b.decisions) if decision != UNDECIDED])
    return Seeking(b.turn, CIRCLES[b.circle], b.laid.bit_count(), decided)


def _notebook(b: Board) -> Notebook:
    seen_by_all = b.know[b.seats]
    held = [tuple(cards_in(certain(seen_by_all, seat))) for seat in range(b.seats)]
    return Notebook(b.notes, tuple(held))
