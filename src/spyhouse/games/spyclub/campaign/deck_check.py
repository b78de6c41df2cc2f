"""What a deck may say only if something else in it fits: looked at once, when the deck is read.

Types see to the rest: an effect, a word, a condition that does not exist is no value (grammar.py,
vocabulary.py). Each fault names the card, the side and the key.
"""

from collections import Counter
from collections.abc import Iterator

from spyhouse.games.spyclub.campaign.deck import Card, Deck, Side, home_of, walk
from spyhouse.games.spyclub.campaign.grammar import Condition, Conditions
from spyhouse.games.spyclub.campaign.vocabulary import (
    DECK,
    Action,
    AnyEffect,
    CampaignEffect,
    ChangeEvent,
    Consequence,
    Cost,
    Dice,
    EventSize,
    Figure,
    GiveCard,
    Mark,
    MoveCard,
    MoveFigure,
    Objective,
    On,
    Peek,
    RecordOption,
    Score,
    SideName,
    StandingRule,
    StateEffect,
    Token,
    TurnCard,
    UnlockCards,
)
from spyhouse.games.spyclub.words import ASPECTS

SIDES: tuple[SideName, ...] = ("A", "B")
AT: dict[str, tuple[object, str]] = {
    "unlock": (Consequence, "happens at once"),
    "setup": (StateEffect | Figure | CampaignEffect | Score, "happens in the set-up"),
    "during": (StandingRule | Objective, "is a standing rule"),
    "record": (RecordOption | CampaignEffect | Score, "belongs to recording"),
    "end": (CampaignEffect | Score, "changes cards or points"),
    "save": (CampaignEffect | Score, "changes cards or points"),
    "choice": (Consequence, "happens at once"),
}
"""By `when`: which effects make sense there."""
ABOUT_CLUES = (
    "confirm", "exchange", "scout", "discard", "shift", "investigate", "trade", "refill", "solve",
    "suspect_stops", "suspect_passes", "figure_over", "figure_passed", "meets", "event", "event:fatigue",
    "event:loose_end", "event:decoy", "event:sabotage", "event:roadblock",
)  # fmt: skip
"""Triggers with a clue card that a filter can look at."""
SPOTS = {
    "path": ("opposite", "suspect", "off", "chosen"),
    "row": ("row:1", "row:3", "row:5", "off", "chosen"),
    "seats": ("starter", "owner", "most_ideas", "fewest_ideas", "off", "chosen"),
}
"""By track: where a figure can be put."""
TAKEN_FROM = (
    "own", "focus", "other", "row", "incoming", "incoming_right", "deck_top", "deck_bottom", "discard",
    "event_card", "pocket",
)  # fmt: skip
LAID_ON = (
    "own", "focus", "other", "left_hand", "left_end", "row", "row_empty", "incoming_right", "deck_top",
    "deck_bottom", "discard", "pocket", "out",
)  # fmt: skip
NEEDS = {
    "first_solved": "type",
    "solve_type": "type",
    "solve_count": "n",
    "times": "what",
    "never": "what",
    "confirm_cards": "filter",
    "keep_ideas": "n",
    "time_left": "n",
    "events_at_most": "n",
    "tokens": "n",
}
"""By goal: what an objective has to say."""


def faults(deck: Deck) -> Iterator[str]:
    if [card.number for card in deck.card] != list(range(1, DECK + 1)):
        yield f"card: the numbers must be 1 to {DECK}, in order"
        return
    yield from _of_the_whole(deck)
    turned = _turned(deck)
    for card in deck.card:
        for name in SIDES:
            yield from (f"card {card.number}, side {name}, {fault}" for fault in _of_side(deck, card, name))
        yield from (f"card {card.number}, {fault}" for fault in _of_card(deck, card, turned))


