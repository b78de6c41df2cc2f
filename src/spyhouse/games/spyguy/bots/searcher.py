"""Spy Guy bot: scans the picture cell by cell, and taps at a human pace."""

import random
from collections.abc import Sequence

from spyhouse.games.spyguy.bots.scanning import Glimpse, scan
from spyhouse.games.spyguy.bots.search_grid import ground
from spyhouse.games.spyguy.bots.skills import skills
from spyhouse.games.spyguy.events import CardTurned, Found, TappedWrong
from spyhouse.games.spyguy.moves import Done, GoOn, TakeShortcut, Tap
from spyhouse.games.spyguy.view import SpyGuyView
from spyhouse.kernel import Bot, Event, Move, Options, View

_SOON_MS = 4_000
"""A bot that expects no find within this many ms agrees to end the search."""
_AIM = 6.0
"""Maximum distance of a tap from the middle, in units of the picture."""


class Searcher(Bot):
    """The Spy Guy bot."""

    def __init__(self, seat: int, options: Options, rng: random.Random, level: str) -> None:
        super().__init__(seat, options, rng)
        self._skill = skills()[level]
        self._turn = 0
        self._now = 0  # estimated ms since the card was turned
        self._glimpses: list[Glimpse] = []

    def observe(self, events: Sequence[Event], view: View) -> None:
        """Update from events."""
        for event in events:
            match event:
                case CardTurned():
                    self._now = 0
                case Found(marker=marker):
                    self._now = max(self._now, marker.ms)
                case TappedWrong(locked_until=until):  # SG-16
                    assert isinstance(view, SpyGuyView)
                    free = until - view.began
                    self._glimpses = [each._replace(ms=max(each.ms, free)) for each in self._glimpses]

    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        """Return the bot's move, or None to wait."""
        assert isinstance(view, SpyGuyView)
        match view.phase:
            case "look_around" | "reveal":
                return GoOn()  # bots never delay: people may look at missed copies as long as they like
            case "shortcut":
                return TakeShortcut(True) if view.votes[self.seat] == "-" else None
            case "search":
                return self._search(view)
            case _:
                return None

    def thinking_ms(self, move: Move) -> int:
        """Return the time until the move, in ms."""
        if not isinstance(move, Tap):
            return super().thinking_ms(move)
        glimpse = self._glimpses.pop(0)
        wait = max(glimpse.ms - self._now, 0)
        self._now = glimpse.ms
        return wait

    def _search(self, view: SpyGuyView) -> Move | None:
        if view.turn != self._turn:
            self._look(view)
        while self._glimpses and self._is_marked(self._glimpses[0], view):
            self._glimpses.pop(0)
        if self._others_are_done(view) and (
            not self._glimpses or self._glimpses[0].ms > self._now + _SOON_MS
        ):
            return Done()
        if not self._glimpses:
            return None
        glimpse = self._glimpses[0]
        return Tap(glimpse.x + self._slip(), glimpse.y + self._slip())

    def _look(self, view: SpyGuyView) -> None:
        assert view.card is not None, "a search has a card"
        self._turn = view.turn
        left = view.ends - view.began - self._now
        seen = scan(ground(view.city), view.card.kind, left, self._skill, self.rng)
        self._glimpses = [glimpse._replace(ms=glimpse.ms + self._now) for glimpse in seen]

    def _is_marked(self, glimpse: Glimpse, view: SpyGuyView) -> bool:
        spots = (marker.spot for marker in view.markers)
        return any((spot.x, spot.y) == (glimpse.x, glimpse.y) for spot in spots)

    def _others_are_done(self, view: SpyGuyView) -> bool:
        return bool(view.done) and self.seat not in view.done

    def _slip(self) -> float:
        return self.rng.uniform(-_AIM, _AIM)
