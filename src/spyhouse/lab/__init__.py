"""Experiments with many games: rows, tallies, ladders, reports and the conformance checks."""

from typing import TYPE_CHECKING

from spyhouse.kernel.deprecated import class_names, module_names
from spyhouse.lab.batch import GameRow, simulate
from spyhouse.lab.episode import Episode
from spyhouse.lab.leak_meter import leaks
from spyhouse.lab.play import NamedBot

__all__ = ["Episode", "GameRow", "NamedBot", "leaks", "simulate"]

class_names(Episode, {"asked": "awaiting"})

if not TYPE_CHECKING:
    __getattr__ = module_names(__name__, {"Named": "NamedBot", "Record": "GameRow", "records": "simulate"})
