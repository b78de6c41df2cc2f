"""Every module of the campaign's deck, on both sides, compared move by move with its recording."""

import warnings

import pytest

from spyhouse.games.spyclub import GAME
from spyhouse.games.spyclub.campaign.deck import load_deck
from spyhouse.games.spyclub.campaign.primitives import triggers
from spyhouse.games.spyclub.campaign.terms import SideName
from spyhouse.kernel import IllegalMove
from tests.golden.playthroughs import MODULES, PLAYTHROUGHS, SIDES, begin, read, told


def page_of(module: str, side: SideName) -> str:
    return (PLAYTHROUGHS / f"{module}-{side}.txt").read_text()


@pytest.mark.parametrize("module", MODULES)
def test_a_module_replays_as_recorded(module: str) -> None:
    for side in SIDES:
        page = page_of(module, side)
        if page.splitlines()[0] != f"version {GAME.version}":
            warnings.warn(f"{module}-{side} is of another version: `make golden`", stacklevel=2)
            continue
        why = "moves do something else: raise the version of the game, then `make golden`"
        assert told(module, side, read(page)) == page, why


def test_recordings_cover_every_card_side() -> None:
    seen: set[tuple[int, str]] = set()
    for module in MODULES:
        for side in SIDES:
            page = page_of(module, side)
            if page.startswith(f"version {GAME.version}\n"):
                state = begin(module, side)
                for seat, move in read(page):
                    assert state.mosaic
                    seen |= {
                        (card.number, card.side) for card in state.mosaic.cards.values() if not card.away
                    }
                    state.apply(seat, move, 0)
    assert not seen or seen == {(card.number, side) for card in load_deck().card for side in SIDES}


def test_changed_card_effect_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A change of the rules makes the comparison fail."""
    page = page_of("love", "A")
    if page.startswith(f"version {GAME.version}\n"):
        monkeypatch.setattr(triggers.FireTrigger, "do", lambda *_: None)
        with pytest.raises((AssertionError, IllegalMove)):
            assert told("love", "A", read(page)) == page
