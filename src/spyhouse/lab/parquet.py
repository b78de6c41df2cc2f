"""Game rows in Parquet files, readable by pandas, Polars, DuckDB and Dask."""

import os
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

import msgspec
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq

from spyhouse.kernel import BadData
from spyhouse.lab.batch import GameRow, TableSpec, play_all

USAGE = pa.struct(
    {
        "requests": pa.int64(),
        "answers": pa.int64(),
        "moves": pa.int64(),
        "repaired": pa.int64(),
        "replaced": pa.int64(),
        "prompt_tokens": pa.int64(),
        "completion_tokens": pa.int64(),
        "seconds": pa.float64(),
        "cost": pa.float64(),
    }
)
SCHEMA = pa.schema(
    {
        "game": pa.string(),
        "version": pa.int32(),
        "seats": pa.int32(),
        "seed": pa.string(),
        "bots": pa.list_(pa.string()),
        "options": pa.string(),
        "how": pa.string(),
        "side": pa.string(),
        "winners": pa.list_(pa.int32()),
        "scores": pa.list_(pa.int64()),
        "moves": pa.int64(),
        "took": pa.int64(),
        "counts": pa.map_(pa.string(), pa.int64()),
        "seconds": pa.float64(),
        "truncated": pa.bool_(),
        "usage": pa.list_(USAGE),
        "settings": pa.list_(pa.string()),
    }
)
SAVE_EVERY = 10.0
"""Seconds between saves: the work an interrupted run may lose, while writing the file is quick."""


def read(path: Path) -> list[GameRow]:
    """Read all rows of a file."""
    return _rows(_read(path))


def load_or_play(
    path: Path, table: TableSpec, seeds: Sequence[str], executor: Executor | None
) -> Iterator[GameRow]:
    """Yield the rows of these seeds in order. Missing games are played and added to the file."""
    book = _RowFile(path)
    have = {row.seed: row for row in _of(book.rows, table)}
    missing = [seed for seed in dict.fromkeys(seeds) if seed not in have]
    coming = play_all(table, missing, executor)
    try:
        for seed in seeds:
            if seed not in have:
                have[seed] = next(coming)
                book.add(have[seed])
            yield have[seed]
    finally:
        book.save()


class _RowFile:
    """A Parquet file that rows are added to."""

    def __init__(self, path: Path) -> None:
        self.rows = _read(path) if path.exists() else SCHEMA.empty_table()
        self._path = path
        self._new: list[GameRow] = []
        self._saved = time.monotonic()
        self._cost = 0.0

    def add(self, row: GameRow) -> None:
        self._new.append(row)
        if time.monotonic() - self._saved > max(SAVE_EVERY, 20 * self._cost):  # save large files less often
            self.save()

    def save(self) -> None:
        """Write to a temporary file first, because half a Parquet file is unreadable."""
        if not self._new:
            return
        started = time.monotonic()
        added = pa.Table.from_pylist([msgspec.to_builtins(row) for row in self._new], SCHEMA)
        self.rows = pa.concat_tables([self.rows, added])
        self._new.clear()
        beside = self._path.with_name(f"{self._path.name}.part")
        pq.write_table(self.rows, beside, compression="zstd")
        os.replace(beside, self._path)
        self._saved = time.monotonic()
        self._cost = self._saved - started


def _of(rows: pa.Table, table: TableSpec) -> list[GameRow]:
    """Return the rows that were played at this table under the current rules."""
    facts = {
        "game": table.game.name,
        "version": table.game.version,
        "seats": table.seats,
        "options": table.changed_options,
    }
    for name, value in facts.items():
        rows = rows.filter(pc.equal(rows[name], value))
    return [
        row
        for row in _rows(rows)
        if row.bots == table.names and row.settings == table.settings and _same_limit(row, table.limit)
    ]


def _same_limit(row: GameRow, limit: int | None) -> bool:
    """Return whether the game would have ended the same way under this limit."""
    return row.moves == limit if row.truncated else limit is None or row.moves <= limit


def _read(path: Path) -> pa.Table:
    try:
        return pq.read_table(path, schema=SCHEMA)
    except (pa.ArrowInvalid, pa.ArrowTypeError) as error:
        raise BadData(f"{path}: no rows of games: {str(error).splitlines()[0]}") from None


def _rows(rows: pa.Table) -> list[GameRow]:
    return [_row(row) for row in rows.to_pylist()]


def _row(row: dict[str, Any]) -> GameRow:
    # Columns missing from files of earlier versions are read as null.
    known = {name: value for name, value in row.items() if value is not None}
    return msgspec.convert(known | {"counts": dict(row["counts"])}, GameRow)
