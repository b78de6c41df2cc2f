"""The description of a game: name, players, types, bots, rules."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, cast

import msgspec

from spyhouse.kernel.bot import BotFactory, RandomBot
from spyhouse.kernel.chat import Reply, default_reply
from spyhouse.kernel.data import load_lock
from spyhouse.kernel.deprecated import warn_renamed
from spyhouse.kernel.encoding import ActionSpace, Encoding, Features, Rectangle
from spyhouse.kernel.errors import (
    BadOptions,
    DecodeFailure,
    IllegalMove,
    SpyhouseError,
    decode_error_args,
)
from spyhouse.kernel.game_text import DEFAULT_LOCALE, GameText, _localizers
from spyhouse.kernel.option_help import allowed_values, suggest_options
from spyhouse.kernel.state import State, move_types
from spyhouse.kernel.structs import Event, Leave, Move, Options, Phrase, Rule, Skip, Stop, Tick, View
from spyhouse.kernel.tutorial import Tutorial

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


@dataclass(frozen=True)
class CampaignConfig:
    """A series of games that belong together, for the lab. Used by Spy Club."""

    play: Callable[[str, int | None, Options, Callable[[int, str, Options], tuple[State, int]], bool], Any]
    """Play one campaign: `play(seed, seats, options, play, by_chance)`.

    Each game is played by `play(seats, seed, options)`, which returns the last state and the number of moves.
    `by_chance`: the bots are random, so help them to make progress.
    """
    report: Callable[[Any], msgspec.Struct]
    """Summarise many campaigns."""
    as_text: Callable[[Any], str]


@dataclass(frozen=True, kw_only=True)
class TableConfig:
    """How a table with people runs a game."""

    summary: Callable[[Any], Sequence[Phrase] | str] = lambda options: ""
    """Return the house rules as phrases (`summary.ftl`): "5 rounds of 8 minutes, questions typed".

    A game without messages returns a sentence.
    """
    minutes: int = 0
    """Typical duration of a game, for the front page; 0 if unknown."""
    chairs: Callable[[Any], int] | None = None
    """Number of chairs at a table with these options; without it, as many as can play."""
    undo: bool = False
    """Whether players may undo moves."""
    hints: str = ""
    """Level of the bot that gives hints; "" for none."""
    shared_view: bool = False
    """Whether all seats know the same. Used by Spy Club.

    A bot's reasons are then shown to everyone, and anyone may take over a seat in mid-game.
    """
    real_time: bool = False
    """Whether speed matters. Used by Spy Guy.

    Bots then set their own pace at a table, and in the lab the fastest moves first.
    """
    pause_ms: int = 0
    """Shortest pause before a bot moves, at any pace, to give people time to read. Used by Spyfall."""
    debrief: type[msgspec.Struct] | None = None
    """Type of the notes that bots publish when secrets are revealed (`Bot.debrief`). Used by Spyfall."""
    chat: Reply = default_reply
    """Chat reply of its bots to a line addressed to them. Only Spyfall replaces the default."""
    tutorial: Callable[[], Tutorial] | None = None
    """A first game that teaches by doing."""
    next_options: Callable[[Any], Mapping[str, Any]] = lambda state: {}
    """Return the options that a rematch changes, from the last state.

    For campaigns (Spy Club), and for levels that adapt (Spy Guy). The host may still change them.
    """


@dataclass(frozen=True, kw_only=True)
class PackConfig:
    """Content that players can write. The option is named `pack`. Used by Spyfall."""

    kind: type[msgspec.Struct]
    default: Callable[[str], msgspec.Struct]
    """Return the game's own pack in a language."""
    read: Callable[[bytes], msgspec.Struct]
    """Read a pack that somebody wrote. Raises `BadData` that names the line."""


@dataclass(frozen=True, kw_only=True)
class BalanceMetric:
    """A share that shows whether a game is fair, or as hard as intended."""

    title: str
    """What the share counts, as a heading: "Rounds won by the spy"."""
    count: Callable[[str, Mapping[str, int]], tuple[int, int]]
    """Return hits and trials of one game: `count(how, counts)`."""


@dataclass(frozen=True, kw_only=True)
class ChartSpec:
    """A chart of many games that is specific to this game."""

    name: str
    """One word, for the command line."""
    title: str
    about: str
    """What the chart shows, in one sentence."""
    bars: Callable[[str, Any, Mapping[str, int]], Mapping[tuple[str, str], int]]
    """Return what one game adds to each part of each bar:

    `bars(how, options, counts)` → {("easy", "solved"): 1}.
    """
    whole: Callable[[Mapping[str, int]], int] | None = None
    """Return what one game adds to the denominator of all bars; None if each bar adds up to 100 %."""
    tables: tuple[Mapping[str, Any], ...] = ({},)
    """The options of the games to play for it."""


