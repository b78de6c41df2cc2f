"""Who may do what, and when: the part that needs no more than the kind of deed."""

from collections.abc import Container

from spyhouse.table.commands import (
    AllowChat,
    AllowHints,
    BotPlayed,
    BotTold,
    ClearSeat,
    Configure,
    Do,
    HandOver,
    HostPlay,
    Joined,
    Lock,
    NewSecret,
    Opened,
    Pause,
    Play,
    Ready,
    Rematch,
    Remove,
    ReplaceByBot,
    Resume,
    SeatBot,
    Sit,
    Slept,
    Stand,
    Start,
    Ticked,
    Undo,
    Woke,
)
from spyhouse.table.refused import Refused

_HOUSE = frozenset({Opened, Joined, NewSecret, Ticked, BotPlayed, BotTold, Slept, Woke})

# SF-29
_HOST = frozenset(
    {SeatBot, ClearSeat, Configure, Start, HostPlay, Pause, Resume, ReplaceByBot, Rematch}
    | {Lock, AllowChat, AllowHints, Remove, HandOver}
)

_LOBBY = frozenset({Ready, SeatBot, ClearSeat, Configure, Start, NewSecret})
_PLAYING = frozenset({Play, HostPlay, Undo, Pause, Resume, ReplaceByBot, Ticked, BotPlayed})
_NOT_OVER = frozenset({Sit, Stand})


def check(deed: Do, person: str, people: Container[str], host: str, phase: str) -> None:
    kind = type(deed)
    if kind in _HOUSE:
        if person in people:
            raise Refused("Only the house itself does that.")
    elif person not in people:
        raise Refused("You are watching. Join the table first.")
    if kind in _HOST and person != host:
        raise Refused("Only the host can do that. Ask the host.")
    if kind in _LOBBY and phase != "lobby":
        raise Refused("That can be done only in the lobby, before a game starts or after a rematch.")
    if kind in _PLAYING and phase == "lobby":
        raise Refused("The game has not started yet. The host starts it.")
    if (kind in _PLAYING or kind in _NOT_OVER) and phase == "over":
        raise Refused("The game is over. The host can call a rematch.")
    if kind is Rematch and phase != "over":
        raise Refused("A rematch comes after a game. Finish this one first, or end it as the host.")
