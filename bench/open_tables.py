"""Opening of Ledger tables at the server, with both seats taken and the game started."""

import asyncio
import json

import httpx
import picows

Opened = tuple[str, tuple[str, str]]
"""A table code and the tokens of its two seats."""


async def open_tables(port: int, count: int) -> list[Opened]:
    """Open `count` tables."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
        opened: list[Opened] = []
        for first in range(0, count, 20):
            opened += await asyncio.gather(
                *(_open(client, port) for _ in range(first, min(count, first + 20)))
            )
        return opened


async def _open(client: httpx.AsyncClient, port: int) -> Opened:
    me = {"name": "Ada", "face": "fox"}
    table = (await client.post("/api/tables", json={"game": "ledger", "options": {}, **me})).json()
    guest = (
        await client.post(f"/api/tables/{table['code']}/people", json={"name": "Bo", "face": "cat"})
    ).json()
    errands: list[tuple[str, dict[str, object]]] = [
        (table["token"], {"type": "Sit", "seat": 0}),
        (guest["token"], {"type": "Sit", "seat": 1}),
        (table["token"], {"type": "Start"}),
    ]
    for token, do in errands:
        await _do(f"ws://127.0.0.1:{port}/ws/{table['code']}", token, do)
    return table["code"], (table["token"], guest["token"])


class _Errand(picows.WSListener):
    """A connection that says hello, sends one request, and closes after the answer."""

    def __init__(self, token: str, do: dict[str, object]) -> None:
        self.says = [{"type": "Hello", "token": token}, {"type": "Request", "id": do["type"], "do": do}]
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def on_ws_connected(self, transport: picows.WSTransport) -> None:
        transport.send(picows.WSMsgType.TEXT, json.dumps(self.says[0]).encode())

    def on_ws_frame(self, transport: picows.WSTransport, frame: picows.WSFrame) -> None:
        message = frame.get_payload_as_bytes()
        if message.startswith(b'{"type":"Welcome"'):
            transport.send(picows.WSMsgType.TEXT, json.dumps(self.says[1]).encode())
        elif not self.done.done() and message.startswith((b'{"type":"No"', b'{"type":"Bye"')):
            self.done.set_exception(RuntimeError(message.decode()))
        elif not self.done.done() and message.startswith((b'{"type":"Done"', b'{"type":"Update"')):
            self.done.set_result(None)


async def _do(url: str, token: str, do: dict[str, object]) -> None:
    errand = _Errand(token, do)
    transport, _ = await picows.ws_connect(lambda: errand, url)
    await errand.done
    transport.disconnect()
