"""Platform wheels: compiled rules that give the same games."""

import os
import subprocess
import sys
import zipfile
from hashlib import sha256
from pathlib import Path

import msgspec

import spyhouse
from spyhouse import games

ROOT = Path(__file__).parents[1]
PLAYED = "from tests.test_compiled import where, played; print(where(), *played())"


def where() -> str:
    from spyhouse.kernel import state

    return str(state.__file__)


def played() -> list[str]:
    """Return a fingerprint of all events of a game of each kind."""
    prints = []
    for name in sorted(games.builtin_names()):
        state = spyhouse.new(name, seats=4, seed="compiled")
        for _ in range(60):
            for seat in sorted(state.to_act())[:1]:
                state.apply(seat, state.legal(seat)[-1], at=1)
        prints.append(sha256(msgspec.json.encode(state.history(None))).hexdigest())
    return prints


def test_a_wheel_for_a_platform_is_compiled_and_plays_the_same(tmp_path: Path) -> None:
    build = ["wheel", "--quiet", "--no-deps", "--no-index", "--no-build-isolation", "-w", str(tmp_path)]
    subprocess.run(
        [sys.executable, "-m", "pip", "--disable-pip-version-check", *build, str(ROOT)],
        env=os.environ | {"SPYHOUSE_COMPILED": "0"},
        check=True,
    )
    (wheel,) = tmp_path.glob("*.whl")
    assert not wheel.stem.endswith("any")
    zipfile.ZipFile(wheel).extractall(tmp_path)
    assert (tmp_path / "spyhouse/server/client/index.html").is_file(), "a whole house"
    paths = os.pathsep.join([str(tmp_path), str(ROOT)])
    command = [sys.executable, "-c", PLAYED]
    result = subprocess.run(command, env=os.environ | {"PYTHONPATH": paths}, capture_output=True, text=True)
    assert not result.returncode, result.stderr
    state, *prints = result.stdout.split()
    assert Path(state).is_relative_to(tmp_path)
    assert Path(state).suffix != ".py"
    assert prints == played()
