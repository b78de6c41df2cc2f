"""Bots follow what people type in German and in Polish, and answer in kind."""

import re
import tomllib
from pathlib import Path

import pytest

from spyhouse.games.spyfall import GAME
from spyhouse.games.spyfall.bots.grammar import QuestionKind, grammar_of
from spyhouse.games.spyfall.bots.matcher import MIN_ANSWER_TRUST, UNPARSED_QUESTION, load_matcher
from spyhouse.games.spyfall.bots.phrase_bank import HIGH, LOW, load_bank
from spyhouse.games.spyfall.bots.spelling import Spelling
from spyhouse.games.spyfall.moves import Answer, Ask
from spyhouse.lab.play import make_bots

in_both = pytest.mark.parametrize("language", ["de", "pl"])


def written(name: str) -> list[tuple[str, str]]:
    """Return the paraphrases of a file with their features."""
    file = Path(__file__).with_name(name)
    texts: dict[str, list[str]] = tomllib.loads(file.read_text("utf-8"))
    return [(feature, text) for feature, known in texts.items() for text in known]


def feature_of(text: str, language: str) -> str:
    """Return the feature that a bot understands; "" for none."""
    heard = load_matcher(language).question(text)
    return load_bank(language).features[heard.features[0][0]].id if heard.trust >= MIN_ANSWER_TRUST else ""


def missed(asked: list[tuple[str, str]], language: str) -> list[tuple[str, str, str]]:
    heard = [(text, feature, feature_of(text, language)) for feature, text in asked]
    return [one for one in heard if one[1] != one[2]]


@in_both
def test_85_of_100_blind_paraphrases_are_followed(language: str) -> None:
    asked = written(f"blind-{language}.toml")
    assert len({text for _, text in asked}) == 100
    assert not {text for _, text in asked} & set(load_bank(language).asked)
    assert len(missed(asked, language)) <= 15, missed(asked, language)


def test_85_of_100_polish_paraphrases_written_later_are_followed() -> None:
    asked = written("later-pl.toml")
    known = set(written("blind-pl.toml")) | set(written("paraphrases-pl.toml"))
    assert len({text for _, text in asked}) == 100
    assert not set(asked) & known
    assert len(missed(asked, "pl")) <= 15, missed(asked, "pl")


@pytest.mark.parametrize(
    ("name", "followed"),
    [("fourth-pl.toml", 92), ("fifth-pl.toml", 93), ("sixth-pl.toml", 91), ("seventh-pl.toml", 98)],
)
def test_later_polish_lines_are_still_understood(name: str, followed: int) -> None:
    asked = written(name)
    assert len({text for _, text in asked}) == len(asked) >= 100
    assert len(asked) - len(missed(asked, "pl")) >= followed, missed(asked, "pl")


@pytest.mark.parametrize(("slip", "minimum"), [("left out", 75), ("doubled", 80), ("swapped", 80)])
def test_a_slip_in_the_longest_word_changes_little(slip: str, minimum: int) -> None:
    asked = [(feature, mistyped(text, slip)) for feature, text in written("later-pl.toml")]
    assert len(asked) - len(missed(asked, "pl")) >= minimum, missed(asked, "pl")


def mistyped(text: str, slip: str) -> str:
    """The text with one slip in the middle of its longest word."""
    word = max(re.findall(r"\w+", text), key=len)
    middle = len(word) // 2
    one, other = word[middle - 1 : middle + 1]
    slips = {"left out": one, "doubled": one + other + other, "swapped": other + one}
    return text.replace(word, word[: middle - 1] + slips[slip] + word[middle + 1 :])


@pytest.mark.parametrize(
    ("text", "known"), [("muzkya", "muzyka"), ("koleka", "kolejka"), ("mundurr", "mundur"), ("bilat", "")]
)
def test_a_word_with_one_slip_is_the_known_word(text: str, known: str) -> None:
    spelling = Spelling({"muzyka": "muzyka", "kolejka": "kolejka", "mundur": "mundur", "bilet": "bilet"})
    assert (spelling.correct(text) or "") == known


def test_polish_question_words_are_still_matched() -> None:
    asked = written("paraphrases-pl.toml")
    assert len({text for _, text in asked}) >= 260
    assert len(missed(asked, "pl")) <= 0.08 * len(asked), missed(asked, "pl")


def test_polish_is_followed_as_well_without_its_marks() -> None:
    unmarked = str.maketrans("ąćęłńóśźż", "acelnoszz")
    for feature, text in written("blind-pl.toml"):
        assert feature_of(text.lower().translate(unmarked), "pl") == feature_of(text, "pl"), (feature, text)


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
        ("Wie sehen die Wände aus?", "how_is"),
        ("Was ist die beste Tageszeit?", "when"),
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
def test_german_question_kind_is_detected_by_its_words(text: str, kind: QuestionKind) -> None:
    assert grammar_of("de").kind_of(text) == kind


