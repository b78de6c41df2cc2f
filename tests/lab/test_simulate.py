"""Many games are counted right, and the same seed gives the same count."""

from dataclasses import replace
from typing import Annotated, Literal

import msgspec
import pytest

from spyhouse import games
from spyhouse.kernel import BadOptions, Lab, Options, Outcome
from spyhouse.lab.simulate import Tally, read_options, simulate, winners
from tests.lab import toys


def tally(count: int = 40, seed: str = "seed", jobs: int = 1) -> Tally:
    return simulate(toys.HONEST, 3, count, seed=seed, levels=["random"], options=toys.NoOptions(), jobs=jobs)


def test_every_game_is_counted_once() -> None:
    result = tally()
    assert result.ends == {"high card": 40}
    assert sum(result.wins.values()) == 40
    assert list(result.wins) == ["0", "1", "2"]
    assert result.moves == 120
    assert all(0 < score < 9 for score in result.scores)


def test_the_same_seed_gives_the_same_tally_in_any_number_of_processes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(games, "_extra", {toys.HONEST.name: toys.HONEST})
    alone, together, other = tally(), tally(jobs=2), tally(seed="other")
    alone.seconds = together.seconds = other.seconds = 0.0
    assert alone == together
    assert alone.wins != other.wins or alone.scores != other.scores


def test_what_a_game_counts_is_summed_up_and_spread_out() -> None:
    lab = Lab(tally=lambda state: {"high": 1} if max(state.outcome().scores) > 8 else {})
    high = replace(toys.HONEST, lab=lab)
    result = simulate(high, 3, 40, seed="seed", levels=["random"], options=toys.NoOptions())
    spread = result.spread["high"]
    assert 0 < result.counts["high"] < 40
    assert spread.games == {0: 40 - result.counts["high"], 1: result.counts["high"]}
    assert spread.low < spread.mean == result.counts["high"] / 40 < spread.high


def test_progress_counts_up_to_the_last_game() -> None:
    seen: list[int] = []
    options = toys.NoOptions()
    simulate(toys.HONEST, 2, 3, seed="x", levels=["random"], options=options, progress=seen.append)
    assert seen == [1, 2, 3]


def test_a_side_wins_once_and_a_game_without_winner_counts_for_nobody() -> None:
    assert winners(Outcome("escape", (0, 2), (1, 0, 1), side="team")) == ["team"]
    assert winners(Outcome("score", (0, 2), (1, 0, 1))) == ["0", "2"]
    assert winners(Outcome("stopped", (), (0, 0))) == ["nobody"]


class House(Options, frozen=True):
    edition: Literal["2015", "2018"] = "2018"
    rounds: Annotated[int, msgspec.Meta(ge=1, le=9)] = 3
    voice: bool = False
    places: list[str] = []


GAME = replace(toys.HONEST, options=House)


def test_options_are_read_as_their_types_say() -> None:
    texts = {"edition": "2015", "rounds": "5", "voice": "true", "places": '["Bank", "Zoo"]'}
    assert read_options(GAME, texts) == House("2015", 5, True, ["Bank", "Zoo"])


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("colour", "red", "has no option 'colour'. There are: edition, rounds, voice, places"),
        ("rounds", "10", "rounds=10 does not fit: Expected `int` <= 9"),
        ("rounds", "many", "rounds=many does not fit: Expected `int`"),
        ("edition", "1999", "Invalid enum value '1999'; it can be 2015 or 2018"),
        ("places", "[1]", r"Expected `str`, got `int` - at `\$\[0\]`"),
    ],
)
def test_options_that_do_not_fit_are_refused(name: str, text: str, sentence: str) -> None:
    with pytest.raises(BadOptions, match=sentence):
        read_options(GAME, {name: text})
