"""Spycatcher in numbers: its moves, and what a seat sees."""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations
from typing import Any, get_args

from spyhouse.games.spycatcher.board import NOTES_KEPT, Look, Note, Phase
from spyhouse.games.spycatcher.events import Attempt, Shown
from spyhouse.games.spycatcher.influence import (
    CIRCLES,
    DECK,
    LAST,
    MASTER,
    NO_CARD,
    RUNS,
    SUIT_BITS,
    cards_in,
)
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
from spyhouse.games.spycatcher.permissions import IN_A_PACK
from spyhouse.games.spycatcher.view import MOST_LAID, Notebook, Permit, Player, Seeking, SpycatcherView
from spyhouse.games.spycatcher.whitehall import DIE, the_map
from spyhouse.kernel import Encoding, Features, Move, Vocabulary
from spyhouse.kernel.codes import As, Code, Flag, Known, Maybe, Number, OneOf, Record, Row, Some, UpTo

LONG = 9_999
"""Rounds and attempts are counted so far."""


@lru_cache(maxsize=16)
def _actions(seats: int, bluffing: bool) -> Vocabulary:
    return Vocabulary(_moves(seats, bluffing), {Go: _by_its_end})


def _moves(seats: int, bluffing: bool) -> Iterator[Move]:
    yield from (Draw("pack"), Draw("discard"), Pass())
    yield from map(Discard, DECK)
    yield from map(Swap, DECK)
    yield from (Go((place,)) for place in range(len(the_map().places)))
    yield from map(ToCircle, CIRCLES)
    yield from map(HandBack, CIRCLES)
    yield from (Give(circle, to) for circle in CIRCLES for to in range(seats))
    yield from map(LookAt, range(seats))
    yield from map(Send, range(seats))
    for suit in SUIT_BITS:
        cards = cards_in(suit)
        yield from (Challenge(some) for size in (1, 2, 3) for some in combinations(cards, size))
    yield from (Seek((master,)) for master in MASTER)
    if bluffing:
        yield from map(Seek, combinations(DECK, MOST_LAID))
    else:
        yield from (Seek(run) for runs in RUNS for run in runs)


@cache
def _by_its_end(move: Go) -> Go:
    """Nothing happens on the way (SK-10), so two ways to one square are the same move."""
    return Go(move.route[-1:])


@lru_cache(maxsize=16)
def _features(seats: int, notebook: bool) -> Features:
    who = range(seats)
    seat = OneOf(who)
    circle: Code[Any] = OneOf(CIRCLES)
    card = Number(LAST, NO_CARD)
    cards: Code[tuple[int, ...]] = Some(DECK)
    permit = Record(Permit, {"circle": circle, "card": Number(IN_A_PACK - 1)})
    player = Record(
        Player,
        {
            "place": OneOf(range(len(the_map().places))),
            "cards": Number(len(DECK)),
            "permits": UpTo(permit, len(CIRCLES)),
            "misses": Number(9),
            "rolls_again": Flag(),
        },
    )
    shown = Record(Shown, {"seat": seat, "cards": cards, "succeeds": Flag()})
    attempt = {
        "seat": seat,
        "circle": circle,
        "cards": cards,
        "bluff": Flag(),
        "challenges": UpTo(shown, seats),
        "granted": Flag(),
    }
    note = Record(Note, {"seat": seat, "card": card, "taken": Flag()})
    seeking = {"seat": seat, "circle": circle, "cards": Number(MOST_LAID), "decided": Some(who)}
    fields: dict[str, Code[Any]] = {
        "seat": Maybe(seat),
        "phase": OneOf(get_args(Phase)),
        "round": Number(LONG),
        "turn": seat,
        "first": seat,
        "waiting_for": Some(who),
        "gone": Some(who),
        "players": Row(Known(player), seats),
        "die": Number(max(DIE)),
        "again": Flag(),
        "to_discard": Number(len(DECK)),
        "circle": Maybe(circle),
        "hand": cards,
        "laid": Row(card, MOST_LAID),
        "decision": OneOf(("-", "p", "c")),
        "look": Maybe(Record(Look, {"seat": seat, "round": Number(LONG), "cards": cards})),
        "pack": Number(len(DECK)),
        "pile": Number(len(DECK)),
        "top": card,
        "seeking": Maybe(Record(Seeking, seeking)),
        "last": Maybe(Record(Attempt, attempt)),
        "attempts": Number(LONG),
        "attempts_challenged": Number(LONG),
        "hands": As(Maybe(Row(cards, seats)), lambda hands: hands or None, lambda hands: hands or ()),
    }
    if notebook:
        held = Row(cards, seats)
        fields["notebook"] = Known(Record(Notebook, {"notes": UpTo(note, NOTES_KEPT), "held": held}))
    # Left out: how the start was rolled and the story of the race, which the players' permits tell.
    return Features(SpycatcherView, fields)


ENCODING = Encoding(
    actions=lambda seats, options: _actions(seats, options.bluffing),
    features=lambda seats, options: _features(seats, options.notebook),
)
