"""Views of Spy Guy. Only the order of the deck and other players' wrong taps are hidden."""

from collections.abc import Mapping
from typing import Literal

from spyhouse.games.spyguy.board import Board, Phase
from spyhouse.games.spyguy.box import Track, box
from spyhouse.games.spyguy.cards import copies_of_each
from spyhouse.games.spyguy.events import Card, Marker, Space, Spot
from spyhouse.games.spyguy.result import CardResult, TeamResult, found_by, missed_most
from spyhouse.games.spyguy.share import share
from spyhouse.kernel import SeatNumber, View


class SpyGuyView(View, frozen=True):
    """What a seat or a spectator sees of the game."""

    seat: SeatNumber | None
    phase: Phase
    city: str
    """Key of the picture, for `GET /api/games/spyguy/scenes/{key}`."""
    chase: bool
    """Whether there is a chase; false in a practice."""
    track: Track
    gone: tuple[SeatNumber, ...]
    spy_guy: Space
    moritz: int
    """Doctor Moritz's space on the track."""
    turn: int
    """Number of cards turned."""
    card: Card | None
    """The current card; null before the first."""
    began: int
    """Table-clock time at which the card was turned."""
    ends: int
    """Table-clock time at which its timer runs out."""
    markers: tuple[Marker, ...]
    missed: tuple[Spot, ...]
    """Missed copies after a search; empty before (SG-19)."""
    done: tuple[SeatNumber, ...]
    """Players who are done searching."""
    ready: tuple[int, ...]
    """Players who are ready for the next card."""
    votes: tuple[Literal["yes", "no", "-"], ...]
    """Votes on the shortcut, by seat."""
    spotted: Marker | None
    """Doctor Moritz, once a player has spotted him in the picture; null before."""
    deck: int
    """Number of face-down cards."""
    copies: dict[int, int]
    """Number of copies of each kind in the picture, which is public (SG-14)."""
    wrong: int
    """Number of your wrong taps."""
    locked_until: int
    """Table-clock time until which you cannot tap; 0 if you can."""
    cards: tuple[CardResult, ...]
    """Results of all searches so far."""
    result: TeamResult | None
    """The team's result, after the end."""


def view(b: Board, seat: int | None) -> SpyGuyView:
    """Return the view of a seat, or of a spectator."""
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


def _result(b: Board) -> TeamResult:
    return TeamResult(
        copies=sum(card.copies for card in b.results),
        found=found_by(b.results, b.seats),
        wrong=b.wrong,
        fastest=b.fastest,
        missed_most=missed_most(b.results),
        share=share(b),
    )
