"""A whole client: opens a table, fills it with bots and plays random legal moves to the end.

    python docs/example_client.py http://localhost:8000 spyfall

Needs `pip install websockets`. Everything it does is explained in docs/protocol.md.
"""

import asyncio
import json
import random
import sys
import urllib.request

import websockets


def post(url, body):
    request = urllib.request.Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})
    return json.load(urllib.request.urlopen(request))


async def play(house, game, bots=3):
    table = post(f"{house}/api/tables", {"game": game, "options": {}, "name": "Example", "face": "fox"})
    async with websockets.connect(f"{house.replace('http', 'ws')}/ws/{table['code']}") as socket:
        last = 0  # the id of the last request; after a reconnect the same id may be sent again
        answered = True
        seen = None

        async def do(what, **fields):
            nonlocal last, answered
            last, answered = last + 1, False
            await socket.send(
                json.dumps({"type": "Request", "id": str(last), "do": {"type": what, **fields}})
            )

        await socket.send(json.dumps({"type": "Hello", "token": table["token"], "legal": True}))
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "Welcome":
                await do("Sit", seat=0)
                for seat in range(1, 1 + bots):
                    await do("SeatBot", seat=seat, level="random")
                await do("Start")
            if message["type"] in ("Done", "No") and message["id"] == str(last):
                answered = True
            if message["type"] == "Done":
                continue  # what was done comes next, as an Update
            seen = message.get("game") or seen
            if seen and seen["outcome"]:
                return seen["outcome"]
            if seen and answered and 0 in seen["to_act"]:
                await do("Play", seat=0, move=random.choice(seen["seats"][0]["legal"]))


if __name__ == "__main__":
    print("Over:", asyncio.run(play(*sys.argv[1:])))
