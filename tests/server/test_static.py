"""Static files of the client."""

import gzip
from pathlib import Path

import pytest
import websockets

from spyhouse.server import static
from tests.server.live_server import RunningServer, running_server

INDEX = b"<!doctype html><title>Spyhouse</title>"
SCRIPT = b"console.log(1);" * 100


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(INDEX)
    (folder / "assets" / "app-1a2b.js").write_bytes(SCRIPT)
    (tmp_path / "secret.txt").write_text("not for you")
    monkeypatch.setattr(static, "CLIENT", folder)
    static._best.cache_clear()
    return folder


def test_any_path_is_the_client(server: RunningServer, client: Path) -> None:
    for path in ("/", "/KITE", "/settings/deep", "/%2e%2e/secret.txt", "//secret.txt"):
        answer = server.http.get(path)
        assert answer.content == INDEX, path
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-type"].startswith("text/html")


def test_hashed_files_are_immutable(server: RunningServer, client: Path) -> None:
    answer = server.http.get("/assets/app-1a2b.js")
    assert answer.content == SCRIPT
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["content-encoding"] == "gzip"
    assert server.http.get("/assets/app-0000.js").status_code == 404


def test_files_compressed_beforehand_are_preferred(server: RunningServer, client: Path) -> None:
    (client / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(b"packed"))
    packed = server.http.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "gzip"})
    assert packed.content == b"packed"
    plain = server.http.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "identity"})
    assert plain.content == SCRIPT


def test_unknown_api_path_is_not_the_client(server: RunningServer, client: Path) -> None:
    answer = server.http.get("/api/nothing")
    assert answer.status_code == 404
    assert answer.json() == {"detail": "There\u2019s nothing at this address.", "code": "nothing-here"}


def test_without_a_built_client_the_page_says_how_to_build_it(
    server: RunningServer, client: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static, "CLIENT", client / "not-there")
    answer = server.http.get("/")
    assert answer.status_code == 503
    assert "make play" in answer.text


def test_table_link_has_a_preview(server: RunningServer, client: Path) -> None:
    (client / "index.html").write_text("<!doctype html><head><title>Spyhouse</title></head>")
    table = server.open()
    table.join()
    answer = server.http.get(f"/{table.code.lower()}")
    for part in (
        f'property="og:title" content="Pebbles: table {table.code}"',
        f'content="Ida and Ben are waiting at table {table.code}. Take a seat!"',
        f'property="og:url" content="http://{server.address}/{table.code}"',
        f'property="og:image" content="http://{server.address}/icon-512.png"',
    ):
        assert part in answer.text
    german = f'content="Ida und Ben warten am Tisch {table.code}. Setz dich dazu!"'
    assert german in server.http.get(f"/{table.code}?lang=de").text
    assert german in server.http.get(f"/{table.code}", headers={"Accept-Language": "xx, de-AT;q=0.8"}).text
    assert "og:title" not in server.http.get("/ZZZZ").text
    head = server.http.head(f"/{table.code}")
    assert head.status_code == 200
    assert head.content == b""
    assert head.headers["content-type"].startswith("text/html")


def test_link_previews_do_not_reveal_tables(tmp_path: Path, client: Path, pebbles: None) -> None:
    (client / "index.html").write_text("<head></head>")
    with running_server(tmp_path, wrong_codes_per_hour=3) as server:
        code = server.open().code
        for guess in ("BABA", "BABE", "BABI"):
            assert "Ida" in server.http.get(f"/{code}").text
            server.http.get(f"/{guess}")
        page = server.http.get(f"/{code}")
        assert (page.status_code, page.text) == (200, "<head></head>"), "the page, but not who is there"
        assert server.http.get(f"/api/tables/{code}").status_code == 200, "who has the code gets in"


def test_names_in_link_previews_are_escaped(server: RunningServer, client: Path) -> None:
    (client / "index.html").write_text("<head></head>")
    named = {"game": "pebbles", "name": '"><script>', "face": "fox"}
    code = server.http.post("/api/tables", json=named).json()["code"]
    page = server.http.get(f"/{code}").text
    assert "<script>" not in page
    assert "&lt;script&gt; is waiting" in page


async def test_the_welcome_names_the_build(tmp_path: Path, client: Path, pebbles: None) -> None:
    assert static.build() == ""  # an index without a script means no build
    (client / "index.html").write_text(
        '<script type="module" crossorigin src="/assets/index-9f.js"></script>'
    )
    with running_server(tmp_path) as server:
        table = server.open()
        async with server.guest(table.code, table.token) as ida:
            assert ida.welcome["build"] == "index-9f"


async def test_base_path_serves_the_same_site(tmp_path: Path, pebbles: None, client: Path) -> None:
    page = '<html><head><link href="/icon.svg"></head><script src="/assets/app-1a2b.js"></script></html>'
    (client / "index.html").write_text(page)
    static._ready.cache_clear()
    with running_server(tmp_path, base_path="/spy") as server:
        for path in ("/spy", "/spy/", "/spy/KITE", "/", "/spy?lang=de"):  # a proxy may strip the path
            text = server.http.get(path).text
            assert 'src="/spy/assets/app-1a2b.js"' in text
            assert 'href="/spy/icon.svg"' in text
            assert 'data-root="/spy/"' in text
        assert server.http.get("/spy/assets/app-1a2b.js").content == SCRIPT
        assert server.http.get("/spy/api/house").status_code == 200
        assert server.http.get("/spying").text == text  # any other page
        assert server.http.get("/spy/caf%C3%A9").text == text  # answered by the framework
        table = server.open()
        shared = server.http.get(f"/spy/{table.code}").text
        assert f'content="http://{server.address}/spy/{table.code}"' in shared
        assert f'content="http://{server.address}/spy/icon-512.png"' in shared
        async with websockets.connect(f"ws://{server.address}/spy/ws/{table.code}", proxy=None) as wire:
            await wire.send('{"type":"Hello"}')
            assert "Welcome" in str(await wire.recv())
    with running_server(tmp_path, base_path="/spy", password="plum") as server:
        assert 'action="/spy/enter"' in server.http.get("/spy/KITE").text
        entered = server.http.post("/spy/enter", data={"password": "plum", "to": "/KITE"})
        assert entered.headers["location"] == "/spy/KITE"
        assert "Path=/spy;" in entered.headers["set-cookie"]


def test_switch_removes_the_service_worker_from_browsers(tmp_path: Path, client: Path) -> None:
    (client / "sw.js").write_text("keeps")
    (client / "sw-remove.js").write_text("removes")
    try:
        for offline, script in ((True, "keeps"), (False, "removes")):
            with running_server(tmp_path, offline=offline) as server:
                answer = server.http.get("/sw.js")
                assert (answer.text, answer.headers["cache-control"]) == (script, "no-cache")
                if not offline:
                    assert server.http.get("/api/house").json()["offline"] is False
                    assert server.http.get("/api/offline").status_code == 404
    finally:
        static.allow_offline(True)
