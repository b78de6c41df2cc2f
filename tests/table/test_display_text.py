"""Sanitising of names and texts."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spyhouse.table.display_text import (
    BOT_FACES,
    BOT_NAMES,
    NAME_LENGTH,
    bot_face,
    bot_name,
    clean_text,
    tidy_move,
    unique,
)
from spyhouse.table.errors import Refused


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ida \t\n Marie ", "Ida Marie"),
        ("Jose\u0301", "José"),
        ("\u202eadI\u202c", "adI"),
        ("I\u200bd\ufeffa\x00\x1b", "Ida"),
        ("👩\u200d🚀 Ida", "👩\u200d🚀 Ida"),
        ("x" * 40, "x" * 24),
        ("x" * 23 + " yz", "x" * 23),
        ("<b>Ida</b>", "<b>Ida</b>"),
    ],
)
def test_names_have_no_invisible_characters(typed: str, shown: str) -> None:
    assert clean_text(typed) == shown


@pytest.mark.parametrize("typed", ["", "   ", "\u200d\u200d", "\u202e", "\u3164", "\u0301", "\u2800"])
def test_invisible_name_is_refused(typed: str) -> None:
    with pytest.raises(Refused, match="nothing to read"):
        clean_text(typed)


@given(st.text(max_size=60))
def test_cleaning_is_idempotent(typed: str) -> None:
    try:
        shown = clean_text(typed)
    except Refused:
        return
    assert clean_text(shown) == shown
    assert 1 <= len(shown) <= NAME_LENGTH
    assert not any(unicodedata.category(mark) in ("Cc", "Cs", "Zl", "Zp") for mark in shown)


@pytest.mark.parametrize(
    "twin",
    [
        "Ida",
        "IDA",
        "Id\u0430",
        "I\u034fda",
        "Ida\ufe0f",
        "\u0406da",
        "\uff29da",
        "lda",
        "1da",
        "Ida\u17b4",
        "I\u180fda",
        "I\u2065da",
        "Id\U000e0fffa",
        "\u13a5da",
        "Id\u237a",
    ],
)
def test_a_name_that_looks_like_anothers_gets_a_number(twin: str) -> None:
    assert unique(twin, ["Ida"]) == f"{twin} 2"


@pytest.mark.parametrize(
    ("name", "twin"),
    [
        ("Nora", "\u039dora"),  # a Greek capital Nu, whose small form looks like a v
        ("Eva", "\u0395VA"),
        ("Harm", "Harrn"),
        ("\u0417\u043e\u044f", "3o\u044f"),
        ("O'Neil", "O\u2019Neil"),
        ("Bo-Ann", "Bo\u2010Ann"),
        ("\u30ed", "\u53e3"),
    ],
)
def test_look_alikes_of_any_script_get_a_number(name: str, twin: str) -> None:
    assert unique(twin, [name]) == f"{twin} 2"
    assert unique(name, [twin]) == f"{name} 2"


@pytest.mark.parametrize("other", ["Ada", "Idaa", "Ilda", "\u0418\u0432\u0430", "Ida 2"])
def test_distinct_names_are_unchanged(other: str) -> None:
    assert unique(other, ["Ida"]) == other


def test_a_long_name_makes_room_for_its_number() -> None:
    long = "x" * NAME_LENGTH
    assert unique(long, [long]) == "x" * 22 + " 2"


def test_bots_never_run_out_of_names() -> None:
    taken: list[str] = []
    for _ in range(3 * len(BOT_NAMES)):
        taken.append(bot_name("KITE", taken))
    assert len(set(taken)) == len(taken)
    assert bot_name("KITE", []) != bot_name("OWL", [])


def test_bots_at_one_table_look_different() -> None:
    names: list[str] = []
    for _ in BOT_FACES:
        names.append(bot_name("KITE", names))
    assert {bot_face(name) for name in names} == set(BOT_FACES)
    assert bot_face("Ticker 2") == bot_face("Ticker")


def test_texts_in_moves_are_fit_to_show() -> None:
    typed = b'{"type":"Ask","text":"\\u202eHow\\u0000 old? \\u0007","to":[{"name":"Jose\\u0301"}],"n":7}'
    assert tidy_move(typed) == '{"type":"Ask","text":"How old?","to":[{"name":"José"}],"n":7}'.encode()
    assert tidy_move(b'{"text":"one\\ntwo"}') == b'{"text":"one\\ntwo"}'
    assert tidy_move(b'{"text":"a\x7fb"}') == b'{"text":"ab"}'
    plain = b'{"type": "Answer", "text": "Yes.  No."}'
    assert tidy_move(plain) is plain
