"""Undo of the last step, if nothing was revealed or drawn and nobody else acted since (SC-41)."""

from dataclasses import replace

import pytest

from spyhouse.kernel import Skip, TableConfig
from spyhouse.table.commands.host import Pause, ReplaceByBot
from spyhouse.table.commands.lobby import Sit
from spyhouse.table.commands.play import Ticked, Undo
from spyhouse.table.commands.talk import Say
from spyhouse.table.errors import Refused
from spyhouse.table.happened import as_seen_by
from tests.table.table_builder import ATable, everything
from tests.table.toy_game import COUNTDOWN, TURN_MS, Count, Note, Peek, Roll, Whisper

NOT_YOURS = "only undo your own last step"


def a_game() -> ATable:
    return ATable().with_people("Ida", "Karim").started()


def left(a: ATable) -> int:
    return a.sees("")[0].left


def test_sc41_move_is_undone_and_replaced() -> None:
    a = a_game()
    a.plays("ida", 0, Count(2))
    told = a.does("ida", Undo(0))
    assert (left(a), told.public, told.effect.game_changed) == (10, True, True)
    a.plays("ida", 0, Count(1))
    assert left(a) == 9


def test_sc41_several_moves_are_undone_in_turn() -> None:
    a = a_game()
    a.plays("ida", 0, Whisper())
    a.plays("ida", 0, Count(2))
    a.plays("karim", 1, Count(1))
    a.does("karim", Undo(1))
    a.does("ida", Undo(0))
    a.does("ida", Undo(0))
    assert left(a) == 10
    a.does("ida", Say("so far back"))  # the whisper is undone too
    with pytest.raises(Refused, match=NOT_YOURS):
        a.does("ida", Undo(0))


def test_sc41_revealed_and_drawn_moves_stay() -> None:
    for final in (Peek(), Roll()):
        a = a_game()
        a.plays("ida", 0, Whisper())
        a.plays("ida", 0, final)
        with pytest.raises(Refused, match=NOT_YOURS):
            a.does("ida", Undo(0))


def test_sc41_no_undo_after_another_player_acted() -> None:
    a = a_game()
    a.plays("ida", 0, Count(1))
    a.plays("karim", 1, Whisper())
    with pytest.raises(Refused, match=NOT_YOURS):
        a.does("ida", Undo(0))


def test_sc41_host_and_bot_moves_are_final() -> None:
    a = a_game()
    a.plays("ida", 0, Count(1))
    a.host_plays(Skip(1))
    with pytest.raises(Refused, match=NOT_YOURS):
        a.does("ida", Undo(0))
    a.does("ida", ReplaceByBot(0, "easy"))
    a.bot_plays(0, Count(1))
    a.does("ida", Sit(0))
    with pytest.raises(Refused, match=NOT_YOURS):
        a.does("ida", Undo(0))


def test_sc41_only_the_mover_can_undo() -> None:
    a = a_game()
    a.plays("ida", 0, Count(1))
    with pytest.raises(Refused, match=NOT_YOURS):
        a.does("karim", Undo(1))
    with pytest.raises(Refused, match="isn.t your chair"):
        a.does("karim", Undo(0))


def test_undo_returns_no_time() -> None:
    a = a_game().after(TURN_MS - 1)
    a.plays("ida", 0, Count(1))
    a.after(5).does("ida", Undo(0))
    assert a.table.due() == TURN_MS
    a.server(Ticked())
    assert a.table.phase == "over"


def test_no_undo_in_pause_or_after_the_end() -> None:
    a = a_game()
    a.plays("ida", 0, Count(1))
    a.does("ida", Pause())
    with pytest.raises(Refused, match="paused"):
        a.does("ida", Undo(0))
    a = ATable(pile=1).with_people("Ida", "Karim").started()
    a.plays("ida", 0, Count(1))
    with pytest.raises(Refused, match="The game is over"):
        a.does("ida", Undo(0))


def test_games_without_undo_refuse_it(monkeypatch: pytest.MonkeyPatch) -> None:
    a = a_game()
    monkeypatch.setattr(a.table, "game", replace(COUNTDOWN, table=TableConfig()))
    a.plays("ida", 0, Count(1))
    with pytest.raises(Refused, match="You can.t undo moves in Countdown"):
        a.does("ida", Undo(0))


def test_private_move_is_undone_privately() -> None:
    a = a_game()
    before = a.table.public_seq
    a.plays("ida", 0, Note("Karim blinks"))
    told = a.does("ida", Undo(0))
    assert as_seen_by(told, a.table.seats_of("karim")) is None
    assert as_seen_by(told, a.table.seats_of("")) is None
    assert as_seen_by(told, a.table.seats_of("ida")) is not None
    assert a.table.public_seq == before
    assert a.sees("ida")[0].note == ""


def test_the_log_of_undone_steps_folds_to_the_same_table() -> None:
    a = a_game()
    a.plays("ida", 0, Count(1))
    a.does("ida", Undo(0))
    a.plays("ida", 0, Count(2))
    assert everything(a.folded()) == everything(a.table)
