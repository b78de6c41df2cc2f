"""German: endings, umlauts, and words that are made of words."""

import re
from collections.abc import Container, Iterator
from functools import lru_cache

from spyhouse.games.spyfall.bots.grammar.grammar import Grammar, Phrase, whole_words

ENDINGS = (
    ("ungen", 4), ("ung", 4), ("heit", 4), ("keit", 4), ("ern", 3), ("em", 4), ("en", 3), ("er", 3),
    ("es", 4), ("et", 4), ("st", 4), ("e", 3), ("n", 4), ("s", 4), ("t", 4),
)  # fmt: skip
"""What is cut off a word, one after another, and how much of it must be left."""
SMALL_WORDS = frozenset(
    {
        "sich", "nach", "noch", "doch", "auch", "mich", "dich", "euch", "eine", "ein", "oder", "aber",
        "wenn", "dann", "denn", "hier", "dies", "jede", "alle", "sein", "mein", "dein", "wird", "habe",
        "will", "kann", "soll", "immer", "unter", "uber", "ganz", "was", "wass", "wie", "wer", "mit",
        "vor", "aus", "bei", "nicht",
    }
)  # fmt: skip
"""What no stem may become: "sicher" is not "sich"."""
LEAST_PART = 4
LINKS = ("", "s", "n", "en", "e", "es")
"""What stands between two words that are made one: the s in "Eintrittskarte"."""
_UMLAUTS = str.maketrans({"ä": "a", "ö": "o", "ü": "u", "ß": "ss", "é": "e", "è": "e"})
_SPELT_OUT = re.compile(r"(?<![aeq])ue|(?<!e)oe|ae")
_IN_NAMES = ("park", "zelt", "station", "feier", "tag", "schiff", "zug", "raum", "reise", "lager")
_QUESTION_WORDS = (
    r"wie|wieso|wieviel\w*|wo|woher|wohin|wer|wen|wem|wessen|was|wann|warum|weshalb|welche\w*|wozu|wofür|womit|wobei|"
    r"woran|worauf|worüber|wovon|wonach|worum|wodurch|wovor"
)

_WHAT_TIME = (
    r"wann|um wie ?viel uhr|(zu |um |an |in )?welche[rmns]? (zeit|uhrzeit|stunde|tag|monat|\w+tag|\w+zeit)"
)
_A_DAY = r"(am tag|pro \w+|in der (minute|stunde|schicht|nacht|woche)|die woche|im (monat|jahr)|täglich)"
_COME = (
    r"(komm\w*|gelang\w*) .*\b(her|hierher|hierhin|hin|dahin|dorthin|heim|nach hause|zur arbeit|zurück|weg)"
)
_BEFORE = (
    r"mit|von|bei|zu|nach|neben|vor|hinter|unter|zwischen|außer|für|gegen|durch|ohne|um|auf|an|über|wegen"
)
_WITH_WHOM = rf"({_BEFORE}) we[nm]"


@lru_cache(maxsize=10_000)
def _stem(word: str) -> str:
    if len(word) >= 7 and word.startswith("ge") and word.endswith(("t", "en")):
        word = word[2:]  # "gewartet" has waited
    cut = True
    while cut:
        cut = False
        for ending, least in ENDINGS:
            shorter = word.removesuffix(ending)
            if shorter != word and len(shorter) >= least and shorter not in SMALL_WORDS:
                word, cut = shorter, True
                break
    return word


