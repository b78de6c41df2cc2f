"""Sampling of worlds: a case with what a bot knows, and the rest resampled."""

import random
from collections.abc import Sequence

import msgspec

from spyhouse.games.spyclub.board import SEEN_DOWN, SEEN_UP
from spyhouse.games.spyclub.bots.memory import Memory
from spyhouse.games.spyclub.clue import Clue
from spyhouse.games.spyclub.imagine import Knowledge, faces
from spyhouse.games.spyclub.options import SpyClubOptions
from spyhouse.games.spyclub.state import SpyClub
from spyhouse.games.spyclub.terms import ASPECTS, CARDS, DAYTIMES, EMPTY
from spyhouse.games.spyclub.view import SpyClubView


def believed_state(view: SpyClubView, memory: Memory, options: SpyClubOptions, rng: random.Random) -> SpyClub:
    """Return a complete state. Its `seen` says which faces the bot knows.

    Partners are taken to agree, so a plan need not wait for answers.
    """
    b = SpyClub(len(view.hands), "", msgspec.structs.replace(options, consent=False, campaign=None))
    _faces(b, memory, rng)
    b.hands = [_card(clue) for hand in view.hands for clue in hand.clues]
    b.focus = [hand.focus for hand in view.hands]
    b.ideas = [hand.ideas for hand in view.hands]
    b.row = [_card(clue) for clue in view.row]
    b.incoming = [_card(place.clue) for place in view.incoming[1:]]
    top = view.incoming[0].clue  # in a campaign, cards may lie on the deck that were dealt before
    b.top = top.card if top else CARDS - view.deck
    b.discards = [clue.card for clue in view.discards]
    b.solved = [EMPTY] * len(ASPECTS)
    for solved in view.solved:
        b.solved[ASPECTS.index(solved.aspect)] = solved.solution.card
    _movement(b, view, memory, rng)
    b.escape, b.supply, b.removed = view.escape, view.supply, view.removed
    b.pawn = b.position(view.pawn.seat, view.pawn.slot)
    b.active, b.starter, b.turn, b.actions = view.active, view.starter, view.turn, view.actions
    b.flipped = sum(1 << slot for slot in view.flipped)
    b.given = memory.given
    b.phase, b.owed, b.gone = view.phase, view.owed, view.gone
    b.characters = tuple(hand.character for hand in view.hands)
    return b


def resample(b: SpyClub, memory: Memory, rng: random.Random) -> SpyClub:
    """Return the same state with everything unknown resampled."""
    twin = b.copy()
    _faces(twin, memory, rng)
    hidden = [*twin.movement[twin.drawn :], *twin.aside]
    left = [b.box.movement[number].daytime for number in twin.movement[twin.drawn :]]
    twin.movement, twin.aside = _stack(
        twin, twin.movement[: twin.drawn], hidden, [left.count(daytime) for daytime in DAYTIMES], rng
    )
    return twin


def _card(clue: Clue | None) -> int:
    return clue.card if clue else EMPTY


def _faces(b: SpyClub, memory: Memory, rng: random.Random) -> None:
    number = b.box.number_of
    known: list[Knowledge] = []
    for card in range(CARDS):
        up, down = memory.up.get(card), memory.down.get(card)
        known.append((number[up] if up else EMPTY, number[down] if down else EMPTY))
        b.seen[card] = (SEEN_UP if up else 0) | (SEEN_DOWN if down else 0)
    b.up = faces(b.box, known, rng)


def _movement(b: SpyClub, view: SpyClubView, memory: Memory, rng: random.Random) -> None:
    drawn = [b.box.movement.index(card) for card in memory.movement]
    hidden = [number for number in (*b.movement, *b.aside) if number not in drawn]
    b.drawn = len(drawn)
    b.movement, b.aside = _stack(b, drawn, hidden, [time.left for time in view.movement_left], rng)


def _stack(
    b: SpyClub, drawn: Sequence[int], hidden: Sequence[int], left: Sequence[int], rng: random.Random
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Stack the movement cards. `left` is the number of cards of each set still in the deck."""
    stack, aside = list(drawn), list[int]()
    for daytime, count in zip(DAYTIMES, left, strict=True):
        cards = sorted(number for number in hidden if b.box.movement[number].daytime == daytime)
        rng.shuffle(cards)
        aside += cards[: len(cards) - count]
        stack += cards[len(cards) - count :]
    return tuple(stack), tuple(aside)
