"""What a seat can do in Spyfall, in the words of the table."""

from typing import Annotated

from msgspec import Meta

from spyhouse.games.spyfall.packs import MOST_PLACES
from spyhouse.kernel import Move, SeatNumber

LONGEST_TEXT = 200

Text = Annotated[str, Meta(max_length=LONGEST_TEXT)]
"""Typed in text mode; in voice mode the move is one tap, and words are what a bot says aloud (SF-26)."""
PlaceNumber = Annotated[int, Meta(ge=0, le=MOST_PLACES - 1)]
"""A place by its position in the pack, from 0."""


class Ask(Move, frozen=True):
    """Ask someone a question; the dealer's first one starts the clock."""

    to: SeatNumber
    text: Text = ""


class Answer(Move, frozen=True):
    """Answer the question you were asked; then it is you who asks."""

    text: Text = ""


class Accuse(Move, frozen=True):
    """Stop the clock, once a round, or take your turn after time, and have the table vote."""

    seat: SeatNumber


class Vote(Move, frozen=True):
    """Nobody sees it until all votes are in."""

    guilty: bool


class Pass(Move, frozen=True):
    """Accuse nobody in your turn after time."""


class Guess(Move, frozen=True):
    """The spy shows the card and names the place while the clock runs."""

    place: PlaceNumber


class QueueGuess(Move, frozen=True):
    """The spy's guess for the moment the clock runs again; null takes it back. Nobody can tell."""

    place: PlaceNumber | None


class CallTime(Move, frozen=True):
    """Say that you have heard enough, where the table has agreed on it; it counts until the round ends."""


class Listen(Move, frozen=True):
    """Do nothing. Only so that whoever might be the spy always has something to choose from."""


class Star(Move, frozen=True):
    """Your star for the best answer of the round, while the cards lie open. It is worth no points."""

    line: Annotated[int, Meta(ge=0, le=63)]
    """Its position in the round's talk; not your own."""


class Continue(Move, frozen=True):
    """You have seen the cards: on to the next round."""


class EndRound(Move, frozen=True):
    """The host's move: no points for this round, and all cards are shown."""


SpyfallMove = (
    Ask | Answer | Accuse | Vote | Pass | Guess | QueueGuess | CallTime | Listen | Star | Continue | EndRound
)  # fmt: skip
