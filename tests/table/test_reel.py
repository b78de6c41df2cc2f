"""A finished game as frames, through anybody's eyes."""

from typing import Any

import msgspec
import pytest

from spyhouse.kernel import SpyhouseError
from spyhouse.table.export import finished
from spyhouse.table.messages import Reel
from spyhouse.table.reel import replay
from tests.table.test_export import a_finished_game
from tests.table.toy import COUNTDOWN


def a_reel(seat: int | None) -> Reel:
    return replay(finished("KITE", a_finished_game().log), seat)


def told(reel: Reel) -> list[list[str]]:
    return [[type(event).__name__ for event in frame.events] for frame in reel.frames]


def test_it_begins_with_the_deal_and_has_a_frame_for_every_move_that_was_not_taken_back() -> None:
    reel = a_reel(0)
    assert [(frame.at, frame.seat) for frame in reel.frames] == [
        (0, None), (50, 0), (50, 0), (2_050, 1), (2_050, 1), (2_050, -2), (2_050, 0), (2_050, 0),
        (12_050, -1),
    ]  # fmt: skip
    assert [frame.view.left for frame in reel.frames] == [6, 6, 5, 5, 4, 4, 4, 2, 2]
    assert reel.frames[0].to_act == [0]
    assert reel.frames[-1].outcome is not None
    assert (reel.game, reel.version, reel.summary) == ("countdown", COUNTDOWN.version, "a pile of 6")


def test_each_viewer_sees_what_they_saw_then() -> None:
    mine, theirs, watchers = a_reel(0), a_reel(1), a_reel(None)
    assert told(mine)[1] == ["Peeked", "YourCard"]
    assert told(theirs)[1] == told(watchers)[1] == ["Peeked"]
    assert mine.frames[1].view.card is not None
    assert theirs.frames[1].view.card is watchers.frames[1].view.card is None
    assert len(theirs.frames) == len(mine.frames) - 1, "a note that only Ida knew of"


def test_it_names_the_players_with_their_faces() -> None:
    chairs = a_reel(None).chairs
    assert [(chair.name, chair.face) for chair in chairs[:2]] == [("Ida", "fox"), ("Karim", "fox")]
    assert chairs[2].face.startswith("robot")
    assert chairs[2].bot == "bot"


def forged(**change: Any) -> Any:
    return msgspec.structs.replace(finished("KITE", a_finished_game().log), **change)


def test_what_cannot_be_shown_is_said() -> None:
    with pytest.raises(SpyhouseError, match="3 played, on seats 0 to 2"):
        a_reel(3)
    with pytest.raises(SpyhouseError, match="version 2 of the rules"):
        replay(forged(version=2), None)
    with pytest.raises(SpyhouseError, match="Move 7 of this game is not legal"):
        replay(forged(options={"pile": 3}), None)
