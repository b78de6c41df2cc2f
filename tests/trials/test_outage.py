"""The database goes away under play. `python -m bench.outage` is the long form."""

from pathlib import Path

from bench import outage


async def test_everyone_plays_on_when_the_database_is_back(tmp_path: Path) -> None:
    verdict = await outage.run(tmp_path, seconds=(1, 3), servers=1, tables=2)
    assert not verdict.violations, str(verdict)
    assert verdict.counts["acknowledged commands, each in the log once"] > 0
