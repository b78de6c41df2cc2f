"""Completeness of the phrase bank, and its validation errors."""

import re
from typing import get_args

import pytest

from spyhouse.games.spyfall.bots import phrase_bank
from spyhouse.games.spyfall.bots.grammar import grammar_of
from spyhouse.games.spyfall.bots.phrase_bank import PhraseBank, load_bank
from spyhouse.games.spyfall.options import Language
from spyhouse.games.spyfall.packs import default_pack
from spyhouse.kernel import BadData
from spyhouse.kernel.data import parse

in_every_language = pytest.mark.parametrize("language", get_args(Language))


@pytest.mark.parametrize(
    ("language", "questions", "answers"), [("en", 250, 2_250), ("de", 280, 2_520), ("pl", 240, 2_160)]
)
def test_bank_has_enough_lines(language: str, questions: int, answers: int) -> None:
    words = load_bank(language)
    assert len(words.questions) >= questions
    assert len(words.answered) >= answers
    assert len(words.features) >= 40
    assert all(words.about)
    assert all(len(texts) >= 2 for question in words.questions for texts in question.answers)


@in_every_language
def test_every_place_of_the_box_is_described(language: str) -> None:
    assert {place.id for place in default_pack(language).places} == set(load_bank(language).places)


@in_every_language
def test_no_question_or_answer_names_a_place(language: str) -> None:
    words = load_bank(language)
    names = [
        re.compile(rf"\b{re.escape(place.name)}\b", re.IGNORECASE) for place in default_pack(language).places
    ]
    said = [text for one in words.questions for texts in ((one.text,), *one.answers) for text in texts]
    for known in words.answers.kinds.values():
        said += [text for texts in (*known.by_height, known.vague) for text in texts]
    assert [text for text in said if any(name.search(text) for name in names)] == []


PIECES = {
    "features": """
[[features]]
id = "noise"
name = "Noise"
low = "hushed"
high = "deafening"
[spread]
noise = 0.8
[places."Library"]
noise = LEVEL
""",
    "questions": """
[[questions]]
id = "noise-1"
feature = "FEATURE"
text = "Pardon?"
answers = [["I whispered."], ["I spoke."], ["I SHOUTED."]]
[puzzled]
lines = ["What?"]
[accusing]
lines = ["{name}!"]
[defending]
lines = ["Me?"]
""",
    "words": """
again = ["Again:"]
levels = [["no"], ["so so"], ["yes"]]
negations = ["not"]
[keywords.noise]
for_it = ["loud"]
""",
    "answers": """
[replies]
are_you_the_spy = ["No."]
where_are_we = ["Here."]
this_or_that = ["Both."]
unheard = ["Pardon?"]
order = ["You first."]
statement = ["I see."]
greeting = ["Hello."]
insult = ["Ouch."]
compliment = ["Thanks."]
joke = ["Ha."]
price = ["Ask the till."]
weather = ["Mixed."]
[spy]
"""
    + "".join(
        f"""
[kinds.{kind}]
low = ["Little."]
middle = ["Some."]
high = ["HIGH"]
vague = ["Hm."]
"""
        for kind in sorted(grammar_of("en").kinds)
    ),
}


def a_bank(level: str = "1", feature: str = "noise", high: str = "Much.") -> PhraseBank:
    return PhraseBank(
        "en",
        parse(PIECES["features"].replace("LEVEL", level), "features.toml", phrase_bank.Features),
        (parse(PIECES["questions"].replace("FEATURE", feature), "questions-a.toml", phrase_bank.Questions),),
        parse(PIECES["words"], "words.toml", phrase_bank.KeywordFile),
        parse(PIECES["answers"].replace("HIGH", high), "answers.toml", phrase_bank.Answers),
        {"Library": "shelf"},
    )


def test_a_small_bank_is_read() -> None:
    assert a_bank("[1, 1.5]").places["Library"].spreads == (1.5,)


@pytest.mark.parametrize(
    ("fault", "named"),
    [
        ({"level": "7"}, "features.toml, Library: levels must be 0 to 4"),
        ({"level": "[1, 0.0]"}, "spreads above 0"),
        ({"level": '"loud"'}, "features.toml: places"),
        ({"level": "1\nsmell = 2"}, "features.toml, Library: “smell” is not a feature"),
        ({"feature": "smell"}, "noise-1: “smell” is not a feature"),
        ({"high": "Little."}, "answers.toml, how: “Little.” has another height elsewhere"),
    ],
)
def test_a_fault_is_named(fault: dict[str, str], named: str) -> None:
    with pytest.raises(BadData, match=re.escape(named)):
        a_bank(**fault)
