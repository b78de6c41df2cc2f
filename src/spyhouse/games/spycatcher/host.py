"""Moves of the host and the clock."""

from spyhouse.games.spycatcher import actions, handlers, legal, seeking, turn
from spyhouse.games.spycatcher.board import PASSED, Board
from spyhouse.games.spycatcher.events import GameEnded
from spyhouse.games.spycatcher.moves import Pass
from spyhouse.kernel import Event


def skip(b: Board, seat: int, at: int) -> list[Event]:
    """Skip a player who is away: the turn is lost before it begins, otherwise a random choice is made."""
    if b.phase == "draw":
        return turn.next_turn(b)
    if b.phase == "seek":
        return handlers.apply_move(b, seat, Pass(), at)
    return handlers.apply_move(b, seat, b.chance.pick("skip", legal.for_seat(b, seat)), at)


def leave(b: Board, seat: int) -> list[Event]:
    """Remove a player.

    The hand goes unseen under the discard pile, permissions to the bottom of their packs.
    """
    events: list[Event] = []
    seeking_here = b.phase == "challenge"
    if seeking_here and seat == b.turn:
        seeking.forget_attempt(b)
    events += [actions.return_permit(b, seat, circle) for circle in range(4) if b.has(seat, circle)]
    events += b.discard_face_down(seat, b.hands[seat])
    if seat == b.turn:
        return [*events, *turn.next_turn(b)]
    if seeking_here:
        b.decisions[seat] = PASSED
        return [*events, *seeking.judge_if_all_decided(b)]
    if b.phase in ("give", "look", "send") and not legal.for_seat(b, b.turn):
        return [*events, *turn.end_turn(b)]
    return events


def stop(b: Board) -> list[Event]:
    """Stop the game."""
    b.phase = "over"
    b.ended = "stopped"
    b.due = None
    return [GameEnded(how="stopped")]
