"""Frozen suites: contents, and that they stay unchanged."""

import re
import tomllib
from dataclasses import replace
from importlib.metadata import version
from pathlib import Path

import msgspec
import pytest

from bench.reference import refrozen
from spyhouse import games
from spyhouse.kernel import BadOptions
from spyhouse.lab.suites import (
    Suite,
    deals_needed,
    fingerprint,
    load_suite,
    newest_suites,
    rank_correlation,
    score,
    split_half,
)

ROOT = Path(__file__).parents[2]
DO = "Run `spyhouse bench reference --only-freeze` and commit the files; released suites get a successor."


@pytest.mark.parametrize("suite", newest_suites(), ids=lambda suite: suite.name)
def test_newest_suites_fit_the_games_of_today(suite: Suite) -> None:
    assert suite.version == suite.rules.version, f"{suite.rules.title} has other rules now. {DO}"
    raised = f"The bots or data of {suite.rules.title} have changed"
    if suite.released:
        raised += f" without its version, and {suite.name} is released: raise the version"
    assert fingerprint(suite) == suite.check, f"{raised}. {DO}"


def test_citation_names_the_released_version() -> None:
    cited = dict(re.findall(r"^([\w-]+): \"?([^\"\n]+)", (ROOT / "CITATION.cff").read_text(), re.MULTILINE))
    released = rf"^## {re.escape(cited['version'])} \({cited['date-released']}\)$"
    assert re.search(released, (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert cited["version"] == version("spyhouse")


def test_every_game_has_a_suite() -> None:
    assert {suite.game for suite in newest_suites()} == games.builtin_names()


def test_released_suite_gets_a_successor() -> None:
    text = (
        'game = "spycatcher"\nversion = 0\nseed = "suite/some-v9"\ncheck = "old"\nreleased = "2026-01-01"\n'
    )
    fields = {
        "name": "some-v9",
        "about": "",
        "seats": 2,
        "entrant": "seat",
        "opponents": "normal",
        "deals": 4,
    }
    released = msgspec.convert(tomllib.loads(text) | fields, Suite)
    name, written = refrozen(released, text)
    successor = msgspec.convert(fields | {"name": name} | tomllib.loads(written), Suite)
    assert (name, successor.seed, successor.released) == ("some-v10", "suite/some-v10", "")
    assert successor.version == games.find("spycatcher").version
    assert successor.check == fingerprint(successor)
    # The same file may be noted again until its release, and then never.
    name, text = refrozen(successor, written, "2027-01-01")
    assert (name, tomllib.loads(text)["released"]) == ("some-v10", "2027-01-01")
    frozen = msgspec.convert(fields | {"name": name} | tomllib.loads(text), Suite)
    assert refrozen(frozen, text) == (name, text)


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
    assert deals_needed([0.5]) is None, "one deal has no spread"
    assert deals_needed([0.0] * 10) is None, "nor have equal ones"
    assert deals_needed([0.0, 1.0] * 500) == pytest.approx(1067, abs=2)
    assert rank_correlation([1, 2, 3], [10, 20, 30]) == 1.0
    assert rank_correlation([1, 2, 3], [3, 2, 1]) == -1.0
    clear = {"weak": dict.fromkeys(range(8), 0.1), "good": dict.fromkeys(range(8), 0.9)}
    assert split_half(clear) == 1.0
