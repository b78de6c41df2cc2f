"""Secrecy on the wire (SF-27, SF-28, SF-34)."""

import random
from collections.abc import AsyncIterator
from typing import Any, cast

import msgspec
import pytest
import pytest_asyncio

from bench.client import Heard, ServerProcess
from spyhouse.kernel import State
from spyhouse.store.sql import SqlStore
from spyhouse.table.apply import apply
from spyhouse.table.commands.server import Opened
from spyhouse.table.entry import LogRow
from spyhouse.table.log_codec import decode_row
from spyhouse.table.table import Table
from spyhouse.table.views import ViewCache
from tests.stress.recorded_game import DEFLATED, PEOPLE, Evening, Guest, Step

WORLDS = 3
"""Number of imagined worlds per message."""
PUBLIC_WHILE_HIDDEN = {
    "Dealt", "ClockRuns", "Asked", "Answered", "Accused", "Voted", "VoteEnded", "TimeCalled", "TimeUp",
    "Passed", "Continued",
}  # fmt: skip
"""Message types that everyone may get while cards are hidden."""


pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[ServerProcess]:
    server = ServerProcess(tmp_path_factory.mktemp("server"))
    await server.up()
    try:
        yield server
    finally:
        await server.down()


async def test_whole_games_leak_no_secrets(server: ServerProcess) -> None:
    evening = await Evening.begin(server, seed=11, rounds=3)
    for number in (1, 2, 3):
        await evening.play_a_round()
        if number == 1:
            await check_the_windows(evening)
        await evening.next_round()
    assert evening.view["phase"] == "over"
    entries = await the_log(server, evening)

    for step in evening.steps:
        check_sizes_and_counts(evening, step)
        check_events(evening, step)
    check_every_world(evening, entries)
    for guest in evening.guests:
        check_cards(evening, guest)
        check_words(evening, guest, entries)
    assert any(step.move["type"] == "QueueGuess" for step in evening.steps)


async def test_sf34_queued_guess_is_invisible_to_others(server: ServerProcess) -> None:
    """SF-34: a queued guess causes no message and no visible difference, even after a reconnect."""
    evening = await Evening.begin(server, seed=5, rounds=2)
    await evening.ask_and_answer()
    spy, bystander = evening.spy().seat, next(guest.seat for guest in evening.players if not guest.is_spy)
    assert spy is not None
    assert bystander is not None
    await evening.play(bystander, "Accuse", seat=spy)
    before = await welcome(evening, bystander, seq=1)
    step = await evening.play(spy, "QueueGuess", place=evening.view["in_play"][3])
    after = await welcome(evening, bystander, seq=1)
    assert [len(news) for news in step.news] == [int(seat == spy) for seat in range(PEOPLE + 1)]
    own = step.news[spy][0].message
    assert own["seq"] == before.message["seq"] == after.message["seq"]
    assert without_now(after) == without_now(before)
    assert length(after) == length(before)

    await evening.vote(guilty=False)  # the clock runs again, and the guess comes true
    assert evening.view["sheet"][0]["guess"] == evening.view["in_play"][3]
    for step in evening.steps:
        check_sizes_and_counts(evening, step)


async def test_sf28_welcomes_have_one_length(server: ServerProcess) -> None:
    """SF-28: a Welcome has one length for all seats, with or without legal moves."""
    evening = await Evening.begin(server, seed=2, rounds=2)
    for _ in range(4):
        for legal, seq in ((False, 0), (False, 1), (True, 1)):
            lengths = {length(await welcome(evening, seat, seq=seq, legal=legal)) for seat in range(PEOPLE)}
            assert len(lengths) == 1, (evening.view["phase"], legal, lengths)
        if evening.view["phase"] == "vote":
            await evening.vote()
        else:
            await evening.ask_and_answer()
            asker = evening.view["asker"]
            if asker not in evening.view["spent"]:
                await evening.play(asker, "Accuse", seat=(asker + 1) % PEOPLE)


async def test_length_of_legal_moves_shows_nowhere(server: ServerProcess) -> None:
    """SF-28: a spy's longer list of moves is hidden by padding."""
    lengths = {}
    for seat in range(PEOPLE):
        evening = await Evening.begin(server, seed=3, generic=(), rounds=2)
        await evening.ask_and_answer()
        generic = await server.connect(evening.seats[0].code)
        await generic.hello(evening.seats[seat].token, legal=True)
        step = await evening.play(0, "CallTime")
        await generic.catch_up()
        update = next(heard for heard in reversed(generic.heard) if heard.kind == "Update")
        lengths[seat, evening.spy().seat] = (length(update), *(length(news[0]) for news in step.news))
        generic.close()
    assert len(set(lengths.values())) == 1, lengths


# --- sizes and counts (SF-28)


def check_sizes_and_counts(evening: Evening, step: Step) -> None:
    """Check that everyone gets the same number of messages of the same lengths."""
    if step.move["type"] == "QueueGuess":
        assert all(not news for seat, news in enumerate(step.news) if seat != step.seat)
        return
    as_text = {tuple(len(heard.text) for heard in news) for news in step.news}
    assert len(as_text) == 1, (step.move, as_text)
    for kind in (True, False):
        on_wire = {
            tuple(heard.on_wire for heard in news)
            for guest, news in zip(evening.guests, step.news, strict=True)
            if (guest.seat is None or guest.seat in DEFLATED) == kind
        }
        assert len(on_wire) == 1, (step.move, on_wire)


