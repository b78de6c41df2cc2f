"""Build the house with its hot modules compiled by mypyc: the same source, several times as fast.

    make fast                                         # into build/fast
    PYTHONPATH=build/fast spyhouse sim spyclub ...    # and any other command

What is compiled is the rules and the search of the bots. Structs (moves, events, views, options) stay as
they are: msgspec makes them, and they are fast already.
"""

import shutil
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

SOURCE = Path("src")
HOT = {
    "spyhouse/kernel": ["chance", "state"],
    "spyhouse/games/spyclub": [
        "actions", "board", "caserules", "ends", "imagine", "legal", "refill", "setup", "solving", "state",
        "suspect", "tables", "teamwork", "turns", "words",
    ],
    "spyhouse/games/spyclub/bots": ["lookahead", "planner", "worth"],
}  # fmt: skip


def main(into: Path) -> None:
    modules = [str(SOURCE / folder / f"{name}.py") for folder, names in HOT.items() for name in names]
    shutil.rmtree(into, ignore_errors=True)
    generated = into.with_name(f"{into.name}-c")
    extensions = mypycify(modules, opt_level="3", target_dir=str(generated))
    build = build_ext(Distribution({"ext_modules": extensions}))
    build.build_lib, build.build_temp = str(into), str(generated)
    build.ensure_finalized()
    build.run()
    shutil.copytree(SOURCE, into, ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True)
    print(f"The compiled house is in {into}: put PYTHONPATH={into} before a command to use it.")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
