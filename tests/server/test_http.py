"""HTTP endpoints: opening, joining, looking, packs, exports and refusals."""

from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
import websockets

from spyhouse.api.games import _options_form, _rules, _tutorial
from spyhouse.kernel.game_text import _speech
from spyhouse.kernel.localization import message_sources
from spyhouse.server.offline import find_bundle
from spyhouse.store import StoreFailed
from spyhouse.store.sql import SqlStore
from tests.server.live_server import Opened, RunningServer, running_server

JSON = {"Content-Type": "application/json"}
IDA = {"game": "pebbles", "options": {}, "name": "Ida", "face": "fox"}


def test_table_is_opened_shown_and_joined(server: RunningServer) -> None:
    opened = server.http.post("/api/tables", json=IDA)
    assert opened.status_code == 201
    code = opened.json()["code"]
    assert opened.json()["person"] == "p1"
    assert len(opened.json()["token"]) == 22  # 128 bits
    ben = server.http.post(f"/api/tables/{code.lower()}/people", json={"name": " Ben\u202e ", "face": "owl"})
    assert ben.json()["person"] == "p2"
    assert server.http.get(f"/api/tables/{code}").json() == {
        "code": code,
        "game": "pebbles",
        "title": "Pebbles",
        "phase": "lobby",
        "summary": "5 pebbles",
        "names": ["Ida", "Ben"],
        "faces": [],
        "locked": False,
        "days_left": 90,
        "your_turn": False,
    }


async def test_turn_endpoint_answers_token_holders(server: RunningServer) -> None:
    table = server.open()
    _, bens_token = table.join()
    async with server.guest(table.code, table.token) as ida, server.guest(table.code, bens_token) as ben:
        await ida.do("Sit", seat=0)
        await ben.do("Sit", seat=1)
        await ida.do("Start")

        def is_turn_of(token: str) -> bool:
            asked = server.http.get(f"/api/tables/{table.code}", headers={"Authorization": f"Bearer {token}"})
            assert asked.json()["faces"] == ["fox", "owl"]
            turn: bool = asked.json()["your_turn"]
            return turn

        assert (is_turn_of(table.token), is_turn_of(bens_token), is_turn_of("stolen")) == (True, False, False)
        await ida.take(0)
        assert (is_turn_of(table.token), is_turn_of(bens_token)) == (False, True)


@pytest.mark.parametrize(
    ("path", "body", "status", "detail"),
    [
        ("/api/tables", {**IDA, "game": "chess"}, 404, "There\u2019s no game called “chess” here."),
        ("/api/tables", {**IDA, "options": {"pebbles": 0}}, 400, "These options don\u2019t fit Pebbles"),
        ("/api/tables", {**IDA, "name": ""}, 400, "“name”: it\u2019s empty"),
        ("/api/tables", {**IDA, "name": "\u200b"}, 409, "There\u2019s nothing to read in that."),
        ("/api/tables", {**IDA, "face": "<b>"}, 400, "“face”: only small letters"),
        ("/api/tables", {**IDA, "face": "fox\n"}, 400, "“face”: only small letters"),
        ("/api/tables", {**IDA, "more": 1}, 400, "there\u2019s no “more” here"),
        ("/api/tables", [], 400, "this should be an object"),
        ("/api/tables/ZZZZ/people", {"name": "Ben", "face": "owl"}, 404, "There\u2019s no table ZZZZ."),
        (
            "/api/tables/no.code/people",
            {"name": "Ben", "face": "owl"},
            400,
            "“code”: it isn\u2019t written",
        ),
        (
            "/api/tables/ZZZZ%0A/people",
            {"name": "Ben", "face": "owl"},
            400,
            "“code”: it isn\u2019t written",
        ),
        ("/api/games/pebbles/packs", {}, 404, "Pebbles has no packs."),
        ("/api/games/spyfall/packs", [["a"]], 400, "this should be an object"),
        (
            "/api/games/spyfall/packs",
            {"places": "none"},
            400,
            "line 1: “places”: this should be a list",
        ),
    ],
)
def test_bad_requests_get_a_sentence(
    server: RunningServer, path: str, body: Any, status: int, detail: str
) -> None:
    answer = server.http.post(path, json=body)
    assert (answer.status_code, "detail" in answer.json()) == (status, True)
    assert detail in answer.json()["detail"]


