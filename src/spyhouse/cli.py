"""The command line. Each command loads what it needs only when it runs, so that help is instant."""

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from msgspec.structs import replace

from spyhouse.kernel import BadData, SpyhouseError, own_files

if TYPE_CHECKING:
    from spyhouse.kernel import Game

_SETTINGS = ("host", "port", "data", "database", "redis")
"""Those that are also on the command line."""

_BOT = "a level, or NAME=MODULE:MAKER for one of your own"

_COMMAND = re.compile(r"^def main\(.*-> int:", re.MULTILINE)
"""What a file of bench/ has that is a measurement, and not a part of one."""


def main(arguments: list[str] | None = None) -> int:
    """Run one command; the result is the exit code."""
    given = sys.argv[1:] if arguments is None else arguments
    if not given or (given[0].startswith("-") and given[0] not in ("-h", "--help", "--version")):
        given = ["serve", *given]
    args = _parser().parse_args(given)
    own_files.use(Path(box) if (box := os.environ.get("SPYHOUSE_BOX")) else None)
    run: Callable[[argparse.Namespace], int] = args.run
    try:
        return run(args)
    except SpyhouseError as error:
        return _refuse(str(error))
    except OSError as error:
        return _refuse(f"{error.filename}: {error.strerror}." if error.filename else f"{error}.")
    except KeyboardInterrupt:
        return 130


def serve(args: argparse.Namespace) -> int:
    from spyhouse.server.app import serve
    from spyhouse.server.settings import read_settings

    given = {key: value for key in _SETTINGS if (value := getattr(args, key)) is not None}
    settings = read_settings(os.environ, given, args.settings)
    if settings.box:
        own_files.use(Path(settings.box))
    if settings.player_url:
        from spyhouse.research.models import Endpoint, invite

        invite(Endpoint(settings.player_url, settings.player_model, settings.player_key))
    # On the command line either names the place, whatever the environment says.
    address = "" if args.data and not args.database else settings.database
    serve(replace(settings, database=address or _sqlite_in(settings.data)), _may_open_a_browser(args))
    return 0


def sim(args: argparse.Namespace) -> int:
    from spyhouse.lab import commands

    return commands.sim_campaigns(args) if args.campaign else commands.sim(args)


def ladder(args: argparse.Namespace) -> int:
    from spyhouse.lab import commands

    return commands.ladder(args)


def report(args: argparse.Namespace) -> int:
    from spyhouse.lab import commands

    return commands.report(args)


def verify(args: argparse.Namespace) -> int:
    from spyhouse.record.verify import verify

    failed = 0
    for file in args.files:
        data = file.read_bytes()
        try:
            print(f"{file}: {verify(data)}")
        except SpyhouseError as error:
            print(f"{file}: {error}", file=sys.stderr)
            failed = 1
    return failed


def data(args: argparse.Namespace) -> int:
    from spyhouse import games

    failed = 0
    for file in args.files:
        try:
            print(f"{file}: {_what_it_holds(file, [games.find(name) for name in games.names()])}")
        except SpyhouseError as error:
            print(error, file=sys.stderr)
            failed = 1
    return failed


def _what_it_holds(file: Path, known: "list[Game]") -> str:
    for game in known:
        holds = game.check_file(file) if game.check_file else ""
        if holds:
            return f"{holds} of {game.title}, and all adds up."
    raise BadData(f"{file.name}: this is no data file of any game here.")


def bench(args: argparse.Namespace) -> int:
    folder = Path(__file__).parents[2] / "bench"
    found = sorted(file.stem for file in folder.glob("*.py") if _COMMAND.search(file.read_text()))
    if not found:
        return _refuse("Measurements live in the source tree: clone the repository and run it from there.")
    if args.name not in found:
        return _refuse(f"There is no measurement called {args.name!r}. There are: {', '.join(found)}.")
    return subprocess.call([sys.executable, "-m", f"bench.{args.name}", *args.rest], cwd=folder.parent)


def mcp(args: argparse.Namespace) -> int:
    from spyhouse.research.mcp import main

    return main(args.house, args.listen, args.locale)


def types(args: argparse.Namespace) -> int:
    from spyhouse.lab import protocol_page, typescript

    for path in (*typescript.write(args.into), *protocol_page.write(args.docs)):
        print(f"wrote {path}")
    return 0


def words(args: argparse.Namespace) -> int:
    from spyhouse.lab import translating

    if args.what == "missing":
        print(translating.report_missing(args.language))
    else:
        print(translating.report_places(args.language, args.only))
    return 0


def _refuse(sentence: str) -> int:
    print(f"spyhouse: {sentence}", file=sys.stderr)
    return 2


