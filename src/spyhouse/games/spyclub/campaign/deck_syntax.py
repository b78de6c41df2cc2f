"""The syntax of conditions, filters and odds in the deck, parsed into types.

    if = "case>=4 & success & !solved:crime"      filter = "type:suspect"      odds = "2/3"

Conditions are joined by " & ", and "!" negates one. Parsing refuses every unknown word and names what is
expected. `conditions` decides whether a condition holds, `engine.filters` whether a card passes a filter.
"""

import re
from collections.abc import Callable, Iterator
from typing import Any, Final, Literal, NamedTuple, get_args

from spyhouse.games.spyclub.box import load_box
from spyhouse.games.spyclub.terms import TYPES, Marker

_CONDITION = re.compile(r"(!?)(\w+)(?::(\w+))?(?:(>=|<=|!=|=|<)(\w+))?")


Relation = Literal["", ">=", "<=", "<", "=", "!="]


class Condition(NamedTuple):
    word: str
    negated: bool = False
    about: str = ""
    """The part after the colon: "112" in tokens:112>=3."""
    relation: Relation = ""
    number: int = 0
    """The number it is compared with."""
    value: str = ""
    """The value it is compared with if not a number: a side, or "owner"."""

    def fits(self, number: int) -> bool:
        match self.relation:
            case ">=":
                return number >= self.number
            case "<=":
                return number <= self.number
            case "<":
                return number < self.number
            case _:
                return number == self.number


class ConditionForm(NamedTuple):
    """Syntax of one condition: what may follow its word, after a colon or as a comparison."""

    about: Callable[[str], bool] | None = None
    about_is: str = ""
    may_lack_about: bool = False
    compared: Literal["", "number", "side", "owner"] = ""
    or_compared: bool = False
    """Either a part after the colon or a comparison is needed, not both."""


FORMS: Final[dict[str, ConditionForm]] = {}
"""Forms by the word of a condition. `conditions` fills it from its table."""


class _Parsed:
    """Base class of parsed text. Values are equal if their parsed content is equal."""

    __slots__ = ("text",)

    def __init__(self, text: str = "") -> None:
        self.text = text

    def __bool__(self) -> bool:
        return bool(self.text)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.text!r})"


class Conditions(_Parsed):
    """Conditions that must all hold; an empty one always holds."""

    __slots__ = ("all",)

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self.all = tuple(_condition(part) for part in text.split(" & ")) if text else ()

    def __iter__(self) -> Iterator[Condition]:
        return iter(self.all)

    def names(self, word: str) -> bool:
        """Return whether a condition is about `word`, for example the partner or the owner."""
        return any(word in (one.word, one.value) for one in self.all)


def _condition(text: str) -> Condition:
    found = _CONDITION.fullmatch(text)
    if not found:
        raise ValueError(f"{text!r} is no condition: they look like success, solved>=4 or tokens:112<2")
    negated, word, about, relation, value = found[1] == "!", found[2], found[3] or "", found[4], found[5]
    form = FORMS.get(word)
    if form is None:
        raise ValueError(f"there is no condition {word!r}")
    if about and form.about is None:
        raise ValueError(f"{word!r} has nothing after a colon")
    if about and form.about and not form.about(about):
        raise ValueError(f"{word}:{about} is not known: after the colon comes {form.about_is}")
    needs_about = form.about is not None and not form.may_lack_about and not form.or_compared
    if needs_about and not about:
        raise ValueError(f"{word!r} needs a colon and {form.about_is}")
    if form.compared and not (form.or_compared and about):
        if not relation:
            raise ValueError(f"{word!r} must be compared with a {form.compared}")
    elif relation:
        raise ValueError(f"{word!r} is compared with nothing")
    return _compared(Condition(word, negated, about), form, relation, value)


def _compared(condition: Condition, form: ConditionForm, relation: Any, value: str) -> Condition:
    if not relation:
        return condition
    match form.compared:
        case "number":
            if not value.isdigit() or relation == "!=":
                raise ValueError(f"{condition.word!r} is compared with a number by >=, <=, < or =")
            return condition._replace(relation=relation, number=int(value))
        case "side":
            if value not in ("A", "B") or relation != "=":
                raise ValueError(f"{condition.word!r} is compared with A or B by =")
        case _:
            if value != "owner" or relation not in ("=", "!="):
                raise ValueError(f"{condition.word!r} is compared with owner by = or !=")
    return condition._replace(relation=relation, value=value)


Form = tuple[Callable[[str], bool], str]
"""Tests for the part after a colon, each with the name that a fault uses."""


def among(*known: str) -> Form:
    return (lambda text: text in known), f"one of {', '.join(known)}"


FILTERS: Final[dict[str, Form | None]] = {
    "any": None,
    "type": among(*TYPES),
    "name": ((lambda text: text in load_box().number_of), "the name of a clue"),
    "marked": among(*get_args(Marker)),
    "from": among("discard", "deck_top"),
    "focus": None,
    "distraction": None,
    "open_type": None,
    "unsolved_type": None,
    "solved_type": None,
    "last_recorded_type": None,
    "same_as_last": None,
    "same_type": None,
}


class Filter(_Parsed):
    """A filter of clue cards; an empty one passes all."""

    __slots__ = ("about", "word")

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self.word, _, self.about = text.partition(":")
        if not text:
            return
        if self.word not in FILTERS:
            raise ValueError(f"there is no filter {self.word!r}")
        form = FILTERS[self.word]
        if form is None and self.about:
            raise ValueError(f"{self.word!r} has nothing after a colon")
        if form and not form[0](self.about):
            raise ValueError(f"{text!r} is not known: after the colon comes {form[1]}")


class Odds(_Parsed):
    """A probability: "2/3" is two in three."""

    __slots__ = ("hits", "of")

    def __init__(self, text: str) -> None:
        found = re.fullmatch(r"([1-9])/([1-9])", text)
        if not found or int(found[1]) >= int(found[2]):
            raise ValueError(f"{text!r} are no odds: they look like 2/3, and something must be left to luck")
        super().__init__(text)
        self.hits, self.of = int(found[1]), int(found[2])


ALWAYS: Final = Conditions()
ANY: Final = Filter()


def read(kind: type, text: Any) -> Any:
    """Decode one of the types above from its text; a hook for msgspec."""
    if kind not in (Conditions, Filter, Odds) or not isinstance(text, str):
        raise ValueError(f"expected text, not {text!r}")
    return kind(text)
