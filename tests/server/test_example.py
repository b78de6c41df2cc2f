"""The client of docs/example_client.py, run as anyone would run it."""

import asyncio
import sys
from pathlib import Path

import pytest

from tests.server.house import HouseUp

EXAMPLE = Path(__file__).parents[2] / "docs" / "example_client.py"


@pytest.mark.parametrize("game", ["pebbles", "spyfall"])
async def test_the_example_client_plays_a_game_to_its_end(house: HouseUp, game: str) -> None:
    example = await asyncio.create_subprocess_exec(
        sys.executable, EXAMPLE, f"http://{house.address}", game, stdout=asyncio.subprocess.PIPE
    )
    printed, _ = await example.communicate()
    assert example.returncode == 0
    assert b"Over: {'how': 'score'" in printed
