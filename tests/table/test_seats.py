"""Seats in the lobby, in play, and back."""

import dataclasses
from unittest.mock import ANY

import pytest

from spyhouse import games
from spyhouse.kernel import TableConfig
from spyhouse.table.commands.host import GiveSeat, Lock, Rematch, Remove, ReplaceByBot
from spyhouse.table.commands.lobby import ClearSeat, Configure, Ready, Rename, SeatBot, Sit, Stand, Start
from spyhouse.table.commands.play import Play
from spyhouse.table.commands.server import Joined
from spyhouse.table.errors import Refused
from spyhouse.table.happened import as_seen_by
from spyhouse.table.table import Table
from spyhouse.table.table_view import Chair
from tests.table.table_builder import ATable, raw
from tests.table.toy_game import COUNTDOWN, Count, Countdown, Note, Peek


def names(a: ATable) -> list[str]:
    return [chair.name for chair in a.table.view().chairs]


def test_first_person_is_host_and_lobby_has_all_chairs() -> None:
    a = ATable().with_people("Ida", "Karim")
    view = a.table.view()
    assert (view.phase, view.host, len(view.chairs)) == ("lobby", "ida", 5)
    assert names(a) == ["Ida", "Karim", "", "", ""]


def test_options_change_chairs_without_unseating_anyone() -> None:
    """SF-37."""
    table = Table("KITE")
    table.open(games.find("spyfall"), 0, {}, "")
    assert len(table.seats.chairs) == 8
    Configure({"up_to_twelve": True}).apply(table, ANY)
    assert len(table.seats.chairs) == 12
    table.seats.seat_bot(9, "easy")
    Configure({"up_to_twelve": False}).apply(table, ANY)
    assert len(table.seats.chairs) == 10
    table.seats.clear(9)
    Configure({"rounds": 3}).apply(table, ANY)
    assert len(table.seats.chairs) == 8


def test_a_second_ida_becomes_ida_2_whatever_the_case() -> None:
    a = ATable().with_people("Ida")
    a.server(Joined("p2", "IDA", "owl", "t2"))
    a.server(Joined("p3", "ida", "owl", "t3"))
    assert [person.name for person in a.table.view().people] == ["Ida", "IDA 2", "ida 3"]


def test_rename_keeps_custom_seat_names() -> None:
    a = ATable().with_people("Ida")
    a.does("ida", Sit(2, "Grandma"))
    a.does("ida", Rename("Odile", "owl"))
    assert names(a) == ["Odile", "", "Grandma", "", ""]
    assert a.table.view().chairs[2].face == "owl"


def test_taken_or_missing_chair_is_refused() -> None:
    a = ATable().with_people("Ida", "Karim")
    with pytest.raises(Refused, match="Choose an empty chair"):
        a.does("karim", Sit(0))
    with pytest.raises(Refused, match="Seats are numbered 0 to 4"):
        a.does("karim", Sit(5))
    with pytest.raises(Refused, match="Stand up from your own"):
        a.does("karim", Stand(0))


def test_watchers_can_do_nothing_until_they_join() -> None:
    a = ATable().with_people("Ida")
    for stranger in ("", "nobody"):
        with pytest.raises(Refused, match="Join the table first"):
            a.does(stranger, Sit(1))


def test_empty_chairs_return_in_the_rematch() -> None:
    a = ATable(pile=1).with_people("Ida", "Karim", "Bruno")
    a.does("ida", ClearSeat(1))
    a.does("ida", SeatBot(4, "easy"))
    bot = a.table.view().chairs[4].name
    a.started()
    assert names(a) == ["Ida", "Bruno", bot]
    a.plays("ida", 0, Count(1))
    a.does("ida", Rematch())
    assert names(a) == ["Ida", "", "Bruno", "", bot]
    assert a.table.view().number == 2


