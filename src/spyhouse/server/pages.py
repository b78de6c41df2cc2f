"""The browser client's files, as Vite built them."""

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

CLIENT = Path(__file__).parent / "client"

FOR_EVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"
_NOT_BUILT = (
    "The house is open, but its browser client has not been built. "
    "Run `make play`, or `npm ci && npm run build` in the folder web, then reload this page.\n"
)
_TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
_TEXTS = ("text/", "application/json", "application/manifest+json", "image/svg+xml")


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[None, None, State], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client; any other path is the client itself, which finds the table by it."""
    name = path.lstrip("/")
    if not (CLIENT / "index.html").is_file():
        return Response(_NOT_BUILT.encode(), status_code=503, media_type="text/plain")
    if name.startswith(("api/", "ws/")):
        raise NotFoundException("There is nothing at this address.")
    file = CLIENT / name
    if not name or not file.is_file() or not file.resolve().is_relative_to(CLIENT.resolve()):
        if name.startswith("assets/"):
            raise NotFoundException("There is no such file. Reload the page to get the newest.")
        file = CLIENT / "index.html"
    accepted = request.headers.get("accept-encoding", "")
    body, encoding = _best(file, "br" in accepted, "gzip" in accepted)
    headers = {
        "Cache-Control": FOR_EVER if name.startswith("assets/") else ASK_FIRST,
        "Vary": "Accept-Encoding",
    }
    if encoding:
        headers["Content-Encoding"] = encoding
    return Response(body, headers=headers, media_type=_type(file))


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
