"""CP-26: play many whole campaigns and store each as a line of a file.

    python -m tests.games.spyclub.campaign.play_many campaigns.jsonl 20000 random
    PYTHONPATH=build/fast:. python -m tests.games.spyclub.campaign.play_many campaigns.jsonl 500 normal

plays campaigns until the file has that many, with both rulebooks in turn (or the one that is named after
the level) and groups of two to four that change from case to case, and prints the report of all that the
file holds. After every step of random play, and at the end of every other case, it looks whether anything
was lost. An interrupted run can be resumed.
"""

import random
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from spyhouse.games.spyclub import GAME
from spyhouse.games.spyclub.campaign.mosaic import BEFORE_THE_CASE
from spyhouse.games.spyclub.campaign.report import PlayedCampaign, as_text, play_campaign, report
from spyhouse.games.spyclub.editions import editions
from spyhouse.games.spyclub.options import SpyClubOptions
from spyhouse.games.spyclub.state import SpyClub
from spyhouse.games.spyclub.terms import CARDS, EMPTY, EditionName
from spyhouse.kernel import Options, State
from spyhouse.lab.play import play_to_end

LONGEST = 20_000
"""Maximum number of moves of a random case."""


def nothing_is_lost(b: SpyClub) -> None:
    m = b.mosaic
    assert m
    assert b.supply + sum(b.ideas) + b.removed == editions().ideas
    assert min(b.supply, b.removed, b.escape, *b.ideas) >= 0
    assert all(card.tokens >= 0 for card in m.cards.values())
    if m.stage not in BEFORE_THE_CASE:
        pockets = [card for cards in m.on_table.pockets.values() for card in cards]
        places = [
            *b.hands,
            *b.row,
            *b.incoming,
            *b.solved,
            *b.discards,
            *m.on_table.deck,
            *m.on_table.out,
            *pockets,
        ]
        assert sorted(card for card in places if card != EMPTY) == list(range(CARDS))


def play(number: int, level: str, books: Sequence[EditionName] = ("2018", "prototype")) -> PlayedCampaign:
    options = SpyClubOptions(edition=books[number % len(books)])

    def case(size: int, seed: str, options: Options) -> tuple[State, int]:
        if level == "random":
            return _walk(size, seed, options)
        state, moves, _ = play_to_end(GAME, size, seed, options, [level])
        assert isinstance(state, SpyClub)
        nothing_is_lost(state)
        return state, moves

    return play_campaign(f"many/{number}", None, options, case, level == "random")


def _walk(seats: int, seed: str, options: Options) -> tuple[State, int]:
    state, rng = GAME.new(seats, seed, options), random.Random(seed)
    assert isinstance(state, SpyClub)
    for moves in range(LONGEST):
        nothing_is_lost(state)
        if state.outcome() is not None:
            return state, moves
        seat = rng.choice(sorted(state.to_act()))
        state.apply(seat, rng.choice(state.legal(seat)), 0)
    raise AssertionError(f"{seed} was not over after {LONGEST:,} moves.")


def main(path: str, count: str, level: str, *books: EditionName) -> None:
    kept = Path(path)
    kept.touch()
    played = [msgspec.json.decode(line, type=PlayedCampaign) for line in kept.read_bytes().splitlines()]
    with kept.open("ab") as file:
        for number in range(len(played), int(count)):
            played.append(play(number, level, books or ("2018", "prototype")))
            file.write(msgspec.json.encode(played[-1]) + b"\n")
            file.flush()
    print(f"{len(played):,} campaigns of {level} bots")
    print(as_text(report(played)))


if __name__ == "__main__":
    main(*sys.argv[1:])  # type: ignore[arg-type]