def test_long_body_is_refused(server: RunningServer) -> None:
    answer = server.http.post("/api/tables", json={**IDA, "name": "x" * 70_000})
    assert (answer.status_code, answer.json()["code"]) == (413, "body-too-long")
    assert server.http.post("/api/tables", content=b"{", headers=JSON).status_code == 400


def test_a_locked_or_unfinished_table(server: RunningServer) -> None:
    table = server.open()
    answer = server.http.get(f"/api/tables/{table.code}/export")
    assert answer.status_code in (400, 409)
    assert "detail" in answer.json()
    assert server.http.get("/api/tables/ZZZZ/export").status_code == 404


def test_new_tables_per_address_are_limited(tmp_path: Path, pebbles: None) -> None:
    with running_server(tmp_path, tables_per_hour=2) as server:
        assert [server.http.post("/api/tables", json=IDA).status_code for _ in range(3)] == [201, 201, 429]
        elsewhere = {"X-Forwarded-For": "192.0.2.7"}
        assert server.http.post("/api/tables", json=IDA, headers=elsewhere).status_code == 201


async def test_code_guessing_is_limited(tmp_path: Path, pebbles: None) -> None:
    with running_server(tmp_path, joins_per_minute=2) as server:
        table = server.open()
        tries = [server.http.get(f"/api/tables/{code}").status_code for code in ("BABA", "BABE", "BABI")]
        assert tries == [404, 404, 429]
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await server.guest("BABO").__aenter__()
        assert closed.value.rcvd
        assert closed.value.rcvd.reason.startswith("Too many requests.")
        async with server.guest(table.code, table.token):
            pass  # people of a loaded table are admitted


async def test_wrong_codes_block_lookups_for_a_while(tmp_path: Path, pebbles: None) -> None:
    with running_server(tmp_path, wrong_codes_per_hour=2) as server:
        table = server.open()
        elsewhere = {"X-Forwarded-For": "192.0.2.7"}
        tries = [server.http.get(f"/api/tables/{code}").status_code for code in ("BABA", "BABE", table.code)]
        assert tries == [404, 404, 429]
        for token in ("", "nonsense"):
            with pytest.raises(websockets.ConnectionClosed):
                await server.guest(table.code, token).__aenter__()
        async with server.guest(table.code, table.token):
            pass  # people of the table are always admitted
        assert server.http.get(f"/api/tables/{table.code}", headers=elsewhere).status_code == 200
        counted = server.http.get("/metrics").text
        assert 'spyhouse_refused_total{kind="WrongCode"} 2.0' in counted
        assert 'spyhouse_refused_total{kind="Probing"} 3.0' in counted


def test_full_server_refuses_new_tables(tmp_path: Path, pebbles: None) -> None:
    with running_server(tmp_path, live_tables=1) as server:
        table = server.open()
        answer = server.http.post("/api/tables", json=IDA)
        assert answer.status_code == 503
        assert "full" in answer.json()["detail"]
        assert server.http.get(f"/api/tables/{table.code}").status_code == 200


def test_games_rules_and_packs(server: RunningServer) -> None:
    games = {game["name"]: game for game in server.http.get("/api/games").json()}
    assert games["pebbles"]["bots"] == ["random", "taker", "stubborn", "broken"]
    assert (games["pebbles"]["least"], games["pebbles"]["most"]) == (2, 4)
    assert "PebbleOptions" in games["pebbles"]["options"]["$defs"]
    assert server.http.get("/api/games/pebbles/rules").json()[0]["id"] == "PB-1"
    default = server.http.get("/api/games/spyfall/pack")
    saved = server.http.post("/api/games/spyfall/packs", json=default.json())
    assert saved.status_code == 201
    again = server.http.post("/api/games/spyfall/packs", json=default.json())
    assert again.json() == saved.json()
    kept = server.http.get(f"/api/games/spyfall/packs/{saved.json()['id']}")
    assert kept.json() == default.json()
    assert server.http.get("/api/games/spyfall/packs/none").status_code == 404
    torn = server.http.post("/api/games/spyfall/packs", content=b'{"name": "Home", "places": [', headers=JSON)
    assert (torn.status_code, torn.json()["detail"]) == (400, "This isn\u2019t JSON.")


