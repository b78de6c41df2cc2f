"""English grammar for the matcher."""

import re
from functools import lru_cache

from spyhouse.games.spyfall.bots.grammar.grammar import Grammar, patterns, whole_words

ENDINGS = (("ing", 4), ("ies", 3), ("ed", 4), ("es", 4), ("ly", 4), ("s", 3), ("y", 3), ("e", 4))
"""Suffixes to remove, with the minimum length of the rest: "forests" becomes "forest", but "for" stays."""
_IN_NAMES = ("day", "party", "base", "park", "tent", "station", "service", "corporate", "passenger", "space")
_VERBS = (
    r"is|are|am|was|were|do|does|did|have|has|had|can|could|would|will|should|shall|may|might|must|need|"
    r"ever|any|"
    r"isn'?t|aren'?t|don'?t|doesn'?t|didn'?t|haven'?t|hasn'?t|can'?t|couldn'?t|wouldn'?t|won'?t|shouldn'?t"
)

_WHAT_TIME = r"(at )?(what|which) (time|hour|day|month|year|season)"
_A_DAY = r"(an?|per|each|every) (minute|hour|shift|night|day|week|month|year)"
_COME = r"(get|come|travel|go|make it)"
_HOME = r"(here|there|home|back|around|to work|out of here)"
_ANYBODY = r"(you|we|they|one|people|i)"
_TAKES_ALL = r"(see|find|have|get|buy|sell|hear|offer|serve)"
_YOU_ARE = (
    r"(you(r \w+)?|u|ur)( ('?re|are|is|look|looks|sound|smell|seem|have|r)\b)?|you'?re|it'?s|"
    r"that'?s|that (is|was)"
)
_BAD = (
    r"idiot|idiots|stupid|dumb|moron|fool|foolish|loser|liar|liars|ugly|jerk|annoying|rude|pathetic|"
    r"useless|clown|"
    r"smell|stink|suck|terrible|awful|horrible|disgusting|lame|cheater|crazy|hopeless"
)
_GOOD = (
    r"great|nice|beautiful|(?<!s )pretty|pretty(?=\W*$)|lovely|smart|clever|funny|kind|handsome|"
    r"wonderful|amazing|brilliant|cute|awesome|gorgeous|charming|fantastic|excellent|elegant|the best"
)
_ORDERS = (
    r"be|give|hand|shut|stop|go|come|sit|stand|show|leave|bring|look|open|close|put|take|let|get|wait|"
    r"listen|hurry|run|"
    r"help|answer|say|keep|move|drop|turn|pass|call|follow|read|sing|dance|jump|smile|watch|try|make|"
    r"think|prove|admit|"
    r"confess|repeat|swear|hold|speak|talk|calm|relax|eat|drink|pay|buy|wake|ask|behave|cheer|clean|drive|"
    r"forget|fetch|"
    r"freeze|guess|hide|kiss|lie|lock|promise|push|pull|quit|remember|send|share|sleep|throw|touch|trust|"
    r"use|wash|write"
)


@lru_cache(maxsize=10_000)
def _stem(word: str) -> str:
    for ending, least in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= least:
            return word[: -len(ending)]
    return word


class English(Grammar):
    """Grammar of English."""

    filler = "Well?"
    common = frozenset(map(_stem, _IN_NAMES))
    asked = whole_words((
        ("how_long", r"how long|how much time|how many (second|minute|hour|day|week|month|year|night)s"),
        ("how_long", r"(until|till) when"),
        ("how_many_times", rf"how many times|how (often|frequently) .*\b{_A_DAY}(?=\W*$)"),
        ("how_often", r"how (often|frequently|regularly)"),
        ("when_past", rf"(when|{_WHAT_TIME}) (did|was|were|had|have)|when('s| is) the last time|since when"),
        ("when", rf"how (soon|late|early)|{_WHAT_TIME}|what('s| is| was) the \w+ (time|hour|day|season)"),
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
        ("how_is", r"what (do|does|did) .{2,40} (look|smell|sound|taste|feel) like"),
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

    remarks = patterns((
        ("greeting", r"(hello|hi|hiya|hey|howdy|greetings|welcome|bye|goodbye|good (morning|afternoon|"
         r"evening|day|night)|"
         r"see you|nice to meet you|what'?s up|how do you do)( (there|all|everyone|everybody|you|folks|"
         r"friends?|later|\w+))?\W*$"),
        ("greeting", r"(hello|hi|good (morning|afternoon|evening|day|night))\b[^?]*$"),
        ("joke", r"knock,? knock|.*cross the road|how many .*(does it take|light ?bulb)|.*walks? into a bar|"
         r"(tell|do you know|have you heard|got) .*\bjokes?\b|(did|have) you hear(d)? the one|"
         r"what do you call an? "),
        ("compliment", r"i (really )?(like|love|adore|admire) (you|your)\b[^?]*$"),
        ("insult", rf"({_YOU_ARE}|i hate you|what an?|such an?)\b[^?]*\b({_BAD})\b[^?]*$|i hate you|"
         rf"you ({_BAD})\b[^?]*$"),
        ("insult", rf"({_BAD})\W*$"),
        ("compliment", rf"({_YOU_ARE}|what an?|such an?)\b[^?]*\b({_GOOD})\b[^?]*$|"
         rf"({_GOOD}|good|cool|well) (hat|coat|shoes|hair|dress|shirt|smile|answer|question|one|done|said|"
         rf"played|job|face)\W*$"),
        ("price", r"how (much|expensive|cheap|dear) (is|are|was|were|does|do|did|would|will|"
         r"to)\b(?!.*\b(there|left|"
         r"sleep|know|see|hear|time|fun|work)\b)|how much .*\b(cost|costs|pay|paid|charge|spend|spent)\b|"
         r"what (does|do|did|would|will) .*\b(cost|pay|charge)\b|what('s| is| was| are) the (price|cost|"
         r"fee|fare|entry)|"
         r"what (price|fee|fare)"),
        ("weather", r"(how|what)('s| is| was| about) (the|today's|your) weather|what('s|"
         r" is) it like outside|.*\bweather\b.*\blike\b"),
    ))  # fmt: skip
    orders = re.compile(
        rf"(please |just |now |everybody |everyone )*(don'?t|do not|never|{_ORDERS})\b(?! (you|we|they|"
        rf"i) \w+)|"
        r"(quiet|silence|attention|faster|louder|enough|off with|out|hands up|no talking|up|down|away)\b|"
        r"let'?s\b"
    )
    statement = re.compile(
        rf"(?!({_VERBS}|who|whom|whose|what|which|where|when|why|how|describe|name|tell)\b)\w"
    )

    def stem(self, word: str) -> str:
        """Return a word without its suffixes."""
        return _stem(word)

    def plain(self, text: str) -> str:
        """Return the text in lower case with contractions expanded."""
        plain = text.lower().replace("\u2019", "'").replace("cannot", "can not")
        return plain.replace("can't", "can not").replace("won't", "will not").replace("n't", " not")

    def stems(self, text: str) -> set[str]:
        """Return the stems of all meaningful words."""
        return {_stem(word) for word in re.findall(r"[a-z]{3,}", text.lower())}
