"""Lab counters of Spycatcher (SK-35), and their chart."""

from spyhouse.games.spycatcher.board import Board
from spyhouse.games.spycatcher.influence import cards_in
from spyhouse.kernel import BalanceMetric, ChartSpec, LabConfig


def tally(b: Board) -> dict[str, int]:
    """Count wins by order of play: the starting player is player 1, whatever the seat."""
    counts = {"rounds": b.round, "attempts": b.attempts, "attempts challenged": b.attempts_challenged}
    won_by = {} if b.winner is None else {f"won by player {1 + (b.winner - b.first) % b.seats}": 1}
    return counts | won_by


LAB = LabConfig(
    tally=tally,
    hidden=lambda state, seat: cards_in(state.hands[seat]),
    balance=BalanceMetric(
        title="Games won by whoever starts", count=lambda how, counts: (counts.get("won by player 1", 0), 1)
    ),
    charts=(
        ChartSpec(
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
