"""The command line. Commands import what they need when they run, so help is instant."""

import argparse
import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from msgspec.structs import replace

from spyhouse import games
from spyhouse.kernel import BadData, SpyhouseError, overrides

if TYPE_CHECKING:
    from spyhouse.kernel import BotFactory, Game
    from spyhouse.server.transfer import Report

_SETTINGS = ("host", "port", "data", "database", "redis")
"""Settings that are also command-line options."""

_BOT = "a level, a model of --models, or NAME=MODULE:MAKER for your own"

_COMMAND = re.compile(r"^def main\(.*-> int:", re.MULTILINE)
"""Present in the files of bench/ that are benchmarks themselves."""

_RENAMED_BENCHES = {
    "cities": "spyguy_cities",
    "frames": "spyguy_frames",
    "hanabi": "rules_speed",
    "malice": "attack_suite",
    "move": "move_cost",
    "sockets": "throughput",
    "taps": "spyguy_taps",
}
"""Old names of benchmarks, for one release."""


def main(arguments: list[str] | None = None) -> int:
    """Run one command. Return the exit code."""
    given = sys.argv[1:] if arguments is None else arguments
    if not given or (given[0].startswith("-") and given[0] not in ("-h", "--help", "--version")):
        given = ["serve", *given]
    args = _parser().parse_args(given)
    args.given = given
    run: Callable[[argparse.Namespace], int] = args.run
    try:
        overrides.set_folder(Path(box) if (box := os.environ.get("SPYHOUSE_BOX")) else None)
        return run(args)
    except SpyhouseError as error:
        return _refuse(str(error))
    except OSError as error:
        return _refuse(f"{error.filename}: {error.strerror}." if error.filename else f"{error}.")
    except KeyboardInterrupt:
        return 130


def serve(args: argparse.Namespace) -> int:
    """Run the server."""
    if args.reload:
        from spyhouse.reloading import game_folders, serve_and_reload

        return serve_and_reload([word for word in args.given if word != "--reload"], game_folders())
    from spyhouse.server.app import serve
    from spyhouse.server.settings import read_settings

    given = {key: value for key in _SETTINGS if (value := getattr(args, key)) is not None}
    settings = read_settings(os.environ, given, args.settings)
    if settings.box:
        overrides.set_folder(Path(settings.box))
    for name in games.names():
        games.find(name)  # reads the game's files, so that a faulty one is reported before the server starts
    if settings.player_url:
        from spyhouse.research.models import Endpoint, register_level

        register_level(Endpoint(settings.player_url, settings.player_model, settings.player_key))
    # On the command line, either option overrides the environment's database.
    address = "" if args.data and not args.database else settings.database
    serve(replace(settings, database=address or _sqlite_in(settings.data)), _may_open_a_browser(args))
    return 0


def site(args: argparse.Namespace) -> int:
    """Write the offline client as a static site."""
    from spyhouse.server.site import write_site

    print(f"wrote {write_site(args.out, args.base)} files to {args.out}")
    return 0


def backup(args: argparse.Namespace) -> int:
    """Copy the database to a file."""
    from spyhouse.server import transfer

    return _proved(transfer.backup(_database(args), args.file), f"Saved in {args.file}.")


def restore(args: argparse.Namespace) -> int:
    """Fill an empty database from a backup."""
    from spyhouse.server import transfer

    with _stopped(args) as database:
        return _proved(transfer.restore(args.file, database), "Restored.")


def move(args: argparse.Namespace) -> int:
    """Copy the database to another one."""
    from spyhouse.server import transfer
    from spyhouse.server.folder_lock import folder_lock

    with _stopped(args) as database, folder_lock(args.to):
        return _proved(
            transfer.move(database, args.to), "Moved. Start the server with --database and that address."
        )


def check(args: argparse.Namespace) -> int:
    """Check every table and transcript of the database."""
    from spyhouse.server import transfer

    return _proved(transfer.check(_database(args)), "")


def admin(args: argparse.Namespace) -> int:
    """Run an operator's command on a running server."""
    from spyhouse.server import moderation

    return moderation.run(args)


def _proved(work: "Coroutine[Any, Any, Report]", done: str) -> int:
    report = asyncio.run(work)
    for fault in report.faults:
        print(fault, file=sys.stderr)
    print(f"{done} {report}".strip())
    return 1 if report.faults else 0


