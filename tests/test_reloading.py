"""Reloading of the server when a game's files change."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from spyhouse.reloading import fingerprint, serve_and_reload


def test_changed_file_restarts_the_server(tmp_path: Path) -> None:
    words = tmp_path / "words.ftl"
    words.write_text("a = b")
    started: list[list[str]] = []

    def start(arguments: Sequence[str]) -> "subprocess.Popen[bytes]":
        started.append([*arguments])
        waits = "import time; time.sleep(60)" if len(started) == 1 else "import sys; sys.exit(3)"
        return subprocess.Popen([sys.executable, "-c", waits])

    def edit() -> None:
        while not started:
            time.sleep(0.01)
        time.sleep(0.2)
        (tmp_path / "notes.txt").write_text("not watched")
        (tmp_path / "board.js").write_text("export {}")

    editor = threading.Thread(target=edit)
    editor.start()
    assert serve_and_reload(["serve"], [tmp_path], start, poll=0.02) == 3
    editor.join()
    assert started == [["serve"], ["serve", "--no-browser"]]


def test_terminated_parent_stops_the_server(tmp_path: Path) -> None:
    servers: list[subprocess.Popen[bytes]] = []

    def start(arguments: Sequence[str]) -> "subprocess.Popen[bytes]":
        servers.append(subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"]))
        threading.Timer(0.2, os.kill, (os.getpid(), signal.SIGTERM)).start()
        return servers[-1]

    with pytest.raises(SystemExit):
        serve_and_reload(["serve"], [tmp_path], start, poll=0.02)
    assert servers[0].poll() is not None
    assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL


def test_only_files_of_a_game_are_watched(tmp_path: Path) -> None:
    for name in ("state.py", "en.ftl", "state.pyc", "notes.txt"):
        (tmp_path / name).touch()
    assert sorted(Path(file).name for file in fingerprint([tmp_path])) == ["en.ftl", "state.py"]
