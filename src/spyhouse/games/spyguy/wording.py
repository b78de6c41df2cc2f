"""Text descriptions of Spy Guy views and districts."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from spyhouse.games.spyguy.events import DistrictTold, TappedWrong
from spyhouse.games.spyguy.moves import LookInto, MarkTold, Tap
from spyhouse.games.spyguy.view import SpyGuyView
from spyhouse.kernel import Event, GameText, Move

if TYPE_CHECKING:
    from spyhouse.kernel.localization import Localizer


def describe(v: SpyGuyView, speech: "Localizer") -> Iterator[str]:
    """Yield the lines that describe a view."""
    say = speech.say
    if v.chase:
        spy_guy = say("space", v.spy_guy, shortcut=v.spy_guy.shortcut)
        yield say("chase", {"spy-guy": spy_guy, "moritz": v.moritz, "port": v.track.port})
        yield say("arrow", v.track)
    else:
        yield say("practice")
    yield say("phase", v)
    if v.card:
        yield say("card", v.card, turn=v.turn)
    if v.phase == "search":
        yield say("time", seconds=(v.ends - v.began) // 1000)
        yield say("found" if v.markers else "nothing-found", v)
    if v.phase == "reveal":
        yield say("found" if v.markers else "nothing-found", v)
        if v.missed:
            yield say("missed", v)
    if v.phase == "shortcut" and any(vote != "-" for vote in v.votes):
        yield say("votes", v)
    if v.spotted:
        yield say("spotted", v.spotted)
    yield from _about_players(v, speech)
    yield from _so_far(v, speech)


def _about_players(v: SpyGuyView, speech: "Localizer") -> Iterator[str]:
    if v.done:
        yield speech.say("done", v)
    if v.ready and v.phase in ("look_around", "reveal"):
        yield speech.say("ready", v)
    if v.locked_until:
        yield speech.say("locked")
    if v.wrong:
        yield speech.say("wrong", v)
    if v.gone:
        yield speech.say("gone", v)


def _so_far(v: SpyGuyView, speech: "Localizer") -> Iterator[str]:
    say = speech.say
    for one in v.cards:
        yield say("search-result", one)
    if v.result:
        yield say("result", found=sum(v.result.found), copies=v.result.copies, share=v.result.share)
        for seat, (found, wrong) in enumerate(zip(v.result.found, v.result.wrong, strict=True)):
            yield say("their-result", seat=seat, found=found, wrong=wrong)
        if v.result.fastest:
            yield say("fastest", v.result.fastest)
        return
    yield say("deck", v)


def aloud(event: Event, speech: "Localizer") -> Iterator[str]:
    """Yield lines that say an event aloud, for players who do not see the picture."""
    if isinstance(event, DistrictTold):
        yield speech.say("district", event)
        sentences = [speech.say("told", thing) for thing in event.things]
        sentences += [speech.say(f"passer-{passer.who}") for passer in event.passers]
        for number, each in enumerate(sentences, 1):
            yield speech.say("thing", told=each, number=number)
    elif isinstance(event, TappedWrong) and event.heat:
        yield speech.say("heat", event)


def place(where: str, speech: "Localizer") -> str:
    """Return a place as text: "roof/bakery" is on the roof of the bakery."""
    at, _, of = where.partition("/")
    return speech.say(f"place-{at}", of=of)


def open_moves(view: SpyGuyView, move: Move, legal: Sequence[Move]) -> bool:
    """Return whether the move marks something or asks for a description."""
    marks = isinstance(move, Tap | MarkTold) and view.phase == "search"
    return bool(legal) and (marks or isinstance(move, LookInto))


WORDS = GameText(
    package=__package__,
    describe=describe,
    verbose=aloud,
    takes_free_text=open_moves,
    has_unlisted_moves=True,
    functions={"PLACE": place},
)
