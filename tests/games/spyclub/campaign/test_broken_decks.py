"""Checks of the deck when it is loaded: every fault names card, side, key and reason."""

import copy
import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from spyhouse.games.spyclub.campaign.deck import parse_deck, read_deck
from spyhouse.kernel import BadData

Data = dict[str, Any]
DECK: Data = tomllib.loads(files("spyhouse.games.spyclub").joinpath("data", "deck.toml").read_text())


def side(deck: Data, number: int, name: str) -> Data:
    found: Data = deck["card"][number - 1][name]
    return found


def effect(number: int, name: str, place: int, **changes: Any) -> Callable[[Data], None]:
    """Replace fields of an effect; None removes one. `if_` avoids a Python keyword."""

    def spoil(deck: Data) -> None:
        spoilt = side(deck, number, name)["effects"][place]
        for key, value in changes.items():
            if value is None:
                del spoilt[key.rstrip("_")]
            else:
                spoilt[key.rstrip("_")] = value

    return spoil


def inside(number: int, name: str, place: int, **changes: Any) -> Callable[[Data], None]:
    """Replace fields of the first effect inside an effect."""

    def spoil(deck: Data) -> None:
        side(deck, number, name)["effects"][place]["then"][0] |= changes

    return spoil


def one_more(number: int, up: str, **words: Any) -> Callable[[Data], None]:
    def spoil(deck: Data) -> None:
        side(deck, number, up)["effects"].append({key.rstrip("_"): value for key, value in words.items()})

    return spoil


def of_card(which: int, **changes: Any) -> Callable[[Data], None]:
    return lambda deck: deck["card"][which - 1].update(changes)


def of_choice(number: int, name: str, **changes: Any) -> Callable[[Data], None]:
    return lambda deck: side(deck, number, name)["choice"].update(changes)


def of_module(name: str, **changes: Any) -> Callable[[Data], None]:
    return lambda deck: deck["module"][name].update(changes)