def test_a_game_needs_enough_players() -> None:
    a = ATable().with_people("Ida")
    with pytest.raises(Refused, match="needs at least 2 players, and 1 is here"):
        a.started()
    assert a.table.state is None


def test_misfit_options_are_refused_at_configure_or_start() -> None:
    a = ATable().with_people("Ida", "Karim")
    with pytest.raises(Refused, match="don.t fit Countdown"):
        a.does("ida", Configure({"pile": 0}))
    a.does("ida", Configure({"pile": 7, "no_pairs": True}))
    assert a.table.view().summary == "a pile of 7"
    with pytest.raises(Refused, match="find a third"):
        a.started()
    assert a.table.view().phase == "lobby"


def test_options_that_are_not_named_stay_as_they_are() -> None:
    a = ATable().with_people("Ida")
    a.does("ida", Configure({"pile": 7}))
    a.does("ida", Configure({"no_pairs": True}))
    assert a.table.view().options["pile"] == 7


def test_bots_have_names_of_their_own_and_known_levels() -> None:
    a = ATable().with_people("Ida")
    with pytest.raises(Refused, match="It has: easy and normal"):
        a.does("ida", SeatBot(1, "genius"))
    a.does("ida", SeatBot(1, "easy"))
    a.does("ida", SeatBot(2, "normal"))
    assert len({*names(a)[:3]}) == 3
    assert names(a) == names_of_a_fold(a)


def names_of_a_fold(a: ATable) -> list[str]:
    return [chair.name for chair in a.folded().view().chairs]


def test_sc43_one_person_plays_several_hands_and_sees_each() -> None:
    a = ATable().with_people("Ida")
    a.does("ida", Sit(1))
    a.does("ida", Sit(3, "Grandma"))
    assert names(a) == ["Ida", "Ida 2", "", "Grandma", ""]
    a.started()
    assert a.table.seats_of("ida") == [0, 1, 2]
    for seat in range(3):
        a.plays("ida", seat, Note(f"hand {seat}"))
    assert [seen.note for seen in a.sees("ida")] == ["hand 0", "hand 1", "hand 2"]
    assert [seen.note for seen in a.sees("")] == [""]


def test_sc43_sf29_absent_player_takes_seat_back_from_bot() -> None:
    a = ATable().with_people("Ida", "Karim").started()
    a.does("ida", ReplaceByBot(1, "easy"))
    assert a.table.view().chairs[1] == Chair("karim", "easy", "Karim", "fox")
    assert a.table.seats_of("karim") == []
    a.plays("ida", 0, Count(1))
    assert a.table.bots_to_move() == [(1, "easy")]
    with pytest.raises(Refused, match="isn.t your chair"):
        a.plays("karim", 1, Count(1))
    a.bot_plays(1, Peek())
    a.does("karim", Sit(1))
    assert a.table.bots_to_move() == []
    with pytest.raises(Refused, match="No bot plays that chair"):
        a.bot_plays(1, Count(1))
    assert a.sees("karim")[0].card is not None
    a.plays("karim", 1, Count(1))


def test_sc43_standing_up_leaves_seat_to_bot_but_keeps_it() -> None:
    a = ATable().with_people("Ida", "Karim", "Bruno").started()
    a.does("karim", Stand(1))
    assert (a.table.view().chairs[1].person, a.table.view().chairs[1].bot) == ("karim", "normal")
    a.joins("Odile")
    with pytest.raises(Refused, match="That.s Karim.s chair"):
        a.does("odile", Sit(1))
    a.does("karim", Sit(1))
    assert a.table.seats_of("karim") == [1]


def test_newcomer_takes_bot_seat_in_open_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    open_minded = dataclasses.replace(COUNTDOWN, table=TableConfig(shared_view=True))
    monkeypatch.setitem(games._extra, "countdown", open_minded)
    a = ATable().with_people("Ida", "Karim")
    a.does("ida", SeatBot(2, "easy"))
    a.started()
    a.joins("Odile")
    a.does("ida", Lock(on=True))
    with pytest.raises(Refused, match="locked"):
        a.does("odile", Sit(2))
    a.does("ida", Lock(on=False))
    with pytest.raises(Refused, match="already played in this game"):
        a.does("karim", Sit(2))
    a.does("odile", Sit(2))
    assert names(a) == ["Ida", "Karim", "Odile"]


