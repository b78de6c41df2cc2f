"""Levels, options, and the adaptive level."""

from typing import Any

import msgspec
import pytest

from spyhouse.games.spyguy import GAME
from spyhouse.games.spyguy.adaptive import fair_lead, next_options
from spyhouse.games.spyguy.box import box, levels
from spyhouse.games.spyguy.options import SpyGuyOptions, lead_of, seconds_of
from spyhouse.kernel import BadOptions, Stop
from tests.games.spyguy.builders import AChase


def test_harder_levels_are_harder() -> None:
    # SG-20
    child, family, expert = levels().child, levels().family, levels().expert
    assert child.seconds >= 1.5 * family.seconds > 1.5 * expert.seconds
    assert [level.lookalikes for level in (child, family, expert)] == ["none", "some", "many"]
    assert [level.warmer for level in (child, family, expert)] == [True, False, False]
    assert [level.items for level in (child, family, expert)] == ["large", "normal", "small"]


@pytest.mark.parametrize("level", ["child", "family", "expert", "adaptive"])
def test_level_sets_timer_drawing_and_lead(level: str) -> None:
    # SG-20
    a = AChase(3, level=level)
    numbers = msgspec.structs.asdict(levels())["family" if level == "adaptive" else level]
    assert a.state.city.endswith(f".{numbers.lookalikes}.{numbers.items}")
    assert a.state.moritz == box().track.starts[2] + numbers.ahead
    a.begun()
    assert a.state.ends - a.state.began == numbers.seconds * 1000


def test_each_level_setting_has_an_option() -> None:
    a = AChase(3, level="child", seconds=30, lookalikes="many", items="small", lead=33)
    assert a.state.city.endswith(".many.small")
    assert a.state.moritz == 33
    a.begun()
    assert a.state.ends - a.state.began == 30_000


@pytest.mark.parametrize(
    "options",
    [
        {"city": "Big City"},
        {"lead": 62},
        {"lead": 0},
        {"seconds": 4},
        {"mood": "night"},
        {"city": "abc\n"},
        {"x": 1},
    ],
)
def test_options_that_make_no_sense_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadOptions, match="don.t fit Spy Guy|has no option"):
        GAME.read_options(options)


def test_summary_is_one_line() -> None:
    assert GAME.summary(SpyGuyOptions(level="expert", city="2026-11-16", lock_wrong_taps=True)) == (
        f"expert, {levels().expert.seconds} seconds per card, city “2026-11-16”, wrong taps lock you out"
    )
    assert GAME.summary(SpyGuyOptions(practice=True, seconds=30)) == (
        "family, 10 practice cards, 30 seconds per card"
    )


# --- adaptive


def after_a_game(share: float, **options: Any) -> dict[str, int]:
    """Return the options of a rematch after the team found this share of the copies."""
    a = AChase(3, level="adaptive", **options).begun()
    copies = found = 0
    for _ in range(10):
        copies += a.card.copies
        wanted = round(copies * share) - found
        found += wanted
        a.finds(wanted)
        if wanted < a.card.copies:
            a.time_up()
        if a.state.outcome():
            break
        a.goes_on()
    return dict(next_options(a.state))


def test_a_better_team_gives_moritz_a_longer_lead_next_time() -> None:
    # SG-20
    start = lead_of(SpyGuyOptions(level="adaptive"), 3)
    weak, strong = after_a_game(0.5), after_a_game(0.9)
    assert weak["lead"] < start < strong["lead"]
    assert strong["seconds"] == seconds_of(SpyGuyOptions())


def test_adaptive_level_adds_time_at_the_shortest_lead() -> None:
    # SG-20
    options = after_a_game(0.25)
    assert options["seconds"] > seconds_of(SpyGuyOptions())
    assert options["lead"] >= box().adaptive.leads[0]


def test_fair_lead_is_kept() -> None:
    rate = 0.62
    lead = round(fair_lead(rate))
    assert abs(after_a_game(rate, lead=lead)["lead"] - lead) <= 1


def test_only_finished_adaptive_games_adapt() -> None:
    a = AChase(3, level="family").begun()
    for _ in range(5):
        a.time_up()
        a.goes_on()
    a.host(Stop())
    assert next_options(a.state) == {}
    b = AChase(3, level="adaptive").begun()
    b.host(Stop())
    assert next_options(b.state) == {}


def test_carried_options_are_valid() -> None:
    for share in (0.0, 0.3, 0.6, 1.0):
        carried = after_a_game(share)
        assert GAME.read_options({"level": "adaptive", **carried})
