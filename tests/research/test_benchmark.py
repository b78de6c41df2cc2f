"""`spyhouse models`: scripted models on a suite, with budget, resuming and result tables."""

import csv
import json
import re
from pathlib import Path
from typing import Any

import pytest

from spyhouse.cli import main
from spyhouse.research.prompts import PROMPT_VERSION
from tests.research.fake_llm_server import Messages, chat
from tests.research.test_usage import NOBODY

SUITE = "spyfall-5-v1"
HURRY = ("heard enough", "Accuse nobody", "Innocent", "Accuse")


def script(messages: Messages) -> str:
    """A scripted model that accuses when it can, else makes the first move."""
    moves = re.findall(r"^Move ([1-9]\d*): (.*)$", messages[-1]["content"], re.MULTILINE)
    return next((number for number, move in moves for word in HURRY if word in move), "1")


def settings(folder: Path, **urls: str) -> Path:
    file = folder / "models.toml"
    texts = [
        f'[[model]]\nname = "{name}"\nurl = "{url}"\nretries = 0\nprices = [1, 1]\n'
        for name, url in urls.items()
    ]
    file.write_text("\n".join(texts))
    return file


def run(into: Path, file: Path, *more: str) -> int:
    return main(["models", str(file), "--suite", SUITE, "--deals", "1", "--into", str(into), *more])


def lines(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text().splitlines()]


def test_two_models_and_a_level_are_scored(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    into = tmp_path / "scores"
    with chat(script) as server:
        file = settings(tmp_path, scripted=server.url, absent=NOBODY)
        assert run(into, file, "--bots", "easy") == 0
        requests = len(server.asked)
        assert run(into, file, "--bots", "easy") == 0
        assert len(server.asked) == requests, "nothing is played twice"
    printed = capsys.readouterr().out
    assert re.search(rf"\| {SUITE} \| absent \| 1 \| 5 \| not rated \|  \| 100.0% \|", printed)
    assert re.search(
        rf"\| {SUITE} \| scripted \| 1 \| 5 \| \d+\.\d% \| [\d.]+% to [\d.]+% \| 0.0% \|", printed
    )
    rows = lines(into / "rows.jsonl")
    assert len(rows) == 15
    told = lines(into / "transcripts.jsonl")
    answered = [one for one in told if one["player"] == "scripted"]
    assert len(answered) == requests
    assert {one["prompt"] for one in answered} == {PROMPT_VERSION}
    assert all(one["request"][0]["role"] == "system" and one["move"] and one["answer"] for one in answered)
    assert {one["error"] != "" for one in told if one["player"] == "absent"} == {True}
    table = [*csv.DictReader((into / "results.csv").read_text().splitlines())]
    assert {one["player"]: one["rated"] for one in table} == {
        "absent": "False",
        "easy": "True",
        "scripted": "True",
    }
    assert "not rated" in (into / "scores.svg").read_text()
    assert (into / "report.html").read_text().count("<tr>") == 4


def test_budget_stops_the_run_and_a_larger_one_resumes_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    into = tmp_path / "scores"
    with chat(script) as server:
        file = settings(tmp_path, scripted=server.url)
        assert run(into, file, "--tokens", "1") == 0
        assert "the budget of tokens is used up" in capsys.readouterr().out
        first = lines(into / "rows.jsonl")
        assert len(first) == 1, "the other games waited to see what one costs"
        with (into / "rows.jsonl").open("a") as rows:
            rows.write('{"suite": "cut off')
        assert run(into, file, "--money", "99") == 0
        assert lines(into / "rows.jsonl")[: len(first)] == first
        assert len(lines(into / "rows.jsonl")) == 5
        assert "used up" not in capsys.readouterr().out


def test_strict_run_stops_at_the_first_replaced_move(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tmp_path / "scores", settings(tmp_path, absent=NOBODY), "--strict") == 2
    assert "made no move" in capsys.readouterr().err


def test_suites_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["suites"]) == 0
    assert SUITE in capsys.readouterr().out
    assert main(["models", "--suite", SUITE]) == 2
