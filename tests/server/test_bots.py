"""Bots at a live table."""

import pytest

from tests.server.live_server import Guest, RunningServer


async def until_over(guest: Guest) -> dict[str, object]:
    while True:
        update = await guest.next("Update")
        if update.get("table", {}).get("phase") == "over":
            return update


@pytest.mark.parametrize("level", ["taker", "random", "stubborn", "broken"])
async def test_failing_bots_are_replaced_by_random_moves(server: RunningServer, level: str) -> None:
    """A failing bot is replaced by random moves."""
    table = server.open(pebbles=4)
    async with server.guest(table.code, table.token) as ida:
        await ida.do("SeatBot", seat=0, level=level)
        await ida.do("SeatBot", seat=1, level="taker")
        await ida.do("Start")
        await until_over(ida)


async def test_bot_takes_over_and_returns_a_seat(server: RunningServer) -> None:
    table = server.open(pebbles=1000)
    async with server.guest(table.code, table.token) as ida:
        await ida.do("Sit", seat=0)
        await ida.do("SeatBot", seat=1, level="taker")
        await ida.do("Start")
        await ida.do("Stand", seat=0)
        for _ in range(6):  # both seats move without her
            await ida.next("Update")
        await ida.do("Sit", seat=0)
        while ida.heard[-1].get("game", {}).get("to_act") != [0]:
            await ida.hear()
        await ida.take(0)
        assert ida.welcome["you"] == "p1"