@dataclass(frozen=True, kw_only=True)
class LabConfig:
    """Information about a game for experiments."""

    tally: Callable[[Any], Mapping[str, int]] = lambda state: {}
    """Return counts besides the outcome, from the last state: {"rounds": 5, "caught": 2}.

    The state has its event history.
    """
    cooperative: bool = False
    """Whether all win or lose together. Bots are then compared as teams on the same deals."""
    perfect_information: bool = False
    """Whether everyone always sees everything, so there is nothing to imagine."""
    max_moves: int | None = None
    """Maximum number of moves of a game, the clock's included; None if it is unbounded."""
    roles: Callable[[Any], Sequence[str]] = lambda state: ()
    """Return the role of each seat in the last round or game, such as "spy"; empty without roles."""
    leaks: Callable[[Any], list[Any]] | None = None
    """The leak meter (`spyhouse.bots.leaks`): what each line gave away, from a state with history.

    Used by Spyfall.
    """
    leaks_seen: Callable[[Any, Any], Any] | None = None
    """Like `leaks`, from a view of a finished round: `leaks_seen(view, options)`.

    None if there is nothing to measure. The browser shows it.
    """
    hidden: Callable[[Any, int], Sequence[int]] | None = None
    """Return what only a seat itself knows, such as its cards, as numbers. Used by Spycatcher."""
    real_time: bool = False
    """Deprecated: use `TableConfig(real_time=True)`."""
    campaigns: CampaignConfig | None = None
    """Series of games that belong together. Used by Spy Club."""
    balance: BalanceMetric | None = None
    charts: tuple[ChartSpec, ...] = ()

    def __post_init__(self) -> None:
        if self.real_time:
            warn_renamed("LabConfig.real_time", "TableConfig.real_time", level=3)


@dataclass(frozen=True, kw_only=True)
class SceneConfig:
    """A picture that a game is played on. Used by Spy Guy.

    Rendering and warming are slow, so they run in threads.
    """

    scene: Callable[[str], bytes]
    """Return the scene with this key as JSON.

    Views contain the key. Raises `BadOptions` for an unknown key.
    """
    key: Callable[[Any], str]
    """Return the scene key of a state."""
    warm: Callable[[Any], object]
    """Precompute what would slow down the first moves of a state."""


