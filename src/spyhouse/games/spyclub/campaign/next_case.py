"""Options of the next game of a campaign (CP-21, CP-22)."""

from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from spyhouse.games.spyclub.board import Board


def next_case_options(b: "Board") -> dict[str, Any]:
    """Return the options of the next game. A stopped case is repeated; after the fifth the deck is reset."""
    if b.mosaic is None or b.mosaic.result is None:
        return {}
    result = b.mosaic.result
    return {"campaign": None if result.over() else msgspec.to_builtins(result), "characters": []}
