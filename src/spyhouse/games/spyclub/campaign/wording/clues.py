"""Clue cards in words: which ones, and what happens to them."""

from typing import Any

from spyhouse.games.spyclub.campaign.caps import caps
from spyhouse.games.spyclub.campaign.vocabulary import (
    Flip,
    Mark,
    MoveCard,
    Peek,
    PlaceName,
    SeedCard,
    SetFocus,
)
from spyhouse.games.spyclub.campaign.wording.voice import Voice, clue

A_WHOLE_HAND = 4


def one(voice: Voice, place: PlaceName) -> dict[str, Any]:
    """What the message `one-card` is told of a place."""
    return {
        "place": place,
        "who": voice.who(voice.mine()),
        "you": voice.you,
        "figure": voice.figure(),
        "latest": caps().table.discards,
    }


def flip(voice: Voice, effect: Flip) -> str:
    what = one(voice, effect.where)
    at_an_end = effect.choose in ("leftmost", "rightmost")
    if effect.where == "hands" and at_an_end:
        return voice.say("flip-ends", end=effect.choose)
    if effect.n >= A_WHOLE_HAND:
        return voice.say("flip-hand", who=voice.who(effect.who or voice.mine()))
    if at_an_end:
        return voice.say("flip-end", **what | {"end": effect.choose})
    return voice.say("flip-one", **what)


def peek(voice: Voice, effect: Peek) -> str:
    what = one(voice, effect.where) | {"n": effect.n}
    if effect.where == "movement":
        return voice.say("peek-movement", n=effect.n)
    if effect.where == "deck_top":
        return voice.say("peek-deck", n=effect.n)
    if effect.where == "incoming" and effect.n >= A_WHOLE_HAND:
        return voice.say("peek-incoming")
    if effect.n >= A_WHOLE_HAND:
        return voice.say("peek-hand", who=voice.who(effect.who or voice.mine()))
    return voice.say("peek-one", **what)


def move_card(voice: Voice, effect: MoveCard) -> str:
    source, to = effect.source, effect.to
    cards = {"from": one(voice, source), "to": one(voice, to)}
    if source == "other" and to == "row":
        return voice.say("confirm-another")
    if effect.exchange:
        if source not in ("own", "focus"):
            cards = {"from": cards["to"], "to": cards["from"]}
        return voice.say("swap", **cards)
    if effect.n > 1:
        if source == "own":
            return voice.say("discard-several", n=effect.n, **clue(effect.filter))
        return voice.say("discard-row", n=effect.n)
    told = one(voice, source) | {
        "random": effect.choose == "random",
        "flipped": effect.may_flip,
        "to": one(voice, to),
    }
    match to:
        case "discard":
            return voice.say("discard-one", **told)
        case "out":
            return voice.say("card-leaves", **told)
        case "deck_bottom":
            return voice.say("card-to-bottom", **told)
        case "deck_top":
            return voice.say("card-to-top", **told)
        case "own":
            return voice.say("take-card", **told)
        case _:
            return voice.say("put-card", **told)


def seed(voice: Voice, effect: SeedCard) -> str:
    return voice.say("seed", to=effect.to, **clue(effect.filter))


def set_focus(voice: Voice, effect: SetFocus) -> str:
    return voice.say("set-focus", each=effect.who == "each", slot=effect.slot)


def put_mark(voice: Voice, effect: Mark) -> str:
    told = one(voice, effect.where) | clue(effect.filter)
    told |= {"kind": effect.kind, "n": effect.n, "end": effect.choose or "", "round": effect.until == "round"}
    if effect.filter.word == "marked":
        return voice.say("mark-marked", **told)
    match effect.where, effect.choose:
        case "hands", "random":
            return voice.say("mark-in-hands", **told)
        case "incoming", _:
            return voice.say("mark-incoming", **told)
        case "victim_card", _:
            return voice.say("mark-what-came", **told)
        case "row_empty", _:
            return voice.say("mark-empty", **told)
        case "hands", "leftmost" | "rightmost":
            return voice.say("mark-first-hands", **told)
        case "own", "leftmost" | "rightmost":
            return voice.say("mark-end", **told)
        case _:
            return voice.say("mark-one", **told)


def take_mark(voice: Voice, effect: Mark) -> str:
    told = one(voice, effect.where) | {"kind": effect.kind, "n": effect.n}
    if effect.kind == "paint":
        return voice.say("take-paint", n=effect.n)
    if effect.n > A_WHOLE_HAND:
        return voice.say("take-mark-everywhere", **told)
    if effect.n == A_WHOLE_HAND:
        return voice.say("take-mark-hand", **told)
    return voice.say("take-mark", **told)
