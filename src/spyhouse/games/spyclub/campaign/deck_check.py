"""Checks of cards and sides as a whole, made once when the deck is loaded.

Types check the fields, and each primitive checks itself (`Effect.faults`). A fault names card, side and key.
"""

from collections import Counter
from collections.abc import Iterator

from spyhouse.games.spyclub.campaign.conditions import WORDS
from spyhouse.games.spyclub.campaign.deck_syntax import Conditions
from spyhouse.games.spyclub.campaign.deck_types import Card, Deck, Side, walk
from spyhouse.games.spyclub.campaign.engine.effect import Effect
from spyhouse.games.spyclub.campaign.engine.standing import CampaignEffect, StandingRule, StateEffect
from spyhouse.games.spyclub.campaign.primitives.actions import Action
from spyhouse.games.spyclub.campaign.primitives.cards import GiveCard, TurnCard
from spyhouse.games.spyclub.campaign.primitives.figures import Figure
from spyhouse.games.spyclub.campaign.primitives.objectives import Objective
from spyhouse.games.spyclub.campaign.terms import DECK, SideName

SIDES: tuple[SideName, ...] = ("A", "B")


AT: dict[str, tuple[tuple[type[Effect], ...], str]] = {
    "unlock": ((), "happens at once"),
    "setup": ((StateEffect, Figure, CampaignEffect), "happens in the set-up"),
    "during": ((StandingRule,), "is a standing rule"),
    "record": ((CampaignEffect,), "belongs to recording"),
    "end": ((CampaignEffect,), "changes cards or points"),
    "save": ((CampaignEffect,), "changes cards or points"),
    "choice": ((), "happens at once"),
}
"""Effect classes allowed for each `when`; without classes, those that can follow another effect."""


def faults(deck: Deck) -> Iterator[str]:
    if [card.number for card in deck.card] != list(range(1, DECK + 1)):
        yield f"card: the numbers must be 1 to {DECK}, in order"
        return
    yield from _check_deck(deck)
    turned = _turned(deck)
    for card in deck.card:
        for name in SIDES:
            yield from (
                f"card {card.number}, side {name}, {fault}" for fault in _check_side(deck, card, name)
            )
        yield from (f"card {card.number}, {fault}" for fault in _check_card(deck, card, turned))


def _check_deck(deck: Deck) -> Iterator[str]:
    for name, module in deck.module.items():
        if module.entry and deck[module.entry].module != name:
            yield f"module.{name}.entry: card {module.entry} is not of that module"
    for id, times in Counter(one.id for _, one in deck.effects() if isinstance(one, Objective)).items():
        if times > 1:
            yield f"objective: {times} are called {id!r}"


def _turned(deck: Deck) -> set[tuple[int, str]]:
    """Return the sides that can come up again after they were turned over."""
    found = {
        (one.card or card.number, str(one.side)) for card, one in deck.effects() if isinstance(one, TurnCard)
    }
    for card in deck.card:
        for name in SIDES:
            side = card.side(name)
            options = side.choice.options if side.choice else ()
            if side.flip == "at once" or any(option.flip for option in options):
                found.add((card.number, "B" if name == "A" else "A"))
    return found


def _check_card(deck: Deck, card: Card, turned: set[tuple[int, str]]) -> Iterator[str]:
    if card.module not in deck.module:
        yield f"module: there is none called {card.module!r}"
    given = any(
        isinstance(effect, GiveCard) and not effect.card
        for side in (card.a, card.b)
        for effect in walk(side.effects)
    )
    if (card.belongs == "character") != given:
        yield "belongs: a character's card is given to somebody, and no other is"
    if (card.number, "B") not in turned:
        yield "side A, flip: nothing ever turns this card"
    if (card.b.flip == "when told") != ((card.number, "A") in turned):
        yield 'side B, flip: "when told" is for a side that something turns back'


def _check_side(deck: Deck, card: Card, name: SideName) -> Iterator[str]:
    side = card.side(name)
    if not side.effects and not side.choice:
        yield "effects: this side does nothing"
    actions = Counter(effect.name for effect in side.effects if isinstance(effect, Action))
    for action, times in actions.items():
        if times > 1:
            yield f"effects: {times} actions are called {action!r}"
    yield from _check_choice(deck, card, side)
    for effect in side.effects:
        yield from _check_stage(side, effect)
        for one in walk((effect,)):
            key = _key(one)
            if one is not effect and (one.when or one.option):
                yield f"{key}.when: an effect inside another happens when that one does"
            yield from (f"{key}{fault}" for fault in _check_effect(deck, card, one))
            yield from (f"{key}.if: {fault}" for fault in _check_conditions(deck, card, side, one.condition))


def _check_choice(deck: Deck, card: Card, side: Side) -> Iterator[str]:
    if side.choice is None:
        return
    keys = [option.key for option in side.choice.options]
    if len(keys) < 2:
        yield "choice.options: a choice needs two ways to go"
    if len(set(keys)) < len(keys):
        yield "choice.options: two of them have the same key"
    if side.choice.who == "owner" and card.belongs == "common":
        yield "choice.who: a common card has no owner"
    for conditions in (side.choice.condition, *(option.condition for option in side.choice.options)):
        yield from (f"choice.if: {fault}" for fault in _check_conditions(deck, card, side, conditions))


def _check_stage(side: Side, effect: Effect) -> Iterator[str]:
    """Yield effects that do not fit the stage they happen in."""
    key = _key(effect)
    if not effect.when:
        yield f"{key}.when: say when it happens"
        return
    if effect.when == "choice":
        if not side.choice or effect.option not in [option.key for option in side.choice.options]:
            yield f"{key}.option: there is no option {effect.option!r}"
        elif side.choice.at == "setup" and isinstance(effect, StandingRule):
            return  # in force all case
    elif effect.option:
        yield f'{key}.option: only with when = "choice"'
    kinds, what = AT[effect.when]
    if not (isinstance(effect, kinds) if kinds else effect.can_follow):
        yield f'{key}.do: when = "{effect.when}" is for what {what}, and {effect.tag()!r} is not that'


def _check_effect(deck: Deck, card: Card, effect: Effect) -> Iterator[str]:
    if getattr(effect, "who", None) == "owner" and card.belongs == "common":
        yield ".who: a common card has no owner"
    if effect.limit == "campaign" and isinstance(effect, StandingRule):
        yield ".limit: a standing rule is limited to a turn, a round or a case"
    elif effect.limit not in ("", "campaign") and not effect.limitable:
        yield f".limit: nothing counts the uses of {effect.tag()!r} in a {effect.limit}"
    yield from effect.faults(deck, card)


def _check_conditions(deck: Deck, card: Card, side: Side, conditions: Conditions) -> Iterator[str]:
    for one in conditions:
        check = WORDS[one.word].fault
        if check and (reason := check(deck, card, side, one)):
            yield reason


def _key(effect: Effect) -> str:
    """Return a path like "effects[0].then[1]" from the effect's own key."""
    _, *places = effect.key.split(".")
    return "effects" + "".join(f"[{place}]" if place.isdigit() else f".{place}" for place in places)
