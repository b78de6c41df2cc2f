"""Conservation of cards: every card is in exactly one place at every step of many random games.

    python -m tests.games.spycatcher.conservation 20000
    python -m tests.games.spycatcher.conservation 2000 18000

plays this many games; the second number is the first game's, so that a long run can be cut into pieces.
"""

import random
import sys
from collections.abc import Iterator

from spyhouse.games.spycatcher import GAME
from spyhouse.games.spycatcher.board import NONE
from spyhouse.games.spycatcher.influence import DECK, cards_in
from spyhouse.games.spycatcher.options import SpycatcherOptions
from spyhouse.games.spycatcher.permissions import IN_A_PACK
from spyhouse.games.spycatcher.state import Spycatcher
from spyhouse.kernel import CLOCK, HOST

HOST_ACTS = 0.002
CLOCK_ACTS = 0.05


def random_game(number: int) -> Iterator[Spycatcher]:
    """Yield the state after every move of a random game with random seats and options."""
    rng = random.Random(f"conserve/{number}")
    options = SpycatcherOptions(
        hand_size=rng.choice((7, 5)),
        permissions_needed=rng.choice((4, 3)),
        bluffing=rng.random() < 0.2,
        notebook=rng.random() < 0.2,
    )
    state = GAME.new(rng.choice(GAME.seats), f"conserve/{number}", options)
    assert isinstance(state, Spycatcher)
    at = 0
    yield state
    while state.outcome() is None:
        at += 1
        seat = rng.choice(state.waiting_for())
        if rng.random() < HOST_ACTS:
            seat = HOST
        elif state.due is not None and rng.random() < CLOCK_ACTS:
            seat, at = CLOCK, max(at, state.due)
        state.apply(seat, rng.choice(state.legal(seat)), at)
        yield state


def check(state: Spycatcher) -> None:
    held = [card for hand in state.hands for card in cards_in(hand)]
    assert sorted([*held, *state.pack, *state.pile]) == list(DECK)
    assert sorted(set(cards_in(state.unseen)) - set(state.pile)) == []
    for circle in range(4):
        open_cards = [card for card in state.permits[circle::4] if card != NONE]
        every = [*open_cards, *state.fresh[circle], *state.returned[circle]]
        assert sorted(every) == list(range(IN_A_PACK))
    if state.phase == "over":
        return
    too_many = state.to_discard if state.phase == "discard" else 0
    for seat in state.players():
        expected = state.options.hand_size + (too_many if seat == state.turn else 0)
        assert state.hands[seat].bit_count() == expected  # SK-6


def main(games: int, first: int = 0) -> None:
    steps = 0
    for number in range(first, first + games):
        for state in random_game(number):
            check(state)
            steps += 1
    print(f"{games:,} games from number {first:,}, {steps:,} steps: every card was in exactly one place.")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
