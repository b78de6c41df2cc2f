"""Message lengths on the wire: independent of hidden information (SF-28)."""

import asyncio
import json
import zlib
from contextlib import AsyncExitStack

import pytest
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from tests.server.live_server import RunningServer


class FrameRecorder(WSListener):
    """A socket that records raw frames."""

    def __init__(self, token: str) -> None:
        self.token = token
        self.frames: list[bytes] = []
        self.texts: list[str] = []
        self.news = asyncio.Event()
        self._inflate = zlib.decompressobj(-15)

    def on_ws_connected(self, transport: WSTransport) -> None:
        transport.send(WSMsgType.TEXT, json.dumps({"type": "Hello", "token": self.token}).encode())

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        payload = frame.get_payload_as_bytes()
        self.frames.append(payload)
        if frame.rsv1:
            payload = self._inflate.decompress(payload + b"\x00\x00\xff\xff")
        self.texts.append(payload.decode())
        self.news.set()

    async def hear(self, messages: int) -> None:
        while len(self.frames) < messages:
            self.news.clear()
            await self.news.wait()


@pytest.mark.parametrize("deflate", [True, False], ids=["deflated", "plain"])
async def test_all_seats_and_watchers_get_frames_of_one_length(server: RunningServer, deflate: bool) -> None:
    table = server.open(pebbles=40, filling=1500)
    tokens = [table.token, *(table.join(name)[1] for name in ("Ben", "Cleo", "Dan"))]
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(server.guest(table.code, token)) for token in tokens]
        for seat, guest in enumerate(guests):
            await guest.do("Sit", seat=seat)
        await guests[0].do("Start")
        headers = {"Sec-WebSocket-Extensions": "permessage-deflate"} if deflate else {}
        taps = [FrameRecorder(token) for token in (*tokens, "")]
        for tap in taps:
            url = f"ws://{server.address}/ws/{table.code}"
            wire, _ = await ws_connect(lambda tap=tap: tap, url, extra_headers=headers, proxy=None)
            stack.callback(wire.disconnect)
            await tap.hear(1)
        for turn in range(8):
            await guests[turn % 4].take(turn % 4, 1 + turn % 3)
        for tap in taps:
            await tap.hear(9)

    welcomes = [tap.texts[0] for tap in taps[:4]]
    times = [len(str(json.loads(welcome)["now"])) for welcome in welcomes]
    assert len({len(welcome) - time for welcome, time in zip(welcomes, times, strict=True)}) == 1
    words = {json.loads(tap.texts[-1])["game"]["seats"][0]["view"]["word"] for tap in taps}
    assert len(words) == 5, "each holds another word, and the watcher none"
    for message in range(1, 9):
        assert len({len(tap.frames[message]) for tap in taps}) == 1
        assert len({len(tap.texts[message]) for tap in taps}) == 1
    assert (len(taps[0].frames[8]) < 200) == deflate
