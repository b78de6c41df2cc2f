"""Replays of finished games as frames, for every viewer."""

import asyncio
import zlib
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from spyhouse import games
from spyhouse.kernel import SpyhouseError, Stop
from spyhouse.kernel.localization import refusal
from spyhouse.record.export import ExportedGame, decode_game
from spyhouse.record.replay import replay, replay_file
from spyhouse.record.transcript import TranscriptBuilder, TranscriptPlayer, transcribe, unpack
from spyhouse.table.commands.lobby import SeatBot
from spyhouse.table.messages import Replay
from tests.record.test_export import a_finished_game
from tests.table.table_builder import ATable
from tests.table.toy_game import COUNTDOWN


def packed(a: ATable | None = None) -> bytes:
    scribe = TranscriptBuilder("KITE", 1)
    scribe.read((a or a_finished_game()).log)
    return scribe.recorder().packed()


def seen_again(body: bytes, seat: int | None) -> Replay:
    async def read() -> Replay:
        kept = await unpack(in_pieces(body))
        assert kept
        eyes = TranscriptPlayer(kept.head, seat)
        return replay(kept.head, seat, [f async for some in kept.moments() for f in eyes.frames(some)])

    return asyncio.run(read())


async def in_pieces(body: bytes) -> AsyncIterator[bytes]:
    for start in range(0, len(body), 100):
        yield body[start : start + 100]


def a_replay(seat: int | None) -> Replay:
    return seen_again(packed(), seat)


def told(replay: Replay) -> list[list[str]]:
    return [[event["type"] for event in frame.events] for frame in replay.frames]


def test_replay_has_a_frame_for_the_deal_and_each_move() -> None:
    replay = a_replay(0)
    assert [(frame.at, frame.seat) for frame in replay.frames] == [
        (0, None), (50, 0), (50, 0), (2_050, 1), (2_050, 1), (2_050, -2), (2_050, 0), (2_050, 0),
        (12_050, -1),
    ]  # fmt: skip
    assert [frame.view["left"] for frame in replay.frames] == [6, 6, 5, 5, 4, 4, 4, 2, 2]
    assert replay.frames[0].to_act == [0]
    assert replay.frames[-1].outcome is not None
    assert (replay.game, replay.version, replay.summary) == ("countdown", COUNTDOWN.version, "a pile of 6")


def test_each_viewer_sees_what_they_saw_then() -> None:
    mine, theirs, watchers = a_replay(0), a_replay(1), a_replay(None)
    assert told(mine)[1] == ["Peeked", "YourCard"]
    assert told(theirs)[1] == told(watchers)[1] == ["Peeked"]
    assert mine.frames[1].view["card"] is not None
    assert theirs.frames[1].view["card"] is watchers.frames[1].view["card"] is None
    assert len(theirs.frames) == len(mine.frames) - 1, "a note that only Ida knew of"


def test_replay_has_names_and_faces() -> None:
    a = ATable().with_people("Ida", "Karim")
    a.does("ida", SeatBot(2, "easy"))
    a.started().host_plays(Stop())
    chairs = seen_again(packed(a), None).chairs
    assert [(chair.name, chair.face) for chair in chairs[:2]] == [("Ida", "fox"), ("Karim", "fox")]
    assert chairs[2].face.startswith("robot")
    assert chairs[2].bot == "bot"


def test_replay_needs_no_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = packed()
    before = seen_again(kept, 0)
    monkeypatch.setattr(games, "find", None)
    assert seen_again(kept, 0) == before


def test_format_1_transcript_is_read() -> None:
    """Transcripts of format 1, a single JSON value, stay readable."""
    whole = msgspec.structs.replace(transcribe("KITE", a_finished_game().log), format=1)
    assert seen_again(zlib.compress(msgspec.json.encode(whole)), 0) == a_replay(0)


def kept_file(**change: Any) -> ExportedGame:
    return msgspec.structs.replace(transcribe("KITE", a_finished_game().log).game, **change)


def test_exported_file_replays_if_rules_are_unchanged() -> None:
    assert replay_file(kept_file(), 1) == a_replay(1)
    assert len(replay_file(kept_file(version=2), None).frames) == len(a_replay(None).frames)


def test_impossible_replay_is_explained() -> None:
    with pytest.raises(SpyhouseError, match="3 played, and seats count from 0"):
        a_replay(3)
    with pytest.raises(SpyhouseError, match="Move 2 of this game does something else"):
        replay_file(kept_file(options={"pile": 3}), None)
    with pytest.raises(
        SpyhouseError, match=r"version 2 of Countdown.s rules; .* version 3 and can.t replay it"
    ):
        replay_file(kept_file(options={"pile": 3}, version=2), None)


def test_a_file_that_is_no_game_is_refused_in_any_language() -> None:
    for data, german in (
        (b"{}", "„format“ fehlt."),
        (b"[]", "hier gehört ein Objekt in geschweiften Klammern hin."),
    ):
        with pytest.raises(SpyhouseError) as wrong:
            decode_game(data)
        said = refusal(wrong.value.code, wrong.value.fields, locale="de")
        assert said == f"Das ist kein gespeichertes Spiel von Spyhouse: {german}"


@pytest.mark.parametrize(
    "change",
    [
        {"names": ["x" * 10_000, "Bo", "Cy"]},
        {"names": ["", "Bo", "Cy"]},
        {"faces": ["fox", "<svg>", "owl"]},
        {"faces": ["fox"] * 50},
        {"options": {"pile": "many"}},
    ],
)
def test_exported_file_is_validated(change: dict[str, Any]) -> None:
    with pytest.raises(SpyhouseError):
        replay_file(kept_file(**change), None)


def test_missing_options_of_a_file_have_defaults() -> None:
    whole = msgspec.to_builtins(games.find("countdown").options())
    assert replay_file(kept_file(options={}, moves=[]), None).options == whole
