"""The campaign while one of its cases is at the table: the record, opened up so that it can change.

`Board.mosaic` is one of these, or None in a single case. Everything in it is public. Values are frozen
and replaced as a whole, so that a copy is a handful of assignments.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, TypeVar, cast

import msgspec

from spyhouse.games.spyclub.campaign.deck import Card, Side, the_deck
from spyhouse.games.spyclub.campaign.in_play import Laid, Passing, Rule, Running, Tally
from spyhouse.games.spyclub.campaign.record import Campaign, CardInPlay, CaseFile, Line, Member, Recorded
from spyhouse.games.spyclub.campaign.vocabulary import AnyEffect, Effect, SideName, When
from spyhouse.games.spyclub.campaign.words import About, Stage
from spyhouse.games.spyclub.words import Character
from spyhouse.kernel.fields import Held

if TYPE_CHECKING:
    from spyhouse.games.spyclub.board import Board
    from spyhouse.games.spyclub.campaign.agenda import Item

E = TypeVar("E", bound=Effect)
BEFORE_THE_CASE = ("cast", "unlock", "setup")


class Answer(msgspec.Struct, frozen=True):
    """One answer to a question of the desk."""

    key: str
    number: int = 0
    """A card of the index that it would lead to; 0 for none that players know."""


class Question(msgspec.Struct, frozen=True):
    """What the desk waits for: the whole team reads or decides, or one seat does."""

    about: About
    card: int
    answers: tuple[Answer, ...]
    """None: there is nothing to decide, everyone says when they have read it."""
    seats: tuple[int, ...]
    """Who is asked."""
    proposal: str = ""
    """The answer that lies on the table."""
    agreed: tuple[int, ...] = ()
    """Who agrees with it, or has read it."""
    side: SideName | None = None
    """Of the card whose crossroads it is."""


class Mosaic(Held):
    __slots__ = (
        "agenda",
        "began",
        "campaign",
        "cards",
        "cast",
        "chose",
        "fresh",
        "laid",
        "later",
        "lines",
        "log",
        "members",
        "new_aspect",
        "objectives",
        "question",
        "queue",
        "recorded",
        "recorded_now",
        "result",
        "rewards",
        "running",
        "said",
        "spent",
        "stage",
        "story",
        "tally",
        "won",
    )

    def __init__(self, campaign: Campaign, seats: int) -> None:
        self.campaign = campaign
        """As it was when this game began: what a stopped case goes back to."""
        self.stage: Stage = "cast"
        self.agenda: tuple[Item, ...] = ()
        """What is still to be done, what comes next first."""
        self.said = 0
        """How much of it was said by what is being done."""
        self.question: Question | None = None
        self.members: tuple[Member, ...] = campaign.members
        self.cast: tuple[Member | None, ...] = (None,) * seats
        """By seat, once they have picked."""
        self.cards: dict[int, CardInPlay] = {card.number: card for card in campaign.cards}
        """By number, in the order they were unlocked."""
        self.queue: tuple[int, ...] = ()
        """To be unlocked, one after the other."""
        self.rewards: tuple[str, ...] = ()
        """Token effects on other cards that wait until the queue is empty."""
        self.later: tuple[str, ...] = campaign.later
        """State effects that wait for the end of the set-up."""
        self.spent: tuple[str, ...] = campaign.spent
        self.chose: dict[int, str] = {}
        """By card: the option chosen for this case."""
        self.fresh: frozenset[int] = frozenset()
        """Cards whose side came up in this case."""
        self.began: tuple[tuple[int, SideName], ...] = ()
        """The cards and sides that lay up when this stage began: those whose lines it runs."""
        self.recorded: tuple[Recorded, ...] = campaign.recorded
        self.new_aspect: Recorded | None = None
        """What this case has added to them."""
        self.recorded_now = False
        """The team has been asked."""
        self.log: tuple[CaseFile, ...] = campaign.log
        self.lines: tuple[Line, ...] = ()
        """This case's points so far."""
        self.objectives: tuple[str, ...] = ()
        """Those reached in this case."""
        self.won = False
        """All five are solved and the team plays on (CP-16, CP-30)."""
        self.story = ""
        self.result: Campaign | None = None
        """The record after this case, once it is saved."""
        self.lay_anew()

    def lay_anew(self) -> None:
        """Before a case nothing is on the table, nothing counted, and nothing running."""
        self.laid, self.tally, self.running = Laid(), Tally(len(self.cast)), Running()

    def copy(self) -> "Mosaic":
        twin = Mosaic.__new__(Mosaic)
        for name in Mosaic.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.cards = self.cards.copy()
        twin.chose = self.chose.copy()
        twin.laid, twin.tally, twin.running = self.laid.copy(), self.tally.copy(), self.running.copy()
        return twin

    def waiting_for(self) -> tuple[int, ...]:
        """Who is asked something: at the desk all who have not agreed yet, in the case whom a card asks."""
        if None in self.cast:
            return tuple(seat for seat, member in enumerate(self.cast) if member is None)
        if self.question:
            return tuple(seat for seat in self.question.seats if seat not in self.question.agreed)
        return self.running.asked.seats if self.running.asked else ()

    @property
    def case(self) -> int:
        return self.campaign.case

    def unlocked(self, number: int) -> bool:
        """Whether that card is in force, or would be if its owner were here."""
        return number in self.cards and not self.cards[number].away

    def tokens(self, number: int) -> int:
        return self.cards[number].tokens if self.unlocked(number) else 0


