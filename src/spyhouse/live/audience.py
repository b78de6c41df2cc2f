"""Those who listen at a table on this server, and what each of them is told."""

import time
from collections.abc import Sequence

import msgspec
from msgspec import UNSET

from spyhouse.live.presence import Presence
from spyhouse.live.services import Listener, Post, Services
from spyhouse.live.turns import HOUSE
from spyhouse.live.work import Work
from spyhouse.table import messages
from spyhouse.table.messages import Farewell, Update, Welcome
from spyhouse.table.result import Result
from spyhouse.table.table import Table

NO_WATCHERS = "no-watchers"

encode = msgspec.json.Encoder().encode


class Audience:
    __slots__ = ("_services", "_waited_for", "empty_since", "listeners", "presence")

    def __init__(self, services: Services) -> None:
        self._services = services
        self.listeners: list[Listener] = []
        self.presence = Presence()
        self.empty_since = time.monotonic()
        self._waited_for: set[str] = set()

    @property
    def address(self) -> str:
        """Where those who have been here longest come from: what is done for the table counts there."""
        return self.listeners[0].address if self.listeners else HOUSE

    def let_in(self, listener: Listener, table: Table, seq: int) -> None:
        """Welcome them; from now on they hear what they may know."""
        self.listeners.append(listener)
        is_news = bool(listener.person) and self.presence.came(listener.person)
        listener.tell(self._level_welcome(listener, table, seq))
        if listener.person and (notices := self._services.notices):
            notices.came(table.code, listener.person)
        if is_news:
            self.tell_presence(besides=listener)

    def let_out(self, listener: Listener) -> None:
        self.listeners.remove(listener)
        if listener.person and self.presence.left(listener.person):
            self.tell_presence()
        if not self.listeners:
            self.empty_since = time.monotonic()

    def announce(self, result: Result, table: Table, work: Work | None = None) -> bool:
        """To everyone who may know of it, in a view of their own. Whoever asked for this work gets the answer
        in the same message; False if they are not told of it."""
        effect = result.effect
        view = table.view() if effect.table_changed else UNSET
        now = table.time(self._services.clock.now())
        texts: dict[tuple[str, bool], bytes | None] = {}
        post: list[tuple[Listener, bytes]] = []
        for listener in self.listeners:
            key = (listener.person, listener.legal)
            if key not in texts:
                texts[key] = None
                seats = table.seats_of(listener.person)
                if happened := result.to(seats):
                    game = table.seen_from(seats, listener.legal) if effect.game_changed else UNSET
                    texts[key] = encode(Update(happened.seq, now, happened, view, game))
            if text := texts[key]:
                if work and listener is work.asker:
                    text = b'%s,"answers":%s}' % (text[:-1], encode(work.id))
                    work = None
                post.append((listener, text))
        self._deliver(post)
        if effect.shown_out:
            away = [listener for listener in self.listeners if listener.person == effect.shown_out]
            _part(away, "removed", "shown-out")
        if effect.watchers_out:
            _part([each for each in self.listeners if not each.person], "removed", NO_WATCHERS)
        self._notify(table)
        return work is None

    def _notify(self, table: Table) -> None:
        """Tell those whose turn has come while they were away."""
        if notices := self._services.notices:
            before, self._waited_for = self._waited_for, table.waited_for()
            for person in self._waited_for - before - self.presence.everyone:
                notices.your_turn(table, person)

    def part_all(self, kind: Farewell, reason: str) -> None:
        _part(self.listeners, kind, reason)

    def show_all(self, table: Table) -> None:
        """Where things stand, to everyone anew."""
        now = self._services.clock.now()
        self._deliver(
            [(each, self._welcome(each.person, each.legal, table, 0, now)) for each in self.listeners]
        )

    def tell_presence(self, besides: Listener | None = None) -> None:
        text = encode(messages.Presence(sorted(self.presence.everyone)))
        self._deliver([(listener, text) for listener in self.listeners if listener is not besides])

    def _level_welcome(self, listener: Listener, table: Table, seq: int) -> bytes:
        """As long as anyone else's here would be, so that its length tells no card (SF-28)."""
        now = self._services.clock.now()
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
                here=sorted(self.presence.everyone),
                missed=table.missed(seq, person),
                game=table.game_view(person, legal),
                build=self._services.build,
            )
        )

    def _deliver(self, post: Post) -> None:
        if post:
            self._services.deliver(post)


def _part(listeners: Sequence[Listener], kind: Farewell, reason: str) -> None:
    """Close their connections. Each then leaves the list, so this goes through a copy."""
    for listener in tuple(listeners):
        listener.part(kind, reason)
