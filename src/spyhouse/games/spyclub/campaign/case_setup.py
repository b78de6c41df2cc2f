"""Set-up of a case with campaign cards: before the deal, the deal, after the deal."""

from spyhouse.games.spyclub import setup, turns
from spyhouse.games.spyclub.board import SEEN_UP, Board
from spyhouse.games.spyclub.campaign.conditions import holds
from spyhouse.games.spyclub.campaign.deck_types import card_of
from spyhouse.games.spyclub.campaign.engine import agenda
from spyhouse.games.spyclub.campaign.engine.effect import Effect
from spyhouse.games.spyclub.campaign.engine.frame import Frame, Occasion, call
from spyhouse.games.spyclub.campaign.in_force import stage_effects
from spyhouse.games.spyclub.campaign.mosaic import mosaic_of
from spyhouse.games.spyclub.campaign.observers import record_occasion
from spyhouse.games.spyclub.campaign.primitives.escape import Time
from spyhouse.games.spyclub.campaign.primitives.ideas import Stock
from spyhouse.games.spyclub.campaign.primitives.move_card import SeedCard, seed
from spyhouse.games.spyclub.campaign.turn import first_turn

BEFORE_THE_DEAL = (Time, SeedCard, Stock)


def set_up(b: Board) -> None:
    """Lay the table. Players, starter and choices are known; the rest of the set-up goes on the agenda."""
    m = mosaic_of(b)
    m.reset_case()
    m.stage = "case"
    turns.pass_over_leavers(b)
    b.starter = b.active
    lines = list(stage_effects(b, "setup"))
    late = [(card_of(key)[0], m.deck.effect(key)) for key in m.later]
    m.later = ()
    setup.stack_movement(b)
    setup.shuffle_clues(b)
    b.seen[0] = SEEN_UP if not b.rules.is_covered(b, 0) else 0
    _before_the_deal(b, lines)
    setup.deal(b)
    setup.hand_out(b)
    after = [Frame(card, effect) for card, effect in (*lines, *late) if _comes_after(effect)]
    m.push_next(*after, call(_begin), call(first_turn))
    b.rules.settle(b)


def _before_the_deal(b: Board, lines: list[tuple[int, Effect]]) -> None:
    seeds: list[SeedCard] = []
    for card, effect in lines:
        if not holds(b, card, effect.condition):
            continue
        if isinstance(effect, SeedCard):
            seeds.append(effect)
        elif isinstance(effect, Time | Stock):
            agenda.execute(b, Frame(card, effect))
    for row in range(seed(b, seeds)):
        b.row[row] = b.draw_top()


def _comes_after(effect: Effect) -> bool:
    return effect.when != "setup" or not isinstance(effect, BEFORE_THE_DEAL)


def _begin(b: Board) -> None:
    mosaic_of(b).running.setting_up = False
    turns.pass_over_leavers(b)  # players who left while a card of the set-up asked
    record_occasion(b, Occasion("case_start", b.active))
