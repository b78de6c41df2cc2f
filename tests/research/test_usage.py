"""Usage and settings of language models in rows, ladders and settings files."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spyhouse.cli import main
from spyhouse.kernel import BadData
from spyhouse.lab import simulate
from spyhouse.lab.parquet import read
from spyhouse.lab.usage import ReplacedMove, Usage
from spyhouse.research.model_settings import ModelSettings, read_models
from spyhouse.research.models import ModelMaker
from tests.research.fake_llm_server import Messages, always, chat

NOBODY = "http://127.0.0.1:9/v1"
"""Address of a port on which nothing listens."""
PLAY: dict[str, Any] = {"game": "spycatcher", "seats": 2, "seeds": [1], "options": {"permissions_needed": 3}}


def maker(url: str, name: str = "small", **settings: object) -> ModelMaker:
    return ModelMaker(msgspec.convert({"name": name, "url": url, "retries": 0} | settings, ModelSettings))


def settings_file(folder: Path, text: str) -> Path:
    file = folder / "models.toml"
    file.write_text(text)
    return file


def test_row_holds_usage_and_settings_of_every_seat() -> None:
    with chat(always("1")) as server:
        bot = maker(server.url, prices=[2.0, 10.0], temperature=0.5, seed=3)
        [row] = simulate(bots=[bot, "easy"], limit=60, **PLAY)
        usage = row.usage[0]
        assert row.usage[1] is None
        assert usage is not None
        assert usage.requests == usage.answers == usage.moves == len(server.asked) > 10
        assert (usage.repaired, usage.replaced) == (0, 0)
        assert usage.prompt_tokens == 100 * usage.requests
        assert usage.cost == pytest.approx(usage.requests * (100 * 2 + 10 * 10) / 1e6)
        assert usage.seconds > 0
        assert json.loads(row.settings[0])["temperature"] == 0.5
        assert row.settings[1] == ""
        assert {body["max_tokens"] for body in server.bodies} == {4096}
        assert {(body["temperature"], body["seed"]) for body in server.bodies} == {(0.5, 3)}


def test_rows_of_other_settings_are_played_again(tmp_path: Path) -> None:
    file = tmp_path / "rows.parquet"
    with chat(always("1")) as server:
        for temperature in (0.0, 0.0, 1.0):
            bot = maker(server.url, temperature=temperature)
            [row] = simulate(bots=[bot, "easy"], limit=20, into=file, **PLAY)
    assert [json.loads(row.settings[0])["temperature"] for row in read(file)] == [0.0, 1.0]
    assert row.usage == read(file)[1].usage


def test_ladder_does_not_rate_a_model_that_never_answered(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    file = settings_file(tmp_path, f'[[model]]\nname = "gpt"\nurl = "{NOBODY}"\nretries = 0\n')
    line = f"ladder spycatcher --games 2 --bots random,easy,gpt --models {file} --limit 4000 --option"
    assert main([*line.split(), "permissions_needed=3"]) == 0
    text = capsys.readouterr().out
    assert "a fallback bot made more than 2% of the player's moves" in text
    assert caplog.text.count("made no move: ") == 1, "the reason is told at once, and once"
    assert "| gpt | not rated |  | 4 | 100.0% |" in text
    assert "| gpt against" not in text
    assert "against gpt" not in text
    assert "| random |" in text


def test_strict_play_stops_at_the_first_replaced_move() -> None:
    with pytest.raises(ReplacedMove, match="at http.* made no move"):
        [*simulate(bots=[maker(NOBODY), "easy"], strict=True, **PLAY)]


@pytest.mark.parametrize(("replaced", "rated"), [(2, True), (3, False)])
def test_more_than_two_percent_replaced_is_not_rated(replaced: int, rated: bool) -> None:
    assert Usage(moves=100 - replaced, replaced=replaced).rated is rated


def test_failed_requests_are_tried_again() -> None:
    count = iter(range(1_000_000))

    def flaky(messages: Messages) -> str | int:
        return 503 if next(count) % 2 == 0 else "1"

    with chat(flaky) as server:
        [row] = simulate(bots=[maker(server.url, retries=1), "easy"], limit=6, **PLAY)
    usage = row.usage[0]
    assert usage is not None
    assert usage.requests == 2 * usage.answers
    assert usage.replaced == 0


def test_a_refused_request_is_not_tried_again() -> None:
    with chat(lambda messages: 401) as server:
        [row] = simulate(bots=[maker(server.url, retries=3), "easy"], limit=4, **PLAY)
        usage = row.usage[0]
        assert usage is not None
        assert usage.requests == usage.replaced == len(server.asked)


def test_settings_are_read_and_sent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SMALL_KEY", "hush")
    with chat(always("<think>1 or 2? I take 3.</think>2")) as server:
        text = f"""
            [[model]]
            name = "small"
            url = "{server.url}"
            model = "llama"
            key = "$SMALL_KEY"
            max_tokens = 50
            timeout = 30
            headers = {{ X-Team = "$SMALL_KEY", X-Run = "7" }}
            body = {{ reasoning_effort = "low" }}
        """
        [found] = read_models(settings_file(tmp_path, text))
        [row] = simulate(bots=[ModelMaker(found), "easy"], limit=3, **PLAY)
        body = server.bodies[0]
        assert (body["model"], body["max_tokens"], body["reasoning_effort"]) == ("llama", 50, "low")
        assert "temperature" not in body
        assert server.keys[0] == "Bearer hush"
        assert (server.headers[0]["X-Team"], server.headers[0]["X-Run"]) == ("hush", "7")
    assert "hush" not in row.settings[0]
    assert json.loads(row.settings[0])["prompt"] == found.prompt


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("max_tokens = 0", "Expected `int` >= 1.*max_tokens"),
        ("temprature = 1", "unknown field `temprature`"),
        ('key = "sk-123"', "never the key itself"),
        ("prompt = 1", "prompt is .*, not 1"),
        ("timeout = ", "models.toml: Invalid value"),
    ],
)
def test_bad_settings_are_refused_by_key(tmp_path: Path, line: str, why: str) -> None:
    file = settings_file(tmp_path, f'[[model]]\nname = "a"\nurl = "{NOBODY}"\n{line}\n')
    with pytest.raises(BadData, match=why):
        read_models(file)


def test_a_game_that_does_not_end_is_a_truncated_row(tmp_path: Path) -> None:
    file = tmp_path / "rows.parquet"
    rows = [*simulate("spyfall", 3, range(3), ["easy"], limit=5, into=file)]
    assert [(row.how, row.truncated, row.moves, row.winners) for row in rows] == [
        ("truncated", True, 5, ())
    ] * 3
    longer = [*simulate("spyfall", 3, range(3), ["easy"], limit=7, into=file)]
    assert [row.moves for row in longer] == [7] * 3
    assert len(read(file)) == 6
