"""English."""

import re
from functools import lru_cache

from spyhouse.games.spyfall.bots.grammar.grammar import Grammar, whole_words

ENDINGS = (("ing", 4), ("ies", 3), ("ed", 4), ("es", 4), ("ly", 4), ("s", 3), ("y", 3), ("e", 4))
"""What is cut off a word, and how much of it must be left: "forests" and "forest", but never "for"."""
_IN_NAMES = ("day", "party", "base", "park", "tent", "station", "service", "corporate", "passenger", "space")
_VERBS = (
    r"is|are|am|was|were|do|does|did|have|has|had|can|could|would|will|should|shall|may|might|must|need|ever|any|"
    r"isn'?t|aren'?t|don'?t|doesn'?t|didn'?t|haven'?t|hasn'?t|can'?t|couldn'?t|wouldn'?t|won'?t|shouldn'?t"
)

_WHAT_TIME = r"(at )?(what|which) (time|hour|day|month|year|season)"
_A_DAY = r"(an?|per|each|every) (minute|hour|shift|night|day|week|month|year)"
_COME = r"(get|come|travel|go|make it)"
_HOME = r"(here|there|home|back|around|to work|out of here)"
_ANYBODY = r"(you|we|they|one|people|i)"
_TAKES_ALL = r"(see|find|have|get|buy|sell|hear|offer|serve)"


@lru_cache(maxsize=10_000)
def _stem(word: str) -> str:
    for ending, least in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= least:
            return word[: -len(ending)]
    return word


class English(Grammar):
    mumble = "Well?"
    common = frozenset(map(_stem, _IN_NAMES))
    asked = whole_words((
        ("how_long", r"how long|how much time|how many (second|minute|hour|day|week|month|year|night)s"),
        ("how_long", r"(until|till) when"),
        ("how_many_times", rf"how many times|how (often|frequently) .*\b{_A_DAY}(?=\W*$)"),
        ("how_often", r"how (often|frequently|regularly)"),
        ("when_past", rf"(when|{_WHAT_TIME}) (did|was|were|had|have)|when('s| is) the last time|since when"),
        ("when", rf"how (soon|late|early)|{_WHAT_TIME}"),
        ("how_many", r"how (many|much)|what (number|amount|percentage)"),
        ("why", r"how come|what for|for what reason|what( i|')?s the (reason|point|purpose)|what makes you"),
        ("who_are", r"what (kind|sort|type)s? of (people|folk|crowd|company)|who('re| are| were)"),
        ("who_all", r"which (people|folk)|who (all|else)|who do (you|we|they) (all )?(see|meet|know)"),
        ("who", r"what (kind|sort|type)s? of person|which (of us|of you|of them|one of|person|player)"),
        ("why", r"why|^y"),
        ("whose", r"whose"),
        ("who", r"who|who'?s|whom"),
        ("where", r"where|where'?s|whereabouts"),
        ("how_way", r"(which|what) way did|by what (means|way|road)"),
        ("where", r"(which|what) (way|direction|floor|country|city|town|corner|side)"),
        ("when", r"when|when'?s"),
        ("how_is", r"what('s| is| are| was| were) .{2,40} like"),
        ("what_all", rf"what (all|else)|what( i|')?s there|what (can|could|do|did) {_ANYBODY} {_TAKES_ALL}"),
        ("what", r"what|what'?s|which|describe|name (one|two|three|a|an|your|something)"),
        ("what", r"tell (me|us) (something|one|a|about)"),
        ("how_way", rf"how ({_VERBS}) .*\b({_COME} (\w+ )*?{_HOME}|arrive|bring \w+ here)"),
        ("how_is", r"how('s|'re| is| are| was| were| has| have)"),
        ("how_so", r"how (do|did|does|can|could|would|will|should|to)"),
        ("how", r"how"),
    ))  # fmt: skip
    yes_or_no = re.compile(rf"({_VERBS})\b")
    indirect = re.compile(
        r"(can|could|would|will|do|may|might) (you|i|we|anyone|somebody) (please )?"
        r"(tell|say|know|guess|ask|explain|describe|show|remember|remind)\b"
    )
    lead = re.compile(
        r"^((so|and|but|or|well|ok|okay|now|then|hey|hi|hello|oh|um|please|honestly|seriously|quick|question|"
        r"excuse me|tell (me|us)|by the way|in your opinion|to be honest|just|say|listen|one more thing|"
        r"i wonder|i was wondering|let me ask|may i ask|if i may ask)\b[\s,:;.!-]*)+"
    )
    tag = re.compile(r"(n'?t (it|you|they|we|he|she|there)|, (right|no|eh|or not))\W*$")
    choice = re.compile(r"\w or (?!(not|so|no|else|what|something|anything|anyone|somebody|is it)\b)\w")
    the_spy = re.compile(r"\b(are you|you'?re|r u)\b.{0,12}\bspy\b|\bis it you\W*$")
    the_place = re.compile(
        r"\bwhere (exactly )?are we( (right )?now| exactly| here)?\W*$|\bwhere is this\W*$|"
        r"\b(what|which) (is this place|place is this|place are we)|\bname (of )?(this|the) place\b"
    )

    def stem(self, word: str) -> str:
        return _stem(word)

    def plain(self, text: str) -> str:
        plain = text.lower().replace("\u2019", "'").replace("cannot", "can not")
        return plain.replace("can't", "can not").replace("won't", "will not").replace("n't", " not")

    def stems(self, text: str) -> set[str]:
        return {_stem(word) for word in re.findall(r"[a-z]{3,}", text.lower())}
