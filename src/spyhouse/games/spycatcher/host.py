"""What the host and the clock may do to a game."""

from spyhouse.games.spycatcher import deeds, effects, legal, seeking, turns
from spyhouse.games.spycatcher.desk import PASSED, Desk
from spyhouse.games.spycatcher.events import GameEnded, LeftForGood, Skipped
from spyhouse.games.spycatcher.moves import Pass
from spyhouse.kernel import Event, IllegalMove

FEWEST_PLAYERS = 2


def skip(d: Desk, seat: int, at: int) -> list[Event]:
    """Somebody is away: they pass, something is chosen for them by chance, or the turn is lost."""
    if seat not in d.waiting_for():
        raise IllegalMove("Nobody is waiting for that seat, so there is nothing to skip.")
    skipped = Skipped(seat=seat)
    if d.phase in ("draw", "go"):
        return [skipped, *turns.next_turn(d)]
    if d.phase in ("seek", "challenge"):
        return [skipped, *deeds.do(d, seat, Pass(), at)]
    return [skipped, *deeds.do(d, seat, d.chance.pick("skip", legal.for_seat(d, seat)), at)]


def leave(d: Desk, seat: int) -> list[Event]:
    """The hand goes unseen under the discard pile, the permissions to the bottom of their packs."""
    if seat not in d.players():
        raise IllegalMove("There is nobody in that seat who could leave.")
    d.gone = tuple(sorted((*d.gone, seat)))
    events: list[Event] = [LeftForGood(seat=seat)]
    if len(d.players()) < FEWEST_PLAYERS:
        return [*events, *stop(d)]
    seeking_here = d.phase == "challenge"
    if seeking_here and seat == d.turn:
        seeking.forget_attempt(d)
    events += [effects.return_permit(d, seat, circle) for circle in range(4) if d.has(seat, circle)]
    events += d.put_under(seat, d.hands[seat])
    if seat == d.turn:
        return [*events, *turns.next_turn(d)]
    if seeking_here:
        d.decisions[seat] = PASSED
        return [*events, *seeking.judge_if_all_decided(d)]
    if d.phase in ("give", "look", "send") and not legal.for_seat(d, d.turn):
        return [*events, *turns.end_turn(d)]
    return events


def stop(d: Desk) -> list[Event]:
    d.phase = "over"
    d.ended = "stopped"
    d.due = None
    return [GameEnded(how="stopped")]