@dataclass(frozen=True)
class Game:
    """The description of one game. Its package defines exactly one and names it `GAME`."""

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
    """Create a state: `start(seats, seed, options)`."""
    rules: Callable[[str], tuple[Rule, ...]]
    """Return the rules in a language."""
    bots: Mapping[str, BotFactory] = field(default_factory=lambda: {"random": RandomBot})
    table: TableConfig = field(default_factory=TableConfig)
    lab: LabConfig = field(default_factory=LabConfig)
    words: GameText = field(default_factory=GameText)
    packs: PackConfig | None = None
    pictures: SceneConfig | None = None
    encoding: Encoding | None = None
    """Its moves and views as numbers, for learning agents. Part of its version."""
    check_file: Callable[[Path], str] | None = None
    """Describe a data file of this game ("the clue cards"); "" if it is not one.

    Raises `BadData` that names file, line and reason.
    """

    returns: ClassVar[tuple[float, float]] = (-1.0, 1.0)
    """Bounds of `State.returns`, the same in every game."""

    def __post_init__(self) -> None:
        _localizers[self.name] = self.words
        with load_lock:
            self.read_options({})
            _ = self._move_decoder

    @property
    def real_time(self) -> bool:
        """Whether speed matters."""
        return self.table.real_time or self.lab.real_time

    def chairs(self, options: Options) -> int:
        """Return the number of chairs at a table with these options."""
        return self.table.chairs(options) if self.table.chairs else self.seats.stop - 1

    def check_seats(self, seats: int) -> None:
        """Raise `BadOptions` if the game cannot be played with this number of seats."""
        if type(seats) is not int:
            raise BadOptions(f"{self.title}: invalid seats {seats!r}; expected a whole number")
        if seats not in self.seats:
            least, most = self.seats.start, self.seats.stop - 1
            raise BadOptions("players-out-of-range", game=self.title, least=least, most=most, players=seats)

    def new(self, seats: int, seed: str, options: Options | None = None) -> State:
        """Create a state. Raises `BadOptions`."""
        self.check_seats(seats)
        return self.start(seats, seed, options if options is not None else self.options())

    def summary(self, options: Options, locale: str = DEFAULT_LOCALE) -> str:
        """Return the house rules in one line."""
        summary = self.table.summary(options)
        if isinstance(summary, str):
            return summary
        speech = self.words.speech((), locale)
        return ", ".join([speech.say(phrase.code, phrase.args) for phrase in summary])

    def option_phrases(self, options: Options) -> list[Phrase]:
        """Return the house rules as phrases; none if the game has only a sentence."""
        summary = self.table.summary(options)
        return [] if isinstance(summary, str) else list(summary)

    # --- text for players; `names` are the names of the seats

    def describe_view(self, view: View, names: Sequence[str] = (), locale: str = DEFAULT_LOCALE) -> str:
        """Describe everything in a view that matters for playing, one line each."""
        return self.words.speech(names, locale).describe_view(view)

    def describe_event(
        self, event: Event, names: Sequence[str] = (), locale: str = DEFAULT_LOCALE, *, verbose: bool = False
    ) -> str:
        """Describe an event as in the log; "" if there is nothing to say.

        `verbose` adds what the log omits because the board shows it.
        """
        return self.words.speech(names, locale).describe_event(event, verbose)

    def describe_move(self, move: Move, names: Sequence[str] = (), locale: str = DEFAULT_LOCALE) -> str:
        """Describe a move as in a list of choices."""
        return self.words.speech(names, locale).describe_move(move)

    def actions(self, seats: int, options: Options | None = None) -> ActionSpace:
        """Return the numbering of its moves."""
        return self._require_encoding().actions(seats, options if options is not None else self.options())

    def features(self, seats: int, options: Options | None = None) -> Features:
        """Return the encoding of its views."""
        return self._require_encoding().features(seats, options if options is not None else self.options())

    def picture(self, key: str, box: Rectangle | None = None, scale: float = 0.25) -> "NDArray[np.uint8]":
        """Render a scene, or a box of it, as an RGB array, with `scale` pixels per unit of the scene."""
        paint = self._require_encoding().picture
        if paint is None:
            raise SpyhouseError(f"{self.title} has no scene")
        return paint(key, box, scale)

    def _require_encoding(self) -> Encoding:
        if self.encoding is None:
            raise SpyhouseError(f"{self.title} has no encoding; play it with moves")
        return self.encoding

    def read_options(self, values: Mapping[str, Any]) -> Options:
        """Build options from plain values. Raises `BadOptions`."""
        for name in values:
            if name not in self.options.__struct_fields__:
                raise BadOptions(
                    "no-such-option", game=self.title, option=name, **suggest_options(self.options, name)
                )
        try:
            return msgspec.convert(dict(values), self.options)
        except msgspec.ValidationError as error:
            # The form offers only valid values. For options written by hand, the error says what is allowed.
            fault = decode_error_args(error)
            name = fault["at"]
            right = allowed_values(self.options, name) if name in values else ""
            if right:
                why = f"{name} is {right}, not {values[name]!r}."
                raise BadOptions("options-do-not-fit", game=self.title, why=why) from None
            raise BadOptions("option-misread", game=self.title, fault=fault) from None

    def read_move(self, data: bytes | msgspec.Raw, tidied: Callable[[bytes], bytes] | None = None) -> Move:
        """Decode a move, through `tidied` if it is given. Raises `IllegalMove`."""
        try:
            return cast(Move, self._move_decoder.decode(tidied(bytes(data)) if tidied else data))
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            raise self._not_a_move(error) from None

    def convert_move(self, data: Mapping[str, Any], kind: type[Move]) -> Move:
        """Build a move of a type from plain values. Raises `IllegalMove`."""
        if kind not in self._move_types:
            raise IllegalMove("no-such-move", game=self.title, found=kind.__name__)
        try:
            return msgspec.convert(data, kind)
        except msgspec.ValidationError as error:
            raise self._not_a_move(error) from None

    def _not_a_move(self, error: DecodeFailure) -> IllegalMove:
        return IllegalMove("move-misread", game=self.title, fault=decode_error_args(error))

    @cached_property
    def _move_types(self) -> frozenset[type[Move]]:
        _ = self._move_decoder  # builds msgspec's model of all moves
        return move_types(self.moves) | {Tick, Skip, Leave, Stop}

    @cached_property
    def _move_decoder(self) -> msgspec.json.Decoder[Any]:
        return msgspec.json.Decoder(self.moves | Tick | Skip | Leave | Stop)
