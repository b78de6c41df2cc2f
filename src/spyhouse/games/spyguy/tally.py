"""Lab counters of Spy Guy, and their chart."""

from collections.abc import Mapping

from spyhouse.games.spyguy.board import Board
from spyhouse.kernel import BalanceMetric, ChartSpec, LabConfig


def tally(b: Board) -> dict[str, int]:
    """Count searches, copies and finds."""
    return {
        "cards": len(b.results),
        "copies": sum(card.copies for card in b.results),
        "found": sum(sum(card.found) for card in b.results),
        "wrong": sum(b.wrong),
    }


def _found(level: str, counts: Mapping[str, int]) -> dict[tuple[str, str], int]:
    return {(level, "found"): counts["found"], (level, "overlooked"): counts["copies"] - counts["found"]}


LAB = LabConfig(
    tally=tally,
    cooperative=True,
    balance=BalanceMetric(title="Chases won", count=lambda how, counts: (how == "caught", 1)),
    charts=(
        ChartSpec(
            name="found",
            title="What is found, by level",
            about="Of all copies of the things on the cards, those that somebody tapped in time.",
            bars=lambda how, options, counts: _found(options.level, counts),
            tables=({"level": "child"}, {}, {"level": "expert"}),
        ),
    ),
)
