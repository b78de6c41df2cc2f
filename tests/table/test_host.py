"""SF-29: what the host can do, and that nobody else can."""

from dataclasses import replace

import pytest

from spyhouse.games.spyfall.moves import Accuse, Answer, Ask, EndRound
from spyhouse.kernel import IllegalMove, Leave, Skip, Stop
from spyhouse.kernel.game import Lab
from spyhouse.table.apply import apply
from spyhouse.table.command import Command
from spyhouse.table.commands.host import (
    AllowChat,
    AllowHints,
    ClaimHost,
    HandOver,
    Lock,
    Pause,
    Rematch,
    Remove,
    ReplaceByBot,
    Resume,
    SetBotPace,
)
from spyhouse.table.commands.house import Joined, Opened
from spyhouse.table.commands.lobby import ClearSeat, Configure, SeatBot, Sit, Stand, Start
from spyhouse.table.commands.play import LONG_MS, HostPlay, Play, Ticked
from spyhouse.table.commands.talk import React, Say
from spyhouse.table.decide import decide
from spyhouse.table.refused import Refused
from spyhouse.table.table import Table
from tests.table.builder import HOUSE, SECRET, ATable, raw
from tests.table.toy import TURN_MS, Count, Countdown, Whisper


def a_game() -> ATable:
    return ATable().with_people("Ida", "Karim").started()


HOSTS_OWN: list[Command] = [
    SeatBot(2, "easy"),
    ClearSeat(0),
    Configure({}),
    Start(),
    HostPlay(raw(Stop())),
    Pause(),
    Resume(),
    ReplaceByBot(0, "easy"),
    Rematch(),
    Lock(on=True),
    AllowChat(on=False),
    AllowHints(on=False),
    SetBotPace("at once"),
    Remove("ida"),
    HandOver("karim"),
]


@pytest.mark.parametrize("command", HOSTS_OWN, ids=lambda command: type(command).__name__)
def test_only_the_host_sf_29(command: Command) -> None:
    for a in (ATable().with_people("Ida", "Karim"), a_game()):
        with pytest.raises(Refused, match="Only the host"):
            a.does("karim", command)


def test_nobody_moves_in_a_pause_and_the_clock_stands_still_sf_29() -> None:
    a = a_game().after(4_000)
    a.does("ida", Pause())
    assert (a.table.view().paused, a.table.due()) == (True, None)
    a.after(60_000)
    assert a.table.time(a.now) == 4_000
    with pytest.raises(Refused, match="The game goes on when the host resumes"):
        a.plays("ida", 0, Count(1))
    with pytest.raises(Refused, match="paused"):
        a.host_plays(Skip(1))
    with pytest.raises(Refused, match="Time isn.t up"):
        a.house(Ticked())
    a.does("ida", Resume())
    assert a.table.due() == 64_000 + TURN_MS - 4_000
    a.plays("ida", 0, Count(1))


def test_bots_rest_in_a_pause_sf_29() -> None:
    a = a_game()
    a.does("ida", ReplaceByBot(0, "easy"))
    a.does("ida", Pause())
    assert a.table.bots_to_move() == []
    with pytest.raises(Refused, match="paused"):
        a.bot_plays(0, Count(1))


def test_the_host_skips_a_player_who_is_away_sf_29() -> None:
    a = a_game()
    a.plays("ida", 0, Count(1))
    told = a.host_plays(Skip(1))
    assert told.public
    assert a.sees("")[0].turn != 1
    with pytest.raises(IllegalMove):
        a.host_plays(Skip(1))


class Here:
    """Everybody is here."""

    def fresh_secret(self) -> str:
        return "s"

    def away_s(self, person: str) -> float:
        return 0


def test_nobody_is_skipped_who_is_here_and_thinks_sf_29() -> None:
    a = a_game()
    a.plays("ida", 0, Count(1))
    skip = HostPlay(raw(Skip(1)))
    with pytest.raises(Refused, match="Karim is still thinking."):
        decide(a.table, skip, "ida", a.now, outside=Here())
    a.after(LONG_MS)
    assert decide(a.table, skip, "ida", a.now, outside=Here())


def test_nor_a_bot_that_thinks_sf_29() -> None:
    a = a_game()
    a.does("ida", ReplaceByBot(1, "easy"))
    a.plays("ida", 0, Count(1))
    with pytest.raises(Refused, match="Karim is still thinking."):
        a.host_plays(Skip(1))
    a.after(LONG_MS).host_plays(Skip(1))


def test_only_who_is_away_has_left_sf_29() -> None:
    a = a_game()
    leave = HostPlay(raw(Leave(1)))
    with pytest.raises(Refused, match="Karim hasn.t left."):
        decide(a.after(LONG_MS).table, leave, "ida", a.now, outside=Here())
    assert decide(a.table, leave, "ida", a.now, outside=HOUSE)
    assert decide(a.table, HostPlay(raw(Leave(0))), "ida", a.now, outside=Here()), "oneself"


def test_bots_with_secrets_do_not_leave_sf_29() -> None:
    a = ATable().with_people("Ida", "Karim")
    a.does("ida", SeatBot(2, "easy"))
    a.started()
    with pytest.raises(Refused, match="hasn.t left."):
        a.host_plays(Leave(2))


