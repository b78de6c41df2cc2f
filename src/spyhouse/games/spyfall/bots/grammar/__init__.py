"""What bots know of each language besides the words in its bank."""

from functools import cache

from spyhouse.games.spyfall.bots.grammar.english import English
from spyhouse.games.spyfall.bots.grammar.german import German
from spyhouse.games.spyfall.bots.grammar.grammar import Grammar, Phrase
from spyhouse.games.spyfall.bots.grammar.kinds import Kind

__all__ = ["Grammar", "Kind", "Phrase", "grammar_of"]


@cache
def grammar_of(language: str) -> Grammar:
    return {"en": English, "de": German}[language]()
