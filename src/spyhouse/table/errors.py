"""The error with which a table refuses a command."""

from spyhouse.kernel import SpyhouseError


class Refused(SpyhouseError):
    """The table does not allow this command now. Nothing has changed."""
