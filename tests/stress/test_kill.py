"""kill -9 under load, a short run of `python -m bench.kill`."""

from pathlib import Path

from bench import kill


async def test_kill_loses_and_repeats_no_acknowledged_move(tmp_path: Path) -> None:
    verdict = await kill.run(tmp_path, times=6, tables=9, quiet=True)
    assert not verdict.violations, str(verdict)
    assert verdict.counts["commands sent again after a kill"] > 0, "no kill came in the middle of something"
    assert verdict.drifts, "no clock was running when the server was killed"
