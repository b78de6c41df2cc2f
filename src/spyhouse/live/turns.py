"""Slow work in turns: reading a long log, drawing a picture, playing a kept game again.

Of each address one thing is done at a time, and few in all; so whoever asks for a hundred waits for a
hundred, and nobody else does.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

HANDS = 3
"""So many things at once: more would only share one core."""
HOUSE = "the house"
"""Whose turn it is when nobody in particular asked."""


class Turns:
    def __init__(self, hands: int = HANDS) -> None:
        self._free = hands
        self._waiting: list[_Ticket] = []
        self._served: dict[str, int] = {}
        """Who has a turn now, or waits for one after having had one; and when that was."""
        self._busy: set[str] = set()
        self._count = 0

    @asynccontextmanager
    async def turn(self, whose: str, first: bool = False) -> AsyncIterator[None]:
        """Wait for it. `first`: somebody sits at a table and needs it, before those who are only curious."""
        ticket = _Ticket(whose, first)
        self._waiting.append(ticket)
        self._call()
        try:
            await ticket.called
            yield
        finally:
            if ticket in self._waiting:
                self._waiting.remove(ticket)
            elif ticket.called.done():
                self._free += 1
                self._busy.discard(whose)
                self._forget(whose)
            self._call()

    def _call(self) -> None:
        while self._free:
            able = [ticket for ticket in self._waiting if ticket.whose not in self._busy]
            if not able:
                return
            # Those in need first; of them, who has waited longest since their last turn.
            ticket = min(able, key=lambda each: (not each.first, self._served.get(each.whose, 0)))
            self._waiting.remove(ticket)
            self._free -= 1
            self._count += 1
            self._busy.add(ticket.whose)
            self._served[ticket.whose] = self._count
            if ticket.called.cancelled():
                continue
            ticket.called.set_result(None)

    def _forget(self, whose: str) -> None:
        if all(ticket.whose != whose for ticket in self._waiting):
            self._served.pop(whose, None)


class _Ticket:
    __slots__ = ("called", "first", "whose")

    def __init__(self, whose: str, first: bool) -> None:
        self.whose = whose
        self.first = first
        self.called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
