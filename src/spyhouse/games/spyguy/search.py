"""The search: turn a card, start the timer, handle taps, and count the finds."""

from math import hypot, isfinite
from typing import Literal

from spyhouse.games.spyguy.board import Board
from spyhouse.games.spyguy.box import box
from spyhouse.games.spyguy.cards import all_cards
from spyhouse.games.spyguy.city_cache import items_by_district, moritz_in, passers_in, spots_of
from spyhouse.games.spyguy.events import (
    Card,
    CardTurned,
    DistrictTold,
    Found,
    Heat,
    Marker,
    MoritzSpotted,
    SaidDone,
    SearchEnded,
    Shuffled,
    Spot,
    TappedWrong,
)
from spyhouse.games.spyguy.moves import Done, LookInto, MarkTold, Tap
from spyhouse.games.spyguy.options import level_of, seconds_of
from spyhouse.games.spyguy.result import CardResult, Fastest
from spyhouse.kernel import Event, IllegalMove


def turn_card(b: Board, at: int) -> list[Event]:
    """SG-7: turn the top card and start the timer (SG-22)."""
    events: list[Event] = []
    if not b.deck:  # SG-17
        b.deck, b.used = tuple(b.chance.shuffled(f"deck/{b.turn}", sorted(b.used))), ()
        events.append(Shuffled(cards=len(b.deck)))
    top, b.deck = b.deck[0], b.deck[1:]
    b.used = (*b.used, top)
    b.card = all_cards()[top]
    b.turn += 1
    b.phase = "search"
    b.began = at
    b.due = b.ends = at + seconds_of(b.options) * 1000
    b.done, b.excused = (), ()
    return [*events, CardTurned(turn=b.turn, card=b.card, ends=b.ends)]


def tap(b: Board, seat: int, move: Tap, at: int) -> list[Event]:
    """Handle a tap."""
    card = _searching(b)
    if at >= b.ends:  # SG-16: late, even if the clock's own move is processed later
        raise IllegalMove("spyguy-sand-out")
    if at < b.locked[seat]:
        raise IllegalMove("spyguy-locked")
    if not (isfinite(move.x) and isfinite(move.y) and isfinite(move.zoom) and move.zoom > 0):
        raise IllegalMove("spyguy-outside")
    slack = _slack(move.zoom)
    hit = [spot for spot in spots_of(b.city, card.kind) if _is_hit(move, spot, slack)]
    hit.sort(key=lambda spot: hypot(move.x - spot.x, move.y - spot.y))
    return _marked(b, seat, card, move, hit, _is_hit(move, moritz_in(b.city), slack), at)


def mark_told(b: Board, seat: int, move: MarkTold, at: int) -> list[Event]:
    """SG-21: mark a described thing, at most as fast as a sighted player finds them."""
    card = _searching(b)
    if at >= b.ends:
        raise IllegalMove("spyguy-sand-out")
    if at < b.locked[seat]:
        raise IllegalMove("spyguy-locked")
    if at < b.looked[seat]:
        raise IllegalMove("spyguy-one-at-a-time")
    districts = items_by_district(b.city)
    if not 0 <= move.district < len(districts):
        raise IllegalMove("spyguy-no-district", districts=len(districts))
    count = len(districts[move.district]) + len(passers_in(b.city)[move.district])
    if not 1 <= move.number <= count:
        raise IllegalMove("spyguy-no-thing", things=count)
    b.looked = _with(b.looked, seat, at + box().seconds.mark * 1000)
    meant = (move.district, move.number)
    hit = [spot for spot in spots_of(b.city, card.kind) if (spot.district, spot.number) == meant]
    moritz = moritz_in(b.city)
    return _marked(b, seat, card, move, hit, (moritz.district, moritz.number) == meant, at)


def _marked(
    b: Board, seat: int, card: Card, move: Tap | MarkTold, hit: list[Spot], on_moritz: bool, at: int
) -> list[Event]:
    """Mark the nearest unmarked copy of `hit`, which are sorted by distance."""
    marked = {marker.spot for marker in b.markers}
    if not hit and on_moritz:
        return _moritz(b, seat, move, at)
    # SG-16: a second player has tapped something that is already marked.
    fresh = next((spot for spot in hit if spot not in marked), None)
    if fresh is None:
        return _wrong_tap(b, seat, move, at, marked=bool(hit))
    return _mark(b, seat, card, fresh, at)


def look_into(b: Board, seat: int, move: LookInto, at: int) -> list[Event]:
    """SG-21: describe a district, at most as fast as one can listen to it."""
    b.require_phase("look_around", "search", "reveal")
    if seat not in b.may_act():
        raise IllegalMove("spyguy-ready")
    if at < b.looked[seat]:
        raise IllegalMove("spyguy-listen")
    districts = items_by_district(b.city)
    if not 0 <= move.district < len(districts):
        raise IllegalMove("spyguy-no-district", districts=len(districts))
    b.looked = _with(b.looked, seat, at + box().seconds.look * 1000)
    things, passers = districts[move.district], passers_in(b.city)[move.district]
    again = b.looked[seat]
    return [DistrictTold(district=move.district, things=things, passers=passers, again=again, only=(seat,))]


