"""Plurals: every message with a number is rendered with 0, 1, 2, 5 and 22 and read for agreement."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import dropwhile, islice, product

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast

from spyhouse import games
from spyhouse.kernel.game_text import CORE
from spyhouse.lab.message_lint import read

NUMBERS = (0, 1, 2, 5, 22)
NEVER_ONE = """
    players-out-of-range table-full too-few-players guide-draw guide-home guide-arrive spycatcher-no-way
    summary-hand summary-permissions file-steps file-card-steps guide-actions guide-steps guide-crime
    guide-who guide-shortcut arrow spyclub-no-such-slot spyclub-no-such-hand-slot spyclub-no-such-first
    spycatcher-no-such-first
    spyclub-too-many-characters souvenir-foot packs-fault-few packs-fault-many spyfall-too-many-places
    spyfall-too-few-places spyfall-no-such-dealer spyfall-too-few-for-two-spies spyfall-pack-fault
    summary-places
    has-not-left still-thinking guide-secret summary-challenge summary-rounds-seconds
    summary-rounds-time guide-sand time
    campaign-log-points campaign-pinned-points do-move-card do-solve-with do-objective CapReached
"""
"""Messages with a number that is never 0, 1 or 2: sizes of boards and hands, bounds of options, seconds."""
FEW_AT_MOST = "do-mark do-time do-objective do-move-card do-peek file-steps one-card"
"""Messages of cards and boards in Polish whose numbers are below 5, or in a separate genitive."""
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
MOST_WAYS = 400
"""Combinations of choices that are rendered of a message; few have as many."""

# Nouns that are counted, with the forms that go with 1 and 2, in Polish also with 5.
NOUNS = """
    action application bot card case clue copy day event fan find frame game idea line minute move night
    objective permission person place player point question role round row seat second slot solution
    space star step table tap ticket time token turn vote warning week year
"""
GERMAN = """
    Aktion/Aktionen Antrag/Anträge Bot/Bots Ereignis/Ereignisse Ereignis/Ereignissen Fall/Fälle
    Feld/Felder Feld/Feldern Frage/Fragen Fund/Funde Genehmigung/Genehmigungen Hinweis/Hinweise
    Idee/Ideen Karte/Karten Minute/Minuten Ort/Orte Person/Personen Platz/Plätze Plättchen/Plättchen
    Punkt/Punkte Punkt/Punkten Rolle/Rollen Runde/Runden Schritt/Schritte Schritt/Schritten
    Sekunde/Sekunden Spion/Spione Stern/Sterne Stuhl/Stühle Tag/Tage Tisch/Tische Tisch/Tischen Zug/Züge
    Zug/Zügen Verwarnung/Verwarnungen Bewegungskarte/Bewegungskarten
"""
POLISH = """
    akcja/akcje/akcji akcję/akcje/akcji bot/boty/botów dzień/dni/dni gracz/gracze/graczy
    karta/karty/kart kartę/karty/kart krok/kroki/kroków los/losy/losów miejsce/miejsca/miejsc
    minuta/minuty/minut minutę/minuty/minut osoba/osoby/osób osobę/osoby/osób pole/pola/pól
    pomysł/pomysły/pomysłów poszlaka/poszlaki/poszlak poszlakę/poszlaki/poszlak punkt/punkty/punktów
    pytanie/pytania/pytań ramka/ramki/ramek rola/role/ról runda/rundy/rund rundę/rundy/rund
    sekunda/sekundy/sekund sprawa/sprawy/spraw stół/stoły/stołów tura/tury/tur turę/tury/tur
    wniosek/wnioski/wniosków zdarzenie/zdarzenia/zdarzeń zgoda/zgody/zgód zgodę/zgody/zgód
    znacznik/znaczniki/znaczników żeton/żetony/żetonów
