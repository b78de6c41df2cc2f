"""The built client's files."""

import gzip
import mimetypes
import re
from functools import cache, lru_cache
from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from spyhouse import games
from spyhouse.api.endpoint import IMMUTABLE, REVALIDATE
from spyhouse.server import offline
from spyhouse.server.http.dependencies import LitestarRequest, ServerContextDep

CLIENT = Path(__file__).parent / "client"

_NOT_BUILT = (
    "The house is open, but its browser client has not been built. "
    "Run `make play`, or `npm ci && npm run build` in the folder web, then reload this page.\n"
)
_NOT_FILES = ("api/", "ws/", "games/", "schema", "admin/", "healthz", "metrics", "enter")
"""Prefixes of paths that have their own handlers."""
_ENTRY = re.compile(r'src="/assets/([^"]+)\.js"')
_TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_service_worker = "sw.js"
_TEXTS = ("text/", "application/json", "application/manifest+json", "image/svg+xml")


def serve_client(request: LitestarRequest, name: str, about: str = "", base: str = "") -> Response[bytes]:
    """Serve a client file or the client's page, with `about` in its head."""
    files = _files(CLIENT) if (CLIENT / "index.html").is_file() else {}
    if not files:
        return Response(_NOT_BUILT.encode(), status_code=503, media_type="text/plain")
    if name.startswith(("api/", "ws/", "admin/")):
        raise NotFoundException("nothing-here")
    if name not in files and name.startswith("assets/"):
        raise NotFoundException("There is no such file. Reload the page to get the newest.")
    file = files.get(name) or files["index.html"]
    if (about or base) and file.name == "index.html":
        page = below(file.read_text(), base) if base else file.read_text()
        body = page.replace("</head>", f"{about}</head>").encode()
        return Response(
            body, headers={"Cache-Control": REVALIDATE, "Vary": "Accept-Language"}, media_type=_type(file)
        )
    return _file_response(request, file, IMMUTABLE if name.startswith("assets/") else REVALIDATE)


@get("/games/{name:str}/client/{path:path}", include_in_schema=False, sync_to_thread=False)
def board_file(
    request: LitestarRequest, context: ServerContextDep, name: FromPath[str], path: FromPath[str]
) -> Response[bytes]:
    """Serve a file of a game package's board. It may change with the package, so browsers revalidate."""
    folder = games.client_folder(name)
    file = _files(folder).get(path.lstrip("/")) if folder else None
    if file is None:
        raise NotFoundException("There is no such file.")
    # boards import the kit by absolute path
    if (base := context.settings.base_path) and file.suffix == ".js":
        script = re.sub(r"""(["'])/kit/""", rf"\1{base}/kit/", file.read_text())
        return Response(script.encode(), headers={"Cache-Control": REVALIDATE}, media_type=_type(file))
    return _file_response(request, file, REVALIDATE)


@get("/api/offline", include_in_schema=False, sync_to_thread=False)
def offline_files() -> Response[bytes]:
    """List the files that a browser needs for offline play."""
    described = offline.describe_files(CLIENT, build())
    if described is None or _service_worker != "sw.js":
        raise NotFoundException("nothing-here")
    return Response(described, headers={"Cache-Control": REVALIDATE}, media_type="application/json")


def _file_response(request: LitestarRequest, file: Path, keep: str) -> Response[bytes]:
    accepted = request.headers.get("accept-encoding", "")
    body, encoding = _best(file, "br" in accepted, "gzip" in accepted)
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    if encoding:
        headers["Content-Encoding"] = encoding
    return Response(body, headers=headers, media_type=_type(file))


def ready(base: str, path: str, accepted: str) -> tuple[bytes, bytes] | None:
    """Return headers and body of a client file or page; None if the framework must handle the path."""
    name = path[1:]
    if name.startswith(_NOT_FILES):
        return None
    files = _files(CLIENT) if (CLIENT / "index.html").is_file() else {}
    file = files.get(name)
    if file is None:
        if not files or name.startswith("assets/"):
            return None
        file = files["index.html"]
    if base and file.name == "index.html":
        return _ready(file, False, False, False, base)
    return _ready(file, name.startswith("assets/"), "br" in accepted, "gzip" in accepted)


def below(page: str, base: str) -> str:
    """Return the client's page for a server below a base path. The client reads `data-root`."""
    page = re.sub(r'\b(src|href)="/(?!/)', rf'\1="{base}/', page)
    return page.replace("<html", f'<html data-root="{base}/"', 1)


@lru_cache(maxsize=2000)
def _ready(file: Path, hashed: bool, br: bool, gz: bool, base: str = "") -> tuple[bytes, bytes]:
    body, encoding = _best(file, br, gz)
    if base:
        body = below(body.decode(), base).encode()
    kind = _type(file)
    lines = [
        f"content-type: {kind}; charset=utf-8" if kind.startswith("text/") else f"content-type: {kind}",
        f"cache-control: {IMMUTABLE if hashed else REVALIDATE}",
        "vary: Accept-Encoding",
        f"content-length: {len(body)}",
    ]
    if encoding:
        lines.append(f"content-encoding: {encoding}")
    return "".join(f"{line}\r\n" for line in lines).encode(), body


def build() -> str:
    """Return the name of the entry script, which changes with every build; "" without a build."""
    index = CLIENT / "index.html"
    entry = _ENTRY.search(index.read_text()) if index.is_file() else None
    return entry[1] if entry else ""


def allow_offline(allowed: bool) -> None:
    """Serve the service worker that caches files, or the one that removes it and its caches."""
    global _service_worker
    _service_worker = "sw.js" if allowed else "sw-remove.js"
    _files.cache_clear()


@cache
def _files(folder: Path) -> dict[str, Path]:
    """Return the files by URL path. Other paths never reach the disk."""
    found = {file.relative_to(folder).as_posix(): file for file in folder.rglob("*") if file.is_file()}
    if folder != CLIENT:
        return found
    if _service_worker in found:
        found["sw.js"] = found[_service_worker]
    return found | offline.bundle_files()


@lru_cache(maxsize=2000)
def _best(file: Path, br: bool, gz: bool) -> tuple[bytes, str]:
    """Return the smallest encoding that the browser accepts."""
    for wanted, encoding, ending in ((br, "br", ".br"), (gz, "gzip", ".gz")):
        packed = file.with_name(file.name + ending)
        if wanted and packed.is_file():
            return packed.read_bytes(), encoding
    body = file.read_bytes()
    if gz and len(body) > 500 and _type(file).startswith(_TEXTS):
        return gzip.compress(body), "gzip"
    return body, ""


def _type(file: Path) -> str:
    return _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
