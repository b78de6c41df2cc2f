"""Printed texts of things that views name by key, by language."""

from collections.abc import AsyncIterator

import msgspec
import pytest

from tests.golden.golden_files import FORMAT_1
from tests.server.live_server import Opened, RunningServer

RECORD = msgspec.json.decode((FORMAT_1 / "campaign.record.json").read_bytes())


@pytest.fixture
async def campaign(server: RunningServer) -> AsyncIterator[Opened]:
    """Open a campaign table in which 3A has been read and 130 flipped."""
    who = {"name": "Ida", "face": "fox"}
    opened = server.http.post("/api/tables", json={"game": "spyclub", "options": {"campaign": RECORD}, **who})
    assert opened.status_code == 201, opened.text
    table = Opened(server, **opened.json())
    async with server.guest(table.code, table.token) as ida:
        await ida.do("Sit", seat=0)
        for seat in (1, 2):
            await ida.do("SeatBot", seat=seat, level="easy")
        await ida.do("Start")
        yield table


def ask(
    table: Opened, keys: str, token: str = "", game: str = "spyclub", lang: str = "en"
) -> tuple[int, str]:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    path = f"/api/games/{game}/printed?keys={keys}&table={table.code}&lang={lang}"
    answer = table.server.http.get(path, headers=headers)
    return answer.status_code, answer.text


async def test_printed_card_is_in_the_requested_language(campaign: Opened) -> None:
    """CP-29: only the requested sides are returned."""
    status, text = ask(campaign, "2018.3A,2018.130A,2018.130B")
    assert status == 200
    sides = msgspec.json.decode(text)
    assert [(side["card"], side["side"]) for side in sides] == [(3, "A"), (130, "A"), (130, "B")]
    assert sides[0]["title"] == "Club rules"
    assert ask(campaign, "2018.3A", lang="de")[1] != ask(campaign, "2018.3A")[1]


async def test_unread_card_side_is_not_served(campaign: Opened) -> None:
    """CP-29: unread sides and cards are refused."""
    for keys in ("2018.3B", "2018.8A", "2018.3A,2018.3B", "prototype.3A", "2018.999A", "12C"):
        status, text = ask(campaign, keys)
        assert status == 404, keys
        assert "story" not in text
    every = ",".join(f"2018.{card}{side}" for card in range(1, 88) for side in "AB")
    assert ask(campaign, every)[0] == 404
    assert campaign.server.http.get("/api/games/spyclub/printed?keys=2018.3A").status_code == 400
    assert ask(campaign.server.open(), "2018.3A")[0] == 404, "another game is played there"
    assert ask(campaign, "1", game="spyfall")[0] == 404


async def test_closed_table_serves_printed_sides_to_its_people(campaign: Opened) -> None:
    """CP-29."""
    async with campaign.server.guest(campaign.code, campaign.token) as ida:
        await ida.do("Lock", on=True, watchers=False)
    assert ask(campaign, "2018.3A")[0] == 404
    assert ask(campaign, "2018.3A", campaign.token)[0] == 200
