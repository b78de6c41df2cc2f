"""Spy Guy in words: what a seat sees, line by line, and what it hears of the city."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from spyhouse.games.spyguy.events import DistrictTold, TappedWrong
from spyhouse.games.spyguy.moves import LookInto, Tap
from spyhouse.games.spyguy.view import SpyGuyView
from spyhouse.kernel import Event, Move, Words

if TYPE_CHECKING:
    from spyhouse.kernel.speech import Speech


def describe(v: SpyGuyView, speech: "Speech") -> Iterator[str]:
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


def _about_players(v: SpyGuyView, speech: "Speech") -> Iterator[str]:
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


def _so_far(v: SpyGuyView, speech: "Speech") -> Iterator[str]:
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


def aloud(event: Event, speech: "Speech") -> Iterator[str]:
    """What the picture and the list of words show to those who see them."""
    if isinstance(event, DistrictTold):
        yield speech.say("district", event)
        for thing in event.things:
            yield speech.say("thing", told=speech.say("told", thing), x=thing.x, y=thing.y)
        for passer in event.passers:
            told = speech.say(f"passer-{passer.who}")
            # Of the others there is nothing to mark: a tap on a gag is a browser's own.
            yield speech.say("thing", passer, told=told) if passer.who == "stranger" else told
    elif isinstance(event, TappedWrong) and event.heat:
        yield speech.say("heat", event)


def place(where: str, speech: "Speech") -> str:
    """ "roof/bakery" is on the roof of the bakery."""
    at, _, of = where.partition("/")
    return speech.say(f"place-{at}", of=of)


def open_moves(view: SpyGuyView, move: Move, legal: Sequence[Move]) -> bool:
    """To mark something, or to have a district told."""
    return bool(legal) and ((isinstance(move, Tap) and view.phase == "search") or isinstance(move, LookInto))


WORDS = Words(
    package=__package__,
    describe=describe,
    aloud=aloud,
    open_moves=open_moves,
    unlisted=True,
    functions={"PLACE": place},
)
