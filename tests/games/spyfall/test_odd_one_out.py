"""House options: odd one out (SF-36), twelve players (SF-37), fairer spies (SF-38)."""

import random
from collections import Counter
from itertools import pairwise

import pytest

from spyhouse.games.spyfall import GAME
from spyhouse.games.spyfall.events import OddCard, OddOneOut
from spyhouse.games.spyfall.moves import Guess, Pass, QueueGuess, Vote
from spyhouse.games.spyfall.options import SpyfallOptions
from spyhouse.kernel import BadOptions
from tests.games.spyfall.bots.bot_games import BotTable
from tests.games.spyfall.builders import PLACES, Round, a_game

BANK, ZOO, HOTEL = (PLACES.index(name) for name in ("Bank", "Zoo", "Hotel"))


def odd_round(running: bool = True) -> Round:
    """Build a round at the bank in which seat 2 has a card of the zoo."""
    game = a_game(5, first_dealer=0, odd_one_out=True).deal_odd("Bank", 2, "Zoo")
    return game.ask(0, 1) if running else game


def test_sf36_it_is_off_by_default_and_the_spy_knows_the_card() -> None:
    """SF-36."""
    assert a_game().state.deal.odd is None
    assert not a_game().state.options.odd_one_out


def test_sf36_odd_card_looks_like_any_other() -> None:
    """SF-36."""
    for seed in range(20):
        game = a_game(4, seed=f"{seed}", odd_one_out=True)
        deal = game.state.deal
        assert deal.odd
        assert deal.odd[0] != deal.place
        cards = [game.view(seat).card for seat in range(4)]
        places = [card.place for card in cards if card]
        assert Counter(places) == {f"{deal.place:02}": 3, f"{deal.odd[0]:02}": 1}
        assert all(card and card.role.isdigit() for card in cards)


def test_sf36_place_cannot_be_named_during_the_round() -> None:
    """SF-36."""
    game = odd_round()
    for seat in range(5):
        assert not any(isinstance(move, Guess | QueueGuess) for move in game.state.legal(seat))
        game.refused(seat, Guess(BANK), "Nobody names the place here")
    game.accuse(0, 3)
    for seat in range(5):
        game.refused(seat, QueueGuess(BANK), "Nobody names the place here")


def test_sf36_convicted_odd_one_may_name_the_place_for_2() -> None:
    """SF-36, SF-24."""
    game = odd_round().accuse(0, 2).vote(1, 3)
    assert OddOneOut(seat=2) in game.do(4, Vote(True))
    assert (game.view().phase, game.view().waiting_for) == ("naming", (2,))
    assert game.state.chat_closed_reason() == "spyfall-hush-vote", "a word would give the place away"
    assert game.view(2).odd_card is None, "the real place is still hidden"
    game.refused(0, Guess(BANK), "Only the odd one out")
    game.refused(2, Guess(ZOO), "your own card")
    told = game.do(2, Guess(BANK))
    assert OddCard(seat=2, place=ZOO, role=4) in told
    assert game.result().how == "caught"
    assert game.result().points == (2, 1, 2, 1, 1)


@pytest.mark.parametrize("how", ["wrong", "pass", "silence"])
def test_sf36_a_wrong_place_or_none_is_worth_nothing(how: str) -> None:
    """SF-36, SF-23."""
    game = odd_round().convict(1, 2)
    match how:
        case "wrong":
            game.do(2, Guess(HOTEL))
        case "pass":
            game.do(2, Pass())
        case _:
            game.wait()
    assert game.result().points == (1, 2, 0, 1, 1)
    card = game.view().odd_card
    assert card
    assert int(card.place) == ZOO


def test_sf36_free_odd_one_gets_2_or_4_points() -> None:
    """SF-36, SF-20, SF-21."""
    assert odd_round().wait().pass_turn(0, 1, 2, 3, 4).result().points == (0, 0, 2, 0, 0)
    assert odd_round().convict(2, 3).result().points == (0, 0, 4, 0, 0)


