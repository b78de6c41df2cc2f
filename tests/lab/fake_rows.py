"""Made-up rows of games that were not played."""

from typing import Any

from spyhouse.lab import GameRow


def a_row(**facts: Any) -> GameRow:
    usual: dict[str, Any] = {
        "game": "highcard",
        "version": 1,
        "seats": 3,
        "seed": "a",
        "bots": ("random",) * 3,
        "options": "{}",
        "how": "high card",
        "side": "",
        "winners": (0,),
        "scores": (9, 5, 1),
        "moves": 3,
        "took": 30_000,
        "counts": {},
        "seconds": 0.1,
    }
    return GameRow(**usual | facts)
