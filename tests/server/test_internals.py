"""Private APIs of other packages that `server/http_limits.py` and `server/upgrade.py` use.

New releases may change them: then these tests fail first and say what.
"""

import inspect
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from picows.picows import WSProtocol  # type: ignore[attr-defined]
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("kind", "names"),
    [
        (HttpToolsProtocol, ["connection_made", "connection_lost", "data_received", "on_message_begin",
                             "on_headers_complete", "on_body", "on_message_complete", "on_response_complete",
                             "pause_writing", "resume_writing", "handle_websocket_upgrade",
                             "send_400_response", "_start_asgi_task", "_should_upgrade"]),
        (FlowControl, ["pause_reading", "resume_reading"]),
        (WSProtocol, ["connection_made", "connection_lost", "get_buffer", "buffer_updated"]),
    ],
)  # fmt: skip
def test_overridden_and_called_internals_exist(kind: type, names: list[str]) -> None:
    missing = [name for name in names if not hasattr(kind, name)]
    assert not missing, f"{kind.__module__} has changed: follow it in src/spyhouse/server"


def test_protocol_and_cycles_have_the_read_attributes() -> None:
    source = inspect.getsource(HttpToolsProtocol)
    for name in ("self.pipeline", "self.cycle", "self.flow", "self.headers", "self.url", "self.parser",
                 "self.server_state", "self.client", "self.transport", "self.loop"):  # fmt: skip
        assert f"{name}:" in source or f"{name} =" in source, f"uvicorn's HttpToolsProtocol has no {name}"
    cycle = inspect.getsource(RequestResponseCycle)
    for name in ("disconnected", "response_complete", "message_event"):
        assert f"self.{name} =" in cycle, f"uvicorn's RequestResponseCycle has no {name}"
    started = list(inspect.signature(HttpToolsProtocol._start_asgi_task).parameters)
    assert started == ["self", "cycle", "app"]


@pytest.mark.parametrize("package", ["uvicorn", "picows", "litestar"])
def test_packages_with_used_internals_have_an_upper_bound(package: str) -> None:
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    bound = next(each for each in wanted if each.startswith(package))
    assert "<" in bound
    assert f"{package}=={version(package)}" in (ROOT / "requirements.txt").read_text()
