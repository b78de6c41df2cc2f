"""Screen-reader announcements: every event is read, also when many arrive at once."""

import json
from typing import Any

import msgspec
from playwright.sync_api import expect

from spyhouse import games
from tests.e2e.browser_player import Guest
from tests.e2e.conftest import Guests
from tests.e2e.spyclub import Detective
from tests.e2e.test_spyclub import play_on

TURNS = 8
"""Number of turns to play; several events happen at the end of almost every turn."""
LISTEN = """() => {
  window.added = []
  const isLog = ({ target }) => target.role === 'log'
  const note = ({ addedNodes }) => added.push(...[...addedNodes].map((node) => node.textContent))
  const observer = new MutationObserver((changes) => changes.filter(isLog).forEach(note))
  observer.observe(document.body, { childList: true, subtree: true })
}"""


def test_live_region_has_every_event_of_an_update(guests: Guests) -> None:
    ida, ben = guests("Ida"), guests("Ben")
    ida.comes_in()
    ida.wants_table("Spy Club").get_by_role("button", name="Open the table").click()
    expect(ida.page.get_by_role("heading", name="House rules")).to_be_visible()
    ben.joins(ida.code())
    ida.starts(2)
    expect(ida.page.get_by_role("navigation", name="Menu")).to_be_visible()
    before = len(ida.heard)
    ida.page.evaluate(LISTEN)
    several: list[list[str]] = []
    for turn, detective in enumerate(play_on(Detective(ida), Detective(ben))):
        detective.ends_turn()
        several = [told for told in map(sentences, messages(ida)[before:]) if len(told) > 1]
        if several or turn == TURNS:
            break
    assert several, "nothing happened in one go"
    for told in several:
        # What is added to the log is read out: every sentence of it, one after the other.
        ida.page.wait_for_function("told => added.join('|').includes(told.join('|'))", arg=told)


def messages(guest: Guest) -> list[dict[str, Any]]:
    return [json.loads(frame) for frame in guest.heard]


def sentences(message: dict[str, Any]) -> list[str]:
    """Return the sentences of an update."""
    if message["type"] != "Update":
        return []
    game = games.find("spyclub")
    events = [msgspec.convert(event, game.events) for event in message["happened"].get("events", [])]
    return [sentence for event in events if (sentence := game.describe_event(event, ["Ida", "Ben"]))]
