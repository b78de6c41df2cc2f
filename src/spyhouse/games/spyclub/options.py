"""How a case is set up."""

from typing import Annotated, Literal

from msgspec import Meta

from spyhouse.games.spyclub.campaign.record import CASES, Campaign
from spyhouse.games.spyclub.campaign.record import check as check_campaign
from spyhouse.games.spyclub.editions import Level, editions
from spyhouse.games.spyclub.words import Character, EditionName
from spyhouse.kernel import BadOptions, Options

LevelName = Literal["easy", "standard", "advanced", "novice", "intermediate", "super_sleuth"]


class SpyClubOptions(Options, frozen=True, kw_only=True):
    edition: Annotated[
        EditionName,
        Meta(title="Rulebook", description="The published one of 2018, or the earlier prototype."),
    ] = "2018"
    difficulty: (
        Annotated[
            LevelName,
            Meta(
                title="Difficulty",
                description="How near the suspect is to escaping. Standard or novice is usual.",
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
    campaign: Annotated[
        Campaign | None,
        Meta(title="Campaign", description="Five cases that change each other, with a master case."),
    ] = None
    notebook: Annotated[
        bool,
        Meta(
            title="Notebook", description="The table remembers every face that has been seen, for everyone."
        ),
    ] = False
    consent: Annotated[
        bool,
        Meta(
            title="Ask before teamwork", description="A partner agrees with one tap before cards or ideas go."
        ),
    ] = False
    flat_turns: Annotated[
        bool,
        Meta(
            title="No extra turn",
            description="The case ends with the last movement card, not when one is missing.",
        ),
    ] = False
    characters: Annotated[
        tuple[Character, ...],
        Meta(max_length=4, title="Characters", description="By seat; the others are drawn."),
    ] = ()


def level_name(options: SpyClubOptions) -> str:
    return options.difficulty or editions().editions[options.edition].default


def level_of(options: SpyClubOptions) -> Level:
    return editions().editions[options.edition].levels[level_name(options)]


def check(options: SpyClubOptions, seats: int) -> None:
    """Refuse options that are each fine but do not go together."""
    levels = editions().editions[options.edition].levels
    if level_name(options) not in levels:
        known = ", ".join(name.replace("_", " ") for name in levels)
        raise BadOptions(
            f"The rulebook {options.edition!r} has the levels {known}, not {level_name(options)}."
        )
    if len(options.characters) > seats:
        raise BadOptions(f"{len(options.characters)} characters are too many for {seats} players.")
    if len(set(options.characters)) < len(options.characters):
        raise BadOptions("Each character can be played by one player only.")
    if options.campaign is not None:
        check_campaign(options.campaign, options.edition)


def summary(options: SpyClubOptions) -> str:
    """The house rules in a line."""
    book = "rules of 2018" if options.edition == "2018" else "prototype rules"
    parts = [level_name(options).replace("_", " ").capitalize(), book]
    if options.campaign is not None:
        parts.insert(0, f"Campaign, case {options.campaign.case} of {CASES}")
    if options.notebook:
        parts.append("with a notebook")
    if options.consent:
        parts.append("partners are asked")
    if options.flat_turns:
        parts.append("no extra turn")
    return ", ".join(parts)
