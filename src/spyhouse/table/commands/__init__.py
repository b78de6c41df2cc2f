"""All commands. To add one, define a class in one of these modules."""

from typing import TYPE_CHECKING, TypeAlias, Union

from spyhouse.table.command import Command, all_commands
from spyhouse.table.commands import host, lobby, play, server, talk

__all__ = ["AnyCommand", "ClientCommand", "host", "lobby", "play", "server", "talk"]

if TYPE_CHECKING:
    AnyCommand: TypeAlias = Command
    ClientCommand: TypeAlias = Command
else:
    AnyCommand = Union[tuple(all_commands())]  # noqa: UP007
    """Every command that a log may contain."""
    ClientCommand = Union[tuple(kind for kind in all_commands() if kind.issuer != "server")]  # noqa: UP007
    """Every command that a client may send."""
