"""Simulation rows: independent of where games are played, and none played twice."""

from collections.abc import Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace as changed

from spyhouse.games.spyfall.bots.player import SpyfallBot
from spyhouse.kernel import BadData, BadOptions, RandomBot
from spyhouse.lab import GameRow, NamedBot, parquet, simulate
from spyhouse.lab.batch import TableSpec
from spyhouse.lab.play import Player
from tests.lab import toy_games

SEEDS = [f"deal/{number}" for number in range(8)]
OWN = partial(SpyfallBot, level="normal")


def evenings(executor: Executor | None = None) -> list[GameRow]:
    """Simulate Spyfall with a built-in bot, a named one and an unnamed one."""
    bots: list[Player] = ["easy", NamedBot("own", OWN), RandomBot]
    coming = simulate("spyfall", 4, SEEDS, bots, {"rounds": 1, "places": 8}, executor)
    return [changed(row, seconds=0.0) for row in coming]


@pytest.fixture(scope="module")
def here() -> list[GameRow]:
    return evenings()


def test_a_row_has_players_options_and_outcome(here: list[GameRow]) -> None:
    assert [row.seed for row in here] == SEEDS
    row = here[0]
    assert (row.game, row.seats, row.bots) == ("spyfall", 4, ("easy", "own", "RandomBot", "easy"))
    assert row.options == '{"places":8,"rounds":1}'
    assert (row.how, len(row.scores), row.counts["rounds"]) == ("score", 4, 1)
    assert row.moves > 4
    assert row.took > 0


def test_a_pool_of_processes_gives_the_same_rows(here: list[GameRow]) -> None:
    with ProcessPoolExecutor(2) as pool:
        assert evenings(pool) == here


@pytest.mark.filterwarnings("ignore")  # Dask's own
def test_dask_gives_the_same_rows(here: list[GameRow]) -> None:
    from distributed import Client

    with Client(  # type: ignore[no-untyped-call]
        processes=False, n_workers=1, threads_per_worker=2, dashboard_address=None
    ) as client:
        assert evenings(client.get_executor()) == here


@pytest.mark.skipif(find_spec("ray") is None, reason="make ray")
@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_ray_gives_the_same_rows(here: list[GameRow]) -> None:
    from spyhouse.lab.ray_executor import RayExecutor

    with RayExecutor(num_cpus=2, include_dashboard=False) as executor:
        assert evenings(executor) == here


def test_seeds_may_be_infinite() -> None:
    def for_ever() -> Iterator[int]:
        number = 0
        while True:
            yield (number := number + 1)

    coming = simulate(toy_games.HONEST, 3, for_ever(), ["random"], executor=_Here())
    assert [next(coming).seed for _ in range(30)] == [str(number) for number in range(1, 31)]


class _Here(Executor):
    """An executor that runs jobs at once."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> "Future[Any]":
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


def test_a_game_that_is_not_installed_can_be_studied_too() -> None:
    unheard_of = replace(toy_games.HONEST, name="unheard_of")
    assert next(simulate(unheard_of, 2, ["x"], ["random"])).game == "unheard_of"


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        (["genius"], "no 'genius' bots"),
        ([], "1 to 3 levels of bots"),
        (["random"] * 4, "1 to 3 levels of bots"),
    ],
)
def test_unknown_bots_are_refused(bots: list[str], sentence: str) -> None:
    with pytest.raises(BadOptions, match=sentence):
        next(simulate(toy_games.HONEST, 3, ["x"], bots))


# --- kept


def played(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list that collects the seeds of games played from now on."""
    seeds: list[str] = []
    play = TableSpec.play

    def noted(table: TableSpec, seed: str) -> GameRow:
        seeds.append(seed)
        if seed == "broken":
            raise KeyboardInterrupt
        return play(table, seed)

    monkeypatch.setattr(TableSpec, "play", noted)
    return seeds


def test_stored_rows_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, seeds = tmp_path / "rows.parquet", played(monkeypatch)
    first = [*simulate(toy_games.HONEST, 3, ["a", "b"], ["random"], into=file)]
    again = [*simulate(toy_games.HONEST, 3, ["c", "b", "a", "b"], ["random"], into=file)]
    assert seeds == ["a", "b", "c"]
    assert again[1:] == [first[1], first[0], first[1]]
    assert [row.seed for row in parquet.read(file)] == ["a", "b", "c"]
    assert parquet.read(file) == [*first, again[0]]


def test_rows_of_other_tables_are_kept_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, seeds = tmp_path / "rows.parquet", played(monkeypatch)
    newer = replace(toy_games.HONEST, version=toy_games.HONEST.version + 1)
    for game, seats, bots in (
        (toy_games.HONEST, 3, ["random"]),
        (toy_games.HONEST, 2, ["random"]),
        (toy_games.HONEST, 3, [NamedBot("other", RandomBot)]),
        (newer, 3, ["random"]),
    ):
        assert [row.seats for row in simulate(game, seats, ["a"], bots, into=file)] == [seats]
    assert seeds == ["a"] * 4
    assert len(parquet.read(file)) == 4


def test_interrupted_run_resumes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, seeds = tmp_path / "rows.parquet", played(monkeypatch)
    with pytest.raises(KeyboardInterrupt):
        list(simulate(toy_games.HONEST, 3, ["a", "b", "broken", "c"], ["random"], into=file))
    assert [row.seed for row in simulate(toy_games.HONEST, 3, ["a", "b", "c"], ["random"], into=file)] == [
        *"abc"
    ]
    assert seeds == ["a", "b", "broken", "c"]


def test_foreign_row_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "rows.parquet"
    file.write_text("no rows")
    with pytest.raises(BadData, match="no rows of games"):
        list(simulate(toy_games.HONEST, 3, ["a"], ["random"], into=file))
