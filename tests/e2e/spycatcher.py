"""A Spycatcher player: decides like a normal bot and acts through the page."""

import contextlib
import random
import re
from collections.abc import Sequence

import msgspec
from playwright.sync_api import Locator, Position, TimeoutError, expect

from spyhouse.games.spycatcher import GAME, legal
from spyhouse.games.spycatcher.influence import CIRCLES, NUMBER_OF, SUIT, VALUE, bits, suit_of
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
from spyhouse.games.spycatcher.view import Player, SpycatcherView
from spyhouse.games.spycatcher.whitehall import load_board
from spyhouse.kernel import Move
from tests.e2e.browser_player import Guest

NEEDED = 3
AT_ONCE_MS = 1500
TRIES = 20


class Seated:
    """A guest with a seat."""

    def __init__(self, guest: Guest, seat: int, *, phone: bool = False) -> None:
        self.guest, self.seat, self.phone = guest, seat, phone
        self.page = guest.page
        options = GAME.read_options({"permissions_needed": NEEDED})
        self.mind = GAME.bots["normal"](seat, options, random.Random(seat))

    @property
    def view(self) -> SpycatcherView:
        """Return the latest view that the browser received."""
        for text in reversed(self.guest.heard):
            if '"game":{' in text:
                return msgspec.convert(msgspec.json.decode(text)["game"]["seats"][0]["view"], SpycatcherView)
        raise AssertionError(f"{self.guest.name} sees no game")

    def name_of(self, seat: int) -> str:
        text = next(text for text in reversed(self.guest.heard) if '"chairs":[' in text)
        name: str = msgspec.json.decode(text)["table"]["chairs"][seat]["name"]
        return name

    def is_asked(self) -> bool:
        return self.seat in self.view.waiting_for

    def best(self) -> Move:
        view = self.view
        move = self.mind.choose(view, self.options())
        assert move
        return move

    def options(self) -> Sequence[Move]:
        return moves(self.view, self.seat)

    def strongest(self) -> Move:
        """Return the challenge with the highest total; the master counts most."""
        return max(self._challenges(), key=weight, default=Pass())

    def weakest(self) -> Move:
        return min(self._challenges(), key=weight, default=Pass())

    def _challenges(self) -> list[Challenge]:
        return [move for move in self.options() if isinstance(move, Challenge)]

    # --- doing

    def press(self, target: Locator, *, at_the_edge: bool = False) -> None:
        """Press a button, closing whatever covers it meanwhile."""
        for _ in range(TRIES):
            with contextlib.suppress(TimeoutError, AssertionError):
                self.touch(target, at_the_edge=at_the_edge)
                return
            self.reads_on()
        raise AssertionError(f"{self.guest.name} cannot press {target}")

    def touch(self, target: Locator, *, at_the_edge: bool = False) -> None:
        """Click an element, or its left edge: cards overlap, and the number stays visible."""
        at: Position | None = {"x": 9, "y": 24} if at_the_edge else None
        target.click(position=at, timeout=AT_ONCE_MS, trial=True)
        target.click(position=at)  # a click in progress is not repeated: a second one would undo it

    def reads_on(self) -> None:
        """Close an open application or paper, if there is one."""
        for name in ("Go on", "Close"):
            way_on = self.guest.button(name)
            if way_on.is_visible():
                with contextlib.suppress(TimeoutError, AssertionError):  # it closes when others move
                    self.touch(way_on)

    def reads_until(self, target: Locator) -> None:
        for _ in range(TRIES):
            with contextlib.suppress(AssertionError):
                expect(target).to_be_visible(timeout=AT_ONCE_MS)
                return
            self.reads_on()
        raise AssertionError(f"{self.guest.name} does not see {target}")

    def does(self, move: Move) -> None:
        """Make a move and wait until it is applied."""
        before = len(self.guest.heard)
        self._does(move)
        self._hears(before)

    def _hears(self, before: int) -> None:
        """Wait for the update of the own move; others move at the same time."""
        while not any('"answers":' in message for message in self.guest.heard[before:]):
            self.page.wait_for_timeout(10)

    def _does(self, move: Move) -> None:
        button = self.guest.button
        match move:
            case Draw("pack"):
                self.press(button(re.compile("^Take an unseen card")))
            case Draw():
                self.press(button(re.compile("^Take the ")))
            case Discard(card):
                self.lifts(card)
                self.press(button(re.compile("^Discard the ")))
            case Swap(card):
                self.lifts(card)
                self.press(button(re.compile("^Replace the ")))
            case Go(route):
                self.press(self._way(route[-1]))
                if self.phone:
                    self.press(button(re.compile("^Move ")))
            case Seek():
                self.press(button(re.compile("^Apply with ")))  # the run or the master is preselected
            case Challenge(cards):
                for card in cards:
                    self.lifts(card)
                self.press(button(re.compile("^Challenge with ")))
            case Pass():
                self.press(button("Not this time" if self.view.phase == "seek" else "Let it pass"))
            case ToCircle(circle) | HandBack(circle):
                self.press(button(circle.capitalize()))
            case Give(circle, to):
                self.press(button(circle.capitalize()))
                self.press(button(self.name_of(to)))
            case LookAt(seat) | Send(seat):
                self.press(self.page.locator(".slip").get_by_role("button", name=self.name_of(seat)))
            case _:
                raise AssertionError(f"nobody does {move}")

    def lifts(self, card: int) -> None:
        value = "Master" if VALUE[card] > 12 else str(VALUE[card])
        hand = self.page.get_by_role("group", name="Your hand")
        name = f"{value} {CIRCLES[SUIT[card]].capitalize()}"
        self.press(hand.get_by_role("button", name=name, exact=True), at_the_edge=True)

    def _way(self, place: int) -> Locator:
        """Return the button of a square; two squares of a circle have the same name."""
        view = self.view
        routes = load_board().routes[view.players[self.seat].place][view.die]
        ends = list(dict.fromkeys(go.route[-1] for go in routes))
        every = self.page.locator(".ways li button" if self.phone else ".spot.lit")
        self.reads_until(every.first)
        expect(every).to_have_count(len(ends))
        return every.nth(ends.index(place))


def moves(view: SpycatcherView, seat: int) -> Sequence[Move]:
    """Return the legal moves, derived from the seat's view."""
    me, others = view.players[seat], [other for other in range(len(view.players)) if other != seat]
    hand, circle = bits(view.hand), NUMBER_OF[view.circle] if view.circle else 0
    match view.phase:
        case "draw":
            return [Draw("pack"), Draw("discard")]
        case "discard":
            return legal.discards(hand)
        case "go":
            return load_board().routes[me.place][view.die]
        case "seek":
            return legal.seeks(suit_of(hand, circle), circle)
        case "challenge":
            return legal.challenges(suit_of(hand, circle), circle)
        case "circle":
            return [ToCircle(name) for name in CIRCLES]
        case "swap":
            return [Swap(card) for card in view.hand]
        case "hand_back":
            return [HandBack(permit.circle) for permit in me.permits]
        case "give":
            return [
                Give(permit.circle, other)
                for permit in me.permits
                for other in others
                if can_take(view.players[other], permit.circle)
            ]
        case "look":
            return [LookAt(other) for other in others]
        case "send":
            return [Send(other) for other in others]
        case _:
            return ()


def can_take(player: Player, circle: str) -> bool:
    held = [permit.circle for permit in player.permits]
    return circle not in held and len(held) < NEEDED - 1


def weight(move: Challenge) -> int:
    return sum(VALUE[card] for card in move.cards)