def _database(args: argparse.Namespace) -> str:
    """Return the database's address, determined as for `serve`."""
    from spyhouse.server.settings import read_settings

    given = {key: value for key in ("data", "database") if (value := getattr(args, key)) is not None}
    settings = read_settings(os.environ, given, args.settings)
    address = "" if args.data and not args.database else settings.database
    return address or _sqlite_in(settings.data)


@contextmanager
def _stopped(args: argparse.Namespace) -> Iterator[str]:
    """Yield the database's address while holding its lock, so that no server uses it."""
    from spyhouse.server.folder_lock import folder_lock

    database = _database(args)
    with folder_lock(database):
        yield database


def sim(args: argparse.Namespace) -> int:
    """Simulate games of bots."""
    from spyhouse.lab import cli

    args.players = _models(args.models)
    return cli.sim_campaigns(args) if args.campaign else cli.sim(args)


def ladder(args: argparse.Namespace) -> int:
    """Rank bots by playing them against each other."""
    from spyhouse.lab import cli

    args.players = _models(args.models)
    return cli.ladder(args)


def report(args: argparse.Namespace) -> int:
    """Write a report about a game."""
    from spyhouse.lab import cli

    args.players = _models(args.models)
    return cli.report(args)


def _models(file: Path | None) -> "dict[str, BotFactory]":
    """Return the language models of a settings file, by name."""
    if file is None:
        return {}
    from spyhouse.research.model_settings import read_models
    from spyhouse.research.models import ModelMaker

    return {one.name: ModelMaker(one) for one in read_models(file)}


def models(args: argparse.Namespace) -> int:
    """Run language models through the benchmark suites."""
    from spyhouse.lab import cli
    from spyhouse.research.model_settings import read_models
    from spyhouse.research.models import ModelMaker

    found = [one for file in args.files for one in read_models(file)]
    args.concurrency = sum(one.concurrency for one in found) or 1
    args.makers = [ModelMaker(one, record=True) for one in found]
    return cli.benchmark(args)


def suites(args: argparse.Namespace) -> int:
    """List the benchmark suites."""
    from spyhouse.lab import cli

    return cli.list_suites()


def leaks(args: argparse.Namespace) -> int:
    """Measure what players give away."""
    from spyhouse.lab import cli

    args.players = _models(args.models)
    return cli.leaks(args)


def dataset(args: argparse.Namespace) -> int:
    """Write a dataset of games."""
    from spyhouse.lab import cli

    args.players, args.studied = _models(args.models), None
    if args.data or args.database:
        from spyhouse.server.studied import read_studied

        args.studied = read_studied(_database(args))
    return cli.dataset(args)


def new_game(args: argparse.Namespace) -> int:
    """Create the package of a new game."""
    from spyhouse.lab.new_game import new_game

    folder = new_game(args.name, args.into)
    steps = f"pip install -e {folder} pytest", f"pytest {folder}", "spyhouse serve --reload"
    print(f"wrote {folder}\n")
    print(*[f"    {step}" for step in steps], sep="\n")
    return 0


def verify(args: argparse.Namespace) -> int:
    """Verify exported games."""
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
    """Check data files."""
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
    """Run a benchmark."""
    folder = Path(__file__).parents[2] / "bench"
    found = sorted(file.stem for file in folder.glob("*.py") if _COMMAND.search(file.read_text()))
    if not found:
        return _refuse("Measurements live in the source tree: clone the repository and run it from there.")
    name = _RENAMED_BENCHES.get(args.name, args.name)
    if name not in found:
        return _refuse(f"There is no measurement called {args.name!r}. There are: {', '.join(found)}.")
    return subprocess.call([sys.executable, "-m", f"bench.{name}", *args.rest], cwd=folder.parent)


def mcp(args: argparse.Namespace) -> int:
    """Serve a table to language models over MCP."""
    from spyhouse.research.mcp import main

    return main(args.house, args.listen, args.locale)


def types(args: argparse.Namespace) -> int:
    """Generate the client's types and the protocol pages."""
    from spyhouse.lab import protocol_docs, typescript

    for path in (*typescript.write(args.into), *protocol_docs.write(args.docs)):
        print(f"wrote {path}")
    return 0


