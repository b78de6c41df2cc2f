"""Guarantees of docs/protocol.md, over real sockets."""

import json
from pathlib import Path
from typing import Any

import pytest
import websockets

from tests.server.live_server import Guest, Opened, RunningServer, running_server


async def seated(server: RunningServer, **options: Any) -> tuple[Opened, str]:
    """Start a game of Ida and Ben, and return Ben's token."""
    table = server.open(**options)
    _, token = table.join()
    async with server.guest(table.code, table.token) as ida, server.guest(table.code, token) as ben:
        await ida.do("Sit", seat=0)
        await ben.do("Sit", seat=1)
        await ida.do("Start")
    return table, token


async def test_resent_request_has_one_effect_and_the_same_answer(server: RunningServer) -> None:
    table, _ = await seated(server)
    move = {"seat": 0, "move": {"type": "Take", "pebbles": 1}}
    async with server.guest(table.code, table.token) as ida:
        first = await ida.ask("Play", id="mine", **move)
    async with server.guest(table.code, table.token) as ida:
        again = await ida.ask("Play", id="mine", **move)
        assert again == first == {"type": "Done", "id": "mine", "seq": first["seq"]}
        assert ida.welcome["game"]["seats"][0]["view"]["pebbles"] == 4
        await ida.drained()
        assert not [message for message in ida.heard if message["type"] == "Update"]


async def test_two_tabs_of_one_person_both_work(server: RunningServer) -> None:
    table, token = await seated(server)
    async with server.guest(table.code, token) as ben, server.guest(table.code, table.token) as one:
        async with server.guest(table.code, table.token) as two:
            assert two.welcome["here"] == ["p1", "p2"]
            await two.take(0)
            assert (await one.next("Update"))["game"]["to_act"] == [1]
            await ben.take(1)
            await two.next("Update")
        await one.take(0)  # one tab is closed, the other is still connected
        await ben.drained()
        # He saw her arrive (p2 was first), but not her second tab.
        assert [m["here"] for m in ben.heard if m["type"] == "Presence"] == [["p1", "p2"]]
    async with server.guest(table.code, token) as ben:
        assert ben.welcome["here"] == ["p2"]


async def test_hello_with_seq_gets_missed_entries(server: RunningServer) -> None:
    table, token = await seated(server)
    async with server.guest(table.code, token) as ben:
        seen = ben.welcome["seq"]
    async with server.guest(table.code, table.token) as ida:
        await ida.take(0, 2)
        await ida.do("Say", text="your turn")
    async with server.guest(table.code, token, seq=seen) as ben:
        took, said = ben.welcome["missed"]
        assert took["events"] == [{"type": "Took", "seat": 0, "pebbles": 2}]
        assert said["did"] == {"type": "Say", "text": "your turn"}
        assert [took["seq"], said["seq"], ben.welcome["seq"]] == [seen + 1, seen + 2, seen + 2]


async def test_secret_move_is_invisible_to_others(server: RunningServer) -> None:
    """SF-28: private actions cause no message and no gap in seq, even after a reconnect."""
    table, token = await seated(server)
    async with (
        server.guest(table.code, table.token) as ida,
        server.guest(table.code, token) as ben,
        server.guest(table.code) as watcher,
    ):
        before = ida.welcome["seq"]
        done = await ida.do("Play", seat=0, move={"type": "Think"})
        update = await ida.next("Update")
        assert done["seq"] == update["seq"] == before
        assert update["game"]["seats"][0]["view"]["thoughts"] == 1
        for other in (ben, watcher):
            await other.drained()
            assert not [message for message in other.heard if message["type"] == "Update"]
        await ida.take(0)
        assert (await ben.next("Update"))["seq"] == (await watcher.next("Update"))["seq"] == before + 1
    async with server.guest(table.code, token, seq=before) as ben:
        assert [missed["seq"] for missed in ben.welcome["missed"]] == [before + 1]


