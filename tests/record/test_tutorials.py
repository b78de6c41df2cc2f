"""Tutorials of all games: legal steps, and the stated end."""

import dataclasses
import re
from pathlib import Path

import msgspec
import pytest

from spyhouse import games
from spyhouse.kernel import BadData, Game, SpyhouseError, TableConfig, overrides
from spyhouse.record.replay import tutorial_replay

TAUGHT = [game for game in map(games.find, games.names()) if game.table.tutorial]
A_WORD_S = 60 / 150
"""Seconds per word of a slow reader."""
A_STEP_S = 6
"""Seconds per step for a first-time player."""


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
def test_tutorial_is_legal_and_reaches_its_ending(game: Game) -> None:
    assert game.table.tutorial
    script = game.table.tutorial()
    last = msgspec.to_builtins(tutorial_replay(game).frames[-1].view)
    assert {name: last[name] for name in script.ending} == script.ending


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
def test_tutorial_has_moves_and_keeps_its_time(game: Game) -> None:
    assert game.table.tutorial
    script = game.table.tutorial()
    own = [step for step in script.steps if step.do and step.seat is None]
    assert len(own) >= len(script.steps) / 4
    assert all(step.say for step in own), "nobody is left alone with a move"
    words = sum(len(re.findall(r"\S+", frame.say)) for frame in tutorial_replay(game).frames)
    assert words * A_WORD_S + len(script.steps) * A_STEP_S <= script.minutes * 60
    assert len(script.faces) == len(script.names)


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
def test_tutorial_has_a_frame_per_step(game: Game) -> None:
    assert game.table.tutorial
    script, replay = game.table.tutorial(), tutorial_replay(game)
    assert replay.seat == script.you
    assert [bool(frame.say) for frame in replay.frames[1:]] == [bool(step.say) for step in script.steps]
    assert not [frame.say for frame in replay.frames if frame.say.startswith("lesson-")]
    assert [frame.move is None for frame in replay.frames[1:]] == [step.do is None for step in script.steps]


def test_illegal_tutorial_step_is_named() -> None:
    game = games.find("spyclub")
    assert game.table.tutorial
    broken = msgspec.structs.replace(game.table.tutorial(), seed="another")
    with pytest.raises(SpyhouseError, match=r"Step \d+ of the tutorial of Spy Club, seat 0, "):
        tutorial_replay(dataclasses.replace(game, table=TableConfig(tutorial=lambda: broken)))
    with pytest.raises(SpyhouseError, match="Spy Club has no tutorial"):
        tutorial_replay(dataclasses.replace(game, table=TableConfig()))


def test_unreadable_tutorial_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(overrides, "_folder", tmp_path)
    file = tmp_path / "spyclub" / "tutorial.toml"
    file.parent.mkdir()
    file.write_text("minutes = 'five'")
    tutorial = games.find("spyclub").table.tutorial
    assert tutorial
    with pytest.raises(BadData, match=r"tutorial.toml, line 1: minutes: expected int, got str"):
        tutorial()
