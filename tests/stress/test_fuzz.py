"""Malformed and illegal messages, a short run of `python -m bench.fuzz`."""

from pathlib import Path

import msgspec
import pytest

from bench import fuzz
from spyhouse.table.messages import FromClient


async def test_random_input_does_not_disturb_the_server(tmp_path: Path) -> None:
    report = await fuzz.run(tmp_path, messages=3000, batch=1500, quiet=True)
    assert not report.violations, str(report)
    assert report.sent >= 3000
    rows = tmp_path / "rows.json"
    report.save(rows)
    again = fuzz.Report.saved(rows)
    assert (again.runs, again.sent, again.counts) == (1, report.sent, report.counts)


@pytest.mark.parametrize(
    "reason",
    ["", "Bad Request", "'data' (data).", "Traceback (most recent call last).", "It was None of these."],
)
def test_unclear_refusals_are_found(reason: str) -> None:
    assert not fuzz.is_a_sentence(reason)


@pytest.mark.parametrize("id", ["", "\x00", "a\x00b", "a b", "é", "x" * 41])
def test_unstorable_command_id_is_refused(id: str) -> None:
    request = {"type": "Request", "id": id, "do": {"type": "Pause"}}
    with pytest.raises(msgspec.ValidationError, match="at `\\$.id`"):
        msgspec.json.decode(msgspec.json.encode(request), type=FromClient)
