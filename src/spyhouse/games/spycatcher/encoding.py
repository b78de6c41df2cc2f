"""Numeric encoding of Spycatcher: actions and observations."""

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
from spyhouse.games.spycatcher.view import MAX_LAID, Notebook, Permit, Player, Seeking, SpycatcherView
from spyhouse.games.spycatcher.whitehall import DIE, load_board
from spyhouse.kernel import Encoding, Features, ListedActions, Move
from spyhouse.kernel.field_codecs import (
    BoolCodec,
    CachedCodec,
    FieldCodec,
    FixedListCodec,
    IntCodec,
    MappedCodec,
    OneHotCodec,
    OptionalCodec,
    PaddedListCodec,
    StructCodec,
    multi_hot,
)

LONG = 9_999
"""Upper bound of counted rounds and attempts."""


@lru_cache(maxsize=16)
def _actions(seats: int, bluffing: bool) -> ListedActions:
    return ListedActions(_moves(seats, bluffing), {Go: _by_its_end})


def _moves(seats: int, bluffing: bool) -> Iterator[Move]:
    yield from (Draw("pack"), Draw("discard"), Pass())
    yield from map(Discard, DECK)
    yield from map(Swap, DECK)
    yield from (Go((place,)) for place in range(len(load_board().places)))
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
        yield from map(Seek, combinations(DECK, MAX_LAID))
    else:
        yield from (Seek(run) for runs in RUNS for run in runs)


@cache
def _by_its_end(move: Go) -> Go:
    """Return the move by its end: squares on the way have no effect (SK-10)."""
    return Go(move.route[-1:])


@lru_cache(maxsize=16)
def _features(seats: int, notebook: bool) -> Features:
    who = range(seats)
    seat = OneHotCodec(who)
    circle: FieldCodec[Any] = OneHotCodec(CIRCLES)
    card = IntCodec(LAST, NO_CARD)
    cards: FieldCodec[tuple[int, ...]] = multi_hot(DECK)
    permit = StructCodec(Permit, {"circle": circle, "card": IntCodec(IN_A_PACK - 1)})
    player = StructCodec(
        Player,
        {
            "place": OneHotCodec(range(len(load_board().places))),
            "cards": IntCodec(len(DECK)),
            "permits": PaddedListCodec(permit, len(CIRCLES)),
            "misses": IntCodec(9),
            "rolls_again": BoolCodec(),
        },
    )
    shown = StructCodec(Shown, {"seat": seat, "cards": cards, "succeeds": BoolCodec()})
    attempt = {
        "seat": seat,
        "circle": circle,
        "cards": cards,
        "bluff": BoolCodec(),
        "challenges": PaddedListCodec(shown, seats),
        "granted": BoolCodec(),
    }
    note = StructCodec(Note, {"seat": seat, "card": card, "taken": BoolCodec()})
    seeking = {"seat": seat, "circle": circle, "cards": IntCodec(MAX_LAID), "decided": multi_hot(who)}
    fields: dict[str, FieldCodec[Any]] = {
        "seat": OptionalCodec(seat),
        "phase": OneHotCodec(get_args(Phase)),
        "round": IntCodec(LONG),
        "turn": seat,
        "first": seat,
        "waiting_for": multi_hot(who),
        "gone": multi_hot(who),
        "players": FixedListCodec(CachedCodec(player), seats),
        "die": IntCodec(max(DIE)),
        "again": BoolCodec(),
        "to_discard": IntCodec(len(DECK)),
        "circle": OptionalCodec(circle),
        "hand": cards,
        "laid": FixedListCodec(card, MAX_LAID),
        "decision": OneHotCodec(("-", "p", "c")),
        "look": OptionalCodec(StructCodec(Look, {"seat": seat, "round": IntCodec(LONG), "cards": cards})),
        "pack": IntCodec(len(DECK)),
        "pile": IntCodec(len(DECK)),
        "top": card,
        "seeking": OptionalCodec(StructCodec(Seeking, seeking)),
        "last": OptionalCodec(StructCodec(Attempt, attempt)),
        "attempts": IntCodec(LONG),
        "attempts_challenged": IntCodec(LONG),
        "hands": MappedCodec(
            OptionalCodec(FixedListCodec(cards, seats)),
            lambda hands: hands or None,
            lambda hands: hands or (),
        ),
    }
    if notebook:
        held = FixedListCodec(cards, seats)
        fields["notebook"] = CachedCodec(
            StructCodec(Notebook, {"notes": PaddedListCodec(note, NOTES_KEPT), "held": held})
        )
    # Left out: the rolls for the start, and the history of the race, which the players' permits imply.
    return Features(SpycatcherView, fields)


ENCODING = Encoding(
    actions=lambda seats, options: _actions(seats, options.bluffing),
    features=lambda seats, options: _features(seats, options.notebook),
)
