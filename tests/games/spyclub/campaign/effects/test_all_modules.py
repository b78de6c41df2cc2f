"""Any modules in any order: no exception, no dead state, nothing lost (CP-26)."""

import random

import pytest

from spyhouse.games.spyclub import GAME
from spyhouse.games.spyclub.campaign.deck import load_deck, numbering
from spyhouse.games.spyclub.campaign.mosaic import mosaic_of
from spyhouse.games.spyclub.campaign.record import Campaign, CardInPlay, LastCase, Recorded
from spyhouse.games.spyclub.campaign.terms import SideName
from spyhouse.games.spyclub.options import SpyClubOptions
from spyhouse.games.spyclub.state import SpyClub
from spyhouse.games.spyclub.terms import CARDS, EMPTY, EditionName
from spyhouse.lab.conformance import check_game, random_playout
from tests.games.spyclub.campaign.builders import CLUB, NAMES, a_file

MODULES = sorted(load_deck().index())
SIDES: tuple[SideName, ...] = ("A", "B")


def some_campaign(rng: random.Random, modules: list[str], edition: EditionName, seats: int) -> Campaign:
    """Build a random campaign between two cases, with all cards of these modules in force."""
    case = rng.randint(2, 5)
    cards = []
    for card in load_deck().card:
        shared = card.module in ("shared", "intro") or (case == 5 and card.module == "finale")
        if numbering(edition).has(card.number) and (
            card.module in modules or (shared and rng.random() < 0.6)
        ):
            owner = rng.choice(CLUB).character if card.belongs == "character" else None
            tokens = rng.randint(0, card.tokens.max) if card.tokens else 0
            cards.append(CardInPlay(card.number, rng.choice(SIDES), owner, tokens))
    rng.shuffle(cards)
    aspects = rng.sample(sorted(NAMES), rng.randint(0, case - 1))
    recorded = {number: Recorded(number, aspect, NAMES[aspect]) for number, aspect in enumerate(aspects, 1)}
    return Campaign(
        edition=edition,
        members=CLUB,
        cards=tuple(cards),
        recorded=tuple(recorded.values()),
        log=tuple(a_file(seats=seats, recorded=recorded.get(number)) for number in range(1, case)),
        last=LastCase((1,) * seats),
    )


def nothing_is_lost(b: SpyClub) -> None:
    assert b.mosaic
    if b.mosaic.stage in ("cast", "unlock", "setup"):
        return
    m = mosaic_of(b)
    pockets = [card for cards in m.on_table.pockets.values() for card in cards]
    places = [
        *b.hands,
        *b.row,
        *b.incoming,
        *b.solved,
        *b.discards,
        *m.on_table.deck,
        *m.on_table.out,
        *pockets,
    ]
    assert sorted(card for card in places if card != EMPTY) == list(range(CARDS))
    assert b.supply + sum(b.ideas) + b.removed == 18
    assert min(b.supply, b.removed, *b.ideas) >= 0
    assert 0 <= b.escape <= b.rules.level.track
    assert 0 <= b.actions <= 5
    assert len(m.on_table.marks) <= 6


@pytest.mark.parametrize("number", range(20))
def test_modules_combine_and_every_case_ends(number: int) -> None:
    """CP-26: each module twice, with three others, in both editions and with two to four players."""
    rng = random.Random(f"modules/{number}")
    edition: EditionName = "2018" if number % 2 else "prototype"
    modules = [MODULES[2 * number], MODULES[2 * number + 1], *rng.sample(MODULES, 2)]
    seats = 2 + number % 3
    options = SpyClubOptions(edition=edition, campaign=some_campaign(rng, modules, edition, seats))
    for step in random_playout(GAME, seats, options, f"modules/{number}", rng, host=0.0005):
        assert isinstance(step.after, SpyClub)
        nothing_is_lost(step.after)
    assert step.after.outcome() is not None


@pytest.mark.parametrize(
    ("modules", "seats"),
    [(["mansion", "dog", "key", "eavesdropping"], 3), (["twins", "love", "museum", "hat"], 2)],
)
def test_campaign_case_passes_contract_checks(modules: list[str], seats: int) -> None:
    rng = random.Random(str(modules))
    options = SpyClubOptions(campaign=some_campaign(rng, modules, "2018", seats), notebook=seats == 3)
    check_game(GAME, seats=seats, options=options, games=1, checks_per_game=5)
