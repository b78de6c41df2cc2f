"""Grammars of the languages that bots speak."""

from functools import cache

from spyhouse.games.spyfall.bots.grammar.english import English
from spyhouse.games.spyfall.bots.grammar.german import German
from spyhouse.games.spyfall.bots.grammar.grammar import Grammar, Phrase
from spyhouse.games.spyfall.bots.grammar.polish import Polish
from spyhouse.games.spyfall.bots.grammar.question_kinds import QuestionKind, Remark

__all__ = ["Grammar", "Phrase", "QuestionKind", "Remark", "grammar_of"]


@cache
def grammar_of(language: str) -> Grammar:
    """Return the grammar of a language."""
    grammars: dict[str, type[English] | type[German] | type[Polish]] = {
        "en": English,
        "de": German,
        "pl": Polish,
    }
    return grammars[language]()
