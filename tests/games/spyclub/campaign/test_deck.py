"""Completeness of the deck: numbers, modules, reachable cards, components in the box."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator

import pytest

from spyhouse.games.spyclub.box import load_box
from spyhouse.games.spyclub.campaign.conditions import WORDS
from spyhouse.games.spyclub.campaign.deck import load_deck, numbering
from spyhouse.games.spyclub.campaign.deck_types import Card, Side, walk
from spyhouse.games.spyclub.campaign.effect_types import CLASSES, AnyEffect
from spyhouse.games.spyclub.campaign.primitives.actions import Action
from spyhouse.games.spyclub.campaign.primitives.cards import UnlockCards
from spyhouse.games.spyclub.campaign.primitives.figures import Figure, MoveFigure
from spyhouse.games.spyclub.campaign.primitives.objectives import Objective
from spyhouse.games.spyclub.campaign.primitives.triggers import On
from spyhouse.games.spyclub.campaign.record import entry_name
from spyhouse.games.spyclub.terms import ASPECTS, TYPES

DECK = load_deck()
INDEX = DECK.index()
INDEX_2018 = {
    "nothing": 151, "dare": 124, "fame": 31, "hunger": 24, "jealousy": 80, "love": 125, "money": 16,
    "revenge": 107, "cashier": 134, "dog": 20, "garbage_man": 25, "librarian": 93, "mom": 84, "neighbor": 59,
    "troublemaker": 83, "twins": 57, "cabin": 96, "carnival": 81, "diner": 122, "game_store": 103,
    "ice_cream_shop": 73, "mansion": 37, "museum": 94, "park": 17, "school": 43, "bullying": 111,
    "eavesdropping": 26, "lying": 61, "prank": 137, "theft": 71, "trespassing": 8, "vandalism": 12,
    "cake": 104, "game_piece": 45, "hat": 42, "key": 22, "lipstick": 95, "slingshot": 123, "stamp": 18,
    "watch": 139,
}  # fmt: skip
IN_THE_BOX = {
    "2018": {"mosaic": 16, "completion": 12, "player": 5, "tracker": 9, "ring": 1, "arrow": 1},
    "prototype": {"mosaic": 16, "completion": 12, "player": 5, "tracker": 5 + 7, "ring": 0, "arrow": 1},
}
"""CP-11, besides six discs, which a rule counts. The prototype's seven numbered tokens can track, too."""


def sides() -> Iterator[tuple[str, Card, Side]]:
    for card in DECK.card:
        yield f"{card.number}A", card, card.a
        yield f"{card.number}B", card, card.b


def effects() -> Iterator[tuple[Card, AnyEffect]]:
    for _, card, side in sides():
        for effect in walk(side.effects):
            yield card, effect


def modules() -> dict[str, list[Card]]:
    found = defaultdict(list)
    for card in DECK.card:
        found[card.module].append(card)
    return found


def test_all_174_cards_have_two_working_sides() -> None:
    """CP-6, CP-23."""
    assert [card.number for card in DECK.card] == list(range(1, 175))
    for name, _, side in sides():
        assert side.effects or side.choice, name


def test_the_index_has_forty_entries_of_forty_modules() -> None:
    """CP-4."""
    assert INDEX == INDEX_2018
    assert {name: DECK[number].module for name, number in INDEX.items()} == {name: name for name in INDEX}
    box = load_box()
    clues = {
        entry_name(name)
        for number, name in enumerate(box.names)
        if TYPES[box.type[box.with_name[number][0]]] in ASPECTS
    }
    assert clues | {"nothing"} == set(INDEX)


def test_every_condition_is_on_a_card() -> None:
    """CP-28."""
    found = [effect.condition for _, effect in effects()]
    found += [effect.counts_if for _, effect in effects() if isinstance(effect, Objective)]
    for choice in (side.choice for _, _, side in sides() if side.choice):
        found += [choice.condition, *(option.condition for option in choice.options)]
    assert {one.word for conditions in found for one in conditions} == set(WORDS)


def unlockers() -> dict[int, set[int]]:
    found: dict[int, set[int]] = defaultdict(set)
    for card, effect in effects():
        if isinstance(effect, UnlockCards):
            for number in effect.cards:
                found[number].add(card.number)
    for _, card, side in sides():
        options = side.choice.options if side.choice else ()
        for number in (*side.unlocks, *(number for option in options for number in option.unlocks)):
            found[number].add(card.number)
    return found


def reached(start: Iterable[int], without: frozenset[int] = frozenset()) -> set[int]:
    by, seen, todo = unlockers(), set[int](), [number for number in start if number not in without]
    while todo:
        number = todo.pop()
        if number not in seen:
            seen.add(number)
            todo += [other for other, cards in by.items() if number in cards and other not in without]
    return seen


