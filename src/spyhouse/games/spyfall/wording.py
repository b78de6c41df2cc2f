"""Text descriptions of Spyfall views."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, get_args

from spyhouse.games.spyfall.moves import Listen
from spyhouse.games.spyfall.options import Language
from spyhouse.games.spyfall.packs import default_pack
from spyhouse.games.spyfall.view import SpyfallView
from spyhouse.kernel import GameText, Move, matches_listed

if TYPE_CHECKING:
    from spyhouse.kernel.localization import Localizer


def describe(v: SpyfallView, speech: "Localizer") -> Iterator[str]:
    """Yield the lines that describe a view."""
    say = speech.say
    yield say("round", v)
    yield say("dealt", v)
    if v.gone:
        yield say("gone", v)
    yield from _own(v, speech)
    left = [place for place in v.in_play if place not in v.used]
    yield say("places", places=_places(v, left, speech))
    if v.used:
        yield say("places-used", places=_places(v, v.used, speech))
    yield say("phase", v)
    yield from _now(v, speech)
    for number, talk in enumerate(v.talk, 1):
        yield say("said", talk, number=number, answered=talk.answer is not None)
    for case in v.cases:
        yield say("case", case)
    yield from _so_far(v, speech)


def _own(v: SpyfallView, speech: "Localizer") -> Iterator[str]:
    if v.seat is None:
        yield speech.say("spectator")
    elif v.card is None:
        yield speech.say("no-card")
    elif v.card.place == "--":
        yield speech.say("card", spy=True)
    else:
        place = v.places[int(v.card.place)]
        yield speech.say("card", spy=False, place=place, role=_role(place, v.card.role))
    if v.queued != "--":
        yield speech.say("queued", place=v.places[int(v.queued)])
    if v.my_vote != "-":
        yield speech.say("my-vote", vote=v.my_vote)


def _now(v: SpyfallView, speech: "Localizer") -> Iterator[str]:
    say = speech.say
    if v.phase in ("dealt", "questions", "vote"):
        clock = "runs" if v.clock_ends is not None else "stands" if v.clock_left else "none"
        up = v.accusation is not None and v.accusation.after_time
        yield say("clock", clock="up" if up else clock, seconds=v.clock_left // 1000)
    if v.phase in ("dealt", "questions"):
        yield say("to-ask" if v.asked is None else "to-answer", v)
        if v.prompts:
            yield say("prompts", v)
        if v.callers_needed:
            yield say("callers", v)
    if v.spent:
        yield say("spent", v)
    if v.accusation:
        yield say("accusation", v.accusation)
        yield say("voted", v.accusation)
    if v.accusers:
        yield say("accusers", v)


def _so_far(v: SpyfallView, speech: "Localizer") -> Iterator[str]:
    say = speech.say
    for one in v.sheet:
        guess = v.places[one.guess] if one.guess is not None else None
        yield say("result", one, **{"place-name": v.places[one.place], "guess-name": guess})
    for seat, line in enumerate(v.stars):
        if line is not None:
            yield say("star", seat=seat, number=line + 1)
    if v.ready:
        yield say("ready", v)
    yield say("scores", v)
    if v.waiting_for:
        yield say("waiting-for", v)


def _places(v: SpyfallView, numbers: tuple[int, ...] | list[int], speech: "Localizer") -> str:
    return speech.join_list(
        speech.say("a-place", number=place + 1, name=v.places[place]) for place in numbers
    )


def _role(place: str, role: str) -> str:
    """Return the name of a role at a built-in place, otherwise its number on the card."""
    if role == "-":
        return ""
    boxes = [default_pack(language) for language in get_args(Language)]
    roles = next((one.roles for box in boxes for one in box.places if one.name == place), ())
    return roles[int(role)].name if int(role) < len(roles) else role


def open_moves(view: SpyfallView, move: Move, legal: Sequence[Move]) -> bool:
    """Return whether the move is a question or an answer in the player's own words."""
    return matches_listed(move, legal, "text")


WORDS = GameText(package=__package__, describe=describe, takes_free_text=open_moves, idle_moves={Listen})
