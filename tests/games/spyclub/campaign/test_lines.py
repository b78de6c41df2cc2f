"""Printed lines of the cards: generated from the effects, complete, short, and unambiguous.

    python -m tests.games.spyclub.campaign.test_lines      # updates lines.txt

`lines.txt` has every side as the table prints it: a changed phrase shows what it does to all cards.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from spyhouse.games.spyclub import GAME
from spyhouse.games.spyclub.campaign.caps import caps
from spyhouse.games.spyclub.campaign.deck import load_deck, numbering
from spyhouse.games.spyclub.campaign.deck_types import Card, walk
from spyhouse.games.spyclub.campaign.effect_types import AnyEffect
from spyhouse.games.spyclub.campaign.primitives.actions import Action
from spyhouse.games.spyclub.campaign.primitives.cards import Score, Token
from spyhouse.games.spyclub.campaign.primitives.objectives import AT_THE_END, Objective
from spyhouse.games.spyclub.campaign.primitives.triggers import On
from spyhouse.games.spyclub.campaign.terms import SideName
from spyhouse.games.spyclub.events import CardUsed, IdeasSpent, TokensChanged
from spyhouse.games.spyclub.moves import UseCard
from tests.games.spyclub.campaign.effects.builders import Table, a_table
from tests.games.spyclub.campaign.printed_text import instructions, side_of

SIDES: tuple[SideName, ...] = ("A", "B")
PRINTED = Path(__file__).with_name("lines.txt")
LONGEST_LINE = {"en": 160, "de": 160, "pl": 160}
LONGEST_CARD = {"en": 500, "de": 590, "pl": 590}
"""Maximum number of letters on a card of a phone, by language."""
LONGEST_TITLE = 34
LONGEST_STORY = 140
BEGINS_A_CLAUSE = {
    "en": r"if|when|whenever|while|unless|until|because|so that|which|who|where|as soon as",
    "de": r"wenn|(?-i:falls)|sobald|während|bevor|nachdem|sondern|weil|damit|dass|solange|ob|wo",
    "pl": r"jeśli|jeżeli|gdy|kiedy|dopóki|póki|zanim|lecz|bo|żeby|aby|że|któr\w+|gdzie",
}
"""Words that begin a subordinate clause, by language."""
MOST_STEPS = 3
"""Maximum number of steps of one sentence, each after a semicolon."""
OFTEN = {"turn": "once a turn", "round": "once a round", "case": "once a case"}


def sides() -> list[tuple[Card, SideName]]:
    return [(card, side) for card in load_deck().card for side in SIDES]


def lines(card: Card, side: SideName, edition: str = "2018") -> list[str]:
    return [line.text for line in instructions(card.number, side, edition)]


def all_printed() -> Iterator[str]:
    for card, side in sides():
        printed = side_of(card.number, side)
        yield f"{card.number}{side} {printed.title}"
        yield from (f"    {line.icon}: {line.text}" for line in printed.instructions)


def test_card_text_matches_the_stored_lines() -> None:
    assert PRINTED.read_text().splitlines() == list(all_printed())


@pytest.mark.parametrize("locale", LONGEST_LINE)
@pytest.mark.parametrize("edition", ["2018", "prototype"])
def test_text_of_every_side_fits_the_card(edition: str, locale: str) -> None:
    """CP-9."""
    for card, side in sides():
        if numbering(edition).has(card.number):
            texts = [line.text for line in side_of(card.number, side, edition, locale).instructions]
            assert texts, (card.number, side)
            assert max(map(len, texts)) <= LONGEST_LINE[locale], (card.number, side)
            assert sum(map(len, texts)) <= LONGEST_CARD[locale], (card.number, side)
            assert all(text[0] == text[0].upper() and text[-1] in ".!?" for text in texts)
            assert not [text for text in texts if "{" in text or "  " in text], (card.number, side)
            assert not [text for text in texts if text.count(": ") > 1], (card.number, side)


@pytest.mark.parametrize("locale", BEGINS_A_CLAUSE)
@pytest.mark.parametrize("edition", ["2018", "prototype"])
def test_no_sentence_has_more_than_two_clauses(edition: str, locale: str) -> None:
    """A moment, a condition and each step count as a clause if they have a verb."""
    for card, side in sides():
        if not numbering(edition).has(card.number):
            continue
        for line in side_of(card.number, side, edition, locale).instructions:
            for text in re.split(r"(?<=[.!?])\s+", line.text):
                *heads, does = text.split(": ")
                steps = does.split("; ")
                assert len(steps) <= MOST_STEPS, text
                clauses = [1 + subordinate(step, locale) for step in steps]
                assert sum(subordinate(head, locale) for head in heads) + max(clauses) <= 2, text


def test_german_sentence_addresses_one_player_or_the_team() -> None:
    one, team = (
        r"(?i)\b(du|dir|dich|deine?[mnrs]?)\b",
        r"(?i)\b(ihr|euch|legt|nehmt|dreht|schaltet|seht|gebt)\b",
    )
    lines = [
        line.text for card, side in sides() for line in side_of(card.number, side, locale="de").instructions
    ]
    sentences = [text for line in lines for text in re.split(r"(?<=[.!?])\s+", line)]
    assert [text for text in sentences if re.search(one, text) and re.search(team, text)] == []


def subordinate(text: str, locale: str) -> int:
    return len(re.findall(rf"\b({BEGINS_A_CLAUSE[locale]})\b", text, re.IGNORECASE))


@pytest.mark.parametrize("locale", LONGEST_LINE)
def test_cp6_cards_have_unique_title_and_story_per_side(locale: str) -> None:
    """CP-6."""
    printed = {(card.number, side): side_of(card.number, side, locale=locale) for card, side in sides()}
    titles = {number: side.title for (number, _), side in printed.items()}
    assert len(set(titles.values())) == len(titles)
    assert max(map(len, titles.values())) <= LONGEST_TITLE
    for where, side in printed.items():
        assert 10 <= len(side.story) <= LONGEST_STORY, where
        assert all([side.prompt, *(option.label for option in side.options.values())]) or not side.options, (
            where
        )
        assert all([*side.actions.values(), *side.objectives.values()]), where


@pytest.mark.parametrize("locale", ["de", "pl"])
def test_card_text_is_fully_translated(locale: str) -> None:
    english, translated = (
        [side_of(card.number, side, locale=language) for card, side in sides()] for language in ("en", locale)
    )
    for one, other in zip(english, translated, strict=True):
        assert one.story != other.story, (one.card, one.side)
        assert [line.icon for line in one.instructions] == [line.icon for line in other.instructions]
        assert not {line.text for line in one.instructions} & {line.text for line in other.instructions}


def test_prototype_names_only_cards_in_its_box() -> None:
    """CP-5: cards that refer to ones left out in this edition do not mention them."""
    book = numbering("prototype")
    for card, side in sides():
        if book.has(card.number):
            for text in lines(card, side, "prototype"):
                assert "not in this box" not in text
                named = re.search(r"[Uu]nlock cards? ([\d★, and]+)", text)
                numbers = re.findall(r"\d+", named[1]) if named else []
                assert all(int(number) in book.shown.values() for number in numbers), (card.number, side)
    assert lines(load_deck()[26], "A", "prototype")[-1] == "Unlock card 27."
    assert not [text for text in lines(load_deck()[27], "A", "prototype") if "Unlock" in text]


ARGUED_ABOUT = {
    "3B": "the player with the fewest ideas (if tied, first in turn order)",
    "6B": "opposite the suspect (halfway round, rounded down)",
    "50A": "when the suspect walks or stops over a distraction",
    "51A": "when the suspect walks or stops over an object",
    "71A": "when the suspect walks or stops over a focus card",
    "78A": "Every second time somebody gets advice",
    "90A": "its solution has to be the leftmost card",
    "108B": "For all players, 2 distractions in focus match",
    "122A": "Unlock card 146. Once a round",
    "124A": "Unlock card 152. Objective:",
    "143B": "(its card still comes, and an escape icon on it counts)",
    "157A": "when you scout and have no ideas left after paying",
}
"""By side: lines that were ambiguous, in their present wording."""


@pytest.mark.parametrize("where", ARGUED_ABOUT)
def test_ambiguous_lines_keep_their_clear_wording(where: str) -> None:
    side: SideName = "A" if where.endswith("A") else "B"
    assert ARGUED_ABOUT[where] in " ".join(lines(load_deck()[int(where[:-1])], side))


def told_on_the_card(card: Card, side: SideName) -> tuple[AnyEffect, ...]:
    """Return the effects told on the card, without those of a choice made on arrival."""
    choice = card.side(side).choice
    at_once = choice is not None and choice.at == "unlock"
    return tuple(effect for effect in card.side(side).effects if not (at_once and effect.when == "choice"))


def test_every_limit_price_and_point_is_printed() -> None:
    for card, side in sides():
        text = " ".join(lines(card, side)).lower()
        for effect in walk(told_on_the_card(card, side)):
            where = (card.number, side, effect.key)
            if effect.limit in OFTEN and effect.when == "during":
                assert OFTEN[effect.limit] in text or "the first" in text, where
            if isinstance(effect, On) and effect.pay:
                assert f"pay {effect.pay} idea" in text, where
            if isinstance(effect, Objective):
                assert f"{effect.points} point" in text, where
                must = f"(counts only if {caps().solving.enough} aspects are solved)"
                assert (must in text) >= (effect.goal in AT_THE_END), where
            if isinstance(effect, Score):
                assert f"{abs(effect.n)} point" in text, where
            if isinstance(effect, Token) and effect.n > 0:
                space = load_deck()[effect.card or card.number].tokens
                assert space
                assert f"put {GAME.words.speech().say(f'token-{space.name}', n=effect.n)}" in text, where


ACTION = re.compile(r"^(?P<name>[^(]+) \((?P<costs>[^)]+)\): .")


def actions() -> list[tuple[Card, SideName, Action]]:
    return [
        (card, side, effect)
        for card, side in sides()
        for effect in card.side(side).effects
        if isinstance(effect, Action)
    ]


def a_rich_table(card: Card, side: SideName, tokens: int) -> Table:
    """Build a table on which every action of a card can be used."""
    table = (
        a_table(3).with_hand(0, "Dog", "Kite", "Mom", focus=2).with_row("Twins", None, "Hat").with_deck(30)
    )
    for number in (25, 43, 46, 47, 60, 84, 104, 112):
        table.with_card(number, tokens=2)
    for home, id, track, place in FIGURES:
        table.with_figure(id, track, place, card=home)
    table.with_mark("locked", table.card_of(0, 1)).with_mark("sticky", table.card_of(0, 1))
    table.with_mark("kiss", table.card_of(0, 0)).with_mark("paint", row=3)
    owner = 0 if card.belongs == "character" else None
    table.with_card(card.number, side, tokens, owner, lines=True)
    table.mosaic.on_table.pockets[card.number] = (table.state.discards.pop(),)
    table.with_supply(table.state.supply - 4).with_escape(2)
    return table.with_ideas(0, 4).with_ideas(1, 1).with_ideas(2, 0)


FIGURES = (
    (20, "dog", "path", 4),
    (94, "guard", "row", 4),
    (42, "hat", "seats", 1),
    (137, "sign", "path", 5),
    (45, "piece", "path", 3),
    (111, "bully", "seats", 1),
)


@pytest.mark.parametrize(
    ("card", "side", "action"), actions(), ids=lambda value: getattr(value, "name", None) or str(value)[:1]
)
def test_action_cost_and_limit_match_its_line(card: Card, side: SideName, action: Action) -> None:
    called = side_of(card.number, side).actions[action.name]
    printed = next(line for line in lines(card, side) if line.startswith(f"{called} ("))
    found = ACTION.match(printed)
    assert found, printed
    costs = found["costs"].split(", ")
    spent = costs[0] == "an action"
    ideas = next((int(cost[0]) for cost in costs if "idea" in cost), 0)
    tokens = next((int(cost[0]) for cost in costs if cost[0].isdigit() and "idea" not in cost), 0)
    assert (costs[0] == "free") == (not spent and not ideas and not tokens)
    table = a_rich_table(card, side, tokens)
    b = table.state
    told = table.uses(action.name, card.number)
    assert [event for event in told if isinstance(event, CardUsed)] == [told[0]]
    paid = [event.ideas for event in told[1:2] if isinstance(event, IdeasSpent) and ideas]
    assert sum(paid) == ideas
    gone = [event.change for event in told if isinstance(event, TokensChanged) and event.card == card.number]
    assert gone[:1] == ([-tokens] if tokens else gone[:1])
    if not re.search(r"extra actions? this turn", printed):
        assert b.actions == 3 - spent
    while b.phase in ("card", "removal"):
        seat = min(b.to_act())
        b.apply(seat, b.legal(seat)[0], 0)
    if any(cost.startswith("once a") for cost in costs) and b.phase == "actions":
        table.refused(UseCard(card.number, action.name), "be used again|No card in force", seat=0)


if __name__ == "__main__":
    PRINTED.write_text("\n".join(all_printed()) + "\n")
