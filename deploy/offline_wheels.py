"""Download the wheels of the offline bundle: pure Python, and msgspec for Pyodide.

    python deploy/offline_wheels.py build/offline/wheels

Versions and hashes are those of requirements.txt. The platform belongs to the version of Pyodide in
web/offline/package.json: raise both together.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGES = {"attrs", "babel", "fluent-runtime", "fluent-syntax", "msgspec", "pytz", "typing-extensions"}
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "314", "--abi", "cp314")
PINNED = re.compile(r"^([a-z0-9-]+)(?:\[[^]]*\])?==(?:.*\\\n)+.*\n", re.MULTILINE)


def main(folder: Path) -> None:
    wanted = [
        found for found in PINNED.finditer((ROOT / "requirements.txt").read_text()) if found[1] in PACKAGES
    ]
    if missing := PACKAGES - {found[1] for found in wanted}:
        raise SystemExit(f"requirements.txt pins no {', '.join(sorted(missing))}")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    pinned = folder / "requirements.txt"
    pinned.write_text("".join(found[0] for found in wanted))
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
    exact = ["--require-hashes", "--no-deps", "--only-binary=:all:", "--implementation", "cp"]
    subprocess.run([*pip, *exact, *PLATFORM, "-r", str(pinned), "-d", str(folder)], check=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
