"""A process that appends to twenty tables until killed, and prints acknowledgements."""

import asyncio
import os
import sys

from spyhouse.store.sql import SqlStore
from spyhouse.table.entry import LogRow


async def main(url: str, life: str) -> None:
    store = await SqlStore.open(url)

    async def fill(table: str) -> None:
        seq = 0
        while True:
            seq += 1
            await store.append(table, LogRow(seq, seq, "ann", f"c{seq}", b"x" * 100))
            os.write(1, f"{table} {seq}\n".encode())

    await asyncio.gather(*[fill(f"{life}-{n}") for n in range(20)])


asyncio.run(main(sys.argv[1], sys.argv[2]))
