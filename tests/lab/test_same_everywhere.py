"""Reproducibility of bots' games in every version of Python.

`python -m tests.lab.test_same_everywhere` records the games again, when bots have changed.
"""

import ast
import hashlib
import json
import random
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import spyhouse
from spyhouse import games
from spyhouse.bots.portable_random import PortableRandom
from spyhouse.lab.episode import Episode
from spyhouse.lab.play import default_order, make_bots, run_bots

SOURCE = Path(spyhouse.__file__).parent
RECORDED = Path(__file__).with_name("same_everywhere.json")
TABLES = [
    ("spycatcher", 2, "strong", 400),
    ("spycatcher", 3, "easy", 400),
    ("spyfall", 5, "normal", 300),
    ("spyfall", 5, "strong", 300),
    ("spyclub", 2, "strong", 12),
    ("spyguy", 2, "normal", 60),
    ("spyguy", 2, "strong", 60),
]


def fingerprint(game: str, seats: int, level: str, limit: int) -> str:
    """Return the fingerprint of all moves of a game between bots."""
    rules = games.find(game)
    options = rules.read_options({"city": "2026-11-16"} if game == "spyguy" else {})
    episode = Episode(rules, seats, "same", options, default_order(rules), limit)
    episode.state.keep_history()
    run_bots(episode, dict(enumerate(make_bots(rules, seats, "same", options, [level]))))
    told = [msgspec.json.encode(event) for event in episode.state.history(None)]
    facts = repr((episode.moves, episode.at, told, msgspec.json.encode(episode.view(0))))
    return hashlib.sha256(facts.encode()).hexdigest()[:16]


def all_games() -> dict[str, str]:
    return {f"{table[0]}/{table[1]}/{table[2]}": fingerprint(*table) for table in TABLES}


def test_bots_play_as_recorded() -> None:
    assert all_games() == json.loads(RECORDED.read_text()), sys.version


class Scripted(PortableRandom):
    """Random numbers chosen by a test, and no other source."""

    def random(self) -> float:
        return 0.4

    def _unused(self, *_: object) -> None:
        raise AssertionError("not a promised method")

    _randbelow = _unused


def test_portable_random_uses_only_promised_draws() -> None:
    rng = Scripted(1)
    mixed = list(range(10))
    rng.shuffle(mixed)
    assert sorted(mixed) == list(range(10))
    assert rng.choice("abcde") == "c"
    assert rng.sample(range(10), 3) == [4, 0, 5]
    assert rng.choices("abc", [1, 1, 8]) == ["c"]
    assert (rng.randint(1, 5), rng.randrange(10), rng.randrange(2, 12, 5)) == (3, 4, 2)
    assert rng.getrandbits(8) == 0
    assert rng.uniform(10, 20) == 14
    assert rng.expovariate(2.0) > 0


FREE = {"random", "seed", "getstate", "setstate"}
"""Methods whose sequence Python guarantees, and those that draw nothing."""
DECIDES = [*(SOURCE / "bots").glob("*.py"), SOURCE / "lab/episode.py", SOURCE / "lab/play.py"]


def unpromised(source: str) -> list[str]:
    """Return calls whose results differ between Python versions or runs."""
    found = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Name(id="hash" | "id" as name)):
                found.append(f"{name}()")
            case ast.Call(func=ast.Attribute(value=ast.Name(id="random"), attr=name)):
                found.append(f"random.{name}()")
            case ast.Call(
                func=ast.Attribute(value=ast.Name(id=owner) | ast.Attribute(attr=owner), attr=name)
            ) if owner.endswith("rng") and name not in FREE | vars(PortableRandom).keys():
                found.append(f"{owner}.{name}()")
    return found


@pytest.mark.parametrize("game", sorted(games.builtin_names()))
def test_bots_use_only_promised_draws(game: str) -> None:
    files = [*DECIDES, *(SOURCE / "games" / game / "bots").rglob("*.py")]
    assert len(files) > len(DECIDES)
    assert {file.name: wrong for file in files if (wrong := unpromised(file.read_text()))} == {}


def test_an_unpromised_draw_is_found() -> None:
    told = unpromised("a = rng.gauss(0, 1) + self.order_rng.shuffle(x) + self.rng.triangular(0, 1)")
    assert sorted(told) == ["rng.gauss()", "rng.triangular()"]
    assert sorted(unpromised("random.shuffle(deck); hash(deck)")) == ["hash()", "random.shuffle()"]


def no_floats(items: Iterable[Any], start: Any = 0) -> Any:
    """Replacement of `sum` that refuses floats, which Python 3.12 adds differently."""
    found = [*items]
    assert not any(isinstance(item, float) for item in found), "sum() of floats: use fsum()"
    return sum(found, start)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{table[2]}")
def test_bots_add_floats_with_fsum(table: tuple[str, int, str, int], monkeypatch: pytest.MonkeyPatch) -> None:
    game, seats, level, limit = table
    for name, module in [*sys.modules.items()]:
        if name.startswith((f"spyhouse.games.{game}", "spyhouse.bots")):
            monkeypatch.setattr(module, "sum", no_floats, raising=False)
    fingerprint(game, seats, level, min(limit, 100))
    with pytest.raises(AssertionError, match="use fsum"):
        no_floats([0.1, 0.2])


def test_portable_normal_draws_equal_pythons() -> None:
    assert PortableRandom("normal").normalvariate() == pytest.approx(random.Random("normal").normalvariate())
    draws = [PortableRandom(str(seed)).lognormvariate(0.0, 0.3) for seed in range(2_000)]
    assert 0.97 < sorted(draws)[1_000] < 1.03


def test_portable_random_is_fair() -> None:
    rng = PortableRandom("fair")
    counts = [0] * 7
    for _ in range(7_000):
        counts[rng.choice(range(7))] += 1
        counts[rng.sample(range(7), 2)[1]] += 1
    assert min(counts) > 1_850
    assert max(counts) < 2_150


def test_portable_random_is_as_recorded() -> None:
    """Python guarantees the underlying sequence, so this fails only if our methods change."""
    rng = PortableRandom("recorded")
    assert [rng.randint(1, 6) for _ in range(12)] == ROLLS
    assert rng.random() != random.Random(0).random()


ROLLS = [6, 4, 5, 2, 2, 5, 1, 6, 5, 3, 2, 2]

if __name__ == "__main__":
    RECORDED.write_text(json.dumps(all_games(), indent=1) + "\n")
