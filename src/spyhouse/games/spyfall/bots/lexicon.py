"""Lexicon of words that belong to few places: names, roles and telling words.

Such a word says more than the height of an answer: lawyers are mentioned in few places.
"""

from collections import Counter
from functools import lru_cache

from spyhouse.games.spyfall.bots.phrase_bank import PhraseBank, load_bank
from spyhouse.games.spyfall.packs import Pack, Place

MANY = 4
"""Maximum number of places of a word; more common words are ignored."""


class Lexicon:
    """Telling words of a pack's places."""

    def __init__(self, bank: PhraseBank, pack: Pack) -> None:
        self._stems = bank.grammar.stems
        of_place = [_words(bank, place) for place in pack.places]
        common = Counter(word for words in of_place for word in words)
        self._places = {
            word: frozenset(number for number, words in enumerate(of_place) if word in words)
            for word, places in common.items()
            if places <= MANY
        }

    def places(self, text: str) -> frozenset[int]:
        """Return the places that the words of a text belong to; empty if all are common."""
        return frozenset().union(*(self._places.get(word, frozenset()) for word in self._stems(text)))

    def names_more(self, text: str, than: str) -> bool:
        """Return whether the text has a telling word that `than` lacks."""
        return any(word in self._places for word in self._stems(text) - self._stems(than))


@lru_cache(maxsize=16)
def lexicon_of(pack: Pack, language: str) -> Lexicon:
    """Return the lexicon of a pack in a language."""
    return Lexicon(load_bank(language), pack)


def _words(bank: PhraseBank, place: Place) -> set[str]:
    """Return the words of a place: its name, and the head word of each role, such as "lawyer"."""
    roles = " ".join(role.name.split()[-1] for role in place.roles)
    known = bank.place(place)
    tells = bank.tells[known.id] if known else ""
    return bank.grammar.stems(f"{place.name} {roles} {tells}") - bank.grammar.common