CONDITION = "card 5, side A, effects[1].if: "
MISTAKES: dict[str, tuple[Callable[[Data], None], str]] = {
    # words that do not exist
    "an effect": (effect(5, "A", 0, do="tokn"), "card 5, side A, effects[0].do: invalid value 'tokn'"),
    "a parameter": (effect(5, "A", 0, m=2), "card 5, side A, effects[0]: object contains unknown field m"),
    "a missing parameter": (
        effect(5, "A", 0, n=None),
        "card 5, side A, effects[0]: object missing required field n",
    ),
    "text for a number": (effect(5, "A", 0, n="two"), "card 5, side A, effects[0].n: expected int, got str"),
    "a player": (
        effect(5, "A", 1, who="starer"),
        "card 5, side A, effects[1].who: invalid enum value 'starer'",
    ),
    "a place": (
        inside(3, "A", 0, do="flip", where="hnads", who="each"),
        "card 3, side A, effects[0].then[0].where: invalid enum value 'hnads'",
    ),
    "a time": (effect(5, "A", 0, when="now"), "card 5, side A, effects[0].when: invalid enum value 'now'"),
    "a limit": (
        effect(3, "A", 0, limit="week"),
        "card 3, side A, effects[0].limit: invalid enum value 'week'",
    ),
    # conditions
    "a condition": (effect(5, "A", 1, if_="caes=5"), CONDITION + "there is no condition 'caes'"),
    "no condition at all": (effect(5, "A", 1, if_="5 > case"), CONDITION + "'5 > case' is no condition"),
    "no number": (effect(5, "A", 1, if_="case=five"), CONDITION + "'case' is compared with a number"),
    "nothing to compare": (
        effect(5, "A", 1, if_="case"),
        CONDITION + "'case' must be compared with a number",
    ),
    "too much to compare": (
        effect(5, "A", 1, if_="success>=1"),
        CONDITION + "'success' is compared with nothing",
    ),
    "no aspect": (effect(5, "A", 1, if_="solved:weapon"), CONDITION + "solved:weapon is not known"),
    "a colon too many": (effect(5, "A", 1, if_="case:5"), CONDITION + "'case' has nothing after a colon"),
    "a colon too few": (effect(5, "A", 1, if_="unlocked"), CONDITION + "'unlocked' needs a colon and a card"),
    "a side C": (effect(5, "A", 1, if_="side:4=C"), CONDITION + "'side' is compared with A or B"),
    "no case of a campaign": (effect(5, "A", 1, if_="case=6"), CONDITION + "there is no case 6"),
    "tokens where none can be": (
        effect(5, "A", 1, if_="tokens:3>=1"),
        CONDITION + "card 3 has no room for tokens",
    ),
    "more tokens than can be": (
        effect(5, "A", 1, if_="tokens>=7"),
        CONDITION + "card 5 never holds 7 tokens",
    ),
    "an owner of nobody's card": (
        effect(5, "A", 1, if_="owner_ideas>=1"),
        CONDITION + "a common card has no owner",
    ),
    "an option never offered": (effect(5, "A", 1, if_="chose:z"), CONDITION + "there is no option 'z'"),
    "an objective nobody has": (
        effect(5, "A", 1, if_="objective:fly"),
        CONDITION + "there is no objective 'fly'",
    ),
    "an action nobody could use": (effect(5, "A", 1, if_="used"), CONDITION + "this side has no action"),
    "a partner of nobody": (
        effect(5, "A", 4, if_="partner:mom"),
        "card 5, side A, effects[4].if: 'tokens_full' has no partner",
    ),
    # filters and odds
    "a filter": (
        effect(12, "B", 1, filter="tpye:crime"),
        "card 12, side B, effects[1].filter: there is no filter 'tpye'",
    ),
    "a filter's type": (
        effect(12, "B", 1, filter="type:weapon"),
        "card 12, side B, effects[1].filter: 'type:weapon'",
    ),
    "a filter's name": (
        effect(12, "B", 1, filter="name:Sword"),
        "card 12, side B, effects[1].filter: 'name:Sword'",
    ),
    "a filter with too much": (
        effect(12, "B", 1, filter="focus:me"),
        "card 12, side B, effects[1].filter: 'focus' has nothing after a colon",
    ),
    "a filter of nothing": (
        effect(5, "A", 4, filter="focus"),
        "effects[4].filter: 'tokens_full' is not about a clue",
    ),
    "odds": (
        effect(166, "A", 0, odds="two thirds"),
        "card 166, side A, effects[0].odds: 'two thirds' are no odds",
    ),
    "odds without luck": (
        effect(166, "A", 0, odds="3/3"),
        "card 166, side A, effects[0].odds: '3/3' are no odds",
    ),
    # what cannot be done there
    "a rule that should happen": (
        inside(3, "A", 0, do="cost", of="scout", who="each"),
        "card 3, side A, effects[0].then[0].do: invalid value 'cost'",
    ),
    "a rule in the set-up": (
        one_more(5, "A", when="setup", do="cost", of="scout", n=1),
        'card 5, side A, effects[5].do: when = "setup" is for what happens in the set-up',
    ),
    "ideas at the end": (
        one_more(5, "A", when="end", do="ideas", who="each", n=1),
        'card 5, side A, effects[5].do: when = "end" is for what changes cards or points',
    ),
    "no time at all": (effect(5, "A", 0, when=None), "card 5, side A, effects[0].when: say when"),
    "a time inside": (
        inside(3, "A", 0, when="end"),
        "card 3, side A, effects[0].then[0].when: an effect inside",
    ),
    "an option unasked": (effect(5, "A", 0, option="a"), 'effects[0].option: only with when = "choice"'),
    "an option unknown": (
        effect(8, "A", 1, option="z"),
        "card 8, side A, effects[1].option: there is no option 'z'",
    ),
    "a limit that nobody counts": (
        effect(3, "A", 0, limit="campaign"),
        "card 3, side A, effects[0].limit: a standing rule is limited to a turn",
    ),
    "a limit on a rule that counts no uses": (
        one_more(5, "A", when="during", do="cost", of="confirm", n=1, limit="round"),
        "card 5, side A, effects[5].limit: nothing counts the uses of 'cost' in a round",
    ),
    "an owner's step on a common card": (
        effect(3, "A", 0, who="owner"),
        "card 3, side A, effects[0].who: a common card has no owner",
    ),
    "tokens without room": (
        one_more(3, "A", when="end", do="token", n=1),
        "card 3, side A, effects[2].card: card 3 has no room for tokens",
    ),
    "tokens that change nothing": (effect(5, "A", 0, n=0), "card 5, side A, effects[0].n: 0 tokens"),
    "a price in tokens": (
        effect(46, "A", 1, tokens=5),
        "card 46, side A, effects[1].tokens: this card cannot hold",
    ),
    "an idle action": (
        effect(3, "A", 0, then=[]),
        "card 3, side A, effects[0].then: an action must do something",
    ),
    "an idle trigger": (
        effect(5, "A", 4, then=[]),
        "card 5, side A, effects[4].then: a trigger must do something",
    ),
    "never the first time": (
        effect(5, "A", 4, every=0),
        "card 5, side A, effects[4].every: at least every time",
    ),
    "a figure off its track": (
        effect(20, "A", 0, at="row:1"),
        "effects[0].at: on the path a figure cannot start at",
    ),
    "somebody else's figure": (
        inside(55, "A", 0, id="mom"),
        "effects[0].then[0].id: no card of this module puts 'mom'",
    ),
    "a figure told twice": (
        inside(55, "A", 0, n=2),
        "effects[0].then[0].n: a figure goes so many steps, or to a spot",
    ),
    "a card from nowhere": (
        inside(25, "A", 0, **{"from": "movement"}),
        "effects[0].then[0].from: no card can be taken",
    ),
    "a card to nowhere": (
        inside(25, "A", 0, to="victim_card"),
        "effects[0].then[0].to: no card can be laid on",
    ),
    "paint on a card": (
        effect(12, "A", 0, where="hands"),
        "card 12, side A, effects[0].where: paint lies in the row",
    ),
    "a bigger Roadblock": (
        effect(34, "A", 0, event="roadblock"),
        "effects[0].event: a Roadblock has no size",
    ),
    "an event for itself": (
        effect(61, "A", 0, to="loose_end"),
        "card 61, side A, effects[0].to: that changes nothing",
    ),
    "a goal without a number": (effect(33, "B", 1, n=None), "effects[1].n: the goal 'solve_count' needs it"),
    "a side that is up already": (
        effect(3, "A", 1, side="A"),
        "card 3, side A, effects[1].side: that side is up",
    ),
    "two actions of one name": (
        one_more(
            3,
            "A",
            when="during",
            do="action",
            name="club-meeting",
            actions=1,
            then=[{"do": "escape", "n": -1}],
        ),
        "card 3, side A, effects: 2 actions are called 'club-meeting'",
    ),
    # cards and modules
    "a card twice": (of_card(5, number=6), "card: the numbers must be 1 to 174, in order"),
    "a card too many": (
        effect(1, "B", 0, cards=[175]),
        "card 1, side B, effects[0].cards[0]: expected int <= 174",
    ),
    "a picture that no drawing is called": (
        of_card(5, picture="A Frog"),
        "card 5, picture: expected str matching regex",
    ),
    "a module": (of_card(5, module="frogs"), "card 5, module: there is none called 'frogs'"),
    "an entry of another module": (
        of_module("dog", entry=3),
        "module.dog.entry: card 3 is not of that module",
    ),
    "a card that nobody gets": (
        of_card(5, belongs="character"),
        "card 5, belongs: a character's card is given",
    ),
    "a choice without a choice": (
        of_choice(8, "A", options=[{"key": "a"}]),
        "choice.options: a choice needs",
    ),
    "one key for two ways": (
        of_choice(8, "A", options=[{"key": "a"}, {"key": "a"}]),
        "card 8, side A, choice.options: two of them have the same key",
    ),
    "a choice of nobody": (
        of_choice(8, "A", who="owner"),
        "card 8, side A, choice.who: a common card has no owner",
    ),
    "a side that is never seen": (
        effect(3, "A", 1, card=4),
        "card 3, side A, flip: nothing ever turns this card",
    ),
    "a side that never turns back": (
        lambda deck: side(deck, 3, "B").update(flip="when told"),
        'card 3, side B, flip: "when told" is for a side that something turns back',
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_cp28_deck_error_names_card_side_key_and_reason(mistake: str) -> None:
    """CP-28."""
    spoil, said = MISTAKES[mistake]
    deck = copy.deepcopy(DECK)
    spoil(deck)
    with pytest.raises(BadData) as refused:
        parse_deck(deck, "deck.toml")
    assert str(refused.value).startswith("deck.toml, ")
    assert said in str(refused.value)


def test_deck_has_no_faults() -> None:
    assert len(parse_deck(DECK, "deck.toml").card) == 174


def test_invalid_toml_is_named() -> None:
    with pytest.raises(BadData, match="deck.toml: .*end of document"):
        read_deck("format = 1\ncard = [\n", "deck.toml")
