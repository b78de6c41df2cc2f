"""The server as a subprocess, like `spyhouse serve`, without limits, with quick bots and fixed deals."""

import contextlib
import secrets
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from unittest import mock

from spyhouse.kernel import overrides
from spyhouse.server import static
from spyhouse.server.app import make_server
from spyhouse.server.settings import Settings
from spyhouse.server.static import CLIENT

SECRET = "e2e 28"


@contextlib.contextmanager
def server_in(folder: Path) -> Iterator[str]:
    """Start a server on this folder and yield its address."""
    server = ServerProcess(folder)
    server.open()
    try:
        yield server.address
    finally:
        server.close()


class ServerProcess:
    """A server that can be stopped and started again on the same port and database."""

    address = ""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._port = 0
        self._process: subprocess.Popen[str] | None = None

    def open(self, client: Path = CLIENT) -> None:
        command = [
            sys.executable,
            "-m",
            "tests.e2e.server_process",
            str(self._folder),
            str(self._port),
            str(client),
        ]
        with open(self._folder / "server.log", "a") as log:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self._process.stdout
        self.address = self._process.stdout.readline().strip() or self._why()
        self._port = int(self.address.rpartition(":")[2])

    def close(self, how: signal.Signals = signal.SIGTERM) -> None:
        assert self._process
        with self._process as process:
            process.send_signal(how)

    def _why(self) -> str:
        raise RuntimeError(f"the server did not start:\n{(self._folder / 'server.log').read_text()}")


def main(folder: str, port: str, client: str) -> None:
    box = Path(folder) / "box"
    overrides.set_folder(box if box.is_dir() else None)
    settings = Settings(
        database=f"sqlite:///{folder}/house.db",
        messages_per_s=0,
        requests_per_minute=0,
        connections_per_address=0,
        tables_per_hour=0,
        joins_per_minute=0,
        wrong_codes_per_hour=0,
        bytes_per_hour=0,
        people_per_address=0,
        sockets_per_address=0,
        bot_pace=0.02,
    )
    with (
        mock.patch("spyhouse.live.rooms.new_secret", return_value=SECRET),
        mock.patch("spyhouse.live.room.new_secret", return_value=SECRET),  # of a rematch
        # The secret was chosen for its deals, which must not change with somebody's name.
        mock.patch("spyhouse.table.seats.Seating.names_and_faces", return_value=()),
        mock.patch("spyhouse.table.commands.play.SKIP_AWAY_S", 0),  # nobody waits to be allowed to skip
        mock.patch.object(secrets, "randbits", return_value=1),  # what bots throw their dice with
        mock.patch.object(static, "CLIENT", Path(client)),
        socket.create_server(("127.0.0.1", int(port))) as listening,
    ):
        print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
        make_server(settings).run([listening])


if __name__ == "__main__":
    main(*sys.argv[1:])
