"""The chase: after a search Spy Guy walks, then Doctor Moritz, unless the game ends before."""

from spyhouse.games.spyguy import track
from spyhouse.games.spyguy.board import Board
from spyhouse.games.spyguy.events import Ending, GameEnded, MoritzWent, SpyGuyWent
from spyhouse.kernel import Event


def walk(b: Board) -> list[Event]:
    """Move both pieces after a search."""
    if b.options.practice:  # SG-21: nobody is chased
        return end(b, "practised") if b.turn >= b.options.practice_cards else _reveal(b)
    events: list[Event] = [_spy_guy(b)]
    if track.has_passed(b.spy_guy, b.moritz):  # SG-12: he wins before Doctor Moritz can answer (SG-22)
        return [*events, *end(b, "caught")]
    events.append(_moritz(b))
    if track.at_port(b.moritz):  # SG-13
        return [*events, *end(b, "escaped")]
    return [*events, *_reveal(b)]


def end(b: Board, how: Ending) -> list[Event]:
    """End the game."""
    b.phase = "over"
    b.ended = how
    b.due = None
    return [GameEnded(how=how, wrong=b.wrong)]


def _spy_guy(b: Board) -> Event:
    path = track.walk(b.spy_guy, len(b.markers), b.moritz, b.through)
    b.spy_guy = path[-1]
    return SpyGuyWent(path=path)


def _moritz(b: Board) -> Event:
    assert b.card is not None, "he moves because of a card"
    path = track.moritz_walks(b.moritz, b.card.footprints)
    b.moritz = path[-1].number
    return MoritzWent(path=path)


def _reveal(b: Board) -> list[Event]:
    """SG-8: show the missed copies, without a deadline."""
    b.phase = "reveal"
    b.due = None
    b.ready, b.excused = (), ()
    return []
