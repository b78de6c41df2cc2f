"""What all live tables of one server share: the clock, the store, the way out, and who thinks for bots."""

import secrets
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol
from weakref import WeakValueDictionary

from spyhouse.live.budgets import Budgets
from spyhouse.live.cluster import Cluster
from spyhouse.live.health import StoreHealth
from spyhouse.live.keeper import Keeper
from spyhouse.live.thinkers import Thinkers
from spyhouse.live.turns import Turns
from spyhouse.store import Store
from spyhouse.table.messages import Farewell
from spyhouse.table.table import Table

if TYPE_CHECKING:
    from spyhouse.live.room import Room


class Listener(Protocol):
    """One open connection to a table. A person may have several."""

    person: str
    """Their id at this table; "" for a watcher."""
    address: str
    """Where they come from, as budgets count it."""
    legal: bool
    """Whether they want the list of legal moves with every view."""

    def tell(self, message: bytes) -> None:
        """One message for this one alone."""

    def part(self, kind: Farewell, reason: str) -> None:
        """Say goodbye and close."""


class Notices(Protocol):
    """Tells people who are away."""

    counted: Counter[str]
    """By what became of them."""

    def your_turn(self, table: Table, person: str) -> None:
        """The game waits for them. They hear of it once, until they come back."""

    def came(self, table: str, person: str) -> None: ...


Post = Sequence[tuple[Listener, bytes]]
"""What goes out together. Whoever delivers it makes all of it equally long (SF-28)."""


A_DAY_MS = 24 * 60 * 60 * 1000


class HouseClock:
    """Milliseconds that pass only while the server is up.

    A restart eats no thinking time, and setting the machine's clock changes nothing.
    """

    def __init__(self, last_known: int) -> None:
        self.start = last_known + 1
        self._started = time.monotonic()
        self._ahead = 0

    def now(self) -> int:
        return self.start + self._ahead + int((time.monotonic() - self._started) * 1000)

    def at_least(self, now: int) -> None:
        """Another server's clock shows this: the later is right."""
        self._ahead += max(0, now - self.now())


class Services:
    def __init__(
        self,
        store: Store,
        clock: HouseClock,
        deliver: Callable[[Post], None],
        thinkers: Thinkers,
        *,
        bot_pace: float = 1.0,
        words: Callable[[str], str] | None = None,
        build: str = "",
        budgets: Budgets | None = None,
    ) -> None:
        self.server = secrets.token_hex(8)
        self.cluster: Cluster | None = None
        """The usual house has one server."""
        self.notices: Notices | None = None
        """The usual house sends none."""
        self.store = store
        self.turns = Turns()
        self.budgets = budgets or Budgets()
        self.pictured: WeakValueDictionary[tuple[str, str], Room] = WeakValueDictionary()
        """By game and key of the picture: a table that is played on it."""
        self.health = StoreHealth(store, self._stop_clocks)
        self.keeper = Keeper(store, self.health, self.turns)
        self.clock = clock
        self.deliver = deliver
        self.thinkers = thinkers
        self.bot_pace = bot_pace
        """How long bots take, against a person; 0 for no wait at all."""
        self.words = words
        """The language model that bots may use to word what they say, if the host has named one."""
        self.build = build
        """The client that this server hands out, as everyone is told in the welcome."""
        self.ticking: set[Room] = set()
        """The rooms whose game waits for the clock: while there is one, the heartbeat beats."""
        self.done = 0
        self.refused: Counter[str] = Counter()

    def _stop_clocks(self) -> None:
        """Nobody's time runs while nothing can be stored."""
        for room in tuple(self.ticking):
            room.hold()
