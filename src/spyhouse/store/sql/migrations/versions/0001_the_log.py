"""The log, the house clock and the packs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "log",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("seq", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("command", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    with_an_id = sa.text("command <> ''")
    op.create_index(
        "log_command",
        "log",
        ["table", "person", "command"],
        unique=True,
        sqlite_where=with_an_id,
        postgresql_where=with_an_id,
    )
    op.create_index("log_at", "log", ["at"])
    clock = op.create_table(
        "house_clock",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("ms", sa.BigInteger, nullable=False),
    )
    op.bulk_insert(clock, [{"id": 1, "ms": 0}])
    op.create_table("house_starts", sa.Column("ms", sa.BigInteger, primary_key=True, autoincrement=False))
    op.create_table(
        "packs",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
