"""How a game of Spy Guy is set up."""

from typing import Annotated, Literal

from msgspec import Meta

from spyhouse.games.spyguy.box import Level, box, levels
from spyhouse.games.spyguy.city import ItemSize, LookAlikes, Mood, Site
from spyhouse.kernel import Options, Phrase

LONGEST_NAME = 24
MOST_CARDS = 100


class SpyGuyOptions(Options, frozen=True, kw_only=True):
    level: Annotated[
        Literal["family", "child", "expert", "adaptive"],
        Meta(
            title="Level",
            description="Child: more time, larger things, no look-alikes, and wrong taps tell how warm they "
            "were. Expert: less time, smaller things, more look-alikes. Adaptive begins like family; from "
            "then on Doctor Moritz's lead follows how you do.",
        ),
    ] = "family"
    city: Annotated[
        str,
        Meta(
            max_length=LONGEST_NAME,
            pattern=r"^[a-z0-9-]*$(?!\n)",
            title="City",
            description="Empty: a new one. A date: the city of that day, the same for everyone.",
            extra_json_schema={"format": "day"},
        ),
    ] = ""
    site: Annotated[
        Site | Literal["any"],
        Meta(title="Kind of city", description="Any: as its name has it."),
    ] = "any"
    mood: Annotated[
        Mood | Literal["any"], Meta(title="Light and weather", description="Any: as the city likes it.")
    ] = "any"
    seconds: (
        Annotated[
            int,
            Meta(ge=5, le=600, title="Sand timer (seconds)", description="45 in the box; else the level's."),
        ]
        | None
    ) = None
    lookalikes: Annotated[
        LookAlikes | Literal["level"],
        Meta(title="Look-alikes", description="Things that are nearly what you seek."),
    ] = "level"
    items: Annotated[
        ItemSize | Literal["level"], Meta(title="Size of the items", description="Or the level's.")
    ] = "level"
    lead: (
        Annotated[
            int,
            Meta(
                ge=1,
                le=box().track.port - 1,
                title="Doctor Moritz's lead (spaces)",
                description="Else as the level and the number of players say.",
            ),
        ]
        | None
    ) = None
    lock_wrong_taps: Annotated[
        bool,
        Meta(
            title="Wrong taps lock",
            description="Whoever taps the wrong thing cannot tap for two seconds.",
        ),
    ] = False
    practice: Annotated[bool, Meta(title="Practice", description="Only searching: nobody is chased.")] = False
    practice_cards: Annotated[
        int, Meta(ge=1, le=MOST_CARDS, title="Cards in a practice", description="Then it is over.")
    ] = 10


def level_of(options: SpyGuyOptions) -> Level:
    """What the level says; the one that learns is drawn and timed like family."""
    return getattr(levels(), "family" if options.level == "adaptive" else options.level)  # type: ignore[no-any-return]


def seconds_of(options: SpyGuyOptions) -> int:
    return options.seconds or level_of(options).seconds


def lookalikes_of(options: SpyGuyOptions) -> LookAlikes:
    return level_of(options).lookalikes if options.lookalikes == "level" else options.lookalikes


def items_of(options: SpyGuyOptions) -> ItemSize:
    return level_of(options).items if options.items == "level" else options.items


def lead_of(options: SpyGuyOptions, players: int) -> int:
    """Doctor Moritz's first space: one of three, by the number of players (SG-2), as the level moves it."""
    starts = box().track.starts
    return options.lead or starts[min(players, len(starts)) - 1] + level_of(options).ahead


def summary(options: SpyGuyOptions) -> list[Phrase]:
    """The house rules in a line."""
    told = [Phrase("summary-level", {"level": options.level})]
    if options.practice:
        told.append(Phrase("summary-practice", {"cards": options.practice_cards}))
    told.append(Phrase("summary-seconds", {"seconds": seconds_of(options)}))
    if options.lead and not options.practice:
        told.append(Phrase("summary-lead", {"lead": options.lead}))
    if options.lookalikes != "level":
        told.append(Phrase("summary-lookalikes", {"lookalikes": options.lookalikes}))
    if options.items != "level":
        told.append(Phrase("summary-items", {"items": options.items}))
    if options.city:
        told.append(Phrase("summary-city", {"city": options.city}))
    if options.site != "any":
        told.append(Phrase("summary-site", {"site": options.site}))
    if options.mood != "any":
        told.append(Phrase("summary-mood", {"mood": options.mood}))
    if options.lock_wrong_taps:
        told.append(Phrase("summary-lock"))
    return told
