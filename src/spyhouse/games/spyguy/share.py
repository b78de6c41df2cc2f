"""One-line summary of a game, to share with others (SG-21)."""

from collections.abc import Sequence

from spyhouse.games.spyguy.board import Board
from spyhouse.games.spyguy.city_key import read_key
from spyhouse.games.spyguy.result import CardResult, Share, found_by

_ALL, _MOST, _FEW = "🟩", "🟨", "⬜"


def share(b: Board) -> Share:
    """Return the facts of the summary.

    Example: Spy Guy 2026-11-16 (family, 3 players): caught in 3 cards, 17 of 22 found 🟩🟨⬜
    """
    assert b.ended, "the game is over"
    return Share(
        city=read_key(b.city).name,
        level=b.options.level,
        players=b.seats,
        how=b.ended,
        cards=len(b.results),
        found=sum(found_by(b.results, b.seats)),
        copies=sum(card.copies for card in b.results),
        squares=_row(b.results),
    )


def _row(cards: Sequence[CardResult]) -> str:
    return "".join(
        _ALL if sum(card.found) == card.copies else _MOST if 2 * sum(card.found) >= card.copies else _FEW
        for card in cards
    )
