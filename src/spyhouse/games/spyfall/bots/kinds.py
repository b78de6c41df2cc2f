"""What kind of answer a question wants: somebody, a place, a number, a reason, a yes or a no."""

import re
from collections.abc import Sequence
from typing import Literal

Kind = Literal["who", "what", "where", "when", "how_long", "how_many", "why", "how", "yes_or_no"]
"""`how` asks for a degree or a manner: how loud, how is the food."""

_PATTERNS: Sequence[tuple[Kind, str]] = (
    ("how_long", r"how long|how much time|how many (second|minute|hour|day|week|month|year|night)s"),
    ("when", r"how (often|soon|late|early|frequently|regularly)|since when|(until|till) when"),
    ("when", r"(what|which|at what) (time|hour|day|month|year|season)"),
    ("how_many", r"how (many|much)|what (number|amount|percentage)"),
    ("why", r"how come|what for|for what reason|what( i|')?s the (reason|point|purpose)|what makes you"),
    ("who", r"what (kind|sort|type)s? of (people|person|folk|crowd|company)"),
    ("who", r"which (of us|of you|of them|one of|person|player)"),
    ("why", r"why|^y"),
    ("who", r"who|who'?s|who'?d|whom|whose"),
    ("where", r"where|where'?s|whereabouts|(which|what) (way|direction|floor|country|city|town|corner|side)"),
    ("when", r"when|when'?s"),
    ("what", r"what|what'?s|which|describe|name (one|two|three|a|an|your|something)"),
    ("what", r"tell (me|us) (something|one|a|about)"),
    ("how", r"how|how'?s"),
)
_ASKED = tuple((kind, re.compile(rf"\b({pattern})\b")) for kind, pattern in _PATTERNS)
_VERBS = (
    r"is|are|am|was|were|do|does|did|have|has|had|can|could|would|will|should|shall|may|might|must|need|ever|any|"
    r"isn'?t|aren'?t|don'?t|doesn'?t|didn'?t|haven'?t|hasn'?t|can'?t|couldn'?t|wouldn'?t|won'?t|shouldn'?t"
)
_YES_OR_NO = re.compile(rf"({_VERBS})\b")
_INDIRECT = re.compile(
    r"(can|could|would|will|do|may|might) (you|i|we|anyone|somebody) (please )?"
    r"(tell|say|know|guess|ask|explain|describe|show|remember|remind)\b"
)
_LEAD = re.compile(
    r"^((so|and|but|or|well|ok|okay|now|then|hey|hi|hello|oh|um|please|honestly|seriously|quick|question|"
    r"excuse me|tell (me|us)|by the way|in your opinion|to be honest|just|say|listen|one more thing|"
    r"i wonder|i was wondering|let me ask|may i ask|if i may ask)\b[\s,:;.!-]*)+"
)
_TAG = re.compile(r"(n'?t (it|you|they|we|he|she|there)|, (right|no|eh|or not))\W*$")
_THE_SPY = re.compile(r"\b(are you|you'?re|r u)\b.{0,12}\bspy\b|\bis it you\W*$")
_THE_PLACE = re.compile(
    r"\bwhere (exactly )?are we( (right )?now| exactly| here)?\W*$|\bwhere is this\W*$|"
    r"\b(what|which) (is this place|place is this|place are we)|\bname (of )?(this|the) place\b"
)


def kind_of(question: str) -> Kind:
    """A question word counts where the question begins, or after "do you know"."""
    said = _LEAD.sub("", question.lower().replace("\u2019", "'").strip())
    if _YES_OR_NO.match(said) and not _INDIRECT.match(said):
        return "yes_or_no"
    found = [
        (match.start(), order, kind)
        for order, (kind, pattern) in enumerate(_ASKED)
        if (match := pattern.search(said))
    ]
    if not found or _TAG.search(said):
        return "yes_or_no"  # a statement, perhaps with "isn't it?" behind it
    return min(found)[2]


def outright(question: str) -> Literal["are you the spy", "where are we", ""]:
    """What nobody should ask, and somebody always does."""
    said = question.lower().replace("\u2019", "'")
    if _THE_SPY.search(said):
        return "are you the spy"
    return "where are we" if _THE_PLACE.search(said) else ""
