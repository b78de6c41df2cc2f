"""Conditions of the deck, one row each: syntax, when it holds, its text, and its faults."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple, get_args

from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.deck_syntax import (
    FORMS,
    Condition,
    ConditionForm,
    Conditions,
    Form,
    among,
)
from spyhouse.games.spyclub.campaign.deck_types import Card, Deck, Side
from spyhouse.games.spyclub.campaign.engine.frame import Occasion
from spyhouse.games.spyclub.campaign.engine.situation import Situation
from spyhouse.games.spyclub.campaign.terms import DECK, FigureName
from spyhouse.games.spyclub.terms import ASPECTS, DAYTIMES, EVENT_OF

if TYPE_CHECKING:
    from spyhouse.games.spyclub.campaign.wording.line_context import LineContext


def holds(b: Board, card: int, conditions: Conditions, occasion: Occasion | None = None) -> bool:
    """Return whether all conditions of an effect on that card hold now, on this occasion."""
    if not conditions.all:
        return True
    now = Situation(b, card, occasion)
    return all(WORDS[one.word].holds(now, one) != one.negated for one in conditions.all)


class Word(NamedTuple):
    form: ConditionForm
    holds: Callable[[Situation, Condition], bool]
    says: str = ""
    """The message. `args` are added to the arguments that every condition gets."""
    says_about: str = ""
    """The message if there is something after the colon."""
    args: "Callable[[LineContext, Condition], dict[str, Any]] | None" = None
    fault: Callable[[Deck, Card, Side, Condition], str] | None = None


_CARD: Final = (lambda text: text.isdigit() and 1 <= int(text) <= DECK), f"a card from 1 to {DECK}"
_ASPECT: Final = among(*ASPECTS)
_FIGURE: Final = among(*get_args(FigureName))
_NAME: Final = (lambda text: bool(text)), "a name"


def _flag(test: Callable[[Situation], bool], says: str = "", **more: Any) -> Word:
    return Word(ConditionForm(), lambda now, one: test(now), says, **more)


def _number(count: Callable[[Situation], int], says: str = "", **more: Any) -> Word:
    return Word(ConditionForm(compared="number"), lambda now, one: one.fits(count(now)), says, **more)


def _about(kind: Form, test: Callable[[Situation, str], bool], says: str = "", **more: Any) -> Word:
    return Word(ConditionForm(*kind), lambda now, one: test(now, one.about), says, **more)


def _aspects(found: Callable[[Situation], list[str]], says: str, says_about: str) -> Word:
    """Build a condition on solved aspects: one aspect by name, or their number."""

    def holds(now: Situation, one: Condition) -> bool:
        return one.about in found(now) if one.about else one.fits(len(found(now)))

    return Word(ConditionForm(*_ASPECT, compared="number", or_compared=True), holds, says, says_about)


def _player(seat: Callable[[Situation], int], says: str, says_about: str) -> Word:
    """Build a condition on a player: a figure is with them, or they own the card."""

    def holds(now: Situation, one: Condition) -> bool:
        if one.about:
            return now.sits_with(one.about, seat(now))
        return (seat(now) == now.owner) == (one.relation == "=")

    form = ConditionForm(*_FIGURE, compared="owner", or_compared=True)
    return Word(form, holds, says, says_about, fault=_no_owner_meant)


def _no_owner(deck: Deck, card: Card, side: Side, one: Condition) -> str:
    return "a common card has no owner" if card.belongs == "common" else ""


def _no_owner_meant(deck: Deck, card: Card, side: Side, one: Condition) -> str:
    return _no_owner(deck, card, side, one) if one.value == "owner" else ""


def _no_such_case(deck: Deck, card: Card, side: Side, one: Condition) -> str:
    return "" if 1 <= one.number <= len(ASPECTS) else f"there is no case {one.number}"


def _no_room(deck: Deck, card: Card, side: Side, one: Condition) -> str:
    number = int(one.about or card.number)
    space = deck[number].tokens
    if space is None:
        return f"card {number} has no room for tokens"
    return f"card {number} never holds {one.number} tokens" if one.number > space.max else ""


def _no_option(deck: Deck, card: Card, side: Side, one: Condition) -> str:
    known = [option.key for option in side.choice.options] if side.choice else []
    return "" if one.about in known else f"there is no option {one.about!r}"


def _no_objective(deck: Deck, card: Card, side: Side, one: Condition) -> str:
    return "" if one.about in deck.objectives() else f"there is no objective {one.about!r}"


def _no_action(deck: Deck, card: Card, side: Side, one: Condition) -> str:
    return "" if side.actions() else "this side has no action that could have been used"


def _full(line: "LineContext", one: Condition) -> dict[str, Any]:
    number = int(one.about or line.card.number)
    space = line.space(number)
    args = {
        "tokens": line.tokens(one.number, number),
        "none": line.speech.say(f"token-{space.name}.none"),
        "card": line.on(number),
    }
    return args | ({"relation": "full"} if one.relation == ">=" and one.number == space.max else {})


def _book(line: "LineContext", one: Condition) -> dict[str, Any]:
    return {"card": line.book.name(int(one.about)), "side": one.value}


def _label(line: "LineContext", one: Condition) -> dict[str, Any]:
    return {"option": line.option(one.about)}


def _names(line: "LineContext", one: Condition) -> dict[str, Any]:
    return {"action": " / ".join(map(line.name_of, line.side.actions()))}


def _shows(now: Situation, one: Condition) -> bool:
    number = int(one.about)
    return now.m.unlocked(number) and now.m.cards[number].side == one.value


def _last_type(now: Situation) -> bool:
    occasion = now.occasion
    return occasion is not None and EVENT_OF[now.b.box.type[occasion.face]] == now.m.counters.last_event


def _used(now: Situation) -> bool:
    """Return whether an action of this card was used this turn, or at the end of a round, in that round."""
    since_round = now.occasion is not None and now.occasion.name == "round_end"
    return now.card in (now.m.counters.used_cards_by_round if since_round else now.m.counters.used_cards)


WORDS: Final[dict[str, Word]] = {
    # conditions about the campaign
    "case": _number(lambda now: now.m.case, "if-case", fault=_no_such_case),
    "recorded": _aspects(lambda now: now.recorded(), "if-so-many-recorded", "if-recorded"),
    "open": _about(_ASPECT, lambda now, aspect: aspect not in now.recorded(), "if-open"),
    "unlocked": _about(_CARD, lambda now, number: now.m.unlocked(int(number)), "if-unlocked", args=_book),
    "side": Word(ConditionForm(*_CARD, compared="side"), _shows, "if-side", args=_book),
    "tokens": Word(
        ConditionForm(*_CARD, may_lack_about=True, compared="number"),
        lambda now, one: one.fits(now.m.tokens(int(one.about or now.card))),
        "if-tokens",
        args=_full,
        fault=_no_room,
    ),
    "chose": _about(
        _NAME, lambda now, key: now.m.chose.get(now.card) == key, "if-chose", args=_label, fault=_no_option
    ),
    "objective": _about(_NAME, lambda now, key: key in now.m.objectives, fault=_no_objective),
    "fresh": _flag(lambda now: now.card in now.m.fresh, "if-up-all-case"),
    # conditions about the case; at the desk before it, about the case just ended
    "success": _flag(lambda now: now.ended() == "success", "if-success"),
    "failure": _flag(lambda now: now.ended() not in ("success", ""), "if-failure"),
    "solved": _aspects(lambda now: now.solved(), "if-so-many-solved", "if-solved"),
    "events": _number(lambda now: now.m.counters.events, "if-so-many-events"),
    "cards_left": _number(lambda now: now.cards_left(), "if-so-many-cards-left"),
    "ideas": _number(lambda now: sum(now.ideas()), "if-so-many-ideas"),
    "owner_ideas": Word(
        ConditionForm(compared="number"),
        lambda now, one: now.owner is not None and one.fits(now.ideas()[now.owner]),
        "if-you-have-ideas",
        fault=_no_owner,
    ),
    "no_zero": _flag(lambda now: 0 not in now.ideas(), "if-no-zero"),
    "set": _about(among(*DAYTIMES), lambda now, name: now.daytime() == name, "if-daytime"),
    # conditions about the turn
    "zero_ideas": _flag(lambda now: now.b.ideas[now.b.active] == 0, "if-zero-ideas"),
    "first_turn": _flag(lambda now: now.m.counters.turns[now.b.active] <= 1, "if-first-turn"),
    "before_shift": _flag(lambda now: not now.m.counters.moves_this_turn.get("shift"), "if-before-shift"),
    "actions_left": _number(lambda now: now.actions_left(), "if-actions-left"),
    "actions_used": _number(lambda now: now.turn_actions() - now.actions_left(), "if-actions-used"),
    "no_teamwork": _flag(lambda now: not now.m.counters.moves_this_turn.get("teamwork"), "if-no-teamwork"),
    "lock_taken": _flag(lambda now: now.m.counters.lock_taken, "if-lock-taken"),
    "used": _flag(_used, "if-not-used", args=_names, fault=_no_action),
    "last_event_type": _flag(_last_type, "if-last-event"),
    "active": Word(
        ConditionForm(compared="owner"),
        lambda now, one: now.b.active == now.owner,
        "if-active",
        fault=_no_owner_meant,
    ),
    "victim": _player(lambda now: now.victim, "over-a-card", "over-a-card-beside"),
    "partner": _player(lambda now: now.victim, "with-partner", "with-partner"),
    "with": _about(_FIGURE, lambda now, figure: now.sits_with(figure, now.b.active), "while-beside-you"),
}

FORMS.update((word, row.form) for word, row in WORDS.items())
