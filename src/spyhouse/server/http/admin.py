"""Moderation endpoints for the operator: refusals, table sizes, deletion and blocking."""

import time
from typing import Annotated, Literal

import msgspec
from litestar import Router, delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta

from spyhouse.kernel import SpyhouseError
from spyhouse.live.loading import fold_in_thread
from spyhouse.live.services import DAY_MS
from spyhouse.server.addresses import quota_key
from spyhouse.server.http.dependencies import LitestarRequest, ServerContext, ServerContextDep
from spyhouse.server.http.operator import check_operator

MAX_ROWS = 100


class Block(msgspec.Struct, forbid_unknown_fields=True):
    """An address to block, and for how many minutes."""

    address: Annotated[str, Meta(min_length=2, max_length=64)]
    minutes: Annotated[int, Meta(ge=1, le=60 * 24 * 30)] = 60


class Refusals(msgspec.Struct):
    """Refusals since the start, and blocked addresses."""

    kinds: dict[str, int]
    """Number of refusals by kind, since the start."""
    addresses: dict[str, int]
    """Number of refused requests by address, most first."""
    blocked: dict[str, int]
    """Blocked addresses with the remaining minutes."""


class TableSize(msgspec.Struct):
    """Size and activity of a table."""

    code: str
    game: str
    phase: str
    names: list[str]
    """Display names of the people."""
    entries: int
    bytes: int
    idle_days: float
    """Days of server uptime since the last entry."""
    sockets: int


@get("/refusals", sync_to_thread=False)
def list_refusals(request: LitestarRequest, context: ServerContextDep) -> Refusals:
    """List refusals and blocked addresses."""
    check_operator(request, context)
    admission = context.admission
    left = {address: int((until - time.monotonic()) / 60) + 1 for address, until in admission.blocked.items()}
    kinds = dict(context.rooms.services.refusal_counts.most_common())
    return Refusals(kinds, dict(admission.refused.most_common(MAX_ROWS)), left)


@get("/tables")
async def list_tables(
    request: LitestarRequest,
    context: ServerContextDep,
    by: Annotated[Literal["size", "age"], QueryParameter()] = "size",
    limit: Annotated[int, QueryParameter(ge=1, le=MAX_ROWS)] = 20,
) -> list[TableSize]:
    """List tables, the largest or the oldest first."""
    check_operator(request, context)
    return [await _size(context, *row) for row in await context.sql.sizes(by, limit)]


async def _size(context: ServerContext, code: str, entries: int, size: int, latest: int) -> TableSize:
    room = context.rooms.awake.get(code)
    try:
        table = room.table if room else await fold_in_thread(code, await context.store.read_log(code))
        view = table.view()
        summary: tuple[str, str, list[str]] = (view.game, view.phase, [each.name for each in view.people])
    except SpyhouseError:
        summary = ("", "damaged", [])
    idle = (context.rooms.services.clock.now() - latest) / DAY_MS
    return TableSize(
        code, *summary, entries, size, round(idle, 1), len(room.audience.listeners) if room else 0
    )


@delete("/tables/{code:str}")
async def delete_any_table(request: LitestarRequest, context: ServerContextDep, code: FromPath[str]) -> None:
    """Delete a table."""
    check_operator(request, context)
    if not await context.store.table_exists(code.upper()):
        raise SpyhouseError("no-such-table", table=code.upper())
    await context.rooms.delete(code.upper(), "table-deleted")


@post("/blocked", status_code=204)
async def block(request: LitestarRequest, context: ServerContextDep, data: JSONBody[Block]) -> None:
    """Block an address and close its connections."""
    check_operator(request, context)
    address = quota_key(data.address)
    context.admission.block(address, data.minutes)
    context.connections.drop_from(address)


@delete("/blocked/{address:str}")
async def unblock(request: LitestarRequest, context: ServerContextDep, address: FromPath[str]) -> None:
    """Unblock an address."""
    check_operator(request, context)
    context.admission.blocked.pop(quota_key(address), None)


admin = Router(
    "/admin",
    route_handlers=[list_refusals, list_tables, delete_any_table, block, unblock],
    include_in_schema=False,
)
