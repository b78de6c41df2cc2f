"""A house in a process of its own, as `spyhouse serve` runs it, but without limits, with quick bots, and
with the same half of every deal: players whose browsers add nothing to it are dealt the same cards."""

import contextlib
import secrets
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from unittest import mock

from spyhouse.server.run import make_server
from spyhouse.server.settings import Settings

SECRET = "e2e 28"


@contextlib.contextmanager
def house_in(folder: Path) -> Iterator[str]:
    """Gives its address."""
    command = [sys.executable, "-m", "tests.e2e.house", str(folder)]
    with (
        open(folder / "house.log", "w") as log,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True) as process,
    ):
        assert process.stdout
        try:
            yield process.stdout.readline().strip() or _why(folder)
        finally:
            process.terminate()


def _why(folder: Path) -> str:
    raise RuntimeError(f"the house did not open:\n{(folder / 'house.log').read_text()}")


def main(folder: str) -> None:
    settings = Settings(
        database=f"sqlite:///{folder}/house.db",
        messages_per_s=0,
        tables_per_hour=0,
        joins_per_minute=0,
        sockets_per_address=0,
        bot_pace=0.02,
    )
    with (
        mock.patch("spyhouse.table.rooms.new_secret", return_value=SECRET),
        mock.patch("spyhouse.table.room.new_secret", return_value=SECRET),  # of a rematch
        mock.patch.object(secrets, "randbits", return_value=1),  # what bots throw their dice with
        socket.create_server(("127.0.0.1", 0)) as listening,
    ):
        print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
        make_server(settings).run([listening])


if __name__ == "__main__":
    main(sys.argv[1])
