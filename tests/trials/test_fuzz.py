"""Malformed and illegal messages. `python -m bench.fuzz` is the long form."""

from pathlib import Path

import pytest

from bench import fuzz


async def test_nothing_that_anybody_sends_disturbs_the_house(tmp_path: Path) -> None:
    report = await fuzz.run(tmp_path, messages=3000, batch=1500, quiet=True)
    assert not report.violations, str(report)
    assert report.sent >= 3000


@pytest.mark.parametrize(
    "reason",
    ["", "Bad Request", "'data' (data).", "Traceback (most recent call last).", "It was None of these."],
)
def test_what_is_no_clear_sentence(reason: str) -> None:
    assert not fuzz.is_a_sentence(reason)
