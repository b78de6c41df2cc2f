"""Deprecated public names: they work for one release and warn."""

import importlib
import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

import spyhouse
from spyhouse import kernel, lab
from spyhouse.kernel import Bot, Event, LabConfig, Move, Options, View
from spyhouse.lab import conformance
from tests.lab.toy_games import HONEST, HighCard


@pytest.mark.parametrize(
    ("module", "old", "new"),
    [
        (kernel, "ENGLISH", "DEFAULT_LOCALE"),
        (kernel, "Actions", "ActionSpace"),
        (kernel, "Balance", "BalanceMetric"),
        (kernel, "BotMaker", "BotFactory"),
        (kernel, "Campaigns", "CampaignConfig"),
        (kernel, "Chart", "ChartSpec"),
        (kernel, "Packs", "PackConfig"),
        (kernel, "Pictures", "SceneConfig"),
        (kernel, "Print", "PrintedText"),
        (kernel, "Spoken", "ChatMessage"),
        (kernel, "Step", "TutorialStep"),
        (kernel, "Vocabulary", "ListedActions"),
        (kernel, "in_words", "describe_decode_error"),
        (kernel, "kinds_of", "move_types"),
        (kernel, "like_a_listed", "matches_listed"),
        (kernel, "misread", "decode_error_args"),
        (lab, "Named", "NamedBot"),
        (lab, "Record", "GameRow"),
        (lab, "records", "simulate"),
    ],
)
def test_an_old_name_of_a_module_warns_and_is_the_new_one(module: Any, old: str, new: str) -> None:
    with pytest.warns(DeprecationWarning, match=f"{old} is now called {new}"):
        assert getattr(module, old) is getattr(module, new)


def test_an_unknown_name_of_the_kernel_is_still_an_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Nonsense'"):
        _ = kernel.Nonsense  # type: ignore[attr-defined]


def test_old_classes_take_their_old_keywords() -> None:
    with pytest.warns(DeprecationWarning, match="is now called"):
        made = kernel.Lab(longest=7, open_information=True)  # type: ignore[attr-defined]
    assert made == LabConfig(max_moves=7, perfect_information=True)
    with pytest.warns(DeprecationWarning, match="is now called"):
        assert kernel.TableSide(sequel=dict).next_options is dict  # type: ignore[attr-defined]
    with pytest.warns(DeprecationWarning, match="is now called"):
        assert kernel.TableSide(open_reasons=True).shared_view  # type: ignore[attr-defined]
    with pytest.warns(DeprecationWarning, match="is now called"):
        assert kernel.Words(unlisted=True).has_unlisted_moves  # type: ignore[attr-defined]


def test_real_time_may_still_be_a_fact_for_the_lab() -> None:
    with pytest.warns(DeprecationWarning, match="LabConfig.real_time is now called TableConfig.real_time"):
        game = replace(HONEST, lab=LabConfig(real_time=True))
    assert game.real_time
    assert not HONEST.real_time


def test_the_old_proving_module_still_checks_games() -> None:
    proving = importlib.import_module("spyhouse.lab.proving")
    with pytest.warns(DeprecationWarning, match="is now called"):
        assert proving.Unproven is conformance.ContractViolation
    with pytest.warns(DeprecationWarning, match="is now called"):
        assert proving.prove.__wrapped__ is conformance.check_game


def a_move_made() -> tuple[Any, Event]:
    state = spyhouse.new("spyclub", seats=3, seed="any text")
    seat = min(state.to_act())
    return state, state.apply(seat, state.legal(seat)[1], at=1000)[0]


def test_old_methods_of_a_state_still_work() -> None:
    state, _ = a_move_made()
    with pytest.warns(DeprecationWarning, match="State.recall is now called history"):
        assert state.recall(0) == state.history(0)
    with pytest.warns(DeprecationWarning, match="is now called"):
        assert state.hush() == state.chat_closed_reason()
    with pytest.warns(DeprecationWarning, match="is now called"):
        assert all(event.told_to(0) for event in state.history(0))


def test_old_methods_of_a_game_still_work() -> None:
    game: Any = spyhouse.game("spyclub")
    state, event = a_move_made()
    with pytest.warns(DeprecationWarning, match="is now called"):
        assert game.describe(state.view(0)) == game.describe_view(state.view(0))
    with pytest.warns(DeprecationWarning, match="is now called"):
        assert game.tell(event, aloud=True) == game.describe_event(event, verbose=True)


def test_overriding_an_old_name_overrides_the_new_one() -> None:
    with pytest.warns(DeprecationWarning, match="Shy._where is now called _status"):

        class Shy(HighCard):
            __slots__ = ()

            def _where(self) -> str:
                return "who knows where"

    assert "who knows where" in repr(Shy(2, "seed", Options()))


def test_a_bot_that_overrides_an_old_name_overrides_the_new_one() -> None:
    heard: list[Event] = []
    with pytest.warns(DeprecationWarning, match="Watcher.watch is now called observe"):

        class Watcher(Bot):
            def watch(self, events: Sequence[Event], view: View) -> None:
                heard.extend(events)

            def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
                return None

    bot = Watcher(0, Options(), random.Random(1))
    event = kernel.Skipped(seat=1)
    bot.observe([event], View())
    assert heard == [event]
    with pytest.warns(DeprecationWarning, match="is now called"):
        assert bot.words is None  # type: ignore[attr-defined]
