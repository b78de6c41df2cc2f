"""Server with the benchmark's game and without rate limits:

python -m bench.bench_server PORT DATABASE [IDLE [REDIS]]
"""

import socket
import sys

import uvicorn
import uvloop

from bench.ledger_game import GAME
from spyhouse import games
from spyhouse.server import logs
from spyhouse.server.app import make_server
from spyhouse.server.settings import Settings


def main(port: int, database: str, idle_s: float = 60, redis: str = "") -> None:
    """Run the server."""
    games.register(GAME)
    logs.configure()
    settings = Settings(
        host="127.0.0.1",
        port=port,
        database=database if "://" in database else f"sqlite:///{database}",
        redis=redis,
        messages_per_s=0,
        requests_per_minute=0,
        connections_per_address=0,
        tables_per_hour=0,
        joins_per_minute=0,
        wrong_codes_per_hour=0,
        entries_per_minute=0,
        bytes_per_minute=0,
        bytes_per_hour=0,
        table_bytes=0,
        people_per_address=0,
        sockets_per_address=0,
        idle_s=idle_s,
    )
    server = make_server(settings)
    uvloop.run(_serve(server))


async def _serve(server: uvicorn.Server) -> None:
    async def startup(sockets: list[socket.socket] | None = None) -> None:
        await open_doors(sockets)
        print("ready", flush=True)  # the same line as boardgame.io's server prints

    open_doors = server.startup
    server.startup = startup  # type: ignore[method-assign]
    await server.serve()


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], *map(float, sys.argv[3:4]), *sys.argv[4:])