def test_schema_has_moves_events_and_view(server: RunningServer) -> None:
    schema = server.http.get("/api/games/pebbles/schema").json()
    assert set(schema) == {"game", "version", "moves", "events", "view", "options"}
    assert "Take" in schema["moves"]["$defs"]
    assert "description" in server.http.get("/api/games/spyfall/schema").json()["moves"]["$defs"]["Ask"]


@pytest.mark.parametrize(
    "body",
    [b'{"name": ' + b"9" * 60_000 + b"}", b'{"name": "\xff"}', b"[" * 30_000, b"a." * 32_700 + b"b=1"],
    ids=["a long number", "no text", "deep", "TOML"],
)
def test_odd_body_is_refused_with_a_sentence(server: RunningServer, body: bytes) -> None:
    for path in ("/api/games/spyfall/packs", "/api/tables", "/api/replay"):
        answer = server.http.post(path, content=body, headers=JSON)
        assert (answer.status_code, "detail" in answer.json()) == (400, True), path


@pytest.mark.parametrize("digits", [19, 30, 5000])
def test_long_number_is_refused_with_a_sentence(server: RunningServer, digits: int) -> None:
    where, number = f"/api/tables/{server.open().code}", "9" * digits
    for path in (f"export?number={number}", f"games/{number}/replay", f"games/1/replay?seat={number}"):
        answer = server.http.get(f"{where}/{path}")
        assert answer.status_code in (400, 404), path
        assert "detail" in answer.json()


def test_foreign_pages_cannot_post(server: RunningServer) -> None:
    """Bodies that foreign pages can send without a preflight are refused."""
    for path in ("/api/games/spyfall/packs", "/api/tables", "/api/replay"):
        answer = server.http.post(path, content=b"{}", headers={"Content-Type": "text/plain"})
        assert answer.status_code == 415, path


def test_foreign_host_names_are_rejected(tmp_path: Path, pebbles: None) -> None:
    with running_server(tmp_path, hosts=("play.example.org",)) as server:
        for name, status in {
            "play.example.org": 200,
            "PLAY.example.org:7007": 200,
            "localhost:80": 200,
            "192.0.2.1:7007": 200,
            "[2001:db8::1]:7007": 200,
            "rebound.example": 421,
            "play.example.org.evil.example": 421,
        }.items():
            assert server.http.get("/api/games", headers={"Host": name}).status_code == status, name


def test_requests_are_limited(tmp_path: Path, pebbles: None) -> None:
    with running_server(tmp_path, requests_per_minute=3) as server:
        assert [server.http.get("/schema/openapi.json").status_code for _ in range(4)] == [200, 200, 200, 429]
        assert server.http.get("/").status_code in (200, 503)  # the page itself always comes


def test_ipv6_home_counts_as_one_visitor(tmp_path: Path, pebbles: None) -> None:
    with running_server(tmp_path, tables_per_hour=1) as server:
        tries = [
            server.http.post("/api/tables", json=IDA, headers={"X-Forwarded-For": address}).status_code
            for address in ("2001:db8:1:2::3", "2001:db8:1:2:ffff::4", "2001:db8:1:3::3")
        ]
        assert tries == [201, 429, 201]


def test_metrics_are_for_the_operator_only(tmp_path: Path, pebbles: None) -> None:
    with running_server(tmp_path) as server:
        assert server.http.get("/metrics").status_code == 200  # from this machine
        for proxied in (
            "X-Forwarded-For: 192.0.2.7",
            "X-Forwarded-For: 127.0.0.1",
            "X-Real-IP: ::1",
            "Via: 1.1 x",
        ):
            name, _, value = proxied.partition(": ")
            assert server.http.get("/metrics", headers={name: value}).status_code == 403, proxied
    with running_server(tmp_path, metrics_token="open sesame") as server:
        assert server.http.get("/metrics").status_code == 401
        named = {"Authorization": "Bearer open sesame", "X-Forwarded-For": "192.0.2.7"}
        assert server.http.get("/metrics", headers=named).status_code == 200


def test_health_writes_and_reads(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*_: object) -> None:
        raise StoreFailed("house.db: database or disk is full. Make room on its disk.")

    monkeypatch.setattr(SqlStore, "save_transcript", full)
    answer = server.http.get("/healthz")
    assert (answer.status_code, answer.json()) == (503, {"status": "failing"})