async def test_token_of_another_table_is_refused(server: RunningServer) -> None:
    table, other = server.open(), server.open()
    async with websockets.connect(f"ws://{server.address}/ws/{table.code}", proxy=None) as wire:
        guest = Guest(wire)
        await guest.send({"type": "Hello", "token": other.token})
        bye = await guest.next("Bye")
        assert "don\u2019t belong to this table" in bye["reason"]
        assert bye["kind"] == "removed"
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await guest.hear()
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4003


async def test_a_seat_moves_only_for_the_person_in_it(server: RunningServer) -> None:
    table, token = await seated(server)
    async with server.guest(table.code, token) as ben, server.guest(table.code) as watcher:
        answer = await ben.ask("Play", seat=0, move={"type": "Take", "pebbles": 1})
        assert "That isn\u2019t your chair" in answer["reason"]
        answer = await watcher.ask("Play", seat=0, move={"type": "Take", "pebbles": 1})
        assert "watching" in answer["reason"]


@pytest.mark.parametrize(
    ("text", "code", "fault"),
    [
        ("{", "not-understood", {"kind": "other", "text": "Input data was truncated"}),
        ("null", "not-understood", {"kind": "wrong", "right": "object"}),
        ('{"type": "Dance"}', "not-understood", {"kind": "choice", "found": "'Dance'", "at": "type"}),
        (
            '{"type": "Request", "do": {"type": "Pause"}}',
            "not-understood",
            {"kind": "missing", "field": "id"},
        ),
        (
            '{"type": "Request", "id": "", "do": {"type": "Pause"}}',
            "not-understood",
            {"kind": "short", "limit": 1, "at": "id"},
        ),
        (
            '{"type": "Request", "id": "x", "do": {"type": "Sit", "seat": "a"}}',
            "not-understood",
            {"kind": "wrong", "right": "int", "at": "do.seat"},
        ),
        (
            '{"type": "Request", "id": "x", "do": {"type": "Ticked"}}',
            "not-understood",
            {"kind": "choice", "found": "'Ticked'"},
        ),
        ('{"type": "Ping", "x": 1}', "not-understood", {"kind": "unknown", "field": "x"}),
        ('{"type": "Hello"}', "hello-twice", {}),
        ("[" * 5000, "not-understood", {"kind": "wrong", "right": "object"}),
        ('{"type": "Ping", "\\ud800": 1}', "not-understood", {}),
    ],
)
async def test_malformed_message_gets_code_and_fault(
    server: RunningServer, text: str, code: str, fault: dict[str, object]
) -> None:
    table = server.open()
    async with server.guest(table.code, table.token) as ida:
        await ida.wire.send(text)
        answer = await ida.hear()
        assert (answer["type"], answer["code"]) == ("No", code)
        assert answer.get("args", {}).get("fault", {}).items() >= fault.items()
        await ida.do("Sit", seat=0)


async def test_request_is_refused_when_its_prompt_is_over(server: RunningServer) -> None:
    table, token = await seated(server)
    async with server.guest(table.code, table.token) as ida, server.guest(table.code, token) as ben:
        seen = ben.welcome["seq"]
        await ida.take(0)
        take = {"type": "Play", "seat": 1, "move": {"type": "Take", "pebbles": 1}}
        await ben.send({"type": "Request", "id": "late", "do": take, "after": seen})
        no = await ben.next("No")
        assert (no["id"], no["reason"]) == (
            "late",
            "Too late: the game has moved on. Have another look.",
        )
        await ida.do("Say", text="Your turn.")  # changes no game
        await ben.send({"type": "Request", "id": "timely", "do": take, "after": seen + 1})
        assert (await ben.answer("timely"))["type"] == "Done"


