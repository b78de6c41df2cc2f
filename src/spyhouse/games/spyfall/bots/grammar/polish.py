"""Polish: many endings, and letters that people often type without their marks."""

import re
from collections.abc import Container, Iterator
from functools import lru_cache

from spyhouse.games.spyfall.bots.grammar.grammar import Grammar, Phrase, patterns, whole_words

_OF_FOUR = (
    "anie", "ania", "aniu", "enie", "enia", "eniu", "any", "ana", "ane", "ano", "ani", "anych", "anym", "ony",
    "ona", "one", "ono", "eni", "osc", "osci", "oscia", "ujesz", "ujemy", "ujecie", "uje", "uja", "owac",
    "owal", "owala",
)  # fmt: skip
_OF_THREE = (
    "aja", "eja", "owi", "ami", "ach",
    "iem", "ego", "emu", "ych", "ich", "ymi", "imi", "bys", "bym", "ow", "om", "em", "am", "es", "as", "ym",
    "im", "ej", "ie", "ia", "iu", "a", "e", "i", "o", "u", "y",
)  # fmt: skip
_OF_VERBS = tuple(
    vowel + ending
    for vowel in "aeiy"
    for ending in (
        "c",
        "sz",
        "my",
        "cie",
        "l",
        "la",
        "lo",
        "li",
        "ly",
        "les",
        "las",
        "lem",
        "lam",
        "lismy",
        "lysmy",
    )
)
ENDINGS = tuple(
    sorted(
        [(ending, 4) for ending in _OF_FOUR] + [(ending, 3) for ending in _OF_THREE + _OF_VERBS],
        key=lambda ending: (-len(ending[0]), ending[0]),
    )
)
"""Suffixes with the minimum length of the rest, longest first. A second cut must leave a letter more, so that
"dzieje" differs from "dzieci"."""
PREFIXES = (
    "przy", "prze", "roz", "pod", "nad", "wy", "za", "na", "po", "do", "od", "ob", "we", "u", "z", "s", "w",
    "o",
)  # fmt: skip
"""Verb prefixes that keep the meaning close: "moknie" and "przemoknie"."""
SOFTENED = (
    ("dz", "g"), ("dz", "d"), ("rz", "r"), ("sc", "st"), ("c", "t"), ("c", "k"), ("sz", "ch"), ("z", "g"),
)  # fmt: skip
"""Consonant changes at the end of a stem before some endings: "nodze" is "noga"."""
IRREGULAR = {
    **dict.fromkeys(("jedzenie", "jedzenia", "jedzeniu", "jedzeniem"), "jedzen"),
    **dict.fromkeys(("wiezienie", "wiezienia", "wiezieniu"), "wiezien"),
    **dict.fromkeys(("poznac", "poznam", "poznasz", "poznamy"), "poznac"),
    **dict.fromkeys(("slonce", "sloncem"), "slonc"),
    **dict.fromkeys(("kapela", "kapele", "kapeli"), "kapel"),
    **dict.fromkeys(("zapach", "zapachu", "zapachy", "zapachem", "zapachow"), "zapach"),
    **dict.fromkeys(("psami", "psach", "pieski", "pieska"), "pies"),
}
"""Stems of words that `ENDINGS` would cut down to another word: a prison to a tower, to know to late."""
LEAST_ROOT = 4
LEAST_HEAD = 5
_MARKS = str.maketrans("ąćęłńóśźż", "acelnoszz")
_IN_NAMES = (
    "park", "rozrywki", "impreza", "baza", "studio", "klub", "nocny", "statek", "stacja", "namiot",
)  # fmt: skip
_BEFORE = (
    r"z|ze|od|do|dla|bez|u|obok|kolo|przez|za|na|o|przy|po|przed|nad|pod|wobec|przeciw|dzieki|zamiast|oprocz|"
    r"miedzy|wsrod|poza"
)
_PEOPLE = r"(ludzie|ludzi|goscie|gosci|osoby|towarzystwo|typy)"
_COME = (
    r"(dosta\w+|dojecha\w+|dojezdza\w*|dojsc|doszed\w+|dotar\w+|dotrzec|trafi\w+|przyjecha\w+|przyjezdza\w*|"
    r"przyszed\w+|przyszl\w+|wraca\w*|wroci\w+|dojed\w+|dojd\w+|wej(sc|dzie\w*))"
)
_DEGREE = (
    r"(bardzo|mocno|\w+(no|ko|lo|zo|wo|cho|rdo|sto|go)|\w+(ny|na|ne|ni|ki|ka|kie|gi|ga|gie|"
    r"zy|za|ze|ry|ra|re))"
)
_PAST = r"\w+(les|las|liscie|lyscie|lismy|lysmy)"
_BAD = (
    r"glup\w*|idiot\w*|okropn\w*|brzydk\w*|kretyn\w*|klamc\w*|klamczuch\w*|beznadziejn\w*|durn\w*|wstretn\w*|"
    r"tchorz\w*|glupek|osiol|oszust\w*|niemadr\w*|bezczeln\w*|wredn\w*|smierdzisz"
)
_GOOD = (
    r"ladn\w*|piekn\w*|super|swietn\w*|fajn\w*|mily|mila|mile|madr\w*|wspanial\w*|cudown\w*|sliczn\w*|"
    r"uroczy?a?|genialn\w*|zabawn\w*|elegancki\w*|dobra (odpowiedz|robota)|dobre pytanie|najlepsz\w*"
)
_ORDERS = (
    r"badz|badzcie|daj|dajcie|oddaj|siadaj|siadajcie|usiadz|usiadzcie|wstan|wstawaj|chodz|chodzcie|idz|"
    r"idzcie|przestan|przestancie|pokaz|zostaw|zamknij|otworz|powiedz|mow|patrz|spojrz|sluchaj|czekaj|"
    r"poczekaj|stoj|stojcie|pospiesz|uciekaj|biegnij|wez|przynies|podaj|pomoz|odpowiedz|odpowiadaj|milcz|"
    r"cicho|cisza|spokoj|spadaj|wynocha|rusz|ruszaj|skacz|spiewaj|tancz|usmiechnij|kup|zaplac|jedz|pij|spij|"
    r"obudz|zapomnij|napisz|przeczytaj|obiecaj|przyznaj|udowodnij|zgadnij|szybciej|glosniej|ciszej|dosc|"
    r"wystarczy|rece|odejdz|wyjdz|zaspiewaj|zatancz|posun|uwazaj|zacznij|skoncz|"
    r"nie (\w+aj|\w+ij|rob|mow|krzycz|gap|patrz|idz|klam|lam|boj)"
)


