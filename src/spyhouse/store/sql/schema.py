"""Database schema, and migration of older databases."""

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    inspect,
    text,
)

from spyhouse.kernel import SpyhouseError

NEWEST = "0003"
MIGRATIONS = Path(__file__).parent / "migrations"
VERSION_TABLE = "spyhouse_version"

metadata = MetaData()

log = Table(
    "log",
    metadata,
    Column("table", Text, primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("person", Text, nullable=False),
    Column("command", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,  # clusters a table's entries in order
)
Index(
    "log_command",
    log.c.table,
    log.c.person,
    log.c.command,
    unique=True,
    sqlite_where=log.c.command != "",
    postgresql_where=log.c.command != "",
)
Index("log_at", log.c.at)  # server start reads the latest time

transcripts = Table(
    "transcripts",
    metadata,
    Column("table", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)

house_clock = Table(
    "house_clock",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),  # a single row
    Column("ms", BigInteger, nullable=False),
)

house_starts = Table(
    "house_starts",
    metadata,
    Column("ms", BigInteger, primary_key=True, autoincrement=False),
)

packs = Table(
    "packs",
    metadata,
    Column("game", Text, primary_key=True),
    Column("id", Text, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

house_keys = Table(
    "house_keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("table", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("told", Integer, nullable=False),  # 1: notified, and not returned since
    Column("body", LargeBinary, nullable=False),
)


def migrate(connection: Connection) -> None:
    """Migrate the database to the newest schema, inside the caller's transaction."""
    version = _version(connection)
    if version == NEWEST:
        return
    if version > NEWEST:
        raise SpyhouseError(
            f"This database belongs to a newer Spyhouse (its schema is {version}, this one knows up to "
            f"{NEWEST}). Update Spyhouse, or start with another database."
        )
    # Alembic takes 0.25 s to import, so it is imported only if needed.
    from alembic import command
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    command.upgrade(config, NEWEST)


def old_version(file: str) -> str:
    """Return the schema version of an SQLite file that needs migration; "" if it is new or current."""
    with closing(sqlite3.connect(f"{Path(file).absolute().as_uri()}?mode=ro", uri=True)) as connection:
        try:
            row = connection.execute(f"SELECT version_num FROM {VERSION_TABLE}").fetchone()
        except sqlite3.Error:
            return ""
    return str(row[0]) if row and str(row[0]) < NEWEST else ""


def _version(connection: Connection) -> str:
    if not inspect(connection).has_table(VERSION_TABLE):
        return ""
    return str(connection.scalar(text(f"SELECT version_num FROM {VERSION_TABLE}")) or "")
