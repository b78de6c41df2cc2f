"""Words that belong to some places: their names, who one meets there, and what people let slip.

Whoever says one of them has said more than how high or low something is: a lawyer is called in few places.
"""

from collections import Counter
from functools import lru_cache

from spyhouse.games.spyfall.bots.bank import the_bank
from spyhouse.games.spyfall.bots.stems import stems
from spyhouse.games.spyfall.packs import Pack, Place

MANY = 4
"""A word that belongs to more places than this belongs nowhere."""
COMMON = stems("day party base park tent station service corporate passenger space")
"""Words in the names of places that people say anywhere."""


class Lexicon:
    def __init__(self, pack: Pack) -> None:
        of_place = [_words(place) for place in pack.places]
        common = Counter(word for words in of_place for word in words)
        self._places = {
            word: frozenset(number for number, words in enumerate(of_place) if word in words)
            for word, places in common.items()
            if places <= MANY
        }

    def places(self, text: str) -> frozenset[int]:
        """Where the words of the text belong, or nowhere if they are words for anywhere."""
        return frozenset().union(*(self._places.get(word, frozenset()) for word in stems(text)))

    def names_more(self, text: str, than: str) -> bool:
        """Whether the text has a word of some place that the other has not."""
        return any(word in self._places for word in stems(text) - stems(than))


@lru_cache(maxsize=16)
def lexicon_of(pack: Pack) -> Lexicon:
    return Lexicon(pack)


def _words(place: Place) -> set[str]:
    """The name, and of each role the word that says what it is: the lawyer of "Defence lawyer"."""
    roles = " ".join(role.name.split()[-1] for role in place.roles)
    return stems(f"{place.name} {roles} {the_bank().tells.get(place.name, '')}") - COMMON
