"""How a table says no."""

from spyhouse.kernel import SpyhouseError


class Refused(SpyhouseError):
    """The table does not allow this now. Nothing has changed."""
