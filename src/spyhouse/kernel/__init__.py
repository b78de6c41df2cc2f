"""What a game is: seats, moves, views, chance, time, errors. Pure: no clock, no I/O, no asyncio."""

from spyhouse.kernel.bot import Bot, BotMaker, RandomBot
from spyhouse.kernel.chance import Chance
from spyhouse.kernel.chat import Spoken
from spyhouse.kernel.data import DataFiles
from spyhouse.kernel.encoding import WAIT, Actions, Encoding, Features, Vocabulary
from spyhouse.kernel.errors import (
    BadData,
    BadOptions,
    IllegalMove,
    NoSuchSeat,
    SpyhouseError,
    UnknownGame,
    in_words,
    misread,
)
from spyhouse.kernel.game import Balance, Campaigns, Chart, Game, Lab, Packs, Pictures, TableSide
from spyhouse.kernel.state import State, kinds_of
from spyhouse.kernel.structs import (
    CLOCK,
    HOST,
    Event,
    Leave,
    LeftForGood,
    Move,
    Options,
    Outcome,
    Phrase,
    Rule,
    SeatNumber,
    Skip,
    Skipped,
    Stop,
    Tick,
    View,
)
from spyhouse.kernel.tutorial import Step, Tutorial
from spyhouse.kernel.words import ENGLISH, Print, Words, like_a_listed

__all__ = [
    "CLOCK",
    "ENGLISH",
    "HOST",
    "WAIT",
    "Actions",
    "BadData",
    "BadOptions",
    "Balance",
    "Bot",
    "BotMaker",
    "Campaigns",
    "Chance",
    "Chart",
    "DataFiles",
    "Encoding",
    "Event",
    "Features",
    "Game",
    "IllegalMove",
    "Lab",
    "Leave",
    "LeftForGood",
    "Move",
    "NoSuchSeat",
    "Options",
    "Outcome",
    "Packs",
    "Phrase",
    "Pictures",
    "Print",
    "RandomBot",
    "Rule",
    "SeatNumber",
    "Skip",
    "Skipped",
    "Spoken",
    "SpyhouseError",
    "State",
    "Step",
    "Stop",
    "TableSide",
    "Tick",
    "Tutorial",
    "UnknownGame",
    "View",
    "Vocabulary",
    "Words",
    "in_words",
    "kinds_of",
    "like_a_listed",
    "misread",
]
