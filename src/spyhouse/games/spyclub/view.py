"""Views of a case. There are no private hands, so all views are the same (SC-3)."""

from functools import lru_cache

import msgspec

from spyhouse.games.spyclub import teamwork
from spyhouse.games.spyclub.board import SEEN_DOWN, Board, Phase
from spyhouse.games.spyclub.box import MovementCard
from spyhouse.games.spyclub.campaign.record import Campaign
from spyhouse.games.spyclub.campaign.table_view import CampaignTableView, table_view
from spyhouse.games.spyclub.campaign.view import CampaignView, as_first_case, campaign_view
from spyhouse.games.spyclub.card_tables import Box
from spyhouse.games.spyclub.clue import Clue, Spot
from spyhouse.games.spyclub.moves import CompareNotes, GetAdvice
from spyhouse.games.spyclub.terms import (
    ASPECTS,
    DAYTIMES,
    EMPTY,
    Aspect,
    CaseEvent,
    Character,
    Daytime,
    End,
    Symbol,
)
from spyhouse.kernel import SeatNumber, View


class Hand(msgspec.Struct, frozen=True, cache_hash=True):
    """A player's hand, focus and ideas."""

    character: Character
    clues: tuple[Clue | None, ...]
    """Cards by slot, from the owner's left."""
    focus: int
    """Slot of the focus token."""
    ideas: int
    prices: tuple[int, ...]
    """By slot: price to confirm the card there."""
    gains: tuple[int, ...]
    """By slot: ideas for shifting focus there, as far as the supply lasts."""


class Incoming(msgspec.Struct, frozen=True):
    """An incoming clue and its price."""

    clue: Clue | None
    price: int


class Landing(msgspec.Struct, frozen=True):
    """Where the suspect would stop for one of the numbers that may come next."""

    number: int
    spot: Spot
    event: CaseEvent
    size: int
    gap: bool
    """Whether the slot is empty. A new clue comes there first, so the event is unknown."""


class MovementLeft(msgspec.Struct, frozen=True):
    """How many movement cards of a set are drawn and left."""

    daytime: Daytime
    drawn: int
    left: int


class Solved(msgspec.Struct, frozen=True):
    """A solved aspect and its solution."""

    aspect: Aspect
    solution: Clue


class PendingTeamwork(msgspec.Struct, frozen=True):
    """Teamwork that waits for the partner's answer."""

    seat: SeatNumber
    teamwork: CompareNotes | GetAdvice


class SpyClubView(View, frozen=True):
    """A case as everyone sees it."""

    seat: SeatNumber | None
    """Seat of the viewer; null for a spectator."""
    phase: Phase
    turn: int
    active: SeatNumber
    starter: int
    """Seat of the first turn; turns go clockwise."""
    waiting_for: tuple[SeatNumber, ...]
    actions: int
    """Actions that the active player has left."""
    flipped: tuple[int, ...]
    """During an investigation: the slots flipped. Others can still be."""
    partners: tuple[int, ...]
    """Seats with which the active player can team up now."""
    final_turn: bool
    gone: tuple[SeatNumber, ...]
    """Seats that have left for good."""

    hands: tuple[Hand, ...]
    """Hands by seat."""
    row: tuple[Clue | None, ...]
    symbols: tuple[Symbol, ...]
    """Symbols over the slots of the row."""
    incoming: tuple[Incoming, ...]
    """Incoming clues from the left. The first is the deck's top card."""
    deck: int
    """Cards left in the deck, the top card included."""
    discards: tuple[Clue, ...]
    """Discarded cards as they lie, oldest first."""
    solved: tuple[Solved, ...]

    supply: int
    removed: int
    """Number of ideas that have left the game."""
    owed: int
    """Number of ideas that the active player has to remove now."""
    escape: int
    track: int
    """Position of the Escaped space."""

    pawn: Spot
    movement: MovementCard | None
    """The last movement card revealed."""
    numbers: tuple[int, int, int]
    """Numbers that may count next, from top to bottom."""
    landings: tuple[Landing, ...]
    """One per number, as the cards lie now."""
    movement_left: tuple[MovementLeft, ...]
    movement_drawn: tuple[MovementCard, ...]
    """With a notebook: all revealed movement cards, in order."""

    asked: PendingTeamwork | None
    ended: End | None

    table: CampaignTableView | None
    """What campaign cards put on the table."""
    campaign: CampaignView | None
    first_case: Campaign | None
    """After a single case: its record as the first case of a campaign, for the option `campaign` of the next
    game.
    """


