"""Games between bots through the contract, and errors of stuck games."""

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest

from spyhouse.kernel import CLOCK, BadOptions, Bot, Event, LabConfig, Move, Tick, View
from spyhouse.lab.play import StuckGame, next_move, play
from tests.lab import toy_games

OPTIONS = toy_games.NoOptions()


class Keeper(Bot):
    """A bot that keeps every card and records its events."""

    seen: list[tuple[int, Event]]

    def observe(self, events: Sequence[Event], view: View) -> None:
        type(self).seen += [(self.seat, event) for event in events]

    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        return toy_games.Keep()


class Swapper(Bot):
    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        return toy_games.Swap()


class Dreamer(Bot):
    """A bot that never moves."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        return None


class Slowcoach(Keeper):
    def thinking_ms(self, move: Move) -> int:
        return 60_000


class Confused(Bot):
    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        return Tick()


GAME = replace(
    toy_games.HONEST,
    bots={
        "keeper": Keeper,
        "swapper": Swapper,
        "dreamer": Dreamer,
        "slowcoach": Slowcoach,
        "confused": Confused,
        **toy_games.HONEST.bots,
    },
)


@pytest.fixture(autouse=True)
def _nothing_seen() -> None:
    Keeper.seen = []


def test_seed_determines_the_game() -> None:
    games = [play(GAME, 5, seed, OPTIONS, ["random"]) for seed in ("a", "a", "b")]
    assert games[0] == games[1]
    assert games[0].outcome.scores != games[2].outcome.scores


def test_levels_are_assigned_in_seat_order() -> None:
    play(GAME, 4, "seed", OPTIONS, ["keeper", "swapper"])
    assert {seat for seat, _ in Keeper.seen} == {0, 2}
    assert [event for seat, event in Keeper.seen if seat == 0 and isinstance(event, toy_games.Decided)] == [
        toy_games.Decided(seat=seat) for seat in range(4)
    ]


def test_a_bot_observes_only_events_visible_to_its_seat() -> None:
    play(GAME, 2, "seed", OPTIONS, ["keeper", "swapper"])
    assert not [event for _, event in Keeper.seen if isinstance(event, toy_games.Drew)]


@pytest.mark.parametrize("level", ["dreamer", "slowcoach"])
def test_the_clock_moves_when_nobody_does_in_time(level: str) -> None:
    played = play(GAME, 3, "seed", OPTIONS, [level])
    assert (played.moves, played.took) == (3, 30_000)


def test_the_clock_acts_at_its_deadline() -> None:
    state = GAME.new(2, "seed")
    bots = [Dreamer(seat, OPTIONS, random.Random(1)) for seat in range(2)]
    assert next_move(state, bots, random.Random(1), at=4_000) == (CLOCK, Tick(), 10_000)


class NoClock(toy_games.HighCard):
    def wind_up(self) -> None:
        self.due = None


def test_a_game_in_which_nobody_moves_is_stuck() -> None:
    with pytest.raises(StuckGame, match="seat 0 may move, none of them does, and no clock runs"):
        play(replace(GAME, start=NoClock), 2, "seed", OPTIONS, ["dreamer"])


def test_a_game_without_end_is_stuck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spyhouse.lab.play.LONGEST", 50)
    with pytest.raises(StuckGame, match="High Card with seed 'seed' was not over after 50 moves"):
        play(replace(GAME, start=toy_games.Endless), 2, "seed", OPTIONS, ["random"])


def test_a_bot_that_breaks_the_rules_is_named() -> None:
    with pytest.raises(StuckGame, match=r"seat 0 tried Tick\(\) .*: Only the clock can tick"):
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
    """A bot that taps every `period` ms."""

    period = 300

    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        return legal[0] if legal else None

    def thinking_ms(self, move: Move) -> int:
        return self.period


class Slow(Quick):
    period = 700


class Echo(Quick):
    """A bot that taps right after another one."""

    period = 50
    heard = False

    def observe(self, events: Sequence[Event], view: View) -> None:
        self.heard = any(isinstance(event, toy_games.Rang) and event.seat != self.seat for event in events)

    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        heard, self.heard = self.heard, False
        return legal[0] if heard and legal else None


RACE = replace(toy_games.RACE, bots={"quick": Quick, "slow": Slow, "echo": Echo, "dreamer": Dreamer})


def race(*levels: str) -> list[tuple[int, int]]:
    """Return (seat, time) of every ring."""
    last: list[toy_games.Race] = []

    def keep(state: toy_games.Race) -> dict[str, int]:
        last.append(state)
        return {}

    play(replace(RACE, lab=LabConfig(tally=keep)), len(levels), "x", OPTIONS, levels)
    return last[0].rung


def test_quicker_bot_moves_first() -> None:
    assert race("quick", "slow") == [(0, 300), (0, 600), (1, 700), (0, 900)]


def test_waiting_bot_is_asked_after_the_next_event() -> None:
    assert race("slow", "echo") == [(0, 700), (1, 750)]


def test_the_clock_moves_before_slower_players() -> None:
    assert race("dreamer", "dreamer") == []


def test_a_move_made_illegal_by_another_is_dropped() -> None:
    # Both want to ring at 300, and the bell rings once at a time.
    assert race("quick", "quick") == [(0, 300), (0, 600), (0, 900)]


class Imaginative(Bot):
    """A bot that imagines worlds before it moves."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        assert self.imagine
        worlds = [self.imagine(self.rng) for _ in range(3)]
        assert all(world.view(self.seat) == view for world in worlds)
        assert all(world.legal(self.seat) == legal for world in worlds)
        return legal[0]


def test_a_bot_of_the_lab_can_imagine_what_its_seat_cannot_see() -> None:
    dreaming = replace(toy_games.HONEST, bots={"imaginative": Imaginative})
    assert play(dreaming, 3, "x", toy_games.NoOptions(), ["imaginative"]).moves == 3
