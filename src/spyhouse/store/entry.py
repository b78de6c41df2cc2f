"""What the store keeps, and how it says no."""

import msgspec

from spyhouse.kernel import SpyhouseError


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log."""

    seq: int
    at: int
    """On the house clock, in milliseconds."""
    person: str
    command: str
    """The id that the person's browser gave it, "" for what the house does itself."""
    body: bytes


class Conflict(SpyhouseError):
    """That seq is taken (another server wrote first), or that person's command is already in the log."""


class StoreFailed(SpyhouseError):
    """The database could not do it. Read the log before going on: when the connection broke during
    the commit and did not come back, nobody here knows whether the entries are in it."""
