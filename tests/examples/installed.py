"""Game packages installed for other processes to find."""

import os
import subprocess
import sys
from pathlib import Path

from uv import find_uv_bin

ROOT = Path(__file__).parents[2]
DEADDROP = ROOT / "examples" / "deaddrop"


def install(package: Path, into: Path) -> dict[str, str]:
    """Install a package without a network and return the environment for it."""
    options = [
        "--quiet",
        "--no-cache",
        "--offline",
        "--no-deps",
        "--no-index",
        "--no-build-isolation",
        "--target",
        str(into),
    ]
    subprocess.run(
        [find_uv_bin(), "pip", "install", "--python", sys.executable, *options, str(package)], check=True
    )
    return with_packages(into)


def run_tests(package: Path, env: dict[str, str], where: Path) -> None:
    """Run the tests of an installed package, without the plugins that Spyhouse's own tests use."""
    command = [sys.executable, "-m", "pytest", "-q", "-c", os.devnull, "-p", "no:cacheprovider"]
    plain = env | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    tests = str(package / "tests")
    result = subprocess.run([*command, tests], env=plain, cwd=where, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout


def bring(name: str, code: str, into: Path) -> dict[str, str]:
    """Install a package that has only a module and an entry point."""
    into.mkdir(exist_ok=True)
    (into / f"{name}.py").write_text(code)
    facts = into / f"{name}-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text(f"[spyhouse.games]\n{name} = {name}:GAME\n")
    return with_packages(into)


def with_packages(folder: Path) -> dict[str, str]:
    paths = [str(folder), str(ROOT), os.environ.get("PYTHONPATH", "")]
    return os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, paths))}


def python(code: str, env: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
