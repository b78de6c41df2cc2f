"""Logs under changed rules: a game continues only while the rules reproduce its log."""

import dataclasses

import msgspec
import pytest

from spyhouse import games
from spyhouse.kernel import Event, Move, State, Stop
from spyhouse.table.apply import fold
from spyhouse.table.commands.host import AllowChat, Rematch
from spyhouse.table.commands.lobby import Sit, Stand, Start
from spyhouse.table.commands.play import Play, Undo
from spyhouse.table.commands.server import Slept, Woke
from spyhouse.table.commands.talk import Say
from spyhouse.table.entry import LogRow
from spyhouse.table.errors import Refused
from spyhouse.table.log_codec import decode_row
from spyhouse.table.table import Table
from tests.table.table_builder import ATable, export, raw
from tests.table.toy_game import COUNTDOWN, Count, Countdown, Peek, Roll


class Generous(Countdown):
    """Changed rules: from the third count on, one more is taken."""

    __slots__ = ()

    def _apply(self, seat: int, move: Move, at: int) -> list[Event]:
        if isinstance(move, Count) and self._left == 7:
            self._left -= 1
        return super()._apply(seat, move, at)


class Strict(Countdown):
    """Changed rules: rolling is refused."""

    __slots__ = ()

    def _apply(self, seat: int, move: Move, at: int) -> list[Event]:
        if isinstance(move, Roll):
            raise AssertionError("what is a roll?")
        return super()._apply(seat, move, at)


def with_rules(monkeypatch: pytest.MonkeyPatch, start: type[State], **facts: object) -> None:
    monkeypatch.setitem(
        games._extra,
        "countdown",
        dataclasses.replace(COUNTDOWN, start=start, version=COUNTDOWN.version + 1, **facts),  # type: ignore[arg-type]
    )


def a_game() -> ATable:
    return ATable().with_people("Ida", "Karim").started()


def left(table: Table) -> int:
    game = table.game_view("", legal=False)
    assert game
    return int(game.seats[0].view.left)


def test_new_rules_with_equal_fingerprints_continue(monkeypatch: pytest.MonkeyPatch) -> None:
    a = a_game()
    a.plays("ida", 0, Count(1))
    a.plays("karim", 1, Count(1))
    with_rules(monkeypatch, Generous)
    table = a.folded()
    assert (left(table), table.stuck) == (8, "")
    a.table = table
    a.plays("ida", 0, Count(1))
    assert left(a.table) == 7


def test_fold_stops_at_a_different_fingerprint(monkeypatch: pytest.MonkeyPatch) -> None:
    a = a_game()
    for person, seat in (("ida", 0), ("karim", 1), ("ida", 0), ("karim", 1), ("ida", 0)):
        a.plays(person, seat, Count(1))
    a.does("karim", Say("Close!"))
    with_rules(monkeypatch, Generous)
    a.table = a.folded()
    assert (a.table.seq, left(a.table)) == (len(a.log), 7), "shown as far as it is certain"
    assert "The rules of Countdown have changed since this game began" in a.table.view().stuck
    assert (a.table.due(), a.table.bots_to_move(), a.table.clock_running()) == (None, [], False)


def test_fold_stops_at_an_illegal_move(monkeypatch: pytest.MonkeyPatch) -> None:
    a = a_game()
    a.plays("ida", 0, Count(1))
    a.plays("karim", 1, Roll())
    with_rules(monkeypatch, Strict)
    a.table = a.folded()
    assert left(a.table) == 9
    assert a.table.stuck


