"""Imagined worlds: exactly those that a seat's card and the table allow."""

import random
from collections.abc import Iterator

from spyhouse.games.spyfall.state import Spyfall
from spyhouse.kernel import Leave
from tests.games.spyfall.builders import PLACES, Round, a_round, a_running_round

BANK = PLACES.index("Bank")


def worlds(game: Round, seat: int | None, count: int = 300) -> Iterator[Spyfall]:
    rng = random.Random("worlds")
    for _ in range(count):
        world = game.state.imagine(seat, rng)
        assert world.view(seat) == game.view(seat)
        honest = [role for role in world.deal.roles if role is not None]
        assert len(set(honest)) == len(honest) == len(world.deal.players) - len(world.deal.spies)
        yield world


def test_imagine_keeps_own_place_and_varies_the_spy() -> None:
    deals = [world.deal for world in worlds(a_round(spy=2, place="Bank"), seat=0)]
    assert {deal.place for deal in deals} == {BANK}
    assert {deal.spies for deal in deals} == {(1,), (2,), (3,), (4,)}
    assert {deal.roles[1] for deal in deals} == {None, 1, 2, 3, 4, 5, 6}


def test_imagined_place_is_unused() -> None:
    game = a_running_round(spy=2, place="Bank").guess(2, "Zoo").carry_on().deal("Hotel", 3)
    deals = [world.deal for world in worlds(game, seat=3)]
    assert {deal.spies for deal in deals} == {(3,)}
    assert {deal.place for deal in deals} == set(range(30)) - {BANK}


def test_spectator_knows_no_card() -> None:
    deals = [world.deal for world in worlds(a_round(), seat=None)]
    assert {deal.spies for deal in deals} == {(0,), (1,), (2,), (3,), (4,)}
    assert len({deal.place for deal in deals}) == 30


def test_each_of_two_spies_knows_one_of_them() -> None:
    deals = [world.deal for world in worlds(a_round(spy=(1, 3)), seat=3)]
    assert {deal.spies for deal in deals} == {(0, 3), (1, 3), (2, 3), (3, 4)}


def test_leaver_is_known_not_to_be_the_spy() -> None:
    game = a_round(spy=2).host(Leave(4))
    assert {world.deal.spies for world in worlds(game, seat=0)} == {(1,), (2,), (3,)}


def test_imagine_varies_open_votes_but_the_accusers() -> None:
    game = a_running_round().accuse(0, 4).vote(1, against=(3,))
    votes = {world.case.votes for world in worlds(game, seat=3) if world.case}
    assert votes == {(True, True, None, False, None), (True, False, None, False, None)}


def test_a_queued_guess_is_known_to_the_spy_who_queued_it_only() -> None:
    game = a_running_round(spy=2).accuse(0, 4).queue(2, "Zoo")
    assert {world.queued[2] for world in worlds(game, seat=2)} == {PLACES.index("Zoo")}
    thought = list(worlds(game, seat=0))
    assert {None, BANK} <= {world.queued[world.deal.spies[0]] for world in thought}
    for world in thought:
        assert all(wish is None for seat, wish in enumerate(world.queued) if seat not in world.deal.spies)


def test_imagine_keeps_shown_cards_and_varies_next_deals() -> None:
    game = a_running_round().guess(2, "Zoo")
    futures = set()
    for world in worlds(game, seat=0, count=60):
        assert world.deal == game.state.deal
        futures.add(Round(world, game.at).carry_on().state.deal.place)
    assert len(futures) > 15
