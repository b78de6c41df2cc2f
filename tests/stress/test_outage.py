"""A database outage during play, a short run of `python -m bench.outage`."""

from pathlib import Path

from bench import outage


async def test_play_on_three_servers_resumes_after_a_database_outage(tmp_path: Path) -> None:
    verdict = await outage.run(tmp_path, seconds=(1,), servers=3, tables=2)
    assert not verdict.violations, str(verdict)
    assert verdict.counts["acknowledged commands, each in the log once"] > 0
