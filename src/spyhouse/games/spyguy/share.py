"""The game in a line, to show to those who were not there (SG-21)."""

from collections.abc import Sequence

from spyhouse.games.spyguy.board import Board
from spyhouse.games.spyguy.key import read_key
from spyhouse.games.spyguy.result import CardResult

_ALL, _MOST, _FEW = "🟩", "🟨", "⬜"


def share(b: Board) -> str:
    """Spy Guy 2026-11-16 (family, 3 players): caught in 3 cards, 17 of 22 found 🟩🟨⬜"""
    name = read_key(b.city).name
    players = "1 player" if b.seats == 1 else f"{b.seats} players"
    cards = "1 card" if b.turn == 1 else f"{b.turn} cards"
    found, copies = sum(sum(card.found) for card in b.results), sum(card.copies for card in b.results)
    how = {"caught": "caught in", "escaped": "escaped after", "stopped": "stopped after"}.get(
        b.ended, "practised"
    )
    return (
        f"Spy Guy {name} ({b.options.level}, {players}): {how} {cards}, {found} of {copies} found {_row(b.results)}"
    ).rstrip()


def _row(cards: Sequence[CardResult]) -> str:
    """One square for each search: everything found, at least half of it, or less."""
    return "".join(
        _ALL if sum(card.found) == card.copies else _MOST if 2 * sum(card.found) >= card.copies else _FEW
        for card in cards
    )
