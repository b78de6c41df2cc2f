"""The game contract: states, moves, views, chance, time and errors. No clock, no I/O, no asyncio."""

from typing import TYPE_CHECKING

from spyhouse.kernel.bot import Bot, BotFactory, RandomBot
from spyhouse.kernel.chance import Chance
from spyhouse.kernel.chat import ChatMessage
from spyhouse.kernel.data import DataFiles
from spyhouse.kernel.deprecated import OldName, class_names, module_names
from spyhouse.kernel.encoding import WAIT, ActionSpace, Encoding, Features, ListedActions
from spyhouse.kernel.errors import (
    BadData,
    BadOptions,
    IllegalMove,
    NoSuchSeat,
    SpyhouseError,
    UnknownGame,
    decode_error_args,
    decode_error_reason,
    describe_decode_error,
    validation_args,
)
from spyhouse.kernel.game import (
    BalanceMetric,
    CampaignConfig,
    ChartSpec,
    Game,
    LabConfig,
    PackConfig,
    SceneConfig,
    TableConfig,
)
from spyhouse.kernel.game_text import DEFAULT_LOCALE, GameText, PrintedText, matches_listed
from spyhouse.kernel.state import State, move_types
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
from spyhouse.kernel.tutorial import Tutorial, TutorialStep

__all__ = [
    "CLOCK",
    "DEFAULT_LOCALE",
    "HOST",
    "WAIT",
    "ActionSpace",
    "BadData",
    "BadOptions",
    "BalanceMetric",
    "Bot",
    "BotFactory",
    "CampaignConfig",
    "Chance",
    "ChartSpec",
    "ChatMessage",
    "DataFiles",
    "Encoding",
    "Event",
    "Features",
    "Game",
    "GameText",
    "IllegalMove",
    "LabConfig",
    "Leave",
    "LeftForGood",
    "ListedActions",
    "Move",
    "NoSuchSeat",
    "Options",
    "Outcome",
    "PackConfig",
    "Phrase",
    "PrintedText",
    "RandomBot",
    "Rule",
    "SceneConfig",
    "SeatNumber",
    "Skip",
    "Skipped",
    "SpyhouseError",
    "State",
    "Stop",
    "TableConfig",
    "Tick",
    "Tutorial",
    "TutorialStep",
    "UnknownGame",
    "View",
    "decode_error_args",
    "decode_error_reason",
    "describe_decode_error",
    "matches_listed",
    "move_types",
    "validation_args",
]

class_names(
    State,
    {
        "_host": "_apply_host",
        "_host_legal": "_legal_host",
        "_retell": "_rewrite_history",
        "_where": "_status",
        "clock_decides": "no_skip_phases",
        "hush": "chat_closed_reason",
        "lay_out_like": "copy_from",
        "patient": "late_moves_allowed",
        "recall": "history",
        "remember": "keep_history",
    },
    overridable=True,
)
class_names(Bot, {"pace": "thinking_ms", "watch": "observe", "words": "reword"}, overridable=True)
class_names(Event, {"told_to": "visible_to"}, overridable=True)
class_names(TableConfig, {"open_reasons": "shared_view"})
class_names(Game, {"describe": "describe_view", "house_rules": "option_phrases", "word": "describe_move"})
Game.tell = OldName("Game", "tell", "describe_event", aloud="verbose")  # type: ignore[attr-defined]

if not TYPE_CHECKING:
    __getattr__ = module_names(
        __name__,
        {
            "ENGLISH": "DEFAULT_LOCALE",
            "Actions": "ActionSpace",
            "Balance": "BalanceMetric",
            "BotMaker": "BotFactory",
            "Campaigns": "CampaignConfig",
            "Chart": "ChartSpec",
            "Lab": "LabConfig",
            "Packs": "PackConfig",
            "Pictures": "SceneConfig",
            "Print": "PrintedText",
            "Spoken": "ChatMessage",
            "Step": "TutorialStep",
            "TableSide": "TableConfig",
            "Vocabulary": "ListedActions",
            "Words": "GameText",
            "in_words": "describe_decode_error",
            "kinds_of": "move_types",
            "like_a_listed": "matches_listed",
            "misread": "decode_error_args",
        },
        GameText={"aloud": "verbose", "open_moves": "takes_free_text", "unlisted": "has_unlisted_moves"},
        LabConfig={"longest": "max_moves", "open_information": "perfect_information"},
        TableConfig={"open_reasons": "shared_view", "sequel": "next_options"},
    )
