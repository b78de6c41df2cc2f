"""Reasons for dependencies in docs/dependencies.md."""

import json
import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]


def declared() -> set[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    client = json.loads((ROOT / "web/package.json").read_text())
    groups = [
        project["project"]["dependencies"],
        *project["project"]["optional-dependencies"].values(),
        *project["dependency-groups"].values(),
    ]
    python = {name_of(line) for group in groups for line in group if isinstance(line, str)}
    return python | {*client.get("dependencies", {}), *client["devDependencies"]}


def name_of(requirement: str) -> str:
    return re.split(r"[^\w.-]", requirement)[0]


def explained() -> dict[str, str]:
    """Return each package of the page's tables with its purpose."""
    page = (ROOT / "docs/dependencies.md").read_text()
    rows = re.findall(r"^\| (`.+?) \| (.+?) \| .+ \|$", page, re.MULTILINE)
    return {name: reason for names, reason in rows for name in re.findall(r"`([^`]+)`", names)}


def test_every_dependency_has_a_reason() -> None:
    assert declared() - {*explained()} == set()


def test_no_reason_outlives_its_dependency() -> None:
    assert {*explained()} - declared() == set()
