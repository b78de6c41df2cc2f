"""The tables that every adapter and encoding is tried on."""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Table:
    game: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    longest: int = 2_000
    """Random play with this seed ends before."""

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *self.options])


TABLES = [Table("spycatcher", 3, {"permissions_needed": 3}, 60_000)]
