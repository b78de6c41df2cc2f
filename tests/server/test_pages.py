"""The client's files."""

import gzip
from pathlib import Path

import pytest

from spyhouse.server import pages
from tests.server.house import HouseUp

INDEX = b"<!doctype html><title>Spyhouse</title>"
SCRIPT = b"console.log(1);" * 100


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(INDEX)
    (folder / "assets" / "app-1a2b.js").write_bytes(SCRIPT)
    (tmp_path / "secret.txt").write_text("not for you")
    monkeypatch.setattr(pages, "CLIENT", folder)
    pages._best.cache_clear()
    return folder


def test_any_path_is_the_client(house: HouseUp, client: Path) -> None:
    for path in ("/", "/KITE", "/settings/deep", "/%2e%2e/secret.txt", "//secret.txt"):
        answer = house.http.get(path)
        assert answer.content == INDEX, path
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-type"].startswith("text/html")


def test_hashed_files_are_kept_for_ever(house: HouseUp, client: Path) -> None:
    answer = house.http.get("/assets/app-1a2b.js")
    assert answer.content == SCRIPT
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["content-encoding"] == "gzip"
    assert house.http.get("/assets/app-0000.js").status_code == 404


def test_files_compressed_beforehand_are_preferred(house: HouseUp, client: Path) -> None:
    (client / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(b"packed"))
    packed = house.http.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "gzip"})
    assert packed.content == b"packed"
    plain = house.http.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "identity"})
    assert plain.content == SCRIPT


def test_unknown_addresses_of_the_interface_are_not_the_client(house: HouseUp, client: Path) -> None:
    answer = house.http.get("/api/nothing")
    assert answer.status_code == 404
    assert answer.json() == {"detail": "There is nothing at this address."}


def test_without_a_built_client_the_page_says_how_to_build_it(
    house: HouseUp, client: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "CLIENT", client / "not-there")
    answer = house.http.get("/")
    assert answer.status_code == 503
    assert "make play" in answer.text
