"""The table "Where to start reading" of docs/architecture.md: what it names exists."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/architecture.md").read_text().partition("## Where to start reading")[2]
ROWS = re.findall(r"^\| (?!you want|---)(.+?) \| (.+) \|$", PAGE, re.MULTILINE)
HOMES = (ROOT, ROOT / "src/spyhouse", ROOT / "src/spyhouse/games/spyfall", ROOT / "src/spyhouse/locales/en")


@pytest.mark.parametrize(("wish", "answer"), ROWS, ids=[wish for wish, _ in ROWS])
def test_files_and_names_exist(wish: str, answer: str) -> None:
    quoted = re.findall(r"`([^`]+)`", answer)
    files = [file for one in quoted if "<" not in one and (file := path_of(one))]
    assert len([one for one in quoted if "/" in one and "<" not in one]) <= len(files)
    everything = "\n".join(path.read_text() for path in (ROOT / "src/spyhouse").rglob("*.py"))
    everything += (ROOT / "docs/settings.md").read_text()
    everything += "\n".join(path.read_text() for path in (ROOT / "web/src").rglob("*.ts"))
    names = [one for one in quoted if re.fullmatch(r"@?[A-Za-z_.]+", one) and not path_of(one)]
    for name in names:
        assert re.search(rf"\b{name.lstrip('@').rpartition('.')[2]}\b", everything), name


def path_of(quoted: str) -> Path | None:
    return next((home / quoted for home in HOMES if (home / quoted).exists()), None)
