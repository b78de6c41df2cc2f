"""What a game is: seats, moves, views, chance, time, errors. Pure: no clock, no I/O, no asyncio."""

from spyhouse.kernel.bot import Bot, BotMaker, RandomBot
from spyhouse.kernel.chance import Chance
from spyhouse.kernel.errors import BadData, BadOptions, IllegalMove, SpyhouseError, UnknownGame, in_words
from spyhouse.kernel.game import Campaigns, Game, Rule
from spyhouse.kernel.state import (
    CLOCK,
    HOST,
    Event,
    Leave,
    Move,
    Options,
    Outcome,
    SeatNumber,
    Skip,
    State,
    Stop,
    Tick,
    View,
)
from spyhouse.kernel.tutorial import Step, Tutorial, read_tutorial

__all__ = [
    "CLOCK",
    "HOST",
    "BadData",
    "BadOptions",
    "Bot",
    "BotMaker",
    "Campaigns",
    "Chance",
    "Event",
    "Game",
    "IllegalMove",
    "Leave",
    "Move",
    "Options",
    "Outcome",
    "RandomBot",
    "Rule",
    "SeatNumber",
    "Skip",
    "SpyhouseError",
    "State",
    "Step",
    "Stop",
    "Tick",
    "Tutorial",
    "UnknownGame",
    "View",
    "in_words",
    "read_tutorial",
]
