"""Who wants to be told of their turn while they are away. There is nothing here unless the host has turned it
on."""

from typing import TYPE_CHECKING, Annotated

from litestar import delete, post
from litestar.exceptions import HTTPException
from litestar.params import JSONBody, PathParameter

from spyhouse.live.rooms import hash_token
from spyhouse.server.api import Subscription, SubscriptionId
from spyhouse.server.http.asked import Asked, Code, House, TheHouse, address, bearer, not_too_often
from spyhouse.server.refusals import NotAllowed, refusals

if TYPE_CHECKING:
    from spyhouse.server.push import Push

Id = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{32}$(?!\n)", description="As subscribing gave it")]


@post("/tables/{code:str}/notices", responses=refusals(400, 403, 404, 413, 415, 503))
async def subscribe(
    request: Asked, house: TheHouse, code: Code, data: JSONBody[Subscription]
) -> SubscriptionId:
    """Whoever sends their token as a bearer token is told there of their turn, by Web Push."""
    push, person = _push(house), await _person(request, house, code)
    not_too_often(house.noticing, request)
    now = house.rooms.services.clock.now()
    return SubscriptionId(await push.subscribe(code.upper(), person, data, now))


@delete("/tables/{code:str}/notices/{id:str}", responses=refusals(400, 403, 404, 503))
async def unsubscribe(request: Asked, house: TheHouse, code: Code, id: Id) -> None:
    """They are told there no more."""
    push, person = _push(house), await _person(request, house, code)
    await push.unsubscribe(code.upper(), person, id)


def _push(house: House) -> "Push":
    if house.push is None:
        raise HTTPException("This house sends no notices.", status_code=404)
    return house.push


async def _person(request: Asked, house: House, code: str) -> str:
    table = (await house.finder.find(code.upper(), address(request))).table
    person = table.person_with(hash_token(bearer(request)))
    if person is None:
        raise NotAllowed("only-watching")
    return person