def test_sf36_everybody_may_be_the_odd_one_as_far_as_they_know() -> None:
    """SF-36."""
    game, rng = odd_round(), random.Random(1)
    for seat, card in ((0, BANK), (2, ZOO)):
        deals = [game.state.imagine(seat, rng).deal for _ in range(300)]
        assert {deal.spies[0] for deal in deals} == {0, 1, 2, 3, 4}
        for deal in deals:
            assert deal.odd
            assert (deal.odd[0] if deal.spies == (seat,) else deal.place) == card
    game.convict(0, 2)
    deals = [game.state.imagine(2, rng).deal for _ in range(100)]
    assert {deal.spies for deal in deals} == {(2,)}
    assert len({deal.place for deal in deals}) > 10


def test_sf36_there_is_only_one_odd_one() -> None:
    """SF-36."""
    with pytest.raises(BadOptions):
        a_game(5, odd_one_out=True, spies=2)


def test_sf36_bots_play_it_to_the_end() -> None:
    """SF-36."""
    ends = Counter[str]()
    for seed in range(6):
        table = BotTable(5, f"odd/{seed}", rounds=2, odd_one_out=True)
        ends.update(type(step.move).__name__ for step in table.play())
        assert len(table.state.sheet) == 2
    assert ends["Guess"] > 0


def test_sf38_recent_spies_have_fewer_visible_lots() -> None:
    """SF-38."""
    game = a_game(4, rounds=5, fair_spies=True).deal("Bank", 2)
    assert game.view(None).spy_weights == (6, 6, 6, 6)
    game.ask(0, 1) if game.state.deal.dealer == 0 else game.ask(game.state.deal.dealer, 0)
    game.guess(2, "Zoo").carry_on()
    assert game.view(None).spy_weights == (12, 12, 5, 12)
    assert a_game(4).view(None).spy_weights == ()


def test_sf38_lots_fall_and_rise_and_are_never_none_or_all() -> None:
    """SF-38."""
    repeats = {True: 0, False: 0}
    for fair in repeats:
        for seed in range(40):
            table = BotTable(3, f"lots/{seed}", ["easy"], rounds=3, fair_spies=fair, round_seconds=20)
            for _ in table.play():
                weights = table.state.spy_weights()
                assert all(0 < weight < sum(weights) for weight in weights)
            spies = [result.spies[0] for result in table.state.sheet]
            repeats[fair] += sum(one == two for one, two in pairwise(spies))
    assert repeats[True] < repeats[False] / 1.5


def test_sf38_an_imagined_world_deals_by_the_same_lots() -> None:
    """SF-38."""
    game = a_game(4, rounds=5, fair_spies=True).deal("Bank", 2)
    dealer = game.state.deal.dealer
    game.ask(dealer, (dealer + 1) % 4).guess(2, "Zoo").carry_on()
    rng = random.Random(1)
    spies = Counter(game.state.imagine(None, rng).deal.spies[0] for _ in range(2000))
    assert spies[2] / 2000 == pytest.approx(5 / 41, abs=0.03)


def test_sf37_roles_repeat_only_when_all_are_dealt() -> None:
    """SF-37."""
    for seats in (8, 9, 12):
        state = GAME.new(seats, f"table of {seats}", SpyfallOptions())
        roles = [role for role in state.deal.roles if role is not None]  # type: ignore[attr-defined]
        assert len(roles) == seats - 1
        counts = Counter(roles)
        assert len(counts) == 7
        assert max(counts.values()) == (1 if seats == 8 else 2)


def test_sf37_twelve_chairs_need_the_option() -> None:
    """SF-37."""
    assert GAME.chairs(SpyfallOptions()) == 8
    assert GAME.chairs(SpyfallOptions(up_to_twelve=True)) == 12


def test_sf37_an_imagined_world_of_twelve_deals_everyone_a_role() -> None:
    """SF-37."""
    state = GAME.new(12, "imagined", SpyfallOptions())
    other = state.imagine(3, random.Random(5))
    assert sum(role is not None for role in other.deal.roles) == 11  # type: ignore[attr-defined]
