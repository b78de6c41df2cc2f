"""Encoding of taps: a grid in which every item can be hit."""

from math import hypot

import pytest

from spyhouse.citydraw import HEIGHT, WIDTH
from spyhouse.games.spyguy import GAME
from spyhouse.games.spyguy.city_cache import cached_city, spots_of
from spyhouse.games.spyguy.encoding import CELL, COLUMNS, ROWS
from spyhouse.games.spyguy.moves import Done, GoOn, LookInto, Tap
from spyhouse.kernel import IllegalMove, SpyhouseError
from spyhouse.lab.episode import Episode

ACTIONS = GAME.actions(2)


def searching() -> Episode:
    episode = Episode(GAME, 2, "taps", GAME.read_options({"city": "2026-11-16", "items": "small"}))
    while GoOn() in episode.legal(episode.awaiting[0]):
        episode.choose(episode.awaiting[0], GoOn())
    return episode


def test_the_grid_covers_the_picture() -> None:
    assert (COLUMNS * CELL, ROWS * CELL) == (WIDTH, HEIGHT)
    for x, y in ((0, 0), (WIDTH, HEIGHT), (-5, HEIGHT / 2)):
        tap = ACTIONS.move(ACTIONS.number(Tap(x, y)), [Done()])
        assert isinstance(tap, Tap)
        assert hypot(min(max(x, 0), WIDTH) - tap.x, y - tap.y) < CELL


def test_every_copy_can_be_found_from_the_middle_of_a_cell() -> None:
    """The grid hits even the smallest items."""
    episode = searching()
    card = episode.view(None).card  # type: ignore[attr-defined]
    spots = spots_of(episode.state.city, card.kind)  # type: ignore[attr-defined]
    for spot in spots:
        state = episode.state.copy()
        tap = ACTIONS.move(ACTIONS.number(Tap(spot.x, spot.y)), state.legal(0))
        assert tap is not None
        state.apply(0, tap, episode.at + 1)
        assert state.view(0).markers[-1].spot == spot  # type: ignore[attr-defined]
    smallest = min(copy.size for copy in cached_city(episode.state.city).copies)  # type: ignore[attr-defined]
    assert smallest / 2 + 12 > hypot(CELL, CELL) / 2


def test_taps_are_encoded_only_during_a_search() -> None:
    tap = ACTIONS.number(Tap(50, 50))
    assert not ACTIONS.mask([GoOn()])[tap]
    assert ACTIONS.mask([Done()])[tap]
    with pytest.raises(IllegalMove, match="is not possible now"):
        ACTIONS.move(tap, [GoOn()])


def test_text_search_moves_have_no_number() -> None:
    with pytest.raises(SpyhouseError, match="has no number"):
        ACTIONS.number(LookInto(1))
