"""Fake endpoint of the chat protocol with scripted answers."""

import contextlib
import json
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

Messages = list[dict[str, str]]
Script = Callable[[Messages], str | bytes | int]
"""Returns the model's answer: text, raw bytes of a response, or an HTTP status."""


class Chat(ThreadingHTTPServer):
    daemon_threads = True
    script: Script
    asked: list[Messages]
    keys: list[str | None]
    bodies: list[dict[str, Any]]
    headers: list[dict[str, str]]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/v1"


class _Handler(BaseHTTPRequestHandler):
    server: Chat

    def do_POST(self) -> None:
        body: dict[str, Any] = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.server.asked.append(body["messages"])
        self.server.keys.append(self.headers.get("Authorization"))
        self.server.bodies.append(body)
        self.server.headers.append(dict(self.headers.items()))
        said = self.server.script(body["messages"])
        if isinstance(said, str):
            usage = {"prompt_tokens": 100, "completion_tokens": 10}
            answer = {"choices": [{"message": {"role": "assistant", "content": said}}], "usage": usage}
            said = json.dumps(answer).encode()
        with contextlib.suppress(OSError):  # the client may have timed out
            self.send_response(said if isinstance(said, int) else 200)
            self.end_headers()
            self.wfile.write(b"" if isinstance(said, int) else said)

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextlib.contextmanager
def chat(script: Script) -> Iterator[Chat]:
    server = Chat(("127.0.0.1", 0), _Handler)
    server.script, server.asked, server.keys, server.bodies, server.headers = script, [], [], [], []
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def always(answer: str | bytes) -> Script:
    return lambda messages: answer
