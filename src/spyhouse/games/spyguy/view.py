"""What a seat may know. Only the order of the deck, and whose taps went wrong, are hidden from anyone."""

from collections.abc import Mapping
from typing import Literal

from spyhouse.games.spyguy.board import Board, Phase
from spyhouse.games.spyguy.box import Track, box
from spyhouse.games.spyguy.cards import copies_of_each
from spyhouse.games.spyguy.events import Card, Marker, Space, Spot
from spyhouse.games.spyguy.result import CardResult, Result, found_by, missed_most
from spyhouse.games.spyguy.share import share
from spyhouse.kernel import SeatNumber, View


class SpyGuyView(View, frozen=True):
    seat: SeatNumber | None
    phase: Phase
    city: str
    """The key of the picture, for `GET /api/games/spyguy/scenes/{key}`."""
    chase: bool
    """False in a practice: then nobody walks."""
    track: Track
    gone: tuple[SeatNumber, ...]
    spy_guy: Space
    moritz: int
    """His space of the track."""
    turn: int
    """How many cards have been turned."""
    card: Card | None
    """null before the first."""
    began: int
    """When the card was turned, on the table's clock."""
    ends: int
    """When its sand has run out."""
    markers: tuple[Marker, ...]
    missed: tuple[Spot, ...]
    """What nobody found, when the search is over; nothing before (SG-19)."""
    done: tuple[SeatNumber, ...]
    """Who says that they have searched enough."""
    ready: tuple[int, ...]
    """Who has looked around, before the first card."""
    votes: tuple[Literal["yes", "no", "-"], ...]
    """By seat: whether to take the shortcut."""
    spotted: Marker | None
    """Doctor Moritz himself, once somebody has seen him in the picture; null before."""
    deck: int
    """Cards that are still face down."""
    copies: dict[int, int]
    """The public table: how many of each kind are in the picture (SG-14)."""
    wrong: int
    """Your own taps on wrong things."""
    locked_until: int
    """You cannot tap before then, on the table's clock; 0 if you can."""
    cards: tuple[CardResult, ...]
    """What came of each search so far."""
    result: Result | None
    """When the game is over."""


def view(b: Board, seat: int | None) -> SpyGuyView:
    return SpyGuyView(
        seat=seat,
        phase=b.phase,
        city=b.city,
        chase=not b.options.practice,
        track=box().track,
        gone=b.gone,
        spy_guy=b.spy_guy,
        moritz=b.moritz,
        turn=b.turn,
        card=b.card,
        began=b.began,
        ends=b.ends,
        markers=b.markers,
        missed=b.missed,
        done=b.done,
        ready=b.ready,
        votes=tuple(_WORD[vote] for vote in b.votes),
        spotted=b.spotted,
        deck=len(b.deck),
        copies=copies_of_each(),
        wrong=0 if seat is None else b.wrong[seat],
        locked_until=0 if seat is None else b.locked[seat],
        cards=b.results,
        result=_result(b) if b.phase == "over" else None,
    )


_WORD: Mapping[bool | None, Literal["yes", "no", "-"]] = {True: "yes", False: "no", None: "-"}


def _result(b: Board) -> Result:
    return Result(
        copies=sum(card.copies for card in b.results),
        found=found_by(b.results, b.seats),
        wrong=b.wrong,
        fastest=b.fastest,
        missed_most=missed_most(b.results),
        share=share(b),
    )