@pytest.mark.parametrize(
    ("language", "kind", "another"),
    [
        ("de", "whom", "wer wem jemand jemandem niemand niemandem keiner keinem der dem einer einem"),
        ("de", "to_whom", "wer wen jemand jemanden niemand niemanden keiner keinen den einen"),
        ("pl", "who", "kogo komu kogoś komuś nikogo nikomu tego temu"),
        ("pl", "whom", "kto komu ktoś komuś nikt nikomu ten temu"),
        ("pl", "to_whom", "kto kogo ktoś kogoś nikt nikogo ten tego"),
    ],
)
def test_no_answer_begins_in_another_case_than_the_question(
    language: str, kind: QuestionKind, another: str
) -> None:
    known = load_bank(language).answers.kinds[kind]
    for line in (line for lines in (*known.by_height, known.vague) for line in lines):
        if line.startswith(("Der Person", "Keiner Menschenseele", "Komu kazali")):
            continue
        assert re.split(r"\W", line.lower())[0] not in another.split(), line


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("de", "Hund Hunde Hunden"),
        ("de", "kalt kalte kaltes kalten"),
        ("de", "Käse Kaese"),
        ("de", "warten wartet gewartet"),
        ("pl", "mundur mundury mundurem mundurach"),
        ("pl", "głośno głośny głośna głośniej glosno"),
        ("pl", "pływać pływasz pływał pływanie"),
        ("pl", "pracować pracuje pracujesz praca"),
    ],
)
def test_stems_unite_the_forms_of_a_word(language: str, forms: str) -> None:
    words = grammar_of(language).words(forms)
    assert len(set(words)) == 1, words


def test_stems_keep_different_words_apart() -> None:
    words = grammar_of("pl").words("dzieci dzieje gorąco góry światło świeca")
    assert len(set(words)) == 6, words


def test_german_compounds_are_split() -> None:
    assert feature_of("Hängt hier eine Hundeleine?", "de") == "animals"


@pytest.mark.parametrize(
    ("language", "quiet", "loud", "yes", "no"),
    [
        ("de", "Ist es leise?", "Ist es laut?", "Ja, sehr.", "Nein, gar nicht."),
        ("pl", "Czy jest cicho?", "Czy jest głośno?", "Tak, bardzo.", "Nie, wcale."),
    ],
)
def test_yes_to_a_negated_question_is_weak_evidence(
    language: str, quiet: str, loud: str, yes: str, no: str
) -> None:
    matcher = load_matcher(language)
    about_quiet, about_loud = matcher.question(quiet), matcher.question(loud)
    assert matcher.answer(yes, about_quiet).heights[LOW] > 0.5
    assert matcher.answer(yes, about_loud).heights[HIGH] > 0.5
    assert matcher.answer(no, about_loud).heights[LOW] > 0.5


@in_both
@pytest.mark.parametrize("text", ["Xyzzy plugh?", "asdf jklö"])
def test_nonsense_is_not_followed(language: str, text: str) -> None:
    assert load_matcher(language).question(text).trust < MIN_ANSWER_TRUST
    assert load_matcher(language).answer(text, UNPARSED_QUESTION).trust < MIN_ANSWER_TRUST


def test_no_polish_line_says_whether_a_man_or_a_woman_speaks() -> None:
    """In Polish the past tense and conditional show gender, so bots use the present."""
    bank = load_bank("pl")
    lines = [line for one in bank.questions for lines in ((one.text,), *one.answers) for line in lines]
    for known in bank.answers.kinds.values():
        lines += [line for lines in (*known.by_height, known.vague) for line in lines]
    lines += [*bank.answers.replies.all, *bank.puzzled, *bank.accusing, *bank.defending, *bank.hearing.again]
    said = re.compile(r"\b\w+ł(em|am|eś|aś|bym|abym|byś|abyś)\b|\bjestem \w+(ny|na|ty|ta|wy|wa)\b")
    no_past = {"ciałem", "mydłem", "stołem", "posyłam"}
    assert [line for line in lines if (found := said.search(line.lower())) and found[0] not in no_past] == []


@pytest.mark.parametrize(
    ("language", "how_many"), [("de", "Wie viele Leute siehst du?"), ("pl", "Ile osób widzisz?")]
)
def test_a_bot_speaks_the_language_of_the_table(language: str, how_many: str) -> None:
    options = GAME.read_options({"language": language})
    spoken = set(load_bank(language).asked)
    assert not set(load_bank().asked) & spoken
    for seed in range(8):
        state = GAME.new(4, f"{language}/{seed}", options)
        [dealer] = state.to_act()
        bot = make_bots(GAME, 4, f"{language}/{seed}", options, ["strong"])[dealer]
        asked = bot.choose(state.view(bot.seat), state.legal(bot.seat))
        assert isinstance(asked, Ask)
        assert asked.text in spoken
        other = make_bots(GAME, 4, f"{language}/{seed}", options, ["strong"])[asked.to]
        other.observe(state.apply(bot.seat, Ask(asked.to, how_many), 0), state.view(asked.to))
        answer = other.choose(state.view(asked.to), state.legal(asked.to))
        assert isinstance(answer, Answer)
        assert any(answer.text in lines for lines in load_bank(language).answers.kinds["how_many"].by_height)
