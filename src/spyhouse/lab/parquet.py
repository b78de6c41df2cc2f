"""Rows in a Parquet file, which pandas, Polars, DuckDB and Dask read as it is."""

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
from spyhouse.lab.batch import Record, Table, play_all

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
    }
)
SAVE_EVERY = 10.0
"""Seconds of work that a broken-off run may lose at most, as long as writing the file is quick."""


def read(path: Path) -> list[Record]:
    return _rows(_read(path))


def kept(path: Path, table: Table, seeds: Sequence[str], executor: Executor | None) -> Iterator[Record]:
    """The games of these seeds, in their order; those that are not in the file are played and added to it."""
    book = _Book(path)
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


class _Book:
    """A file to which rows are added."""

    def __init__(self, path: Path) -> None:
        self.rows = _read(path) if path.exists() else SCHEMA.empty_table()
        self._path = path
        self._new: list[Record] = []
        self._saved = time.monotonic()
        self._cost = 0.0

    def add(self, row: Record) -> None:
        self._new.append(row)
        if time.monotonic() - self._saved > max(SAVE_EVERY, 20 * self._cost):  # a large file less often
            self.save()

    def save(self) -> None:
        """To another file first, since half a file cannot be read."""
        if not self._new:
            return
        started = time.monotonic()
        added = pa.Table.from_pylist([msgspec.structs.asdict(row) for row in self._new], SCHEMA)
        self.rows = pa.concat_tables([self.rows, added])
        self._new.clear()
        beside = self._path.with_name(f"{self._path.name}.part")
        pq.write_table(self.rows, beside, compression="zstd")
        os.replace(beside, self._path)
        self._saved = time.monotonic()
        self._cost = self._saved - started


def _of(rows: pa.Table, table: Table) -> list[Record]:
    """Those that were played at such a table, by the rules as they are."""
    facts = {
        "game": table.game.name,
        "version": table.game.version,
        "seats": table.seats,
        "options": table.differs,
    }
    for name, value in facts.items():
        rows = rows.filter(pc.equal(rows[name], value))
    return [row for row in _rows(rows) if row.bots == table.names]


def _read(path: Path) -> pa.Table:
    try:
        return pq.read_table(path, schema=SCHEMA)
    except (pa.ArrowInvalid, pa.ArrowTypeError) as error:
        raise BadData(f"{path}: these are no rows of games ({str(error).splitlines()[0]}).") from None


def _rows(rows: pa.Table) -> list[Record]:
    return [_row(row) for row in rows.to_pylist()]


def _row(row: dict[str, Any]) -> Record:
    return msgspec.convert(row | {"counts": dict(row["counts"])}, Record)
