"""Our own server with the bench's game and without limits on rates: python -m bench.house PORT FILE"""

import sys

from bench.ledger import GAME
from spyhouse import games
from spyhouse.server import logs
from spyhouse.server.run import make_server
from spyhouse.server.settings import Settings


def main(port: int, file: str) -> None:
    games.register(GAME)
    logs.start()
    settings = Settings(
        database=f"sqlite:///{file}",
        messages_per_s=0,
        tables_per_hour=0,
        joins_per_minute=0,
        sockets_per_address=0,
    )
    make_server(settings, port=port).run()


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