async def test_table_request_is_refused_when_table_has_changed(server: RunningServer) -> None:
    table = server.open()
    _, token = table.join()
    async with server.guest(table.code, table.token) as ida, server.guest(table.code, token) as ben:
        seen = ida.welcome["seq"]
        await ben.do("Sit", seat=1)  # on a chair that Ida saw empty
        clear = {"type": "ClearSeat", "seat": 1}
        await ida.send({"type": "Request", "id": "late", "do": clear, "after": seen})
        assert "the table has changed" in (await ida.next("No"))["reason"]
        await ida.send({"type": "Request", "id": "timely", "do": clear, "after": seen + 1})
        assert (await ida.answer("timely"))["type"] == "Done"


async def test_a_wrong_request_is_refused_by_its_id(server: RunningServer) -> None:
    table = server.open()
    async with server.guest(table.code, table.token) as ida:
        await ida.send({"type": "Request", "id": "a7", "do": {"type": "Sit"}})
        assert (await ida.hear())["id"] == "a7"


async def test_requests_before_hello_and_unknown_tables(server: RunningServer) -> None:
    async with websockets.connect(f"ws://{server.address}/ws/ZZZZ", proxy=None) as wire:
        guest = Guest(wire)
        await guest.send({"type": "Request", "id": "1", "do": {"type": "Pause"}})
        assert "Say Hello first" in (await guest.next("No"))["reason"]
        await guest.send({"type": "Hello"})
        bye = await guest.next("Bye")
        assert bye["reason"].startswith("There\u2019s no table ZZZZ.")
        assert bye["kind"] == "missing"


async def test_removed_person_gets_bye_and_cannot_return(server: RunningServer) -> None:
    table = server.open()
    person, token = table.join()
    async with server.guest(table.code, table.token) as ida, server.guest(table.code, token) as ben:
        await ida.do("Remove", person=person)
        bye = await ben.next("Bye")
        assert "removed you" in bye["reason"]
        assert bye["kind"] == "removed"
    async with websockets.connect(f"ws://{server.address}/ws/{table.code}", proxy=None) as wire:
        await wire.send(json.dumps({"type": "Hello", "token": token}))
        assert json.loads(await wire.recv())["type"] == "Bye"
    newcomer, _ = table.join()
    assert newcomer == "p3"  # ids are never reused


async def test_a_rematch_brings_a_new_commitment(server: RunningServer) -> None:
    table, _ = await seated(server)
    async with server.guest(table.code, table.token) as ida:
        await ida.do("HostPlay", move={"type": "Stop"})
        over = await ida.next("Update")
        await ida.do("Rematch")
        rematch = await ida.next("Update")
        secret = await ida.next("Update")
        assert rematch["table"]["phase"] == "lobby"
        assert secret["happened"]["did"] == {"type": "NewSecret", "secret": ""}
        assert secret["table"]["commitment"] not in ("", over["table"]["commitment"])
        await ida.do("Start")


async def test_long_message_is_charged_by_size(tmp_path: Path, pebbles: None) -> None:
    """A long message is charged like many short ones."""
    with running_server(tmp_path, messages_per_s=0.001, messages_at_once=20) as server:
        async with server.guest(server.open().code) as guest:
            for reason in ("read this", "too fast"):
                await guest.send({"type": "Nothing", "text": "x" * 10_000})
                assert reason in (await guest.next("No"))["reason"]


@pytest.mark.parametrize("depth", [100, 700, 900, 1500])
async def test_deeply_nested_message_is_refused_with_a_sentence(
    server: RunningServer, caplog: pytest.LogCaptureFixture, depth: int
) -> None:
    table = server.open()
    nested = '{"a":' * depth + "1" + "}" * depth
    async with server.guest(table.code, table.token) as ida:
        await ida.wire.send(
            f'{{"type": "Request", "id": "1", "do": {{"type": "Configure", "options": {{"x": {nested}}}}}}}'
        )
        reason = (await ida.next("No"))["reason"]
        assert ("nested too deeply" if depth > 500 else "no option") in reason
        await ida.drained()
    assert not caplog.text, "it is no fault of ours"