def say_done(b: Board, seat: int, move: Done, at: int) -> list[Event]:
    """SG-14: say done. The search ends early when all present players are done."""
    _searching(b)
    if move.on == (seat in b.done):
        raise IllegalMove("spyguy-done-already" if move.on else "spyguy-not-done")
    b.done = tuple(sorted({*b.done, seat} if move.on else {*b.done} - {seat}))
    return [SaidDone(seat=seat, on=move.on)]


def all_found(b: Board) -> bool:
    """SG-14: return whether every copy is found."""
    return b.card is not None and len(b.markers) == b.card.copies


def end_search(b: Board, why: Literal["time", "all", "done", "stopped"], at: int) -> list[Event]:
    """SG-8: end the search and count the finds. Missed copies are shown (SG-21)."""
    card = b.card
    assert card is not None, "a search has a card"
    marked = {marker.spot for marker in b.markers}
    b.missed = tuple(spot for spot in spots_of(b.city, card.kind) if spot not in marked)
    found = tuple(sum(marker.seat == seat for marker in b.markers) for seat in range(b.seats))
    ms = min(at, b.ends) - b.began
    row = CardResult(card.kind, card.item, card.copies, found, card.footprints, ms)
    b.results = (*b.results, row)
    return [SearchEnded(why=why, found=sum(found), missed=b.missed)]


def _searching(b: Board) -> Card:
    b.require_phase("search")
    assert b.card is not None, "a search has a card"
    return b.card


def _slack(zoom: float) -> float:
    """Return how far beyond an item a tap still hits it.

    The client's zoom is clamped before it widens the hit area, so that it cannot be used to cheat.
    """
    reach = box().reach
    return min(max(reach.pixels / zoom, reach.least), reach.most)


def _is_hit(move: Tap, spot: Spot, slack: float) -> bool:
    """Return whether a tap hits a copy."""
    return hypot(move.x - spot.x, move.y - spot.y) <= spot.size / 2 + slack


def _mark(b: Board, seat: int, card: Card, spot: Spot, at: int) -> list[Event]:
    marker = Marker(spot, seat, at - b.began)
    b.markers = (*b.markers, marker)
    if b.fastest is None or marker.ms < b.fastest.ms:
        b.fastest = Fastest(seat, card.item, marker.ms)
    return [Found(marker=marker, found=len(b.markers))]


def _moritz(b: Board, seat: int, move: Tap | MarkTold, at: int) -> list[Event]:
    """Handle a tap on Doctor Moritz. It is never wrong; a second tap hits something already marked."""
    if b.spotted:
        return _wrong_tap(b, seat, move, at, marked=True)
    b.spotted = Marker(moritz_in(b.city), seat, at - b.began)
    return [MoritzSpotted(marker=b.spotted)]


def _wrong_tap(b: Board, seat: int, move: Tap | MarkTold, at: int, marked: bool) -> list[Event]:
    """SG-16: handle a wrong tap. It costs nothing, unless the table uses the lock."""
    if not marked:
        b.wrong = _with(b.wrong, seat, b.wrong[seat] + 1)
        if b.options.lock_wrong_taps:
            b.locked = _with(b.locked, seat, at + box().seconds.lock * 1000)
    locked = b.locked[seat]
    if isinstance(move, MarkTold):
        meant = TappedWrong(
            x=0,
            y=0,
            marked=marked,
            locked_until=locked,
            district=move.district,
            number=move.number,
            only=(seat,),
        )
        return [meant]
    heat = _heat(b, move)
    return [TappedWrong(x=move.x, y=move.y, marked=marked, locked_until=locked, heat=heat, only=(seat,))]


def _heat(b: Board, move: Tap) -> Heat:
    """Return how near the nearest unfound copy is (SG-20: for children)."""
    if not level_of(b.options).warmer or b.card is None:
        return ""
    marked = {marker.spot for marker in b.markers}
    hidden = (spot for spot in spots_of(b.city, b.card.kind) if spot not in marked)
    away = min(hypot(move.x - spot.x, move.y - spot.y) for spot in hidden)
    warmth = box().warmth
    return (
        "hot"
        if away < warmth.hot
        else "warm"
        if away < warmth.warm
        else "cool"
        if away < warmth.cool
        else "cold"
    )


def _with(numbers: tuple[int, ...], seat: int, number: int) -> tuple[int, ...]:
    return (*numbers[:seat], number, *numbers[seat + 1 :])
