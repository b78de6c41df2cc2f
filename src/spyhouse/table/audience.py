"""Those who listen at a table on this server, and what each of them is told."""

import time
from collections.abc import Sequence

import msgspec
from msgspec import UNSET

from spyhouse.table.attendance import Attendance
from spyhouse.table.commands import Remove
from spyhouse.table.house import House, Listener, Post
from spyhouse.table.messages import Presence, Update, Welcome
from spyhouse.table.table import Table
from spyhouse.table.told import Told

encode = msgspec.json.Encoder().encode


class Audience:
    __slots__ = ("_house", "attendance", "empty_since", "listeners")

    def __init__(self, house: House) -> None:
        self._house = house
        self.listeners: list[Listener] = []
        self.attendance = Attendance()
        self.empty_since = time.monotonic()

    def let_in(self, listener: Listener, table: Table, seq: int) -> None:
        """Welcome them; from now on they hear what they may know."""
        self.listeners.append(listener)
        is_news = bool(listener.person) and self.attendance.came(listener.person)
        listener.tell(self._level_welcome(listener, table, seq))
        if is_news:
            self.tell_presence(besides=listener)

    def let_out(self, listener: Listener) -> None:
        self.listeners.remove(listener)
        if listener.person and self.attendance.left(listener.person):
            self.tell_presence()
        if not self.listeners:
            self.empty_since = time.monotonic()

    def announce(self, told: Told, table: Table) -> None:
        """To everyone who may know of it, in a view of their own."""
        view = table.view() if told.table_changed else UNSET
        now = table.time(self._house.clock.now())
        texts: dict[tuple[str, bool], bytes | None] = {}
        post: list[tuple[Listener, bytes]] = []
        for listener in self.listeners:
            key = (listener.person, listener.legal)
            if key not in texts:
                texts[key] = None
                if happened := table.happened(told, listener.person):
                    game = table.game_view(*key) if told.game_changed else UNSET
                    texts[key] = encode(Update(happened.seq, now, happened, view, game))
            if text := texts[key]:
                post.append((listener, text))
        self._deliver(post)
        if isinstance(told.deed, Remove):
            away = [listener for listener in self.listeners if listener.person == told.deed.person]
            part(away, "The host has asked you to leave this table.")

    def show_all(self, table: Table) -> None:
        """Where things stand, to everyone anew."""
        now = self._house.clock.now()
        self._deliver(
            [(each, self._welcome(each.person, each.legal, table, 0, now)) for each in self.listeners]
        )

    def tell_presence(self, besides: Listener | None = None) -> None:
        text = encode(Presence(sorted(self.attendance.everyone)))
        self._deliver([(listener, text) for listener in self.listeners if listener is not besides])

    def _level_welcome(self, listener: Listener, table: Table, seq: int) -> bytes:
        """As long as anyone else's here would be, so that its length tells no card (SF-28)."""
        now = self._house.clock.now()
        text = self._welcome(listener.person, listener.legal, table, seq, now)
        if not table.seats_of(listener.person):
            return text
        seated = {chair.person for chair in table.seats.chairs if chair.person}
        others = (self._welcome(person, listener.legal, table, seq, now) for person in seated)
        return text.ljust(max(len(text), *map(len, others)))

    def _welcome(self, person: str, legal: bool, table: Table, seq: int, now: int) -> bytes:
        return encode(
            Welcome(
                you=person,
                seq=table.public_seq,
                now=table.time(now),
                table=table.view(),
                here=sorted(self.attendance.everyone),
                missed=table.missed(seq, person),
                game=table.game_view(person, legal),
            )
        )

    def _deliver(self, post: Post) -> None:
        if post:
            self._house.deliver(post)


def part(listeners: Sequence[Listener], reason: str) -> None:
    """Close their connections. Each then leaves the list, so this goes through a copy."""
    for listener in tuple(listeners):
        listener.part(reason)
