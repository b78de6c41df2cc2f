"""The facts about a game: its name, who can play, its types, its bots, its rules in words."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, cast

import msgspec

from spyhouse.kernel.bot import BotMaker, RandomBot
from spyhouse.kernel.chat import Reply, reply
from spyhouse.kernel.data import learning
from spyhouse.kernel.encoding import Actions, Encoding, Features, Rectangle
from spyhouse.kernel.errors import BadOptions, IllegalMove, SpyhouseError, in_words, misread
from spyhouse.kernel.right_values import known_options, right_value
from spyhouse.kernel.state import State
from spyhouse.kernel.structs import Event, Leave, Move, Options, Phrase, Rule, Skip, Stop, Tick, View
from spyhouse.kernel.tutorial import Tutorial
from spyhouse.kernel.words import ENGLISH, Words, speakers

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


@dataclass(frozen=True)
class Campaigns:
    """Several games that make one whole, for the lab."""

    play: Callable[[str, int | None, Options, Callable[[int, str, Options], tuple[State, int]], bool], Any]
    """`play(seed, seats, options, play, by_chance)`: one campaign, each game by `play(seats, seed, options)`,
    which gives the last state and the moves it took. `by_chance`: the bots are random, so help them to see
    something."""
    report: Callable[[Any], msgspec.Struct]
    """What came of many."""
    as_text: Callable[[Any], str]


@dataclass(frozen=True, kw_only=True)
class TableSide:
    """What a table with people makes of a game."""

    summary: Callable[[Any], Sequence[Phrase] | str] = lambda options: ""
    """The house rules in a line, phrase by phrase (`summary.ftl`): "5 rounds of 8 minutes, questions typed".
    A game without messages says them as they are."""
    undo: bool = False
    """Whether players may take back a step."""
    hints: str = ""
    """The level of the bot that players may ask for a hint; "" for none."""
    open_reasons: bool = False
    """Whether everyone may read why a bot moved: only where all that bots know is public."""
    debrief: type[msgspec.Struct] | None = None
    """What its bots tell when the cards are shown (`Bot.debrief`)."""
    chat: Reply = reply
    """What its bots say in the chat when somebody speaks to them: as here, what any bot says."""
    tutorial: Callable[[], Tutorial] | None = None
    """A first game that teaches by doing."""
    sequel: Callable[[Any], Mapping[str, Any]] = lambda state: {}
    """The options that a rematch starts from, where they differ from the last game's, from its last state:
    what a campaign or a level that learns carries from game to game. The host may still change them."""


@dataclass(frozen=True, kw_only=True)
class Packs:
    """Content that players can make; the field of the options is named `pack`."""

    kind: type[msgspec.Struct]
    default: Callable[[str], msgspec.Struct]
    """The game's own, in a language."""
    read: Callable[[bytes], msgspec.Struct]
    """Reads a pack that somebody wrote, or raises `BadData` that names the line."""


@dataclass(frozen=True, kw_only=True)
class Balance:
    """The share that tells whether a game is fair, or as hard as it should be."""

    title: str
    """What it is a share of, as a heading: "Rounds won by the spy"."""
    count: Callable[[str, Mapping[str, int]], tuple[int, int]]
    """`count(how, counts)`: of one game, how often it was so, and how often it could have been."""


@dataclass(frozen=True, kw_only=True)
class Chart:
    """A picture of many games that only this game can have."""

    name: str
    """One word, for the command line."""
    title: str
    about: str
    """What one sees, in a sentence."""
    bars: Callable[[str, Any, Mapping[str, int]], Mapping[tuple[str, str], int]]
    """`bars(how, options, counts)`: what one game adds to each part of each bar, {("easy", "solved"): 1}."""
    whole: Callable[[Mapping[str, int]], int] | None = None
    """What a game adds to that of which the bars are shares; None if each bar is a whole."""
    tables: tuple[Mapping[str, Any], ...] = ({},)
    """The options of the games to be played for it."""


