"""A game's facts, read from outside."""

import subprocess
import sys

_SIX_AT_ONCE = """
import sys, threading
from spyhouse import games
sys.setswitchinterval(1e-6)
start = threading.Barrier(6)
def read():
    start.wait()
    game = games.find("spyfall")
    game.read_options({"rounds": 3, "talk": "text"})
    game.read_move(b'{"type": "Ask", "to": 1, "text": "Where?"}')
threads = [threading.Thread(target=read) for _ in range(6)]
for thread in threads: thread.start()
for thread in threads: thread.join()
"""


def test_threads_that_read_a_game_s_types_at_once_do_not_crash() -> None:
    """msgspec does when none was read before: one process in eight, so it takes several to see it."""
    for _ in range(12):
        subprocess.run([sys.executable, "-c", _SIX_AT_ONCE], check=True)
