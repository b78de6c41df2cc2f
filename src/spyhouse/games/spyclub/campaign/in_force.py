"""Which cards and standing rules are in force."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.case_state import ActiveRule, TemporaryRule
from spyhouse.games.spyclub.campaign.deck_types import Card, Side
from spyhouse.games.spyclub.campaign.engine.effect import Effect
from spyhouse.games.spyclub.campaign.mosaic import BEFORE_THE_CASE, mosaic_of
from spyhouse.games.spyclub.campaign.record import CardInPlay
from spyhouse.games.spyclub.campaign.terms import When

E = TypeVar("E", bound=Effect)


def is_in_force(b: Board, number: int) -> bool:
    """CP-12: the card is unlocked, not put away, and its owner, if it has one, is at the table."""
    lying = mosaic_of(b).cards.get(number)
    return lying is not None and not lying.away and (lying.owner is None or lying.owner in b.characters)


def cards_in_force(b: Board) -> Iterator[tuple[Card, Side, CardInPlay]]:
    """Yield the cards in force, oldest first (CP-12)."""
    m = mosaic_of(b)
    for lying in m.cards.values():
        if is_in_force(b, lying.number):
            card = m.deck[lying.number]
            yield card, card.side(lying.side), lying


def standing_rules(b: Board) -> Iterator[tuple[CardInPlay, Effect]]:
    """Yield the standing rules in force, oldest card first: of the side up and the chosen option."""
    for card, side, lying in cards_in_force(b):
        for effect in side.at("during"):
            yield lying, effect
        chosen = mosaic_of(b).chose.get(card.number)
        if chosen and side.choice and side.choice.at == "setup":
            for effect in side.of_option(chosen):
                yield lying, effect


def rules_of(b: Board, kind: type[E]) -> Sequence[tuple[int, E]]:
    """Return the rules of a kind with their cards: those of cards, oldest first, then those of effects."""
    running = mosaic_of(b).running
    rules = running.rules
    found = _gather(b, kind) if rules is None else rules.get(kind, ())
    if running.temporary_rules:
        found = (*found, *(one.rule for one in temporary_rules_of(b, kind)))
    return found  # type: ignore[return-value]


def temporary_rules_of(b: Board, kind: type[Effect]) -> list[TemporaryRule]:
    """Return the rules of a kind that effects have started and that apply now."""
    started = mosaic_of(b).running.temporary_rules
    return [one for one in started if one.until != "next_turn" and isinstance(one.rule.effect, kind)]


def standing_rules_of(b: Board, kind: type[E]) -> Sequence[tuple[int, E]]:
    """Return the rules of a kind that cards have in force all case."""
    rules = mosaic_of(b).running.rules
    return _gather(b, kind) if rules is None else rules.get(kind, ())  # type: ignore[return-value]


def _gather(b: Board, kind: type[Effect]) -> Sequence[ActiveRule]:
    """Gather the rules by kind. Cached until a card turns, comes or goes."""
    m = mosaic_of(b)
    if m.stage in BEFORE_THE_CASE:
        return ()
    gathered: dict[type, tuple[ActiveRule, ...]] = {}
    for lying, effect in standing_rules(b):
        gathered[type(effect)] = (*gathered.get(type(effect), ()), ActiveRule(lying.number, effect))
    m.running.rules = gathered
    return gathered.get(kind, ())


def stage_effects(b: Board, when: When) -> Iterator[tuple[int, Effect]]:
    """Yield the lines of a stage, oldest card first, of the sides that were up when it began."""
    for number, side in mosaic_of(b).stage_sides:
        if is_in_force(b, number):
            for effect in mosaic_of(b).deck[number].side(side).at(when):
                yield number, effect
