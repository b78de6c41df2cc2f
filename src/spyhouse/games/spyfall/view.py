"""Views of Spyfall. Their size does not depend on the role (SF-28)."""

from typing import Literal

import msgspec

from spyhouse.games.spyfall.board import Board, Case, Phase, Talk
from spyhouse.games.spyfall.prompts import prompts, some
from spyhouse.games.spyfall.scoring import RoundResult
from spyhouse.kernel import SeatNumber, View

PROMPTS_SHOWN = 3


class Card(msgspec.Struct, frozen=True):
    """A card in codes of fixed width, so that every card has the same size on the wire."""

    place: str
    """Index of the place in the pack, as two digits; "--" for a spy."""
    role: str
    """Index of the role at that place, as one digit; "-" for a spy or when roles are off."""


class Accusation(msgspec.Struct, frozen=True):
    """A vote in progress: it shows who has voted, but not how."""

    accuser: SeatNumber
    accused: SeatNumber
    after_time: bool
    voted: tuple[SeatNumber, ...]


class SpyfallView(View, frozen=True):
    """What a seat or a spectator sees of the game."""

    seat: SeatNumber | None
    """Seat of the viewer; null for a spectator."""
    phase: Phase
    round: int
    rounds: int
    dealer: SeatNumber
    players: tuple[SeatNumber, ...]
    """Players who were dealt a card in this round."""
    spies: int
    """Number of spies among them."""
    gone: tuple[SeatNumber, ...]
    """Players who have left for good."""
    waiting_for: tuple[SeatNumber, ...]
    """Players whom the game waits for."""

    card: Card | None
    """Your own card; null for spectators and seats without a card."""
    queued: str
    """The place a spy has queued, as two digits; "--" for everyone else."""
    my_vote: Literal["g", "n", "-"]
    """Your vote in progress: guilty, not guilty, or none."""

    places: tuple[str, ...]
    """Names of all places of the pack, by index."""
    in_play: tuple[int, ...]
    """Places in this game: all of the pack, unless fewer were agreed."""
    used: tuple[int, ...]
    """Places already played."""

    clock_left: int
    """Milliseconds left when the clock last started or stopped; 0 after time, and without a clock."""
    clock_ends: int | None
    """Table-clock time at which the clock runs out; null while it stands and without a clock."""

    asker: int
    """Player who asks next, or has asked the open question."""
    asked: int | None
    """Player who has to answer now."""
    barred: tuple[int, ...]
    """Players whom the asker may not ask."""
    prompts: tuple[str, ...]
    """Suggested questions; the same for everyone."""
    talk: tuple[Talk, ...]
    """This round's questions and answers; the last 60."""

    spent: tuple[SeatNumber, ...]
    """Players who have stopped the clock in this round and cannot do so again."""
    callers: tuple[SeatNumber, ...]
    """Players who have called time."""
    callers_needed: int
    """Number of calls that end the questions; 0 if the table does not allow calls."""
    accusation: Accusation | None
    cases: tuple[Case, ...]
    """Finished votes of this round."""
    accusers: tuple[int, ...]
    """After time: the player whose turn it is to accuse, then those who follow."""

    stars: tuple[int | None, ...]
    """By seat: index in `talk` of the favourite answer, once the cards are shown."""
    ready: tuple[int, ...]
    """Players who are ready for the next round."""
    scores: tuple[int, ...]
    sheet: tuple[RoundResult, ...]
    """All finished rounds. While the cards are shown, the last one is this round."""
    spy_weights: tuple[int, ...] = ()
    """With fairer spies: by seat, its lots for the spy's card in this round (SF-38)."""
    odd_card: Card | None = None
    """The card of the odd one out, after the round (SF-36)."""


def view(b: Board, seat: int | None) -> SpyfallView:
    """Return the view of a seat, or of a spectator."""
    to_ask = b.phase in ("dealt", "questions") and b.asked is None
    return SpyfallView(
        seat=seat,
        phase=b.phase,
        round=b.round,
        rounds=b.options.rounds,
        dealer=b.deal.dealer,
        players=b.deal.players,
        spies=len(b.deal.spies),
        gone=b.gone,
        waiting_for=b.waiting_for(),
        card=None if seat is None else card(b, seat),
        queued="--" if seat is None else _two_digits(b.queued[seat]),
        my_vote=_my_vote(b, seat),
        places=b.names,
        in_play=b.in_play,
        used=b.used,
        clock_left=b.clock_left,
        clock_ends=b.clock_ends,
        asker=b.asker,
        asked=b.asked,
        barred=_barred(b),
        prompts=_prompts(b) if to_ask else (),
        talk=b.talk,
        spent=b.spent,
        callers=b.callers,
        callers_needed=b.callers_needed(),
        accusation=_accusation(b),
        cases=b.cases,
        accusers=b.accusers,
        stars=b.stars,
        ready=b.ready,
        scores=b.scores,
        sheet=b.sheet,
        spy_weights=b.spy_weights() if b.options.fair_spies else (),
        odd_card=card(b, b.deal.spies[0]) if b.deal.odd and not b.cards_are_hidden() else None,
    )


def _prompts(b: Board) -> tuple[str, ...]:
    return some(prompts(b.options.language).questions, b.questions, PROMPTS_SHOWN)


def card(b: Board, seat: int) -> Card | None:
    """Return the card of a seat, or None."""
    if seat not in b.deal.players:
        return None
    if b.is_spy(seat):
        if b.deal.odd is None:
            return Card(place="--", role="-")
        place, odd_role = b.deal.odd
        return Card(place=_two_digits(place), role="-" if b.options.hidden_roles else str(odd_role))
    role = "-" if b.options.hidden_roles else str(b.deal.roles[seat])
    return Card(place=_two_digits(b.deal.place), role=role)


def _barred(b: Board) -> tuple[int, ...]:
    may_be_asked = b.may_be_asked()
    return tuple(seat for seat in b.deal.players if seat != b.asker and seat not in may_be_asked)


def _accusation(b: Board) -> Accusation | None:
    if b.case is None:
        return None
    voters = b.voters(b.case.accused)
    voted = tuple(seat for seat in voters if b.case.votes[seat] is not None)
    return Accusation(b.case.accuser, b.case.accused, b.case.after_time, voted)


def _my_vote(b: Board, seat: int | None) -> Literal["g", "n", "-"]:
    vote = b.case.votes[seat] if b.case and seat is not None else None
    return "-" if vote is None else "g" if vote else "n"


def _two_digits(place: int | None) -> str:
    return "--" if place is None else f"{place:02}"
