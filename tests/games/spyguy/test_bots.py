"""Bots of Spy Guy: human-like search from permitted information."""

import random

import pytest

from spyhouse.games.spyguy import GAME
from spyhouse.games.spyguy.bots.scanning import scan
from spyhouse.games.spyguy.bots.search_grid import GridCell, VisibleItem, ground
from spyhouse.games.spyguy.bots.skills import skills
from spyhouse.games.spyguy.events import Spot
from spyhouse.games.spyguy.moves import Done, GoOn, TakeShortcut, Tap
from spyhouse.games.spyguy.options import SpyGuyOptions
from spyhouse.kernel import Bot, Move
from spyhouse.lab import simulate
from spyhouse.lab.tally import tally
from tests.games.spyguy.builders import CITY, AChase

OPTIONS = SpyGuyOptions(city=CITY, site="harbour", mood="day")
KEY = f"{CITY}.harbour.day.some.normal"


def a_bot(level: str = "normal", seat: int = 0) -> Bot:
    return GAME.bots[level](seat, OPTIONS, random.Random(7))


def find_rate(levels: list[str], seats: int, options: SpyGuyOptions = OPTIONS) -> float:
    counts = tally([*simulate(GAME, seats, range(6), levels, options)]).counts
    return counts["found"] / counts["copies"]


def test_more_and_better_bots_find_more() -> None:
    # SG-21
    assert find_rate(["easy"], 3) < find_rate(["normal"], 3) < find_rate(["strong"], 3)
    assert find_rate(["normal"], 1) < find_rate(["normal"], 3) < find_rate(["normal"], 6)


def test_the_same_seed_gives_the_same_games() -> None:
    first, second = (tally([*simulate(GAME, 3, range(3), ["normal"], OPTIONS)]) for _ in range(2))
    assert (first.moves, first.ends, first.counts) == (second.moves, second.ends, second.counts)


def one_part(fullness: float = 1.0, size: float = 45, covers: int = 0) -> tuple[GridCell, ...]:
    """Build a picture with one full part and twenty-four empty ones."""
    thing = VisibleItem(100, 100, size, True, covers)
    others = range(25)
    return tuple(
        GridCell(
            n % 5 * 200, n // 5 * 200, fullness, {0: (thing,)} if n == 12 else {}, tuple({*others} - {n})
        )
        for n in others
    )


def mean_time(**picture: float) -> float:
    """Return the mean time to find the item, at most a minute."""
    rng, parts = random.Random(2), one_part(**picture)  # type: ignore[arg-type]
    seen = [scan(parts, 0, 60_000, skills()["normal"], rng) for _ in range(300)]
    return sum(glimpses[0].ms if glimpses else 60_000 for glimpses in seen) / len(seen)


def test_bots_need_longer_for_cluttered_or_small_items() -> None:
    # SG-20
    usual = mean_time()
    assert mean_time(fullness=3.0) > 1.3 * usual
    assert mean_time(size=20) > 1.1 * usual
    assert mean_time(covers=3) > 1.1 * usual


def test_bots_see_only_the_drawing() -> None:
    # SG-19: every copy lies in one of the parts, and nothing else is taken for true.
    true = [
        thing for part in ground(KEY) for things in part.things.values() for thing in things if thing.right
    ]
    assert len(true) == 408


def test_a_bot_taps_when_a_person_would_have_found_it() -> None:
    a = AChase(2).begun()
    bot = a_bot()
    tap = bot.choose(a.state.view(0), a.state.legal(0))
    assert isinstance(tap, Tap)
    assert 300 < bot.thinking_ms(tap) < 45_000


def test_a_bot_does_not_tap_what_is_marked() -> None:
    a = AChase(2).begun()
    (first, second), spot = next(
        (taps, spot)
        for seed in range(20)
        for taps in [(bot_of(seed), bot_of(seed))]
        for spot in a.copies()
        if hits(taps[0].choose(a.state.view(0), a.state.legal(0)), spot)
    )
    a.taps(spot, 1)
    for bot in (first, second):
        assert not hits(bot.choose(a.state.view(0), a.state.legal(0)), spot)


def bot_of(seed: int) -> Bot:
    return GAME.bots["normal"](0, OPTIONS, random.Random(seed))


def hits(move: Move | None, spot: Spot) -> bool:
    return isinstance(move, Tap) and abs(move.x - spot.x) + abs(move.y - spot.y) < 20


def test_bot_readies_and_takes_the_shortcut_at_once(a_track_to_vote_on: None) -> None:
    a = AChase(2).with_standees(12, 40)
    assert a_bot().choose(a.state.view(0), a.state.legal(0)) == GoOn()
    a.begun()
    assert a_bot().choose(a.state.view(0), a.state.legal(0)) == TakeShortcut(True)
    a.time_up()
    a.time_up()
    assert (a.state.phase, a_bot().choose(a.state.view(0), a.state.legal(0))) == ("reveal", GoOn())


def test_bot_without_finds_agrees_to_end_the_search() -> None:
    a = AChase(2).begun()
    a.does(1, Done())
    bot = a_bot()
    while isinstance(move := bot.choose(a.state.view(0), a.state.legal(0)), Tap):
        bot.thinking_ms(move)
    assert move == Done()


@pytest.mark.parametrize("level", ["easy", "normal", "strong", "random"])
def test_bots_finish_the_game(level: str) -> None:
    options = SpyGuyOptions(city=CITY, site="harbour", mood="day", lock_wrong_taps=True)
    assert len([*simulate(GAME, 2, range(2), [level], options)]) == 2