# --- reading


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One sentence instead of a page of usage."""
        self.exit(2, f"{self.prog}: {message}; see {self.prog} --help.\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="spyhouse", description="A table for spy and detective games. Without a command: serve."
    )
    parser.add_argument("--version", action="version", version=f"Spyhouse {version('spyhouse')}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def command(run: Callable[[argparse.Namespace], int], about: str) -> argparse.ArgumentParser:
        added = commands.add_parser(run.__name__, help=about, description=about)
        added.set_defaults(run=run)
        return added

    c = command(serve, "Open the house and a browser.")
    c.add_argument("--host", help="127.0.0.1 keeps it on this machine")
    c.add_argument("--port", type=_port, help="7007 if not given")
    place = c.add_mutually_exclusive_group()
    place.add_argument("--data", metavar="DIR", help="where the games are kept, in SQLite")
    place.add_argument("--database", metavar="URL", help="postgresql://... or sqlite:///...")
    c.add_argument(
        "--redis", metavar="URL", help="redis://..., where several servers on one database keep in touch"
    )
    c.add_argument("--settings", type=Path, metavar="FILE", help="more settings, in TOML")
    c.add_argument("--no-browser", action="store_true", help="only serve")
    c.add_argument(
        "--list-settings", action=_ListSettings, help="every setting with its usual value, and exit"
    )

    c = command(sim, "Play many games between bots and count what came of them.")
    _add_many_games(c, games=100, seed="spyhouse")
    c.add_argument("--json", action="store_true", help="one JSON object on stdout")
    c.add_argument(
        "--bots", metavar="BOT[,BOT...]", help=f"one for all, or several that go round the table; {_BOT}"
    )
    c.add_argument(
        "--campaign",
        action="store_true",
        help="Spy Club: whole campaigns; without --seats the group changes from case to case",
    )

    c = command(ladder, "Let bots play each other, and rate them.")
    _add_many_games(c, games=100, seed="ladder")
    c.add_argument("--json", action="store_true", help="one JSON object on stdout")
    c.add_argument("--bots", metavar="BOT,BOT[,...]", help=f"all levels of the game, if not given; {_BOT}")

    c = command(report, "Play many games in many ways and write one page of charts about them.")
    _add_many_games(c, games=100, seed="report")
    c.add_argument("--bots", metavar="BOT,BOT[,...]", help=f"from weak to strong; {_BOT}")
    c.add_argument(
        "--chart", action="append", default=[], metavar="NAME", help="only this one; may be given again"
    )
    c.add_argument("--into", type=Path, default=Path("report.html"), metavar="FILE", help="%(default)s")

    c = command(verify, "Replay exported games and prove that each deal was fixed before anyone acted.")
    c.add_argument("files", type=Path, nargs="+", metavar="FILE")

    c = command(
        data, "Check data files that you changed: cards, boards, packs; what is wrong is said by line."
    )
    c.add_argument("what", choices=["check"])
    c.add_argument("files", type=Path, nargs="+", metavar="FILE")

    c = command(bench, "Measure, beside a peer where there is one: sockets (the default), kill, fuzz ...")
    c.add_argument("name", nargs="?", default="sockets", metavar="NAME")
    c.add_argument("rest", nargs=argparse.REMAINDER, metavar="...", help="options of that measurement")

    c = command(
        mcp, "Let an assistant sit down at a table, by the Model Context Protocol on stdin and stdout."
    )
    c.add_argument("--house", default="http://localhost:7007", metavar="URL", help="%(default)s")
    c.add_argument("--listen", default="", metavar="HOST:PORT", help="over HTTP, at /mcp, instead")
    c.add_argument("--locale", default="en", metavar="LANGUAGE", help="%(default)s")

    c = command(
        types, "Write the client's TypeScript types and the docs of each game's protocol, from the structs."
    )
    c.add_argument("--into", type=Path, default=Path("web/src"), metavar="DIR", help="%(default)s")
    c.add_argument("--docs", type=Path, default=Path("docs"), metavar="DIR", help="%(default)s")

    c = command(words, "For translators: what is missing in a language, or every message in its place.")
    c.add_argument("what", choices=["missing", "show"])
    c.add_argument("language", metavar="LANGUAGE", help="such as de")
    c.add_argument("--only", default="", metavar="TEXT", help="messages with this in their names")
    return parser


def _add_many_games(c: argparse.ArgumentParser, games: int, seed: str) -> None:
    c.add_argument("game", metavar="GAME")
    c.add_argument("--seats", type=int, metavar="N", help="the fewest that make sense, if not given")
    c.add_argument("--games", type=int, default=games, metavar="N", help="%(default)s")
    c.add_argument("--seed", default=seed, metavar="TEXT", help="same seed, same games (%(default)s)")
    c.add_argument("--option", type=_pair, action="append", default=[], metavar="KEY=VALUE")
    c.add_argument(
        "--jobs", type=int, default=1, metavar="N", help="processes that play at once (%(default)s)"
    )
    c.add_argument(
        "--rows",
        type=Path,
        metavar="FILE",
        help="keep a row a game in this Parquet file; none is played twice",
    )


def _port(text: str) -> int:
    if not (text.isdecimal() and 0 < int(text) < 65536):
        raise argparse.ArgumentTypeError(f"a port is a number from 1 to 65535, not {text!r}")
    return int(text)


def _pair(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not (key and equals):
        raise argparse.ArgumentTypeError(f"an option is given as key=value, not {text!r}")
    return key, value


class _ListSettings(argparse.Action):
    def __init__(self, option_strings: list[str], dest: str, help: str) -> None:
        super().__init__(option_strings, dest, nargs=0, help=help)

    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> NoReturn:
        from spyhouse.server.settings import described

        for variable, usual, about in described():
            print(f"{variable}={usual}\n    {about}")
        parser.exit()


def _sqlite_in(data: str) -> str:
    folder = (Path(data) if data else _data_folder()).expanduser().absolute()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'spyhouse.db'}"


def _data_folder() -> Path:
    """Where this system's programs keep what belongs to one user."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", "~/AppData/Local"), "Spyhouse")
    if sys.platform == "darwin":
        return Path("~/Library/Application Support/Spyhouse")
    return Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share", "spyhouse")


def _may_open_a_browser(args: argparse.Namespace) -> bool:
    if args.no_browser:
        return False
    if sys.platform in ("win32", "darwin"):
        return "SSH_CONNECTION" not in os.environ
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


if __name__ == "__main__":
    sys.exit(main())
