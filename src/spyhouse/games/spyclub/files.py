"""The game's data files."""

from spyhouse.kernel import DataFiles

FILES = DataFiles(__package__)
