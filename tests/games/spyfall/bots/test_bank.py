"""The words are complete, and a fault in them is named."""

import re

import pytest

from spyhouse.games.spyfall.bots import bank
from spyhouse.games.spyfall.bots.bank import Bank, the_bank
from spyhouse.games.spyfall.bots.grammar import grammar_of
from spyhouse.games.spyfall.packs import the_box
from spyhouse.kernel import BadData
from spyhouse.kernel.data import parse


def test_there_is_enough_to_say() -> None:
    words = the_bank()
    assert len(words.questions) >= 250
    assert len(words.features) >= 40
    assert all(words.about)
    assert all(len(texts) >= 2 for question in words.questions for texts in question.answers)


def test_every_place_of_the_box_is_described() -> None:
    words = the_bank()
    assert {place.id for place in the_box().places} == set(words.places)


def test_no_question_or_answer_names_a_place() -> None:
    names = [re.compile(rf"\b{re.escape(place.name)}\b", re.IGNORECASE) for place in the_box().places]
    said = [text for one in the_bank().questions for texts in ((one.text,), *one.answers) for text in texts]
    for known in the_bank().answers.kinds.values():
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


def a_bank(level: str = "1", feature: str = "noise", high: str = "Much.") -> Bank:
    return Bank(
        "en",
        parse(PIECES["features"].replace("LEVEL", level), "features.toml", bank.Features),
        (parse(PIECES["questions"].replace("FEATURE", feature), "questions-a.toml", bank.Questions),),
        parse(PIECES["words"], "words.toml", bank.Hearing),
        parse(PIECES["answers"].replace("HIGH", high), "answers.toml", bank.Answers),
        {"Library": "shelf"},
    )


def test_a_small_bank_is_read() -> None:
    assert a_bank("[1, 1.5]").places["Library"].spreads == (1.5,)


@pytest.mark.parametrize(
    ("fault", "named"),
    [
        ({"level": "7"}, "features.toml, Library: levels go from 0 to 4"),
        ({"level": "[1, 0.0]"}, "spreads are above 0"),
        ({"level": '"loud"'}, "features.toml: places"),
        ({"level": "1\nsmell = 2"}, "features.toml, Library: “smell” is not a feature"),
        ({"feature": "smell"}, "noise-1: “smell” is not a feature"),
        ({"high": "Little."}, "answers.toml, how: “Little.” has another height elsewhere"),
    ],
)
def test_a_fault_is_named(fault: dict[str, str], named: str) -> None:
    with pytest.raises(BadData, match=re.escape(named)):
        a_bank(**fault)
