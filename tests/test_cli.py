"""The command line: output, streams and errors."""

import json
import os
import subprocess
import sys
from importlib import resources
from importlib.metadata import version
from pathlib import Path

import msgspec
import pytest

import spyhouse
from spyhouse import cli, games
from spyhouse.cli import main
from spyhouse.games.spyfall.packs import default_pack
from spyhouse.lab import parquet
from spyhouse.server.settings import Settings
from tests.lab import toy_games


@pytest.fixture(autouse=True)
def _a_small_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_extra", {toy_games.HONEST.name: toy_games.HONEST})


def run(line: str) -> int:
    return main(line.split())


def test_sim_prints_one_json_object_and_its_progress_elsewhere(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("sim highcard --seats 3 --games 20 --bots random --seed x --json") == 0
    out, err = capsys.readouterr()
    result = json.loads(out)
    assert {key: result[key] for key in ("game", "seats", "games", "moves", "ends")} == {
        "game": "highcard",
        "seats": 3,
        "games": 20,
        "moves": 60,
        "ends": {"high card": 20},
    }
    assert sum(result["wins"].values()) == 20
    assert result["seconds"] > 0
    assert err.splitlines()[-1] == "20 of 20 games"


def test_sim_prints_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("sim highcard --games 5") == 0
    out = capsys.readouterr().out
    assert out.startswith("5 games of highcard with 2 seats, bots: random\n10 moves in ")
    assert "How it ended\n  high card                        5  100.0%\n" in out
    assert "Who won\n  seat 0 " in out


def test_sim_keeps_rows_and_plays_none_twice(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "rows.parquet"
    for number in (3, 5):
        assert run(f"sim highcard --games {number} --rows {file}") == 0
    assert len(parquet.read(file)) == 5


def test_ladder_rates_levels_and_bots_of_your_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("ladder highcard --games 6 --bots random,mine=spyhouse.kernel:RandomBot") == 0
    out = capsys.readouterr().out
    assert out.startswith("| | rating | 95 % interval | games |\n")
    assert "mine | " in out
    assert run("ladder highcard --games 6 --bots random,mine=spyhouse.kernel:RandomBot --json") == 0
    assert json.loads(capsys.readouterr().out)["pairs"][0]["games"] == 6


def test_data_check_reports_kind_or_faulty_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ours = [
        resources.files(f"spyhouse.games.{game}").joinpath(name)
        for game, name in (
            ("spyclub", "data/clues.toml"),
            ("spycatcher", "data/whitehall.toml"),
        )
    ]
    pack = tmp_path / "pack.json"
    pack.write_bytes(msgspec.json.encode(default_pack()))
    assert run("data check " + " ".join(map(str, [*ours, pack]))) == 0
    said = capsys.readouterr().out
    assert "the clue cards of Spy Club" in said
    assert "the board of Spycatcher" in said
    assert "a pack of 30 places of Spyfall" in said
    wrong, other = tmp_path / "mine.toml", tmp_path / "other.toml"
    wrong.write_text(ours[0].read_text().replace('["Dare", "Twins"]', '["Dare", "Twinz"]'))
    other.write_text("x = 1")
    assert run(f"data check {wrong} {other}") == 1
    assert capsys.readouterr().err.splitlines() == [
        "mine.toml, line 32: cards.faces[1]: there is no clue called 'Twinz' in [names].",
        "other.toml: this is no data file of any game here.",
    ]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("sim chess", "There\u2019s no game called “chess” here. Try one of these: "),
        ("sim highcard --seats 9", "High Card is for 2 to 5 players, not 9."),
        ("sim highcard --bots genius", "High Card has no 'genius' bots. There are: random."),
        ("sim highcard --games 0", "There must be at least one game and one job."),
        ("sim highcard --bots x=nowhere:Bot", "There is no bot at nowhere:Bot: No module named 'nowhere'."),
        ("sim spyclub --campaign --rows rows.parquet", "Rows are kept of single games, not of campaigns."),
        (
            "ladder highcard --bots random",
            "A ladder needs at least two entrants, each with a name",
        ),
        ("sim highcard --option size=3", "High Card has no option 'size'. There are: none."),
        ("types --into nowhere", "There is no folder nowhere: run this at the top of a clone"),
        ("verify missing.json", "missing.json: No such file or directory."),
    ],
)
def test_cli_errors_are_one_sentence_on_stderr(
    line: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(line) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"spyhouse: {sentence}")
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("sim", "spyhouse sim: the following arguments are required: GAME; see spyhouse sim --help."),
        ("dance", "spyhouse: argument COMMAND: invalid choice: 'dance'"),
        ("sim highcard --option size", "invalid option 'size'; expected key=value"),
        ("serve --port 70000", "invalid port '70000'; expected a number from 1 to 65535"),
        ("--port x", "invalid port 'x'; expected a number from 1 to 65535"),
    ],
)
def test_invalid_arguments_get_one_sentence(
    line: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stop:
        run(line)
    assert stop.value.code == 2
    err = capsys.readouterr().err
    assert sentence in err
    assert err.count("\n") == 1


def test_verify_checks_all_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [tmp_path / name for name in ("one.json", "two.json")]
    for file in files:
        file.write_text("{}")
    assert main(["verify", *map(str, files)]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert [line.split(":")[0] for line in err.splitlines()] == [str(file) for file in files]


def served(line: str, monkeypatch: pytest.MonkeyPatch) -> tuple[object, ...]:
    """Run `serve` and return host, port, database, Redis and whether a browser opens."""
    calls: list[tuple[Settings, bool]] = []
    monkeypatch.setattr("spyhouse.server.app.serve", lambda *given: calls.append(given))
    assert run(line) == 0
    ((settings, browser),) = calls
    return settings.host, settings.port, settings.database, settings.redis, browser


def test_serve_uses_the_users_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SPYHOUSE_DATABASE", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("DISPLAY", ":0")
    home = tmp_path / "spyhouse"
    assert served("", monkeypatch) == ("0.0.0.0", 7007, f"sqlite:///{home}/spyhouse.db", "", True)
    assert home.is_dir()


def test_serve_stores_games_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPYHOUSE_DATABASE", "postgresql://somewhere/house")
    monkeypatch.setenv("SPYHOUSE_REDIS", "redis://there")
    monkeypatch.setenv("DISPLAY", ":0")
    assert served("--port 80 --host ::1 --no-browser", monkeypatch) == (
        "::1", 80, "postgresql://somewhere/house", "redis://there", False,
    )  # fmt: skip
    assert served(f"--no-browser --data {tmp_path}", monkeypatch)[2] == f"sqlite:///{tmp_path}/spyhouse.db"
    assert served("--no-browser --database sqlite:///a.db", monkeypatch)[2] == "sqlite:///a.db"
    assert served("--no-browser --redis redis://here", monkeypatch)[3] == "redis://here"


def test_version_is_the_packages(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run("--version")
    assert capsys.readouterr().out == f"Spyhouse {version('spyhouse')}\n"
    assert spyhouse.__version__ == version("spyhouse")


def test_help_loads_neither_server_nor_games() -> None:
    script = (
        "import sys, spyhouse.cli\n"
        "try: spyhouse.cli.main(['--help'])\n"
        "except SystemExit: pass\n"
        "print([m for m in sys.modules if m.split('.')[0] in ('litestar', 'sqlalchemy', 'uvicorn')"
        " or m.startswith(('spyhouse.games.', 'spyhouse.server', 'spyhouse.lab'))])"
    )
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert result.stdout.splitlines()[-1] == "[]"


def test_bench_names_the_measurements_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("bench nonsense") == 2
    assert "throughput" in capsys.readouterr().err


def test_bench_of_an_installed_wheel_says_how(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli, "__file__", str(tmp_path / "lib" / "spyhouse" / "cli.py"))
    assert run("bench vector") == 2
    assert "clone the repository" in capsys.readouterr().err


def test_bench_runs_a_measurement_with_its_own_options(capfd: pytest.CaptureFixture[str]) -> None:
    assert run("bench sockets --help") == 0
    assert "--repeat" in capfd.readouterr().out


@pytest.mark.parametrize("command", [["sim", "spycatcher"], ["serve", "--port", "1"]])
def test_faulty_box_is_reported_in_one_line_at_start(command: list[str], tmp_path: Path) -> None:
    """Run in a separate process, because a game reads its files once."""
    board = tmp_path / "spycatcher" / "whitehall.toml"
    board.parent.mkdir()
    board.write_text("x = 1\n")
    for box, why in ((tmp_path, "whitehall.toml: the whole file: object contains unknown field x."),
                     (tmp_path / "none", "SPYHOUSE_BOX: there is no folder")):  # fmt: skip
        run = subprocess.run(
            [sys.executable, "-m", "spyhouse.cli", *command],
            env={**os.environ, "SPYHOUSE_BOX": str(box), "SPYHOUSE_DATA": str(tmp_path / "data")},
            capture_output=True,
            text=True,
            check=False,
        )
        assert run.returncode == 2
        assert why in run.stderr
        assert len((run.stdout + run.stderr).splitlines()) == 1
        assert not (tmp_path / "data").exists()
