"""Options of Spy Guy."""

from typing import Annotated, Literal

from msgspec import Meta

from spyhouse.citydraw import ItemSize, LookAlikes, Mood, Site
from spyhouse.games.spyguy.box import Level, box, levels
from spyhouse.kernel import Options, Phrase

LONGEST_NAME = 24
MAX_CARDS = 100


class SpyGuyOptions(Options, frozen=True, kw_only=True):
    """Options of a game of Spy Guy."""

    level: Literal["child", "family", "expert", "adaptive"] = "family"
    city: Annotated[
        str,
        Meta(max_length=LONGEST_NAME, pattern=r"^[a-z0-9-]*$(?!\n)", extra_json_schema={"format": "day"}),
    ] = ""
    site: Site | Literal["any"] = "any"
    mood: Mood | Literal["any"] = "any"
    seconds: Annotated[int, Meta(ge=5, le=600)] | None = None
    lookalikes: LookAlikes | Literal["level"] = "level"
    items: ItemSize | Literal["level"] = "level"
    lead: (
        Annotated[int, Meta(ge=1, le=box().track.port - 1, extra_json_schema={"unless": "practice"})] | None
    ) = None
    lock_wrong_taps: bool = False
    practice: bool = False
    practice_cards: Annotated[int, Meta(ge=1, le=MAX_CARDS)] = 10


def level_of(options: SpyGuyOptions) -> Level:
    """Return the level's settings. The adaptive level is drawn and timed like family."""
    return getattr(levels(), "family" if options.level == "adaptive" else options.level)  # type: ignore[no-any-return]


def seconds_of(options: SpyGuyOptions) -> int:
    """Return the search time in seconds."""
    return options.seconds or level_of(options).seconds


def lookalikes_of(options: SpyGuyOptions) -> LookAlikes:
    """Return the number class of look-alikes."""
    return level_of(options).lookalikes if options.lookalikes == "level" else options.lookalikes


def items_of(options: SpyGuyOptions) -> ItemSize:
    """Return the size class of items."""
    return level_of(options).items if options.items == "level" else options.items


def lead_of(options: SpyGuyOptions, players: int) -> int:
    """Return Doctor Moritz's first space: by number of players (SG-2), shifted by the level."""
    starts = box().track.starts
    return options.lead or starts[min(players, len(starts)) - 1] + level_of(options).ahead


def summary(options: SpyGuyOptions) -> list[Phrase]:
    """Return the house rules as short phrases."""
    phrases = [Phrase("summary-level", {"level": options.level})]
    if options.practice:
        phrases.append(Phrase("summary-practice", {"cards": options.practice_cards}))
    phrases.append(Phrase("summary-seconds", {"seconds": seconds_of(options)}))
    if options.lead and not options.practice:
        phrases.append(Phrase("summary-lead", {"lead": options.lead}))
    if options.lookalikes != "level":
        phrases.append(Phrase("summary-lookalikes", {"lookalikes": options.lookalikes}))
    if options.items != "level":
        phrases.append(Phrase("summary-items", {"items": options.items}))
    if options.city:
        phrases.append(Phrase("summary-city", {"city": options.city}))
    if options.site != "any":
        phrases.append(Phrase("summary-site", {"site": options.site}))
    if options.mood != "any":
        phrases.append(Phrase("summary-mood", {"mood": options.mood}))
    if options.lock_wrong_taps:
        phrases.append(Phrase("summary-lock"))
    return phrases
