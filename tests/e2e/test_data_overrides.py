"""A host's custom board, from the lobby to the end of the game."""

from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.browser_player import unfold
from tests.e2e.conftest import Guests
from tests.e2e.server_process import server_in

OURS = resources.files("spyhouse.games").joinpath("spycatcher", "data", "whitehall.toml").read_text("utf-8")
MEMO = 'place = "ring-3"\neffect = "roll_again"\n'


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    own = tmp_path / "box" / "spycatcher" / "whitehall.toml"
    own.parent.mkdir(parents=True)
    assert MEMO in OURS
    words = 'label = "Currywurst"\ntext = "With chips. Roll again."\n'
    own.write_text('name = "Berlin, 1961"\n' + OURS.replace(MEMO, MEMO + words), "utf-8")
    with server_in(tmp_path) as address:
        yield address


def test_a_board_of_the_hosts_own_is_shown_and_played_to_the_end(guests: Guests) -> None:
    ida = guests("Ida")
    ida.comes_in()
    sheet = ida.wants_table("Spycatcher")
    unfold(sheet)
    sheet.get_by_role("button", name="3", exact=True).click()
    sheet.get_by_role("button", name="Open the table").click()
    ida.adds_bots(2, level="Normal")
    ida.starts(2)
    expect(ida.page.get_by_role("group", name="The board: Berlin, 1961")).to_be_visible()
    expect(ida.page.get_by_role("button", name="Currywurst. With chips. Roll again.")).to_be_visible()
    menu = ida.pulls("Menu")
    menu.get_by_role("button", name="Instant").click()
    menu.get_by_role("button", name="Let a bot play for me").click()
    expect(ida.page.get_by_role("heading", name="book is out")).to_be_visible(timeout=120_000)