def test_in_a_vote_the_host_does_nothing_to_anybody_sf_29(monkeypatch: pytest.MonkeyPatch) -> None:
    """SK-20 too: nobody who would stop it is skipped, leaves, is sent away or gives way to a bot."""
    a = a_game().after(LONG_MS)
    assert a.table.state
    monkeypatch.setattr(Countdown, "clock_decides", frozenset({a.table.state.phase}))
    moves = [HostPlay(raw(move)) for move in (Skip(1), Leave(1), Leave(0))]
    for command in (*moves, ReplaceByBot(1, "easy"), Remove("karim")):
        with pytest.raises(Refused, match="the clock decide"):
            a.does("ida", command)
    a.host_plays(Stop())


def test_a_host_of_spyfall_voids_no_round_that_is_voted_on_sf_29() -> None:
    table = Table("KITE")
    for command, person in (
        (Opened("spyfall", 0, {"first_dealer": 0}, SECRET), ""),
        (Joined("p1", "Ida", "fox", "hash"), ""),
        *((Sit(seat, name), "p1") for seat, name in enumerate(("Ida", "Karim", "Odile"))),
        (Start(), "p1"),
        (Play(0, raw(Ask(1, "Warm here?"))), "p1"),
        (Play(1, raw(Answer("Rather."))), "p1"),
        (Play(2, raw(Accuse(0))), "p1"),
    ):
        for entry in decide(table, command, person, 0, outside=HOUSE):
            apply(table, entry)
    assert table.state
    assert table.state.phase == "vote"
    with pytest.raises(Refused, match="the clock decide"):
        decide(table, HostPlay(raw(EndRound())), "p1", 0, outside=HOUSE)


def test_hosts_do_not_skip_themselves_sf_29() -> None:
    with pytest.raises(Refused, match="your own seat"):
        a_game().host_plays(Skip(0))


def test_the_host_ends_the_game_and_all_is_shown_even_in_a_pause_sf_29() -> None:
    a = a_game()
    a.does("ida", Pause())
    a.host_plays(Stop())
    view = a.table.view()
    assert (view.phase, view.paused) == ("over", False)
    game = a.table.game_view("", legal=False)
    assert game is not None
    assert game.outcome is not None
    assert game.outcome.how == "stopped"


def test_a_locked_table_lets_nobody_in_sf_29() -> None:
    a = ATable().with_people("Ida")
    a.does("ida", Lock(on=True))
    with pytest.raises(Refused, match="Ask the host"):
        a.joins("Karim")
    a.does("ida", Lock(on=False))
    a.joins("Karim")


def test_the_host_says_how_long_bots_take_but_not_where_the_quicker_one_wins() -> None:
    a = a_game()
    assert a.table.view().bot_pace == "usual"
    a.does("ida", SetBotPace("at once"))
    assert a.table.view().bot_pace == "at once"
    a.table.game = replace(a.table.game, lab=Lab(real_time=True))
    with pytest.raises(Refused, match="as long as people do"):
        a.does("ida", SetBotPace("slow"))


def test_the_host_hands_over_and_cannot_be_removed_sf_29() -> None:
    a = a_game()
    with pytest.raises(Refused, match="Make somebody else host first"):
        a.does("ida", Remove("ida"))
    with pytest.raises(Refused, match="at this table"):
        a.does("ida", HandOver("odile"))
    a.does("ida", HandOver("karim"))
    assert a.table.seats.host == "karim"
    a.does("karim", Remove("ida"))
    assert [person.id for person in a.table.view().people] == ["karim"]


def test_a_host_who_stands_up_is_still_host_and_another_may_claim_it() -> None:
    a = a_game()
    a.does("ida", Stand(0))
    assert a.table.seats.host == "ida"
    a.does("karim", ClaimHost())
    assert a.table.seats.host == "karim"
    with pytest.raises(Refused, match="already"):
        a.does("karim", ClaimHost())


def test_chat_is_closed_by_the_host_and_by_the_game() -> None:
    a = a_game()
    told = a.does("karim", Say("  hello\u202e   all "))
    happened = told.to(a.table.seats_of(""))
    assert happened is not None
    assert happened.did == Say("hello all")
    a.plays("ida", 0, Whisper())
    with pytest.raises(Refused, match="Somebody whispers"):
        a.does("karim", Say("psst"))
    a.does("karim", React("heart"))
    a.plays("ida", 0, Count(1))
    a.does("karim", Say("at last"))
    a.does("ida", AllowChat(on=False))
    for command in (Say("psst"), React("heart")):
        with pytest.raises(Refused, match="turned chat and reactions off"):
            a.does("karim", command)


def test_after_the_end_everyone_may_talk_about_what_was_whispered() -> None:
    a = a_game()
    a.plays("ida", 0, Whisper())
    a.host_plays(Stop())
    a.does("karim", Say("so that was it"))


def test_no_person_can_do_what_the_house_does() -> None:
    a = a_game().after(TURN_MS)
    for command in (Ticked(), Joined("odile", "Odile", "owl", "t")):
        with pytest.raises(Refused, match="Only the house"):
            a.does("ida", command)


def test_each_thing_has_its_time() -> None:
    a = ATable(pile=1).with_people("Ida", "Karim")
    with pytest.raises(Refused, match="hasn.t started yet"):
        a.plays("ida", 0, Count(1))
    with pytest.raises(Refused, match="A rematch comes after a game"):
        a.does("ida", Rematch())
    a.started()
    with pytest.raises(Refused, match="only in the lobby"):
        a.does("ida", Start())
    a.plays("ida", 0, Count(1))
    with pytest.raises(Refused, match="The game is over"):
        a.plays("karim", 1, Count(1))
