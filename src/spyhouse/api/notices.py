"""Subscriptions to notices, for players who are away. Available if the operator has turned them on."""

from typing import Annotated

from spyhouse.api.context import AppContext, Code, WebPush, check_rate
from spyhouse.api.endpoint import HttpRequest, Parameter, endpoint
from spyhouse.api.errors import NotAllowed, NotFound
from spyhouse.api.types import Subscription, SubscriptionId
from spyhouse.live.rooms import hash_token

Id = Annotated[str, Parameter(pattern=r"^[0-9a-f]{32}$(?!\n)", description="As subscribing gave it")]


@endpoint("POST", "/tables/{code}/notices", refuses=(400, 403, 404, 413, 415, 503))
async def subscribe(
    request: HttpRequest, context: AppContext, code: Code, data: Subscription
) -> SubscriptionId:
    """Subscribe to Web Push notices of your turns at this table. Needs your token as a bearer token."""
    push, person = _push(context), await _person(request, context, code)
    check_rate(context.notice_limit, request)
    now = context.rooms.services.clock.now()
    return SubscriptionId(await push.subscribe(code.upper(), person, data, now))


@endpoint("DELETE", "/tables/{code}/notices/{id}", refuses=(400, 403, 404, 503))
async def unsubscribe(request: HttpRequest, context: AppContext, code: Code, id: Id) -> None:
    """Remove a subscription. Needs your token as a bearer token."""
    push, person = _push(context), await _person(request, context, code)
    await push.unsubscribe(code.upper(), person, id)


def _push(context: AppContext) -> WebPush:
    if context.push is None:
        raise NotFound("no-notices-here")
    return context.push


async def _person(request: HttpRequest, context: AppContext, code: str) -> str:
    table = (await context.finder.find(code.upper(), request.address)).table
    person = table.seats.person_with(hash_token(request.token))
    if person is None:
        raise NotAllowed("only-watching")
    return person
