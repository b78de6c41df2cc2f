"""What follows when: from looking around to the first card, from card to card, to the end (SG-6)."""

from spyhouse.games.spyguy import chase, search, track
from spyhouse.games.spyguy.board import Board
from spyhouse.games.spyguy.box import box
from spyhouse.games.spyguy.events import ShortcutChosen, ShortcutOffered
from spyhouse.kernel import Event


def settle(b: Board, at: int) -> list[Event]:
    """After anything was done: does the table still wait for somebody's word?"""
    if b.phase == "search" and search.all_found(b):
        return [*search.close(b, "all", at), *chase.walk(b, at)]
    if b.phase in ("reveal", "over") or b.waiting_for():
        return []
    match b.phase:
        case "look_around":
            return next_turn(b, at)
        case "shortcut":
            return _choose(b, at)
        case _:
            return [*search.close(b, "done", at), *chase.walk(b, at)]


def time_up(b: Board, at: int) -> list[Event]:
    match b.phase:
        case "shortcut":
            return _choose(b, at)
        case "search":
            return [*search.close(b, "time", at), *chase.walk(b, at)]
        case _:
            return next_turn(b, at)


def next_turn(b: Board, at: int) -> list[Event]:
    """SG-10: on the arrow there is a choice, made before the card is turned (SG-11)."""
    b.through = False
    if b.options.practice or not track.on_arrow(b.spy_guy):
        return search.turn_card(b, at)
    b.phase = "shortcut"
    b.due = at + box().seconds.shortcut * 1000
    b.votes = (None,) * b.seats
    b.excused = ()
    return [ShortcutOffered()]


def _choose(b: Board, at: int) -> list[Event]:
    """SG-11: what most want. Where they are divided, or nobody has chosen in time, he takes it."""
    votes = [b.votes[seat] for seat in b.players()]
    b.through = votes.count(True) >= votes.count(False)
    return [ShortcutChosen(take=b.through), *search.turn_card(b, at)]
