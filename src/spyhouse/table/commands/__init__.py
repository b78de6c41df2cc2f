"""All commands. A new one is a class in one of these modules, and nothing else."""

from typing import TYPE_CHECKING, TypeAlias, Union

from spyhouse.table.command import Command, all_commands
from spyhouse.table.commands import host, house, lobby, play, talk

__all__ = ["AnyCommand", "Asked", "host", "house", "lobby", "play", "talk"]

if TYPE_CHECKING:
    AnyCommand: TypeAlias = Command
    Asked: TypeAlias = Command
else:
    AnyCommand = Union[tuple(all_commands())]  # noqa: UP007
    """Whatever the log may hold."""
    Asked = Union[tuple(kind for kind in all_commands() if kind.who != "house")]  # noqa: UP007
    """What a browser may ask for."""
