"""The table as a fold of its log: broadcasts, memory and storage."""

import msgspec
import pytest
from msgspec import structs

from spyhouse.kernel import IllegalMove, SpyhouseError
from spyhouse.table.apply import fold
from spyhouse.table.command import Command
from spyhouse.table.commands.host import Rematch
from spyhouse.table.commands.lobby import Configure, Ready, Rename, Sit, Stand, Start
from spyhouse.table.commands.play import Play
from spyhouse.table.commands.talk import Say
from spyhouse.table.decide import decide
from spyhouse.table.entry import LogRow
from spyhouse.table.errors import Refused
from spyhouse.table.happened import as_seen_by, missed
from spyhouse.table.log_codec import encode_row
from spyhouse.table.table import ANSWERS_PER_PERSON, RECENT_KEPT
from tests.table.table_builder import SECRET, ATable, raw
from tests.table.toy_game import Count, Note, Peek, Peeked, YourCard


def a_game() -> ATable:
    return ATable().with_people("Ida", "Karim").started()


def test_events_are_filtered_per_viewer() -> None:
    a = a_game()
    told = a.plays("ida", 0, Peek())
    by_viewer = {viewer: as_seen_by(told, a.table.seats_of(viewer)) for viewer in ("ida", "karim", "")}
    assert [type(event) for event in by_viewer["ida"].events] == [Peeked, YourCard]  # type: ignore[union-attr]
    for viewer in ("karim", ""):
        happened = by_viewer[viewer]
        assert happened is not None
        assert (happened.events, happened.by, happened.did) == ([Peeked(seat=0)], "ida", None)


def test_secret_move_keeps_the_public_seq() -> None:
    a = a_game()
    public, seq = a.table.public_seq, a.table.seq
    told = a.plays("karim", 1, Note("Ida blinks"))
    assert (a.table.public_seq, a.table.seq, told.public) == (public, seq + 1, False)
    assert as_seen_by(told, a.table.seats_of("karim")) is not None
    assert as_seen_by(told, a.table.seats_of("ida")) is None
    assert as_seen_by(told, a.table.seats_of("")) is None
    assert missed(a.table, public - 1, "ida") == missed(a.table, public - 1, "")


def test_missed_entries_follow_the_seen_seq_in_order() -> None:
    a = a_game()
    seen = a.table.public_seq
    a.plays("ida", 0, Count(1))
    a.does("karim", Say("ha"))
    since = missed(a.table, seen, "ida")
    assert [happened.seq for happened in since] == [seen + 1, seen + 2]
    assert since[1].did == Say("ha")
    for n in range(RECENT_KEPT + 50):
        a.does("karim", Say(f"line {n}"))
    assert len(missed(a.table, 0, "ida")) == RECENT_KEPT


def test_old_secrets_stay_hidden_from_new_seat_holders() -> None:
    a = ATable(pile=1).with_people("Ida", "Karim").started()
    a.plays("ida", 0, Note("my secret"))
    a.plays("ida", 0, Peek())
    a.plays("ida", 0, Count(1))
    a.does("ida", Rematch())
    a.does("ida", Stand(0))
    a.does("karim", Stand(1))
    a.does("karim", Sit(0))
    told = msgspec.json.encode(missed(a.table, 0, "karim"))
    assert b"my secret" not in told
    assert b"YourCard" not in told
    assert b"Peeked" in told


def test_server_secrets_are_never_sent() -> None:
    a = ATable().with_people("Ida", "Karim")
    a.does("karim", Ready(True, "karim's salt"))
    a.does("ida", Start("ida's salt"))
    for viewer in ("ida", "karim", ""):
        sent = msgspec.json.encode(
            [missed(a.table, 0, viewer), a.table.view(), a.table.game_view(viewer, True)]
        )
        for secret in (SECRET.encode(), b"token of", b"'s salt"):
            assert secret not in sent


