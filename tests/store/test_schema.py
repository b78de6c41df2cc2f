"""Databases of other versions, and invalid addresses."""

import shutil
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect

from spyhouse.kernel import SpyhouseError
from spyhouse.store.sql import SqlStore, schema
from tests.store.store_helpers import entry

THE_NEXT_VERSION = '''
"""A version that is not there yet."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table("trophies", sa.Column("name", sa.Text, primary_key=True))
'''


async def test_the_migrations_make_what_the_code_expects(store: SqlStore) -> None:
    def differences(connection: Connection) -> list[object]:
        options = {"version_table": schema.VERSION_TABLE}
        return list(compare_metadata(MigrationContext.configure(connection, opts=options), schema.metadata))

    async with store._database.reading.connect() as connection:
        assert await connection.run_sync(differences) == []


async def test_first_schema_is_migrated_and_refused_by_old_server(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    newer_server = tmp_path / "migrations"
    shutil.copytree(schema.MIGRATIONS, newer_server, ignore=shutil.ignore_patterns("__pycache__"))
    (newer_server / "versions" / "0004_trophies.py").write_text(THE_NEXT_VERSION)

    with monkeypatch.context() as patch:
        patch.setattr(schema, "NEWEST", "0001")
        store = await SqlStore.open(url)
        await store.append("T", entry(1))
        await store.close()

        patch.setattr(schema, "NEWEST", "0004")
        patch.setattr(schema, "MIGRATIONS", newer_server)
        store = await SqlStore.open(url)
        assert await store.read_log("T") == [entry(1)]
        async with store._database.reading.connect() as connection:
            assert await connection.run_sync(lambda c: inspect(c).has_table("trophies"))
        await store.close()

        patch.setattr(schema, "NEWEST", "0001")
        with pytest.raises(
            SpyhouseError, match=r"newer Spyhouse \(its schema is 0004, this one knows up to 0001\)"
        ):
            await SqlStore.open(url)


async def test_a_migration_that_fails_changes_nothing(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "migrations"
    shutil.copytree(schema.MIGRATIONS, broken, ignore=shutil.ignore_patterns("__pycache__"))
    (broken / "versions" / "0004_trophies.py").write_text(
        THE_NEXT_VERSION + '    op.execute("INSERT INTO nowhere VALUES (1)")\n'
    )
    with monkeypatch.context() as patch:
        patch.setattr(schema, "NEWEST", "0004")
        patch.setattr(schema, "MIGRATIONS", broken)
        with pytest.raises(SpyhouseError, match="nowhere"):
            await SqlStore.open(url)
    store = await SqlStore.open(url)
    async with store._database.reading.connect() as connection:
        assert not await connection.run_sync(lambda c: inspect(c).has_table("trophies"))
    await store.close()


@pytest.mark.parametrize(
    "address",
    ["", "house.db", "sqlite://", "sqlite:///:memory:", "mysql://localhost/x", "postgresql+psycopg://x"],
)
async def test_address_of_another_database_is_explained(address: str) -> None:
    with pytest.raises(SpyhouseError, match="The database's address must look like"):
        await SqlStore.open(address)


async def test_missing_folder_is_explained(tmp_path: Path) -> None:
    with pytest.raises(SpyhouseError, match=r"there is no folder .*/missing"):
        await SqlStore.open(f"sqlite:///{tmp_path}/missing/house.db")


async def test_file_that_is_no_database_is_explained(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ann, " * 100)
    with pytest.raises(SpyhouseError, match=r"Cannot open the database .*letter.txt: file is not a database"):
        await SqlStore.open(f"sqlite:///{tmp_path}/letter.txt")


@pytest.mark.parametrize(
    "place", ["localhost:1/house", "localhost:99999/house", "localhost:1/house?colour=blue"]
)
async def test_unreachable_server_is_explained(place: str) -> None:
    with pytest.raises(SpyhouseError, match="Cannot open the database house on localhost: ") as error:
        await SqlStore.open(f"postgresql://ann:hunter2@{place}")
    assert "hunter2" not in str(error.value)


def test_every_key_of_a_table_begins_with_its_code() -> None:
    """Every table has the table code in its key, so the data could be sharded by it."""
    of_tables = [table for table in schema.metadata.tables.values() if "table" in table.c]
    assert {table.name for table in of_tables} == {"log", "subscriptions", "transcripts"}
    for table in of_tables:
        unique = [index.columns.keys() for index in table.indexes if index.unique]
        for key in [table.primary_key.columns.keys(), *unique]:
            assert key[0] == "table", f"{table.name} has the key {key}"
