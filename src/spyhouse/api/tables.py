"""Opening, showing, joining and deleting tables."""

import asyncio

from spyhouse.api.context import AppContext, Code, check_rate, slow_work_slot
from spyhouse.api.endpoint import CREATED, HttpRequest, Response, endpoint
from spyhouse.api.errors import NotAllowed, NotFound
from spyhouse.api.types import (
    KnockAnswer,
    Knocked,
    NewPerson,
    NewTable,
    PersonJoined,
    TableCreated,
    TableInfo,
)
from spyhouse.kernel import SpyhouseError
from spyhouse.live.rate_limits import RateLimited
from spyhouse.live.rooms import hash_token
from spyhouse.record.table_file import read_table, write_table
from spyhouse.table.table_view import TableView

MAX_BYTES = 2 * 1024 * 1024
"""Maximum size of a table file. A campaign of five cases takes a fifth of it."""


@endpoint("POST", "/tables", refuses=(400, 404, 409, 413, 415, 503))
async def create_table(request: HttpRequest, context: AppContext, data: NewTable) -> TableCreated:
    """Open a new table and join it as its host."""
    check_rate(context.table_limit, request)
    return TableCreated(*await context.rooms.open(data.game, data.options, data.name, data.face))


@endpoint("GET", "/tables/{code}", refuses=(400, 404, 503))
async def get_table(request: HttpRequest, context: AppContext, code: Code) -> TableInfo:
    """Return public facts about a table. With your token as a bearer token, also whether it is your turn."""
    table = (await context.finder.find(code.upper(), request.address)).table
    view: TableView = table.view()
    person = table.seats.person_with(hash_token(request.token))
    hidden = view.private and person is None
    names = [] if hidden else [person.name for person in view.people]
    return TableInfo(
        code=view.code,
        game=view.game,
        title=table.game.title,
        phase=view.phase,
        summary=view.summary,
        names=names,
        faces=[] if hidden else [chair.face for chair in view.chairs if chair.face],
        locked=view.locked,
        days_left=context.rooms.days_left(table),
        your_turn=person is not None and table.is_to_act(person),
    )


@endpoint("DELETE", "/tables/{code}", refuses=(400, 403, 404, 503))
async def delete_table(request: HttpRequest, context: AppContext, code: Code) -> None:
    """Delete a table with all its games. Needs the host's token as a bearer token."""
    seats = (await context.finder.find(code.upper(), request.address)).table.seats
    if seats.person_with(hash_token(request.token)) != seats.host:
        raise NotAllowed("only-the-host")
    await context.rooms.delete(
        code.upper(), SpyhouseError("table-closed-by", name=seats.people[seats.host].name)
    )


@endpoint("POST", "/import", refuses=(400, 413, 415, 503), status=CREATED, max_bytes=MAX_BYTES)
async def import_table(request: HttpRequest, context: AppContext) -> TableCreated:
    """Continue a table that was saved on a device. Its deal stays marked as dealt there."""
    check_rate(context.table_limit, request)
    body = await request.body()
    async with slow_work_slot(request, context):
        file = await asyncio.to_thread(read_table, body)
        return TableCreated(*await context.rooms.import_table(file, request.address))


@endpoint("GET", "/tables/{code}/file", refuses=(400, 403, 404, 503))
async def save_table(request: HttpRequest, context: AppContext, code: Code) -> Response:
    """Return the whole table as a file, secrets included. Only on a device, and only for the host."""
    seats = (await context.finder.find(code.upper(), request.address)).table.seats
    if seats.person_with(hash_token(request.token)) != seats.host:
        raise NotAllowed("only-the-host")
    return Response(write_table(code.upper(), await context.store.read_log(code.upper())))


@endpoint("POST", "/tables/{code}/people", refuses=(400, 404, 409, 413, 415, 503))
async def join_table(request: HttpRequest, context: AppContext, code: Code, data: NewPerson) -> PersonJoined:
    """Join a table. A locked one with the token of a knock that was answered "in", as a bearer token."""
    await context.finder.find(code.upper(), request.address)
    _limit_joins(request, context, code)
    return PersonJoined(*await context.rooms.join(code.upper(), data.name, data.face, request.token))


@endpoint("POST", "/tables/{code}/knocks", refuses=(400, 404, 409, 413, 415, 503))
async def knock(request: HttpRequest, context: AppContext, code: Code, data: NewPerson) -> Knocked:
    """Ask the host of a locked table for admission. Only the host hears of it; nothing is stored."""
    room = await context.finder.find(code.upper(), request.address)
    _limit_joins(request, context, code)
    return Knocked(room.knocks.ask(room, data.name, data.face))


@endpoint("GET", "/tables/{code}/knocks", refuses=(400, 404))
async def knock_answer(request: HttpRequest, context: AppContext, code: Code) -> KnockAnswer:
    """Return what the host has answered. Needs the token of the knock as a bearer token."""
    room = context.finder.peek(code.upper(), request.address)
    answer = room and room.knocks.state(request.token)
    if not answer:
        raise NotFound("knock-over")
    return KnockAnswer(answer)


def _limit_joins(request: HttpRequest, context: AppContext, code: str) -> None:
    if not context.join_limit.take(f"{request.address} {code.upper()}"):
        raise RateLimited("enough-from-you")
