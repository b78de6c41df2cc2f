"""For whoever runs the house."""

import secrets

from litestar import Response, get
from litestar.exceptions import HTTPException
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from spyhouse.server.addresses import is_this_machine
from spyhouse.server.http.asked import Asked, TheHouse, address, bearer

_FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")
"""What comes through a proxy on this machine is not of this machine, whatever address the proxy names."""


@get("/healthz", include_in_schema=False)
async def healthz(house: TheHouse) -> dict[str, str]:
    """Whether the store can be written and read."""
    await house.store.check()
    return {"status": "ok"}


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: Asked, house: TheHouse) -> Response[bytes]:
    """For whoever runs the house: what it counts could tell players what somebody did in secret."""
    token = house.settings.metrics_token
    if token and not secrets.compare_digest(bearer(request).encode(), token.encode()):
        raise HTTPException("These figures are for whoever runs the house.", status_code=401)
    came_by = any(header in request.headers for header in _FORWARDED)
    if not token and (came_by or not is_this_machine(address(request))):
        raise HTTPException(
            "These figures are for whoever runs the house: on its own machine, or with a metrics token.",
            status_code=403,
        )
    return Response(generate_latest(house.metrics.registry), media_type=CONTENT_TYPE_LATEST)
