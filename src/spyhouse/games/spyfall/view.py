"""What a seat sees of the board. Nothing here is larger or smaller for the spy (SF-28)."""

from typing import Literal

import msgspec

from spyhouse.games.spyfall.board import Board, Case, Phase, Talk
from spyhouse.games.spyfall.sheet import RoundResult
from spyhouse.games.spyfall.texts import prompts, some
from spyhouse.kernel import SeatNumber, View

PROMPTS_SHOWN = 3


class Card(msgspec.Struct, frozen=True):
    """Codes of fixed width, so that every card takes the same room on the wire."""

    place: str
    """The number of the place in the pack, as two digits; "--" for a spy."""
    role: str
    """The number of the role at that place, as one digit; "-" for a spy or when roles are off."""


class Accusation(msgspec.Struct, frozen=True):
    """A vote that is going on: who has voted is seen, how is not."""

    accuser: SeatNumber
    accused: SeatNumber
    after_time: bool
    voted: tuple[SeatNumber, ...]


class SpyfallView(View, frozen=True):
    seat: SeatNumber | None
    """Whose view this is; null for a spectator."""
    phase: Phase
    round: int
    rounds: int
    dealer: SeatNumber
    players: tuple[SeatNumber, ...]
    """Who was dealt a card in this round."""
    spies: int
    """How many of them are spies."""
    gone: tuple[SeatNumber, ...]
    """Who has left for good."""
    waiting_for: tuple[SeatNumber, ...]
    """Those without whom nothing goes on."""

    card: Card | None
    """Your own; null for spectators and for a seat without a card."""
    queued: str
    """The place a spy has queued, as two digits; "--" for everyone else."""
    my_vote: Literal["g", "n", "-"]
    """How you voted in the vote that is going on: guilty, not guilty, not at all."""

    places: tuple[str, ...]
    """The names of all places of the pack, by number."""
    in_play: tuple[int, ...]
    """The places of this game: all of the pack, unless fewer were agreed."""
    used: tuple[int, ...]
    """Those already played: struck out for everyone."""

    clock_left: int
    """Milliseconds left when the clock last started or stopped; 0 once time is up, and without a clock."""
    clock_ends: int | None
    """When it runs out, on the table's clock; null while it stands and when there is none."""

    asker: int
    """Who asks next, or has asked the open question."""
    asked: int | None
    """Who has to answer now."""
    barred: tuple[int, ...]
    """Whom the asker may not ask."""
    prompts: tuple[str, ...]
    """Questions for an asker who is stuck; the same for everyone."""
    talk: tuple[Talk, ...]
    """This round's questions and answers, the last 60."""

    spent: tuple[SeatNumber, ...]
    """Who has stopped the clock in this round and cannot do so again."""
    callers: tuple[SeatNumber, ...]
    """Who has heard enough."""
    callers_needed: int
    """When so many have, time is up; 0 where nobody can say so."""
    accusation: Accusation | None
    cases: tuple[Case, ...]
    """The votes of this round that are over."""
    accusers: tuple[int, ...]
    """After time: whose turn it is to accuse, and who comes then."""

    stars: tuple[int | None, ...]
    """By seat: which answer of `talk` they liked best, once the cards lie open."""
    ready: tuple[int, ...]
    """Who has seen the cards and waits for the next round."""
    scores: tuple[int, ...]
    sheet: tuple[RoundResult, ...]
    """All finished rounds; while the cards lie open, the last one is this round."""


def view(b: Board, seat: int | None) -> SpyfallView:
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
    )


def _prompts(b: Board) -> tuple[str, ...]:
    return some(prompts(b.options.language).questions, b.questions, PROMPTS_SHOWN)


def card(b: Board, seat: int) -> Card | None:
    if seat not in b.deal.players:
        return None
    if b.is_spy(seat):
        return Card(place="--", role="-")
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
