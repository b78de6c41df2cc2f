"""What the lab counts in a game, and the chart of it."""

from collections import Counter
from collections.abc import Mapping

from spyhouse.games.spyfall.board import Board
from spyhouse.games.spyfall.events import Asked, Dealt, RoundEnded
from spyhouse.games.spyfall.sheet import FOR_THE_SPY
from spyhouse.kernel import Balance, Chart, Lab

SPANS = ("1 to 4", "5 to 8", "9 to 12", "13 to 16", "17 or more")
"""Questions asked until a spy was caught, four by four."""


def tally(b: Board) -> dict[str, int]:
    """How the rounds ended; and of spies who were caught, after how many questions."""
    counts = Counter({"rounds": len(b.sheet)})
    asked = 0
    for event in b.recall(None):
        if isinstance(event, Dealt):
            asked = 0
        elif isinstance(event, Asked):
            asked += 1
        elif isinstance(event, RoundEnded):
            counts[event.result.how] += 1
            if event.result.how == "caught":
                counts[f"caught after {_span(asked)}"] += 1
    return dict(counts)


def _span(asked: int) -> str:
    return SPANS[min(max(asked - 1, 0) // 4, len(SPANS) - 1)]


def _spy_wins(how: str, counts: Mapping[str, int]) -> tuple[int, int]:
    return sum(counts.get(end, 0) for end in FOR_THE_SPY), counts["rounds"]


LAB = Lab(
    tally=tally,
    balance=Balance(title="Rounds won by the spy", count=_spy_wins),
    charts=(
        Chart(
            name="caught",
            title="When spies are caught",
            about="Of all rounds, those in which the spy was convicted after so many questions.",
            bars=lambda how, options, counts: {
                (span, "caught"): counts.get(f"caught after {span}", 0) for span in SPANS
            },
            whole=lambda counts: counts["rounds"],
        ),
    ),
)
