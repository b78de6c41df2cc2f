"""Spycatcher bots, which use only what their seat can see."""

from spyhouse.games.spycatcher.bots.easy import Easy
from spyhouse.games.spycatcher.bots.normal import Normal
from spyhouse.games.spycatcher.bots.strong import Strong

__all__ = ["Easy", "Normal", "Strong"]