def test_operator_endpoints_answer(server: RunningServer) -> None:
    assert server.http.get("/healthz").json() == {"status": "ok"}
    server.open()
    metrics = server.http.get("/metrics").text
    assert "spyhouse_tables_awake 1.0" in metrics
    schema = server.http.get("/schema/openapi.json").json()
    assert "/api/tables/{code}/people" in schema["paths"]


def test_every_answer_has_the_security_headers(server: RunningServer) -> None:
    for path in ("/", "/KITE", "/api/games", "/api/tables/ZZZZ", "/nothing/here"):
        headers = server.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe-inline" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


async def test_host_deletes_a_table(server: RunningServer) -> None:
    table = server.open()
    _, token = table.join("Ben")
    address = f"/api/tables/{table.code}"
    assert server.http.delete(address).status_code == 403
    for wrong in (token, "nonsense"):
        answer = server.http.delete(address, headers={"Authorization": f"Bearer {wrong}"})
        assert answer.status_code == 403
    mine = {"Authorization": f"Bearer {table.token}"}
    async with server.guest(table.code, token) as ben:
        assert server.http.delete(address, headers=mine).status_code == 204
        bye = await ben.next("Bye")
        assert (bye["kind"], bye["reason"]) == ("missing", "Ida closed this table.")
    gone = server.http.get(address)
    assert (gone.status_code, gone.json()["code"]) == (404, "table-deleted")
    assert server.http.get("/api/tables/ZZZZ").json()["code"] == "no-such-table"


def test_server_info_has_version_and_retention(tmp_path: Path, pebbles: None) -> None:
    with running_server(tmp_path, keep_days=30) as server:
        facts = {
            "version": version("spyhouse"),
            "keep_days": 30,
            "push": "",
            "offline": find_bundle() is not None,
        }
        assert server.http.get("/api/house").json() == facts
        assert server.http.get(f"/api/tables/{server.open().code}").json()["days_left"] == 30


async def test_pack_texts_are_sanitised(server: RunningServer) -> None:
    pack = server.http.get("/api/games/spyfall/pack").json()
    pack["places"] = pack["places"][:6]
    pack["places"][0]["name"] = "A\x00 bea\u202ech\n at  night"
    id = server.http.post("/api/games/spyfall/packs", json=pack).json()["id"]
    kept = server.http.get(f"/api/games/spyfall/packs/{id}").json()
    assert kept["places"][0]["name"] == "A beach at night"
    table = Opened(server, **server.http.post("/api/tables", json={**IDA, "game": "spyfall"}).json())
    async with server.guest(table.code, table.token) as ida:
        await ida.do("Configure", options={"pack": pack})
        shown = (await ida.next("Update"))["table"]["options"]["pack"]
        assert shown["places"][0]["name"] == "A beach at night"
        pack["places"][0]["name"] = "\u202e \n"
        assert (
            "“pack.places[0].name”: it\u2019s empty"
            in (await ida.ask("Configure", options={"pack": pack}))["reason"]
        )
    opened = server.http.post("/api/tables", json={**IDA, "game": "spyfall", "options": {"pack": pack}})
    assert opened.status_code == 400


def test_unknown_languages_evict_no_cached_ones(server: RunningServer) -> None:
    about = ("", "/spyfall/rules", "/spyfall/pack", "/spyfall/tutorial")
    kept = (message_sources, _options_form, _rules, _tutorial, _speech)

    def ask(lang: str) -> list[int]:
        for path in about:
            mark = "&" if "?" in path else "?"
            assert server.http.get(f"/api/games{path}{mark}lang={lang}").status_code == 200
        return [each.cache_info().currsize for each in kept]

    ask("en")
    before = ask("de-AT")
    assert [ask(f"de-{number}") for number in range(10, 15)] == [before] * 5
    ask("xx")
    assert [each.cache_info().currsize for each in kept] == before


def test_endings_are_in_the_readers_language(server: RunningServer) -> None:
    def endings(lang: str) -> dict[str, str]:
        listed = server.http.get(f"/api/games?lang={lang}").json()
        return {how: said for game in listed for how, said in game["endings"].items()}

    assert endings("en")["caught"] == "Doctor Moritz is caught"
    assert endings("de")["caught"] == "Doktor Moritz ist gefasst"
    assert endings("pl")["out-of-ideas"] == "Koniec pomysłów"