def test_unknown_options_or_deal_leave_the_table_usable(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(*args: object) -> State:
        raise KeyError("no such card")

    a = a_game()
    with_rules(monkeypatch, refuse)  # type: ignore[arg-type]
    a.table = a.folded()
    assert a.table.stuck
    assert a.table.game_view("ida", legal=True) is None
    a.does("ida", Rematch())
    assert a.table.phase == "lobby"


def test_stuck_game_leaves_chat_and_chairs_working(monkeypatch: pytest.MonkeyPatch) -> None:
    a = a_game()
    a.plays("ida", 0, Count(1))
    a.plays("karim", 1, Roll())
    with_rules(monkeypatch, Strict)
    a.table = a.folded()
    a.does("karim", Say("Oh."))
    a.does("ida", AllowChat(False))
    a.joins("Bruno")
    a.does("karim", Stand(1))
    a.does("karim", Sit(1))
    a.server(Slept())
    a.server(Woke())
    for command in (Play(1, raw(Count(1))), Undo(1)):
        with pytest.raises(Refused, match="have changed since this game began"):
            a.does("karim", command)
    assert everything_folds(a)


def test_host_redeals_a_stuck_game(monkeypatch: pytest.MonkeyPatch) -> None:
    a = ATable(grows=5).with_people("Ida", "Karim").started()
    a.plays("ida", 0, Count(1))
    a.plays("karim", 1, Roll())
    with pytest.raises(Refused, match="Finish this one first"):
        a.does("ida", Rematch())
    with_rules(monkeypatch, Strict)
    a.table = a.folded()
    a.does("ida", Rematch())
    assert (a.table.stuck, a.table.phase) == ("", "lobby")
    a.does("ida", Start())
    assert left(a.table) == 10, "the options it began with, not those of a sequel"
    a.plays("ida", 0, Count(1))
    assert left(a.table) == 9
    assert everything_folds(a)


def test_games_after_a_stuck_one_load_unchanged(monkeypatch: pytest.MonkeyPatch) -> None:
    """The log says when a game ended and with which options the next began."""
    a = ATable(pile=2, grows=5).with_people("Ida", "Karim").started()
    a.plays("ida", 0, Roll())
    a.plays("ida", 0, Count(2))
    a.does("ida", Rematch())
    a.does("ida", Start())
    a.plays("ida", 0, Count(1))
    with_rules(monkeypatch, Strict)
    table = a.folded()
    assert (table.phase, table.number, table.stuck) == ("playing", 2, "")
    assert left(table) == 6


def test_fold_repeats_undo(monkeypatch: pytest.MonkeyPatch) -> None:
    a = a_game()
    a.plays("ida", 0, Count(1))
    a.does("ida", Undo(0))
    a.plays("ida", 0, Count(2))
    with_rules(monkeypatch, Strict)
    assert left(a.folded()) == 8


def test_changed_view_keeps_the_game_running(monkeypatch: pytest.MonkeyPatch) -> None:
    class Chatty(Countdown):
        __slots__ = ()

        def chat_closed_reason(self) -> str:
            return "Psst."

    a = a_game()
    a.plays("ida", 0, Peek())
    with_rules(monkeypatch, Chatty)
    assert not a.folded().stuck


# --- the first format, which says nothing of what a move did


def bare(lines: list[LogRow]) -> list[LogRow]:
    """Return the log in format 1."""
    return [
        LogRow(line.seq, line.at, line.person, line.command, msgspec.json.encode(decode_row(line).command))
        for line in lines
    ]


def test_a_log_of_the_first_format_folds_to_the_same_table() -> None:
    a = a_game()
    a.plays("ida", 0, Count(1))
    table = fold("KITE", bare(a.log))
    assert (left(table), table.stuck) == (9, "")


def test_format_1_game_of_other_rules_is_stuck(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    a = a_game()
    a.plays("ida", 0, Count(1))
    with_rules(monkeypatch, Generous)
    table = fold("KITE", bare(a.log))
    assert left(table) == 9
    assert table.stuck


def test_format_1_log_continues_in_format_2(monkeypatch: pytest.MonkeyPatch) -> None:
    a = a_game()
    a.log = bare(a.log)
    a.table = a.folded()
    a.plays("ida", 0, Count(1))
    assert (decode_row(a.log[0]).format, decode_row(a.log[-1]).format) == (1, 2)
    assert everything_folds(a)
    a.does("ida", Undo(0))
    a.plays("ida", 0, Roll())
    with_rules(monkeypatch, Strict)
    assert a.folded().stuck


def everything_folds(a: ATable) -> bool:
    table = a.folded()
    return table.seq == len(a.log) and msgspec.json.encode(table.view()) == msgspec.json.encode(
        a.table.view()
    )


def test_export_of_a_game_that_runs_says_so_when_it_is_stuck(monkeypatch: pytest.MonkeyPatch) -> None:
    a = a_game()
    a.plays("ida", 0, Roll())
    with_rules(monkeypatch, Strict)
    with pytest.raises(Exception, match="is over yet"):
        export("KITE", a.log)


def test_logged_outcome_finishes_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    a = a_game()
    a.plays("ida", 0, Count(1))
    a.plays("karim", 1, Roll())
    a.host_plays(Stop())
    before = a.table.game_view("ida", legal=True)
    assert before
    assert before.outcome
    with_rules(monkeypatch, Strict)
    table = fold("KITE", a.log)
    after = table.game_view("ida", legal=True)
    assert after
    assert (table.phase, table.last_finished, bool(table.stuck)) == ("over", 1, True)
    assert after.outcome == before.outcome
    assert table.view().chairs == a.table.view().chairs


def test_stuck_game_offers_no_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    a = a_game()
    a.plays("ida", 0, Count(1))
    a.plays("karim", 1, Roll())
    with_rules(monkeypatch, Strict)
    table = fold("KITE", a.log)
    assert table.stuck
    game = table.game_view("ida", legal=True)
    assert game
    assert (game.to_act, game.deadline, [*game.host], game.outcome) == ([], None, [], None)
    assert not any(seat.legal for seat in game.seats)
