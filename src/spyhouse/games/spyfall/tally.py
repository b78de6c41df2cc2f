"""Lab counters of Spyfall, and their chart."""

from collections import Counter
from collections.abc import Mapping

from spyhouse.games.spyfall.board import Board
from spyhouse.games.spyfall.events import Asked, Dealt, RoundEnded
from spyhouse.games.spyfall.leaks import leaks, leaks_seen
from spyhouse.games.spyfall.scoring import FOR_THE_SPY
from spyhouse.kernel import BalanceMetric, ChartSpec, LabConfig

SPANS = ("1 to 4", "5 to 8", "9 to 12", "13 to 16", "17 or more")
"""Bins of questions asked until a spy was caught."""


def tally(b: Board) -> dict[str, int]:
    """Count how rounds ended, and after how many questions spies were caught."""
    counts = Counter({"rounds": len(b.sheet)})
    asked = 0
    for event in b.history(None):
        if isinstance(event, Dealt):
            asked = 0
        elif isinstance(event, Asked):
            asked += 1
        elif isinstance(event, RoundEnded):
            counts[event.result.how] += 1
            if event.result.how == "caught":
                counts[f"caught after {_span(asked)}"] += 1
    return dict(counts)


def roles(b: Board) -> tuple[str, ...]:
    """Return the roles of the last finished round."""
    spies = b.sheet[-1].spies if b.sheet else ()
    return tuple("spy" if seat in spies else "agent" for seat in range(b.seats)) if b.sheet else ()


def _span(asked: int) -> str:
    return SPANS[min(max(asked - 1, 0) // 4, len(SPANS) - 1)]


def _spy_wins(how: str, counts: Mapping[str, int]) -> tuple[int, int]:
    return sum(counts.get(end, 0) for end in FOR_THE_SPY), counts["rounds"]


LAB = LabConfig(
    tally=tally,
    roles=roles,
    leaks=leaks,
    leaks_seen=leaks_seen,
    balance=BalanceMetric(title="Rounds won by the spy", count=_spy_wins),
    charts=(
        ChartSpec(
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
