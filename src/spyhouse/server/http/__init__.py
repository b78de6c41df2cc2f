"""HTTP: tables are opened and joined here, games described, packs kept, finished games handed out."""

from litestar import Router

from spyhouse.server.http.finished import export_game, replay_game, replay_kept
from spyhouse.server.http.games import (
    house_facts,
    list_games,
    own_file,
    printed,
    rules,
    scene,
    schema,
    tutorial,
)
from spyhouse.server.http.notices import subscribe, unsubscribe
from spyhouse.server.http.packs import default_pack, pack, save_pack
from spyhouse.server.http.tables import delete_table, join_table, look_at_table, open_table

api = Router(
    "/api",
    route_handlers=[
        open_table, look_at_table, join_table, delete_table, export_game, replay_game, replay_kept,
        house_facts, subscribe, unsubscribe,
        list_games, schema, own_file, printed, rules, tutorial, default_pack, save_pack, pack, scene,
    ],
)  # fmt: skip
