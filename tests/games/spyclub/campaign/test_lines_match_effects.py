"""Every printed line of all 348 sides does what it says.

`line_checks` knows what each phrase promises. The tests here run the engine line by line: effects, conditions
and triggers. `test_lines` covers actions, with their costs and limits.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple

import msgspec
import pytest

from spyhouse.games.spyclub.campaign.case_state import ActiveRule
from spyhouse.games.spyclub.campaign.conditions import holds
from spyhouse.games.spyclub.campaign.deck import load_deck
from spyhouse.games.spyclub.campaign.deck_syntax import ALWAYS
from spyhouse.games.spyclub.campaign.deck_types import Card, walk
from spyhouse.games.spyclub.campaign.engine.effect import Effect
from spyhouse.games.spyclub.campaign.engine.frame import EffectContext, Occasion
from spyhouse.games.spyclub.campaign.engine.standing import StandingRule
from spyhouse.games.spyclub.campaign.primitives.actions import Action
from spyhouse.games.spyclub.campaign.primitives.cards import PutAway, Token, TurnCard
from spyhouse.games.spyclub.campaign.primitives.escape import Avert
from spyhouse.games.spyclub.campaign.primitives.figures import Figure
from spyhouse.games.spyclub.campaign.primitives.ideas import Stock
from spyhouse.games.spyclub.campaign.primitives.luck import DiceRoll, Guess
from spyhouse.games.spyclub.campaign.primitives.markers import Mark
from spyhouse.games.spyclub.campaign.primitives.move_card import MoveCard, SeedCard
from spyhouse.games.spyclub.campaign.primitives.objectives import Objective
from spyhouse.games.spyclub.campaign.primitives.recording import RecordOption
from spyhouse.games.spyclub.campaign.primitives.triggers import On
from spyhouse.games.spyclub.campaign.record import CardInPlay, Member, Recorded
from spyhouse.games.spyclub.campaign.terms import SideName
from spyhouse.games.spyclub.campaign.wording.card_text import ICONS
from spyhouse.games.spyclub.events import CardAsked, CardFired
from spyhouse.games.spyclub.moves import Accept
from spyhouse.games.spyclub.terms import EMPTY
from spyhouse.kernel import Event, Move
from tests.games.spyclub.campaign.effects.builders import Table, a_table, push
from tests.games.spyclub.campaign.effects.test_setup import with_cards
from tests.games.spyclub.campaign.line_checks import PHRASES, Look, Seen
from tests.games.spyclub.campaign.line_checks.conditions import parts_of
from tests.games.spyclub.campaign.line_checks.standing_rules import read_rule
from tests.games.spyclub.campaign.line_checks.trigger_causes import comes_about
from tests.games.spyclub.campaign.printed_text import instructions, side_of, typed

SIDES: tuple[SideName, ...] = ("A", "B")
REST = re.compile(
    r"(?P<clause> (?:if|after|before|in case|with|from case|without|"
    r"while)\b[^;]*)?(?:; | and |\.|$)"
)
OPTION = re.compile(
    r"(?:unlock cards? [\d★, and]+|flip this card|put this card away for good|nothing changes)(?:; |$)"
)


class Line(NamedTuple):
    card: Card
    side: SideName
    when: str
    text: str
    effects: tuple[Effect, ...]
    stands: bool
    lead: str = ""
    """Its condition."""


def bare(effect: Effect) -> Effect:
    """Return the effect without its conditions."""
    return msgspec.structs.replace(effect, condition=ALWAYS, limit="")


def stands(effect: Effect) -> bool:
    return isinstance(effect, StandingRule | Objective | RecordOption | Figure)


def lines_of(card: Card, name: SideName) -> Iterator[Line]:
    """Return the printed lines, each with its effects."""
    side = card.side(name)
    printed = list(instructions(card.number, name))
    for when, icon in ICONS.items():
        if when == "choice":
            printed = [line for line in printed if line.icon != "crossroads"]
            continue
        for (rules, condition), group in groupby(side.at(when), lambda one: (stands(one), one.condition)):
            several = tuple(group)
            for effects in [(one,) for one in several] if rules else [several]:
                line = printed.pop(0)
                assert line.icon == icon
                lead, _, text = line.text.partition(": ") if condition and not rules else ("", "", line.text)
                yield Line(card, name, when, text, effects, rules, lead)
    for line in printed:  # what it turns to and unlocks at last
        assert re.fullmatch(r"(?:Flip this card|Unlock cards? [\d★, and]+)\.", line.text)
    for option in side.choice.options if side.choice else ():
        text = typed(side_of(card.number, name).options[option.key].means)
        yield Line(card, name, "choice", text, side.of_option(option.key), False)


def all_lines() -> list[Line]:
    return [line for card in load_deck().card for side in SIDES for line in lines_of(card, side)]


# --- driving


def a_full_table(card: Card, side: SideName, effect: Effect, setting_up: bool) -> Table:
    """Build a table with everything on it: player 0 is active and owner, player 2 started."""
    own: list[str | None] = ["Dog", "Kite", "Mom"]
    if isinstance(effect, MoveCard):
        if effect.n > 2:
            own = ["Dog", "Twins", "Mom"]
        if effect.to == "own" and not effect.exchange:
            own = ["Dog", None, "Mom"]
    table = a_table(3).with_hand(0, *own, focus=2).with_row("Cashier", None, "Hat").with_deck(30)
    b, m = table.state, table.mosaic
    b.starter = 0 if setting_up else 2  # the starting player is active in the set-up
    m.cast = tuple(Member(character) for character in b.characters)
    m.recorded = (Recorded(1, "suspect", "Dog"),)
    table.with_solved("motive", "crime")
    m.on_table.deck = m.on_table.deck[m.on_table.deck.index(b.top) :]
    for ideas, seat in ((4, 0), (1, 1), (2, 2)):
        table.with_ideas(seat, 1 if setting_up else ideas)
    if isinstance(effect, Stock) and effect.n > 0:
        table.with_supply(b.supply - 3)
    table.with_escape(0 if setting_up else 2)
    owner = 0 if card.belongs == "character" else None
    for number in {card.number, getattr(effect, "card", 0) or card.number, *_turned(effect)}:
        space = load_deck()[number].tokens
        tokens = 0 if space is None or (isinstance(effect, Token) and effect.n > 0) else min(2, space.max)
        if isinstance(effect, Token) and effect.n < 0 and space:
            tokens = space.max
        shows = side if number == card.number else "A"
        if isinstance(effect, TurnCard) and number == (effect.card or card.number):
            shows = "B" if effect.side == "A" else "A"
        table.with_card(number, shows, tokens, owner if number == card.number else None)
    for home, figure in FIGURES:
        place = {"path": 4, "row": 2, "seats": 1}[figure.track]
        table.with_figure(figure.id, figure.track, place, card=home, token=figure.token)
    if isinstance(effect, Mark) and (effect.op == "take" or effect.filter.word == "marked"):
        kind: Any = effect.kind if effect.op == "take" else effect.filter.about
        if kind == "paint":
            table.with_mark(kind, row=1).with_mark(kind, row=3)
        else:
            for clue in (table.card_of(0, 0), table.card_of(1, 1)):
                table.with_mark(kind, clue, by=card.number)
    m.on_table.pockets[card.number] = (b.discards.pop(),)
    m.running.setting_up = setting_up
    return table


def _turned(effect: Effect) -> set[int]:
    return {effect.card} if isinstance(effect, TurnCard | PutAway) and effect.card else set()


FIGURES = [
    (card.number, effect)
    for card in load_deck().card
    for effect in walk((*card.a.effects, *card.b.effects))
    if isinstance(effect, Figure)
]
FIGURES = list({effect.id: (number, effect) for number, effect in FIGURES}.values())


def drive(line: Line, effect: Effect, event: str) -> Seen:
    """Run a line on a full table, answering every question with the first option."""
    table = a_full_table(line.card, line.side, effect, line.when in ("setup",))
    b, m = table.state, table.mosaic
    that, got = table.card_of(1, 1), table.card_of(0, 0)
    place = b.position(1, 1)
    m.running.received_clue = got
    if isinstance(effect, Avert):
        m.running.event_position = place
    name: Any = event or "suspect_stops"
    occasion = Occasion(name, 1, that, b.up[that], place, other=got)
    more = {"got": got, "pocket": m.on_table.pockets[line.card.number]}
    before = Look.at(b)
    b.emitted = []
    push(b, line.card.number, (bare(effect),), EffectContext(occasion if event else None))
    b.rules.settle(b)
    told: list[Event] = [*b.emitted]
    answers: list[Move] = []
    while b.phase in ("card", "removal", "desk"):
        seat = min(b.to_act())
        legal = b.legal(seat)
        move = Accept() if Accept() in legal else legal[0]
        answers.append(move)
        told += b.apply(seat, move, 0)
    there = 1 if event else b.spot_at(before.pawn).seat
    return Seen(b, line.card.number, before, Look.at(b), told, answers, there, that, more=more)


def read(line: Line, text: str, effects: Sequence[Effect], event: str = "") -> str:
    """Check the text phrase by phrase and return the rest."""
    for effect in effects:
        seen = drive(line, effect, event)
        found = max(
            ((pattern.match(text), check) for pattern, check in PHRASES if pattern.match(text)),
            key=lambda one: one[0].end() if one[0] else 0,
            default=None,
        )
        assert found, f"{line.card.number}{line.side}: nobody knows what is meant by {text!r}"
        said, check = found
        assert said
        try:
            check(seen, said)
        except (AssertionError, KeyError, ValueError, IndexError) as error:
            raise AssertionError(f"{line.card.number}{line.side} says {said[0]!r}: {error!r}") from error
        text = text[said.end() :]
        if isinstance(effect, DiceRoll | Guess):
            text = read(line, text, effect.then, event)
            text = re.sub(r"^if not,\s*", "", text)
            text = read(line, text, effect.otherwise, event)
            text = text.removeprefix(".")
            continue
        rest = REST.match(text)
        assert rest, f"{line.card.number}{line.side}: {said[0]!r} goes on with {text!r}"
        text = text[rest.end() :]
    return text


@pytest.mark.parametrize("card", load_deck().card, ids=lambda card: str(card.number))
def test_card_does_what_its_lines_say(card: Card) -> None:
    for side in SIDES:
        for line in lines_of(card, side):
            _prove(line)


def _prove(line: Line) -> None:
    where = f"{line.card.number}{line.side}: {line.text}"
    if not line.stands:
        if any(isinstance(effect, SeedCard) for effect in line.effects):
            _prove_seed(line)
            return
        loose = [effect for effect in line.effects if not stands(effect)]
        text = read(line, line.text, loose) if len(loose) == len(line.effects) else ""
        while found := OPTION.match(text):
            text = text[found.end() :]
        assert text in ("", "nothing changes"), where
        return
    [rule] = line.effects
    if isinstance(rule, Action):
        _, _, text = line.text.partition("): ")
        assert read(line, text, rule.then) == "", where
    elif isinstance(rule, On):
        _, _, text = line.text.partition(": ")
        assert read(line, text, rule.then, rule.event) == "", where
    elif isinstance(rule, Objective):
        _prove_objective(line, rule)
    elif isinstance(rule, RecordOption):
        if rule.then:
            assert read(line, line.text.partition("if you do, ")[2], rule.then) == "", where
    else:
        kept = msgspec.structs.replace(rule, condition=ALWAYS)
        read_rule(line.text, ActiveRule(line.card.number, kept))


def _prove_seed(line: Line) -> None:
    """Check lines that act before the deal."""
    state = with_cards(CardInPlay(line.card.number, line.side, _owner(line))).state
    for part, effect in zip(line.text.removesuffix(".").split("; "), line.effects, strict=True):
        if not isinstance(effect, SeedCard):
            assert read(line, part, [effect]) == ""
            continue
        kind = re.match(
            r"put an? (?P<what>.+?)(?: card)?(?: from the deck)? (?P<where>into the center row|"
            r"into the starting player's rightmost slot|on top of the deck|at the bottom of the deck)",
            part,
            re.IGNORECASE,
        )
        assert kind, part
        assert state.mosaic
        places = {
            "into the center row": [card for card in state.row if card != EMPTY],
            "into the starting player's rightmost slot": [state.hand(state.starter)[-1]],
            "on top of the deck": [state.mosaic.on_table.deck[0]],
            "at the bottom of the deck": [state.mosaic.on_table.deck[-1]],
        }
        assert places[kind["where"]], part
        clues = [state.clue(card) for card in places[kind["where"]]]
        if kind["what"][0].isupper():
            assert any(clue.name == kind["what"] for clue in clues), part


def _owner(line: Line) -> Any:
    return "Bookworm" if line.card.belongs == "character" else None


def _prove_objective(line: Line, rule: Objective) -> None:
    found = re.search(r"Then score (\d+) points?(?:; (?P<then>.*))?\.$", line.text)
    assert found, line.text
    table = a_full_table(line.card, line.side, rule, False)
    rule.complete(table.state, line.card.number)
    assert sum(one.points for one in table.mosaic.lines) == int(found[1])
    assert read(line, found["then"] or "", rule.then) == ""


def with_leads() -> list[Line]:
    return [line for line in all_lines() if line.lead]


@pytest.mark.parametrize("line", with_leads(), ids=lambda line: f"{line.card.number}{line.side}")
def test_line_depends_only_on_its_condition(line: Line) -> None:
    """A condition holds if all its parts do, and fails if any one does not."""
    number, condition, parts = line.card.number, line.effects[0].condition, parts_of(line.lead)
    table = a_table(3).with_card(number, line.side, owner=0 if line.card.belongs == "character" else None)
    table.mosaic.stage = "end"

    def all_are_so() -> None:
        for said, setting in parts:
            setting(table, number, said, True)

    all_are_so()
    assert holds(table.state, number, condition), line.lead
    for said, setting in parts:
        setting(table, number, said, False)
        assert not holds(table.state, number, condition), (line.lead, said[0])
        all_are_so()


def triggers() -> list[Line]:
    return [line for line in all_lines() if line.stands and isinstance(line.effects[0], On)]


@pytest.mark.parametrize("line", triggers(), ids=lambda line: f"{line.card.number}{line.side}")
def test_trigger_fires_on_the_cause_its_line_names(line: Line) -> None:
    """A trigger fires in play, or is offered."""
    [on] = line.effects
    assert isinstance(on, On)
    rule = ActiveRule(line.card.number, msgspec.structs.replace(on, condition=ALWAYS, every=1))
    told = comes_about(line.text, rule)
    answers = [event for event in told if isinstance(event, CardFired | CardAsked)]
    assert line.card.number in [event.by for event in answers], line.text
