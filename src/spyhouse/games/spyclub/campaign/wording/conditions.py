"""When something holds, in words: one clause for all conditions of an effect."""

from typing import Any

from spyhouse.games.spyclub.campaign.deck import Side, the_deck, walk
from spyhouse.games.spyclub.campaign.grammar import Condition, Conditions
from spyhouse.games.spyclub.campaign.vocabulary import Action, Objective
from spyhouse.games.spyclub.campaign.wording.voice import Voice

BY_THEMSELVES = {
    "success": "if-success", "failure": "if-failure", "no_zero": "if-no-zero", "first_turn": "if-first-turn",
    "before_shift": "if-before-shift", "no_teamwork": "if-no-teamwork", "lock_taken": "if-lock-taken",
    "last_event_type": "if-last-event", "active": "if-active",
}  # fmt: skip
"""Conditions that need nothing more to be said."""
COUNTED = {
    "recorded": "if-so-many-recorded", "solved": "if-so-many-solved", "events": "if-so-many-events",
    "cards_left": "if-so-many-cards-left", "ideas": "if-so-many-ideas", "owner_ideas": "if-you-have-ideas",
    "actions_left": "if-actions-left", "actions_used": "if-actions-used",
}  # fmt: skip
RELATIONS = {">=": "least", "<=": "most", "<": "less", "=": "exactly", "!=": "not", "": ""}
"""As messages name them."""


def clause(
    voice: Voice, side: Side, conditions: Conditions, when: str = "", skip: tuple[str, ...] = ()
) -> str:
    """ "after a success, if the crime was solved"; "" if there are none."""
    parts = [_objectives(voice, side, conditions)]
    parts += [
        _words(voice, side, one, when)
        for one in sorted(conditions, key=lambda one: one.word != "case")
        if one.word not in (*skip, "objective")
    ]
    return ", ".join(part for part in parts if part)


def _objectives(voice: Voice, side: Side, conditions: Conditions) -> str:
    named = [one for one in conditions if one.word == "objective"]
    if not named:
        return ""
    several = sum(isinstance(effect, Objective) for effect in walk(side.effects)) > 1
    return voice.say("if-objectives", several=several, done=not all(one.negated for one in named))


def _words(voice: Voice, side: Side, one: Condition, when: str) -> str:
    told: dict[str, Any] = {
        "about": one.about,
        "negated": one.negated,
        "relation": RELATIONS[one.relation],
        "n": one.number,
        "over": bool(when),
    }
    if one.word in BY_THEMSELVES:
        return voice.say(BY_THEMSELVES[one.word])
    if one.word in COUNTED and not one.about:
        return voice.say(COUNTED[one.word], **told)
    match one.word:
        case "case":
            return voice.say("if-case", after=when in ("end", "save", "record"), **told)
        case "recorded":
            return voice.say("if-recorded", **told)
        case "open":
            return voice.say("if-open", **told)
        case "solved":
            return voice.say("if-solved", **told)
        case "unlocked":
            return voice.say("if-unlocked", card=voice.book.name(int(one.about)), **told)
        case "side":
            return voice.say("if-side", card=voice.book.name(int(one.about)), side=one.value)
        case "tokens":
            return _tokens(voice, one)
        case "chose":
            return voice.say("if-chose", option=option_label(voice, side, one.about))
        case "used":
            names = [effect.name for effect in side.effects if isinstance(effect, Action)]
            return voice.say("if-not-used", action=" / ".join(map(voice.name_of, names)))
        case "fresh":
            return voice.say("if-up-all-case")
        case "set":
            return voice.say("if-daytime", daytime=one.about)
        case "zero_ideas":
            return voice.say("if-zero-ideas", **told)
        case "victim" if one.about:
            return voice.say("over-a-card-beside", beside=one.about)
        case "victim":
            return voice.say("over-a-card", yours=one.relation == "=")
        case "partner":
            return voice.say("with-partner", beside=one.about)
        case "with":
            return voice.say("while-beside-you", beside=one.about)
        case _:
            raise ValueError(f"no words for {one.word!r}")


def option_label(voice: Voice, side: Side, key: str) -> str:
    name = "a" if side is voice.card.a else "b"
    return voice.speech.say(f"card-{voice.card.number}-{name}.{key}")


def _tokens(voice: Voice, one: Condition) -> str:
    number = int(one.about or voice.card.number)
    space = the_deck()[number].tokens
    assert space
    return voice.say(
        "if-tokens",
        relation="full" if one.relation == ">=" and one.number == space.max else RELATIONS[one.relation],
        n=one.number,
        tokens=voice.tokens(one.number, number),
        none=voice.speech.say(f"token-{space.name}.none"),
        card=voice.on(number),
    )
