"""Interface of a language's grammar: stems, and patterns that classify questions."""

import re
from abc import ABC, abstractmethod
from collections.abc import Container, Sequence

from spyhouse.games.spyfall.bots.grammar.question_kinds import Outright, QuestionKind, Remark

Phrase = tuple[str, ...]


class Grammar(ABC):
    """Grammar of one language."""

    filler: str
    """A question without meaning."""
    common: frozenset[str]
    """Stems in place names that are common in any talk."""

    # Patterns match a question in lower case.
    asked: Sequence[tuple[QuestionKind, re.Pattern[str]]]
    """Question words with the kind of answer they ask for; of two at the same position, the first counts."""
    yes_or_no: re.Pattern[str]
    """Start of a yes/no question."""
    indirect: re.Pattern[str]
    """Start of an indirect question that looks like one: "can you tell me"."""
    lead: re.Pattern[str]
    """Words that may precede the question."""
    tag: re.Pattern[str]
    """Tag that turns a statement into a question: "isn't it?"."""
    choice: re.Pattern[str]
    """Separator of two alternatives: "tea or coffee?"."""
    the_spy: re.Pattern[str]
    the_place: re.Pattern[str]
    remarks: Sequence[tuple[Remark, re.Pattern[str]]]
    """Starts of remarks with special answers; the first match counts."""
    orders: re.Pattern[str]
    """Start of an order, unless it ends with a question mark."""
    statement: re.Pattern[str]
    """Start of a statement, unless it ends with a question mark."""

    @abstractmethod
    def stem(self, word: str) -> str:
        """Return a word without its suffixes, so "guards" equals "guard"."""

    @abstractmethod
    def plain(self, text: str) -> str:
        """Return the text in letters a to z with contractions expanded: "don't" becomes "do not"."""

    def small(self, text: str) -> str:
        """As the patterns of the language expect it."""
        return text.lower().replace("\u2019", "'")

    def parts(self, word: str, known: Container[str]) -> Phrase:
        """Return the known words that an unknown stem is composed of, or the stem itself."""
        return (word,)

    def spelled(self, text: str) -> list[str]:
        """Return all words in plain letters, as they are spelled."""
        return re.findall(r"[a-z0-9]+", self.plain(text))

    def stem_of(self, word: str) -> str:
        """Return the stem of a word in plain letters; a word of up to three letters is its own stem."""
        return self.stem(word) if len(word) > 3 else word

    def words(self, text: str) -> Phrase:
        """Return the stems of all words."""
        return tuple([self.stem_of(word) for word in self.spelled(text)])

    def stems(self, text: str) -> set[str]:
        """Return the stems of all words that are long enough to be meaningful."""
        return {self.stem(word) for word in re.findall(r"[a-z]{3,}", self.plain(text))}

    def untagged(self, text: str) -> str:
        """Return a sentence in lower case without its tag: "it is cold, isn't it?" is about the cold."""
        return self.tag.sub("", self.small(text))

    @property
    def kinds(self) -> set[QuestionKind]:
        """Return the kinds of questions that this language distinguishes."""
        return {"yes_or_no", *(kind for kind, _ in self.asked)}

    def kind_of(self, question: str) -> QuestionKind:
        """Return the kind of a question. A question word counts at the start, or after "do you know"."""
        said = self.lead.sub("", self.small(question).strip())
        if self.yes_or_no.match(said) and not self.indirect.match(said):
            return "yes_or_no"
        found = [
            (match.start(), order, kind)
            for order, (kind, pattern) in enumerate(self.asked)
            if (match := pattern.search(said))
        ]
        if not found or self.tag.search(said):
            return "yes_or_no"  # a statement, perhaps with a tag
        return min(found)[2]

    def is_choice(self, question: str) -> bool:
        """Return whether it offers alternatives, which yes does not answer: "tea or coffee?"."""
        return self.kind_of(question) == "yes_or_no" and bool(self.choice.search(self.small(question)))

    def remark(self, said: str) -> Remark:
        """Return the kind of remark, if no yes, name or number would answer it."""
        small = self.small(said).strip()
        bare = self.lead.sub("", small) or small
        for remark, pattern in self.remarks:
            if pattern.match(small) or pattern.match(bare):
                return remark
        if "?" in small or self.tag.search(small):
            return ""
        if self.orders.match(bare):
            return "order"
        return "statement" if self.statement.match(small) and self.statement.match(bare) else ""

    def forbidden_question(self, question: str) -> Outright:
        """Return which forbidden question this is, if any."""
        said = self.small(question)
        if self.the_spy.search(said):
            return "are you the spy"
        return "where are we" if self.the_place.search(said) else ""


def whole_words(
    patterns: Sequence[tuple[QuestionKind, str]],
) -> tuple[tuple[QuestionKind, re.Pattern[str]], ...]:
    """Compile question-word patterns that match whole words."""
    return tuple((kind, re.compile(rf"\b({pattern})\b")) for kind, pattern in patterns)


def patterns(remarks: Sequence[tuple[Remark, str]]) -> tuple[tuple[Remark, re.Pattern[str]], ...]:
    """Compile remark patterns."""
    return tuple((remark, re.compile(pattern)) for remark, pattern in remarks)
