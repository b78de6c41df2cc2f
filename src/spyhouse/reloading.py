"""`spyhouse serve --reload`: restart the server when the code, messages or board of a game change."""

import importlib.util
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from importlib.metadata import entry_points
from pathlib import Path

POLL_S = 0.5
STOP_S = 10.0
"""Seconds for the server to stop before it is killed."""
WATCHED = {".py", ".ftl", ".toml", ".js", ".css", ".svg", ".png", ".json"}


def game_folders() -> list[Path]:
    """Return the folders of the installed game packages."""
    found = []
    for entry in entry_points(group="spyhouse.games"):
        spec = importlib.util.find_spec(entry.module.partition(".")[0])
        if spec is not None:
            found += [Path(place) for place in spec.submodule_search_locations or ()]
    return found


def fingerprint(folders: Iterable[Path]) -> dict[str, int]:
    """Return the time of the last change of every watched file."""
    return {
        str(file): file.stat().st_mtime_ns
        for folder in folders
        for file in folder.rglob("*")
        if file.suffix in WATCHED and file.is_file()
    }


def serve_and_reload(
    arguments: Sequence[str],
    folders: Sequence[Path],
    start: Callable[[Sequence[str]], "subprocess.Popen[bytes]"] | None = None,
    poll: float = POLL_S,
) -> int:
    """Run the server in another process, and start it again after every change, until it ends without one."""
    spawn = start or (lambda given: subprocess.Popen([sys.executable, "-m", "spyhouse.cli", *given]))
    server, seen = spawn(arguments), fingerprint(folders)
    before = signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))  # stops the server too
    try:
        while (code := server.poll()) is None:
            time.sleep(poll)
            now = fingerprint(folders)
            if now != seen:
                changed = sorted(set(now.items()) ^ set(seen.items()))
                print(f"{Path(changed[0][0]).name} changed: starting again", file=sys.stderr, flush=True)
                seen = now
                stop(server)
                server = spawn([*arguments, "--no-browser"])
        return code
    finally:
        stop(server)
        signal.signal(signal.SIGTERM, before)


def stop(server: "subprocess.Popen[bytes]") -> None:
    """Stop a server process, by force if it takes too long."""
    server.terminate()
    try:
        server.wait(STOP_S)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()
