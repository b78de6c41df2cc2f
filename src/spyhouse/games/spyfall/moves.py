"""Moves of Spyfall."""

from typing import Annotated

from msgspec import Meta

from spyhouse.games.spyfall.packs import MAX_PLACES
from spyhouse.kernel import Move, SeatNumber

LONGEST_TEXT = 200

Text = Annotated[str, Meta(max_length=LONGEST_TEXT)]
"""Typed text. In voice mode the move is one tap, and a text is what a bot says aloud (SF-26)."""
PlaceNumber = Annotated[int, Meta(ge=0, le=MAX_PLACES - 1)]
"""Index of a place in the pack, from 0."""


class Ask(Move, frozen=True):
    """Ask a player a question. The dealer's first question starts the clock."""

    to: SeatNumber
    text: Text = ""


class Answer(Move, frozen=True):
    """Answer the question you were asked. Then it is your turn to ask."""

    text: Text = ""


class Accuse(Move, frozen=True):
    """Accuse a player and start a vote: once a round while the clock runs, or in your turn after time."""

    seat: SeatNumber


class Vote(Move, frozen=True):
    """Vote on the accused. Votes are hidden until all are in."""

    guilty: bool


class Pass(Move, frozen=True):
    """Accuse nobody in your turn after time."""


class Guess(Move, frozen=True):
    """Show your card as the spy and name the place while the clock runs."""

    place: PlaceNumber


class QueueGuess(Move, frozen=True):
    """Queue the spy's guess for when the clock runs again; null withdraws it. Nobody else can tell."""

    place: PlaceNumber | None


class CallTime(Move, frozen=True):
    """Say that you have heard enough, if the table allows it. It counts until the round ends."""


class Listen(Move, frozen=True):
    """Do nothing. Every player always has this move, so having moves does not reveal the spy."""


class Star(Move, frozen=True):
    """Give your star for the best answer of the round while the cards are shown. It is worth no points."""

    line: Annotated[int, Meta(ge=0, le=63)]
    """Index in the round's talk; not your own answer."""


class Continue(Move, frozen=True):
    """Confirm that you have seen the cards, and continue with the next round."""


class EndRound(Move, frozen=True):
    """End the round as the host: no points, and all cards are shown."""


SpyfallMove = (
    Ask | Answer | Accuse | Vote | Pass | Guess | QueueGuess | CallTime | Listen | Star | Continue | EndRound
)  # fmt: skip
