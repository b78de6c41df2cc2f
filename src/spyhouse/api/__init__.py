"""The HTTP API: open and join tables, describe games, store packs, serve finished games.

Plain functions, independent of the web framework. `endpoint.py` shows how they are declared.
"""

from spyhouse.api.endpoint import Endpoint
from spyhouse.api.finished_games import export_game, replay_game, replay_upload
from spyhouse.api.games import (
    described,
    leaks,
    list_games,
    override_file,
    printed,
    rules,
    scene,
    schema,
    server_info,
    tutorial,
    words,
)
from spyhouse.api.notices import subscribe, unsubscribe
from spyhouse.api.packs import default_pack, pack, save_pack
from spyhouse.api.tables import (
    create_table,
    delete_table,
    get_table,
    import_table,
    join_table,
    knock,
    knock_answer,
    save_table,
)

ENDPOINTS: tuple[Endpoint, ...] = (
    create_table, get_table, join_table, knock, knock_answer, delete_table, import_table,
    export_game, replay_game, replay_upload, server_info, subscribe, unsubscribe,
    list_games, schema, words, described, leaks, override_file, printed, rules, tutorial,
    default_pack, save_pack, pack, scene,
)  # fmt: skip
ON_A_DEVICE: tuple[Endpoint, ...] = (save_table,)
"""Only where server and player are one device, because the file contains a table's secrets."""
