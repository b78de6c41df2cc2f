"""In the chat, bots speak the table's language; when the cards are shown, they own up to theirs."""

import random
from typing import cast

from spyhouse.games.spyfall.options import SpyfallOptions
from spyhouse.games.spyfall.view import SpyfallView
from spyhouse.games.spyfall.wording import WORDS
from spyhouse.kernel import Phrase, Spoken
from spyhouse.kernel.chat import heard_in, reply

LINES = 4


def chat(spoken: Spoken, rng: random.Random) -> str:
    options = cast(SpyfallOptions, spoken.options)
    return WORDS.speech((), options.language).phrase(_about_the_card(spoken, rng) or reply(spoken, rng))


def _about_the_card(spoken: Spoken, rng: random.Random) -> Phrase | None:
    view = cast(SpyfallView | None, spoken.view)
    if not view or view.phase not in ("reveal", "over") or not view.sheet or heard_in(spoken.text) != "blame":
        return None
    spy = spoken.seat in view.sheet[-1].spies
    return Phrase("chat-was-the-spy" if spy else "chat-was-no-spy", {"line": rng.randrange(LINES)})
