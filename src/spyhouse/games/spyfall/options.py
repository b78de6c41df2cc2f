"""How a game of Spyfall is set up. Everything the rulebook does not know is off by default (SF-32)."""

from typing import Annotated, Literal

from msgspec import Meta

from spyhouse.games.spyfall.packs import FEWEST_PLACES, MOST_PLACES, Pack, the_box
from spyhouse.kernel import BadOptions, Options

FEWEST_FOR_TWO_SPIES = 5


Language = Literal["en", "de"]
"""Those that there are places, prompts and talk for bots in."""


class SpyfallOptions(Options, frozen=True, kw_only=True):
    language: Language = "en"
    """What is said at the table: places, roles, prompts and the bots' talk."""
    rounds: Annotated[int, Meta(ge=1, le=20)] = 5
    round_seconds: Annotated[int, Meta(ge=5, le=3600)] = 480
    talk: Literal["text", "voice"] = "text"
    play_roles: bool = False
    first_dealer: (
        Annotated[int, Meta(ge=0, le=7, extra_json_schema={"format": "seat"})] | None  # people count from 1
    ) = None
    spies: Annotated[int, Meta(ge=1, le=2)] = 1
    hidden_roles: bool = False
    majority_after_time: bool = False
    no_clock: bool = False
    call_time: bool = False
    open_chat: bool = False
    places: Annotated[int, Meta(ge=FEWEST_PLACES, le=MOST_PLACES)] | None = None
    vote_seconds: Annotated[int, Meta(ge=5, le=600)] = 60
    accuse_seconds: Annotated[int, Meta(ge=5, le=600)] = 60
    pack: Pack | None = None


def pack_of(options: SpyfallOptions) -> Pack:
    return options.pack or the_box(options.language)


def check(options: SpyfallOptions, seats: int) -> None:
    """Refuse options that are each fine but do not go together."""
    there = len(pack_of(options).places)
    if options.places is not None and options.places > there:
        raise BadOptions("spyfall-too-many-places", there=there, places=options.places)
    in_play = options.places or there
    if options.rounds >= in_play:
        # No place is played twice (SF-2); in the last round the spy must have more than one to choose from.
        raise BadOptions(
            "spyfall-too-few-places", rounds=options.rounds, least=options.rounds + 1, places=in_play
        )
    if options.first_dealer is not None and options.first_dealer >= seats:
        raise BadOptions("spyfall-no-such-dealer", seats=seats)
    if options.spies > spies_for(options, seats):
        raise BadOptions("spyfall-too-few-for-two-spies", least=FEWEST_FOR_TWO_SPIES, seats=seats)
    if options.play_roles and options.hidden_roles:
        raise BadOptions("spyfall-roles-twice")


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
