"""Encoding of a campaign as numbers: the moves its cards allow, and the part of the view that is not text.

Cards keep their numbers of the deck, so a move has the same number in every case of every campaign.
"""

from collections.abc import Callable, Iterator
from typing import Any, TypeVar, get_args

from spyhouse.games.spyclub.box import load_box
from spyhouse.games.spyclub.campaign.deck import load_deck
from spyhouse.games.spyclub.campaign.engine.effect import Effect
from spyhouse.games.spyclub.campaign.moves import PickCharacter, Propose, ReadOn
from spyhouse.games.spyclub.campaign.primitives.actions import Action
from spyhouse.games.spyclub.campaign.primitives.figures import Figure
from spyhouse.games.spyclub.campaign.primitives.pockets import Pocket
from spyhouse.games.spyclub.campaign.primitives.recording import RecordOption
from spyhouse.games.spyclub.campaign.primitives.solving import SolveWith
from spyhouse.games.spyclub.campaign.recording import NONE
from spyhouse.games.spyclub.campaign.terms import DECK, About, Stage
from spyhouse.games.spyclub.moves import (
    Accept,
    Enough,
    PickClue,
    PickEvent,
    PickPlayer,
    PickRow,
    PickSpot,
    PickSymbol,
    PickType,
    Refuse,
    SolveEarly,
    UseCard,
    UsePocket,
)
from spyhouse.games.spyclub.terms import (
    ASPECTS,
    CARDS,
    IN_THE_ROW,
    TYPES,
    Character,
    LocationKind,
    Marker,
    Symbol,
)
from spyhouse.kernel import Move
from spyhouse.kernel.field_codecs import (
    FieldCodec,
    FixedListCodec,
    IntCodec,
    OneHotCodec,
    PaddedListCodec,
    SparseCountsCodec,
)

E = TypeVar("E", bound=Effect)

SLOTS = range(4)
MOST_TOKENS = 9
MOST_MARKS, MOST_FIGURES = 12, 4
SUSPECT = "suspect"

Derived = dict[str, tuple[FieldCodec[Any], Callable[[Any, int], Any]]]


def table_moves(seats: int) -> Iterator[Move]:
    """Yield the moves that campaign cards add at the table, and answers to what they ask."""
    yield from dict.fromkeys(UseCard(card, effect.name) for card, effect in _effects(Action))
    for card in dict.fromkeys(card for card, _ in _effects(Pocket)):
        yield from (UsePocket(card, slot, clue) for slot in SLOTS for clue in (None, *range(CARDS)))
    for card in dict.fromkeys(card for card, _ in _effects(SolveWith)):
        yield from (SolveEarly(card, aspect) for aspect in ASPECTS)
    yield from map(PickClue, range(CARDS))
    yield from map(PickRow, range(IN_THE_ROW))
    yield from (PickSpot(seat, slot) for seat in range(seats) for slot in SLOTS)
    yield from map(PickPlayer, range(seats))
    yield from map(PickType, TYPES)
    yield from map(PickSymbol, get_args(Symbol))
    yield from map(PickEvent, dict.fromkeys((SUSPECT, *(figure.id for _, figure in _effects(Figure)))))
    yield from (Accept(), Refuse(), Enough())


def desk_moves(seats: int) -> Iterator[Move]:
    """Yield the moves at the desk. Writing the story is free text and has no number."""
    yield from map(PickCharacter, get_args(Character))
    yield from map(ReadOn, range(DECK + 1))
    for card in load_deck().card:
        choices = [side.choice for side in (card.a, card.b) if side.choice]
        keys = [option.key for choice in choices for option in choice.options]
        owners = map(str, range(seats))  # the seat that gets the card
        yield from (Propose(key, card.number) for key in dict.fromkeys((*keys, *owners)))
    by = ("", *dict.fromkeys(effect.key for _, effect in _effects(RecordOption)))
    names = load_box().names
    yield Propose(NONE)
    yield from (Propose(f"{key}/{name}" if key else name) for key in by for name in names)


def _effects(kind: type[E]) -> Iterator[tuple[int, E]]:
    for card in load_deck().card:
        for side in (card.a, card.b):
            yield from ((card.number, effect) for effect in side.effects if isinstance(effect, kind))


def derived_from_campaign() -> Derived:
    """Encode which side of each card is up and what is on it, the pending question, markers and figures."""
    cards = range(1, DECK + 1)
    sides = SparseCountsCodec([f"card[{number}].side" for number in cards], 2)
    tokens = SparseCountsCodec([f"card[{number}].tokens" for number in cards], MOST_TOKENS)
    mark = FixedListCodec(IntCodec(CARDS, -1), 3)
    figure = FixedListCodec(IntCodec(DECK, -1), 4)
    return {
        "case": (IntCodec(5), lambda view, at: view.campaign.case),
        "stage": (OneHotCodec(get_args(Stage)), lambda view, at: view.campaign.stage),
        "asked_about": (OneHotCodec((None, *get_args(About))), lambda view, at: _asked(view)[0]),
        "asked_card": (IntCodec(DECK), lambda view, at: _asked(view)[1]),
        "points_before": (IntCodec(999), lambda view, at: view.campaign.points),
        "sides": (sides, lambda view, at: _by_card(view, lambda card: 1 + (card.side == "B"))),
        "tokens": (tokens, lambda view, at: _by_card(view, lambda card: card.tokens)),
        "marks": (PaddedListCodec(mark, MOST_MARKS), lambda view, at: _marks(view)),
        "figures": (PaddedListCodec(figure, MOST_FIGURES), lambda view, at: _figures(view)),
    }


def _asked(view: Any) -> tuple[str | None, int]:
    """Encode the pending question, of the desk or of a card on the table."""
    if view.campaign.question:
        return view.campaign.question.about, view.campaign.question.card
    return None, view.table.asked.card if view.table and view.table.asked else 0


def _by_card(view: Any, number: Callable[[Any], int]) -> dict[int, int]:
    return {card.card - 1: number(card) for card in view.campaign.cards if not card.away}


def _marks(view: Any) -> tuple[tuple[int, int, int], ...]:
    """Encode markers: kind, clue card and slot of the row."""
    marks = view.table.marks if view.table else ()
    return tuple([(_MARKERS.index(mark.kind), _or_none(mark.clue), _or_none(mark.row)) for mark in marks])


def _figures(view: Any) -> tuple[tuple[int, int, int, int], ...]:
    """Encode figures: campaign card and place."""
    figures = view.table.figures if view.table else ()
    return tuple(
        [
            (figure.card, _WHERE.index(place.where), place.seat, place.slot)
            for figure in figures
            if (place := figure.place)
        ]
    )


def _or_none(number: int | None) -> int:
    return -1 if number is None else number


_MARKERS = get_args(Marker)
_WHERE = get_args(LocationKind)
