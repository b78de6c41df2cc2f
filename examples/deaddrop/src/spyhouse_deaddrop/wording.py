"""Dead Drop in words; the sentences are in locales/en."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from spyhouse.kernel import GameText
from spyhouse_deaddrop.view import DeadDropView

if TYPE_CHECKING:
    from spyhouse.kernel.localization import Localizer


def describe(view: DeadDropView, speech: "Localizer") -> Iterator[str]:
    yield speech.say("rows", view)
    yield speech.say("turn" if view.turn is not None else "won", view)


WORDS = GameText(package=__package__, describe=describe)
