"""The context a line is worded in: card, side, edition, language and addressee."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from spyhouse.games.spyclub.campaign.caps import caps
from spyhouse.games.spyclub.campaign.conditions import WORDS
from spyhouse.games.spyclub.campaign.deck_syntax import Condition, Conditions, Filter
from spyhouse.games.spyclub.campaign.deck_types import Card, Numbering, Side, TokenSpace, fields_of, walk
from spyhouse.games.spyclub.campaign.engine.effect import Effect
from spyhouse.games.spyclub.campaign.terms import Who, Zone

if TYPE_CHECKING:
    from spyhouse.kernel.localization import Localizer

RELATIONS = {">=": "least", "<=": "most", "<": "less", "=": "exactly", "!=": "not", "": ""}
"""As messages name them."""


class LineContext(NamedTuple):
    """The context of a text. A card addresses its owner, if it has one; an action addresses its user."""

    card: Card
    side: Side
    book: Numbering
    speech: "Localizer"
    you: str = ""
    """Who "you" is: "owner", "active", "both", or ""."""
    setting_up: bool = False
    to_one: bool = False
    """Whether the text addresses one player, or the team."""
    brief: bool = False
    """Whether to leave out the reminder of what markers do."""

    def say(self, message: str, **args: Any) -> str:
        """Return a message of `campaign-lines.ftl`. Any message may name the figure of this card's module."""
        known = {"figure": self.figure(), "setting_up": self.setting_up, "to_one": self.to_one}
        return self.speech.say(message, known | {"brief": self.brief} | args)

    def effect_clauses(self, effects: Sequence[Effect]) -> str:
        """Return the text of effects in sequence. Effects on cards that another edition has are left out."""
        parts = []
        for effect in effects:
            if effect.is_in_box(self.book):
                text, condition = effect.words(self), self.clause(effect.condition)
                parts.append(self.say("happens-if", text=text, condition=condition) if condition else text)
        return "; ".join(parts)

    def clause(
        self, conditions: Conditions, when: str = "", skip: tuple[str, ...] = (), named: bool = False
    ) -> str:
        """Word conditions: "after case 5, if you won it"; "" if there are none.

        `named`: the case they are about was named before.
        """
        named = named or any(one.word == "case" and one.relation == "=" for one in conditions)
        several = len([one for one in conditions if one.word not in (*skip, "case")]) > 1
        told = "it" if named else "past" if when == "unlock" else "also" if several else "now"
        parts = [self._objectives(conditions)]
        parts += [
            self._condition(one, when, told)
            for one in sorted(conditions, key=lambda one: one.word != "case")
            if one.word not in (*skip, "objective")
        ]
        return self.joined([part for part in parts if part])

    def joined(self, parts: list[str]) -> str:
        """Join conditions. Two that begin with the same word share it: "if A and B"."""
        joined = parts[:1]
        for part in parts[1:]:
            word, _, rest = part.partition(" ")
            if joined[-1].startswith(f"{word} "):
                joined[-1] = self.say("both-hold", one=joined[-1], other=rest)
            else:
                joined.append(part)
        return ", ".join(joined)

    def often(self, effect: Effect) -> str:
        return self.say("often", limit=effect.limit) if effect.limit else ""

    def with_lead(self, lead: list[str], rule: str) -> str:
        """Put the lead before a rule: "Once a case, in case 1, the team chooses"."""
        before = ", ".join(filter(None, lead))
        return sentence(self.say("rule-when", lead=before, rule=rule) if before else rule)

    def _objectives(self, conditions: Conditions) -> str:
        named = [one for one in conditions if one.word == "objective"]
        if not named:
            return ""
        several = len(fields_of(walk(self.side.effects), "objective", "id")) > 1
        return self.say("if-objectives", several=several, done=not all(one.negated for one in named))

    def _condition(self, one: Condition, when: str, told: str) -> str:
        word = WORDS[one.word]
        args = {
            "about": one.about,
            "beside": one.about,
            "daytime": one.about,
            "negated": one.negated,
            "relation": RELATIONS[one.relation],
            "yours": one.relation == "=",
            "n": one.number,
            "over": bool(when),
            "told": told,
            "after": when in ("end", "save", "record"),
        }
        message = word.says_about if one.about and word.says_about else word.says
        return self.say(message, **args | (word.args(self, one) if word.args else {}))

    def fields(self, effect: Effect) -> dict[str, Any]:
        """Return the effect's own fields as message arguments. `more`: its n is above 0."""
        args: dict[str, Any] = {"more": getattr(effect, "n", 0) > 0}
        for name in effect.__struct_fields__:
            if name not in Effect.__struct_fields__:
                args |= self._field(name, getattr(effect, name))
        return args

    def _field(self, name: str, value: Any) -> dict[str, Any]:
        match name:
            case "who":
                return {name: self.who(value)}
            case "n":
                return {name: abs(value)}
            case "card":
                return {name: self.on(value)}
            case "then":
                return {name: self.effect_clauses(value)}
            case "filter":
                return clue(value)
            case _:
                return {name: value}

    def one(self, zone: Zone) -> dict[str, Any]:
        """Return the arguments of the message `one-card` for a card of that zone."""
        return {
            "place": zone,
            "who": self.who(self.subject()),
            "you": self.you,
            "figure": self.figure(),
            "latest": caps().table.discards,
        }

    def who(self, who: Who) -> str:
        """Return the player's name for messages: "you" for the addressee."""
        addressed = who == self.you or (self.you == "both" and who in ("owner", "active"))
        return "you" if addressed else who

    def subject(self) -> Who:
        """Return the player that `own` and `focus` mean."""
        if self.card.belongs == "character":
            return "owner"
        return "starter" if self.setting_up else "active"

    def figure(self) -> str:
        """Return the figure of this card's module; "" if it has none."""
        for card in self.book.deck.card:
            if card.module == self.card.module:
                for figure in fields_of((*card.a.effects, *card.b.effects), "figure", "id"):
                    return figure
        return ""

    def tokens(self, n: int, number: int = 0) -> str:
        """Return the text for a number of tokens: "3 stars"."""
        return self.speech.say(f"token-{self.space(number or self.card.number).name}", {"n": n})

    def on(self, number: int) -> str:
        """Return the card that holds the tokens, as players know it; "" for this one."""
        return self.book.name(number) if number and number != self.card.number else ""

    def space(self, number: int) -> TokenSpace:
        space = self.book.deck[number].tokens
        assert space
        return space

    def option(self, key: str) -> str:
        return self.speech.say(f"{self.prompt_key()}.{key}")

    def prompt_key(self) -> str:
        return f"card-{self.card.number}-{'a' if self.side is self.card.a else 'b'}"

    def name_of(self, action: str) -> str:
        return self.speech.say(f"action-{action}")

    def listed(self, parts: list[str]) -> str:
        return self.speech.join_list(parts)


def sentence(text: str) -> str:
    text = capital(text.strip())
    return text if text.endswith((".", "!", "?")) else f"{text}."


def capital(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}"


def clue(wanted: Filter) -> dict[str, str]:
    """Return message arguments for the clue cards that pass a filter: `a-clue` and `clues` word them."""
    return {"clue": wanted.word or "any", "of": wanted.about}
