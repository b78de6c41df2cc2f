"""The pages of the house. All are the one client; a link to a table also says what it leads to, for those who
are sent it."""

import re
from html import escape

from litestar import Response, route
from litestar.params import FromPath

from spyhouse.live.codes import CODE
from spyhouse.server import static
from spyhouse.server.http.asked import Asked, TheHouse
from spyhouse.table.table import Table

_CODE = re.compile(CODE)
_NAMED = 3


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def page(request: Asked, house: TheHouse, path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client; any other path is the client itself, which finds the table by it."""
    name = path.lstrip("/")
    # Only of a table that is awake: a link costs nobody the reading of a log.
    room = house.rooms.awake.get(name.upper()) if _CODE.fullmatch(name) else None
    return static.answer(request, name, _unfurled(room.table, str(request.base_url)) if room else "")


def _unfurled(table: Table, house: str) -> str:
    """Open Graph: what a messenger shows of the link."""
    view = table.view()
    names = [person.name for person in view.people]
    who = _listed(names)
    are = "is" if len(names) == 1 else "are"
    if view.phase == "lobby":
        line = f"{who} {are} waiting at table {view.code}. Pull up a chair."
    elif view.phase == "playing":
        line = f"{who} {are} playing at table {view.code}. Come and watch."
    else:
        line = f"A game is over at table {view.code}. {who} may want another."
    told = {
        "og:type": "website",
        "og:site_name": "Spyhouse",
        "og:title": f"{table.game.title}: table {view.code}",
        "og:description": line,
        "og:url": f"{house}{view.code}",
        "og:image": f"{house}icon-512.png",
    }
    return "".join(f'<meta property="{key}" content="{escape(value)}" />' for key, value in told.items())


def _listed(names: list[str]) -> str:
    if len(names) > _NAMED:
        names = [*names[: _NAMED - 1], f"{len(names) - _NAMED + 1} others"]
    return " and ".join(filter(None, (", ".join(names[:-1]), names[-1])))