"""
BETWEEN = {
    "en": "incoming influence practice extra fewer more movement random clue other",
    "de": "neue neuer neuen weitere weiteren weiterer zufällige geklärte geklärten zufälliger",
    "pl": "napływająca napływające napływających losowe losowych losowa inne innych więcej mniej",
}
"""What may stand between a number and its noun."""
FORMS: dict[str, list[tuple[str, ...]]] = {
    "en": [(one, {"copy": "copies", "person": "people"}.get(one, f"{one}s")) for one in NOUNS.split()],
    "de": [tuple(forms.split("/")) for forms in GERMAN.split()],
    "pl": [tuple(forms.split("/")) for forms in POLISH.split()],
}
ORDER = {"en": ("one", "other"), "de": ("one", "other"), "pl": ("one", "few", "many")}
NOT_COUNTED = {
    "en": re.compile(r"[Cc]ard $"),
    "de": re.compile(r"(?!)"),
    "pl": re.compile(r"\b(z|do|od|Brakuje jeszcze|Zabrakło wam) $"),
}
"""Words after which a number counts nothing ("card 5"), or takes another case ("od 1 do 2 pomysłów")."""
VERBS: dict[str, dict[str, str]] = {
    "en": {"has": "one", "was": "one", "are": "other", "have": "other", "were": "other"},
    "de": {},
    "pl": {},
}
"""Verbs that agree with the number, where they follow the noun."""


@cache
def fitting(language: str) -> dict[str, set[str]]:
    """By form of a noun: the kinds of numbers that it goes with."""
    found: dict[str, set[str]] = {}
    for forms in FORMS[language]:
        for kind, form in zip(ORDER[language], forms, strict=True):
            found.setdefault(form, set()).add(kind)
    return found


@cache
def kind_of(language: str, number: int) -> str:
    return str(Locale(language).plural_form(number))


def disagreements(text: str, language: str) -> Iterator[str]:
    """Yield the numbers in a text with the wrong form of the noun, or of the verb, after them."""
    between, verbs = BETWEEN[language].split(), VERBS[language]
    for match in re.finditer(r"(?<![\w.:])(\d+)(?=((?: \w+)+))", text):
        if NOT_COUNTED[language].search(text[: match.start()]):
            continue
        number, kind = int(match[1]), kind_of(language, int(match[1]))
        after = [*dropwhile(between.__contains__, match[2].split()), "", ""]
        if language == "en" and {*after[:2]} <= {*fitting(language)}:
            after = after[1:]  # a day card
        noun, verb = after[:2]
        if noun not in fitting(language):
            continue
        if kind not in fitting(language)[noun]:
            yield f"{number} {noun}"
        elif verb in verbs and verbs[verb] != kind:
            yield f"{number} {noun} {verb}"


class Renderer:
    """Renders the messages of a package in a language: each choice in all its ways, each number as one."""

    def __init__(self, package: str, language: str) -> None:
        self._language = language
        self.messages = dict(read(package, language))
        self._known = {**dict(read(CORE, language)), **self.messages}

    def wrong(self, name: str) -> Iterator[str]:
        for number in NUMBERS:
            if number in NUMBERS[:3] and name in NEVER_ONE.split():
                continue
            if number == 22 and name in [*NEVER_ONE.split(), *FEW_AT_MOST.split()]:
                continue
            if self._language == "pl" and name in FEW_AT_MOST.split():
                continue
            for text in self.texts(name, number):
                yield from disagreements(text, self._language)

    def texts(self, name: str, number: int) -> Iterator[str]:
        message = self.messages[name]
        for pattern in (message.value, *(part.value for part in message.attributes)):
            if pattern:
                yield from islice(self._pattern(pattern, number, 0), MOST_WAYS)

    def _pattern(self, pattern: ast.Pattern, number: int, depth: int) -> Iterator[str]:
        parts = [list(islice(self._element(one, number, depth), MOST_WAYS)) for one in pattern.elements]
        return ("".join(ways) for ways in product(*parts))

    def _element(self, element: object, number: int, depth: int) -> Iterator[str]:
        match element:
            case ast.TextElement(value=text):
                yield text
            case ast.Placeable(expression=inner):
                yield from self._element(inner, number, depth)
            case ast.SelectExpression(variants=variants):
                for variant in self._chosen(variants, number):
                    yield from self._pattern(variant.value, number, depth)
            case ast.VariableReference():
                yield str(number)
            case ast.FunctionReference(id=ast.Identifier(name="COUNT" | "SUM" | "ABS")):
                yield str(number)
            case ast.MessageReference(id=ast.Identifier(name=name)) if depth < 4:
                message = self._known.get(name)
                if message and message.value:
                    yield from self._pattern(message.value, number, depth + 1)
                else:
                    yield "…"
            case _:
                yield "…"

    def _chosen(self, variants: list[ast.Variant], number: int) -> list[ast.Variant]:
        """The variant of a number; every one of anything else."""
        keys = {key(variant): variant for variant in variants}
        if not all(one in CATEGORIES or one.isdecimal() for one in keys):
            return variants
        default = next(variant for variant in variants if variant.default)
        return [keys.get(str(number)) or keys.get(kind_of(self._language, number)) or default]


def key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


def wrong_in(package: str, language: str) -> Iterator[str]:
    rendered = Renderer(package, language)
    for name in rendered.messages:
        yield from (f"{name}: “{wrong}”" for wrong in sorted(set(rendered.wrong(name))))


@pytest.mark.parametrize("name", ["spyhouse", *sorted(games.builtin_names())])
@pytest.mark.parametrize("language", FORMS)
def test_numbers_agree_with_what_they_count(name: str, language: str) -> None:
    package = CORE if name == "spyhouse" else games.find(name).words.package
    assert [*wrong_in(package, language)] == []


@pytest.mark.parametrize(
    ("language", "message", "wrong"),
    [
        ("en", "x = { $size } ideas are lost", ["1 ideas"]),
        ("en", "x = { $n ->\n    [one] { $n } event has happened\n   *[other] { $n } events has happened\n}",
         ["0 events has", "2 events has", "22 events has", "5 events has"]),
        ("de", "x = { $size } neue Hinweise", ["1 Hinweise"]),
        ("pl", "x = { $n ->\n    [one] { $n } karta\n   *[other] { $n } karty\n}", ["0 karty", "5 karty"]),
        ("pl", "x = { $n ->\n    [one] { $n } karta\n    [few] { $n } karty\n   *[many] { $n } kart\n}", []),
    ],
)  # fmt: skip
def test_a_number_that_does_not_agree_is_found(language: str, message: str, wrong: list[str]) -> None:
    rendered = Renderer(CORE, language)
    rendered.messages = {
        one.id.name: one for one in FluentParser().parse(message).body if isinstance(one, ast.Message)
    }
    assert sorted(set(rendered.wrong("x"))) == wrong
