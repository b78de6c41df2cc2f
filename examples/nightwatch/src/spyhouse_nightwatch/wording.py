"""Night Watch in words; the sentences are in locales/."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from spyhouse.kernel import GameText
from spyhouse_nightwatch.view import NightWatchView

if TYPE_CHECKING:
    from spyhouse.kernel.localization import Localizer


def describe(view: NightWatchView, speech: "Localizer") -> Iterator[str]:
    say = speech.say
    yield say("role", view)
    for number, night in enumerate(view.nights, 1):
        yield say("night", night, number=number)
    yield say("phase", view)
    if view.looked_away is not None:
        yield say("your-decision", view)
    if view.suspect is not None:
        yield say("your-suspect", view)
    if view.mole is not None:
        yield say("mole", view)


WORDS = GameText(package=__package__, describe=describe)
