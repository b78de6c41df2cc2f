"""The wheel: it contains the current client, and building it needs only Python."""

import json
import os
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ICONS = "src/spyhouse/citydraw/data/icons.json"
HOOK = runpy.run_path(str(ROOT / "deploy/build_hook.py"))["ClientHook"]


def prepare_a_wheel(root: Path) -> None:
    HOOK(str(root), {}, None, None, "", "wheel").initialize("standard", {})


def a_repository(root: Path, script: str) -> Path:
    """Write a client of one page and return the path of the built page."""
    package = {"name": "client", "version": "1.0.0", "scripts": {"build": script}}
    lock = {**package, "lockfileVersion": 3, "packages": {"": {"name": "client", "version": "1.0.0"}}}
    written = {
        root / "web/package.json": json.dumps(package),
        root / "web/package-lock.json": json.dumps(lock),
        root / "src/locales/en/app.ftl": "hello = Hello",
        root / ICONS: "{}",
    }
    for path, text in written.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    built = root / "src/spyhouse/server/client/index.html"
    built.parent.mkdir(parents=True)
    return built


def test_missing_or_old_client_is_built(tmp_path: Path) -> None:
    built = a_repository(tmp_path, "node -p 1 >> ../src/spyhouse/server/client/index.html")
    prepare_a_wheel(tmp_path)
    prepare_a_wheel(tmp_path)
    assert built.read_text() == "1\n"
    icons = tmp_path / ICONS  # what the server draws cities with
    icons.unlink()
    prepare_a_wheel(tmp_path)
    assert built.read_text() == "1\n1\n"
    icons.touch()
    later = built.stat().st_mtime + 10
    os.utime(tmp_path / "src/locales/en/app.ftl", (later, later))  # its words are in the client too
    prepare_a_wheel(tmp_path)
    assert built.read_text() == "1\n1\n1\n"


def test_failed_client_build_fails_the_wheel(tmp_path: Path) -> None:
    a_repository(tmp_path, "false")
    with pytest.raises(Exception, match="the client was not built"):
        prepare_a_wheel(tmp_path)
