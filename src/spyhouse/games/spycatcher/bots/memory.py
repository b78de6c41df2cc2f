"""What a player remembers: where each card may be, from everything that was seen."""

from collections.abc import Sequence

from spyhouse.games.spycatcher.events import (
    Discarded,
    Drew,
    Judged,
    Replaced,
    SawHand,
    Shuffled,
    TookDiscard,
    Uncovered,
)
from spyhouse.games.spycatcher.influence import DECK, bits
from spyhouse.games.spycatcher.knowledge import Where, appears, known_in, moves_unseen
from spyhouse.games.spycatcher.view import SpycatcherView
from spyhouse.kernel import Event, LeftForGood


class Memory:
    """The knowledge of one seat, kept up with what it is told."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.seats = seats
        everything = bits(DECK)
        # Who comes in late knows nothing of what went before.
        self.where: Where = [everything] * (seats + 2)
        self._hand = 0
        self._pile = 0  # what lies in the discard pile, seen by all
        self._last = 0  # what may have been the last cards of a pack that was made anew
        self._away = seats + 1  # the zone where cards have gone that were put away unseen

    def hear(self, events: Sequence[Event], view: SpycatcherView) -> None:
        self._away = self.seats + 1
        for event in events:
            self._take_in(event)
        self.look(view)

    def look(self, view: SpycatcherView) -> None:
        hand = bits(view.hand)
        put_away = self._hand & ~hand & ~self._pile & self.where[self.seat]
        if put_away and self._hand:
            known_in(self.where, self._away, put_away)
        known_in(self.where, self.seat, hand)
        self.where[self.seat] = hand
        self._hand = hand
        if view.top >= 0:
            self._shown(1 << view.top)

    def room(self, view: SpycatcherView) -> list[int]:
        """How many hidden cards each zone holds."""
        hidden = view.pile - self._pile.bit_count()
        if not hidden:
            self.where[-1] = 0
        return [*(player.cards for player in view.players), view.pack, hidden]

    def _take_in(self, event: Event) -> None:
        where = self.where
        match event:
            case Drew(seat=seat):
                if seat != self.seat:
                    where[seat] |= where[self.seats] | self._last
                self._last = 0
            case TookDiscard(seat=seat, card=card):
                self._pile &= ~(1 << card)
                known_in(where, seat, 1 << card)
            case Discarded(card=card) | Uncovered(card=card):
                self._shown(1 << card)
            case Judged(attempt=attempt):
                if not attempt.cards and attempt.seat != self.seat:
                    self._put_under(attempt.seat, whole=False)
                self._shown(bits(attempt.cards))
                for shown in attempt.challenges:
                    self._shown(bits(shown.cards))
            case Shuffled():
                self._last = where[self.seats]
                where[self.seats] = where[self.seats + 1] | self._pile
                where[self.seats + 1] = 0
                self._pile = 0  # the top card is seen again at once
                self._away = self.seats
            case Replaced(seat=seat, count=count) if seat != self.seat:
                self._put_under(seat, whole=count > 1)
            case LeftForGood(seat=seat):
                self._put_under(seat, whole=True)
            case SawHand(seat=seat, cards=cards):
                known_in(where, seat, bits(cards))
                where[seat] = bits(cards)

    def _shown(self, cards: int) -> None:
        appears(self.where, cards)
        self._pile |= cards

    def _put_under(self, seat: int, *, whole: bool) -> None:
        moves_unseen(self.where, seat, self.seats + 1)
        if whole:
            self.where[seat] = 0
