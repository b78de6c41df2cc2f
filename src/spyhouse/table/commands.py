"""What people do at a table, besides the game itself: the wire format and the log format in one.

A `Command` comes from a person's browser. A `Deed` is anything the log may hold: the commands, and
what only the house itself writes down.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from spyhouse.kernel import SeatNumber

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Face = Annotated[str, Meta(min_length=1, max_length=24, pattern="^[a-z0-9-]+$")]
"""The name of a face the client can draw, such as "fox" or "woman-red-hair"."""
PersonId = Annotated[str, Meta(min_length=1, max_length=12)]
Level = Annotated[str, Meta(min_length=1, max_length=12)]
Salt = Annotated[str, Meta(max_length=64)]
"""Randomness from a player's own browser, mixed into the seed (fair deals)."""


class Do(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The base of everything that can be done at a table."""


# --- in the lobby


class Sit(Do, frozen=True):
    """Take an empty chair, or in play a bot's seat (your own back, or one that nobody owns)."""

    seat: SeatNumber
    name: Annotated[str, Meta(max_length=24)] = ""
    """In the lobby, what to call this hand when one person plays several; else your own name."""


class Stand(Do, frozen=True):
    """Leave a chair; in play a bot takes over until you sit down again."""

    seat: SeatNumber


class Ready(Do, frozen=True):
    on: bool
    salt: Salt = ""


class Rename(Do, frozen=True):
    name: Name
    face: Face


class SeatBot(Do, frozen=True):
    """Host: put a bot on an empty chair."""

    seat: SeatNumber
    level: Level


class ClearSeat(Do, frozen=True):
    """Host: an empty chair where a bot or a person sat (lobby only)."""

    seat: SeatNumber


class Configure(Do, frozen=True):
    """Host: change these options of the game; the others stay (lobby only)."""

    options: dict[str, Any]


class Start(Do, frozen=True):
    """Host: deal. Occupied chairs become seats 0, 1, 2 ... in their order."""

    salt: Salt = ""


# --- in play


class Play(Do, frozen=True):
    """A move of the game by a seat that is yours."""

    seat: SeatNumber
    move: msgspec.Raw


class HostPlay(Do, frozen=True):
    """Host: a move of the kernel's HOST seat (`Skip`, `Leave`, `Stop`, or one of the game's own)."""

    move: msgspec.Raw


class Undo(Do, frozen=True):
    """Take back your last move, if nothing was shown or drawn and nobody acted since (SC-41)."""

    seat: SeatNumber


class Pause(Do, frozen=True):
    """Host: the clock stands still and nobody moves until `Resume`."""


class Resume(Do, frozen=True):
    """Host."""


class ReplaceByBot(Do, frozen=True):
    """Host: a bot plays on for someone who is away; they can sit down again."""

    seat: SeatNumber
    level: Level


class Rematch(Do, frozen=True):
    """Host, after the end: back to the lobby with the same people on the same chairs."""


# --- at any time


class Lock(Do, frozen=True):
    """Host: nobody new may join (on) or all may (off)."""

    on: bool


class AllowChat(Do, frozen=True):
    """Host: chat and reactions on or off."""

    on: bool


class AllowHints(Do, frozen=True):
    """Host: hints from the strong bot on or off."""

    on: bool


class Remove(Do, frozen=True):
    """Host: send a person away; their seats go to bots (in play) or stand empty (lobby)."""

    person: PersonId


class HandOver(Do, frozen=True):
    """Host: someone else is host from now on."""

    person: PersonId


class ClaimHost(Do, frozen=True):
    """Become host when the host has been away for a while."""


class Say(Do, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=280)]


class React(Do, frozen=True):
    face: Annotated[str, Meta(min_length=1, max_length=24, pattern="^[a-z0-9-]+$")]


Command = (
    Sit | Stand | Ready | Rename | SeatBot | ClearSeat | Configure | Start
    | Play | HostPlay | Undo | Pause | Resume | ReplaceByBot | Rematch
    | Lock | AllowChat | AllowHints | Remove | HandOver | ClaimHost | Say | React
)  # fmt: skip


# --- written by the house


class Opened(Do, frozen=True):
    """A table begins: its game, the rules' version, the first game's secret half of the seed."""

    game: str
    version: int
    options: dict[str, Any]
    secret: str


class Joined(Do, frozen=True):
    """A person came in. The token itself is only in their browser; this is its SHA-256."""

    person: PersonId
    name: Name
    face: Face
    token_hash: str


class NewSecret(Do, frozen=True):
    """The secret half of the next game's seed, fixed before anyone gets ready for it."""

    secret: str


class Ticked(Do, frozen=True):
    """The game clock reached the deadline."""


class BotPlayed(Do, frozen=True):
    seat: SeatNumber
    move: msgspec.Raw
    why: str = ""
    """The bot's reason, where everyone may read it (`Game.open_reasons`); the fold keeps nothing of it."""


class BotTold(Do, frozen=True):
    """What a bot tells everyone about a round that is over (`Bot.debrief`); the fold keeps nothing of it."""

    seat: SeatNumber
    note: dict[str, Any]


class Slept(Do, frozen=True):
    """Nobody has been here for a while: the clock stands still."""


class Woke(Do, frozen=True):
    """Somebody is back: the clock runs on."""


Deed = Command | Opened | Joined | NewSecret | Ticked | BotPlayed | BotTold | Slept | Woke
