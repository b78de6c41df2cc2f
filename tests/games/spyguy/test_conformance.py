"""Conformance of Spy Guy to the kernel's contract, also during taps."""

import random
from collections.abc import Iterator

import msgspec
import pytest

from spyhouse.games.spyguy import GAME
from spyhouse.games.spyguy.city_cache import spots_of
from spyhouse.games.spyguy.moves import GoOn, SpyGuyMove, Tap
from spyhouse.games.spyguy.options import SpyGuyOptions
from spyhouse.games.spyguy.state import SpyGuy
from spyhouse.kernel import CLOCK, Event, IllegalMove, Tick
from spyhouse.lab.conformance import check_game
from tests.games.spyguy.builders import CITY

OPTIONS = {
    "as in the box": SpyGuyOptions(city=CITY, site="harbour", mood="day"),
    "locking": SpyGuyOptions(city=CITY, site="harbour", mood="day", lock_wrong_taps=True, seconds=5),
    "practice": SpyGuyOptions(city=CITY, site="harbour", mood="day", practice=True, practice_cards=3),
    "on the arrow": SpyGuyOptions(city=CITY, site="harbour", mood="day", level="adaptive", lead=50),
    "with children": SpyGuyOptions(city=CITY, site="harbour", mood="day", level="child"),
}


@pytest.mark.parametrize(
    ("name", "seats"), [*zip(OPTIONS, (8, 3, 2, 1, 2), strict=True), ("as in the box", 1)]
)
def test_builtin_game_is_registered(name: str, seats: int) -> None:
    check_game(GAME, seats=seats, options=OPTIONS[name], games=2, checks_per_game=10)


def test_tap_answers_reveal_nothing_secret() -> None:
    # SG-19: neither the next cards nor the wrong taps of others show in what reaches somebody.
    options = SpyGuyOptions(city=CITY, site="harbour", mood="day", lock_wrong_taps=True)
    rng = random.Random(3)
    for state, seat, tap, at in tapping(SpyGuy(3, "x", options), rng):
        for viewer in (None, 0, 1, 2):
            other = state.imagine(viewer, rng)
            assert sight(state, viewer) == sight(other, viewer)
            if seat == viewer:
                assert [*told(state.copy(), seat, tap, at, viewer)] == [*told(other, seat, tap, at, viewer)]


def test_view_is_unchanged_without_events() -> None:
    rng = random.Random(4)
    for state, seat, tap, at in tapping(SpyGuy(3, "x", OPTIONS["locking"]), rng):
        after = state.copy()
        try:
            events = after.apply(seat, tap, at)
        except IllegalMove:
            continue
        for viewer in (None, 0, 1, 2):
            if not any(event.visible_to(viewer) for event in events):
                assert sight(after, viewer) == sight(state, viewer)


def test_running_search_reveals_no_unfound_copy() -> None:
    # SG-19
    rng = random.Random(5)
    for state, seat, tap, _ in tapping(SpyGuy(2, "x", OPTIONS["as in the box"]), rng):
        assert state.card is not None
        marked = {marker.spot for marker in state.markers}
        hidden = [spot for spot in spots_of(state.city, state.card.kind) if spot not in marked]
        for viewer in (None, 0, 1):
            shown = msgspec.json.encode(state.view(viewer)).decode()
            assert not any(f'"x":{spot.x},"y":{spot.y}' in shown for spot in hidden)
        assert tap not in state.legal(seat)


def tapping(state: SpyGuy, rng: random.Random) -> Iterator[tuple[SpyGuy, int, Tap, int]]:
    """Yield the state before each tap of random searches, with seat and tap."""
    for _ in range(3):
        if state.phase == "look_around":
            state.apply(CLOCK, Tick(), state.deadline() or 0)
        for seat in state.waiting_for() if state.phase == "reveal" else ():
            state.apply(seat, GoOn(), state.ends)
        at, deadline = state.began, state.ends
        while state.phase == "search" and at < deadline - 1:
            assert state.card is not None
            at = min(at + rng.randrange(1500), deadline - 1)
            spots = spots_of(state.city, rng.choice([state.card.kind, rng.randrange(56)]))
            spot, seat = rng.choice(spots), rng.randrange(state.seats)
            tap = Tap(spot.x, spot.y)
            assert msgspec.json.decode(msgspec.json.encode(tap), type=SpyGuyMove) == tap
            yield state, seat, tap, at
            told(state, seat, tap, at, None)


def told(state: SpyGuy, seat: int, tap: Tap, at: int, viewer: int | None) -> list[Event] | list[str]:
    try:
        return [event for event in state.apply(seat, tap, at) if event.visible_to(viewer)]
    except IllegalMove as no:
        return [str(no)]


def sight(state: SpyGuy, viewer: int | None) -> bytes:
    legal = [] if viewer is None else state.legal(viewer)
    return msgspec.json.encode(
        [state.view(viewer), legal, state.legal(-2), sorted(state.to_act()), state.due]
    )
