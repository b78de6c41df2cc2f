"""Web Push: one notification per turn for absent players, to safe endpoints only."""

import asyncio
import datetime
import json
import re
import ssl
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from spyhouse.api.types import Subscription
from spyhouse.kernel import SpyhouseError
from spyhouse.server import push
from spyhouse.server.push import MAX_DEVICES, NotPublic, Sender, is_public, public_address
from spyhouse.server.webpush import from_text, to_text
from spyhouse.store.sql import SqlStore
from spyhouse.table.commands import play
from tests.server.live_server import Guest, Opened, RunningServer, running_server

CONTACT = "mailto:host@example.org"
ENDPOINT = "https://push.example.net/send/abc"


class Browser:
    """A browser's subscription with its keys."""

    def __init__(
        self, private: ec.EllipticCurvePrivateKey | None = None, auth: bytes = b"sixteen bytes ok"
    ) -> None:
        self._key = private or ec.generate_private_key(ec.SECP256R1())
        self._auth = auth
        self._public = point(self._key.public_key())

    def subscription(self, endpoint: str = ENDPOINT, lang: str = "en") -> dict[str, str]:
        keys = {"p256dh": to_text(self._public), "auth": to_text(self._auth)}
        return {"endpoint": endpoint, "lang": lang, **keys}

    def read(self, sealed: bytes) -> bytes:
        """Decrypt a notice as a browser does (RFC 8291)."""
        salt, length = sealed[:16], sealed[20]
        sender, text = sealed[21 : 21 + length], sealed[21 + length :]
        shared = self._key.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        )
        info = b"WebPush: info\0" + self._public + sender
        secret = HKDF(hashes.SHA256(), 32, self._auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        return AESGCM(key).decrypt(nonce, text, None).rstrip(b"\0").removesuffix(b"\2")


class Service:
    """A push service that records its requests."""

    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        self._news = threading.Condition()

    async def post(self, sender: Sender, endpoint: str, headers: dict[str, str], body: bytes) -> int:
        with self._news:
            self.got.append((endpoint, headers, body))
            self._news.notify_all()
        return self.status

    async def until(self, count: int) -> None:
        def wait() -> bool:
            with self._news:
                return self._news.wait_for(lambda: len(self.got) >= count, timeout=60)

        assert await asyncio.to_thread(wait)


@pytest.fixture
def service(monkeypatch: pytest.MonkeyPatch) -> Service:
    service = Service()
    monkeypatch.setattr(Sender, "post", lambda sender, *sent: service.post(sender, *sent))
    return service


@pytest.fixture
def server(tmp_path: Path, pebbles: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[RunningServer]:
    monkeypatch.setattr(play, "SKIP_AWAY_S", 0)  # whom the host may skip
    with running_server(tmp_path, push=CONTACT) as server:
        yield server


def subscribe(table: Opened, token: str, body: Any) -> httpx.Response:
    headers = {"Authorization": f"Bearer {token}"}
    return table.server.http.post(f"/api/tables/{table.code}/notices", json=body, headers=headers)


def unsubscribe(table: Opened, token: str, id: str) -> int:
    headers = {"Authorization": f"Bearer {token}"}
    return table.server.http.delete(f"/api/tables/{table.code}/notices/{id}", headers=headers).status_code


@asynccontextmanager
async def ida_plays_with_ben(table: Opened, bens_token: str) -> AsyncIterator[Guest]:
    """Start a game in which it is Ida's turn and Ben is away."""
    async with table.server.guest(table.code, table.token) as ida:
        async with table.server.guest(table.code, bens_token) as ben:
            await ida.do("Sit", seat=0)
            await ben.do("Sit", seat=1)
            await ida.do("Start")
        await gone(ida)
        yield ida


async def bens_turn_again(ida: Guest) -> None:
    await ida.do("HostPlay", move={"type": "Skip", "seat": 1})
    await ida.take(0)


async def gone(ida: Guest) -> None:
    """Wait until only Ida is connected."""
    while (await ida.next("Presence"))["here"] != ["p1"]:
        pass


async def test_absent_player_is_notified_of_the_turn_only(server: RunningServer, service: Service) -> None:
    table, browser = server.open(), Browser()
    _, token = table.join()
    assert subscribe(table, token, browser.subscription(lang="de")).status_code == 201
    async with ida_plays_with_ben(table, token) as ida:
        assert service.got == []  # it was Ida's turn all the time
        await ida.take(0)
        await service.until(1)
    endpoint, headers, body = service.got[0]
    assert endpoint == ENDPOINT
    assert json.loads(browser.read(body)) == {
        "table": table.code,
        "title": f"Pebbles: Tisch {table.code}",
        "body": "Du bist dran.",
    }
    assert set(headers) == {"Authorization", "Content-Encoding", "Content-Type", "TTL"}
    assert len(body) == 16 + 4 + 1 + 65 + 512 + 16  # for any text


async def test_notice_reaches_a_push_service_over_tls(
    tmp_path: Path, pebbles: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A notice arrives over TLS, and the browser can decrypt it."""
    got: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()

    async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        (length,) = re.findall(r"Content-Length: (\d+)", head)
        got.put_nowait((head, await reader.readexactly(int(length))))
        writer.write(b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n")
        await writer.drain()
        writer.close()

    async def here(host: str) -> str:
        return "127.0.0.1"

    serving, trusting = certificates(tmp_path, "push.example.net")
    service = await asyncio.start_server(listen, "127.0.0.1", 0, ssl=serving)
    port = service.sockets[0].getsockname()[1]

    class Nearby(Sender):
        """A sender that uses the test service's port."""

        def __init__(self) -> None:
            super().__init__(trusting)

        async def post(self, endpoint: str, headers: Mapping[str, str], body: bytes) -> int:
            return await super().post(endpoint.replace(".net/", f".net:{port}/"), headers, body)

    monkeypatch.setattr(push, "Sender", Nearby)
    monkeypatch.setattr(push, "public_address", here)
    browser = Browser()
    with running_server(tmp_path, push=CONTACT) as server:
        table = server.open()
        _, token = table.join()
        subscribe(table, token, browser.subscription())
        async with ida_plays_with_ben(table, token) as ida:
            await ida.take(0)
            head, body = await asyncio.wait_for(got.get(), timeout=60)
    service.close()
    assert head.startswith("POST /send/abc HTTP/1.1\r\n")
    assert {"Content-Encoding: aes128gcm", "TTL: 86400"} <= set(head.split("\r\n"))
    assert json.loads(browser.read(body)) == {
        "table": table.code,
        "title": f"Pebbles: table {table.code}",
        "body": "It\u2019s your turn.",
    }


async def test_only_one_notice_is_sent_until_return(server: RunningServer, service: Service) -> None:
    table = server.open(pebbles=50)
    _, token = table.join()
    id = subscribe(table, token, Browser().subscription()).json()["id"]
    async with ida_plays_with_ben(table, token) as ida:
        await ida.take(0)
        await service.until(1)
        for _ in range(3):
            await bens_turn_again(ida)
        async with server.guest(table.code, token) as ben:
            await ben.drained()
            await bens_turn_again(ida)  # he is connected and sees it
            unsubscribe(table, token, id)
            subscribe(table, token, Browser().subscription(ENDPOINT + "/later"))
        await gone(ida)
        await bens_turn_again(ida)
        await service.until(2)
    assert [endpoint for endpoint, _, _ in service.got] == [ENDPOINT, ENDPOINT + "/later"]


async def test_notifications_are_limited(
    tmp_path: Path, pebbles: None, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Private addresses are refused, so the server cannot be used to reach them."""
    monkeypatch.setattr(play, "SKIP_AWAY_S", 0)
    monkeypatch.setattr(push, "PER_HOUR", 2)
    with running_server(tmp_path, push=CONTACT, notices_per_hour=4) as server:
        table = server.open(pebbles=50)
        _, token = table.join()
        async with ida_plays_with_ben(table, token) as ida:
            await ida.take(0)
            named = []
            for _ in range(5):
                named.append(subscribe(table, token, Browser().subscription()).status_code)
                await bens_turn_again(ida)
            await ida.drained()
        assert named == [201] * 4 + [429]
        assert 'spyhouse_notices_total{result="dropped"} 4.0' in server.http.get("/metrics").text
        await service.until(1)
        assert len(service.got) == 1, "the first came before there was a browser to tell"


async def test_push_messages_are_signed(server: RunningServer, service: Service) -> None:
    table = server.open()
    _, token = table.join()
    subscribe(table, token, Browser().subscription())
    async with ida_plays_with_ben(table, token) as ida:
        await ida.take(0)
        await service.until(1)
    found = re.fullmatch(r"vapid t=((.+)\.(.+))\.(.+), k=(.+)", service.got[0][1]["Authorization"])
    assert found
    signed, _, claims, signature, key = found.groups()
    assert key == server.http.get("/api/house").json()["push"]
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_text(key))
    r, s = from_text(signature)[:32], from_text(signature)[32:]
    der = encode_dss_signature(int.from_bytes(r, "big"), int.from_bytes(s, "big"))
    public.verify(der, signed.encode(), ec.ECDSA(hashes.SHA256()))
    told = json.loads(from_text(claims))
    assert (told["aud"], told["sub"]) == ("https://push.example.net", CONTACT)


async def test_expired_subscription_is_deleted(server: RunningServer, service: Service) -> None:
    table = server.open(pebbles=50)
    _, token = table.join()
    subscribe(table, token, Browser().subscription("https://push.example.net/dead"))
    service.status = 410
    async with ida_plays_with_ben(table, token) as ida:
        await ida.take(0)
        await service.until(1)
        async with server.guest(table.code, token) as ben:
            await ben.drained()
            subscribe(table, token, Browser().subscription("https://push.example.net/alive"))
        await gone(ida)
        service.status = 201
        await bens_turn_again(ida)
        await service.until(2)
    assert [endpoint[-5:] for endpoint, _, _ in service.got] == ["/dead", "alive"]
    figures = server.http.get("/metrics").text
    assert 'spyhouse_notices_total{result="gone"} 1.0' in figures


async def test_unsubscribed_person_is_not_notified(server: RunningServer, service: Service) -> None:
    table = server.open()
    _, token = table.join()
    id = subscribe(table, token, Browser().subscription()).json()["id"]
    other = Browser().subscription("https://push.example.net/other")
    subscribe(table, token, other)
    assert unsubscribe(table, table.token, id) == 204  # she has no subscription
    assert unsubscribe(table, token, id) == 204
    async with ida_plays_with_ben(table, token) as ida:
        await ida.take(0)
        await service.until(1)
    assert [endpoint for endpoint, _, _ in service.got] == [other["endpoint"]]


def test_push_is_off_by_default(tmp_path: Path, pebbles: None) -> None:
    with running_server(tmp_path) as server:
        table = server.open()
        assert server.http.get("/api/house").json()["push"] == ""
        assert subscribe(table, table.token, Browser().subscription()).status_code == 404
        assert unsubscribe(table, table.token, "0" * 32) == 404


def test_push_modules_are_not_loaded_while_off(tmp_path: Path) -> None:
    look = (
        "import sys; from pathlib import Path; from tests.server.live_server import running_server\n"
        f"with running_server(Path({str(tmp_path)!r})) as server: server.http.get('/api/house')\n"
        "print([name for name in sys.modules if 'push' in name])"
    )
    found = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


def test_only_seated_people_can_subscribe(server: RunningServer) -> None:
    table = server.open()
    for token in ("none", table.token[::-1]):
        assert subscribe(table, token, Browser().subscription()).status_code == 403
        assert unsubscribe(table, token, "0" * 32) == 403


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.net/a",
        "https://127.0.0.1/a",
        "https://[::1]/a",
        "https://2130706433/a",
        "https://0x7f.1/a",
        "https://127.0.0.0x1/a",
        "https://localhost/a",
        "https://router/a",
        "https://printer.local/a",
        "https://metadata.google.internal/a",
        "https://me:secret@push.example.net/a",
        "https://push.example.net:8443/a",
        "https://push.example.net\r\nX: y/a",
        "https://push.example.net/a b",
        "https://push.example.net/\u2028",
        "https:///a",
        "ftp://push.example.net/a",
        "",
    ],
)
def test_invalid_push_address_is_refused(endpoint: str) -> None:
    with pytest.raises(SpyhouseError, match="push service"):
        push.check(Subscription(**Browser().subscription(endpoint)))


def test_invalid_subscription_is_refused(server: RunningServer) -> None:
    table = server.open()
    for wrong in (
        {"endpoint": "https://127.0.0.1/a"},
        {"endpoint": "https://push.example.net/" + "a" * 1024},
        {"p256dh": "A" * 87},  # not on the curve
        {"p256dh": "A"},
        {"auth": "A" * 23},
        {"lang": "../../etc"},
        {"more": "x"},
    ):
        assert subscribe(table, table.token, Browser().subscription() | wrong).status_code == 400, wrong


async def test_subscriptions_are_limited_and_deleted_with_the_table(
    server: RunningServer, tmp_path: Path, service: Service
) -> None:
    table = server.open()
    _, token = table.join()
    for number in range(MAX_DEVICES + 2):
        subscribe(table, token, Browser().subscription(f"https://push.example.net/{number}"))
    async with ida_plays_with_ben(table, token) as ida:
        await ida.take(0)
        await service.until(MAX_DEVICES)
    assert {endpoint[-1] for endpoint, _, _ in service.got} == set("2345")
    store = await SqlStore.open(f"sqlite:///{tmp_path / 'house.db'}")
    await store.reset_notified(table.code, "p2")
    mine = {"Authorization": f"Bearer {table.token}"}
    server.http.delete(f"/api/tables/{table.code}", headers=mine)
    assert await store.claim_subscriptions(table.code, "p2") == []
    await store.close()


def test_push_key_is_stable(tmp_path: Path, pebbles: None) -> None:
    keys = []
    for _ in range(2):
        with running_server(tmp_path, push=CONTACT) as server:
            keys.append(server.http.get("/api/house").json()["push"])
    assert len(keys[0]) == 87
    assert keys[0] == keys[1]


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("8.8.8.8", True),
        ("2606:4700::1111", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("192.168.1.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("fe80::1", False),
        ("fd00::1", False),
        ("::ffff:10.0.0.1", False),
        ("64:ff9b::a00:1", False),
        ("2002:a00:1::", False),
    ],
)
def test_push_refuses_private_addresses(address: str, public: bool) -> None:
    assert is_public(address) is public


async def test_name_that_resolves_to_a_private_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(NotPublic):
        await public_address("localhost")

    async def both(*_: object, **__: object) -> list[Any]:
        return [(0, 0, 0, "", (one, 443)) for one in ("8.8.8.8", "10.0.0.1")]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", both)
    with pytest.raises(NotPublic):
        await public_address("push.example.net")


async def test_push_connects_to_the_checked_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def here(host: str) -> str:
        return "127.0.0.1"

    monkeypatch.setattr(push, "public_address", here)
    heard: list[bytes] = []
    silent = asyncio.Event()

    async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        heard.append(head + await reader.readexactly(5))
        if b"/slow" in head:
            await silent.wait()
        where = b"HTTP/1.1 302 Found\r\nLocation: https://push.example.net/next\r\nContent-Length: 0\r\n\r\n"
        writer.write(where)
        await writer.drain()
        writer.close()

    serving, trusting = certificates(tmp_path, "push.example.net")
    service = await asyncio.start_server(listen, "127.0.0.1", 0, ssl=serving)
    port = service.sockets[0].getsockname()[1]
    sender = Sender(trusting)
    try:
        assert await sender.post(f"https://push.example.net:{port}/a?b=c", {"TTL": "1"}, b"hello") == 302
        assert len(heard) == 1  # the redirect was not followed
        assert heard[0].startswith(b"POST /a?b=c HTTP/1.1\r\n")
        assert f"Host: push.example.net:{port}\r\n".encode() in heard[0]
        assert heard[0].endswith(b"\r\n\r\nhello")
        with pytest.raises(ssl.SSLCertVerificationError, match="certificate"):  # of another name
            await sender.post(f"https://other.example.net:{port}/a", {}, b"hello")
        monkeypatch.setattr(push, "WAIT_S", 0.2)
        with pytest.raises(TimeoutError):
            await sender.post(f"https://push.example.net:{port}/slow", {}, b"hello")
    finally:
        silent.set()
        service.close()


def test_the_browser_here_reads_the_example_of_the_standard() -> None:
    """The example of RFC 8291, section 5, is reproduced."""
    private = int.from_bytes(from_text("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big")
    browser = Browser(ec.derive_private_key(private, ec.SECP256R1()), from_text("BTBZMqHH6r4Tts7J_aSIgg"))
    sealed = from_text(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.read(sealed) == b"When I grow up, I want to be a watermelon"


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def certificates(folder: Path, name: str) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """Return TLS contexts for a service of this name and for its clients."""
    key = ec.generate_private_key(ec.SECP256R1())
    called = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    now = datetime.datetime.now(datetime.UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(called)
        .issuer_name(called)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    chain = folder / "service.pem"
    secret = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    chain.write_bytes(secret + certificate.public_bytes(serialization.Encoding.PEM))
    serving = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    serving.load_cert_chain(chain)
    return serving, ssl.create_default_context(cafile=str(chain))
