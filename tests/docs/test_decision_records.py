"""Form and index of the decision records in docs/adr."""

import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "docs/adr"
RECORDS = sorted(FOLDER.glob("0*.md"))


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.stem)
def test_record_has_the_form(record: Path) -> None:
    text = record.read_text()
    assert len(text.splitlines()) <= 20
    assert re.match(
        rf"# {int(record.name[:4])}\. .+\n\n- Status: .+\n- Date: \d{{4}}-\d\d-\d\d\n\n## Context\n\n.+?"
        r"\n\n## Decision\n\n.+?\n\n## Consequences\n\n.+",
        text,
        re.DOTALL,
    )


def test_index_lists_every_record_in_order() -> None:
    listed = re.findall(r"^\| \[(.+)\]\((0.+\.md)\)", (FOLDER / "README.md").read_text(), re.MULTILINE)
    titles = [record.read_text().splitlines()[0].removeprefix("# ") for record in RECORDS]
    assert listed == list(zip(titles, [record.name for record in RECORDS], strict=True))
