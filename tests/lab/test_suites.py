"""Frozen suites: contents, and that they stay unchanged.

`spyhouse bench reference --freeze` notes version and fingerprint of suites that are not released yet.
"""

from dataclasses import replace

import pytest

from spyhouse import games
from spyhouse.kernel import BadOptions
from spyhouse.lab.suites import (
    deals_needed,
    fingerprint,
    load_suite,
    rank_correlation,
    score,
    split_half,
    suite_names,
)


@pytest.mark.parametrize("name", suite_names())
def test_suite_is_as_it_was_frozen(name: str) -> None:
    """Changed rules or opponents make a new suite; one that is not released yet may be noted again."""
    suite = load_suite(name)
    if suite.version == suite.rules.version:
        assert fingerprint(suite) == suite.check


def test_every_game_has_a_suite_for_its_version() -> None:
    current = {suite.game for suite in map(load_suite, suite_names()) if suite.version == suite.rules.version}
    assert current == games.builtin_names()


def test_every_deal_is_played_in_every_seat() -> None:
    suite = load_suite("spyfall-5-v1")
    plan = [*suite.games("strong", deals=2)]
    assert [(game.deal, game.seat) for game in plan] == [(deal, seat) for deal in (0, 1) for seat in range(5)]
    assert plan[3].table.names == ("normal", "normal", "normal", "strong", "normal")
    assert len({game.seed for game in plan}) == 2
    team = [*load_suite("spyclub-3-v1").games("strong", deals=2)]
    assert [(game.deal, game.seat, game.table.names) for game in team] == [
        (0, None, ("strong",) * 3),
        (1, None, ("strong",) * 3),
    ]


def test_a_suite_for_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    suite = load_suite("spyfall-5-v1")
    newer = replace(games.find("spyfall"), version=suite.version + 1)
    monkeypatch.setattr(games, "find", lambda name: newer)
    with pytest.raises(BadOptions, match="its scores could not be compared"):
        [*suite.games("strong")]
    with pytest.raises(BadOptions, match="There is no suite called 'spyfall-9'"):
        load_suite("spyfall-9")


def test_random_play_scores_below_normal_play() -> None:
    suite = load_suite("spycatcher-2-v1")
    weak, even = (
        score(suite, [game.play() for game in suite.games(bot, deals=6)]) for bot in ("random", "normal")
    )
    assert (weak.games, weak.deals) == (12, 6)
    assert weak.share < even.share
    assert even.low < even.share < even.high
    assert even.share == 0.5, "each deal from both seats: a bot against itself wins exactly half"


def test_statistics_of_deals() -> None:
    assert deals_needed([0.5] * 10) == 0
    assert deals_needed([0.0, 1.0] * 500) == pytest.approx(1067, abs=2)
    assert rank_correlation([1, 2, 3], [10, 20, 30]) == 1.0
    assert rank_correlation([1, 2, 3], [3, 2, 1]) == -1.0
    clear = {"weak": dict.fromkeys(range(8), 0.1), "good": dict.fromkeys(range(8), 0.9)}
    assert split_half(clear) == 1.0
