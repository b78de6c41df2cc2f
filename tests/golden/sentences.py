"""Sentences of recorded events, one per line: python -m tests.golden.sentences, then read the difference.

Python and the browser both have to say exactly this (web/src/lib/localizer.test.ts reads the same files).
"""

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from spyhouse import games
from spyhouse.kernel import Event, Game, move_types
from tests.golden.golden_files import FOLDER, FORMAT_2

SENTENCES = FOLDER / "sentences"
NAMES = ["Ada", "Bo", "Cyd", "Dot"]
"""Names by seat; further seats have none."""
EACH = 12
"""Maximum number of different sentences per kind."""


class Told(msgspec.Struct, frozen=True):
    says: str
    event: dict[str, Any]


def file_of(game: Game) -> Path:
    return SENTENCES / f"{game.name}.jsonl"


def read_sentences(game: Game) -> list[Told]:
    return [msgspec.json.decode(line, type=Told) for line in file_of(game).read_bytes().splitlines()]


def collect(game: Game) -> Iterator[Told]:
    """Return the first few different sentences of each event type, from the stored file (which has hand-
    written ones) and the recorded games.
    """
    found: dict[str, dict[str, Told]] = defaultdict(dict)
    kept = [told.event for told in read_sentences(game)] if file_of(game).exists() else []
    for data in [*kept, *recorded(game)]:
        event = msgspec.convert(data, game.events)
        says = game.describe_event(event, NAMES)
        shape = re.sub(rf"\b({'|'.join(NAMES)}|\d+)\b", "", says)
        found[data["type"]].setdefault(shape, Told(says, msgspec.to_builtins(event)))
    for kind in sorted(found):
        yield from list(found[kind].values())[:EACH]


def recorded(game: Game) -> Iterator[dict[str, Any]]:
    for file in sorted(FORMAT_2.glob("*.game-*.jsonl")):
        head, *moments = map(msgspec.json.decode, file.read_bytes().splitlines())
        if head["game"]["game"] == game.name:
            yield from (event for moment in moments for seen in moment["seen"] for event in seen["events"])


def kinds(game: Game) -> set[type[Event]]:
    return {kind for kind in move_types(game.events) if issubclass(kind, Event)}


if __name__ == "__main__":
    SENTENCES.mkdir(exist_ok=True)
    for name in sorted(games.builtin_names()):
        game = games.find(name)
        lines = [msgspec.json.encode(told) for told in collect(game)]
        file_of(game).write_bytes(b"".join(line + b"\n" for line in lines))
        missing = {kind.__name__ for kind in kinds(game)} - {told.event["type"] for told in collect(game)}
        print(f"{name}: {len(lines)} sentences; never recorded: {', '.join(sorted(missing)) or 'none'}")