def test_legal_moves_are_sent_on_request_for_own_seats() -> None:
    a = a_game()
    asked, not_asked = a.table.game_view("ida", legal=True), a.table.game_view("ida", legal=False)
    watching = a.table.game_view("", legal=True)
    assert asked is not None
    assert not_asked is not None
    assert watching is not None
    assert asked.seats[0].legal is not None
    assert asked.seats[0].legal[0] == Count(1)
    assert not_asked.seats[0].legal is None
    assert (watching.seats[0].legal, watching.seats[0].seat) == (None, None)
    assert asked.to_act == [0]


def test_views_are_built_once_between_changes() -> None:
    a = a_game()
    view, seen = a.table.view(), a.sees("")
    a.does("ida", Say("nothing changes"))
    assert a.table.view() is view
    assert a.sees("somebody watching")[0] is seen[0]
    a.plays("ida", 0, Count(1))
    assert a.table.view() is view
    assert a.sees("")[0] is not seen[0]


def test_resent_command_finds_its_answer() -> None:
    a = a_game()
    a.does("ida", Say("once"), "c1")
    first = a.table.public_seq
    for n in range(ANSWERS_PER_PERSON - 1):
        a.does("ida", Say("more"), f"d{n}")
    for n in range(2 * ANSWERS_PER_PERSON):
        a.does("karim", Say("much more"), f"d{n}")
    assert a.table.answered_seq("ida", "c1") == first
    assert a.folded().answered_seq("ida", "c1") == first
    assert a.table.answered_seq("karim", "c1") is None
    a.does("ida", Say("one too many"), "e")
    assert a.table.answered_seq("ida", "c1") is None


def test_log_stores_the_decoded_move() -> None:
    a = a_game()
    typed = msgspec.Raw(b' { "by" : 1, "type":"Count" } ')
    assert stored(a, Play(0, typed)) == stored(a, Play(0, raw(Count(1))))
    assert b'"name":"Ida"' in stored(a, Rename("\u202e Ida ", "owl"))
    a = ATable().with_people("Ida")
    assert stored(a, Configure({"pile": 3, "clock": True})) == stored(a, Configure({"pile": 3}))


def stored(a: ATable, command: Command) -> bytes:
    """Return what the log would store for a command of Ida."""
    (entry,) = decide(a.table, command, "ida", a.now)
    return encode_row(entry).body


def test_malformed_move_is_refused_with_the_fault() -> None:
    a = a_game()
    with pytest.raises(
        IllegalMove, match="Countdown has no such move: .type.: .Fly. isn.t one of the choices"
    ):
        a.does("ida", Play(0, msgspec.Raw(b'{"type":"Fly"}')))
    for text in (b"\xff\xc3", b"[" * 700 + b'"\\u00e9"' + b"]" * 700):
        with pytest.raises(IllegalMove, match="Countdown has no such move"):
            a.does("ida", Play(0, msgspec.Raw(b'{"type":"Count","by":' + text + b"}")))
    with pytest.raises(IllegalMove, match="seat 0 is to count"):
        a.plays("karim", 1, Count(1))
    with pytest.raises(Refused, match="isn.t your chair"):
        a.plays("karim", 0, Count(1))


def test_log_with_gap_or_without_start_is_refused() -> None:
    a = a_game()
    with pytest.raises(SpyhouseError, match="jumps from entry 3 to 5"):
        fold("KITE", a.log[:3] + a.log[4:])
    with pytest.raises(SpyhouseError, match="is empty"):
        fold("KITE", [])
    headless = [structs.replace(line, seq=line.seq - 1) for line in a.log[1:]]
    with pytest.raises(SpyhouseError, match="does not begin"):
        fold("KITE", headless)
    with pytest.raises(SpyhouseError, match="entry 7 of the log is malformed"):
        fold("KITE", [*a.log, LogRow(7, 0, "ida", "", b'{"do":{"type":"Fly"}}')])
