"""Course of the game: from looking around to the first card, from card to card, to the end (SG-6)."""

from spyhouse.games.spyguy import chase, search, track
from spyhouse.games.spyguy.board import Board
from spyhouse.games.spyguy.box import box
from spyhouse.games.spyguy.events import ShortcutChosen, ShortcutOffered
from spyhouse.kernel import Event


def settle(b: Board, at: int) -> list[Event]:
    """Continue the game after a move, if no more choices are awaited."""
    if b.phase == "search" and search.all_found(b):
        return [*search.end_search(b, "all", at), *chase.walk(b)]
    if b.phase == "over" or b.waiting_for():
        return []
    match b.phase:
        case "look_around" | "reveal":
            return next_turn(b, at)
        case "shortcut":
            return _choose(b, at)
        case _:
            return [*search.end_search(b, "done", at), *chase.walk(b)]


def time_up(b: Board, at: int) -> list[Event]:
    """Handle an expired deadline."""
    match b.phase:
        case "shortcut":
            return _choose(b, at)
        case "search":
            return [*search.end_search(b, "time", at), *chase.walk(b)]
        case _:
            return next_turn(b, at)


def next_turn(b: Board, at: int) -> list[Event]:
    """SG-8: begin the next turn, when everyone has seen the missed copies.

    The next card follows, unless Spy Guy is on the arrow (SG-10) and the team has something to decide
    (SG-11).
    """
    b.markers, b.missed = (), ()
    b.through = False
    if b.options.practice or not track.on_arrow(b.spy_guy):
        return search.turn_card(b, at)
    if track.shortcut_is_never_worse():
        return _through(b, True, at)
    b.phase = "shortcut"
    b.due = at + box().seconds.shortcut * 1000
    b.votes = (None,) * b.seats
    b.excused = ()
    return [ShortcutOffered()]


def _choose(b: Board, at: int) -> list[Event]:
    """SG-11: apply the majority's choice. On a tie or without votes, Spy Guy takes the shortcut."""
    votes = [b.votes[seat] for seat in b.players()]
    return _through(b, votes.count(True) >= votes.count(False), at)


def _through(b: Board, take: bool, at: int) -> list[Event]:
    b.through = take
    return [ShortcutChosen(take=take), *search.turn_card(b, at)]
