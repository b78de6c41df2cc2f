"""The leak meter: measured leaks, and calibration."""

from itertools import pairwise
from math import log2
from pathlib import Path

import msgspec
import pyarrow.parquet as pq
import pytest

import spyhouse
from spyhouse import games
from spyhouse.cli import main
from spyhouse.games.spyfall.moves import Accuse, Answer, Ask, Vote
from spyhouse.kernel import CLOCK, BadOptions, State
from spyhouse.lab import leaks
from spyhouse.lab.hidden_leaks import hidden_leaks
from spyhouse.lab.leak_meter import (
    area_under_curve,
    belief_rows,
    calibrate,
    in_words,
    leak_rows,
    summarise,
)
from spyhouse.lab.play import play_to_end

GAME = games.find("spyfall")


def played(seed: str, level: str = "strong", **options: object) -> State:
    return play_to_end(GAME, 5, seed, GAME.read_options({"rounds": 1} | options), [level])[0]


def test_bits_are_the_growth_of_the_secrets_probability() -> None:
    [one] = leaks(played("bits"))
    lines = [line for line in one.lines if line.text]
    assert len(lines) > 4
    for line in lines:
        assert line.bits == pytest.approx(log2(line.after / line.before), abs=0.01)
    for before, after in pairwise(one.lines):
        assert before.after == after.before
    fatal = one.fatal
    assert fatal is not None
    assert fatal.bits == max(line.bits for line in one.lines)
    told = in_words(one, "abcde")
    assert one.secret_name in told
    assert told.endswith((f"{fatal.text.rstrip('.')}”.", "%."))


def test_spy_learns_nothing_from_its_own_words() -> None:
    told = [
        line
        for n in range(4)
        for one in leaks(played(f"own/{n}"))
        for line in one.lines
        if line.seat in one.guilty
    ]
    assert told
    assert {line.bits for line in told if line.text} == {0.0}


def test_each_other_seat_judges_the_speaker() -> None:
    [one] = leaks(played("judges"))
    for line in one.lines:
        judges = {seat for seat, view in enumerate(line.suspicion) if view}
        assert judges == set(range(5)) - set(one.guilty)
        assert {seat for seat, bits in enumerate(line.cleared) if bits is not None} == judges - {line.seat}
        for seat in judges:
            assert sum(line.suspicion[seat]) == pytest.approx(1, abs=0.001)


def people_round(texts: list[str]) -> State:
    """Play a round of three people who say these lines and then convict somebody."""
    state = spyhouse.new("spyfall", seats=3, seed="people", rounds=1, first_dealer=0)
    asker, at = 0, 0
    for question, answer in zip(texts[::2], texts[1::2], strict=True):
        at += 1000
        to = next(move.to for move in state.legal(asker) if isinstance(move, Ask))
        state.apply(asker, Ask(to, question), at)
        state.apply(to, Answer(answer), at + 500)
        asker = to
    state.apply(0, Accuse(1), at + 1000)
    for seat in sorted(state.must_act()):
        state.apply(seat, Vote(True), at + 2000)
    return state


def test_lines_that_are_not_understood_are_counted() -> None:
    [one] = leaks(people_round(["Qwrt zxcv bnmp?", "Lkjh gfds.", "Is it loud here?", "Yes, very loud."]))
    talk = [line for line in one.lines if line.text]
    assert [line.understood for line in talk] == [False, False, True, True]
    assert one.not_understood == 2
    assert all(line.bits == 0 for line in talk[:2])