def opened(b: "Board") -> Mosaic:
    """The campaign whose case is at this table."""
    assert b.mosaic
    return b.mosaic


def seat_of(b: "Board", character: Character | None) -> int | None:
    """Where that character sits in this case."""
    return b.characters.index(character) if character in b.characters else None


def in_force(b: "Board") -> Iterator[tuple[Card, Side, CardInPlay]]:
    """The cards that count now, oldest first: not put away, and whoever owns one is here (CP-12)."""
    for lying in opened(b).cards.values():
        if awake(b, lying.number):
            card = the_deck()[lying.number]
            yield card, card.side(lying.side), lying


def awake(b: "Board", number: int) -> bool:
    lying = opened(b).cards.get(number)
    return lying is not None and not lying.away and (lying.owner is None or lying.owner in b.characters)


def standing(b: "Board") -> Iterator[tuple[CardInPlay, AnyEffect]]:
    """The rules in force during the case, oldest card first: those of the side that lies up, and those of the
    option chosen for this case."""
    for card, side, lying in in_force(b):
        for effect in side.at("during"):
            yield lying, effect
        chosen = opened(b).chose.get(card.number)
        if chosen and side.choice and side.choice.at == "setup":
            for effect in side.of_option(chosen):
                yield lying, effect


def rules_of(b: "Board", kind: type[E]) -> Sequence[tuple[int, E]]:
    """The standing rules of a kind with their cards, oldest first; then those started for a while."""
    found = standing_of(b, kind)
    if opened(b).running.passing:
        found = (*found, *((one.rule.card, cast(E, one.rule.effect)) for one in begun(b, kind)))
    return found


def standing_of(b: "Board", kind: type[E]) -> Sequence[tuple[int, E]]:
    m = opened(b)
    if m.stage in BEFORE_THE_CASE:
        return ()
    if m.running.rules is None:
        gathered: dict[type, tuple[Rule, ...]] = {}
        for lying, effect in standing(b):
            gathered[type(effect)] = (*gathered.get(type(effect), ()), Rule(lying.number, effect))
        m.running.rules = gathered
    return m.running.rules.get(kind, ())  # type: ignore[return-value]


def begun(b: "Board", kind: type[Effect]) -> list[Passing]:
    """Rules of a kind that effects have started for a while, and that count now."""
    passing = opened(b).running.passing
    return [one for one in passing if one.until != "next_turn" and isinstance(one.rule.effect, kind)]


def lines(b: "Board", when: When) -> Iterator[tuple[int, AnyEffect]]:
    """What the cards say for a stage, oldest card first: of the sides that lay up when it began, once."""
    for number, side in opened(b).began:
        if awake(b, number):
            for effect in the_deck()[number].side(side).at(when):
                yield number, effect
