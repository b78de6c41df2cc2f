"""Conditions of lines ("When you win the case", "If this card has 3 badges"), made true and false."""

import re
from collections.abc import Callable

import msgspec

from spyhouse.games.spyclub.campaign.deck import load_deck, numbering
from spyhouse.games.spyclub.campaign.deck_types import walk
from spyhouse.games.spyclub.campaign.primitives.objectives import Objective
from spyhouse.games.spyclub.campaign.record import CardInPlay, Recorded
from spyhouse.games.spyclub.terms import ASPECTS, EMPTY
from tests.games.spyclub.campaign.builders import NAMES, a_file
from tests.games.spyclub.campaign.effects.builders import Table
from tests.games.spyclub.campaign.line_checks.table_changes import Match
from tests.games.spyclub.campaign.printed_text import side_of

Setting = Callable[[Table, int, Match, bool], None]
"""Makes the words true, or false, on a table with that card."""
LEADS: list[tuple[re.Pattern[str], Setting]] = []


def parts_of(lead: str) -> list[tuple[Match, Setting]]:
    """Split a lead into its conditions, all of which must hold."""
    found: list[tuple[Match, Setting]] = []
    while lead:
        said = next(((m, to) for pattern, to in LEADS if (m := pattern.match(lead))), None)
        assert said, f"nobody knows what is meant by {lead!r}"
        found.append(said)
        lead = re.sub(r"^ and ", "if ", lead[said[0].end() :]).removeprefix(", ")
    return found


def lead(pattern: str) -> Callable[[Setting], Setting]:
    def register(setting: Setting) -> Setting:
        LEADS.append((re.compile(pattern, re.IGNORECASE), setting))
        return setting

    return register


@lead(r"(?P<how>after|in|from|before) case (?P<n>\d)(?: on)?")
def _case(table: Table, card: int, said: Match, true: bool) -> None:
    before = said["how"].lower() == "before"
    case = int(said["n"]) - (true == before)
    m = table.mosaic
    m.campaign = msgspec.structs.replace(m.campaign, log=tuple(a_file(seats=3) for _ in range(case - 1)))


@lead(r"(?:(?:when|if) you (?P<how>win|lose) the case|if you (?P<past>won|lost) (?:it|the case))")
def _ended(table: Table, card: int, said: Match, true: bool) -> None:
    won = (said["how"] or said["past"]) in ("win", "won")
    table.state.ended = "success" if won == true else "escape"


@lead(r"if the (?P<aspect>motive|suspect|location|crime|object) was(?P<no>n't)? solved")
def _solved(table: Table, card: int, said: Match, true: bool) -> None:
    solved = true != bool(said["no"])
    table.state.solved[ASPECTS.index(said["aspect"])] = 53 if solved else EMPTY


@lead(r"if at (?P<way>least|most) (?P<n>\d) aspects were solved")
def _so_many_solved(table: Table, card: int, said: Match, true: bool) -> None:
    count = _number(said, true)
    table.state.solved = [53 if at < count else EMPTY for at in range(5)]


@lead(r"if at (?P<way>least|most) (?P<n>\d) aspects are pinned up")
def _so_many_recorded(table: Table, card: int, said: Match, true: bool) -> None:
    names = list(NAMES.items())[: _number(said, true)]
    table.mosaic.recorded = tuple(Recorded(1, aspect, name) for aspect, name in names)


@lead(r"if the (?P<aspect>motive|suspect|location|crime|object) is pinned up")
def _recorded(table: Table, card: int, said: Match, true: bool) -> None:
    names = {aspect: name for aspect, name in NAMES.items() if aspect == said["aspect"]}
    table.mosaic.recorded = tuple(Recorded(1, aspect, name) for aspect, name in names.items() if true)


@lead(
    r"if (?:this card|card (?P<card>\d+)★?) has "
    r"(?:(?P<no>no)|(?P<fewer>fewer than )?(?:at least )?(?P<n>\d+)) [a-z ]+?(?=,| and |$)"
)
def _tokens(table: Table, card: int, said: Match, true: bool) -> None:
    n = int(said["n"] or 0)
    holds = n - 1 if said["fewer"] else n
    fails = 1 if said["no"] else n if said["fewer"] else n - 1
    _lay(table, _named(said) or card, tokens=holds if true else fails)


@lead(r"if card (?P<card>\d+)★? shows side (?P<side>[AB])")
def _side(table: Table, card: int, said: Match, true: bool) -> None:
    other = "A" if said["side"] == "B" else "B"
    _lay(table, _named(said), side=said["side"] if true else other)


@lead(r"if you never unlocked card (?P<card>\d+)★?")
def _never(table: Table, card: int, said: Match, true: bool) -> None:
    table.mosaic.cards.pop(_named(said), None)
    if not true:
        _lay(table, _named(said))


@lead(r"if all players together have (?:(?P<no>no)|(?P<fewer>fewer than )?(?:at least )?(?P<n>\d+)) ideas")
def _ideas(table: Table, card: int, said: Match, true: bool) -> None:
    n = int(said["n"] or 0)
    holds = n - 1 if said["fewer"] else n
    fails = 1 if said["no"] else n if said["fewer"] else n - 1
    for seat, ideas in enumerate((holds if true else fails, 0, 0)):
        table.with_ideas(seat, ideas)


@lead(r"if you have no ideas")
def _no_ideas(table: Table, card: int, said: Match, true: bool) -> None:
    table.with_ideas(0, 0 if true else 1)


@lead(r"if every player has at least 1 idea")
def _no_zero(table: Table, card: int, said: Match, true: bool) -> None:
    for seat in range(3):
        table.with_ideas(seat, 1 if true or seat else 0)


@lead(r"if (?P<which>the objective is|both objectives are|no objective here is) done")
def _objectives(table: Table, card: int, said: Match, true: bool) -> None:
    """Set the objectives of the card's module."""
    cards = [one for one in load_deck().card if one.module == load_deck()[card].module]
    effects = [effect for one in cards for effect in walk((*one.a.effects, *one.b.effects))]
    done = true != said["which"].startswith("no")
    table.mosaic.objectives = tuple(one.id for one in effects if isinstance(one, Objective) and done)


@lead(r"if this side was up for the whole case")
def _whole_case(table: Table, card: int, said: Match, true: bool) -> None:
    table.mosaic.fresh = frozenset() if true else frozenset({card})


@lead(r"if at (?P<way>most) (?P<n>\d) events happened")
def _events(table: Table, card: int, said: Match, true: bool) -> None:
    table.mosaic.counters.events = _number(said, true)


@lead(r"if at (?P<way>least) (?P<n>\d+) movement cards are left")
def _cards_left(table: Table, card: int, said: Match, true: bool) -> None:
    table.with_movement_left(_number(said, true))


@lead(r"if you chose “(?P<option>[^”]+)”")
def _chose(table: Table, card: int, said: Match, true: bool) -> None:
    for name in ("A", "B"):
        for key, option in side_of(card, name).options.items():
            if (option.label == said["option"]) == true:
                table.mosaic.chose[card] = key


def _number(said: Match, true: bool) -> int:
    n = int(said["n"])
    return n if true else n - 1 if said["way"] == "least" else n + 1


def _named(said: Match) -> int:
    if not said["card"]:
        return 0
    shown = numbering("2018").shown
    return next(number for number, printed in shown.items() if printed == int(said["card"]))


def _lay(table: Table, number: int, **changes: object) -> None:
    lying = table.mosaic.cards.get(number) or CardInPlay(number)
    table.mosaic.cards[number] = msgspec.structs.replace(lying, **changes)
