"""Open tables of the ledger at our own server, both seats taken and the game begun."""

import asyncio
import json

import httpx
import picows

Opened = tuple[str, tuple[str, str]]
"""A code and the tokens of its two seats."""


async def open_tables(port: int, count: int) -> list[Opened]:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
        opened: list[Opened] = []
        for first in range(0, count, 20):
            opened += await asyncio.gather(*(_open(client, port) for _ in range(first, min(count, first + 20))))
        return opened


async def _open(client: httpx.AsyncClient, port: int) -> Opened:
    me = {"name": "Ada", "face": "fox"}
    table = (await client.post("/api/tables", json={"game": "ledger", "options": {}, **me})).json()
    guest = (await client.post(f"/api/tables/{table['code']}/people", json={"name": "Bo", "face": "cat"})).json()
    for token, do in (
        (table["token"], {"type": "Sit", "seat": 0}),
        (guest["token"], {"type": "Sit", "seat": 1}),
        (table["token"], {"type": "Start"}),
    ):
        await _do(f"ws://127.0.0.1:{port}/ws/{table['code']}", token, do)
    return table["code"], (table["token"], guest["token"])


class _Errand(picows.WSListener):  # type: ignore[misc]
    """Say hello, ask for one thing, and leave when it is done."""

    def __init__(self, token: str, do: dict[str, object]) -> None:
        self.says = [{"type": "Hello", "token": token}, {"type": "Request", "id": do["type"], "do": do}]
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def on_ws_connected(self, transport: picows.WSTransport) -> None:
        for message in self.says[:1]:
            transport.send(picows.WSMsgType.TEXT, json.dumps(message).encode())

    def on_ws_frame(self, transport: picows.WSTransport, frame: picows.WSFrame) -> None:
        message = frame.get_payload_as_bytes()
        if message.startswith(b'{"type":"Welcome"'):
            transport.send(picows.WSMsgType.TEXT, json.dumps(self.says[1]).encode())
        elif message.startswith((b'{"type":"No"', b'{"type":"Bye"')):
            # Taking the chair one already has is as good as done.
            if not self.done.done():
                self.done.set_result(None) if b"already" in message else self.done.set_exception(
                    RuntimeError(message.decode())
                )
        elif message.startswith(b'{"type":"Done"') and not self.done.done():
            self.done.set_result(None)


async def _do(url: str, token: str, do: dict[str, object]) -> None:
    transport, errand = await picows.ws_connect(lambda: _Errand(token, do), url)
    await errand.done
    transport.disconnect()
