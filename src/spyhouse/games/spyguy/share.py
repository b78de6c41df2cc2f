"""The game in a line, to show to those who were not there (SG-21)."""

from collections.abc import Sequence

from spyhouse.games.spyguy.board import Board
from spyhouse.games.spyguy.key import read_key
from spyhouse.games.spyguy.result import CardResult, found_by

_HOW = {
    "caught": "caught in",
    "escaped": "escaped after",
    "practised": "practised with",
    "stopped": "stopped after",
}
_ALL, _MOST, _FEW = "🟩", "🟨", "⬜"


def share(b: Board) -> str:
    """Spy Guy 2026-11-16 (family, 3 players): caught in 3 cards, 17 of 22 found 🟩🟨⬜"""
    who = f"{b.options.level}, {_count(b.seats, 'player')}"
    found = sum(found_by(b.results, b.seats))
    copies = sum(card.copies for card in b.results)
    score = f"{_HOW[b.ended]} {_count(len(b.results), 'card')}, {found} of {copies} found"
    return f"Spy Guy {read_key(b.city).name} ({who}): {score} {_row(b.results)}".rstrip()


def _count(number: int, word: str) -> str:
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def _row(cards: Sequence[CardResult]) -> str:
    """One square for each search: everything found, at least half of it, or less."""
    return "".join(
        _ALL if sum(card.found) == card.copies else _MOST if 2 * sum(card.found) >= card.copies else _FEW
        for card in cards
    )
