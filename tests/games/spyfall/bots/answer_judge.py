"""Judge of whether an answer fits the kind of its question, independent of the phrase bank.

It asks only for the kind: somebody for a "who", a place for a "where", a reason for a "why". Whether the
answer is also true, or witty, is for readers to say.
"""

import re

KINDS = ("who", "what", "where", "when", "how_long", "how_many", "why", "yes_or_no")

_WORDS = {
    "who": """
        nobody, no one, none of, anybody, anyone, somebody, someone, everybody, everyone, whoever,
        people, person, persons, the one, that one, the ones, folk, they, them, us, me, myself,
        those who, others, the other, all of, most of, some of, two of, one of, half of, face,
        faces, name, names, friend, friends, stranger, strangers, neighbour, neighbours, crowd,
        company, a soul""",
    "where": """
        here, there, everywhere, nowhere, anywhere, somewhere, elsewhere, wherever, where, behind,
        below, beneath, under, above, upstairs, downstairs, to the left, to the right, round the,
        around the, corner, corners, door, wall, middle, edge, far end, at the end, at the back, in
        front, near, nearby, next to, far, close by, closer, inside, outside, in the, at the, on
        the, by the, beside, between, along, past the, miles, step, steps, direction, directions,
        spot, place, places, way off, way""",
    "when": """
        always, never, ever, often, seldom, rarely, sometimes, usually, now, then, today, tonight,
        yesterday, tomorrow, day, days, daily, night, nights, morning, mornings, noon, afternoon,
        evening, evenings, week, weeks, weekend, month, months, year, years, hour, hours, minute,
        minutes, second, seconds, moment, moments, time, times, soon, sooner, later, late, early,
        once, twice, before, after, until, till, since, while, when, whenever, ago, constantly,
        breakfast, lunch, dinner, season, summer, winter, monday, sunday, clock""",
    "how_long": """
        long, longer, short, shorter, second, seconds, minute, minutes, hour, hours, day, days,
        night, nights, week, weeks, weekend, month, months, season, year, years, ages, moment,
        while, time, forever, until, till, blink, breath, lunch, dinner, bedtime, morning, evening,
        afternoon, life, lifetime, calendar, clock, sunset, dawn, eternity, since""",
    "how_many": """
        none, no, not one, zero, nothing, one, two, three, four, five, six, seven, ten, dozen,
        dozens, hundred, hundreds, thousand, couple, few, fewer, several, some, many, much, more,
        most, less, lots, plenty, enough, handful, count, counted, counting, number, numbers, half,
        all of, every, any, pair, single, little, fingers, loads, too many, too much""",
    "why": """
        because, since, so that, so nobody, in order, that's why, reason, reasons, cause, habit,
        tradition, otherwise, or else, if, why, whoever thought, it's how, chance, without, comes
        with, keeps, thanks to, explains, blame, accident, purpose""",
    "yes_or_no": """
        yes, no, not, nope, yeah, never, hardly, barely, scarcely, seldom, rarely, often, sometimes,
        always, certainly, surely, sure, of course, naturally, absolutely, indeed, perhaps, maybe,
        possibly, probably, depends, now and then, more or less, a bit, a little, very, much, so,
        too, without, would, wouldn't, could, couldn't, i'd, don't, doesn't, isn't, didn't, can't,
        won't, if, only, less, more, enough, either, both, nothing, plenty, all the, every, some,
        doubt""",
}
_BARE = """
        yes, no, nope, hardly, barely, scarcely, never, always, often, seldom, sometimes, naturally,
        of course, yes and no, very much so, without a doubt, more or less, now and then, not
        really, not on my watch, i'd have to say no, not that you'd notice, every single day, all
        the time, who can say, nobody, nowhere, everywhere, middling"""


def _any_of(words: str) -> str:
    return "|".join(re.escape(word.strip()) for word in words.split(","))


_TELLS = {kind: re.compile(rf"(?<![\w'])({_any_of(words)})(?!\w)") for kind, words in _WORDS.items()}
_A_THING = re.compile(
    r"\b(some|any|no|every)thing\b|\b(what|whatever|things?|stuff)\b|"
    r"\b(a|an|the|my|your|our|their|its|this|that|these|those|one|two|three|of)\s+(\w+\s+)?[a-z']{3,}"
)


def fits(kind: str, answer: str) -> bool:
    said = answer.lower().replace("\u2019", "'").strip(" .!?…")
    if re.fullmatch(_any_of(_BARE), said) and kind not in ("yes_or_no", "when"):
        return kind == "how_many" and said == "no"
    if kind == "what":
        return bool(_A_THING.search(said)) and not _is_a_yes(said)
    found = bool(_TELLS[kind].search(said)) or (kind == "why" and bool(re.match(r"(to|for|so) ", said)))
    return found and (kind == "yes_or_no" or not _is_a_yes(said))


def _is_a_yes(said: str) -> bool:
    """Return whether an answer says yes, which fits neither "who" nor "where"."""
    return bool(re.match("yes|yeah|of course|naturally|without a doubt", said))
