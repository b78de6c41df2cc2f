"""The browser client's files, as Vite built them."""

import gzip
import mimetypes
import re
from functools import cache, lru_cache
from pathlib import Path

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from spyhouse import games

Asked = Request[None, None, State]
CLIENT = Path(__file__).parent / "client"

FOR_EVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"
_NOT_BUILT = (
    "The house is open, but its browser client has not been built. "
    "Run `make play`, or `npm ci && npm run build` in the folder web, then reload this page.\n"
)
_ENTRY = re.compile(r'src="/assets/([^"]+)\.js"')
_TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
_TEXTS = ("text/", "application/json", "application/manifest+json", "image/svg+xml")


def answer(request: Asked, name: str, about: str = "") -> Response[bytes]:
    """A file of the client, or else its one page, with `about` in its head."""
    files = _files(CLIENT) if (CLIENT / "index.html").is_file() else {}
    if not files:
        return Response(_NOT_BUILT.encode(), status_code=503, media_type="text/plain")
    if name.startswith(("api/", "ws/")):
        raise NotFoundException("nothing-here")
    if name not in files and name.startswith("assets/"):
        raise NotFoundException("There is no such file. Reload the page to get the newest.")
    file = files.get(name) or files["index.html"]
    if about and file.name == "index.html":
        body = file.read_text().replace("</head>", f"{about}</head>").encode()
        return Response(
            body, headers={"Cache-Control": ASK_FIRST, "Vary": "Accept-Language"}, media_type=_type(file)
        )
    return _sent(request, file, FOR_EVER if name.startswith("assets/") else ASK_FIRST)


@get("/games/{name:str}/client/{path:path}", include_in_schema=False, sync_to_thread=False)
def board_file(request: Asked, name: FromPath[str], path: FromPath[str]) -> Response[bytes]:
    """A file of the board that a game's package brought. It may change with the package, so browsers ask."""
    folder = games.client_of(name)
    file = _files(folder).get(path.lstrip("/")) if folder else None
    if file is None:
        raise NotFoundException("There is no such file.")
    return _sent(request, file, ASK_FIRST)


def _sent(request: Asked, file: Path, keep: str) -> Response[bytes]:
    accepted = request.headers.get("accept-encoding", "")
    body, encoding = _best(file, "br" in accepted, "gzip" in accepted)
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    if encoding:
        headers["Content-Encoding"] = encoding
    return Response(body, headers=headers, media_type=_type(file))


def build() -> str:
    """The built client by the name of its entry script, which changes with anything in it; "" without one."""
    index = CLIENT / "index.html"
    entry = _ENTRY.search(index.read_text()) if index.is_file() else None
    return entry[1] if entry else ""


@cache
def _files(folder: Path) -> dict[str, Path]:
    """By their names in an address: what is not here is never looked for on the disk."""
    return {file.relative_to(folder).as_posix(): file for file in folder.rglob("*") if file.is_file()}


@lru_cache(maxsize=2000)
def _best(file: Path, br: bool, gz: bool) -> tuple[bytes, str]:
    """The file's smallest form that the browser takes."""
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
