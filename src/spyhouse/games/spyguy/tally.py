"""What the lab counts besides how a game ended."""

from spyhouse.games.spyguy.board import Board


def tally(b: Board) -> dict[str, int]:
    return {
        "cards": len(b.results),
        "copies": sum(card.copies for card in b.results),
        "found": sum(sum(card.found) for card in b.results),
        "wrong": sum(b.wrong),
    }
