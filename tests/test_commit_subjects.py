"""The check of commit subjects in `make check`."""

import runpy
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CHECK = runpy.run_path(str(ROOT / "deploy/check_commits.py"))["main"]


def git(repository: Path, *arguments: str) -> str:
    settings = ("-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false")
    command = ["git", "-C", str(repository), *settings, *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def commit(repository: Path, subject: str) -> str:
    git(repository, "commit", "--allow-empty", "--quiet", "--message", subject)
    return git(repository, "rev-parse", "HEAD")


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    folder = tmp_path / "repository"
    folder.mkdir()
    git(folder, "init", "--quiet")
    commit(folder, "x" * 100)
    return folder


def test_subject_of_72_characters_passes(repository: Path) -> None:
    base = git(repository, "rev-parse", "HEAD")
    assert CHECK(repository, base) == 0
    commit(repository, "ü" * 72)
    assert CHECK(repository, base) == 0


def test_longer_subject_fails_and_is_named(repository: Path, capsys: pytest.CaptureFixture[str]) -> None:
    base = git(repository, "rev-parse", "HEAD")
    commit(repository, "y" * 73)
    commit(repository, "Short")
    assert CHECK(repository, base) == 1
    assert "y" * 73 in capsys.readouterr().err


def test_unknown_base_passes(repository: Path) -> None:
    assert CHECK(repository, "1" * 40) == 0


def test_shallow_clone_passes(repository: Path, tmp_path: Path) -> None:
    base = git(repository, "rev-parse", "HEAD")
    commit(repository, "y" * 73)
    commit(repository, "Short")
    git(tmp_path, "clone", "--quiet", "--depth=1", repository.as_uri(), "shallow")
    assert CHECK(tmp_path / "shallow", base) == 0


def test_tree_without_git_passes(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    base = commit(repository, "Short")
    shutil.rmtree(repository / ".git")
    assert CHECK(repository, base) == 0
    monkeypatch.setenv("PATH", "")
    assert CHECK(repository, base) == 0
