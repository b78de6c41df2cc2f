"""Record every scripted game again: python -m tests.golden [NAME ...], or `make golden`.

Do so when a game's version was raised, or the log has a new format, and read what changed.
"""

import sys
from collections.abc import Sequence

from spyhouse import games
from spyhouse.record.transcript import transcribe
from spyhouse.table.apply import fold
from spyhouse.table.commands.server import Opened
from spyhouse.table.log_codec import decode_row
from tests.golden import playthroughs
from tests.golden.golden_files import FORMAT_2, as_text, read_log, write_log
from tests.golden.scripts import EVENINGS


def record(names: Sequence[str]) -> None:
    FORMAT_2.mkdir(exist_ok=True)
    for name in names:
        _check_version(name)
        evening = EVENINGS[name]()
        for old in FORMAT_2.glob(f"{name}.*"):
            old.unlink()
        write_log(FORMAT_2 / f"{name}.jsonl", evening.log)
        for number in evening.table.verified_games:
            transcript = transcribe("KITE", evening.log, number)
            (FORMAT_2 / f"{name}.game-{number}.jsonl").write_bytes(as_text(transcript))
        print(f"{name}: {len(evening.log)} entries, {len(evening.table.verified_games)} finished games")


def _check_version(name: str) -> None:
    """Refuse to record a game whose moves changed without a new version."""
    file = FORMAT_2 / f"{name}.jsonl"
    if not file.exists():
        return
    log = read_log(file)
    opened = decode_row(log[0]).command
    assert isinstance(opened, Opened)
    game = games.find(opened.game)
    if opened.version == game.version and fold("KITE", log).stuck:
        sys.exit(f"{name}: moves of {game.title} do something else than recorded. Raise its version first.")


if __name__ == "__main__":
    record(sys.argv[1:] or list(EVENINGS))
    if not sys.argv[1:]:
        playthroughs.record()
