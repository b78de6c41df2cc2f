"""The optional language model for rewording: off by default, and unable to block a game."""

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from spyhouse.server.reword import make_reword
from spyhouse.server.settings import Settings


class Parrot(BaseHTTPRequestHandler):
    reply: bytes
    heard: dict[str, object]

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        type(self).heard = body | {"path": self.path, "key": self.headers.get("Authorization")}
        self.send_response(200)
        self.end_headers()
        self.wfile.write(self.reply)

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def parrot() -> Iterator[str]:
    server = HTTPServer(("127.0.0.1", 0), Parrot)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/v1/"
    server.shutdown()
    thread.join()
    server.server_close()


def test_reword_is_none_without_a_setting() -> None:
    assert make_reword(Settings()) is None
    assert make_reword(Settings(words_url="nonsense")) is None


def test_a_prompt_becomes_one_line(parrot: str) -> None:
    Parrot.reply = json.dumps({"choices": [{"message": {"content": ' "It is\n loud." '}}]}).encode()
    words = make_reword(Settings(words_url=parrot, words_model="small", words_key="k"))
    assert words
    assert words("Say it.") == "It is loud."
    heard = Parrot.heard
    assert (heard["path"], heard["model"], heard["key"]) == ("/v1/chat/completions", "small", "Bearer k")


@pytest.mark.parametrize("reply", [b"", b"{}", b'{"choices": []}', b"<html>"])
def test_invalid_model_answer_is_empty(parrot: str, reply: bytes) -> None:
    Parrot.reply = reply
    words = make_reword(Settings(words_url=parrot))
    assert words
    assert words("Say it.") == ""


def test_unreachable_model_keeps_the_text() -> None:
    words = make_reword(Settings(words_url="http://127.0.0.1:9/v1"))
    assert words
    assert words("Say it.") == ""
