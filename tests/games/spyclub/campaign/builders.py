"""Builders of campaigns: a desk, its players, and short methods for their moves."""

from typing import Any

import pytest

from spyhouse.games.spyclub import GAME, case_end
from spyhouse.games.spyclub.board import SEEN_DOWN, SEEN_UP
from spyhouse.games.spyclub.campaign import flow
from spyhouse.games.spyclub.campaign.mosaic import Mosaic, mosaic_of
from spyhouse.games.spyclub.campaign.moves import PickCharacter, Propose, ReadOn
from spyhouse.games.spyclub.campaign.record import (
    Campaign,
    CardInPlay,
    CaseFile,
    LastCase,
    Member,
    Recorded,
    ScoreLine,
)
from spyhouse.games.spyclub.campaign.view import CampaignView, CardView
from spyhouse.games.spyclub.options import SpyClubOptions
from spyhouse.games.spyclub.state import SpyClub
from spyhouse.games.spyclub.terms import ASPECTS, Aspect, End
from spyhouse.kernel import Event, IllegalMove, Move

CLUB = (
    Member("Bookworm", "Ida"),
    Member("Climber", "Karim"),
    Member("Runner", "Zoe"),
    Member("Sketcher", ""),
)
NAMES: dict[Aspect, str] = {
    "motive": "Money",
    "suspect": "Dog",
    "location": "Museum",
    "crime": "Prank",
    "object": "Key",
}


def a_file(
    how: End = "success", seats: int = 2, recorded: Recorded | None = None, points: int = 0
) -> CaseFile:
    lines = (ScoreLine("solved", points),) if points else ()
    return CaseFile(how, "standard", CLUB[:seats], (), recorded, lines)


def after(cases: int, *recorded: str, seats: int = 2, **changes: Any) -> Campaign:
    """Build a campaign after this many cases, with these aspects recorded in order."""
    up = tuple(
        Recorded(case, aspect, NAMES[aspect]) for case, aspect in enumerate(recorded, 1) if aspect in ASPECTS
    )
    by_case = {one.case: one for one in up}
    fields: dict[str, Any] = {
        "edition": "2018",
        "members": CLUB[:seats],
        "cards": (CardInPlay(3), CardInPlay(4)),
        "recorded": up,
        "log": tuple(a_file(seats=seats, recorded=by_case.get(case)) for case in range(1, cases + 1)),
        "last": LastCase((1,) * seats),
    }
    return Campaign(**(fields | changes))


def a_desk(campaign: Campaign | None = None, seats: int = 2, seed: str = "desk", **options: Any) -> "Desk":
    chosen = GAME.read_options(options)
    assert isinstance(chosen, SpyClubOptions)
    record = campaign if campaign is not None else Campaign()
    return Desk(SpyClub(seats, seed, SpyClubOptions(edition=chosen.edition, campaign=record)))


class Desk:
    def __init__(self, state: SpyClub) -> None:
        self.state = state
        self.told: list[Event] = []

    @property
    def mosaic(self) -> Mosaic:
        return mosaic_of(self.state)

    def view(self) -> CampaignView:
        seen: CampaignView | None = self.state.view(None).campaign
        assert seen
        return seen

    def card(self, number: int) -> CardView:
        return next(card for card in self.view().cards if card.card == number)

    def unlocked(self) -> list[int]:
        return list(self.mosaic.cards)

    # --- what people do

    def does(self, seat: int, move: Move) -> "Desk":
        self.told += self.state.apply(seat, move, 0)
        return self

    def refuses(self, seat: int, move: Move, why: str) -> None:
        with pytest.raises(IllegalMove, match=why):
            self.state.copy().apply(seat, move, 0)

    def cast(self) -> "Desk":
        """Let everyone take the first offered character."""
        for seat in range(self.state.seats):
            if self.mosaic.cast[seat] is None:
                first = self.state.legal(seat)[0]
                assert isinstance(first, PickCharacter)
                self.does(seat, first)
        return self

    def reads(self) -> "Desk":
        """Let everyone read the current page."""
        card = self.asked_about
        for seat in self.state.waiting_for():
            self.does(seat, ReadOn(card))
        return self

    def decides(self, answer: str) -> "Desk":
        card = self.asked_about
        for seat in self.state.waiting_for():
            self.does(seat, Propose(answer, card))
        return self

    @property
    def asked_about(self) -> int:
        assert self.mosaic.question
        return self.mosaic.question.card

    def until(self, about: str, answers: dict[int, str] | None = None) -> "Desk":
        """Read on until this comes up, answering with `answers` by card or the first option."""
        while (question := self.mosaic.question) is None or question.about != about:
            assert question, f"{about} never came up"
            if question.answers:
                self.decides((answers or {}).get(question.card, question.answers[0].key))
            else:
                self.reads()
        return self

    def until_the_case(self, answers: dict[int, str] | None = None) -> "Desk":
        self.cast()
        while question := self.mosaic.question:
            if question.answers:
                self.decides((answers or {}).get(question.card, question.answers[0].key))
            else:
                self.reads()
        while self.state.phase == "card":  # a card asks something in the set-up
            seat = self.state.waiting_for()[0]
            self.does(seat, self.state.legal(seat)[0])
        assert self.mosaic.stage == "case"
        return self

    def case_ends(self, how: End, *solved: str, ideas: int | None = None) -> "Desk":
        """End the case with these aspects solved by the cards of `NAMES`."""
        b = self.state
        for aspect in solved:
            face = b.box.with_name[b.box.number_of[NAMES[aspect]]][0]  # type: ignore[index]
            card = next(card for card in range(len(b.up)) if b.up[card] >> 1 == face >> 1)
            b.up[card], b.seen[card] = face, SEEN_UP | SEEN_DOWN
            b.solved[ASPECTS.index(aspect)] = card
        if ideas is not None:
            b.supply += sum(b.ideas) - ideas * b.seats
            b.ideas = [ideas] * b.seats
        case_end.end_case(b, how)
        flow.go_on(b)
        return self

    def saved(self, answers: dict[int, str] | None = None) -> Campaign:
        """Read and decide everything that is left."""
        while self.state.outcome() is None:
            question = self.mosaic.question
            assert question
            if question.answers:
                self.decides((answers or {}).get(question.card, question.answers[0].key))
            else:
                self.reads()
        assert self.mosaic.result
        return self.mosaic.result
