"""Options of a case."""

from typing import Annotated, Literal

from msgspec import Meta

from spyhouse.games.spyclub.campaign.record import CASES, Campaign
from spyhouse.games.spyclub.editions import Level, editions
from spyhouse.games.spyclub.terms import Character, EditionName
from spyhouse.kernel import BadOptions, Options, Phrase

LONGEST_DEAL = 24
MAX_SEATS = 4

LevelName = Literal["easy", "standard", "advanced", "novice", "intermediate", "super_sleuth"]


class SpyClubOptions(Options, frozen=True, kw_only=True):
    """Options of a case. Their names are in `options.ftl`."""

    edition: EditionName = "2018"
    difficulty: (
        Annotated[
            LevelName,
            Meta(
                extra_json_schema={
                    "goes_with": {
                        "edition": {
                            "2018": ["easy", "standard", "advanced"],
                            "prototype": ["easy", "novice", "intermediate", "super_sleuth"],
                        }
                    }
                },
            ),
        ]
        | None
    ) = None
    campaign: Campaign | None = None
    notebook: bool = False
    consent: bool = False
    flat_turns: bool = False
    deal: Annotated[
        str,
        Meta(max_length=LONGEST_DEAL, pattern=r"^[a-z0-9-]*$(?!\n)", extra_json_schema={"format": "day"}),
    ] = ""
    first_player: (
        Annotated[int, Meta(ge=0, le=MAX_SEATS - 1, extra_json_schema={"format": "seat"})] | None
    ) = None
    characters: Annotated[tuple[Character, ...], Meta(max_length=4)] = ()


def level_name(options: SpyClubOptions) -> str:
    """Return the name of a level for the summary."""
    return options.difficulty or editions().editions[options.edition].default


def seed_of(options: SpyClubOptions, seed: str) -> str:
    """Return the seed of the deal: of a named deal, which is the same for all (SC-47), or the table's."""
    return f"spyclub deal {options.deal}" if options.deal else seed


def level_of(options: SpyClubOptions) -> Level:
    """Return the level that these options choose."""
    return editions().editions[options.edition].levels[level_name(options)]


def check(options: SpyClubOptions, seats: int) -> None:
    """Raise `BadOptions` if options do not fit together."""
    levels = editions().editions[options.edition].levels
    if level_name(options) not in levels:
        raise BadOptions(
            "spyclub-no-such-level",
            edition=options.edition,
            level=level_name(options),
            levels=list(levels),
        )
    if len(options.characters) > seats:
        raise BadOptions("spyclub-too-many-characters", characters=len(options.characters), seats=seats)
    if options.first_player is not None and options.first_player >= seats:
        raise BadOptions("spyclub-no-such-first", seats=seats)
    if len(set(options.characters)) < len(options.characters):
        raise BadOptions("spyclub-character-twice")


def summary(options: SpyClubOptions) -> list[Phrase]:
    """Return the house rules as short phrases."""
    phrases = [
        Phrase("summary-level", {"level": level_name(options)}),
        Phrase("summary-edition", {"edition": options.edition}),
    ]
    if options.campaign is not None:
        phrases.insert(0, Phrase("summary-campaign", {"case": options.campaign.case, "cases": CASES}))
    if options.notebook:
        phrases.append(Phrase("summary-notebook"))
    if options.consent:
        phrases.append(Phrase("summary-consent"))
    if options.flat_turns:
        phrases.append(Phrase("summary-flat-turns"))
    if options.deal:
        phrases.append(Phrase("summary-deal", {"deal": options.deal}))
    return phrases
