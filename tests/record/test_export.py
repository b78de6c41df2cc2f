"""Exports of finished games, and their verification."""

from collections.abc import Callable
from typing import Any
from unittest import mock

import msgspec
import pytest

from spyhouse.kernel import Skip, SpyhouseError
from spyhouse.record.verify import verify
from spyhouse.table import fair_deal
from spyhouse.table.commands.host import Rematch
from spyhouse.table.commands.lobby import Ready, Stand, Start
from spyhouse.table.commands.play import Ticked, Undo
from spyhouse.table.commands.talk import Say
from spyhouse.table.seats import Seating
from tests.table.table_builder import SECRET, ATable, export
from tests.table.toy_game import COUNTDOWN, TURN_MS, Count, Note, Peek, Roll


def a_finished_game() -> ATable:
    a = ATable(pile=6).with_people("Ida", "Karim", "Zoe")
    a.does("karim", Ready(True, "karim's salt"))
    a.after(100).started()
    a.after(50).plays("ida", 0, Peek())
    a.plays("ida", 0, Count(2))
    a.does("ida", Undo(0))
    a.does("karim", Say("take your time"))
    a.plays("ida", 0, Count(1))
    a.does("karim", Stand(1))
    a.after(2_000).bot_plays(1, Roll())
    a.bot_plays(1, Count(1))
    with mock.patch("spyhouse.table.commands.play.SKIP_IDLE_MS", 0):  # as if it had been idle for a minute
        a.host_plays(Skip(2))
    a.plays("ida", 0, Note("soon"))
    a.plays("ida", 0, Count(2))
    a.after(TURN_MS).server(Ticked())
    return a


def exported(a: ATable, number: int | None = None) -> dict[str, Any]:
    result: dict[str, Any] = msgspec.json.decode(export("KITE", a.log, number))
    return result


def test_finished_game_verifies() -> None:
    said = verify(export("KITE", a_finished_game().log))
    assert said.startswith("Countdown with Ida, Karim, ")
    assert "8 moves, all legal" in said


def test_changed_rules_are_reported() -> None:
    older = forge(lambda game: game.update(version=2))
    assert "The rules have changed since, from version 2 to 3, not for this." in verify(older)


def test_earlier_formats_verify_without_names(monkeypatch: pytest.MonkeyPatch) -> None:
    def older(game: dict[str, Any]) -> None:
        game.update(format=1, names=["Eve", *game["names"][1:]])
        for move in game["moves"]:
            del move["told"]

    monkeypatch.setattr(Seating, "names_and_faces", lambda seats: ())
    assert exported(a_finished_game())["format"] == 2
    said = verify(forge(older))
    assert "all legal" in said
    assert "too old to vouch for them" in said


@pytest.mark.parametrize("what", ["names", "faces"])
@pytest.mark.parametrize("clever", [False, True], ids=["plainly", "with a seed that follows"])
def test_changed_names_fail_verification(what: str, clever: bool) -> None:
    def change(game: dict[str, Any]) -> None:
        game[what][0] = "Eve"
        if clever:
            people = [*game["names"], *game["faces"]]
            game["seed"] = fair_deal.seed(game["secret"], game["salts"], people)

    with pytest.raises(SpyhouseError, match="their names and their faces" if not clever else "Move 1, "):
        verify(forge(change))


def test_verification_report_lists_what_is_proved() -> None:
    said = verify(export("KITE", a_finished_game().log))
    assert "from who sat where, by name and face." in said
    assert "Nothing here proves who the people behind the names are" in said


def test_export_omits_undone_moves() -> None:
    game = exported(a_finished_game())
    assert (game["game"], game["version"], game["secret"]) == ("countdown", COUNTDOWN.version, SECRET)
    assert game["salts"] == ["", "karim's salt", ""]
    assert [(move["at"], move["seat"]) for move in game["moves"]] == [
        (50, 0), (50, 0), (2_050, 1), (2_050, 1), (2_050, -2), (2_050, 0), (2_050, 0), (12_050, -1),
    ]  # fmt: skip
    assert game["outcome"]["how"] == "time"


def test_export_has_no_token_chat_or_code() -> None:
    text = export("KITE", a_finished_game().log)
    for secret in (b"token of", b"take your time", b"KITE"):
        assert secret not in text


def test_a_running_game_stays_secret() -> None:
    a = ATable().with_people("Ida", "Karim")
    for number, reason in ((None, "is over yet"), (1, "no game 1")):
        with pytest.raises(SpyhouseError, match=reason):
            export("KITE", a.log, number)
    a.started()
    for number, reason in ((None, "is over yet"), (1, "Game 1 at table KITE is still running")):
        with pytest.raises(SpyhouseError, match=reason):
            export("KITE", a.log, number)


def test_export_finds_game_by_number_or_the_last_finished() -> None:
    a = ATable(pile=1).with_people("Ida", "Karim").started()
    a.plays("ida", 0, Count(1))
    for number in (2, 3):
        a.does("ida", Rematch())
        a.does("ida", Start())
        if number == 2:
            a.plays("ida", 0, Count(1))
    assert exported(a)["secret"] == f"another {SECRET}"
    assert exported(a, 1)["secret"] == SECRET
    with pytest.raises(SpyhouseError, match="still running"):
        export("KITE", a.log, 3)
    verify(export("KITE", a.log, 1))


def forge(change: Callable[[dict[str, Any]], None]) -> bytes:
    game = exported(a_finished_game())
    change(game)
    return msgspec.json.encode(game)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda game: game.update(secret="a luckier one"), "not the one that was promised"),
        (lambda game: game.update(salts=["", "", ""]), "seed does not follow"),
        (lambda game: game.update(seed="0" * 64), "seed does not follow"),
        (lambda game: game.update(names=["Ida", "Karim"]), "2 players, but 3 salts"),
        (lambda game: game["moves"].pop(1), "Move 2, by seat 1, is not legal"),
        (lambda game: game["moves"].pop(), "do not lead to the end"),
        (lambda game: game["moves"][-1].update(at=3_000), "the time was not up"),
        (lambda game: game["moves"][0].update(at=60), "Move 2 is earlier"),
        (lambda game: game["moves"][0].update(seat=9), "Move 1 is by seat 9, but 3 played"),
        (lambda game: game["moves"][0].update(move={"type": "Fly"}), "Countdown has no such move"),
        (lambda game: game["outcome"].update(winners=[0]), "outcome is not the one"),
        (lambda game: game["options"].update(pile=-1), "don.t fit Countdown"),
        (lambda game: game["moves"][2].update(told="0" * 12), "Move 3, by seat 1, does something else"),
        (lambda game: game.update(version=2, outcome=None), "version 2 .*can.t replay it"),
        (lambda game: game.update(format=9), "reads up to 3"),
        (lambda game: game.update(game="chess"), "no game called “chess”"),
        (lambda game: game.pop("seed"), "isn.t a game exported from Spyhouse"),
    ],
)
def test_failed_verification_names_the_fault(change: Callable[[dict[str, Any]], None], reason: str) -> None:
    with pytest.raises(SpyhouseError, match=reason):
        verify(forge(change))


def test_file_that_is_no_game_is_refused() -> None:
    for data in (b"", b"\xff\xfe", b"[1, 2]", b'{"format": 1}'):
        with pytest.raises(SpyhouseError, match="isn.t a game exported from Spyhouse"):
            verify(data)