def _of_the_whole(deck: Deck) -> Iterator[str]:
    for name, module in deck.module.items():
        if module.entry and deck[module.entry].module != name:
            yield f"module.{name}.entry: card {module.entry} is not of that module"
    for id, times in Counter(one.id for _, one in _all(deck) if isinstance(one, Objective)).items():
        if times > 1:
            yield f"objective: {times} are called {id!r}"


def _turned(deck: Deck) -> set[tuple[int, str]]:
    """The sides that something can bring up again."""
    found = {
        (one.card or card.number, str(one.side)) for card, one in _all(deck) if isinstance(one, TurnCard)
    }
    for card in deck.card:
        for name in SIDES:
            side = card.side(name)
            options = side.choice.options if side.choice else ()
            if side.flip == "at once" or any(option.flip for option in options):
                found.add((card.number, "B" if name == "A" else "A"))
    return found


def _of_card(deck: Deck, card: Card, turned: set[tuple[int, str]]) -> Iterator[str]:
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


def _of_side(deck: Deck, card: Card, name: SideName) -> Iterator[str]:
    side = card.side(name)
    if not side.effects and not side.choice:
        yield "effects: this side does nothing"
    actions = Counter(effect.name for effect in side.effects if isinstance(effect, Action))
    for action, times in actions.items():
        if times > 1:
            yield f"effects: {times} actions are called {action!r}"
    yield from _of_choice(deck, card, side)
    for effect in side.effects:
        yield from _of_place(side, effect)
        for one in walk((effect,)):
            key = _key(one)
            if one is not effect and (one.when or one.option):
                yield f"{key}.when: an effect inside another happens when that one does"
            yield from (f"{key}{fault}" for fault in _of_effect(deck, card, one))
            yield from (f"{key}.if: {fault}" for fault in _of_conditions(deck, card, side, one.condition))


def _of_choice(deck: Deck, card: Card, side: Side) -> Iterator[str]:
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
        yield from (f"choice.if: {fault}" for fault in _of_conditions(deck, card, side, conditions))


def _of_place(side: Side, effect: AnyEffect) -> Iterator[str]:
    """Whether it makes sense at its time."""
    key = _key(effect)
    if not effect.when:
        yield f"{key}.when: say when it happens"
        return
    if effect.when == "choice":
        if not side.choice or effect.option not in [option.key for option in side.choice.options]:
            yield f"{key}.option: there is no option {effect.option!r}"
        elif side.choice.at == "setup" and isinstance(effect, StandingRule | Objective):
            return  # in force for the case
    elif effect.option:
        yield f'{key}.option: only with when = "choice"'
    kinds, what = AT[effect.when]
    if not isinstance(effect, kinds):  # type: ignore[arg-type]
        yield f'{key}.do: when = "{effect.when}" is for what {what}, and {_tag(effect)!r} is not that'


