"""Whom a line speaks to, in which language, and what its messages are told."""

from typing import TYPE_CHECKING, Any, NamedTuple

from spyhouse.games.spyclub.campaign.deck import Card, Numbering, the_deck
from spyhouse.games.spyclub.campaign.grammar import Filter
from spyhouse.games.spyclub.campaign.vocabulary import Figure, Who

if TYPE_CHECKING:
    from spyhouse.kernel.speech import Speech


class Voice(NamedTuple):
    """A card speaks to its owner, if it has one; an action speaks to whoever uses it."""

    card: Card
    book: Numbering
    speech: "Speech"
    you: str = ""
    """Who "you" is: "owner", "active", "both", or nobody."""
    setting_up: bool = False

    def say(self, message: str, **args: Any) -> str:
        """The messages are in `campaign-lines.ftl`. All of them may name the figure of this card's module."""
        return self.speech.say(message, {"figure": self.figure(), "setting_up": self.setting_up, **args})

    def speaks_to(self, who: str) -> bool:
        return who == self.you or (self.you == "both" and who in ("owner", "active"))

    def who(self, who: Who) -> str:
        """As messages name a player: "you" for whoever is spoken to."""
        return "you" if self.speaks_to(who) else who

    def mine(self) -> Who:
        """Whose `own` and `focus` are."""
        if self.card.belongs == "character":
            return "owner"
        return "starter" if self.setting_up else "active"

    def figure(self) -> str:
        """The figure of this card's module."""
        for card in the_deck().card:
            if card.module == self.card.module:
                for effect in (*card.a.effects, *card.b.effects):
                    if isinstance(effect, Figure):
                        return effect.id
        return ""

    def tokens(self, n: int, number: int = 0) -> str:
        """ "3 stars": what lies on a card is called by a message of its own."""
        space = the_deck()[number or self.card.number].tokens
        assert space
        return self.speech.say(f"token-{space.name}", {"n": n})

    def on(self, number: int) -> str:
        """The card that tokens lie on, as players know it; "" for this one."""
        return self.book.name(number) if number and number != self.card.number else ""

    def name_of(self, action: str) -> str:
        return self.speech.say(f"action-{action}")

    def listed(self, parts: list[str]) -> str:
        return self.speech.listed(parts)


def sentence(text: str) -> str:
    text = capital(text.strip())
    return text if text.endswith((".", "!", "?")) else f"{text}."


def capital(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}"


def clue(wanted: Filter) -> dict[str, str]:
    """What a message is told of the clue cards that pass a filter: `a-clue` and `clues` put it into words."""
    return {"clue": wanted.word or "any", "of": wanted.about}
