"""The fair scheduler: one slow task per address at a time, and the table's needs first."""

import asyncio

from spyhouse.live.fair_scheduler import FairScheduler


class RecordingScheduler:
    """A scheduler with jobs that record the order of service."""

    def __init__(self, hands: int) -> None:
        self.turns = FairScheduler(hands)
        self.served: list[str] = []
        self.at_once = self.most_at_once = 0
        self.all_are_here = asyncio.Event()

    def ask(self, owner: str, what: str = "", first: bool = False) -> asyncio.Task[None]:
        return asyncio.create_task(self._work(owner, what or owner, first))

    async def _work(self, owner: str, what: str, first: bool) -> None:
        async with self.turns.slot(owner, first):
            self.served.append(what)
            self.at_once += 1
            self.most_at_once = max(self.at_once, self.most_at_once)
            await self.all_are_here.wait()
            self.at_once -= 1

    async def serve(self, *tasks: asyncio.Task[None]) -> None:
        await asyncio.sleep(0)
        self.all_are_here.set()
        await asyncio.gather(*tasks, return_exceptions=True)


async def test_greedy_owner_delays_no_others() -> None:
    desk = RecordingScheduler(hands=1)
    greedy = [desk.ask("eve", f"eve {number}") for number in range(5)]
    await desk.serve(*greedy, desk.ask("ida"), desk.ask("ben"))
    assert desk.served[:3] == ["eve 0", "ida", "ben"]
    assert len(desk.served) == 7


async def test_one_owner_has_one_slot() -> None:
    desk = RecordingScheduler(hands=3)
    await desk.serve(*(desk.ask("eve") for _ in range(5)))
    assert desk.most_at_once == 1
    desk.all_are_here.clear()
    await desk.serve(*(desk.ask(str(number)) for number in range(9)))
    assert desk.most_at_once == 3


async def test_urgent_work_comes_first() -> None:
    desk = RecordingScheduler(hands=1)
    await desk.serve(desk.ask("ann"), desk.ask("ben"), desk.ask("cleo", first=True))
    assert desk.served == ["ann", "cleo", "ben"]


async def test_cancelled_waiter_frees_its_slot() -> None:
    desk = RecordingScheduler(hands=1)
    busy, impatient, patient = desk.ask("ann"), desk.ask("ben"), desk.ask("cleo")
    await asyncio.sleep(0)
    impatient.cancel()
    await desk.serve(busy, impatient, patient)
    assert desk.served == ["ann", "cleo"]
    assert desk.turns._free == 1
    assert not desk.turns._waiting
    assert not desk.turns._last_served
