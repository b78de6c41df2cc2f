"""Card memory of a bot: the possible locations of each card."""

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
from spyhouse.games.spycatcher.knowledge import PossibleZones, note_hidden_move, note_known, note_public
from spyhouse.games.spycatcher.view import SpycatcherView
from spyhouse.kernel import Event, LeftForGood


class Memory:
    """Knowledge of one seat, updated from events."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.seats = seats
        everything = bits(DECK)
        # A bot that joins late knows nothing of earlier events.
        self.where: PossibleZones = [everything] * (seats + 2)
        self._hand = 0
        self._pile = 0  # cards in the discard pile that all have seen
        self._last = 0  # possible last cards of a reshuffled pack
        self._away = seats + 1  # the zone of cards that were put away unseen

    def on_events(self, events: Sequence[Event], view: SpycatcherView) -> None:
        """Update from events."""
        self._away = self.seats + 1
        for event in events:
            self._update(event)
        self.on_view(view)

    def on_view(self, view: SpycatcherView) -> None:
        """Update from a view."""
        hand = bits(view.hand)
        put_away = self._hand & ~hand & ~self._pile & self.where[self.seat]
        if put_away and self._hand:
            note_known(self.where, self._away, put_away)
        note_known(self.where, self.seat, hand)
        self.where[self.seat] = hand
        self._hand = hand
        if view.top >= 0:
            self._shown(1 << view.top)

    def room(self, view: SpycatcherView) -> list[int]:
        """Return the number of hidden cards in each zone."""
        hidden = view.pile - self._pile.bit_count()
        if not hidden:
            self.where[-1] = 0
        return [*(player.cards for player in view.players), view.pack, hidden]

    def _update(self, event: Event) -> None:
        where = self.where
        match event:
            case Drew(seat=seat):
                if seat != self.seat:
                    where[seat] |= where[self.seats] | self._last
                self._last = 0
            case TookDiscard(seat=seat, card=card):
                self._pile &= ~(1 << card)
                note_known(where, seat, 1 << card)
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
                self._pile = 0  # the top card is shown again at once
                self._away = self.seats
            case Replaced(seat=seat, count=count) if seat != self.seat:
                self._put_under(seat, whole=count > 1)
            case LeftForGood(seat=seat):
                self._put_under(seat, whole=True)
            case SawHand(seat=seat, cards=cards):
                note_known(where, seat, bits(cards))
                where[seat] = bits(cards)

    def _shown(self, cards: int) -> None:
        note_public(self.where, cards)
        self._pile |= cards

    def _put_under(self, seat: int, *, whole: bool) -> None:
        note_hidden_move(self.where, seat, self.seats + 1)
        if whole:
            self.where[seat] = 0
