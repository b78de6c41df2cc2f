"""What is printed on a side of a card: its title and story, and its lines with their icons (CP-9)."""

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from typing import TYPE_CHECKING, Literal

import msgspec

from spyhouse.games.spyclub.campaign.deck import Option, Side, numbering, the_deck, walk
from spyhouse.games.spyclub.campaign.vocabulary import (
    Action,
    AnyEffect,
    Figure,
    Objective,
    RecordOption,
    SideName,
    StandingRule,
    When,
)
from spyhouse.games.spyclub.campaign.wording.conditions import clause, option_label
from spyhouse.games.spyclub.campaign.wording.effects import happens, in_this_box, unlock
from spyhouse.games.spyclub.campaign.wording.rules import goal, standing
from spyhouse.games.spyclub.campaign.wording.voice import Voice, capital, sentence
from spyhouse.games.spyclub.words import ASPECTS

if TYPE_CHECKING:
    from spyhouse.kernel.speech import Speech

Icon = Literal["now", "gear", "hourglass", "pencil", "flag", "envelope", "crossroads"]
"""CP-9: on unlocking, in every set-up, during the case, when recording, at the end, when saving, a choice."""
ICONS: dict[When, Icon] = {
    "unlock": "now",
    "setup": "gear",
    "during": "hourglass",
    "choice": "crossroads",
    "record": "pencil",
    "end": "flag",
    "save": "envelope",
}
"""In the order of the lines on a card."""


class Instruction(msgspec.Struct, frozen=True):
    icon: Icon
    text: str


class PrintedOption(msgspec.Struct, frozen=True):
    label: str
    means: str
    """What it does at once."""


class PrintedSide(msgspec.Struct, frozen=True):
    """A side of a campaign card as a player reads it."""

    card: int
    side: SideName
    title: str
    module: str
    """What it came with: an aspect, or what kind of card it is."""
    story: str
    instructions: tuple[Instruction, ...]
    prompt: str
    """What it asks, if it has a crossroads."""
    options: dict[str, PrintedOption]
    """By their keys."""
    actions: dict[str, str]
    """What its actions are called."""
    objectives: dict[str, str]
    """What each asks for."""


@lru_cache(maxsize=2048)
def printed(number: int, name: SideName, edition: str, speech: "Speech") -> PrintedSide:
    card = the_deck()[number]
    side = card.side(name)
    voice = _voice(number, edition, speech)
    choice = side.choice
    effects = [effect for effect in walk(side.effects) if in_this_box(voice, effect)]
    return PrintedSide(
        card=number,
        side=name,
        title=title(number, speech),
        module=module_name(card.module, speech),
        story=speech.say(f"card-{number}.{name.lower()}"),
        instructions=tuple(_instructions(voice, side)),
        prompt=_prompt(voice, side) if choice else "",
        options={one.key: _option(voice, side, one) for one in choice.options} if choice else {},
        actions={one.name: voice.name_of(one.name) for one in effects if isinstance(one, Action)},
        objectives={one.id: capital(goal(voice, one)) for one in effects if isinstance(one, Objective)},
    )


def title(number: int, speech: "Speech") -> str:
    return speech.say(f"card-{number}")


def printed_by_key(key: str, speech: "Speech") -> PrintedSide:
    """ "2018.12A": an edition, a card of the deck and its side."""
    found = re.fullmatch(r"(2018|prototype)\.(\d{1,3})([AB])", key)
    if found is None or not numbering(found[1]).has(int(found[2])):
        raise LookupError(f"There is no card {key}.")
    return printed(int(found[2]), "A" if found[3] == "A" else "B", found[1], speech)


def module_name(key: str, speech: "Speech") -> str:
    """That of the clue it came with, or what kind of cards of the club they are."""
    name = key.replace("_", "-")
    of_a_clue = the_deck().module[key].type in ASPECTS
    return speech.say(f"clue-{name}") if of_a_clue else speech.say(f"module-{name}")


def _voice(number: int, edition: str, speech: "Speech") -> Voice:
    card = the_deck()[number]
    return Voice(card, numbering(edition), speech, "owner" if card.belongs == "character" else "")


def _instructions(voice: Voice, side: Side) -> Iterator[Instruction]:
    for when, icon in ICONS.items():
        texts = _choice(voice, side) if when == "choice" else _lines(voice, side, when)
        yield from (Instruction(icon, text) for text in texts)
    last = [unlock(voice, side.unlocks)]
    if side.flip == "at once":
        last.insert(0, voice.say("turn-card", card=""))
    yield from (Instruction("now", sentence(text)) for text in last if text)


def _lines(voice: Voice, side: Side, when: When) -> Iterator[str]:
    """Rules one by one; what happens at once together, where it hangs on the same condition."""
    effects = [effect for effect in side.at(when) if in_this_box(voice, effect)]
    if when == "setup":
        voice = voice._replace(setting_up=True)
    for (stands, condition), group in groupby(effects, lambda one: (_stands(one), one.condition)):
        several = tuple(group)
        if stands:
            yield from (standing(voice, side, effect) for effect in several)
        else:
            lead = clause(voice, side, condition, when)
            bare = tuple(msgspec.structs.replace(effect, condition=type(condition)()) for effect in several)
            does = happens(voice, side, bare)
            yield sentence(voice.say("trigger", when=lead, does=does) if lead else does)


def _stands(effect: AnyEffect) -> bool:
    return isinstance(effect, StandingRule | Objective | RecordOption | Figure)


def _prompt(voice: Voice, side: Side) -> str:
    name = "a" if side is voice.card.a else "b"
    return voice.speech.say(f"card-{voice.card.number}-{name}")


def _choice(voice: Voice, side: Side) -> Iterator[str]:
    """What is asked once is answered at once; what is asked in every case is told with its ways."""
    choice = side.choice
    if choice is None:
        return
    condition = clause(voice, side, choice.condition, choice.at)
    yield sentence(voice.say("asks", at=choice.at, condition=condition, prompt=_prompt(voice, side)))
    if choice.at != "unlock":
        for option in choice.options:
            told = _option(voice, side, option)
            means = told.means or voice.say("nothing-changes")
            yield sentence(voice.say("option", label=told.label, means=means))


def _option(voice: Voice, side: Side, option: Option) -> PrintedOption:
    """So that a choice is made with open eyes. Cards it unlocks are named by number only; what they say is
    seen when they come (CP-29)."""
    setting_up = side.choice is not None and side.choice.at == "setup"
    speaker = voice._replace(setting_up=setting_up)
    parts = []
    for effect in side.of_option(option.key):
        if in_this_box(voice, effect):
            text = standing(voice, side, effect) if _stands(effect) else happens(speaker, side, (effect,))
            parts.append(text.removesuffix("."))
    parts.append(unlock(voice, option.unlocks))
    if option.flip:
        parts.append(voice.say("turn-card", card=""))
    if option.away:
        parts.append(voice.say("put-away", card=""))
    return PrintedOption(option_label(voice, side, option.key), "; ".join(part for part in parts if part))
