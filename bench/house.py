"""Our own server with the bench's game and without limits on rates: python -m bench.house PORT FILE [IDLE]"""

import socket
import sys

import uvicorn
import uvloop

from bench.ledger import GAME
from spyhouse import games
from spyhouse.server import logs
from spyhouse.server.run import make_server
from spyhouse.server.settings import Settings


def main(port: int, file: str, idle_s: float = 60) -> None:
    games.register(GAME)
    logs.start()
    settings = Settings(
        database=f"sqlite:///{file}",
        messages_per_s=0,
        tables_per_hour=0,
        joins_per_minute=0,
        sockets_per_address=0,
        idle_s=idle_s,
    )
    server = make_server(settings, port=port)
    uvloop.run(_serve(server))


async def _serve(server: uvicorn.Server) -> None:
    async def startup(sockets: list[socket.socket] | None = None) -> None:
        await open_doors(sockets)
        print("ready", flush=True)  # as the peer does

    open_doors = server.startup
    server.startup = startup  # type: ignore[method-assign]
    await server.serve()


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], *map(float, sys.argv[3:]))
