"""Words that belong to some places: their names, who one meets there, and what people let slip.

Whoever says one of them has said more than how high or low something is: a lawyer is called in few places.
"""

from collections import Counter
from functools import lru_cache

from spyhouse.games.spyfall.bots.bank import Bank, the_bank
from spyhouse.games.spyfall.packs import Pack, Place

MANY = 4
"""A word that belongs to more places than this belongs nowhere."""


class Lexicon:
    def __init__(self, bank: Bank, pack: Pack) -> None:
        self._stems = bank.grammar.stems
        of_place = [_words(bank, place) for place in pack.places]
        common = Counter(word for words in of_place for word in words)
        self._places = {
            word: frozenset(number for number, words in enumerate(of_place) if word in words)
            for word, places in common.items()
            if places <= MANY
        }

    def places(self, text: str) -> frozenset[int]:
        """Where the words of the text belong, or nowhere if they are words for anywhere."""
        return frozenset().union(*(self._places.get(word, frozenset()) for word in self._stems(text)))

    def names_more(self, text: str, than: str) -> bool:
        """Whether the text has a word of some place that the other has not."""
        return any(word in self._places for word in self._stems(text) - self._stems(than))


@lru_cache(maxsize=16)
def lexicon_of(pack: Pack, language: str) -> Lexicon:
    return Lexicon(the_bank(language), pack)


def _words(bank: Bank, place: Place) -> set[str]:
    """The name, and of each role the word that says what it is: the lawyer of "Defence lawyer"."""
    roles = " ".join(role.name.split()[-1] for role in place.roles)
    known = bank.place(place)
    tells = bank.tells[known.id] if known else ""
    return bank.grammar.stems(f"{place.name} {roles} {tells}") - bank.grammar.common
