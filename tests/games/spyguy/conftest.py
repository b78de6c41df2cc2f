"""Shared fixtures of Spy Guy tests."""

from collections.abc import Iterator

import msgspec
import pytest

from spyhouse.games.spyguy import box as boxes


@pytest.fixture
def a_track_to_vote_on(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """SG-11: an operator's track whose shortcut is longer than the road."""
    ours = boxes.box()
    track = msgspec.structs.replace(ours.track, replaces=ours.track.shortcut - 1)
    read, theirs = boxes.FILES.read, msgspec.structs.replace(ours, track=track)
    monkeypatch.setattr(
        boxes.FILES, "read", lambda name, kind: theirs if name == "box.toml" else read(name, kind)
    )
    boxes.box.cache_clear()
    yield
    boxes.box.cache_clear()
