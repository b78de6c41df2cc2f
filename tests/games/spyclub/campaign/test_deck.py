"""The deck is whole: all numbers, all modules, every card reachable, every component in the box."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator

import pytest

from spyhouse.games.spyclub import data_files
from spyhouse.games.spyclub.box import the_box
from spyhouse.games.spyclub.campaign.conditions import TESTS, parse
from spyhouse.games.spyclub.campaign.deck import Card, Deck, Side, numbering, the_deck, walk
from spyhouse.games.spyclub.campaign.record import entry_name
from spyhouse.games.spyclub.campaign.view import ICONS
from spyhouse.games.spyclub.campaign.vocabulary import (
    Action,
    AnyEffect,
    Figure,
    GiveCard,
    MoveFigure,
    Objective,
    On,
    StandingRule,
    Token,
    TurnCard,
    UnlockCards,
)
from spyhouse.games.spyclub.words import ASPECTS, TYPES
from spyhouse.kernel import BadData

DECK = the_deck()
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
IN_THE_BOX = {"mosaic": 16, "completion": 12, "player": 5, "tracker": 9, "ring": 1, "arrow": 1}
"""CP-11, besides 6 discs, which a rule counts."""
WHEN = {
    "setup": "Every case:",
    "during": "During the case:",
    "record": "When recording:",
    "end": "At the end:",
    "save": "When saving:",
    "choice": "You decide:",
    "unlock": "Now:",
}


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


def test_there_are_174_cards_and_both_sides_say_and_do_something() -> None:
    """CP-6, CP-23."""
    assert [card.number for card in DECK.card] == list(range(1, 175))
    assert len({card.title for card in DECK.card}) == 174
    for name, _, side in sides():
        assert side.effects or side.choice, name
        assert len(side.text.split("\n")) > 1, name
        assert len(side.text) <= 420, name


def test_the_index_has_forty_entries_of_forty_modules() -> None:
    """CP-4."""
    assert INDEX == INDEX_2018
    assert {name: DECK[number].module for name, number in INDEX.items()} == {name: name for name in INDEX}
    box = the_box()
    clues = {
        entry_name(name)
        for number, name in enumerate(box.names)
        if TYPES[box.type[box.with_name[number][0]]] in ASPECTS
    }
    assert clues | {"nothing"} == set(INDEX)


def test_every_line_has_an_icon_and_every_effect_a_line() -> None:
    """CP-9."""
    for name, _, side in sides():
        first, *lines = side.text.strip().split("\n")
        assert not first.startswith(tuple(ICONS)), name
        assert all(line.startswith(tuple(ICONS)) for line in lines), name
        told = {when for when, label in WHEN.items() if any(line.startswith(label) for line in lines)}
        meant: set[str] = {effect.when for effect in side.effects if not isinstance(effect, Figure)}
        if side.unlocks:
            meant.add("unlock")
        if side.choice:
            meant.add("choice")
        if any(isinstance(effect, Figure) for effect in side.effects):
            meant |= told & {"setup", "during"} or {"setup"}
        assert told == meant, name


def test_every_word_of_the_deck_is_known_to_the_engine() -> None:
    """CP-28."""
    for card, effect in effects():
        for condition in parse(effect.condition):
            assert condition.word in TESTS, (card.number, effect.condition)
    for _, _, side in sides():
        if side.choice:
            for text in (side.choice.condition, *(option.condition for option in side.choice.options)):
                assert all(condition.word in TESTS for condition in parse(text))


def test_tokens_are_only_moved_where_there_is_room_for_them() -> None:
    for card, effect in effects():
        if isinstance(effect, Token):
            assert DECK[effect.card or card.number].tokens, card.number
        if isinstance(effect, Action) and effect.tokens:
            assert card.tokens, card.number
        for condition in parse(effect.condition):
            if condition.word == "tokens":
                assert DECK[int(condition.about or card.number)].tokens, card.number


def test_standing_rules_belong_to_the_case_and_figures_to_the_set_up() -> None:
    for name, _, side in sides():
        for effect in side.effects:
            if isinstance(effect, Figure):
                assert effect.when == "setup", name
            elif isinstance(effect, StandingRule):
                assert effect.when in ("during", "choice"), name


def test_choices_have_different_options_and_effects_belong_to_one_of_them() -> None:
    for name, _, side in sides():
        keys = [option.key for option in side.choice.options] if side.choice else []
        assert len(set(keys)) == len(keys) != 1, name
        assert all(effect.option in keys for effect in side.at("choice")), name


def turned() -> set[tuple[int, str]]:
    found: set[tuple[int, str]] = set()
    for card, effect in effects():
        if isinstance(effect, TurnCard):
            found.add((effect.card or card.number, effect.side))
    for name, card, side in sides():
        other = "B" if name.endswith("A") else "A"
        if side.flip == "at once" or (side.choice and any(option.flip for option in side.choice.options)):
            found.add((card.number, other))
    return found


def test_every_side_can_be_seen_and_says_whether_it_turns() -> None:
    """CP-6."""
    found = turned()
    for card in DECK.card:
        assert (card.number, "B") in found, card.number
        assert card.a.flip in ("at once", "when told"), card.number
        assert (card.b.flip == "when told") == ((card.number, "A") in found), card.number


def test_a_character_card_is_given_to_somebody() -> None:
    """CP-10."""
    for card in DECK.card:
        if card.belongs == "character":
            given = [
                one for side in (card.a, card.b) for one in walk(side.effects) if isinstance(one, GiveCard)
            ]
            assert given, card.number


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


def test_a_star_is_on_the_cards_that_several_modules_unlock() -> None:
    """CP-8."""
    for number, by in unlockers().items():
        several = len({DECK[card].module for card in by}) > 1
        assert DECK[number].star == several, number


def test_the_box_has_enough_of_everything_for_any_four_modules() -> None:
    """CP-11."""
    needs: dict[str, Counter[str]] = {}
    for module, cards in modules().items():
        need, figures = Counter[str](), set()
        for card in cards:
            if card.tokens:
                need[card.tokens.kind] += 1 if card.tokens.kind == "tracker" else card.tokens.max
            for side in (card.a, card.b):
                figures |= {(one.id, one.token) for one in side.effects if isinstance(one, Figure)}
        need.update(token for _, token in figures)
        needs[module] = need
    for kind, count in IN_THE_BOX.items():
        most: dict[str, int] = defaultdict(int)
        for module in INDEX:
            most[DECK.module[module].type] = max(most[DECK.module[module].type], needs[module][kind])
        always = needs["shared"][kind] + needs["finale"][kind] + needs["intro"][kind]
        assert sum(sorted(most.values())[-4:]) + always <= count, kind


def test_figures_and_objectives_have_one_home() -> None:
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


def test_no_guard_stands_still_for_good() -> None:
    """CP-26: five cards of a type need all five slots of the row, so the one he stands at must come free."""
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


def test_the_modules_use_every_family() -> None:
    """CP-24."""
    used = {type(effect).__name__ for _, effect in effects()}
    whens = {effect.when for _, effect in effects()}
    assert {
        "Action",
        "Mark",
        "CountAs",
        "SolveWith",
        "Objective",
        "Figure",
        "ChangeEvent",
        "EventSize",
    } <= used
    assert {"setup", "during", "record", "end", "save", "choice", "unlock"} <= whens
    assert any(card.belongs == "character" for card in DECK.card)
    assert any(card.tokens for card in DECK.card)
    assert len(used) == 40  # no word of the vocabulary is idle


def test_the_budget_helps_as_much_as_it_hinders() -> None:
    """CP-27."""
    net = [DECK.module[name].budget.help - DECK.module[name].budget.hinder for name in INDEX]
    assert max(map(abs, net)) <= 8
    assert abs(sum(net) / len(net)) <= 2


def test_the_prototype_is_a_view_of_the_same_deck() -> None:
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


def test_texts_name_cards_as_the_edition_prints_them() -> None:
    assert numbering("2018").in_text("Unlock {46} and {73}.") == "Unlock 46★ and 73."
    assert numbering("prototype").in_text("Unlock {46} and {73}.") == "Unlock 46★ and 30."


def test_a_fault_in_the_deck_is_named() -> None:
    with pytest.raises(BadData, match="numbers must be 1 to 174"):
        data_files.read("format = 1\ncard = []\n[module]\n", "deck.toml", Deck)