class German(Grammar):
    mumble = "Na?"
    common = frozenset(map(_stem, _IN_NAMES))
    asked = whole_words((
        ("how_long", r"wie lange?|wie ?viel zeit"),
        ("how_long", r"wie ?viele (sekunden|minuten|stunden|tage|wochen|monate|jahre|nächte)"),
        ("how_long", r"bis wann"),
        ("how_many_times", rf"wie ?viele? ?male?|wie (oft|häufig) (.*\b)?{_A_DAY}"),
        ("how_often", r"wie (oft|häufig|regelmäßig)"),
        ("when_past", rf"({_WHAT_TIME}) (war|warst|wart|waren|wurden?|wurdest|gab)|seit wann"),
        ("when_past", rf"({_WHAT_TIME}) (hat|hast|habt|haben|ist|bist|seid|sind) .*\b\w*ge\w+(t|en)(?=\W*$)"),
        ("when_past", r"wann .*\b(zuletzt|das letzte mal|zum letzten mal|passiert)"),
        ("when", rf"wie (spät|früh|bald)|{_WHAT_TIME}"),
        ("how_many", r"wie ?viele?[rnms]?|welche (zahl|anzahl|menge)"),
        ("why", r"warum|wieso|weshalb|weswegen|wozu|wofür|aus welchem grund|was ist der (grund|sinn|zweck)"),
        ("why", r"wie kommt('s| es)|was (treibt|bringt|führt) (dich|euch)"),
        ("who_are", r"was für (leuten?|menschen|typen|gästen?|gestalten|eine truppe|ein publikum)"),
        ("who_are", r"wer (sind|waren)"),
        ("who_all", r"welche (leute|personen|menschen|gäste)|wer (alles|alle|sonst|noch)"),
        ("who", r"welche[rns]? (von uns|von euch|von denen|person|mensch)"),
        ("who", r"wer"),
        ("with_whom", _WITH_WHOM),
        ("whom", r"wen"),
        ("to_whom", r"wem"),
        ("whose", r"wessen"),
        ("how_way", r"auf welche[mn] wege?"),
        ("where", r"wo|woher|wohin|(in|auf|an) welche[rmns]? (richtung|stadt|stock\w*|etage|ecke|seite)"),
        ("what_all", r"was (alles|sonst|noch)|was gibt'?s?|was (kann|könnte) man|was .*\balles\b"),
        ("what_all", r"was (siehst|findest|bekommst|kriegst|hörst|verkaufst|kaufst) du"),
        ("what", r"was|welche[rmns]?|womit|woran|worauf|worüber|wovon|wonach|worum|wobei|wovor|worin"),
        ("what", r"beschreibe?|nenne? (mir|uns|eine?n?|zwei|drei|deine?n?|etwas)"),
        ("what", r"erzähle? (mir|uns|mal|etwas|von)"),
        ("how_is", r"wie (ist|sind|war|waren|schmeckt|riecht|klingt|läuft|geht)"
         r"('s| es| der| die| das| dein| deine| euer| eure| hier)"),
        ("how", r"wie heißt"),
        ("how_way", rf"wie {_COME}|wie (bist|seid|ist|sind) .*\b(her|hierher|an)(ge\w+|gelangt)"),
        ("how_so", r"wie (\w+(t|en|e)|bist|kann) (man|du|ihr|wir|ich|sie|er|es|sich)"),
        ("how", r"wie"),
    ))  # fmt: skip
    # Whatever else begins with a verb.
    yes_or_no = re.compile(
        rf"(?!({_QUESTION_WORDS}|{_WITH_WHOM}|seit|bis|mit|nenne?|beschreibe?|erzähle?)\b)"
        r"(ist|sind|war|hat|kann|darf|muss|mag|soll|will|wird|gab|gibt'?s|jemals|schon|irgend\w*|"
        r"[a-zäöüß]+(t|st|en|e))\b(?!,)"
    )
    indirect = re.compile(
        r"(kannst|könntest|würdest|willst|magst|darf|kann|könnt) (du|ihr|ich|man|jemand)\b.{0,30}"
        r"\b(sagen|verraten|erklären|beschreiben|zeigen|fragen|erzählen|schätzen|nennen)\b|"
        r"(weißt|wisst|verrätst|sagst|erzählst|erinnerst) (du|ihr)\b"
    )
    lead = re.compile(
        r"^((und|aber|oder|also|na|nun|so|hm+|ok|okay|hey|he|hallo|ach|oh|bitte|((mal|ganz) )?ehrlich|"
        r"im ernst|(kurze )?frage|entschuldigung|sagt? mal|sagt?|verratet? (mir|uns)( mal)?|übrigens|jetzt|"
        r"hör mal|noch was|noch etwas|ich frage mich|ich wüsste gern|darf ich fragen|wenn ich fragen darf)\b"
        r"[\s,:;.!-]*)+"
    )
    tag = re.compile(r", ?(oder|nicht wahr|nicht|ne|gell|richtig|stimmt'?s|oder nicht|oder doch)\W*$")
    choice = re.compile(r"\w oder (?!(nicht|so|doch|was|etwa|irgendwas|wie|eher nicht)\b)\w")
    the_spy = re.compile(
        r"\b(bist du|du bist|biste|seid ihr)\b.{0,15}\b(spion|spionin|agent|agentin)\b|\bbist du es\W*$"
    )
    the_place = re.compile(
        r"\bwo (genau )?(sind|befinden) wir( uns)?( (hier|gerade|jetzt|genau|eigentlich|denn))*\W*$|"
        r"\bwo ist das( hier)?\W*$|\bwas ist das (hier|für ein ort)|"
        r"\bwelcher ort (ist|war)|\bwie heißt (dieser|der) ort\b"
    )

    def stem(self, word: str) -> str:
        return _stem(word)

    def plain(self, text: str) -> str:
        """Umlauts as their plain letters, however they were typed."""
        small = text.lower().translate(_UMLAUTS).replace("\u2019", "'")
        return _SPELT_OUT.sub(lambda found: found[0][0], small)

    def parts(self, word: str, known: Container[str]) -> Phrase:
        """Both parts known, or else the longest one: "Hundeleine" is about a dog."""
        found = [*_splits(word, known)]
        return max(found)[1] if found else (word,)


def _splits(word: str, known: Container[str]) -> Iterator[tuple[int, Phrase]]:
    for at in range(LEAST_PART, len(word) - LEAST_PART + 1):
        last = _stem(word[at:])
        firsts = {_stem(word[:at].removesuffix(link)) for link in LINKS}
        first = max((one for one in firsts if one in known and len(one) >= LEAST_PART), key=len, default="")
        if first and last in known:
            yield 100 + len(first) + len(last), (first, last)
        elif last in known:
            yield len(last), (_stem(word[:at]), last)
        elif first:
            yield len(first), (first, last)
