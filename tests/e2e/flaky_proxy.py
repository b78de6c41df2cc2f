"""Proxy between a browser and the server that can be cut and restored."""

import contextlib
import socket
import threading
from collections.abc import Iterator

CHUNK = 65_536


class FlakyProxy:
    """A TCP proxy in front of a server that can drop, cut and restore connections."""

    def __init__(self, server: str) -> None:
        host, _, port = server.removeprefix("http://").partition(":")
        self._server = (host, int(port))
        self._listening = socket.create_server((host, 0))
        self._ends: set[socket.socket] = set()
        self._whole = True
        self._mute = False
        self._accepting = threading.Thread(target=self._accept)
        self._accepting.start()
        self.address = f"http://{host}:{self._listening.getsockname()[1]}"

    def mute(self) -> None:
        """Drop everything that the server sends; the other direction still works."""
        self._mute = True

    def cut(self) -> None:
        self._whole = False
        for end in list(self._ends):
            _close(end)

    def restore(self) -> None:
        self._mute = False
        self._whole = True

    def close(self) -> None:
        self.cut()
        _close(self._listening)
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
                far = socket.create_connection(self._server)
                self._ends |= {near, far}
                carriers += [
                    threading.Thread(target=self._forward, args=[near, far, False]),
                    threading.Thread(target=self._forward, args=[far, near, True]),
                ]
                for carrier in carriers[-2:]:
                    carrier.start()
        for carrier in carriers:
            carrier.join()
        for end in self._ends:
            end.close()

    def _forward(self, source: socket.socket, target: socket.socket, homewards: bool) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(CHUNK):
                if not (homewards and self._mute):
                    target.sendall(data)
        _close(source)
        _close(target)


@contextlib.contextmanager
def proxy_to(server: str) -> Iterator[FlakyProxy]:
    proxy = FlakyProxy(server)
    try:
        yield proxy
    finally:
        proxy.close()


def _close(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
