"""The pages of the house. All are the one client; a link to a table also says what it leads to, for those who
are sent it."""

import re
from html import escape

from litestar import Response, route
from litestar.params import FromPath

from spyhouse.kernel.speech import Speech
from spyhouse.kernel.words import ENGLISH, HOUSE, chain, languages, speakers
from spyhouse.live.codes import CODE
from spyhouse.server import static
from spyhouse.server.http.asked import Asked, TheHouse, address
from spyhouse.table.table import Table

_CODE = re.compile(CODE)
_NAMED = 3


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def page(request: Asked, house: TheHouse, path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client; any other path is the client itself, which finds the table by it."""
    name = path.lstrip("/")
    room = house.finder.glance(name.upper(), address(request)) if _CODE.fullmatch(name) else None
    if room is None:
        return static.answer(request, name)
    speech = speakers[HOUSE].speech(locale=_language(request))
    return static.answer(request, name, _unfurled(room.table, str(request.base_url), speech))


def _language(request: Asked) -> str:
    """The one that the link names, or else the first that the browser asks for and that we have."""
    wishes = [request.query_params.get("lang", ""), *request.headers.get("accept-language", "").split(",")]
    codes = [wish.partition(";")[0].strip() for wish in wishes]
    found = (one for code in codes for one in chain(code)[:-1] if one in languages(HOUSE))
    return next(found, ENGLISH)


def _unfurled(table: Table, house: str, speech: Speech) -> str:
    """Open Graph: what a messenger shows of the link."""
    view = table.view()
    names = [person.name for person in view.people]
    if len(names) > _NAMED:
        rest = speech.say("page-more", count=len(names) - _NAMED + 1)
        named = [*names[: _NAMED - 1], rest]
    else:
        named = names
    told = {
        "og:type": "website",
        "og:site_name": speech.say("house"),
        "og:title": speech.say("page-title", game=table.game.title, code=view.code),
        "og:description": speech.say(f"page-{view.phase}", names=named, count=len(names), code=view.code),
        "og:url": f"{house}{view.code}",
        "og:image": f"{house}icon-512.png",
    }
    return "".join(f'<meta property="{key}" content="{escape(value)}" />' for key, value in told.items())
