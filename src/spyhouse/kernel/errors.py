"""What can go wrong, each with a sentence a player can read."""

import msgspec


class SpyhouseError(Exception):
    """Any refusal of the house. `str(error)` says what was wrong and what would be right."""


class IllegalMove(SpyhouseError):
    """The rules do not allow this move now. Nothing has changed."""


class NoSuchSeat(IllegalMove):
    """Nobody sits there: a table for five has the seats 0 to 4."""


class BadOptions(SpyhouseError):
    """A game cannot be set up like this."""


class BadData(SpyhouseError):
    """A data file or pack is not what the game expects; names file, key and reason."""


class UnknownGame(SpyhouseError):
    """No game of that name lives here."""


def in_words(error: msgspec.DecodeError) -> str:
    """What a decoder found wrong, as the end of a sentence for whoever writes a client."""
    return str(error).replace("`$.", "`").replace(" - at `$`", "").replace("`$`", "the whole") + "."
