"""A side of a card, line by line, each with its icon (CP-9)."""

from collections.abc import Iterator
from functools import cache
from itertools import groupby
from typing import Literal

import msgspec

from spyhouse.games.spyclub.campaign.deck import Option, Side, numbering, the_deck
from spyhouse.games.spyclub.campaign.vocabulary import (
    AnyEffect,
    Figure,
    Objective,
    RecordOption,
    SideName,
    StandingRule,
    When,
)
from spyhouse.games.spyclub.campaign.wording.conditions import clause
from spyhouse.games.spyclub.campaign.wording.effects import happens, in_this_box, unlock
from spyhouse.games.spyclub.campaign.wording.rules import standing
from spyhouse.games.spyclub.campaign.wording.voice import Voice, sentence

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
ASKED = {
    "unlock": "",
    "setup": "Before each case: ",
    "record": "When you record: ",
    "end": "At the end of a case: ",
    "save": "When you save: ",
}


class Instruction(msgspec.Struct, frozen=True):
    icon: Icon
    text: str


@cache
def instructions(number: int, name: SideName, edition: str) -> tuple[Instruction, ...]:
    card = the_deck()[number]
    side = card.side(name)
    voice = Voice(card, numbering(edition), "owner" if card.belongs == "character" else "")
    found: list[Instruction] = []
    for when, icon in ICONS.items():
        texts = _choice(voice, side) if when == "choice" else _lines(voice, side, when)
        found += [Instruction(icon, text) for text in texts]
    last = [unlock(voice, side.unlocks)]
    if side.flip == "at once":
        last.insert(0, "turn this card")
    found += [Instruction("now", sentence(text)) for text in last if text]
    return tuple(found)


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
            text = happens(voice, side, bare)
            yield sentence(f"{lead}: {text}" if lead else text)


def _stands(effect: AnyEffect) -> bool:
    return isinstance(effect, StandingRule | Objective | RecordOption | Figure)


def _choice(voice: Voice, side: Side) -> Iterator[str]:
    """What is asked once is answered at once; what is asked in every case is told with its ways."""
    choice = side.choice
    if choice is None:
        return
    condition = clause(voice, side, choice.condition, choice.at)
    yield sentence(f"{ASKED[choice.at]}{f'{condition}, ' if condition else ''}{choice.prompt}")
    if choice.at != "unlock":
        for option in choice.options:
            means = _option(voice, side, option)
            yield sentence(f"{option.label}: {means or 'nothing changes'}")


def _option(voice: Voice, side: Side, option: Option) -> str:
    setting_up = side.choice is not None and side.choice.at == "setup"
    speaker = voice._replace(setting_up=setting_up)
    parts = []
    for effect in side.of_option(option.key):
        if in_this_box(voice, effect):
            text = standing(voice, side, effect) if _stands(effect) else happens(speaker, side, (effect,))
            parts.append(text.removesuffix("."))
    parts.append(unlock(voice, option.unlocks))
    if option.flip:
        parts.append("turn this card")
    if option.away:
        parts.append("put this card away for good")
    return "; ".join(part for part in parts if part)


def what_it_does(number: int, side: Side, option: Option, edition: str) -> str:
    """What an option of a crossroads does, so that a choice is made with open eyes. Cards it unlocks are
    named by number only; what they say is seen when they come (CP-29)."""
    card = the_deck()[number]
    return _option(
        Voice(card, numbering(edition), "owner" if card.belongs == "character" else ""), side, option
    )
