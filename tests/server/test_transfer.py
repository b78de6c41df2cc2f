"""Backup, upgrade, and migration to PostgreSQL and back, without loss."""

import hashlib
import itertools
import sqlite3
import string
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import select

from spyhouse import cli
from spyhouse.kernel import SpyhouseError
from spyhouse.record.transcript import TranscriptBuilder
from spyhouse.server import transfer
from spyhouse.server.folder_lock import folder_lock
from spyhouse.store.sql import SqlStore, schema
from spyhouse.table.apply import fold
from tests.golden.golden_files import FORMAT_1, FORMAT_2, read_log
from tests.store.store_helpers import entry

NEWER = ("campaign", "spycatcher", "spyfall", "modules-0")
FILES = [
    FORMAT_1 / "campaign.jsonl",
    FORMAT_1 / "spyfall-left.jsonl",
    *(FORMAT_2 / f"{name}.jsonl" for name in NEWER),
]


def codes() -> Iterator[str]:
    """Yield codes whose bots have the recorded names, because deals depend on names."""
    wanted = hashlib.sha256(b"KITE").digest()[0]
    for letters in itertools.product(string.ascii_uppercase, repeat=4):
        code = "".join(letters)
        if hashlib.sha256(code.encode()).digest()[0] == wanted:
            yield code


def quiet(line: str) -> None:
    pass


async def a_recorded_server(url: str) -> None:
    """Fill a store with finished games, a campaign and running games."""
    store = await SqlStore.open(url)
    named = codes()
    for file in FILES:
        lines = read_log(file)
        for part in (lines, lines[: len(lines) // 2]):
            code = next(named)
            for start in range(0, len(part), 200):
                await store.append(code, *part[start : start + 200])
            for game in fold(code, part).verified_games:
                scribe = TranscriptBuilder(code, game)
                scribe.read(part)
                await store.save_transcript(code, game, scribe.recorder().packed())
    await store.save_clock(12_345)
    await store.record_start(7)
    await store.save_pack("spyfall", b"{}")
    if schema.NEWEST > "0002":
        await store.load_or_create_key("push", b"secret")
        await store.subscribe(code, "p1", "id", 3, b"where", 5)
    await store.close()


async def everything(url: str) -> dict[str, object]:
    """Return every row, and each folded table."""
    store = await SqlStore.open(url)
    found: dict[str, object] = {}
    async with store.snapshot() as reading:
        for table in schema.metadata.sorted_tables:
            rows = (await reading.execute(select(table))).all()
            found[table.name] = sorted(tuple(row) for row in rows)
    for code in await store.codes():
        t = fold(code, await store.read_log(code))
        found[code] = (t.phase, t.seq, t.last_finished, t.view(), await store.transcript_numbers(code))
    await store.close()
    return found


async def test_backup_upgrade_and_move_keep_all_tables(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, back = f"sqlite:///{tmp_path}/house.db", f"sqlite:///{tmp_path}/back.db"
    with monkeypatch.context() as patch:
        patch.setattr(schema, "NEWEST", "0002")  # an earlier schema
        await a_recorded_server(server)
    (tmp_path / "old.db").write_bytes((tmp_path / "house.db").read_bytes())

    as_it_was = await everything(server)  # migrated by the current version
    with closing(sqlite3.connect(tmp_path / "house.db.before-0003-was-0002")) as kept:
        assert kept.execute("SELECT count(*) FROM log").fetchone()[0] == len(as_it_was["log"])  # type: ignore[arg-type]
        assert kept.execute("SELECT version_num FROM spyhouse_version").fetchone() == ("0002",)

    running = await SqlStore.open(server)  # the source is in use
    report = await transfer.backup(server, tmp_path / "backup.db", quiet)
    await running.append("LATE", entry(1))
    await running.delete("LATE")
    await running.close()
    assert (report.tables, report.faults) == (2 * len(FILES), [])
    assert report.games

    assert (await transfer.move(server, postgres_url, quiet)).faults == []
    assert await everything(postgres_url) == as_it_was
    assert (await transfer.move(postgres_url, back, quiet)).faults == []
    assert await everything(back) == as_it_was

    for number, file in enumerate(("backup.db", "old.db")):  # also of an earlier schema
        before = (tmp_path / file).read_bytes()
        restored = f"sqlite:///{tmp_path}/restored{number}.db"
        await transfer.restore(tmp_path / file, restored, quiet)
        assert await everything(restored) == as_it_was
        assert (tmp_path / file).read_bytes() == before


async def test_differing_copy_is_discarded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await SqlStore.open(f"sqlite:///{tmp_path}/house.db")
    await store.append("T", entry(1))
    await store.close()
    change = SqlStore.change

    async def forgetful(self: SqlStore, statement: object) -> None:
        if "INSERT INTO log" not in str(statement):
            await change(self, statement)  # type: ignore[arg-type]

    monkeypatch.setattr(SqlStore, "change", forgetful)
    with pytest.raises(SpyhouseError, match="log differs in the copy"):
        await transfer.backup(f"sqlite:///{tmp_path}/house.db", tmp_path / "backup.db", quiet)
    assert not (tmp_path / "backup.db").exists()


async def test_damage_is_named(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/house.db"
    store = await SqlStore.open(url)
    await store.append("GOOD", *read_log(FILES[-1])[:20])
    await store.append("TORN", entry(1, body=b"no json"))
    await store.save_transcript("GOOD", 1, b"nonsense")
    await store.close()
    report = await transfer.check(url, quiet)
    assert report.tables == 1
    assert [fault.partition(":")[0] for fault in report.faults] == [
        "Game 1 of table GOOD does not open", "Table TORN does not fold"
    ]  # fmt: skip


async def test_tables_on_damaged_pages_are_named(tmp_path: Path) -> None:
    url, file = f"sqlite:///{tmp_path}/house.db", tmp_path / "house.db"
    store = await SqlStore.open(url)
    await store.append("BENT", *read_log(FILES[0]))
    await store.append("WELL", *read_log(FILES[-1])[:20])
    await store.close()
    content = file.read_bytes()
    pages = [content[at : at + 4096] for at in range(0, len(content), 4096)]
    first = next(number for number, page in enumerate(pages) if b'"Opened"' in page)
    pages[first] = b"\xff" * 4096
    file.write_bytes(b"".join(pages))
    report = await transfer.check(url, quiet)
    assert report.tables == 1
    assert report.faults[-1] == "The log of table BENT is damaged."
    assert "WELL" not in str(report.faults)


def test_backup_commands_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = ["--data", str(tmp_path / "one")]
    file = str(tmp_path / "backup.db")
    assert cli.main(["backup", file, *data]) == 0
    assert "0 tables fold" in capsys.readouterr().out
    assert cli.main(["backup", file, *data]) == 2
    assert "exists; name another file" in capsys.readouterr().err
    assert cli.main(["restore", file, "--data", str(tmp_path / "two")]) == 0
    assert cli.main(["check", "--data", str(tmp_path / "two")]) == 0
    with folder_lock(f"sqlite:///{tmp_path}/one/spyhouse.db"):
        assert cli.main(["move", "--to", f"sqlite:///{tmp_path}/three.db", *data]) == 2
        assert "Another Spyhouse is running" in capsys.readouterr().err
    assert cli.main(["restore", str(tmp_path / "nowhere"), *data]) == 2
