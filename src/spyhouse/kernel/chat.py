"""Chat replies of bots, based on public information only."""

import random
import re
from collections.abc import Callable
from functools import cache

import msgspec

from spyhouse.kernel.game_text import CORE, _localizers, available_locales
from spyhouse.kernel.structs import Options, Phrase, View

CHAT_INTENTS = ("blame", "thanks", "praise", "bye", "how-are-you", "hello", "laugh")
"""The intents a bot recognises; the first match counts."""
LINES_PER_INTENT = 5
"""Number of replies per intent in `chat.ftl`."""


class ChatMessage(msgspec.Struct, frozen=True):
    """A chat line addressed to a bot, with everything its reply may depend on."""

    text: str
    seat: int
    """The bot's seat; in the lobby, its chair."""
    view: View | None
    """The game as a watcher sees it; None in the lobby."""
    options: Options


Reply = Callable[[ChatMessage, random.Random], Phrase | str]


def default_reply(spoken: ChatMessage, rng: random.Random) -> Phrase:
    """Return a reply that fits any bot."""
    return Phrase(f"chat-{detect_intent(spoken.text)}", {"line": rng.randrange(LINES_PER_INTENT)})


def detect_intent(text: str) -> str:
    """Return the intent of a line, or ""."""
    said = f" {_plain(text)} "
    for kind in CHAT_INTENTS:
        if any(f" {words} " in said for words in _words_for(kind)):
            return kind
    return "question" if "?" in text else "anything"


@cache
def _words_for(kind: str) -> frozenset[str]:
    """Return the words of an intent in all languages, because people may type any."""
    core = _localizers[CORE]
    lists = [core.speech((), one).say(f"chat-hears-{kind}") for one in available_locales(CORE)]
    return frozenset(_plain(words) for one in lists for words in one.split(","))


def _plain(text: str) -> str:
    return " ".join(re.findall(r"[^\W_]+", text.casefold().replace("\u2019", "'").replace("'", "")))