def view(b: Board, seat: int | None) -> SpyClubView:
    """Build the view of a case for a seat."""
    clues = _clues(b)
    return SpyClubView(
        seat=seat,
        phase=b.phase,
        turn=b.turn,
        active=b.active,
        starter=b.starter,
        waiting_for=b.waiting_for(),
        actions=b.actions,
        flipped=tuple([slot for slot in range(b.slots) if b.flipped >> slot & 1]),
        partners=tuple(teamwork.partners(b, b.active)) if b.phase == "actions" else (),
        final_turn=b.is_final_turn(),
        gone=b.gone,
        hands=tuple([_hand(b, owner, clues) for owner in range(b.seats)]),
        row=tuple([None if card == EMPTY else clues[card] for card in b.row]),
        symbols=b.rules.symbols,
        incoming=tuple([_incoming(b, place, clues) for place in range(b.places())]),
        deck=b.deck_left(),
        discards=tuple([clues[card] for card in b.discards]),
        solved=tuple(
            [Solved(ASPECTS[kind], clues[card]) for kind, card in enumerate(b.solved) if card != EMPTY]
        ),
        supply=b.supply,
        removed=b.removed,
        owed=b.owed,
        escape=b.escape,
        track=b.rules.level.track,
        pawn=b.spot_at(b.pawn),
        movement=b.last_movement(),
        numbers=b.numbers(),
        landings=_landings(b),
        movement_left=_movement_left(b.box, b.movement, b.drawn),
        movement_drawn=_drawn(b) if b.options.notebook else (),
        asked=PendingTeamwork(*b.asked) if b.asked else None,
        ended=b.ended,
        table=table_view(b),
        campaign=campaign_view(b),
        first_case=as_first_case(b),
    )


def _clues(b: Board) -> list[Clue]:
    """Return clues by card.

    The other side is shown with a notebook if it was seen, and after the case (SC-40).
    """
    clues = b.clues()
    if b.options.notebook or b.ended:
        for card, seen in enumerate(b.seen):
            if seen & SEEN_DOWN:
                clues[card] = b.both_sides(card)
    return clues


def _hand(b: Board, seat: int, clues: list[Clue]) -> Hand:
    cards, focus, rules = b.hand(seat), b.focus[seat], b.rules
    return Hand(
        character=b.characters[seat],
        clues=tuple([None if card == EMPTY else clues[card] for card in cards]),
        focus=focus,
        ideas=b.ideas[seat],
        prices=tuple([rules.confirm_price(b, seat, slot) for slot in range(b.slots)]),
        gains=tuple(
            [
                min(rules.focus_gain(b, seat, slot), b.supply) if card != EMPTY and slot != focus else 0
                for slot, card in enumerate(cards)
            ]
        ),
    )


def _incoming(b: Board, place: int, clues: list[Clue]) -> Incoming:
    card = b.incoming_card(place)
    hidden = card == EMPTY or b.rules.is_covered(b, place)
    return Incoming(None if hidden else clues[card], b.rules.scout_price(b, place))


def _landings(b: Board) -> tuple[Landing, ...]:
    if b.drawn == len(b.movement) or b.ended:
        return ()
    found = []
    for number in b.numbers():
        position = b.rules.suspect_path(b, number)[-1]
        event = b.rules.event_at(b, position)
        gap = b.card_at(position) == EMPTY
        found.append(Landing(number, b.spot_at(position), event, b.rules.event_size(b, event), gap))
    return tuple(found)


@lru_cache
def _movement_left(box: Box, movement: tuple[int, ...], drawn: int) -> tuple[MovementLeft, ...]:
    times = [box.movement[number].daytime for number in movement]
    return tuple(
        MovementLeft(daytime, times[:drawn].count(daytime), times[drawn:].count(daytime))
        for daytime in DAYTIMES
    )


def _drawn(b: Board) -> tuple[MovementCard, ...]:
    return tuple(b.box.movement[number] for number in b.movement[: b.drawn])
