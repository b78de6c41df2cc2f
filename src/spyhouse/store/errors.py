"""Errors of the store."""

from spyhouse.kernel import SpyhouseError


class Conflict(SpyhouseError):
    """The seq is taken (another server wrote first), or the person's command is already in the log."""


class Leased(Conflict):
    """Another server has claimed this table."""


class StoreFailed(SpyhouseError):
    """The database failed. Re-read the log before continuing.

    If the connection broke during a commit, the entries may or may not be stored. The message is for the
    operator: what happened, where, and what to do.
    """


class StoreDamaged(StoreFailed):
    """The database reports damaged data. Retrying does not help."""
