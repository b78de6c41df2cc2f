"""How the store says no."""

from spyhouse.kernel import SpyhouseError


class Conflict(SpyhouseError):
    """That seq is taken (another server wrote first), or that person's command is already in the log."""


class StoreFailed(SpyhouseError):
    """The database could not do it. Read the log before going on: when the connection broke during
    the commit and did not come back, nobody here knows whether the entries are in it.

    The text is for whoever runs the house: what happened, where, and what to do."""