@lru_cache(maxsize=10_000)
def _stem(word: str) -> str:
    if word in IRREGULAR:
        return IRREGULAR[word]
    if len(word) > 5 and word.endswith("ce") and word[-3] not in "aeiouy":
        word = word[:-2] + "k"  # "kolejce" is "kolejka"
    for shortest in (3, 4):
        for ending, least in ENDINGS:
            if word.endswith(ending) and len(word) - len(ending) >= max(least, shortest):
                word = word[: -len(ending)]
                break
    if len(word) > 4 and word.endswith("ek"):
        word = word[:-2] + "k"  # "napiwek" is "napiwki"
    return word


def _other_forms(word: str) -> Iterator[str]:
    """Yield what a stem may have been before its last letters changed."""
    for soft, hard in SOFTENED:
        if word.endswith(soft) and len(word) > LEAST_ROOT:
            yield word.removesuffix(soft) + hard


class Polish(Grammar):
    """Its patterns are in plain letters, as `small` leaves them."""

    filler = "No?"
    common = frozenset(map(_stem, _IN_NAMES))
    asked = whole_words((
        ("how_long", r"jak dlugo|ile (to )?czasu|od jak dawna|jak dawno|do kiedy|od ilu (lat|dni|"
         r"godzin|miesiecy)"),
        ("how_long", r"(na |przez )?ile (sekund|minut|godzin|dni|tygodni|miesiecy|lat|nocy)"),
        ("how_many_times", r"ile razy"),
        ("how_often", r"jak (czesto|rzadko|regularnie)|co ile"),
        ("when_past", rf"kiedy (\w+ )?(ostatnio|ostatni raz)|od kiedy|(kiedy|o ktorej) (\w+ )*?{_PAST}"),
        ("when", r"kiedy|o ktorej|ktora (jest )?godzina|o jakiej (porze|godzinie)|jak (wczesnie|"
         r"pozno|predko)"),
        ("when", r"w jakich godzinach|w (jaki|ktory) dzien|w (jakim|ktorym) (dniu|miesiacu|roku)|na ktora"),
        ("with_whom", rf"({_BEFORE}) (kim|kogo|komu)"),
        ("how_many", r"(w |z |po )?(ile|ilu|iloma)|jak (duzo|wiele)|jaka (liczba|ilosc)"),
        ("why", r"dlaczego|czemu|po co|na co ci|z jakiego powodu|w jakim celu|jaki (jest )?(powod|cel|sens)"),
        ("why", r"co (cie|was|go|ja|ich) (tu |tutaj )?(sprowadza|sklania|ciagnie)"),
        ("who_are", rf"(jacy|co (to )?za|jakiego rodzaju|jakich) (sa )?(tu |tutaj |ci )*{_PEOPLE}|"
         r"jacy|kim sa"),
        ("who_all", rf"(kto|kogo) (tu |tutaj )?(jeszcze|wszystko|oprocz|poza)|(ktorzy|ktore) {_PEOPLE}"),
        ("who", r"kto|kim|(ktory|ktora|ktore) z (nas|was|nich)|(jaka|ktora) osoba"),
        ("whom", r"kogo"),
        ("to_whom", r"komu"),
        ("whose", r"czyj|czyja|czyje|czyi|czyich|czyim|czyimi|czyjego|czyjej"),
        ("how_way", rf"ktoredy|jaka droga|jak (\w+ )*?{_COME}|czym (\w+ )*?({_COME}|jezdzi\w*)"),
        ("where", r"gdzie|skad|dokad|(w|na|po) (ktorym|ktora|ktorej|jakim|jakiej) "
         r"(miejscu|kierunku|strone|stronie|miescie|kraju|pokoju|pietrze|koncu|rogu)|z ktorej strony"),
        ("what_all", r"co (tu |tutaj )?(jeszcze|wszystko|mozna|da sie|macie|widac|slychac|sprzedaja)"),
        ("what_all", r"(co|czego) (tu |tutaj |stad )?(widzisz|slyszysz|kupujesz|sprzedajesz|"
         r"dostane|znajde|zobacze)"),
        ("how_is", r"jaki(e|a)? (tu |tutaj )?(jest|byl|byla|bylo|sa)|jaka (jest|byla)"),
        ("what", r"co|czego|czym|jaki|jaka|jakie|jakiego|jakiej|jakim|jakimi|jakich|jakiemu|"
         r"ktory|ktora|ktore"),
        ("what", r"ktorego|ktorej|ktorym|opisz|wymien|nazwij|podaj|opowiedz (mi|nam|cos|o)"),
        ("how_is", r"jak (tam|jest|bylo|idzie|leci|minal|minelo|oceniasz|smakuje|smakowal\w*|"
         r"pachnie|wyglada|brzmi)"),
        ("how_is", r"jak (ci |wam |tu |sie |to )+(idzie|leci|mija|podoba|smakuje|ma|maja|masz|"
         r"miewasz|czujesz|pracuje)"),
        ("how", rf"jak {_DEGREE}"),
        ("how_so", r"jak"),
    ))  # fmt: skip
    yes_or_no = re.compile(
        r"(czy|nie|jest|sa|byl\w*|bedzie\w*|beda|mam|ma|maja|mozna|moge|musze|trzeba|wolno|da sie|daloby|"
        r"warto|znajd\w+|przyda\w*|moga|musi|musza|lubi|zna|wie|wpuszcza\w*|"
        r"\w+([aeiy](sz|my|cie)|les|las|liscie|lbys|labys|lby|laby|loby))\b(?!,)"
    )
    indirect = re.compile(
        r"(czy )?(mozesz|moglbys|moglabys|potrafisz|umiesz|moge|mozecie)\b.{0,25}"
        r"\b(powiedziec|zdradzic|wyjasnic|opisac|pokazac|opowiedziec|zgadnac|spytac|zapytac)\b|"
        r"(czy )?(wiesz|wiecie|pamietasz|powiesz|zdradzisz|opowiesz|wyjasnisz|domyslasz sie)\b"
    )
    lead = re.compile(
        r"^((a|i|no|wiec|ale|hej|ej|och|oj|hm+|ok|okej|dobra|sluchajcie|sluchaj|powiedzcie|powiedz|mi|nam|"
        r"prosze|przepraszam|(tak )?szczerze|serio|(szybkie )?pytanie|jeszcze jedno|swoja droga|a propos|"
        r"ciekawe|zastanawiam sie|ciekawi mnie|(czy )?moge (o cos )?(spytac|zapytac))\b[\s,:;.!-]*)+"
    )
    tag = re.compile(r", ?(prawda|nie|co|tak|no nie|nieprawdaz|zgadza sie|racja|czy nie|nie sadzisz)\W*$")
    choice = re.compile(
        r"^(?!.*\b(wiesz|powiesz|powiedz|pamietasz|pytam|ciekawe|sprawdz)\b,? czy)"
        r".*\w,? czy (?!(nie|tez|cos|tak|co|jak|moze|raczej nie|ktos|gdzies)\b)\w"
    )
    the_spy = re.compile(
        r"\b(jestes|to ty|czy ty)\b.{0,20}\b(szpieg\w*|agent\w*)|\b(czy )?to ty\W*$|\bszpieg\w* to ty\b"
    )
    the_place = re.compile(
        r"\bgdzie (dokladnie |wlasciwie |teraz |my |sie |tak naprawde )*(jestesmy|znajdujemy)"
        r"( (sie|teraz|dokladnie|wlasciwie|tak naprawde))*\W*$|\bgdzie to jest\W*$|"
        r"\bco to (jest )?za miejsce|\bjakie to (jest )?miejsce|\bjak (sie )?nazywa (sie )?to miejsce"
    )

    remarks = patterns((
        ("greeting", r"(czesc|hej|hejka|siema|witaj\w*|witam|dzien dobry|dobry wieczor|dobranoc|"
         r"do widzenia|pa|na razie|do zobaczenia|milo (cie |was )?(poznac|widziec))\b[^?]*$"),
        ("joke", r"puk,? puk|(znasz|znacie|opowiedz|slyszal\w*) .*\b(dowcip\w*|kawal|zart)\b|"
         r"przychodzi baba do"),
        ("compliment", r"(lubie|kocham|uwielbiam|podziwiam) (cie|was|twoj\w*)\b[^?]*$"),
        ("insult", rf"(ty|jestes|jestescie|ale|co za|twoj\w*|to (jest|byl\w*))\b[^?]*\b({_BAD})\b[^?]*$|"
         rf"nienawidze cie|({_BAD})( \w+)?[^\w?]*$"),
        ("compliment", rf"(ty|jestes|masz|ale|co za|twoj\w*|to (jest|byl\w*))\b[^?]*\b({_GOOD})\b[^?]*$|"
         rf"({_GOOD})\b[^?]*\bwyglada\w*[^?]*$|({_GOOD}) \w+[^\w?]*$"),
        ("price", r"(po |za )?ile (\w+ )*?(kosztuj\w*|kosztowa\w*|zaplac\w*|placi\w*|place)|po ile\b|"
         r"jak(a|ie|i) (jest |sa |byla )?(tu )?(cen\w*|koszt\w*|oplat\w*)|w jakiej cenie|"
         r"jak (drogo|tanio|drogi\w*)"),
        ("weather", r"jak(a|i)?( jest| tam| dzis\w*| mamy| u \w+)* pogod\w*|co z pogoda"),
    ))  # fmt: skip
    orders = re.compile(rf"(prosze |teraz |juz |szybko )*({_ORDERS})\b")
    statement = re.compile(
        r"(ja|ty|on|ona|ono|my|wy|oni|one|to|ten|ta|te|tu|tutaj|tam|moj\w*|moja|twoj\w*|nasz\w*|wasz\w*|mnie|"
        r"mi|ci|nam|wam|dzis|dzisiaj|wczoraj|jutro|teraz|wszyscy|wszystko|nikt|ktos|nic|cos|moze|oczywiscie|"
        r"tak|nie|juz|jeszcze|chyba|mysle|uwazam|sadze|wiem|widze|slysze|bola|boli|jestem|jestes|mam|chce|"
        r"lubie|\w+(lem|lam))\b"
    )

    def stem(self, word: str) -> str:
        return _stem(word)

    def plain(self, text: str) -> str:
        return text.lower().translate(_MARKS).replace("\u2019", "'")

    def small(self, text: str) -> str:
        """Without marks: "Dlugo czekasz?" is the same question."""
        return self.plain(text)

    def parts(self, word: str, known: Container[str]) -> Phrase:
        """Return a known word in another form or with another prefix, or the longest that it begins with."""
        for changed in _other_forms(word):
            if changed in known:
                return (changed,)
        for prefix in PREFIXES:
            root = word.removeprefix(prefix)
            if root != word and len(root) >= LEAST_ROOT and root in known:
                return (root,)
            if len(word) >= LEAST_ROOT and prefix + word in known:
                return (prefix + word,)
        heads = (word[:length] for length in range(len(word) - 1, LEAST_HEAD - 1, -1))
        return (next((head for head in heads if head in known), word),)
