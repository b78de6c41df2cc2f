"""The matcher: features, heights, and no match where there is none."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from spyhouse.games.spyfall.bots.matcher import MIN_ANSWER_TRUST, SURE, UNPARSED_QUESTION, load_matcher
from spyhouse.games.spyfall.bots.phrase_bank import HIGH, LOW, MIDDLE, load_bank

PARAPHRASES: dict[str, Any] = tomllib.loads(Path(__file__).with_name("paraphrases.toml").read_text())
QUESTIONS = [(feature, text) for feature, texts in PARAPHRASES["questions"].items() for text in texts]


def about(text: str) -> tuple[str, float]:
    heard = load_matcher().question(text)
    return (load_bank().features[heard.features[0][0]].id if heard.features else "", heard.trust)


def test_paraphrases_are_not_in_the_bank() -> None:
    assert len(QUESTIONS) == len({text for _, text in QUESTIONS}) == 300
    words = load_bank().grammar.words
    bank = {words(question.text) for question in load_bank().questions}
    assert sum(words(text) in bank for _, text in QUESTIONS) <= 6, "some are bound to be thought of twice"


def test_matcher_finds_feature_of_most_paraphrases() -> None:
    right = sum(about(text)[0] == feature for feature, text in QUESTIONS)
    assert right >= 0.8 * len(QUESTIONS), f"{right} of {len(QUESTIONS)}"


@pytest.mark.parametrize("trust", [SURE, MIN_ANSWER_TRUST])
def test_less_than_a_tenth_are_confident_mistakes(trust: float) -> None:
    heard = [(feature, *about(text)) for feature, text in QUESTIONS]
    wrong = [feature for feature, matched, sure in heard if matched != feature and sure >= trust]
    assert len(wrong) < 0.1 * len(QUESTIONS), wrong


def test_matcher_follows_most_paraphrases() -> None:
    followed = sum(about(text)[1] >= MIN_ANSWER_TRUST for _, text in QUESTIONS)
    assert followed >= 0.8 * len(QUESTIONS)


@pytest.mark.parametrize(("name", "height"), [("low", LOW), ("middle", MIDDLE), ("high", HIGH)])
def test_plain_answers_are_read_at_their_height(name: str, height: int) -> None:
    texts = PARAPHRASES["answers"][name]
    heard = [load_matcher().answer(text, UNPARSED_QUESTION) for text in texts]
    right = [max(range(3), key=one.heights.__getitem__) == height and one.trust > 0 for one in heard]
    assert sum(right) >= 0.8 * len(texts), [text for text, ok in zip(texts, right, strict=True) if not ok]


@pytest.mark.parametrize("text", PARAPHRASES["nonsense"]["texts"])
def test_nonsense_is_not_matched(text: str) -> None:
    assert load_matcher().question(text).trust < MIN_ANSWER_TRUST
    assert load_matcher().answer(text, UNPARSED_QUESTION).trust < MIN_ANSWER_TRUST


def test_a_question_asked_the_other_way_round_turns_the_answer() -> None:
    quiet, loud = load_matcher().question("Is it quiet?"), load_matcher().question("Is it loud?")
    assert quiet.features[0][0] == loud.features[0][0]
    yes_to_quiet, yes_to_loud = (load_matcher().answer("Yes.", heard).heights for heard in (quiet, loud))
    assert yes_to_quiet[LOW] > 0.5 < yes_to_loud[HIGH]


def test_words_of_the_feature_answer_too_and_negation_turns_them() -> None:
    cold = load_matcher().question("Is it cold?")
    assert load_matcher().answer("Bring a coat and a scarf.", cold).heights[HIGH] > 0.5
    assert load_matcher().answer("You will not need a coat.", cold).heights[LOW] > 0.5


def test_matcher_understands_every_bank_line() -> None:
    matcher = load_matcher()
    for question in load_bank().questions:
        heard = matcher.question(question.text)
        assert heard.question == question
        assert heard.trust == 1.0
        for height, texts in enumerate(question.answers):
            for text in texts:
                assert matcher.answer(text, heard).heights[height] == 1.0
                assert matcher.answer(f"{load_bank().defending[-1]} {text}", heard).heights[height] == 1.0


def test_a_question_after_a_lead_is_still_that_question() -> None:
    question = load_bank().questions[0]
    assert load_matcher().question(f"Once more: {question.text}").question == question