def _of_effect(deck: Deck, card: Card, effect: AnyEffect) -> Iterator[str]:
    who = getattr(effect, "who", None)
    if who == "owner" and card.belongs == "common":
        yield ".who: a common card has no owner"
    if effect.limit == "campaign" and isinstance(effect, StandingRule | Objective):
        yield ".limit: a standing rule is limited to a turn, a round or a case"
    match effect:
        case Token(n=n, card=number):
            if not deck[number or card.number].tokens:
                yield f".card: card {number or card.number} has no room for tokens"
            if not n:
                yield ".n: 0 tokens change nothing"
        case TurnCard(side=side, card=number):
            if not number and side == home_of(effect)[1] and not isinstance(effect, Objective):
                yield ".side: that side is up already"
        case UnlockCards(cards=numbers):
            if card.number in numbers:
                yield ".cards: a card cannot unlock itself"
        case Action(tokens=tokens, then=then):
            if tokens and (not card.tokens or card.tokens.max < tokens):
                yield ".tokens: this card cannot hold so many"
            if not then:
                yield ".then: an action must do something"
        case On():
            yield from _of_trigger(effect)
        case Figure(track=track, at=at):
            if at not in SPOTS[track]:
                yield f".at: on the {track} a figure cannot start at {at!r}"
        case MoveFigure(id=id, n=n, to=to):
            if id != "suspect" and id not in _figures(deck, card):
                yield f".id: no card of this module puts {id!r} on the table"
            if bool(n) == (to is not None):
                yield ".n: a figure goes so many steps, or to a spot"
        case MoveCard(source=source, to=to):
            if source not in TAKEN_FROM:
                yield f".from: no card can be taken from {source!r}"
            if to not in LAID_ON:
                yield f".to: no card can be laid on {to!r}"
        case Peek(where="row_empty" | "out" | "discard" | "pocket"):
            yield f".where: there is nothing to look at in {effect.where!r}"
        case Mark(kind=kind, where=where):
            if (kind == "paint") != (where in ("row", "row_empty")):
                yield ".where: paint lies in the row, and everything else on cards"
        case EventSize(event="roadblock"):
            yield ".event: a Roadblock has no size"
        case ChangeEvent(event=event, to=to):
            if event == to:
                yield ".to: that changes nothing"
        case Cost(n=0) | Score(n=0):
            yield ".n: 0 changes nothing"
        case Objective(goal=goal):
            if goal in NEEDS and not getattr(effect, NEEDS[goal]):
                yield f".{NEEDS[goal]}: the goal {goal!r} needs it"
        case Dice(then=then):
            if not then:
                yield ".then: good luck must do something"
        case _:
            pass


def _of_trigger(rule: On) -> Iterator[str]:
    if not rule.then:
        yield ".then: a trigger must do something"
    if rule.every < 1:
        yield ".every: at least every time, which is 1"
    if rule.filter and rule.event not in ABOUT_CLUES:
        yield f".filter: {rule.event!r} is not about a clue card"
    if rule.condition.names("partner") and rule.event not in ("trade", "advice"):
        yield f".if: {rule.event!r} has no partner"


def _of_conditions(deck: Deck, card: Card, side: Side, conditions: Conditions) -> Iterator[str]:
    for one in conditions:
        reason = _wrong(deck, card, side, one)
        if reason:
            yield reason


def _wrong(deck: Deck, card: Card, side: Side, condition: Condition) -> str:
    match condition.word:
        case "tokens":
            number = int(condition.about or card.number)
            space = deck[number].tokens
            if space is None:
                return f"card {number} has no room for tokens"
            if condition.number > space.max:
                return f"card {number} never holds {condition.number} tokens"
        case "owner_ideas" if card.belongs == "common":
            return "a common card has no owner"
        case "active" | "victim" | "partner" if condition.value == "owner" and card.belongs == "common":
            return "a common card has no owner"
        case "chose":
            if not side.choice or condition.about not in [option.key for option in side.choice.options]:
                return f"there is no option {condition.about!r}"
        case "objective":
            if condition.about not in {one.id for _, one in _all(deck) if isinstance(one, Objective)}:
                return f"there is no objective {condition.about!r}"
        case "used":
            if not any(isinstance(effect, Action) for effect in side.effects):
                return "this side has no action that could have been used"
        case "case" if not 1 <= condition.number <= len(ASPECTS):
            return f"there is no case {condition.number}"
        case _:
            pass
    return ""


def _all(deck: Deck) -> Iterator[tuple[Card, AnyEffect]]:
    for card in deck.card:
        for side in (card.a, card.b):
            for effect in walk(side.effects):
                yield card, effect


def _figures(deck: Deck, card: Card) -> set[str]:
    return {one.id for other, one in _all(deck) if isinstance(one, Figure) and other.module == card.module}


def _key(effect: AnyEffect) -> str:
    """ "effects[0].then[1]", from the effect's own key."""
    _, *places = effect.key.split(".")
    return "effects" + "".join(f"[{place}]" if place.isdigit() else f".{place}" for place in places)


def _tag(effect: AnyEffect) -> str:
    return str(effect.__struct_config__.tag)
