"""Compilation of hot modules with mypyc: the same source, several times as fast.

    SPYHOUSE_COMPILED=3 pip wheel .    # a wheel for this platform, at optimisation level 3

Files named `compiled.txt` list the modules beside them: rules, and the search of bots. Structs (moves,
events, views, options) are not compiled, because msgspec makes them fast already.
"""

from pathlib import Path


def modules(source: Path) -> list[Path]:
    return [
        list_of.parent / f"{name}.py"
        for list_of in sorted(source.rglob("compiled.txt"))
        for name in list_of.read_text("utf-8").split()
    ]


def compiled(source: Path, into: Path, optimised: str) -> list[Path]:
    """The extension modules of the packages in `source`, each where `into` has its package."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    generated = into / "c"
    extensions = mypycify(
        [str(path) for path in modules(source)],
        opt_level=optimised,
        debug_level="0",
        target_dir=str(generated),
    )
    build = build_ext(Distribution({"ext_modules": extensions}))
    build.build_lib, build.build_temp = str(into / "lib"), str(generated)
    build.ensure_finalized()
    build.run()
    return [Path(name) for name in build.get_outputs()]
