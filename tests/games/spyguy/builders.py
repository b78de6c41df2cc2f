"""Builders of Spy Guy positions: standees, cards and finds."""

from typing import Any

from spyhouse.games.spyguy.cards import all_cards
from spyhouse.games.spyguy.city_cache import spots_of
from spyhouse.games.spyguy.events import Card, Space, Spot
from spyhouse.games.spyguy.moves import GoOn, Tap
from spyhouse.games.spyguy.options import SpyGuyOptions
from spyhouse.games.spyguy.state import SpyGuy
from spyhouse.kernel import CLOCK, HOST, Event, Move, Tick

CITY = "testville"
"""One city for all tests, because drawing is slow."""


class AChase:
    def __init__(self, seats: int = 3, seed: str = "x", **options: Any) -> None:
        self.state = SpyGuy(
            seats, seed, SpyGuyOptions(**({"city": CITY, "site": "harbour", "mood": "day"} | options))
        )
        self.now = 0
        self.told: list[Event] = []

    # --- setting the table

    def with_standees(self, spy_guy: int | Space, moritz: int) -> "AChase":
        self.state.spy_guy = Space(spy_guy) if isinstance(spy_guy, int) else spy_guy
        self.state.moritz = moritz
        return self

    def with_deck(self, *kinds: int) -> "AChase":
        self.state.deck = kinds
        return self

    def with_cards_of(self, *copies: int) -> "AChase":
        """Deal cards whose items have these numbers of copies."""
        kinds = [next(card.kind for card in all_cards() if card.copies == count) for count in copies]
        rest = [kind for kind in self.state.deck if kind not in kinds]
        return self.with_deck(*kinds, *rest)

    # --- playing

    def does(self, seat: int, move: Move) -> list[Event]:
        self.told = self.state.apply(seat, move, self.now)
        return self.told

    def host(self, move: Move) -> list[Event]:
        return self.does(HOST, move)

    def after(self, ms: int) -> "AChase":
        self.now += ms
        return self

    def begun(self) -> "AChase":
        """Confirm the overview: the first card is turned, or the shortcut offered."""
        while self.state.phase == "look_around":
            self.does(self.state.waiting_for()[0], GoOn())
        return self

    def goes_on(self) -> "AChase":
        """Let everyone confirm what was missed."""
        while self.state.phase == "reveal":
            self.does(self.state.waiting_for()[0], GoOn())
        return self

    def time_up(self) -> list[Event]:
        deadline = self.state.deadline()
        assert deadline is not None
        self.now = deadline
        return self.does(CLOCK, Tick())

    def finds(self, copies: int, seat: int = 0) -> list[Event]:
        """Tap this many unmarked copies, 0.1 s apart."""
        events: list[Event] = []
        for spot in self.hidden()[:copies]:
            events += self.after(100).taps(spot, seat)
        return events

    def taps(self, spot: Spot, seat: int = 0) -> list[Event]:
        return self.does(seat, Tap(spot.x, spot.y))

    # --- looking

    @property
    def card(self) -> Card:
        assert self.state.card is not None
        return self.state.card

    def copies(self) -> tuple[Spot, ...]:
        return spots_of(self.state.city, self.card.kind)

    def hidden(self) -> list[Spot]:
        marked = [marker.spot for marker in self.state.markers]
        return [spot for spot in self.copies() if spot not in marked]


def kinds_of(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def the(kind: type[Event], events: list[Event]) -> Any:
    """Return the only event of that kind."""
    (found,) = (event for event in events if isinstance(event, kind))
    return found
