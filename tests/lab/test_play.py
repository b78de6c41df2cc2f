"""Bots play through the contract alone, and a game that cannot go on says so."""

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest

from spyhouse.kernel import CLOCK, BadOptions, Bot, Event, Lab, Move, Tick, View
from spyhouse.lab.play import Stuck, next_move, play
from tests.lab import toys

OPTIONS = toys.NoOptions()


class Keeper(Bot):
    """Keeps every card and remembers what it was told."""

    seen: list[tuple[int, Event]]

    def watch(self, events: Sequence[Event], view: View) -> None:
        type(self).seen += [(self.seat, event) for event in events]

    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        return toys.Keep()


class Swapper(Bot):
    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        return toys.Swap()


class Dreamer(Bot):
    """Never moves."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        return None


class Slowcoach(Keeper):
    def pace(self, move: Move) -> int:
        return 60_000


class Confused(Bot):
    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        return Tick()


GAME = replace(
    toys.HONEST,
    bots={
        "keeper": Keeper,
        "swapper": Swapper,
        "dreamer": Dreamer,
        "slowcoach": Slowcoach,
        "confused": Confused,
        **toys.HONEST.bots,
    },
)


@pytest.fixture(autouse=True)
def _nothing_seen() -> None:
    Keeper.seen = []


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    games = [play(GAME, 5, seed, OPTIONS, ["random"]) for seed in ("a", "a", "b")]
    assert games[0] == games[1]
    assert games[0].outcome.scores != games[2].outcome.scores


def test_levels_go_round_the_table() -> None:
    play(GAME, 4, "seed", OPTIONS, ["keeper", "swapper"])
    assert {seat for seat, _ in Keeper.seen} == {0, 2}
    assert [event for seat, event in Keeper.seen if seat == 0 and isinstance(event, toys.Decided)] == [
        toys.Decided(seat=seat) for seat in range(4)
    ]


def test_a_bot_is_told_only_what_its_seat_may_know() -> None:
    play(GAME, 2, "seed", OPTIONS, ["keeper", "swapper"])
    assert not [event for _, event in Keeper.seen if isinstance(event, toys.Drew)]


@pytest.mark.parametrize("level", ["dreamer", "slowcoach"])
def test_the_clock_moves_when_nobody_does_in_time(level: str) -> None:
    played = play(GAME, 3, "seed", OPTIONS, [level])
    assert (played.moves, played.took) == (3, 30_000)


def test_the_clock_acts_at_its_deadline() -> None:
    state = GAME.new(2, "seed")
    bots = [Dreamer(seat, OPTIONS, random.Random(1)) for seat in range(2)]
    assert next_move(state, bots, random.Random(1), at=4_000) == (CLOCK, Tick(), 10_000)


class NoClock(toys.HighCard):
    def wind_up(self) -> None:
        self.due = None


def test_a_game_in_which_nobody_moves_is_stuck() -> None:
    with pytest.raises(Stuck, match="seat 0 may move, none of them does, and no clock runs"):
        play(replace(GAME, start=NoClock), 2, "seed", OPTIONS, ["dreamer"])


def test_a_game_without_end_is_stuck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spyhouse.lab.play.LONGEST", 50)
    with pytest.raises(Stuck, match="High Card with seed 'seed' was not over after 50 moves"):
        play(replace(GAME, start=toys.Endless), 2, "seed", OPTIONS, ["random"])


def test_a_bot_that_breaks_the_rules_is_named() -> None:
    with pytest.raises(Stuck, match=r"seat 0 tried Tick\(\) .*: Only the clock can tick"):
        play(GAME, 2, "seed", OPTIONS, ["confused"])


@pytest.mark.parametrize(
    ("levels", "sentence"),
    [
        (["genius"], "High Card has no 'genius' bots. There are: keeper, "),
        (["random"] * 3, "2 seats take 1 to 2 levels of bots, not 3"),
        ([], "not 0"),
    ],
)
def test_levels_that_do_not_fit_are_refused(levels: list[str], sentence: str) -> None:
    with pytest.raises(BadOptions, match=sentence):
        play(GAME, 2, "seed", OPTIONS, levels)


# --- games in which it matters who is quicker


class Quick(Bot):
    """Taps every `period` ms, whatever the others do."""

    period = 300

    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        return legal[0] if legal else None

    def pace(self, move: Move) -> int:
        return self.period


class Slow(Quick):
    period = 700


class Echo(Quick):
    """Waits until somebody else has tapped, then follows at once."""

    period = 50
    heard = False

    def watch(self, events: Sequence[Event], view: View) -> None:
        self.heard = any(isinstance(event, toys.Rang) and event.seat != self.seat for event in events)

    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        heard, self.heard = self.heard, False
        return legal[0] if heard and legal else None


RACE = replace(toys.RACE, bots={"quick": Quick, "slow": Slow, "echo": Echo, "dreamer": Dreamer})


def race(*levels: str) -> list[tuple[int, int]]:
    """(seat, time) of every ring of the bell."""
    last: list[toys.Race] = []

    def keep(state: toys.Race) -> dict[str, int]:
        last.append(state)
        return {}

    play(replace(RACE, lab=Lab(tally=keep, real_time=True)), len(levels), "x", OPTIONS, levels)
    return last[0].rung


def test_the_quicker_bot_comes_first_and_the_others_keep_their_own_time() -> None:
    assert race("quick", "slow") == [(0, 300), (0, 600), (1, 700), (0, 900)]


def test_a_bot_that_waits_is_asked_again_when_something_has_happened() -> None:
    assert race("slow", "echo") == [(0, 700), (1, 750)]


def test_the_clock_comes_when_nobody_is_quicker() -> None:
    assert race("dreamer", "dreamer") == []


def test_a_move_that_somebody_else_made_impossible_is_dropped() -> None:
    # Both want to ring at 300, and the bell rings once at a time.
    assert race("quick", "quick") == [(0, 300), (0, 600), (0, 900)]


class Imaginative(Bot):
    """Looks at worlds that could be the real one before it does anything."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        assert self.imagine
        worlds = [self.imagine(self.rng) for _ in range(3)]
        assert all(world.view(self.seat) == view for world in worlds)
        assert all(world.legal(self.seat) == legal for world in worlds)
        return legal[0]


def test_a_bot_of_the_lab_can_imagine_what_its_seat_cannot_see() -> None:
    dreaming = replace(toys.HONEST, bots={"imaginative": Imaginative})
    assert play(dreaming, 3, "x", toys.NoOptions(), ["imaginative"]).moves == 3
