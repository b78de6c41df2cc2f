"""Database outages during play, a short run of `python -m bench.outage`."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from bench import outage


@pytest.mark.parametrize(("servers", "seconds"), [(1, (1,)), (3, (1,))])
async def test_play_resumes_after_database_outages(
    tmp_path: Path, servers: int, seconds: Sequence[float]
) -> None:
    verdict = await outage.run(tmp_path, seconds=seconds, servers=servers, tables=2)
    assert not verdict.violations, str(verdict)
    assert verdict.counts["acknowledged commands, each in the log once"] > 0
