"""A whole client: opens a table, fills it with bots and plays random legal moves to the end.

    python docs/example_client.py http://localhost:7007 spyfall '{"rounds": 1}'

Needs `pip install websockets`. Everything it does is explained in docs/protocol.md.
"""

import asyncio
import json
import random
import sys
import urllib.request

import websockets


def ask(url, body=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"Content-Type": "application/json"})
    return json.load(urllib.request.urlopen(request))


async def play(house, game, options="{}"):
    facts = next(each for each in ask(f"{house}/api/games") if each["name"] == game)
    new = {"game": game, "options": json.loads(options), "name": "Example", "face": "fox"}
    table = ask(f"{house}/api/tables", new)
    async with websockets.connect(f"{house.replace('http', 'ws')}/ws/{table['code']}") as socket:
        last = 0  # the id of the last request; after a reconnect the same id may be sent again
        answered = True

        async def do(what, **fields):
            nonlocal last, answered
            last, answered = last + 1, False
            await socket.send(
                json.dumps({"type": "Request", "id": str(last), "do": {"type": what, **fields}})
            )

        await socket.send(json.dumps({"type": "Hello", "token": table["token"], "legal": True}))
        seen = None
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "Welcome":
                await do("Sit", seat=0)
                for seat in range(1, facts["least"]):
                    await do("SeatBot", seat=seat, level=facts["bots"][0])
                await do("Start")
            if str(last) in (message.get("id"), message.get("answers")):
                answered = True
            seen = message.get("game") or seen
            if seen and seen["outcome"]:
                return seen["outcome"]
            if seen and answered and 0 in seen["to_act"]:
                legal = seen["seats"][0]["legal"]  # not everything: see "Moves" in docs/protocol.md
                await do("Play", seat=0, move=random.choice(legal))


if __name__ == "__main__":
    print("Over:", asyncio.run(play(*sys.argv[1:])))
