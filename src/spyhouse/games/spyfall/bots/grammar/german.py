"""German grammar for the matcher: suffixes, umlauts and compound words."""

import re
from collections.abc import Container, Iterator
from functools import lru_cache

from spyhouse.games.spyfall.bots.grammar.grammar import Grammar, Phrase, patterns, whole_words

ENDINGS = (
    ("ungen", 4), ("ung", 4), ("heit", 4), ("keit", 4), ("ern", 3), ("em", 4), ("en", 3), ("er", 3),
    ("es", 4), ("et", 4), ("st", 4), ("e", 3), ("n", 4), ("s", 4), ("t", 4),
)  # fmt: skip
"""Suffixes to remove in order, with the minimum length of the rest."""
SMALL_WORDS = frozenset(
    {
        "sich", "nach", "noch", "doch", "auch", "mich", "dich", "euch", "eine", "ein", "oder", "aber",
        "wenn", "dann", "denn", "hier", "dies", "jede", "alle", "sein", "mein", "dein", "wird", "habe",
        "will", "kann", "soll", "immer", "unter", "uber", "ganz", "was", "wass", "wie", "wer", "mit",
        "vor", "aus", "bei", "nicht",
    }
)  # fmt: skip
"""Words that no stem may become: "sicher" is not "sich"."""
LEAST_PART = 4
LINKS = ("", "s", "n", "en", "e", "es")
"""Letters that link the parts of a compound: the s in "Eintrittskarte"."""
_UMLAUTS = str.maketrans({"ä": "a", "ö": "o", "ü": "u", "ß": "ss", "é": "e", "è": "e"})
_SPELT_OUT = re.compile(r"(?<![aeq])ue|(?<!e)oe|ae")
_IN_NAMES = ("park", "zelt", "station", "feier", "tag", "schiff", "zug", "raum", "reise", "lager")
_QUESTION_WORDS = (
    r"wie|wieso|wieviel\w*|wo|woher|wohin|wer|wen|wem|wessen|was|wann|warum|weshalb|welche\w*|wozu|wofür|"
    r"womit|wobei|"
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
        word = word[2:]  # the prefix of participles: "gewartet"
    cut = True
    while cut:
        cut = False
        for ending, least in ENDINGS:
            shorter = word.removesuffix(ending)
            if shorter != word and len(shorter) >= least and shorter not in SMALL_WORDS:
                word, cut = shorter, True
                break
    return word


_BAD = (
    r"idiot|idiotin|dumm|doof|blöd|blöde[rns]?|dumme[rns]?|doofe[rns]?|lügner|lügnerin|hässlich|nervig|"
    r"nervst|"
    r"peinlich|trottel|depp|stinkst|eklig|furchtbar|schrecklich|unverschämt|frech|verrückt|feigling|versager"
)
_GOOD = (
    r"toll|tolle[rns]?|schön|schöne[rns]?|hübsch\w*|klug|klasse|nett|nette[rns]?|lustig|witzig|super|"
    r"großartig\w*|"
    r"wunderbar\w*|wunderschön\w*|süß|prima|spitze|gut|gute|guter|gutes|reizend|charmant|elegant|"
    r"fantastisch\w*"
)
_ORDERS = (
    r"sei|seid|setz|setzt|gib|gebt|komm|lass|lasst|zeig|hör|hört|geh|geht|steh|steht|sag|mach|macht|bring|"
    r"schau|guck|"
    r"öffne|schließ|schließe|warte|wartet|halt|haltet|nimm|leg|renn|lauf|hilf|antworte|sprich|rede|red|"
    r"sing|tanz|lächle|"
    r"lach|denk|iss|trink|zahl|wach|beweg|ruhe|pass|beeil|verschwinde|hau|raus|schweig|klappe|hol|fang|"
    r"trau|wirf|"
    r"versteck|schwör|versprich|gesteh|beweis|vergiss|lies|schreib|schlaf|wasch|putz|nicht|los|weg|hände"
)


class German(Grammar):
    """Grammar of German."""

    filler = "Na?"
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
        ("when", rf"wie (spät|früh|bald)|{_WHAT_TIME}|was (ist|war|wäre) die \w+ \w*zeit"),
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
        ("how_is", r"wie (sieht|sehen|sah|sahen|fühlt|fühlen|hört|hören) .*\b(aus|an)(?=\W*$)"),
        ("how", r"wie heißt"),
        ("how_way", rf"wie {_COME}|wie (bist|seid|ist|sind) .*\b(her|hierher|an)(ge\w+|gelangt)"),
        ("how_so", r"wie (\w+(t|en|e)|bist|kann) (man|du|ihr|wir|ich|sie|er|es|sich)"),
        ("how", r"wie"),
    ))  # fmt: skip
    # any other sentence that begins with a verb
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

    remarks = patterns((
        ("greeting", r"(hallo|hi|hey|servus|moin|grüß (gott|dich|euch)|guten? (morgen|tag|abend|nacht)|"
         r"willkommen|tschüss|"
         r"auf wiedersehen|bis (bald|später|morgen)|schön,? dich zu sehen)\b[^?]*$"),
        ("joke", r"klopf,? klopf|.*über die straße|kennst du (den|einen witz)|.*\b(einen|nen) witz\b|"
         r"treffen sich zwei|"
         r"kommt ein \w+ (zum|in|beim)"),
        ("compliment", r"ich (mag|liebe|bewundere) (dich|euch|dein\w*|eure?)\b[^?]*$"),
        ("insult", rf"(du|ihr|dein\w*|was für eine?|so eine?|das (ist|war)|"
         rf"ich hasse)\b[^?]*\b({_BAD})\b[^?]*$|"
         r"ich hasse dich|du stinkst"),
        ("insult", rf"({_BAD})\W*$"),
        ("compliment", rf"(du|ihr|dein\w*|was für eine?|so eine?|das (ist|war))\b[^?]*\b({_GOOD})\b[^?]*$|"
         rf"({_GOOD}) \w+\W*$"),
        ("price", r"(was|wie ?viel) (hat|haben|kostet|kosten|zahlt|zahlst|zahlen|bezahlt|bezahlst|"
         r"würde)\b(?!.* (an|bei|in) dir).*"
         r"(gekostet|bezahlt|gezahlt|kostet|kosten|zahlt|zahlst|zahlen)|(was|wie ?viel) (kostet|kosten|"
         r"zahlt|zahlst|zahlen|bezahlst)\b|"
         r"wie (teuer|billig)|was ist der preis|wie ?viel .*\b(ausgegeben|ausgeben|gibst .*\baus)\b"),
        ("weather", r"wie (ist|war|wird) (das|dein|euer) wetter|was (macht|ist mit) (das|dem) wetter"),
    ))  # fmt: skip
    orders = re.compile(
        rf"(bitte |jetzt |los,? )*({_ORDERS})\b(?! (ich|du|er|es|wir|ihr|man|das hier) )|kommt (her|mit|"
        rf"rein|schon|mal|jetzt)\b"
    )
    statement = re.compile(
        r"(ich|du|er|sie|es|wir|ihr|das|dies\w*|der|die|mein\w*|dein\w*|unser\w*|eure?|mir|dir|uns|euch|"
        r"mich|dich|man|hier|"
        r"heute|gestern|jetzt|morgen|alle\w*|niemand|jemand|kein\w*|da|dort|ein\w*|vielleicht|natürlich|"
        r"nein|ja|"
        r"diese\w*|aber|doch|sicher|nichts|etwas|viele?|manche)\b"
    )

    def stem(self, word: str) -> str:
        """Return a word without its suffixes."""
        return _stem(word)

    def plain(self, text: str) -> str:
        """Replace umlauts by plain letters, however they were typed."""
        small = text.lower().translate(_UMLAUTS).replace("\u2019", "'")
        return _SPELT_OUT.sub(lambda found: found[0][0], small)

    def parts(self, word: str, known: Container[str]) -> Phrase:
        """Split a compound into two known parts, or return the longest known one: "Hundeleine" has a dog."""
        found = [*_splits(word, known)]
        return max(found)[1] if found else (word,)


def _splits(word: str, known: Container[str]) -> Iterator[tuple[int, Phrase]]:
    for at in range(LEAST_PART, len(word) - LEAST_PART + 1):
        last = _stem(word[at:])
        firsts = [_stem(word[:at].removesuffix(link)) for link in LINKS]
        first = max((one for one in firsts if one in known and len(one) >= LEAST_PART), key=len, default="")
        if first and last in known:
            yield 100 + len(first) + len(last), (first, last)
        elif last in known:
            yield len(last), (_stem(word[:at]), last)
        elif first:
            yield len(first), (first, last)
