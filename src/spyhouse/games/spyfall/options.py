"""Options of Spyfall. Everything beyond the rulebook is off by default (SF-32)."""

from typing import Annotated, Literal

from msgspec import Meta

from spyhouse.games.spyfall.packs import FEWEST_PLACES, MAX_PLACES, Pack, default_pack
from spyhouse.kernel import BadOptions, Options, Phrase

FEWEST_FOR_TWO_SPIES = 5
IN_THE_BOX, MAX_PLAYERS = 8, 12


Language = Literal["en", "de", "pl"]
"""Languages with places, prompts and talk for bots."""


class SpyfallOptions(Options, frozen=True, kw_only=True):
    """Options of a game of Spyfall."""

    language: Language = "en"
    """Language of places, roles, prompts and the bots' talk."""
    rounds: Annotated[int, Meta(ge=1, le=20)] = 5
    round_seconds: Annotated[int, Meta(ge=5, le=3600, extra_json_schema={"unless": "no_clock"})] = 480
    talk: Literal["text", "voice"] = "text"
    play_roles: bool = False
    first_dealer: (
        Annotated[int, Meta(ge=0, le=11, extra_json_schema={"format": "seat"})]
        | None  # shown counting from 1
    ) = None
    spies: Annotated[int, Meta(ge=1, le=2)] = 1
    hidden_roles: bool = False
    majority_after_time: bool = False
    no_clock: bool = False
    call_time: Annotated[bool, Meta(extra_json_schema={"unless": "no_clock"})] = False
    open_chat: bool = False
    odd_one_out: bool = False
    fair_spies: bool = False
    up_to_twelve: bool = False
    places: Annotated[int, Meta(ge=FEWEST_PLACES, le=MAX_PLACES)] | None = None
    vote_seconds: Annotated[int, Meta(ge=5, le=600)] = 60
    accuse_seconds: Annotated[int, Meta(ge=5, le=600)] = 60
    pack: Pack | None = None


def pack_of(options: SpyfallOptions) -> Pack:
    """Return the pack of the options, or the default pack."""
    return options.pack or default_pack(options.language)


def chairs(options: SpyfallOptions) -> int:
    """SF-37: the box has 3 to 8 players; as a house option there are chairs for twelve."""
    return MAX_PLAYERS if options.up_to_twelve else IN_THE_BOX


def check(options: SpyfallOptions, seats: int) -> None:
    """Check combinations of options. Raises `BadOptions`."""
    there = len(pack_of(options).places)
    if options.places is not None and options.places > there:
        raise BadOptions("spyfall-too-many-places", there=there, places=options.places)
    in_play = options.places or there
    if options.rounds >= in_play:
        # No place is played twice (SF-2), and in the last round the spy needs at least two candidates.
        raise BadOptions(
            "spyfall-too-few-places", rounds=options.rounds, least=options.rounds + 1, places=in_play
        )
    if options.first_dealer is not None and options.first_dealer >= seats:
        raise BadOptions("spyfall-no-such-dealer", seats=seats)
    if options.spies > spies_for(options, seats):
        raise BadOptions("spyfall-too-few-for-two-spies", least=FEWEST_FOR_TWO_SPIES, seats=seats)
    if options.odd_one_out and options.spies > 1:
        raise BadOptions("spyfall-odd-one-alone")
    if options.play_roles and options.hidden_roles:
        raise BadOptions("spyfall-roles-twice")


def spies_for(options: SpyfallOptions, players: int) -> int:
    """SF-32: return the number of spies for this number of players."""
    return options.spies if players >= FEWEST_FOR_TWO_SPIES else 1


def summary(options: SpyfallOptions) -> list[Phrase]:
    """Return the house rules as short phrases."""
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
        "summary-odd-one-out": options.odd_one_out,
        "summary-fair-spies": options.fair_spies,
        "summary-up-to-twelve": options.up_to_twelve,
    }
    phrases = [rounds, Phrase("summary-talk", {"talk": options.talk})]
    phrases += [Phrase(code) for code, on in chosen.items() if on]
    if options.places is not None:
        phrases.append(Phrase("summary-places", {"places": options.places}))
    if options.pack is not None:
        phrases.append(Phrase("summary-pack", {"name": options.pack.name}))
    return phrases
