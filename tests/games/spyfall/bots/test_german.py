"""Bots follow what people type in German, and answer in kind."""

import re
import tomllib
from pathlib import Path

import pytest

from spyhouse.games.spyfall import GAME
from spyhouse.games.spyfall.bots.bank import HIGH, LOW, the_bank
from spyhouse.games.spyfall.bots.grammar import Kind, grammar_of
from spyhouse.games.spyfall.bots.matcher import FOLLOWED, NOT_FOLLOWED, the_matcher
from spyhouse.games.spyfall.moves import Answer, Ask
from spyhouse.lab.play import make_bots

BLIND: dict[str, list[str]] = tomllib.loads(Path(__file__).with_name("blind-de.toml").read_text("utf-8"))


def feature_of(text: str) -> str:
    """What a bot takes a question to be about, or "" if it does not follow it."""
    heard = the_matcher("de").question(text)
    return the_bank("de").features[heard.features[0][0]].id if heard.trust >= FOLLOWED else ""


def test_85_of_100_blind_paraphrases_are_followed() -> None:
    asked = [(feature, text) for feature, texts in BLIND.items() for text in texts]
    assert len({text for _, text in asked}) == 100
    assert not {text for _, text in asked} & set(the_bank("de").asked)
    missed = [(text, feature, feature_of(text)) for feature, text in asked if feature_of(text) != feature]
    assert len(missed) <= 15, missed


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Wer räumt hier auf?", "who"),
        ("Was für Leute kommen so?", "who_are"),
        ("Wer noch?", "who_all"),
        ("Wann hast du zuletzt gegessen?", "when_past"),
        ("Wann ist der Zug angekommen?", "when_past"),
        ("Wann ist hier Schluss?", "when"),
        ("Was kann man hier kaufen?", "what_all"),
        ("Wie ist das Essen?", "how_is"),
        ("Wie kommst du nach Hause?", "how_way"),
        ("Wie hält man sich warm?", "how_so"),
        ("Wann hast du Feierabend?", "when"),
        ("Wonach schmeckt das?", "what"),
        ("Und was hast du an?", "what"),
        ("Wo steht der nächste Baum?", "where"),
        ("Wann geht es los?", "when"),
        ("Wie oft bist du hier?", "how_often"),
        ("Wie oft am Tag isst du?", "how_many_times"),
        ("Wie lange bleibst du?", "how_long"),
        ("Wie viele Stunden noch?", "how_long"),
        ("Wie viele sind wir?", "how_many"),
        ("Warum bist du gekommen?", "why"),
        ("Wozu braucht man das?", "why"),
        ("Wie laut ist es?", "how"),
        ("Ist es laut?", "yes_or_no"),
        ("Hast du was gegessen?", "yes_or_no"),
        ("Kannst du mir sagen, wo der Ausgang ist?", "where"),
        ("Sag mal, wer ist der Chef?", "who"),
        ("Hier ist es kalt, oder?", "yes_or_no"),
    ],
)
def test_the_kind_of_a_question_is_told_by_its_words(text: str, kind: Kind) -> None:
    assert grammar_of("de").kind_of(text) == kind


@pytest.mark.parametrize(
    ("kind", "another"),
    [
        ("whom", "wer wem jemand jemandem niemand niemandem keiner keinem der dem einer einem"),
        ("to_whom", "wer wen jemand jemanden niemand niemanden keiner keinen den einen"),
    ],
)
def test_no_answer_begins_in_another_case_than_the_question(kind: Kind, another: str) -> None:
    known = the_bank("de").answers.kinds[kind]
    for line in (line for lines in (*known.by_height, known.vague) for line in lines):
        first = re.split(r"\W", line.lower())[0]
        assert first not in another.split() or line.startswith(("Der Person", "Keiner Menschenseele")), line


def test_words_are_the_same_word_in_all_their_forms() -> None:
    words = grammar_of("de").words
    for forms in ("Hund Hunde Hunden", "kalt kalte kaltes kalten", "Käse Kaese", "warten wartet gewartet"):
        assert len(set(words(forms))) == 1, words(forms)
    assert feature_of("Hängt hier eine Hundeleine?") == "animals", "a word made of words is taken apart"


def test_a_yes_to_a_question_put_the_other_way_round_means_little() -> None:
    matcher = the_matcher("de")
    quiet, loud = matcher.question("Ist es leise?"), matcher.question("Ist es laut?")
    assert matcher.answer("Ja, sehr.", quiet).heights[LOW] > 0.5
    assert matcher.answer("Ja, sehr.", loud).heights[HIGH] > 0.5
    assert matcher.answer("Nein, gar nicht.", loud).heights[LOW] > 0.5


@pytest.mark.parametrize("text", ["Xyzzy plugh?", "asdf jklö"])
def test_nonsense_is_not_followed(text: str) -> None:
    assert the_matcher("de").question(text).trust < FOLLOWED
    assert the_matcher("de").answer(text, NOT_FOLLOWED).trust < FOLLOWED


def test_a_bot_at_a_german_table_speaks_german() -> None:
    options = GAME.read_options({"language": "de"})
    english, german = set(the_bank().asked), set(the_bank("de").asked)
    assert not english & german
    for seed in range(8):
        state = GAME.new(4, f"deutsch/{seed}", options)
        [dealer] = state.to_act()
        bot = make_bots(GAME, 4, f"deutsch/{seed}", options, ["strong"])[dealer]
        asked = bot.choose(state.view(bot.seat), state.legal(bot.seat))
        assert isinstance(asked, Ask)
        assert asked.text in german
        other = make_bots(GAME, 4, f"deutsch/{seed}", options, ["strong"])[asked.to]
        other.watch(
            state.apply(bot.seat, Ask(asked.to, "Wie viele Leute siehst du?"), 0), state.view(asked.to)
        )
        answer = other.choose(state.view(asked.to), state.legal(asked.to))
        assert isinstance(answer, Answer)
        assert any(answer.text in lines for lines in the_bank("de").answers.kinds["how_many"].by_height)
