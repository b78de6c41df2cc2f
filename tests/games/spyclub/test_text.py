"""Names of cards in every language."""

import re
from typing import get_args

import pytest

from spyhouse import games
from spyhouse.games.spyclub.box import ClueFile
from spyhouse.games.spyclub.files import FILES
from spyhouse.games.spyclub.terms import CaseEvent, Character, ClueType, Daytime, Symbol
from spyhouse.kernel.localization import dashed
from spyhouse.lab.message_lint import languages, read

GAME = games.find("spyclub")
THINGS = {
    "clue": [name for names in FILES.read("clues.toml", ClueFile).names.values() for name in names],
    "type": get_args(ClueType),
    "symbol": get_args(Symbol),
    "event": get_args(CaseEvent),
    "daytime": get_args(Daytime),
    "character": get_args(Character),
}


SPOKEN = [one for one in languages(GAME.words.package) if "Flipped" in dict(read(GAME.words.package, one))]


@pytest.mark.parametrize("locale", SPOKEN)
def test_card_symbols_have_distinct_names(locale: str) -> None:
    known = dict(read(GAME.words.package, locale))
    for kind, names in THINGS.items():
        assert [name for name in names if f"{kind}-{dashed(name)}" not in known] == []


@pytest.mark.parametrize("locale", SPOKEN)
def test_the_rules_are_the_same_rules_in_every_language(locale: str) -> None:
    def gaps(locale: str) -> list[tuple[str, list[str]]]:
        return [(rule.id, re.findall(r"\{[\w.]+\}", rule.text)) for rule in FILES.rules(locale)]

    assert gaps(locale) == gaps("en")
    assert (locale == "en") == (FILES.rules(locale) == FILES.rules("en"))
    assert not any("{" in rule.text for rule in GAME.rules(locale))


def test_words_have_the_requested_case() -> None:
    word = GAME.words.speech((), "de").functions["WORD"]
    assert str(word("Dog", of="clue")) == "Hund"
    assert str(word("Dog", of="clue", form="acc")) == "den Hund"
    assert str(word("Hunger", of="clue", form="acc")) == "Hunger", "there is no other form of it"
    assert str(word("Spaceship", of="clue", form="acc")) == "Spaceship", "from another box"
