"""How a game of Spyfall is set up. Everything the rulebook does not know is off by default (SF-32)."""

from typing import Annotated, Literal

from msgspec import Meta

from spyhouse.games.spyfall.packs import FEWEST_PLACES, MOST_PLACES, Pack, the_box
from spyhouse.kernel import BadOptions, Options

FEWEST_FOR_TWO_SPIES = 5


class SpyfallOptions(Options, frozen=True, kw_only=True):
    rounds: Annotated[
        int, Meta(ge=1, le=20, title="Rounds", description="Five make a good first evening.")
    ] = 5
    round_seconds: Annotated[
        int,
        Meta(
            ge=5,
            le=3600,
            title="Length of a round (seconds)",
            description="8 minutes are usual; 12 to 15 are kinder to beginners.",
        ),
    ] = 480
    talk: Annotated[
        Literal["text", "voice"],
        Meta(
            title="Questions and answers",
            description="Typed at the table, or spoken with one tap to say who asks whom.",
        ),
    ] = "text"
    play_roles: Annotated[
        bool, Meta(title="Play your role", description="Everyone answers as the role on their card.")
    ] = False
    first_dealer: (
        Annotated[
            int,
            Meta(
                ge=0,
                le=7,
                title="First dealer",
                description="By chair. Drawn at random unless named.",
                extra_json_schema={"format": "seat"},  # people count chairs from 1
            ),
        ]
        | None
    ) = None
    spies: Annotated[
        int,
        Meta(
            ge=1,
            le=2,
            title="Spies",
            description="Two spies do not know each other, and win or lose together. Needs five players.",
        ),
    ] = 1
    hidden_roles: Annotated[
        bool,
        Meta(title="No roles", description="The cards show the place and nothing else."),
    ] = False
    majority_after_time: Annotated[
        bool,
        Meta(
            title="Majority convicts after time",
            description="More than half of the votes are enough once the clock has run out.",
        ),
    ] = False
    no_clock: Annotated[
        bool,
        Meta(
            title="No clock",
            description="A round lasts until more than half of you have heard enough.",
        ),
    ] = False
    call_time: Annotated[
        bool,
        Meta(
            title="Call time early",
            description="Time is up when everyone says that they have heard enough.",
        ),
    ] = False
    open_chat: Annotated[
        bool,
        Meta(
            title="Chat while the clock runs",
            description="Otherwise the chat is open between rounds and after time: no follow-up questions.",
        ),
    ] = False
    places: (
        Annotated[
            int,
            Meta(
                ge=FEWEST_PLACES,
                le=MOST_PLACES,
                title="Number of places",
                description="Fewer for a short game: drawn from the pack, and shown to everyone.",
            ),
        ]
        | None
    ) = None
    vote_seconds: Annotated[
        int,
        Meta(
            ge=5,
            le=600,
            title="Time to vote (seconds)",
            description="Who has not voted by then has not agreed.",
        ),
    ] = 60
    accuse_seconds: Annotated[
        int,
        Meta(
            ge=5,
            le=600,
            title="Time to accuse at the end (seconds)",
            description="For each player's turn after the clock has run out; then it is a pass.",
        ),
    ] = 60
    pack: Annotated[Pack, Meta(title="Places")] | None = None


def pack_of(options: SpyfallOptions) -> Pack:
    return options.pack or the_box()


def check(options: SpyfallOptions, seats: int) -> None:
    """Refuse options that are each fine but do not go together."""
    there = len(pack_of(options).places)
    if options.places is not None and options.places > there:
        raise BadOptions(f"The pack has {there} places, so {options.places} cannot be in play.")
    in_play = options.places or there
    if options.rounds >= in_play:
        # No place is played twice (SF-2); in the last round the spy must have more than one to choose from.
        raise BadOptions(f"{options.rounds} rounds need at least {options.rounds + 1} places, not {in_play}.")
    if options.first_dealer is not None and options.first_dealer >= seats:
        raise BadOptions(f"The first dealer must be one of the {seats} seats, counted from 0.")
    if options.spies > spies_for(options, seats):
        raise BadOptions(f"Two spies need at least {FEWEST_FOR_TWO_SPIES} players, not {seats}.")
    if options.play_roles and options.hidden_roles:
        raise BadOptions("Roles can be played or left off the cards, but not both.")


def spies_for(options: SpyfallOptions, players: int) -> int:
    """SF-32: how many spies are dealt to so many players."""
    return options.spies if players >= FEWEST_FOR_TWO_SPIES else 1


def summary(options: SpyfallOptions) -> str:
    """The house rules in a line."""
    rounds = "1 round" if options.rounds == 1 else f"{options.rounds} rounds"
    parts = [
        f"{rounds} without a clock" if options.no_clock else f"{rounds} of {_length(options.round_seconds)}",
        "questions typed" if options.talk == "text" else "questions spoken",
    ]
    if options.play_roles:
        parts.append("roles played")
    if options.spies == 2:
        parts.append("two spies")
    if options.hidden_roles:
        parts.append("no roles")
    if options.majority_after_time:
        parts.append("majority convicts after time")
    if options.call_time and not options.no_clock:
        parts.append("time may be called early")
    if options.open_chat:
        parts.append("open chat")
    if options.places is not None:
        parts.append(f"{options.places} places")
    if options.pack is not None:
        parts.append(f"pack “{options.pack.name}”")
    return ", ".join(parts)


def _length(seconds: int) -> str:
    if seconds < 60:
        return f"{seconds} seconds"
    minutes = f"{seconds / 60:g}" if seconds % 30 == 0 else f"{seconds // 60}:{seconds % 60:02}"
    return "1 minute" if seconds == 60 else f"{minutes} minutes"
