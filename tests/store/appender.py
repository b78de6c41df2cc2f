"""Appends to twenty tables at once for ever and prints what was acknowledged. It is there to be killed."""

import asyncio
import os
import sys

from spyhouse.store import Store
from spyhouse.table.entry import Line


async def main(url: str, life: str) -> None:
    store = await Store.open(url)

    async def fill(table: str) -> None:
        seq = 0
        while True:
            seq += 1
            await store.append(table, Line(seq, seq, "ann", f"c{seq}", b"x" * 100))
            os.write(1, f"{table} {seq}\n".encode())

    await asyncio.gather(*[fill(f"{life}-{n}") for n in range(20)])


asyncio.run(main(sys.argv[1], sys.argv[2]))