@dataclass(frozen=True, kw_only=True)
class Lab:
    """What those who study games should know of it."""

    tally: Callable[[Any], Mapping[str, int]] = lambda state: {}
    """What is counted besides how a game ended, from its last state: {"rounds": 5, "caught": 2}. The state
    remembers what was told."""
    cooperative: bool = False
    """Whether all win or lose together: then bots are compared by what teams of them achieve at the same
    deals."""
    open_information: bool = False
    """Whether everyone sees everything, now and at any time: then there is nothing to imagine."""
    longest: int | None = None
    """The most moves a game can take, the clock's included; None where nothing bounds it but people."""
    real_time: bool = False
    """Whether it matters who is quicker: then the lab lets the pace of bots decide who moves first."""
    campaigns: Campaigns | None = None
    balance: Balance | None = None
    charts: tuple[Chart, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Pictures:
    """A picture that a game is played on. To draw and to warm are slow, and done in another thread."""

    scene: Callable[[str], bytes]
    """The picture with this key (its views name it), as JSON. A key that names none raises `BadOptions`."""
    key: Callable[[Any], str]
    """The key of the picture that this state is played on."""
    warm: Callable[[Any], None]
    """Does beforehand what would make the first moves of this state slow."""


@dataclass(frozen=True)
class Game:
    """One game of the house. A game's package makes exactly one and names it `GAME`."""

    name: str
    title: str
    seats: range
    version: int
    """Raised whenever the same seed and moves would give another game."""
    options: type[Options]
    moves: Any
    """The union of the game's own move structs."""
    events: Any
    """The union of its event structs."""
    view: type[View]
    start: Callable[[int, str, Any], State]
    """`start(seats, seed, options)`."""
    rules: Callable[[str], tuple[Rule, ...]]
    """In a language."""
    bots: Mapping[str, BotMaker] = field(default_factory=lambda: {"random": RandomBot})
    table: TableSide = field(default_factory=TableSide)
    lab: Lab = field(default_factory=Lab)
    words: Words = field(default_factory=Words)
    packs: Packs | None = None
    pictures: Pictures | None = None
    encoding: Encoding | None = None
    """Its moves and views as numbers, for agents that learn; part of its version."""
    check_file: Callable[[Path], str] | None = None
    """What a data file of this game holds, in words ("the clue cards"); "" if it is none of this game's.
    One that does not add up raises `BadData` that names file, line and reason."""

    returns: ClassVar[tuple[float, float]] = (-1.0, 1.0)
    """The least and the most that `State.returns` gives: the same in every game."""

    def __post_init__(self) -> None:
        speakers[self.name] = self.words
        with learning:
            self.read_options({})
            _ = self._move_decoder

    def new(self, seats: int, seed: str, options: Options | None = None) -> State:
        if seats not in self.seats:
            least, most = self.seats.start, self.seats.stop - 1
            raise BadOptions("players-out-of-range", game=self.title, least=least, most=most, players=seats)
        return self.start(seats, seed, options if options is not None else self.options())

    def summary(self, options: Options, locale: str = ENGLISH) -> str:
        """The house rules in a line."""
        told = self.table.summary(options)
        if isinstance(told, str):
            return told
        speech = self.words.speech((), locale)
        return ", ".join([speech.say(phrase.code, phrase.args) for phrase in told])

    def house_rules(self, options: Options) -> list[Phrase]:
        """The same for whoever says them in a language of their own; none where they are a sentence."""
        told = self.table.summary(options)
        return [] if isinstance(told, str) else list(told)

    # --- in words, for text players of any kind; `names` are those of the seats

    def describe(self, view: View, names: Sequence[str] = (), locale: str = ENGLISH) -> str:
        """Everything a view holds that matters for playing, a line each."""
        return self.words.speech(names, locale).describe(view)

    def tell(
        self, event: Event, names: Sequence[str] = (), locale: str = ENGLISH, *, aloud: bool = False
    ) -> str:
        """What happened, in the sentence that the log has; "" where there is nothing to say. `aloud`: also
        what the log leaves out because the board shows it."""
        return self.words.speech(names, locale).tell(event, aloud)

    def word(self, move: Move, names: Sequence[str] = (), locale: str = ENGLISH) -> str:
        """A move, as it stands in a list of what one can do."""
        return self.words.speech(names, locale).word(move)

    def actions(self, seats: int, options: Options | None = None) -> Actions:
        """Its moves, numbered."""
        return self._encoded().actions(seats, options if options is not None else self.options())

    def features(self, seats: int, options: Options | None = None) -> Features:
        """What of its views becomes numbers."""
        return self._encoded().features(seats, options if options is not None else self.options())

    def picture(self, key: str, box: Rectangle | None = None, scale: float = 0.25) -> "NDArray[np.uint8]":
        """What is to be seen in the picture with this key (its views name it), or in a box of it, for agents
        that look: rows, columns, and red, green, blue, with `scale` pixels a unit of the picture."""
        paint = self._encoded().picture
        if paint is None:
            raise SpyhouseError(f"{self.title} has no picture.")
        return paint(key, box, scale)

    def _encoded(self) -> Encoding:
        if self.encoding is None:
            raise SpyhouseError(f"{self.title} says nothing of numbers: play it with moves.")
        return self.encoding

    def read_options(self, values: Mapping[str, Any]) -> Options:
        for name in values:
            if name not in self.options.__struct_fields__:
                raise BadOptions(
                    "no-such-option", game=self.title, option=name, **known_options(self.options, name)
                )
        try:
            return msgspec.convert(dict(values), self.options)
        except msgspec.ValidationError as error:
            # What a form lets nobody choose is told to whoever writes options by hand: what would be right.
            name = str(error).rpartition("`$.")[2].removesuffix("`")
            right = right_value(self.options, name) if name in values else ""
            if right:
                why = f"{name} is {right}, not {values[name]!r}."
                raise BadOptions("options-do-not-fit", game=self.title, why=why) from None
            raise BadOptions("option-misread", game=self.title, fault=misread(error)) from None

    def read_move(self, data: bytes | msgspec.Raw) -> Move:
        try:
            return cast(Move, self._move_decoder.decode(data))
        except msgspec.DecodeError as error:
            raise IllegalMove(f"This is not a move of {self.title}: {in_words(error)}") from None
        except RecursionError:
            raise IllegalMove(f"This is not a move of {self.title}: it is nested too deeply.") from None

    @cached_property
    def _move_decoder(self) -> msgspec.json.Decoder[Any]:
        return msgspec.json.Decoder(self.moves | Tick | Skip | Leave | Stop)
