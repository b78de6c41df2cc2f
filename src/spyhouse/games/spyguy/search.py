"""The search: a card is turned, the sand runs, everyone taps at once, and the markers are counted."""

from math import hypot, isfinite
from typing import Literal

from spyhouse.games.spyguy.board import Board
from spyhouse.games.spyguy.box import box
from spyhouse.games.spyguy.cards import all_cards
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
from spyhouse.games.spyguy.moves import Done, LookInto, Tap
from spyhouse.games.spyguy.options import level_of, seconds_of
from spyhouse.games.spyguy.picture import in_words, moritz_in, passers_in, spots_of
from spyhouse.games.spyguy.result import CardResult, Fastest
from spyhouse.kernel import Event, IllegalMove


def turn_card(b: Board, at: int) -> list[Event]:
    """SG-7: the top card is revealed, and with that the timer is turned (SG-22)."""
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
    card = _searching(b)
    if at >= b.ends:  # SG-16: late even if the clock's own move comes in later still
        raise IllegalMove("spyguy-sand-out")
    if at < b.locked[seat]:
        raise IllegalMove("spyguy-locked")
    if not (isfinite(move.x) and isfinite(move.y) and isfinite(move.zoom) and move.zoom > 0):
        raise IllegalMove("spyguy-outside")
    marked = {marker.spot for marker in b.markers}
    hit = [spot for spot in spots_of(b.city, card.kind) if _reaches(move, spot)]
    # SG-16: whoever comes second has tapped something that is marked already.
    fresh = [spot for spot in hit if spot not in marked]
    if not hit and _reaches(move, moritz_in(b.city)):
        return _moritz(b, seat, move, at)
    if not fresh:
        return _wrong(b, seat, move, at, marked=bool(hit))
    spot = min(fresh, key=lambda spot: hypot(move.x - spot.x, move.y - spot.y))
    return _mark(b, seat, card, spot, at)


def look_into(b: Board, seat: int, move: LookInto, at: int) -> list[Event]:
    """SG-21: the city in words, district by district, no faster than one could listen to it."""
    b.need("look_around", "search", "reveal")
    if seat not in b.may_act():
        raise IllegalMove("spyguy-ready")
    if at < b.looked[seat]:
        raise IllegalMove("spyguy-listen")
    districts = in_words(b.city)
    if not 0 <= move.district < len(districts):
        raise IllegalMove("spyguy-no-district", districts=len(districts))
    b.looked = _with(b.looked, seat, at + box().seconds.look * 1000)
    things, passers = districts[move.district], passers_in(b.city)[move.district]
    again = b.looked[seat]
    return [DistrictTold(district=move.district, things=things, passers=passers, again=again, only=(seat,))]


def say_done(b: Board, seat: int, move: Done) -> list[Event]:
    """SG-14: when all who are present say so, the search ends early."""
    _searching(b)
    if move.on == (seat in b.done):
        raise IllegalMove("spyguy-done-already" if move.on else "spyguy-not-done")
    b.done = tuple(sorted({*b.done, seat} if move.on else {*b.done} - {seat}))
    return [SaidDone(seat=seat, on=move.on)]


def all_found(b: Board) -> bool:
    """SG-14."""
    return b.card is not None and len(b.markers) == b.card.copies


def close(b: Board, why: Literal["time", "all", "done", "stopped"], at: int) -> list[Event]:
    """SG-8: the markers are counted. What nobody found is shown (SG-21)."""
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
    b.need("search")
    assert b.card is not None, "a search has a card"
    return b.card


def _reaches(move: Tap, spot: Spot) -> bool:
    """Nobody's word is taken for how large a finger is: the zoom is believed within bounds."""
    reach = box().reach
    slack = min(max(reach.pixels / move.zoom, reach.least), reach.most)
    return hypot(move.x - spot.x, move.y - spot.y) <= spot.size / 2 + slack


def _mark(b: Board, seat: int, card: Card, spot: Spot, at: int) -> list[Event]:
    marker = Marker(spot, seat, at - b.began)
    b.markers = (*b.markers, marker)
    if b.fastest is None or marker.ms < b.fastest.ms:
        b.fastest = Fastest(seat, card.item, marker.ms)
    return [Found(marker=marker, found=len(b.markers))]


def _moritz(b: Board, seat: int, move: Tap, at: int) -> list[Event]:
    """It is never a wrong tap; whoever comes second has tapped what is marked already."""
    if b.spotted:
        return _wrong(b, seat, move, at, marked=True)
    b.spotted = Marker(moritz_in(b.city), seat, at - b.began)
    return [MoritzSpotted(marker=b.spotted)]


def _wrong(b: Board, seat: int, move: Tap, at: int, marked: bool) -> list[Event]:
    """SG-16: it costs nothing, unless the house plays with the lock."""
    if not marked:
        b.wrong = _with(b.wrong, seat, b.wrong[seat] + 1)
        if b.options.lock_wrong_taps:
            b.locked = _with(b.locked, seat, at + box().seconds.lock * 1000)
    locked, heat = b.locked[seat], _heat(b, move)
    return [TappedWrong(x=move.x, y=move.y, marked=marked, locked_until=locked, heat=heat, only=(seat,))]


def _heat(b: Board, move: Tap) -> Heat:
    """How near the nearest copy is that nobody has found (SG-20: for children)."""
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
