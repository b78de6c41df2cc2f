"""The password page of a private server."""

from litestar import Response, get, post

from spyhouse.server import guard
from spyhouse.server.http.dependencies import LitestarRequest, ServerContextDep, address


@get(guard.ENTER, include_in_schema=False, sync_to_thread=False)
def show_form(context: ServerContextDep) -> Response[bytes]:
    """Show the password form."""
    return _page(context.admission.guard.page("/"), 200)


@post(guard.ENTER, include_in_schema=False)
async def check_password(request: LitestarRequest, context: ServerContextDep) -> Response[bytes]:
    """Check the password and set the cookie. A plain form, so it works without scripts."""
    access = context.admission.guard
    password, to = guard.read_form(await request.body())
    if not access.may_try(address(request)):
        return _page(access.page(to, "Too many tries. Please wait ten minutes.", asks=False), 429)
    cookie = access.cookie_for(password, request.scope["scheme"] == "https")
    if not cookie:
        return _page(access.page(to, "That is not the password."), 401)
    return Response(b"", status_code=303, headers={"Location": access.url(to), "Set-Cookie": cookie})


def _page(body: bytes, status: int) -> Response[bytes]:
    return Response(body, status_code=status, media_type="text/html", headers={"Cache-Control": "no-store"})
