"""The facts about a game: its name, who can play, its types, its bots, its rules in words."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, cast

import msgspec

from spyhouse.kernel.bot import BotMaker, RandomBot
from spyhouse.kernel.data import learning
from spyhouse.kernel.errors import BadOptions, IllegalMove, in_words
from spyhouse.kernel.state import Event, Leave, Move, Options, Skip, State, Stop, Tick, View
from spyhouse.kernel.tutorial import Tutorial


class Rule(msgspec.Struct, frozen=True):
    """One numbered rule in our own words, for the rules drawer and the tests that cite it."""

    id: str
    chapter: str
    text: str


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


@dataclass(frozen=True)
class Game:
    """One game of the house. A game folder makes exactly one and names it `GAME`."""

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
    rules: Callable[[], tuple[Rule, ...]]
    bots: Mapping[str, BotMaker] = field(default_factory=lambda: {"random": RandomBot})
    debrief: type[msgspec.Struct] | None = None
    """What its bots tell when the cards are shown (`Bot.debrief`)."""
    tally: Callable[[Any], Mapping[str, int]] = lambda state: {}
    """What the lab counts besides how a game ended, from its last state: {"rounds": 5, "caught": 2}."""
    undo: bool = False
    """Whether players may take back a step (SC-41)."""
    hints: str = ""
    """The level of the bot that players may ask for a hint; "" for none."""
    open_reasons: bool = False
    """Whether everyone may read why a bot moved: only where all that bots know is public."""
    tutorial: Callable[[], Tutorial] | None = None
    """A first game that teaches by doing."""
    pack: type[msgspec.Struct] | None = None
    """The type of the content players can make for it; the field of `options` is named `pack`."""
    default_pack: Callable[[], msgspec.Struct] | None = None
    read_pack: Callable[[bytes], msgspec.Struct] | None = None
    """Reads a pack that somebody wrote, or raises `BadData` that names the line."""
    check_file: Callable[[Path], str] | None = None
    """What a data file of this game holds, in words ("the clue cards"); "" if it is none of this game's.
    One that does not add up raises `BadData` that names file, line and reason."""
    summary: Callable[[Any], str] = lambda options: ""
    """The house rules in a line: "5 rounds of 8 minutes, questions typed"."""
    real_time: bool = False
    """Whether it matters who is quicker: then the lab lets the pace of bots decide who moves first."""
    warm: Callable[[Any], None] | None = None
    """Does beforehand what would make the first moves of this state slow. Called in another thread."""
    scene: Callable[[str], bytes] | None = None
    """The picture with this key (its views name it) that a game is played on, as JSON; slow. A key that
    names none raises `BadOptions`."""
    campaigns: Campaigns | None = None
    sequel: Callable[[Any], Mapping[str, Any]] = lambda state: {}
    """The options that a rematch starts from, where they differ from the last game's, from its last state:
    what a campaign or a level that learns carries from game to game. The host may still change them."""

    def __post_init__(self) -> None:
        with learning:
            self.read_options({})
            _ = self._move_decoder

    def new(self, seats: int, seed: str, options: Options | None = None) -> State:
        if seats not in self.seats:
            least, most = self.seats.start, self.seats.stop - 1
            raise BadOptions(f"{self.title} is for {least} to {most} players, not {seats}.")
        return self.start(seats, seed, options if options is not None else self.options())

    def read_options(self, values: Mapping[str, Any]) -> Options:
        try:
            return msgspec.convert(dict(values), self.options)
        except msgspec.ValidationError as error:
            raise BadOptions(f"These options do not fit {self.title}: {in_words(error)}") from None

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


__all__ = ["Event", "Game", "Rule"]
