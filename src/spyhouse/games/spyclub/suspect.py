"""The suspect's moves and events (SC-28 to SC-32)."""

from spyhouse.games.spyclub import case_end, refill
from spyhouse.games.spyclub.actions import draw, emit_deck_top
from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.events import (
    EscapeAdvanced,
    EventHappened,
    HandsFlipped,
    IdeasRemoved,
    IncomingLost,
    MovementRevealed,
    RemovalAsked,
    SuspectWalked,
)
from spyhouse.games.spyclub.terms import EMPTY, CaseEvent
from spyhouse.kernel import IllegalMove


def reveal(b: Board) -> None:
    """Reveal the next movement card. The case ends if there is none."""
    if b.drawn == len(b.movement):
        case_end.end_case(b, "out_of_time")  # SC-33
        return
    card = b.box.movement[b.movement[b.drawn]]
    b.drawn += 1
    b.emit(MovementRevealed(card=card, left=len(b.movement) - b.drawn))
    if card.escape and b.rules.escape_icon_counts(b):
        advance(b, 1, None)  # SC-28: before the pawn moves
    elif card.escape:
        b.rules.on_escape_icon_ignored(b)


def walk(b: Board) -> None:
    """Move the suspect: the card before says how far, at the height of this card's icon (SC-29)."""
    before, number = b.drawn - 1, b.movement[b.drawn - 1]
    numbers = b.box.movement[b.movement[before - 1]].numbers if before else b.box.board
    path = b.rules.suspect_path(b, numbers[b.box.icon[number]])
    b.pawn = path[-1]
    b.emit(SuspectWalked(path=tuple([b.path[position] for position in path])))


def stop(b: Board) -> None:
    """Trigger the event under the suspect. It happens only where the pawn ends its move (SC-30, SC-46)."""
    happen(b, b.rules.event_at(b, b.pawn), b.pawn)


def happen(b: Board, event: CaseEvent, position: int) -> None:
    """Apply an event."""
    size = b.rules.event_size(b, event)
    b.emit(EventHappened(event=event, size=size, spot=b.spot_at(position), clue=b.clue(b.card_at(position))))
    match event:
        case "fatigue" | "sabotage":
            remove_ideas(b, size)
        case "loose_end":
            lose_clues(b, size)
        case "decoy":
            advance(b, size, event)
        case "roadblock":
            _flip_hands(b)
        case "nothing":
            pass


def advance(b: Board, spaces: int, cause: CaseEvent | None) -> None:
    """Advance the escape marker. The Escaped space ends the case at once (SC-28)."""
    for _ in range(spaces):
        b.escape += 1
        b.emit(EscapeAdvanced(escape=b.escape, cause=cause))
        if b.escape >= b.rules.level.track:
            case_end.end_case(b, "escape")
            return


def remove_ideas(b: Board, ideas: int) -> None:
    """Remove ideas from the game. The active player is asked only if there is a choice (SC-31, SC-32)."""
    there = b.ideas_left()
    if ideas > there:
        case_end.end_case(b, "out_of_ideas")
    elif ideas == 0:
        return
    elif ideas == there:
        _remove(b, b.supply, tuple(b.ideas))
    elif b.supply == there:
        _remove(b, ideas, (0,) * b.seats)
    elif max(b.ideas) == there:
        _remove(b, 0, tuple(ideas if own else 0 for own in b.ideas))
    else:
        b.phase, b.owed = "removal", ideas
        b.emit(RemovalAsked(seat=b.active, ideas=ideas))


def split(b: Board, seat: int, supply: int, players: tuple[int, ...]) -> None:
    """Apply the active player's choice of ideas to remove (SC-31)."""
    b.require_phase("removal", seat)
    if len(players) != b.seats or supply + sum(players) != b.owed:
        raise IllegalMove("spyclub-wrong-sum", owed=b.owed)
    if supply > b.supply or any(take > has for take, has in zip(players, b.ideas, strict=True)):
        raise IllegalMove("spyclub-more-than-there-is")
    b.phase, b.owed = "actions", 0
    _remove(b, supply, players)


def proposed_split(b: Board) -> tuple[int, tuple[int, ...]]:
    """Return the default split: from the supply first, then from the player with most ideas (SC-31)."""
    supply = min(b.supply, b.owed)
    left, players = b.ideas.copy(), [0] * b.seats
    for _ in range(b.owed - supply):
        richest = left.index(max(left))
        left[richest] -= 1
        players[richest] += 1
    return supply, tuple(players)


def _remove(b: Board, supply: int, players: tuple[int, ...]) -> None:
    b.supply -= supply
    for seat, take in enumerate(players):
        b.ideas[seat] -= take
    b.removed += supply + sum(players)
    b.emit(IdeasRemoved(supply=supply, players=players))


def lose_clues(b: Board, count: int, from_the_right: bool = True) -> None:
    """Discard the outermost incoming clues. With four players the second is the deck's top card."""
    for step in range(b.places()):
        place = b.places() - 1 - step if from_the_right else step
        if not count:
            break
        if b.incoming_card(place) == EMPTY:
            continue
        count -= 1
        card = draw(b, place)
        b.discards.append(card)
        b.emit(IncomingLost(place=place, clue=b.clue(card)))
        if place == 0:
            emit_deck_top(b)
    refill.refill_incoming(b)


def _flip_hands(b: Board) -> None:
    """Turn every card in hands over once. No token moves and nothing else follows (SC-46)."""
    for card in b.hands:
        if card != EMPTY and b.rules.is_flipped(b, card):
            b.flip(card)
    hands = tuple(
        tuple(b.clue(card) if card != EMPTY else None for card in b.hand(seat)) for seat in range(b.seats)
    )
    b.emit(HandsFlipped(hands=hands))
