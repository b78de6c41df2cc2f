"""What the lab counts in a game (SK-35), and the chart of it."""

from spyhouse.games.spycatcher.board import Board
from spyhouse.kernel import Balance, Chart, Lab


def tally(b: Board) -> dict[str, int]:
    """Who starts is player 1, whatever the seat."""
    counts = {"rounds": b.round, "attempts": b.attempts, "attempts challenged": b.attempts_challenged}
    won_by = {} if b.winner is None else {f"won by player {1 + (b.winner - b.first) % b.seats}": 1}
    return counts | won_by


LAB = Lab(
    tally=tally,
    balance=Balance(
        title="Games won by whoever starts", count=lambda how, counts: (counts.get("won by player 1", 0), 1)
    ),
    charts=(
        Chart(
            name="starts",
            title="Who starts, and who wins",
            about="Of all games, those won by whoever started, by the next in turn, and so on.",
            bars=lambda how, options, counts: {
                (name.removeprefix("won by "), "won"): number
                for name, number in counts.items()
                if name.startswith("won by ")
            },
            whole=lambda counts: 1,
        ),
    ),
)
