"""Every case ends by one of the five ends, and no card, idea or token is lost on the way.

    python -m tests.games.spyclub.conservation 20000 [FIRST]

plays that many random games with any seats, edition, level and options, looks after every step, and
counts the ends.
"""

import random
import sys
from collections import Counter
from collections.abc import Iterator

from spyhouse.games.spyclub import GAME
from spyhouse.games.spyclub.editions import editions
from spyhouse.games.spyclub.options import SpyClubOptions
from spyhouse.games.spyclub.state import SpyClub
from spyhouse.games.spyclub.terms import CARDS, EMPTY

ENDS = {"success", "escape", "out_of_ideas", "out_of_time", "clueless"}
"""SC-38."""


def random_game(number: int) -> Iterator[SpyClub]:
    """Yield the state after every move of a random game with random seats and options."""
    rng = random.Random(f"conserve/{number}")
    edition = rng.choice(sorted(editions().editions))
    options = GAME.read_options(
        {
            "edition": edition,
            "difficulty": rng.choice(sorted(editions().editions[edition].levels)),
            "notebook": rng.random() < 0.2,
            "consent": rng.random() < 0.2,
            "flat_turns": rng.random() < 0.2,
        }
    )
    assert isinstance(options, SpyClubOptions)
    state = SpyClub(rng.choice(GAME.seats), f"conserve/{number}", options)
    yield state
    while state.outcome() is None:
        [seat] = state.to_act()
        state.apply(seat, rng.choice(state.legal(seat)), 0)
        yield state


def check(b: SpyClub) -> None:
    """Check the invariants of a state."""
    places = [*b.hands, *b.row, *b.incoming, *b.solved, *b.discards, *range(b.top, CARDS)]
    assert sorted(card for card in places if card != EMPTY) == list(range(CARDS))
    assert len({face >> 1 for face in b.up}) == CARDS
    assert b.supply + sum(b.ideas) + b.removed == editions().ideas
    assert min(b.supply, *b.ideas) >= 0
    assert sorted((*b.movement, *b.aside)) == list(range(len(b.box.movement)))
    assert 0 <= b.escape <= b.rules.level.track
    assert all(0 <= focus < b.slots for focus in b.focus)
    assert 0 <= b.pawn < len(b.hands)


def main(games: int, first: int = 0) -> None:
    steps, ends = 0, Counter[str]()
    for number in range(first, first + games):
        for state in random_game(number):
            check(state)
            steps += 1
        outcome = state.outcome()
        assert outcome
        assert outcome.how in ENDS
        ends[outcome.how] += 1
    print(f"{games:,} games, {steps:,} steps: nothing was lost. Ends: {dict(ends.most_common())}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
