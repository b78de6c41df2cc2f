"""How a game of Spyfall is set up. Everything the rulebook does not know is off by default (SF-32)."""

from typing import Annotated, Literal

from msgspec import Meta

from spyhouse.games.spyfall.packs import FEWEST_PLACES, MOST_PLACES, Pack, the_box
from spyhouse.kernel import BadOptions, Options, Phrase

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


def summary(options: SpyfallOptions) -> list[Phrase]:
    """The house rules in a line."""
    if options.no_clock:
        rounds = Phrase("summary-rounds", {"rounds": options.rounds})
    elif options.round_seconds < 60:
        rounds = Phrase(
            "summary-rounds-seconds", {"rounds": options.rounds, "seconds": options.round_seconds}
        )
    elif options.round_seconds % 30 == 0:
        length = options.round_seconds / 60
        minutes = int(length) if length.is_integer() else length
        rounds = Phrase("summary-rounds-minutes", {"rounds": options.rounds, "minutes": minutes})
    else:
        time = f"{options.round_seconds // 60}:{options.round_seconds % 60:02}"
        rounds = Phrase("summary-rounds-time", {"rounds": options.rounds, "time": time})
    chosen = {
        "summary-roles": options.play_roles,
        "summary-two-spies": options.spies == 2,
        "summary-no-roles": options.hidden_roles,
        "summary-majority": options.majority_after_time,
        "summary-call-time": options.call_time and not options.no_clock,
        "summary-open-chat": options.open_chat,
    }
    told = [rounds, Phrase("summary-talk", {"talk": options.talk})]
    told += [Phrase(code) for code, on in chosen.items() if on]
    if options.places is not None:
        told.append(Phrase("summary-places", {"places": options.places}))
    if options.pack is not None:
        told.append(Phrase("summary-pack", {"name": options.pack.name}))
    return told
