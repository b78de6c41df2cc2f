"""What a bot says in the chat when somebody speaks to it: a word, and nothing that not everybody knows."""

import random
import re
from collections.abc import Callable
from functools import cache

import msgspec

from spyhouse.kernel.structs import Options, Phrase, View
from spyhouse.kernel.words import HOUSE, languages, speakers

HEARD = ("blame", "thanks", "praise", "bye", "how-are-you", "hello", "laugh")
"""What a bot makes out in a line; the first that is in it counts."""
LINES = 5
"""So many there are of each (`chat.ftl`)."""


class Spoken(msgspec.Struct, frozen=True):
    """A line of chat for a bot, with all that it may answer from: neither its card nor its thoughts."""

    text: str
    seat: int
    """The bot's; in the lobby, its chair."""
    view: View | None
    """The game as a watcher sees it; None in the lobby."""
    options: Options


Reply = Callable[[Spoken, random.Random], Phrase | str]


def reply(spoken: Spoken, rng: random.Random) -> Phrase:
    """What any bot may say to that."""
    return Phrase(f"chat-{heard_in(spoken.text)}", {"line": rng.randrange(LINES)})


def heard_in(text: str) -> str:
    said = f" {_plain(text)} "
    for kind in HEARD:
        if any(f" {words} " in said for words in _words_for(kind)):
            return kind
    return "question" if "?" in text else "anything"


@cache
def _words_for(kind: str) -> frozenset[str]:
    """In all languages: nobody says beforehand which one they will type."""
    house = speakers[HOUSE]
    lists = [house.speech((), one).say(f"chat-hears-{kind}") for one in languages(HOUSE)]
    return frozenset(_plain(words) for one in lists for words in one.split(","))


def _plain(text: str) -> str:
    return " ".join(re.findall(r"[^\W_]+", text.casefold().replace("\u2019", "'").replace("'", "")))
