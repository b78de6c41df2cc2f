"""Whom a line speaks to, and what everything on the table is called."""

from typing import NamedTuple

from spyhouse.games.spyclub.campaign.deck import Card, Numbering, the_deck
from spyhouse.games.spyclub.campaign.grammar import Filter
from spyhouse.games.spyclub.campaign.vocabulary import EventName, Figure, MovementSet, What, Who

FIGURES = {
    "suspect": "the suspect",
    "dog": "the Dog",
    "twin": "the second twin",
    "guard": "the guard",
    "rival": "the rival",
    "bully": "the bully",
    "mom": "Mom",
    "reporter": "the reporter",
    "piece": "the piece",
    "wagon": "the lorry",
    "heart": "the ring",
    "monster": "the monster",
    "sign": "the arrow",
    "hat": "the hat",
}
EVENTS: dict[str, str] = {
    "fatigue": "Fatigue",
    "loose_end": "Loose end",
    "decoy": "Decoy",
    "sabotage": "Sabotage",
    "roadblock": "Roadblock",
}
STEPS: dict[What, tuple[str, str, str]] = {
    "investigate": ("investigate", "investigates", "investigating"),
    "shift": ("shift focus", "shifts focus", "shifting focus"),
    "confirm": ("confirm", "confirms", "confirming"),
    "exchange": ("confirm onto a card", "confirms onto a card", "confirming onto a card"),
    "scout": ("scout", "scouts", "scouting"),
    "scout_top": ("scout the deck's top card", "scouts the deck's top card", "scouting the deck's top card"),
    "scout_middle": ("scout a middle clue", "scouts a middle clue", "scouting a middle clue"),
    "scout_right": ("scout the rightmost clue", "scouts the rightmost clue", "scouting the rightmost clue"),
    "trade": ("compare notes", "compares notes", "comparing notes"),
    "advice": ("get advice", "gets advice", "getting advice"),
    "teamwork": ("use teamwork", "uses teamwork", "teamwork"),
    "discard": ("discard a card of your own", "discards a card of their own", "discarding"),
}
"""What you do, what somebody does, and doing it."""


class Voice(NamedTuple):
    """A card speaks to its owner, if it has one; an action speaks to whoever uses it."""

    card: Card
    book: Numbering
    you: str = ""
    """Who "you" is: "owner", "active", or nobody."""
    setting_up: bool = False

    def speaks_to(self, who: str) -> bool:
        return who == self.you or (self.you == "both" and who in ("owner", "active"))

    def player(self, who: Who) -> str:
        """As the subject of a sentence."""
        if self.speaks_to(who):
            return "you"
        match who:
            case "each":
                return "each player"
            case "active":
                return "the active player"
            case "owner":
                return "the owner"
            case "others":
                return "every other player"
            case "starter":
                return "the starting player"
            case "left":
                return "the next player"
            case "right":
                return "the player before"
            case "partner":
                return "the partner"
            case "victim":
                return "the player there"
            case "ringed":
                return "the other of the two"
            case "most_ideas":
                return "the player with the most ideas"
            case "fewest_ideas":
                return "the player with the fewest ideas"
            case "chosen":
                return "a player the team chooses"
            case "beside":
                return f"the player {self.figure()} sits with"

    def mine(self) -> Who:
        """Whose `own` and `focus` are."""
        if self.card.belongs == "character":
            return "owner"
        return "starter" if self.setting_up else "active"

    def whose(self, who: Who) -> str:
        return "your" if self.speaks_to(who) else f"{self.player(who)}'s"

    def figure(self) -> str:
        """The figure of this card's module."""
        for card in the_deck().card:
            if card.module == self.card.module:
                for effect in (*card.a.effects, *card.b.effects):
                    if isinstance(effect, Figure):
                        return FIGURES[effect.id]
        return "the figure"

    def tokens(self, n: int, number: int = 0) -> str:
        space = the_deck()[number or self.card.number].tokens
        assert space
        return space.count(n)

    def on(self, number: int) -> str:
        """Where tokens lie."""
        return f"on {self.book.name(number)}" if number and number != self.card.number else "here"


def count(n: int, thing: str) -> str:
    return f"{n} {thing}" if n == 1 else f"{n} {thing}s"


def more(n: int, thing: str = "") -> str:
    """ "1 idea more", "2 less"."""
    number = count(abs(n), thing) if thing else str(abs(n))
    return f"{number} {'more' if n > 0 else 'less'}"


def verb(who: str, you: str, others: str) -> str:
    return you if who == "you" else others


def listed(parts: list[str], last: str = "and") -> str:
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def sentence(text: str) -> str:
    text = text.strip()
    return f"{text[0].upper()}{text[1:]}{'' if text.endswith(('.', '!', '?')) else '.'}"


def clue(wanted: Filter, plural: bool = False) -> str:
    """A clue card that passes a filter."""
    one, several = _clue(wanted)
    return several if plural else one


def _clue(wanted: Filter) -> tuple[str, str]:
    match wanted.word:
        case "type" if wanted.about == "object":
            return "an object", "objects"
        case "type":
            return f"a {wanted.about}", f"{wanted.about}s"
        case "name":
            return f"a {wanted.about} card", f"{wanted.about} cards"
        case "marked":
            kind = {"kiss": "kissed", "paint": "painted", "wild": "wild"}.get(wanted.about, "")
            if kind:
                return f"a {kind} card", f"{kind} cards"
            return (f"the {wanted.about}",) * 2
        case "distraction":
            return "a distraction", "distractions"
        case "focus":
            return "a focus card", "focus cards"
        case "open_type":
            return "a card of an aspect that is not recorded", "cards of aspects that are not recorded"
        case "unsolved_type":
            return "a card of an unsolved aspect", "cards of unsolved aspects"
        case "solved_type":
            return "a card of a solved aspect", "cards of solved aspects"
        case "last_recorded_type":
            return "a card of the aspect recorded last", "cards of the aspect recorded last"
        case "same_as_last":
            return "the type you focused on last turn", "the type you focused on last turn"
        case "same_type":
            return "a card", "cards of one type"
        case "from" if wanted.about == "discard":
            return "a card from the discard pile", "cards from the discard pile"
        case "from":
            return "the deck's top card", "the deck's top cards"
        case _:
            return "a card", "cards"


def beside(figure: str, you: bool = False) -> str:
    """Where a figure sits, seen from the player it is with."""
    if figure == "hat":
        return "you wear the hat" if you else "the player who wears the hat"
    if figure == "heart":
        return "you have the locket" if you else "one of the 2 with the locket"
    return f"{FIGURES[figure]} sits with you" if you else f"the player {FIGURES[figure]} sits with"


def event_name(event: EventName | str) -> str:
    return EVENTS.get(event, "an event")


def at_set(name: MovementSet) -> str:
    return {"day": "by day", "sunset": "at sunset", "night": "at night", "any": ""}[name]
