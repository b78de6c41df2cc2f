"""Cards that are looked out before the deal (`seed_card`).

Before anything lies open, cards of the shuffled deck can change places unnoticed: so a seeded card changes
places with the one that would have come to where it is wanted.
"""

from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.caps import caps
from spyhouse.games.spyclub.campaign.effects.filters import face_fits
from spyhouse.games.spyclub.campaign.grammar import Filter
from spyhouse.games.spyclub.campaign.vocabulary import SeedCard
from spyhouse.games.spyclub.words import CARDS, IN_THE_ROW


def seed(b: Board, effects: list[SeedCard]) -> int:
    """Look out all of them; how many cards go into the row before the deal."""
    in_row = sum(effect.n for effect in effects if effect.to == "row_empty")
    in_row = min(in_row, caps().start.seeded, IN_THE_ROW)
    dealt = in_row + len(b.incoming) + len(b.hands)
    free: dict[str, list[int]] = {
        "row_empty": list(range(in_row)),
        "own": [in_row + len(b.incoming)],
        "deck_top": [dealt],
        "deck_bottom": [CARDS - 1],
    }
    taken: set[int] = set()
    for effect in effects:
        for _ in range(effect.n):
            wanted = [place for place in free.get(effect.to, []) if place not in taken]
            if wanted and _look_out(b, effect.filter, wanted[0], taken):
                taken.add(wanted[0])
    return sum(place < in_row for place in taken)


def _look_out(b: Board, wanted: Filter, place: int, taken: set[int]) -> bool:
    """The first fitting card comes there, fitting face up."""
    for card in range(CARDS):
        if card in taken:
            continue
        for face in (b.up[card], b.up[card] ^ 1):
            if face_fits(b, wanted, face, b.starter):
                b.up[card] = b.up[place]
                b.up[place] = face
                return True
    return False
