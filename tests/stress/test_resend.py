"""Repeated commands: no second effect, and no refusal, however late."""

from pathlib import Path

from bench.client import ServerProcess
from spyhouse.store.sql import SqlStore
from spyhouse.table.table import ANSWERS_PER_PERSON


async def test_old_resend_is_acknowledged_without_effect(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    await server.up()
    try:
        ada, bo = await server.open("ledger", 2)
        wire = await server.connect(ada.code)
        await wire.hello(ada.token)
        watcher = await server.connect(ada.code)
        await watcher.hello(bo.token)
        say = {"type": "Say", "text": "Once."}
        await wire.ask(say, "first")
        for number in range(ANSWERS_PER_PERSON):
            await wire.ask({"type": "Say", "text": "More."}, f"{number}")
        assert (await wire.ask(say, "first"))["type"] == "Done"
        await watcher.catch_up()
        heard = [heard.message["happened"]["did"] for heard in watcher.heard if heard.kind == "Update"]
        assert heard.count(say) == 1
        store = await SqlStore.open(server.database)
        assert [entry.command for entry in await store.read_log(ada.code)].count("first") == 1
        await store.close()
    finally:
        await server.down()
