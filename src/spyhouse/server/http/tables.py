"""Tables are opened, looked at, joined and deleted."""

from litestar import delete, get, post
from litestar.params import JSONBody

from spyhouse.live.rooms import hash_token
from spyhouse.server.api import NewPerson, NewTable, TableFacts, YouAre, YourTable
from spyhouse.server.finder import TooOften
from spyhouse.server.http.asked import Asked, Code, TheHouse, address, bearer, not_too_often
from spyhouse.server.refusals import NotAllowed, refusals
from spyhouse.table.messages import TableView


@post("/tables", responses=refusals(400, 404, 409, 413, 415, 503))
async def open_table(request: Asked, house: TheHouse, data: JSONBody[NewTable]) -> YourTable:
    not_too_often(house.opening, request)
    return YourTable(*await house.rooms.open(data.game, data.options, data.name, data.face))


@get("/tables/{code:str}", responses=refusals(400, 404, 503))
async def look_at_table(request: Asked, house: TheHouse, code: Code) -> TableFacts:
    """Whoever sends their token as a bearer token also hears whether it is their turn."""
    table = (await house.finder.find(code.upper(), address(request))).table
    view: TableView = table.view()
    names = [person.name for person in view.people]
    person = table.person_with(hash_token(bearer(request)))
    return TableFacts(
        code=view.code,
        game=view.game,
        title=table.game.title,
        phase=view.phase,
        summary=view.summary,
        names=names,
        faces=[chair.face for chair in view.chairs if chair.face],
        locked=view.locked,
        days_left=house.rooms.days_left(table),
        your_turn=person is not None and table.waits_for(person),
    )


@delete("/tables/{code:str}", responses=refusals(400, 403, 404, 503))
async def delete_table(request: Asked, house: TheHouse, code: Code) -> None:
    """Its host, who sends their token as a bearer token, deletes a table with all its games for good."""
    seats = (await house.finder.find(code.upper(), address(request))).table.seats
    if seats.person_with(hash_token(bearer(request))) != seats.host:
        raise NotAllowed("only-the-host")
    await house.rooms.delete(code.upper(), "table-deleted")


@post("/tables/{code:str}/people", responses=refusals(400, 404, 409, 413, 415, 503))
async def join_table(request: Asked, house: TheHouse, code: Code, data: JSONBody[NewPerson]) -> YouAre:
    await house.finder.find(code.upper(), address(request))
    if not house.newcomers.take(f"{address(request)} {code.upper()}"):
        raise TooOften("enough-from-you")
    return YouAre(*await house.rooms.join(code.upper(), data.name, data.face))