async def welcome(evening: Evening, seat: int, *, seq: int, legal: bool = False) -> Heard:
    """Return the Welcome of a second tab, which changes no presence."""
    wire = await evening.server.connect(evening.seats[0].code)
    await wire.hello(evening.seats[seat].token, seq=seq, legal=legal)
    wire.close()
    return wire.heard[0]


def length(heard: Heard) -> int:
    """Return the length without the digits of counters."""
    happened = heard.message.get("happened", {})
    counters = (heard.message["now"], heard.message["seq"], happened.get("at", ""), happened.get("seq", ""))
    return len(heard.text) - sum(len(str(counter)) for counter in counters)


def without_now(heard: Heard) -> dict[str, Any]:
    return heard.message | {"now": 0}


# --- contents


def check_cards(evening: Evening, guest: Guest) -> None:
    """Check that cards appear only in their holder's view and events."""
    for heard in guest.told:
        for name, value, owner in _walk(heard.message, None):
            if name == "card":
                assert value is None or owner == guest.seat is not None
            elif name == "queued":
                assert value == "--" or owner == guest.seat is not None
            elif name == "only":
                assert value == [guest.seat]
        seen = heard.message.get("game")
        if seen and seen["seats"][0]["view"]["phase"] not in ("reveal", "over"):
            view = seen["seats"][0]["view"]
            assert len(view["sheet"]) == view["round"] - 1


def _walk(node: Any, seat: int | None) -> list[tuple[str, Any, int | None]]:
    """Yield every field of a message with the seat of its view."""
    found: list[tuple[str, Any, int | None]] = []
    if isinstance(node, dict):
        seat = node.get("seat", seat) if "view" in node or "card" in node else seat
        for name, value in node.items():
            found += [(name, value, seat), *_walk(value, seat)]
    elif isinstance(node, list):
        for value in node:
            found += _walk(value, seat)
    return found


def check_every_world(evening: Evening, entries: list[LogRow]) -> None:
    """Check that messages are the same in imagined worlds."""
    rng = random.Random(7)
    steps = {step.entries: step for step in evening.steps if step.hidden}
    table = Table(evening.seats[0].code)
    for number, line in enumerate(entries, start=1):
        apply(table, decode_row(line))
        if step := steps.get(number):
            assert table.state
            for guest, news in zip(evening.guests, step.news, strict=True):
                for _ in range(WORLDS if news else 0):
                    world = table.state.imagine(guest.seat, rng)
                    sent = news[-1].message["game"]
                    assert sent == seen_in(world, guest.seat, "legal" in sent["seats"][0]), step.move


def seen_in(world: State, seat: int | None, legal: bool) -> Any:
    view = ViewCache().get(world, () if seat is None else (seat,), legal)
    return msgspec.json.decode(msgspec.json.encode(view))


def check_events(evening: Evening, step: Step) -> None:
    """Check that each guest gets the public events and only their own private ones."""
    if not step.hidden or not step.news[-1]:
        return
    everyone = step.news[-1][0].message["happened"].get("events", [])
    assert {event["type"] for event in everyone} <= PUBLIC_WHILE_HIDDEN
    for guest, news in zip(evening.players, step.news, strict=False):
        told = news[0].message["happened"].get("events", [])
        assert [event for event in told if event.get("only") != [guest.seat]] == everyone


def check_words(evening: Evening, guest: Guest, entries: list[LogRow]) -> None:
    """Check that messages contain no token, and no seed before the end."""
    opened = the_opening(entries)
    text = b"".join(heard.text for heard in guest.told)
    for forbidden in forbidden_words(evening):
        assert forbidden.encode() not in text
    before_the_end = b"".join(
        heard.text for heard in guest.told if heard.message.get("table", {}).get("phase") != "over"
    )
    assert opened.secret.encode() not in before_the_end


def forbidden_words(evening: Evening) -> list[str]:
    return [seat.token for seat in evening.seats]


def the_opening(entries: list[LogRow]) -> Opened:
    return cast(Opened, decode_row(entries[0]).command)


async def check_the_windows(evening: Evening) -> None:
    """Check public pages, metrics, refusals and the server's log for secrets."""
    code = evening.seats[0].code
    texts = {
        path: (await evening.server.http.get(path)).text
        for path in (
            f"/api/tables/{code}",
            f"/api/tables/{code}/export",
            f"/api/tables/{code}/export?number=1",
            "/api/tables/ZZZZ",
            "/metrics",
            "/healthz",
        )
    }
    assert "over yet" in texts[f"/api/tables/{code}/export"]
    assert "still running" in texts[f"/api/tables/{code}/export?number=1"]
    texts["the log"] = evening.server.log()
    entries = await the_log(evening.server, evening)
    secret = the_opening(entries).secret
    for where, text in texts.items():
        for forbidden in (*forbidden_words(evening), secret, '"card"', "GotCard", "token_hash", "Traceback"):
            assert forbidden not in text, where


async def the_log(server: ServerProcess, evening: Evening) -> list[LogRow]:
    store = await SqlStore.open(server.database)
    try:
        return await store.read_log(evening.seats[0].code)
    finally:
        await store.close()