def test_exported_games_are_measured(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    moves = []
    state = spyhouse.new("spyfall", seats=3, seed="export", rounds=1, first_dealer=0)

    def play(seat: int, move: object, at: int) -> None:
        state.apply(seat, move, at)  # type: ignore[arg-type]
        moves.append({"seat": seat, "at": at, "move": msgspec.to_builtins(move)})

    play(0, Ask(1, "Is it loud here?"), 10)
    play(1, Answer("Yes, very loud."), 20)
    while not state.view(None).sheet:
        deadline = state.deadline()
        assert deadline is not None
        play(CLOCK, state.legal(CLOCK)[0], deadline)
    exported = {"game": "spyfall", "options": {"rounds": 1, "first_dealer": 0}, "names": ["Ida", "Bo", "Zoe"]}
    file = tmp_path / "game.json"
    file.write_bytes(msgspec.json.encode(exported | {"seed": "export", "moves": moves}))
    assert leaks(file) == leaks(file.read_bytes()) == leaks(state)
    assert main(["leaks", str(file)]) == 0
    assert capsys.readouterr().out.startswith("round 1: ")
    file.write_text("{}")
    assert main(["leaks", str(file)]) == 2


def test_tables_are_written_for_data_frames(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = f"leaks spyfall --games 2 --seats 4 --bots easy --option rounds=1 --into {tmp_path}"
    assert main(line.split()) == 0
    assert "calibration error" in capsys.readouterr().out
    told = pq.read_table(tmp_path / "leaks.parquet").to_pylist()
    assert set(told[0]) >= {
        "seed",
        "round",
        "number",
        "seat",
        "text",
        "bits",
        "cleared",
        "understood",
        "fatal",
    }
    assert sum(row["fatal"] for row in told) <= 2
    beliefs = pq.read_table(tmp_path / "beliefs.parquet").to_pylist()
    assert {row["guilty"] for row in beliefs} == {True, False}


def test_calibration_and_area_are_as_by_hand() -> None:
    found = calibrate([(0.2, False), (0.2, True), (0.9, True), (0.9, True)])
    assert found.brier == pytest.approx((0.04 + 0.64 + 0.01 + 0.01) / 4)
    assert found.ece == pytest.approx((2 * 0.3 + 2 * 0.1) / 4)
    assert area_under_curve([(0.1, False), (0.9, True)]) == 1.0
    assert area_under_curve([(0.5, False), (0.5, True)]) == 0.5
    assert area_under_curve([(0.9, False), (0.1, True), (0.2, True)]) == 0.0


def test_beliefs_are_calibrated_on_fresh_rounds() -> None:
    """A small version of the study in docs/reference-scores.md."""
    rounds = [one for n in range(25) for one in leaks(played(f"fresh/{n}"))]
    found = summarise("spyfall", rounds)
    assert found.suspicion.ece < 0.06
    assert found.suspicion.brier < 0.75 * found.suspicion.base
    assert found.place.ece < 0.09
    assert found.place.brier < 0.75 * found.place.base
    assert [*leak_rows(rounds)]
    assert [*belief_rows(rounds)]


def test_moves_of_other_games_are_measured_through_imagine() -> None:
    told = hidden_leaks("spycatcher", 2, "x", ["normal"], worlds=24, limit=30)
    laid = [one for one in told if one.move.startswith("Apply for permission with")]
    assert laid
    assert laid[0].bits > 2, "three cards on the table are three less to wonder about"
    drawn = [one for one in told if one.kind == "Draw" and "unseen" in one.move]
    assert drawn[0].bits < 0
    with pytest.raises(BadOptions, match="has no leak meter"):
        leaks(spyhouse.new("spycatcher", seats=2, seed="x"))


def test_a_game_without_a_meter_is_measured_by_its_hands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(hidden_leaks, "__defaults__", (None, 8, 40))
    line = f"leaks spycatcher --seats 2 --games 1 --bots normal --into {tmp_path}"
    assert main(line.split()) == 0
    assert "| Discard |" in capsys.readouterr().out
    rows = pq.read_table(tmp_path / "hidden.parquet").to_pylist()
    assert {"seed", "seat", "kind", "move", "before", "after", "bits"} == set(rows[0]) - {"number"}
    assert main(["leaks", "spyclub", "--games", "1"]) == 2