def words(args: argparse.Namespace) -> int:
    """Report missing messages, or where messages are used."""
    from spyhouse.lab import translation_report

    if args.what == "missing":
        print(translation_report.report_missing(args.language))
    else:
        print(translation_report.report_usage(args.language, args.only))
    return 0


def _refuse(sentence: str) -> int:
    print(f"spyhouse: {sentence}", file=sys.stderr)
    return 2


# --- reading


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Print one sentence instead of the usage."""
        self.exit(2, f"{self.prog}: {message}; see {self.prog} --help.\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="spyhouse", description="A table for spy and detective games. Without a command: serve."
    )
    parser.add_argument("--version", action="version", version=f"Spyhouse {version('spyhouse')}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def command(run: Callable[[argparse.Namespace], int], about: str) -> argparse.ArgumentParser:
        added = commands.add_parser(run.__name__.replace("_", "-"), help=about, description=about)
        added.set_defaults(run=run)
        return added

    c = command(serve, "Start the server and open a browser.")
    c.add_argument("--host", help="address to listen at; 127.0.0.1 accepts only this machine")
    c.add_argument("--port", type=_port, help="default: 7007")
    place = c.add_mutually_exclusive_group()
    place.add_argument("--data", metavar="DIR", help="folder of the SQLite database")
    place.add_argument("--database", metavar="URL", help="postgresql://... or sqlite:///...")
    c.add_argument("--redis", metavar="URL", help="redis://..., for several servers that share one database")
    c.add_argument("--settings", type=Path, metavar="FILE", help="more settings, in TOML")
    c.add_argument(
        "--reload",
        action="store_true",
        help="restart when code, messages or the board of an installed game change",
    )
    c.add_argument("--no-browser", action="store_true", help="do not open a browser")
    c.add_argument(
        "--list-settings",
        action=_ListSettings,
        help="print every setting with its default, and exit; `markdown`: as docs/settings.md",
    )

    c = command(site, "Write the offline client as a static site, which needs no server.")
    c.add_argument("out", type=Path, metavar="OUT")
    c.add_argument(
        "--base",
        default="/",
        metavar="PATH",
        help="path of the site on its host, such as /games/ (%(default)s)",
    )

    c = command(
        backup, "Copy the whole database to one file, also while the server runs, and verify the copy."
    )
    c.add_argument("file", type=Path, metavar="FILE")
    _add_database(c)

    c = command(restore, "Fill an empty data folder or database from a backup.")
    c.add_argument("file", type=Path, metavar="FILE")
    _add_database(c)

    c = command(move, "Copy the whole database to an empty one; the server must be stopped.")
    c.add_argument("--to", required=True, metavar="URL", help="postgresql://... or sqlite:///...")
    _add_database(c)

    c = command(check, "Load every table and every finished game, and report what is damaged.")
    _add_database(c)

    c = command(admin, "Moderate a running server: refusals, tables, deleting, blocking.")
    c.add_argument("what", choices=["refusals", "tables", "delete", "block", "unblock"])
    c.add_argument("name", nargs="?", default="", metavar="CODE|ADDRESS", help="of a table, or of a visitor")
    c.add_argument("--house", default="http://localhost:7007", metavar="URL", help="%(default)s")
    c.add_argument("--by", choices=["size", "age"], default="size", help="order of the tables (%(default)s)")
    c.add_argument("--minutes", type=int, default=60, metavar="N", help="duration of the block (%(default)s)")

    c = command(sim, "Simulate games between bots and count the results.")
    _add_many_games(c, games=100, seed="spyhouse")
    c.add_argument("--json", action="store_true", help="one JSON object on stdout")
    c.add_argument(
        "--bots", metavar="BOT[,BOT...]", help=f"one for all seats, or several by seat, repeated; {_BOT}"
    )
    c.add_argument(
        "--campaign",
        action="store_true",
        help="Spy Club: whole campaigns; without --seats the group changes from case to case",
    )

    c = command(ladder, "Rate bots by playing them against each other.")
    _add_many_games(c, games=100, seed="ladder")
    c.add_argument("--json", action="store_true", help="one JSON object on stdout")
    c.add_argument("--bots", metavar="BOT,BOT[,...]", help=f"default: all levels of the game; {_BOT}")

    c = command(report, "Simulate games with many settings and write a page of charts.")
    _add_many_games(c, games=100, seed="report")
    c.add_argument("--bots", metavar="BOT,BOT[,...]", help=f"from weak to strong; {_BOT}")
    c.add_argument("--chart", action="append", default=[], metavar="NAME", help="only this chart; repeatable")
    c.add_argument("--into", type=Path, default=Path("report.html"), metavar="FILE", help="%(default)s")
    c.add_argument("--figures", type=Path, metavar="DIR", help="also write each chart as SVG and CSV")

    c = command(models, "Score language models and bots on frozen suites.")
    c.add_argument("files", type=Path, nargs="*", metavar="FILE", help="settings of models, in TOML")
    c.add_argument(
        "--suite", action="append", default=[], metavar="NAME", help="repeatable; see spyhouse suites"
    )
    c.add_argument("--bots", default="", metavar="LEVEL[,LEVEL...]", help="levels to score beside the models")
    c.add_argument("--deals", type=_positive, metavar="N", help="only the first deals of each suite")
    c.add_argument("--into", type=Path, default=Path("scores"), metavar="DIR", help="%(default)s")
    c.add_argument("--tokens", type=_positive, metavar="N", help="stop after this many tokens")
    c.add_argument(
        "--money", type=float, metavar="X", help="stop after this amount, by the configured prices"
    )
    c.add_argument("--strict", action="store_true", help="stop at the first replaced move")
    c.add_argument("--jobs", type=_positive, default=1, metavar="N", help="processes, for bots only")

    command(suites, "List the frozen suites.")

    c = command(leaks, "Measure what each line of a game gave away: in exported games, or in games of bots.")
    c.add_argument("what", metavar="GAME|FILE", help="a game to play, or an exported game")
    c.add_argument("--seats", type=int, metavar="N", help="default: the fewest sensible")
    c.add_argument("--games", type=_positive, default=100, metavar="N", help="%(default)s")
    c.add_argument("--seed", default="leaks", metavar="TEXT", help="same seed, same games (%(default)s)")
    c.add_argument("--jobs", type=_positive, default=1, metavar="N", help="parallel processes")
    c.add_argument("--bots", metavar="BOT[,BOT...]", help=f"default: strong; {_BOT}")
    c.add_argument("--models", type=Path, metavar="FILE", help="language models for --bots, by name")
    c.add_argument("--option", type=_pair, action="append", default=[], metavar="KEY=VALUE")
    c.add_argument("--json", action="store_true", help="one JSON object on stdout")
    c.add_argument(
        "--into", type=Path, metavar="DIR", help="write leaks.parquet (one row per line) and beliefs.parquet"
    )

    c = command(dataset, "Write games as Parquet: one row per decision, with view, moves, words and beliefs.")
    c.add_argument("what", nargs="*", metavar="GAME|FILE", help="a game to play, or exported games")
    _add_database(c)
    c.add_argument("--seats", type=int, metavar="N", help="default: the fewest sensible")
    c.add_argument("--games", type=_positive, default=100, metavar="N", help="%(default)s")
    c.add_argument("--seed", default="dataset", metavar="TEXT", help="same seed, same games (%(default)s)")
    c.add_argument("--bots", metavar="BOT[,BOT...]", help=f"default: strong; {_BOT}")
    c.add_argument("--models", type=Path, metavar="FILE", help="language models for --bots, by name")
    c.add_argument("--option", type=_pair, action="append", default=[], metavar="KEY=VALUE")
    c.add_argument("--into", type=Path, default=Path("games.parquet"), metavar="FILE", help="%(default)s")

    c = command(new_game, "Create a package with a small complete game as a starting point.")
    c.add_argument("name", metavar="NAME", help="lower-case letters and digits")
    c.add_argument("--into", type=Path, default=Path(), metavar="DIR", help="default: the current folder")

    c = command(verify, "Replay exported games and verify their deals and moves.")
    c.add_argument("files", type=Path, nargs="+", metavar="FILE")

    c = command(data, "Check your data files: cards, boards, packs. Errors name the line.")
    c.add_argument("what", choices=["check"])
    c.add_argument("files", type=Path, nargs="+", metavar="FILE")

    c = command(bench, "Run a benchmark, beside a peer if there is one: throughput (default), kill, fuzz ...")
    c.add_argument("name", nargs="?", default="throughput", metavar="NAME")
    c.add_argument("rest", nargs=argparse.REMAINDER, metavar="...", help="options of that benchmark")

    c = command(mcp, "Serve a table to an assistant over the Model Context Protocol, on stdin and stdout.")
    c.add_argument("--house", default="http://localhost:7007", metavar="URL", help="%(default)s")
    c.add_argument("--listen", default="", metavar="HOST:PORT", help="serve over HTTP at /mcp instead")
    c.add_argument("--locale", default="en", metavar="LANGUAGE", help="%(default)s")

    c = command(types, "Generate the client's TypeScript types and the protocol pages from the structs.")
    c.add_argument("--into", type=Path, default=Path("web/src"), metavar="DIR", help="%(default)s")
    c.add_argument("--docs", type=Path, default=Path("docs"), metavar="DIR", help="%(default)s")

    c = command(words, "For translators: list missing messages of a language, or where messages are used.")
    c.add_argument("what", choices=["missing", "show"])
    c.add_argument("language", metavar="LANGUAGE", help="such as de")
    c.add_argument("--only", default="", metavar="TEXT", help="only messages whose names contain this")
    return parser


def _add_database(c: argparse.ArgumentParser) -> None:
    place = c.add_mutually_exclusive_group()
    place.add_argument("--data", metavar="DIR", help="the folder of an SQLite database")
    place.add_argument("--database", metavar="URL", help="postgresql://... or sqlite:///...")
    c.add_argument("--settings", type=Path, metavar="FILE", help="the server's settings, in TOML")


def _add_many_games(c: argparse.ArgumentParser, games: int, seed: str) -> None:
    c.add_argument("game", metavar="GAME")
    c.add_argument("--seats", type=int, metavar="N", help="default: the fewest sensible")
    c.add_argument("--games", type=int, default=games, metavar="N", help="%(default)s")
    c.add_argument("--seed", default=seed, metavar="TEXT", help="same seed, same games (%(default)s)")
    c.add_argument("--option", type=_pair, action="append", default=[], metavar="KEY=VALUE")
    c.add_argument("--jobs", type=int, default=1, metavar="N", help="parallel processes (%(default)s)")
    c.add_argument(
        "--models", type=Path, metavar="FILE", help="language models for --bots, by name, from a TOML file"
    )
    c.add_argument(
        "--strict", action="store_true", help="stop at the first move that a fallback would replace"
    )
    c.add_argument("--limit", type=int, metavar="N", help="truncate games that have more moves than this")
    c.add_argument(
        "--rows",
        type=Path,
        metavar="FILE",
        help="store one row per game in this Parquet file; stored games are not played again",
    )


def _port(text: str) -> int:
    if not (text.isdecimal() and 0 < int(text) < 65536):
        raise argparse.ArgumentTypeError(f"invalid port {text!r}; expected a number from 1 to 65535")
    return int(text)


def _positive(text: str) -> int:
    if not (text.isdecimal() and int(text) > 0):
        raise argparse.ArgumentTypeError(f"invalid value {text!r}; expected a number from 1")
    return int(text)


def _pair(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not (key and equals):
        raise argparse.ArgumentTypeError(f"invalid option {text!r}; expected key=value")
    return key, value


class _ListSettings(argparse.Action):
    """Print every setting and exit: as text, or as the page docs/settings.md."""

    def __init__(self, option_strings: list[str], dest: str, help: str) -> None:
        super().__init__(option_strings, dest, nargs="?", choices=["markdown"], help=help)

    def __call__(
        self, parser: argparse.ArgumentParser, _namespace: object, form: Any, _option: object = None
    ) -> NoReturn:
        from spyhouse.server.settings import list_settings, settings_page

        if form == "markdown":
            print(settings_page(), end="")
        else:
            for variable, usual, about in list_settings():
                print(f"{variable}={usual}\n    {about}")
        parser.exit()


def _sqlite_in(data: str) -> str:
    folder = (Path(data) if data else _data_folder()).expanduser().absolute()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        raise SpyhouseError(f"Cannot make {folder}: {why}. Name another folder with --data.") from None
    return f"sqlite:///{folder / 'spyhouse.db'}"


def _data_folder() -> Path:
    """Return the folder where this system keeps a user's application data."""
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
