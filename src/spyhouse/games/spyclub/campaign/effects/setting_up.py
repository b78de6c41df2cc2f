"""Setting up a case with campaign cards: before the deal, the deal, after the deal."""

from spyhouse.games.spyclub import setup
from spyhouse.games.spyclub.board import SEEN_UP, Board
from spyhouse.games.spyclub.campaign import agenda, mosaic
from spyhouse.games.spyclub.campaign.agenda import Step
from spyhouse.games.spyclub.campaign.conditions import holds
from spyhouse.games.spyclub.campaign.deck import effects_by_key, home_of
from spyhouse.games.spyclub.campaign.effects.doing import Doing, act
from spyhouse.games.spyclub.campaign.effects.hearing import note
from spyhouse.games.spyclub.campaign.effects.seeding import seed
from spyhouse.games.spyclub.campaign.effects.turn import first_turn
from spyhouse.games.spyclub.campaign.in_play import Context, Occasion
from spyhouse.games.spyclub.campaign.items import Due
from spyhouse.games.spyclub.campaign.mosaic import opened
from spyhouse.games.spyclub.campaign.vocabulary import AnyEffect, SeedCard, Stock, Time

BEFORE_THE_DEAL = (Time, SeedCard, Stock)


def set_up(b: Board) -> None:
    """Whoever is here and who starts is known, and every choice is made."""
    opened(b).lay_anew()
    opened(b).stage = "case"
    lines = list(mosaic.lines(b, "setup"))
    late = [(home_of(effect)[0], effect) for effect in map(effects_by_key().get, opened(b).later) if effect]
    opened(b).later = ()
    setup.stack_movement(b)
    setup.shuffle_clues(b)
    b.seen[0] = SEEN_UP if not b.rules.covered(b, 0) else 0
    _before_the_deal(b, lines)
    setup.deal(b)
    setup.hand_out(b)
    after = [Due(card, effect) for card, effect in (*lines, *late) if _comes_after(effect)]
    agenda.follow(b, *after, Step(_begin), Step(first_turn))
    b.rules.settle(b)


def _before_the_deal(b: Board, lines: list[tuple[int, AnyEffect]]) -> None:
    seeds: list[SeedCard] = []
    for card, effect in lines:
        if not holds(b, card, effect.condition):
            continue
        if isinstance(effect, SeedCard):
            seeds.append(effect)
        elif isinstance(effect, (Time, Stock)):
            act(b, Doing(b, card, effect, Context()))
    opened(b).running.cause = 0
    for row in range(seed(b, seeds)):
        b.row[row] = b.take_top()


def _comes_after(effect: AnyEffect) -> bool:
    return effect.when != "setup" or not isinstance(effect, BEFORE_THE_DEAL)


def _begin(b: Board) -> None:
    opened(b).running.setting_up = False
    note(b, Occasion("case_start", b.active))