def test_every_card_can_be_reached() -> None:
    """CP-23."""
    assert reached([3, 4, *INDEX.values()]) == {card.number for card in DECK.card}


def test_cards_of_several_modules_have_a_star() -> None:
    """CP-8."""
    for number, by in unlockers().items():
        several = len({DECK[card].module for card in by}) > 1
        assert DECK[number].star == several, number


@pytest.mark.parametrize("edition", IN_THE_BOX)
def test_box_has_components_for_any_four_modules(edition: str) -> None:
    """CP-11."""
    book, needs = numbering(edition), dict[str, Counter[str]]()
    for module, cards in modules().items():
        need, figures = Counter[str](), set()
        for card in [card for card in cards if book.has(card.number)]:
            if card.tokens:
                need[card.tokens.kind] += 1 if card.tokens.kind == "tracker" else card.tokens.max
            for side in (card.a, card.b):
                figures |= {(one.id, one.token) for one in side.effects if isinstance(one, Figure)}
        need.update(book.tokens.get(token, token) for _, token in figures)
        needs[module] = need
    for kind, count in IN_THE_BOX[edition].items():
        most: dict[str, int] = defaultdict(int)
        for module in INDEX:
            most[DECK.module[module].type] = max(most[DECK.module[module].type], needs[module][kind])
        always = needs["shared"][kind] + needs["finale"][kind] + needs["intro"][kind]
        assert sum(sorted(most.values())[-4:]) + always <= count, kind


def test_figure_and_objective_ids_are_unique() -> None:
    homes: dict[str, set[str]] = defaultdict(set)
    for card, effect in effects():
        if isinstance(effect, Figure):
            homes[effect.id].add(card.module)
    assert all(len(at) == 1 for at in homes.values())
    ids = [effect.id for _, effect in effects() if isinstance(effect, Objective)]
    assert len(ids) == len(set(ids))


def test_no_two_modules_play_the_same() -> None:
    """CP-23."""

    def plays(cards: list[Card]) -> frozenset[str]:
        found = [effect for card in cards for side in (card.a, card.b) for effect in side.effects]
        return frozenset(re.sub(r"(key|id|name|option)='[^']*'", "", repr(effect)) for effect in found)

    signatures = [plays(cards) for name, cards in modules().items() if name in INDEX]
    assert len(set(signatures)) == len(signatures) == 40


def test_every_guard_can_move() -> None:
    """CP-26: five cards of a type need all five slots, so the suspect's slot must become free."""
    for name, _, side in sides():
        for figure in side.effects:
            if isinstance(figure, Figure) and figure.power == "guard":
                before_a_solve = [
                    then
                    for effect in side.effects
                    if isinstance(effect, On | Action) and getattr(effect, "event", "") != "solve"
                    for then in effect.then
                ]
                pushed = any(
                    isinstance(then, MoveFigure) and then.id == figure.id and (then.n or then.to == "chosen")
                    for then in before_a_solve
                )
                assert figure.moves or pushed, name


def test_modules_use_every_effect_family() -> None:
    """CP-24."""
    used = {type(effect) for _, effect in effects()}
    whens = {effect.when for _, effect in effects()}
    assert {"setup", "during", "record", "end", "save", "choice", "unlock"} <= whens
    assert any(card.belongs == "character" for card in DECK.card)
    assert any(card.tokens for card in DECK.card)
    assert used == set(CLASSES)  # no word of the vocabulary is idle


def test_module_budgets_are_balanced() -> None:
    """CP-27."""
    net = [DECK.module[name].budget.help - DECK.module[name].budget.hinder for name in INDEX]
    assert max(map(abs, net)) <= 8
    assert abs(sum(net) / len(net)) <= 2


def test_prototype_numbers_the_same_deck() -> None:
    """CP-2, CP-5."""
    book = numbering("prototype")
    shown = {number: book.shown[number] for number in book.case_1}
    assert sorted(shown.values()) == [3, 4, 85]
    assert sorted(book.shown.values()) == list(range(1, 153))
    assert [book.shown[number] for number in book.index["diner"]] == [73, 74]
    assert {name: numbers[0] for name, numbers in book.index.items()} == INDEX
    left_out = frozenset(range(1, 175)) - set(book.shown)
    start = [*book.case_1, *(number for numbers in book.index.values() for number in numbers)]
    assert reached(start, left_out) == set(book.shown)
    for _, card, side in sides():
        if card.number not in left_out:
            options = side.choice.options if side.choice else ()
            assert not left_out & {number for option in options for number in option.unlocks}, card.number
