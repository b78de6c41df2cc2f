"""Proxy between a browser and the server that can be cut and restored."""

import contextlib
import socket
import threading
from collections.abc import Iterator

CHUNK = 65_536


class Cable:
    def __init__(self, house: str) -> None:
        host, _, port = house.removeprefix("http://").partition(":")
        self._house = (host, int(port))
        self._listening = socket.create_server((host, 0))
        self._ends: set[socket.socket] = set()
        self._whole = True
        self._mute = False
        self._accepting = threading.Thread(target=self._accept)
        self._accepting.start()
        self.address = f"http://{host}:{self._listening.getsockname()[1]}"

    def mute(self) -> None:
        """The guest still gets through to the house, but hears nothing more from it."""
        self._mute = True

    def cut(self) -> None:
        self._whole = False
        for end in list(self._ends):
            _hang_up(end)

    def mend(self) -> None:
        self._mute = False
        self._whole = True

    def close(self) -> None:
        self.cut()
        _hang_up(self._listening)
        self._accepting.join()
        self._listening.close()

    def _accept(self) -> None:
        carriers: list[threading.Thread] = []
        with contextlib.suppress(OSError):  # closed
            while True:
                near, _ = self._listening.accept()
                if not self._whole:
                    near.close()
                    continue
                far = socket.create_connection(self._house)
                self._ends |= {near, far}
                carriers += [
                    threading.Thread(target=self._carry, args=[near, far, False]),
                    threading.Thread(target=self._carry, args=[far, near, True]),
                ]
                for carrier in carriers[-2:]:
                    carrier.start()
        for carrier in carriers:
            carrier.join()
        for end in self._ends:
            end.close()

    def _carry(self, source: socket.socket, target: socket.socket, homewards: bool) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(CHUNK):
                if not (homewards and self._mute):
                    target.sendall(data)
        _hang_up(source)
        _hang_up(target)


@contextlib.contextmanager
def cable_to(house: str) -> Iterator[Cable]:
    cable = Cable(house)
    try:
        yield cable
    finally:
        cable.close()


def _hang_up(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
