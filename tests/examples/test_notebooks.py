"""The notebooks, run with small numbers."""

import json
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NOTEBOOKS = sorted(ROOT.glob("examples/notebooks/*.ipynb"))


def test_notebooks_exist() -> None:
    assert len(NOTEBOOKS) >= 2


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_from_top_to_bottom(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GAMES", "4")
    cells = [cell for cell in json.loads(path.read_text())["cells"] if cell["cell_type"] == "code"]
    assert not any(cell["outputs"] for cell in cells)  # small, and nothing of ours to be out of date
    names: dict[str, object] = {"__name__": "notebook"}
    for cell in cells:
        exec(compile("".join(cell["source"]), path.name, "exec"), names)
