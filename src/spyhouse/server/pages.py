"""HTML pages. All are the same client; a link to a table also carries a preview of the game."""

import re
from html import escape

from litestar import Response, route
from litestar.params import FromPath

from spyhouse.kernel.game_text import CORE, DEFAULT_LOCALE, _localizers, available_locales, fallback_chain
from spyhouse.kernel.localization import Localizer
from spyhouse.live.table_codes import CODE
from spyhouse.server import static
from spyhouse.server.http.dependencies import LitestarRequest, ServerContextDep, address
from spyhouse.table.table import Table

_CODE = re.compile(CODE)
_MAX_NAMES = 3


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def page(
    request: LitestarRequest, context: ServerContextDep, path: FromPath[str] = ""
) -> Response[bytes]:
    """Serve a client file. Any other path serves the client's page, which finds the table by its path."""
    name, base = path.lstrip("/"), context.settings.base_path
    room = context.finder.peek(name.upper(), address(request)) if _CODE.fullmatch(name) else None
    if room is None or room.table.seats.private:
        return static.serve_client(request, name, base=base)
    speech = _localizers[CORE].speech(locale=_language(request))
    top = f"{str(request.base_url).rstrip('/')}{base}/"
    return static.serve_client(request, name, _open_graph_tags(room.table, top, speech), base)


def _language(request: LitestarRequest) -> str:
    """Return the language named in the link, or the first supported one that the browser accepts."""
    wishes = [request.query_params.get("lang", ""), *request.headers.get("accept-language", "").split(",")]
    codes = [wish.partition(";")[0].strip() for wish in wishes]
    found = (one for code in codes for one in fallback_chain(code)[:-1] if one in available_locales(CORE))
    return next(found, DEFAULT_LOCALE)


def _open_graph_tags(table: Table, context: str, speech: Localizer) -> str:
    """Return Open Graph tags: the preview that messengers show for a link."""
    view = table.view()
    names = [person.name for person in view.people]
    if len(names) > _MAX_NAMES:
        rest = speech.say("page-more", count=len(names) - _MAX_NAMES + 1)
        named = [*names[: _MAX_NAMES - 1], rest]
    else:
        named = names
    tags = {
        "og:type": "website",
        "og:site_name": speech.say("house"),
        "og:title": speech.say("page-title", game=table.game.title, code=view.code),
        "og:description": speech.say(f"page-{view.phase}", names=named, count=len(names), code=view.code),
        "og:url": f"{context}{view.code}",
        "og:image": f"{context}icon-512.png",
    }
    return "".join(f'<meta property="{key}" content="{escape(value)}" />' for key, value in tags.items())
