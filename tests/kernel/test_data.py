"""Data files as structs, loaded from any thread."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from spyhouse.kernel import BadData
from spyhouse.kernel.data import parse

_SIX_AT_ONCE = """
import sys, threading
from spyhouse import games
sys.setswitchinterval(1e-6)
start = threading.Barrier(6)
def begin():
    start.wait()
    for name, options in ("spyclub", {"campaign": {}}), ("spyfall", {}), ("spycatcher", {}), ("spyguy", {}):
        game = games.find(name)
        game.new(3, "seed", game.read_options(options)).view(0)
threads = [threading.Thread(target=begin) for _ in range(6)]
for thread in threads: thread.start()
for thread in threads: thread.join()
"""


class Pet(msgspec.Struct, forbid_unknown_fields=True):
    name: str


def test_games_can_start_in_parallel_threads() -> None:
    """msgspec crashes in two of five processes if two threads read a type first."""
    for _ in range(6):
        subprocess.run([sys.executable, "-c", _SIX_AT_ONCE], check=True)


@pytest.mark.parametrize("text", ["name = 1", "nam = 'Rex'", "name ="])
def test_invalid_file_is_named(text: str) -> None:
    with pytest.raises(BadData, match=r"^pets\.toml(, line 1)?: "):
        parse(text, "pets.toml", Pet)
    assert parse("name = 'Rex'", "pets.toml", Pet) == Pet("Rex")


def test_types_are_decoded_only_under_the_lock() -> None:
    """Types first read in threads are decoded under the lock."""
    source = Path(parse.__code__.co_filename).parents[1]
    for file in source.glob("games/**/*.py"):
        text = file.read_text()
        assert "toml.decode(" not in text, file
        assert "msgspec.convert(" not in text or "with load_lock" in text, file
