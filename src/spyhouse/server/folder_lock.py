"""A lock on an SQLite database, so that only one server uses it."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import make_url

from spyhouse.kernel import SpyhouseError


@contextmanager
def folder_lock(database: str) -> Iterator[None]:
    """Hold the lock on a database. Raises if another server holds it. PostgreSQL needs no lock."""
    if not database.startswith("sqlite:"):
        yield
        return
    path = Path(f"{make_url(database).database}.lock")
    try:
        file = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise SpyhouseError(
            f"Cannot write in {path.parent}: {(error.strerror or str(error)).lower()}. Let the server's user "
            "write there (chown, chmod u+rwx), or name another folder with --data."
        ) from None
    try:
        if not _lock(file):
            raise SpyhouseError(
                f"Another Spyhouse is running on {path.parent}. Stop it, or give this one another folder "
                "with --data. Several servers need PostgreSQL."
            )
        yield
    finally:
        os.close(file)  # this releases the lock, as does the end of the process


def _lock(file: int) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
