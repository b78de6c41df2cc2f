"""Host actions (SF-29), refused to all others."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from spyhouse.games.spyfall.moves import Accuse, Answer, Ask, EndRound
from spyhouse.kernel import IllegalMove, Leave, Skip, Stop
from spyhouse.kernel.game import TableConfig
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
from spyhouse.table.commands.lobby import ClearSeat, Configure, Rename, SeatBot, Sit, Stand, Start
from spyhouse.table.commands.play import SKIP_IDLE_MS, HostPlay, Play, Ticked
from spyhouse.table.commands.server import Joined, Opened
from spyhouse.table.commands.talk import REACTIONS, React, Say
from spyhouse.table.decide import decide
from spyhouse.table.errors import Refused
from spyhouse.table.happened import as_seen_by, missed
from spyhouse.table.log_codec import encode_row
from spyhouse.table.table import Table
from tests.table.table_builder import CONTEXT, SECRET, ATable, everything, raw
from tests.table.toy_game import TURN_MS, Count, Countdown, Peek, Whisper


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
def test_sf29_host_commands_need_the_host(command: Command) -> None:
    for a in (ATable().with_people("Ida", "Karim"), a_game()):
        with pytest.raises(Refused, match="Only the host"):
            a.does("karim", command)


def test_sf29_pause_stops_moves_and_the_clock() -> None:
    a = a_game().after(4_000)
    a.does("ida", Pause())
    assert (a.table.view().paused, a.table.due()) == (True, None)
    a.after(60_000)
    assert a.table.clock.time(a.now) == 4_000
    with pytest.raises(Refused, match="The game goes on when the host resumes"):
        a.plays("ida", 0, Count(1))
    with pytest.raises(Refused, match="paused"):
        a.host_plays(Skip(1))
    with pytest.raises(Refused, match="Time isn.t up"):
        a.server(Ticked())
    a.does("ida", Resume())
    assert a.table.due() == 64_000 + TURN_MS - 4_000
    a.plays("ida", 0, Count(1))


def test_sf29_bots_rest_in_a_pause() -> None:
    a = a_game()
    a.does("ida", ReplaceByBot(0, "easy"))
    a.does("ida", Pause())
    assert a.table.bots_to_move() == []
    with pytest.raises(Refused, match="paused"):
        a.bot_plays(0, Count(1))


def test_sf29_the_host_skips_a_player_who_is_away() -> None:
    a = a_game()
    a.plays("ida", 0, Count(1))
    told = a.host_plays(Skip(1))
    assert told.public
    assert a.sees("")[0].turn != 1
    with pytest.raises(IllegalMove):
        a.host_plays(Skip(1))


class Here:
    """A context in which everybody is connected."""

    def new_secret(self) -> str:
        return "s"

    def away_s(self, person: str) -> float:
        return 0


def test_sf29_a_connected_thinking_player_is_not_skipped() -> None:
    a = a_game()
    a.plays("ida", 0, Count(1))
    skip = HostPlay(raw(Skip(1)))
    with pytest.raises(Refused, match="Karim is still thinking."):
        decide(a.table, skip, "ida", a.now, context=Here())
    a.after(SKIP_IDLE_MS)
    assert decide(a.table, skip, "ida", a.now, context=Here())


def test_sf29_thinking_bot_is_not_skipped() -> None:
    a = a_game()
    a.does("ida", ReplaceByBot(1, "easy"))
    a.plays("ida", 0, Count(1))
    with pytest.raises(Refused, match="Karim is still thinking."):
        a.host_plays(Skip(1))
    a.after(SKIP_IDLE_MS).host_plays(Skip(1))


def test_sf29_only_absent_players_can_be_declared_gone() -> None:
    a = a_game()
    leave = HostPlay(raw(Leave(1)))
    with pytest.raises(Refused, match="Karim hasn.t left."):
        decide(a.after(SKIP_IDLE_MS).table, leave, "ida", a.now, context=Here())
    assert decide(a.table, leave, "ida", a.now, context=CONTEXT)
    assert decide(a.table, HostPlay(raw(Leave(0))), "ida", a.now, context=Here()), "oneself"


def test_sf29_bots_with_secrets_do_not_leave() -> None:
    a = ATable().with_people("Ida", "Karim")
    a.does("ida", SeatBot(2, "easy"))
    a.started()
    with pytest.raises(Refused, match="hasn.t left."):
        a.host_plays(Leave(2))


def test_sf29_host_cannot_intervene_in_a_vote(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """SK-20: during a vote or challenge the host cannot skip, remove or replace anyone, nor stop the game."""
    a = ATable(clock=False).with_people("Ida", "Karim").started().after(SKIP_IDLE_MS)
    assert a.table.state
    monkeypatch.setattr(Countdown, "no_skip_phases", frozenset({a.table.state.phase}))
    for move in (Skip(1), Leave(1), Leave(0), Stop()):
        with pytest.raises(Refused, match="the clock decide"):
            a.host_plays(move)
    a.does("ida", ReplaceByBot(1, "easy"))
    a.does("ida", Remove("karim"))
    a.plays("ida", 0, Count(1))
    assert a.table.seats_of("karim") == [1], "the vote goes on"
    monkeypatch.setattr(Countdown, "no_skip_phases", frozenset())
    a.plays("karim", 1, Count(1))
    a.plays("ida", 0, Count(1))
    assert "karim" not in a.table.seats.people
    a.host_plays(Stop())


def postponed() -> ATable:
    """Build a game in which the removal of Karim, who is to move, is postponed."""
    a = ATable(clock=False).with_people("Ida", "Karim", "Odile").started()
    a.plays("ida", 0, Count(1))
    for entry in decide(a.table, Remove("karim"), "ida", a.now, context=Here()):
        apply(a.table, entry)
        a.log.append(encode_row(entry))
    return a


def test_sf29_removal_waits_for_the_end_of_the_turn() -> None:
    a = postponed()
    happened = missed(a.table, 0, "odile")[-1]
    assert happened.did == Remove("karim", later=True), "everyone is told"
    a.plays("karim", 1, Peek())
    assert a.table.seats_of("karim") == [1], "it is still the same turn"
    done = a.plays("karim", 1, Count(1))
    assert done.effect.removed_person == "karim"
    assert a.table.seats_of("karim") == []
    assert [seat for seat, _ in a.table.seats.bots()] == [1]
    assert everything(a.folded()) == everything(a.table)


def test_sf29_postponed_removal_happens_at_end_or_is_dropped() -> None:
    a = postponed()
    a.host_plays(Stop())
    assert "karim" not in a.table.seats.people
    a = postponed()
    a.does("ida", HandOver("karim"))
    a.plays("karim", 1, Count(1))
    assert a.table.seats_of("karim") == [1]


def test_sf29_bot_takes_over_after_the_turn() -> None:
    a = a_game()
    (entry,) = decide(a.table, ReplaceByBot(0, "easy"), "ida", a.now, context=Here())
    assert entry.command == ReplaceByBot(0, "easy"), "the host's own seat at once"
    (entry,) = decide(a.table, ReplaceByBot(1, "easy"), "ida", a.now, context=Here())
    assert entry.command == ReplaceByBot(1, "easy", later=True)
    apply(a.table, entry)
    a.log.append(encode_row(entry))
    assert a.table.seats.bots() == []
    a.plays("ida", 0, Count(1))
    assert a.table.seats.bots() == [(1, "easy")]
    (entry,) = decide(a.table, ReplaceByBot(1, "normal"), "ida", a.now, context=Here())
    assert entry.command == ReplaceByBot(1, "normal"), "a bot by another one at once"


def test_sf29_between_rounds_a_person_is_removed_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    a = a_game()
    monkeypatch.setattr(Countdown, "between_rounds", lambda self: True)
    (entry,) = decide(a.table, Remove("karim"), "ida", a.now, context=Here())
    assert entry.command == Remove("karim")


def test_sf10_renames_wait_while_chat_is_closed() -> None:
    """SF-10: renaming is closed with the chat, because everyone reads names."""
    a = a_game()
    a.plays("ida", 0, Whisper())
    with pytest.raises(Refused, match="when the round is over"):
        a.does("karim", Rename("Ida is the spy!", "fox"))
    newcomer = Joined("odile", "Ida is the spy!", "fox", "t")
    with pytest.raises(Refused, match="join when it.s over"):
        decide(a.table, newcomer, "", a.now, context=Here())
    assert decide(a.table, newcomer, "", a.now), "nobody is there to read it"
    a.plays("ida", 0, Count(1))
    assert decide(a.table, newcomer, "", a.now, context=Here())
    a.does("karim", Rename("Karim II", "owl"))
    with pytest.raises(Refused, match="no such reaction"):
        a.does("karim", React("ida-is-the-spy"))


def test_the_client_draws_every_reaction() -> None:
    drawn = Path("web/src/table/reactions.ts").read_text(encoding="utf-8").split("bare({")[1]
    assert set(re.findall(r"^  '?([a-z-]+)'?[,:]", drawn, re.MULTILINE)) == REACTIONS


def test_sf29_a_host_of_spyfall_voids_no_round_that_is_voted_on() -> None:
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
        for entry in decide(table, command, person, 0, context=CONTEXT):
            apply(table, entry)
    assert table.state
    assert table.state.phase == "vote"
    with pytest.raises(Refused, match="the clock decide"):
        decide(table, HostPlay(raw(EndRound())), "p1", 0, context=CONTEXT)


def test_sf29_hosts_do_not_skip_themselves() -> None:
    with pytest.raises(Refused, match="your own chair"):
        a_game().host_plays(Skip(0))


def test_sf29_host_may_stop_a_paused_game() -> None:
    a = a_game()
    a.does("ida", Pause())
    a.host_plays(Stop())
    view = a.table.view()
    assert (view.phase, view.paused) == ("over", False)
    game = a.table.game_view("", legal=False)
    assert game is not None
    assert game.outcome is not None
    assert game.outcome.how == "stopped"


def test_sf29_a_locked_table_refuses_newcomers() -> None:
    a = ATable().with_people("Ida")
    a.does("ida", Lock(on=True))
    with pytest.raises(Refused, match="Ask the host"):
        a.joins("Karim")
    a.does("ida", Lock(on=False))
    a.joins("Karim")


def test_host_sets_bot_pace_except_in_real_time_games() -> None:
    a = a_game()
    assert a.table.view().bot_pace == "usual"
    a.does("ida", SetBotPace("at once"))
    assert a.table.view().bot_pace == "at once"
    a.table.game = replace(a.table.game, table=TableConfig(real_time=True))
    with pytest.raises(Refused, match="as long as people do"):
        a.does("ida", SetBotPace("slow"))


def test_sf29_the_host_hands_over_and_cannot_be_removed() -> None:
    a = a_game()
    with pytest.raises(Refused, match="Make someone else host first"):
        a.does("ida", Remove("ida"))
    with pytest.raises(Refused, match="at this table"):
        a.does("ida", HandOver("odile"))
    a.does("ida", HandOver("karim"))
    assert a.table.seats.host == "karim"
    a.does("karim", Remove("ida"))
    assert [person.id for person in a.table.view().people] == ["karim"]


def test_host_who_stands_up_stays_host() -> None:
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
    happened = as_seen_by(told, a.table.seats_of(""))
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


def test_whispers_are_open_after_the_end() -> None:
    a = a_game()
    a.plays("ida", 0, Whisper())
    a.host_plays(Stop())
    a.does("karim", Say("so that was it"))


def test_people_cannot_issue_server_commands() -> None:
    a = a_game().after(TURN_MS)
    for command in (Ticked(), Joined("odile", "Odile", "owl", "t")):
        with pytest.raises(Refused, match="Only the server"):
            a.does("ida", command)


def test_commands_are_refused_in_the_wrong_phase() -> None:
    a = ATable(pile=1).with_people("Ida", "Karim")
    with pytest.raises(Refused, match="hasn.t started yet"):
        a.plays("ida", 0, Count(1))
    with pytest.raises(Refused, match="A rematch comes after a game"):
        a.does("ida", Rematch())
    a.started()
    with pytest.raises(Refused, match="only works in the lobby"):
        a.does("ida", Start())
    a.plays("ida", 0, Count(1))
    with pytest.raises(Refused, match="The game is over"):
        a.plays("karim", 1, Count(1))
