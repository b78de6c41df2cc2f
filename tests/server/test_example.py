"""The example client docs/example_client.py."""

import asyncio
import sys
from pathlib import Path

import pytest

from tests.server.live_server import RunningServer

EXAMPLE = Path(__file__).parents[2] / "docs" / "example_client.py"


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("pebbles", "{}"),
        ("spyfall", '{"rounds": 1, "round_seconds": 60, "accuse_seconds": 10}'),
        ("spyclub", "{}"),
        ("spycatcher", '{"permissions_needed": 3}'),
        ("spyguy", '{"seconds": 5, "practice": true, "practice_cards": 1}'),
    ],
)
async def test_the_example_client_plays_a_game_to_its_end(
    server: RunningServer, game: str, options: str
) -> None:
    example = await asyncio.create_subprocess_exec(
        sys.executable, EXAMPLE, f"http://{server.address}", game, options, stdout=asyncio.subprocess.PIPE
    )
    printed, _ = await example.communicate()
    assert example.returncode == 0
    assert printed.startswith(b"Over: {'how': '")
