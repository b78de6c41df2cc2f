"""How words and questions are put together in a language: what the matcher knows of it besides the bank."""

import re
from abc import ABC, abstractmethod
from collections.abc import Container, Sequence

from spyhouse.games.spyfall.bots.grammar.kinds import Kind, Outright

Phrase = tuple[str, ...]


class Grammar(ABC):
    mumble: str
    """A question that means nothing."""
    common: frozenset[str]
    """Stems in the names of places that people say anywhere."""

    # Patterns for a question in small letters.
    asked: Sequence[tuple[Kind, re.Pattern[str]]]
    """Question words, and the kind of answer they want; of two at the same spot the first counts."""
    yes_or_no: re.Pattern[str]
    """How a question begins that wants a yes or a no."""
    indirect: re.Pattern[str]
    """How one begins that only looks like it: "can you tell me"."""
    lead: re.Pattern[str]
    """What may come before the question."""
    tag: re.Pattern[str]
    """What makes a question of a statement: "isn't it?"."""
    choice: re.Pattern[str]
    """What stands between two things to choose from: "tea or coffee?"."""
    the_spy: re.Pattern[str]
    the_place: re.Pattern[str]

    @abstractmethod
    def stem(self, word: str) -> str:
        """A word without its ending, so that "guards" and "guard" are the same word."""

    @abstractmethod
    def plain(self, text: str) -> str:
        """In small letters from a to z, with what is drawn together taken apart: "don't" as "do not"."""

    def parts(self, word: str, known: Container[str]) -> Phrase:
        """The known words that a stem nobody knows is made of, or itself."""
        return (word,)

    def words(self, text: str) -> Phrase:
        """Every word of a sentence by its stem."""
        said = re.findall(r"[a-z0-9]+", self.plain(text))
        return tuple([self.stem(word) if len(word) > 3 else word for word in said])

    def stems(self, text: str) -> set[str]:
        """Of every word that is long enough to mean something."""
        return {self.stem(word) for word in re.findall(r"[a-z]{3,}", self.plain(text))}

    @property
    def kinds(self) -> set[Kind]:
        """All that are told apart in this language."""
        return {"yes_or_no", *(kind for kind, _ in self.asked)}

    def kind_of(self, question: str) -> Kind:
        """A question word counts where the question begins, or after "do you know"."""
        said = self.lead.sub("", _small(question).strip())
        if self.yes_or_no.match(said) and not self.indirect.match(said):
            return "yes_or_no"
        found = [
            (match.start(), order, kind)
            for order, (kind, pattern) in enumerate(self.asked)
            if (match := pattern.search(said))
        ]
        if not found or self.tag.search(said):
            return "yes_or_no"  # a statement, perhaps with "isn't it?" behind it
        return min(found)[2]

    def is_choice(self, question: str) -> bool:
        """No yes would answer it: "is it warmer inside or outside?"."""
        return self.kind_of(question) == "yes_or_no" and bool(self.choice.search(_small(question)))

    def outright(self, question: str) -> Outright:
        """What nobody should ask, and somebody always does."""
        said = _small(question)
        if self.the_spy.search(said):
            return "are you the spy"
        return "where are we" if self.the_place.search(said) else ""


def whole_words(patterns: Sequence[tuple[Kind, str]]) -> tuple[tuple[Kind, re.Pattern[str]], ...]:
    return tuple((kind, re.compile(rf"\b({pattern})\b")) for kind, pattern in patterns)


def _small(text: str) -> str:
    return text.lower().replace("\u2019", "'")
