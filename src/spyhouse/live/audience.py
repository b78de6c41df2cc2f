"""Listeners of a table on this server, and the messages sent to them."""

import time
from collections.abc import Sequence

from msgspec import UNSET

from spyhouse.kernel import SpyhouseError
from spyhouse.live.fair_scheduler import SERVER
from spyhouse.live.listener import Broadcast, Listener
from spyhouse.live.presence import PresenceTracker
from spyhouse.live.room_queue import QueuedCommand
from spyhouse.live.services import Services
from spyhouse.table import messages
from spyhouse.table.applied import AppliedEntry
from spyhouse.table.happened import as_seen_by, missed
from spyhouse.table.messages import CloseReason, Update, Welcome
from spyhouse.table.padding import encode, pad_to_longest
from spyhouse.table.table import Table

NO_WATCHERS = "no-watchers"


class Audience:
    """The listeners of one room. Builds and sends a message for each of them."""

    __slots__ = ("_services", "_waited_for", "empty_since", "listeners", "presence")

    def __init__(self, services: Services) -> None:
        self._services = services
        self.listeners: list[Listener] = []
        self.presence = PresenceTracker()
        self.empty_since = time.monotonic()
        self._waited_for: set[str] = set()

    @property
    def quota_address(self) -> str:
        """Address of the listener connected longest. Work for the table is charged to it."""
        return self.listeners[0].address if self.listeners else SERVER

    def add(self, listener: Listener, table: Table, seq: int) -> None:
        """Add a listener and send its `Welcome`."""
        self.listeners.append(listener)
        is_news = bool(listener.person) and self.presence.connected(listener.person)
        listener.send(self._padded_welcome(listener, table, seq))
        if listener.person and (notices := self._services.notices):
            notices.returned(table.code, listener.person)
        if is_news:
            self.broadcast_presence(besides=listener)

    def remove(self, listener: Listener) -> None:
        """Remove a listener and broadcast presence if the person has no other connection."""
        self.listeners.remove(listener)
        if listener.person and self.presence.disconnected(listener.person):
            self.broadcast_presence()
        if not self.listeners:
            self.empty_since = time.monotonic()

    def broadcast(self, result: AppliedEntry, table: Table, work: QueuedCommand | None = None) -> bool:
        """Send an applied entry to every listener that may see it, with that listener's view.

        The requester's reply is embedded in its update. Return False if the requester does not see this
        update.
        """
        effect = result.effect
        view = table.view() if effect.table_changed else UNSET
        now = table.clock.time(self._services.clock.now())
        texts: dict[tuple[str, bool], bytes | None] = {}
        post: list[tuple[Listener, bytes]] = []
        for listener in self.listeners:
            key = (listener.person, listener.wants_legal)
            if key not in texts:
                texts[key] = None
                seats = table.seats_of(listener.person)
                if happened := as_seen_by(result, seats):
                    game = table.view_for_seats(seats, listener.wants_legal) if effect.game_changed else UNSET
                    texts[key] = encode(Update(happened.seq, now, happened, view, game))
            if text := texts[key]:
                if work and listener is work.listener:
                    text = b'%s,"answers":%s}' % (text[:-1], encode(work.id))
                    work = None
                post.append((listener, text))
        self._deliver(post)
        if effect.removed_person:
            away = [listener for listener in self.listeners if listener.person == effect.removed_person]
            _disconnect(away, "removed", "shown-out")
        if effect.watchers_removed:
            _disconnect([each for each in self.listeners if not each.person], "removed", NO_WATCHERS)
        self._notify(table)
        return work is None

    def _notify(self, table: Table) -> None:
        """Notify people who became the ones to act while they were away."""
        if notices := self._services.notices:
            before, self._waited_for = self._waited_for, table.people_to_act()
            for person in self._waited_for - before - self.presence.people:
                notices.your_turn(table, person)

    def disconnect_all(self, kind: CloseReason, reason: SpyhouseError | str) -> None:
        """Close all connections with a last message."""
        _disconnect(self.listeners, kind, reason)

    def resync_all(self, table: Table) -> None:
        """Send every listener a new `Welcome`."""
        now = self._services.clock.now()
        self._deliver(
            [(each, self._welcome(each.person, each.wants_legal, table, 0, now)) for each in self.listeners]
        )

    def broadcast_presence(self, besides: Listener | None = None) -> None:
        """Send the list of connected people."""
        text = encode(messages.Presence(sorted(self.presence.people)))
        self._deliver([(listener, text) for listener in self.listeners if listener is not besides])

    def _padded_welcome(self, listener: Listener, table: Table, seq: int) -> bytes:
        """Pad the `Welcome` to the longest one any seat would get, so its length reveals nothing (SF-28)."""
        now = self._services.clock.now()
        text = self._welcome(listener.person, listener.wants_legal, table, seq, now)
        if not table.seats_of(listener.person):
            return text
        seated = {chair.person for chair in table.seats.chairs if chair.person}
        others = (self._welcome(person, listener.wants_legal, table, seq, now) for person in seated)
        return pad_to_longest(text, others)

    def _welcome(self, person: str, legal: bool, table: Table, seq: int, now: int) -> bytes:
        return encode(
            Welcome(
                you=person,
                seq=table.public_seq,
                now=table.clock.time(now),
                table=table.view(),
                here=sorted(self.presence.people),
                missed=missed(table, seq, person),
                game=table.game_view(person, legal),
                build=self._services.build,
            )
        )

    def _deliver(self, post: Broadcast) -> None:
        if post:
            self._services.deliver(post)


def _disconnect(listeners: Sequence[Listener], kind: CloseReason, reason: SpyhouseError | str) -> None:
    """Close connections. Iterates over a copy, because each close removes a listener."""
    for listener in tuple(listeners):
        listener.disconnect(kind, reason)
