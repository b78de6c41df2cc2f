"""The tables of the database, and how a database of an earlier version gets them."""

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
    sqlite_with_rowid=False,  # a table's entries lie side by side, in order
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
Index("log_at", log.c.at)  # the house clock asks for the latest when a server starts

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
    Column("id", Integer, primary_key=True, autoincrement=False),  # there is one row
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
    Column("told", Integer, nullable=False),  # 1: they have been told, and have not come back since
    Column("body", LargeBinary, nullable=False),
)


def migrate(connection: Connection) -> None:
    """Bring the database to the newest version, inside the caller's transaction."""
    version = _version(connection)
    if version == NEWEST:
        return
    if version > NEWEST:
        raise SpyhouseError(
            f"This database belongs to a newer Spyhouse (its schema is {version}, this one knows up to "
            f"{NEWEST}). Update Spyhouse, or start with another database."
        )
    # Alembic takes a quarter of a second to load: only when there is something to do.
    from alembic import command
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    command.upgrade(config, NEWEST)


def _version(connection: Connection) -> str:
    if not inspect(connection).has_table(VERSION_TABLE):
        return ""
    return str(connection.scalar(text(f"SELECT version_num FROM {VERSION_TABLE}")) or "")