def test_a_standing_player_cannot_swap_hands() -> None:
    a = ATable().with_people("Ida", "Karim")
    a.does("ida", SeatBot(2, "easy"))
    a.started()
    a.does("karim", Stand(1))
    with pytest.raises(Refused, match="Ask the host to give you that chair"):
        a.does("karim", Sit(2))
    with pytest.raises(Refused, match="already played in this game"):
        a.does("ida", GiveSeat(2, "karim"))


def test_host_gives_bot_seat_away_between_rounds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A newcomer may be a second tab of a player, so no hand in play is shown to them."""
    a = ATable().with_people("Ida", "Karim")
    a.does("ida", SeatBot(2, "easy"))
    a.started()
    a.joins("Odile")
    with pytest.raises(Refused, match="cards are secret. Ask the host to give you that chair"):
        a.does("odile", Sit(2))
    with pytest.raises(Refused, match="Only the host"):
        a.does("odile", GiveSeat(2, "odile"))
    with pytest.raises(Refused, match="That.s Karim.s chair"):
        a.does("ida", GiveSeat(1, "odile"))
    with pytest.raises(Refused, match="only between rounds"):
        a.does("ida", GiveSeat(2, "odile"))
    monkeypatch.setattr(Countdown, "between_rounds", lambda self: True)
    told = a.does("ida", GiveSeat(2, "odile"))
    happened = as_seen_by(told, [])
    assert happened
    assert happened.did == GiveSeat(2, "odile"), "everyone is told"
    assert names(a) == ["Ida", "Karim", "Odile"]
    a.does("odile", Stand(2))
    a.does("odile", Sit(2))


def test_sf29_bot_plays_on_for_a_removed_player() -> None:
    a = ATable().with_people("Ida", "Karim").started()
    assert a.table.seats.person_with("token of karim") == "karim"
    a.does("ida", Remove("karim"))
    assert a.table.seats.person_with("token of karim") is None
    chair = a.table.view().chairs[1]
    assert (chair.person, chair.bot) == ("", "normal")
    assert chair.name != "Karim"
    with pytest.raises(Refused, match="Join the table first"):
        a.does("karim", Play(1, raw(Count(1))))


def test_remove_empties_chair_in_lobby_and_keeps_name_after_end() -> None:
    a = ATable(pile=1).with_people("Ida", "Karim", "Bruno")
    a.does("ida", Remove("karim"))
    assert names(a) == ["Ida", "", "Bruno", "", ""]
    a.started().plays("ida", 0, Count(1))
    a.does("ida", Remove("bruno"))
    assert names(a) == ["Ida", "Bruno"]
    a.does("ida", Rematch())
    assert names(a) == ["Ida", "", "", "", ""]


def test_rematch_restores_owners_and_clears_ready() -> None:
    a = ATable(pile=1).with_people("Ida", "Karim")
    a.does("karim", Ready(True, "k"))
    assert a.table.view().chairs[1].ready
    a.started()
    a.does("karim", Stand(1))
    a.plays("ida", 0, Count(1))
    with pytest.raises(Refused, match="The host can start a rematch"):
        a.does("karim", Sit(1))
    a.does("ida", Rematch())
    assert a.table.view().chairs[1] == Chair("karim", "", "Karim", "fox")
    a.does("ida", Start())
    assert a.table.view().number == 2


def test_ready_needs_a_chair() -> None:
    a = ATable().with_people("Ida")
    a.joins("Karim")
    with pytest.raises(Refused, match="Take a chair first"):
        a.does("karim", Ready(True))
