"""Chat replies of bots, in the table's language. After the reveal they talk about their card."""

import random
from typing import cast

from spyhouse.games.spyfall.options import SpyfallOptions
from spyhouse.games.spyfall.view import SpyfallView
from spyhouse.games.spyfall.wording import WORDS
from spyhouse.kernel import ChatMessage, Phrase
from spyhouse.kernel.chat import default_reply, detect_intent

LINES = 4


def chat(spoken: ChatMessage, rng: random.Random) -> str:
    """Return a bot's reply to a chat message."""
    options = cast(SpyfallOptions, spoken.options)
    return WORDS.speech((), options.language).format_phrase(
        _about_the_card(spoken, rng) or default_reply(spoken, rng)
    )


def _about_the_card(spoken: ChatMessage, rng: random.Random) -> Phrase | None:
    view = cast(SpyfallView | None, spoken.view)
    if (
        not view
        or view.phase not in ("reveal", "over")
        or not view.sheet
        or detect_intent(spoken.text) != "blame"
    ):
        return None
    spy = spoken.seat in view.sheet[-1].spies
    return Phrase("chat-was-the-spy" if spy else "chat-was-no-spy", {"line": rng.randrange(LINES)})
