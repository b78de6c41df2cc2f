"""Printed text of a side of a card: its title and story, and its lines with their icons (CP-9)."""

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from typing import TYPE_CHECKING, Literal

import msgspec

from spyhouse.games.spyclub.campaign.deck import load_deck, numbering
from spyhouse.games.spyclub.campaign.deck_syntax import ALWAYS
from spyhouse.games.spyclub.campaign.deck_types import Option, walk
from spyhouse.games.spyclub.campaign.primitives.actions import Action
from spyhouse.games.spyclub.campaign.primitives.cards import unlocks
from spyhouse.games.spyclub.campaign.primitives.objectives import Objective
from spyhouse.games.spyclub.campaign.terms import SideName, When
from spyhouse.games.spyclub.campaign.wording.line_context import LineContext, capital, sentence
from spyhouse.games.spyclub.terms import ASPECTS

if TYPE_CHECKING:
    from spyhouse.kernel.localization import Localizer

Icon = Literal["now", "gear", "hourglass", "pencil", "flag", "envelope", "crossroads"]
"""Icons for unlocking, set-up, during the case, recording, the end, saving and a choice (CP-9)."""
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
    """Icon of a line that happens at once."""


class PrintedSide(msgspec.Struct, frozen=True):
    """A side of a campaign card as a player reads it."""

    card: int
    side: SideName
    title: str
    module: str
    """The clue it came with, by its aspect, or the kind of card."""
    story: str
    instructions: tuple[Instruction, ...]
    prompt: str
    """Its question, if it has a choice."""
    options: dict[str, PrintedOption]
    """Texts of the options, by key."""
    actions: dict[str, str]
    """Names of its actions, by key."""
    objectives: dict[str, str]
    """Questions its effects ask, by key."""


@lru_cache(maxsize=2048)
def printed(number: int, name: SideName, edition: str, speech: "Localizer") -> PrintedSide:
    card, book = load_deck()[number], numbering(edition)
    side = card.side(name)
    line = LineContext(card, side, book, speech, "owner" if card.belongs == "character" else "")
    choice = side.choice
    effects = [effect for effect in walk(side.effects) if effect.is_in_box(book)]
    return PrintedSide(
        card=number,
        side=name,
        title=title(number, speech),
        module=module_name(card.module, speech),
        story=speech.say(f"card-{number}.{name.lower()}"),
        instructions=tuple(_instructions(line)),
        prompt=speech.say(line.prompt_key()) if choice else "",
        options={one.key: _option(line, one) for one in choice.options} if choice else {},
        actions={one.name: line.name_of(one.name) for one in effects if isinstance(one, Action)},
        objectives={one.id: capital(one.words(line)) for one in effects if isinstance(one, Objective)},
    )


def title(number: int, speech: "Localizer") -> str:
    return speech.say(f"card-{number}")


def printed_by_key(key: str, speech: "Localizer") -> PrintedSide:
    """Return a side by a key like "2018.12A": edition, card of the deck, side."""
    found = re.fullmatch(r"(2018|prototype)\.(\d{1,3})([AB])", key)
    if found is None or not numbering(found[1]).has(int(found[2])):
        raise LookupError(f"There is no card {key}.")
    return printed(int(found[2]), "A" if found[3] == "A" else "B", found[1], speech)


def module_name(key: str, speech: "Localizer") -> str:
    """Return the name of the clue it came with, or the kind of the club's cards."""
    name = key.replace("_", "-")
    of_a_clue = load_deck().module[key].type in ASPECTS
    return speech.say(f"clue-{name}") if of_a_clue else speech.say(f"module-{name}")


def _instructions(line: LineContext) -> Iterator[Instruction]:
    for when, icon in ICONS.items():
        texts = _choice(line) if when == "choice" else _lines(line, when)
        yield from (Instruction(icon, text) for text in texts)
    last = [unlocks(line, line.side.unlocks)]
    if line.side.flip == "at once":
        last.insert(0, line.say("do-turn-card", card=""))
    yield from (Instruction("now", sentence(text)) for text in last if text)


def _lines(line: LineContext, when: When) -> Iterator[str]:
    """Yield rules one by one, and effects with the same condition together."""
    effects = [effect for effect in line.side.at(when) if effect.is_in_box(line.book)]
    if when == "setup":
        line = line._replace(setting_up=True)
    for (is_rule, condition), group in groupby(effects, lambda one: (one.is_rule, one.condition)):
        several = tuple(group)
        if is_rule:
            yield from (effect.line(line) for effect in several)
        else:
            lead = line.clause(condition, when)
            bare = [msgspec.structs.replace(effect, condition=ALWAYS) for effect in several]
            of_one = any(one.word == "owner_ideas" for one in condition)
            does = line._replace(to_one=of_one).effect_clauses(bare)
            yield sentence(line.say("trigger", when=lead, does=does) if lead else does)


def _choice(line: LineContext) -> Iterator[str]:
    """Yield the question; for a choice in every case, also its options."""
    choice = line.side.choice
    if choice is None:
        return
    condition = line.clause(choice.condition, choice.at, named=choice.at == "end")
    prompt = line.speech.say(line.prompt_key())
    yield sentence(line.say("asks", at=choice.at, condition=condition, prompt=prompt))
    if choice.at != "unlock":
        for option in choice.options:
            known = _option(line, option)
            means = known.means or line.say("nothing-changes")
            yield sentence(line.say("option", label=known.label, means=means, nested=": " in means))


def _option(line: LineContext, option: Option) -> PrintedOption:
    """Return the text of an option. Cards it unlocks are named by number only (CP-29)."""
    setting_up = line.side.choice is not None and line.side.choice.at == "setup"
    speaker = line._replace(setting_up=setting_up)
    effects = [effect for effect in line.side.of_option(option.key) if effect.is_in_box(line.book)]
    parts = [speaker.effect_clauses((effect,)) for effect in effects if not effect.is_rule]
    parts.append(unlocks(line, option.unlocks))
    if option.flip:
        parts.append(line.say("do-turn-card", card=""))
    if option.away:
        parts.append(line.say("do-put-away", card=""))
    at_once = "; ".join(part for part in parts if part)
    rules = [effect.line(line).removesuffix(".") for effect in effects if effect.is_rule]
    return PrintedOption(line.option(option.key), ". ".join(filter(None, [at_once, *rules])))
