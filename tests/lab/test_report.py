"""Reports: self-contained, with repeatable charts."""

import csv
import re
import shlex
from collections.abc import Mapping
from dataclasses import replace
from html import unescape
from pathlib import Path
from typing import Literal
from xml.etree import ElementTree

import pytest

from spyhouse import games
from spyhouse.cli import main
from spyhouse.kernel import BadOptions, BalanceMetric, Bot, ChartSpec, LabConfig, Options, RandomBot
from spyhouse.lab.charts import Share, lines, ranges, shares, stack
from spyhouse.lab.report import Study, report
from tests.lab import toy_games


class House(Options, frozen=True):
    mood: Literal["calm", "wild"] = "calm"


class Sleepy(Bot):
    """A bot that keeps its card."""

    choose = lambda self, view, legal: legal[0]  # noqa: E731


def _high(how: str, counts: Mapping[str, int]) -> tuple[int, int]:
    return counts["high"], 1


LAB = LabConfig(
    tally=lambda state: {"high": int(max(state.outcome().scores) > 8)},
    balance=BalanceMetric(title="Games with a nine", count=_high),
    charts=(
        ChartSpec(
            name="moods",
            title="Nines by mood",
            about="As it is.",
            bars=lambda how, options, counts: {(options.mood, "nine" if counts["high"] else "none"): 1},
            tables=({}, {"mood": "wild"}),
        ),
        ChartSpec(
            name="nines",
            title="Nines by level",
            about="As it is.",
            bars=lambda how, options, counts: {("9 or more", "nine"): counts["high"]},
            whole=lambda counts: 1,
        ),
    ),
)
GAME = replace(toy_games.HONEST, options=House, lab=LAB, bots={"random": RandomBot, "sleepy": Sleepy})
CHARTS = ["strength", "balance", "players", "options", "seats", "lengths", "moods", "nines"]


@pytest.fixture(autouse=True)
def _a_small_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_extra", {GAME.name: GAME})


def page(tmp_path: Path, line: str) -> str:
    file = tmp_path / "report.html"
    assert main([*shlex.split(line)[1:], "--into", str(file)]) == 0
    return file.read_text()


def sections(html: str) -> dict[str, str]:
    return dict(re.findall(r'<section id="(\w+)">(.*?)</section>', html, re.DOTALL))


def test_report_is_self_contained_with_chart_downloads(tmp_path: Path) -> None:
    html = page(tmp_path, "spyhouse report highcard --games 12 --seed x")
    found = sections(html)
    assert list(found) == CHARTS
    addresses = set(re.findall(r"""(?:https?:)?//[^\s"'<)]+""", html))
    assert all("w3.org" in address for address in addresses)  # names of formats, never loaded
    assert not re.search(r"<(script|link|img|iframe)|url\((?!#)|@import", html)
    for name, section in found.items():
        command = unescape(re.findall("<pre>(.*?)</pre>", section)[0])
        assert command == f"spyhouse report highcard --games 12 --seed x --chart {name}"
    again = sections(page(tmp_path, "spyhouse report highcard --games 12 --seed x --chart seats"))
    assert again == {"seats": found["seats"]}


def test_report_shows_the_counts() -> None:
    study = Study(GAME, 2, ["random", "sleepy"], {}, 12, "x")
    html = report(study, ["spyhouse", "report", "highcard"], ["balance", "nines"])
    nines = sum(row.counts["high"] for row in study.rows(["sleepy"]))
    cells = re.findall(r"<tr><td>sleepy</td><td>12</td><td>([\d.]+%)</td>", html)
    assert cells == [f"{nines / 12:.1%}"]
    assert f"<td>9 or more</td><td>sleepy</td><td>12</td><td>{nines / 12:.1%}</td>" in html
    assert study.played == 24  # none of them twice
    assert "24 games between bots (random, sleepy)" in html


def test_report_marks_a_model_that_never_answered(tmp_path: Path) -> None:
    models = tmp_path / "models.toml"
    # No other test uses this address: the log names a failing endpoint once in a process.
    models.write_text('[[model]]\nname = "gpt"\nurl = "http://127.0.0.1:9/report"\nretries = 0\n')
    line = f"spyhouse report highcard --games 2 --bots random,sleepy,gpt --models {models} --limit 50"
    html = page(tmp_path, f"{line} --chart strength --chart balance")
    assert "gpt is not rated: a fallback bot made 100.0% of its moves." in html
    assert "<td>gpt (not rated)</td>" in html
    assert "gpt against" not in html
    assert "against gpt" not in html
    assert f"--models {models} --limit 50 --chart balance" in html


def test_an_option_is_changed_one_at_a_time() -> None:
    study = Study(GAME, 2, ["random"], {}, 4, "x")
    html = report(study, ["spyhouse"], ["options"])
    assert re.findall(r"<tr><td>([^<]+)</td>", html) == ["as usual", "mood = wild"]


def test_unknown_chart_is_refused() -> None:
    with pytest.raises(BadOptions, match="no chart 'x' of High Card. There are: strength, "):
        report(Study(GAME, 2, ["random"], {}, 1, "x"), [], ["x"])


@pytest.mark.parametrize(
    ("name", "chart"),
    [("spyfall", "caught"), ("spyclub", "difficulty"), ("spycatcher", "starts"), ("spyguy", "found")],
)
def test_each_game_has_a_chart_of_its_own(name: str, chart: str) -> None:
    game = games.find(name)
    assert game.lab.balance
    options = {"city": "pool-1"} if name == "spyguy" else {}
    bot = "random" if name == "spyclub" else "easy"
    study = Study(game, game.seats.start, [bot], options, 2, "own")
    html = report(study, ["spyhouse"], [chart])
    assert list(sections(html)) == [chart]
    assert html.count("<tr>") > 1


def test_charts_take_the_colours_of_the_page() -> None:
    found = [Share("3", 1, 4, "a"), Share("4", 2, 4, "a"), Share("3", 3, 4, "b"), Share("4", 0, 0, "b")]
    for drawn in (
        shares(found, mark=0.5),
        lines(found, "players"),
        stack([("easy", {"won": 3, "lost": 1})]),
        ranges([("easy", [1.0, 2.0]), ("one", [3.0])], "minutes"),
    ):
        assert drawn.svg.startswith("<svg")
        assert "var(--c1)" in drawn.svg
        assert not re.search(r"(?:fill|stroke): #(?!fff)", drawn.svg)
        assert "DejaVu" not in drawn.svg


def test_charts_are_written_as_svg_and_csv_too(tmp_path: Path) -> None:
    folder = tmp_path / "figures"
    line = f"report spycatcher --games 2 --bots easy,normal --chart strength --figures {folder} --into"
    assert main([*line.split(), str(tmp_path / "r.html")]) == 0
    svg = ElementTree.fromstring((folder / "strength.svg").read_text())
    assert svg.tag.endswith("svg")
    assert "var(--" not in (folder / "strength.svg").read_text()
    rows = [*csv.reader((folder / "strength.csv").read_text().splitlines())]
    assert rows[1][0].endswith(" against easy") or rows[1][0].endswith(" against normal")
    assert "beats" not in (tmp_path / "r.html").read_text()
