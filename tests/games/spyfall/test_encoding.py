"""Encoding of talk: addressee, feature and height, in the bank's words."""

import random

import pytest

from spyhouse.games.spyfall import GAME
from spyhouse.games.spyfall.bots.phrase_bank import HEIGHTS, load_bank
from spyhouse.games.spyfall.encoding import TalkAct, talk_acts
from spyhouse.games.spyfall.moves import Answer, Ask, Listen
from spyhouse.games.spyfall.view import SpyfallView
from spyhouse.kernel import WAIT, IllegalMove
from spyhouse.lab.episode import Episode

ACTIONS = GAME.actions(5)
FEATURES = GAME.features(5)


def act_of(move: Ask | Answer) -> str:
    return ACTIONS.text(ACTIONS.number(move))


def test_bank_questions_encode_as_their_feature() -> None:
    bank = load_bank()
    told = {question.id: act_of(Ask(3, question.text)) for question in bank.questions}
    assert told == {question.id: f"Ask(to=3, about={question.feature})" for question in bank.questions}
    assert len(told) == 280


def test_bank_answers_encode_as_their_height() -> None:
    words = ("low", "middling", "high")
    told = {text: act_of(Answer(text)) for _, text in load_bank().answered}
    assert told == {text: f"Answer({words[height]})" for (_, text), height in load_bank().answered.items()}
    assert len(told) == 2520


def test_unparsed_talk_is_a_separate_action() -> None:
    assert act_of(Ask(1, "Xyzzy plugh?")) == "Ask(to=1, about=anything)"
    assert act_of(Answer("Xyzzy.")) == "Answer(anything)"
    assert ACTIONS.number(Listen()) == WAIT


def a_talk(talk: str = "text") -> Episode:
    return Episode(GAME, 5, "talk", GAME.read_options({"talk": talk}))


@pytest.mark.parametrize("talk", ["text", "voice"])
def test_questions_and_answers_are_encoded_for_all_seats(talk: str) -> None:
    episode, bank = a_talk(talk), load_bank()
    rng = random.Random(1)
    asker = episode.awaiting[0]
    to = next(move.to for move in episode.legal(asker) if isinstance(move, Ask))
    said = []
    for feature in rng.sample(range(len(bank.features)), 3):
        height = rng.randrange(HEIGHTS)
        ask = Ask(to, bank.about[feature][0].text)
        does(episode, asker, ACTIONS.number(ask))
        does(episode, to, ACTIONS.number(Answer(bank.about[feature][0].answers[height][0])))
        said.append(TalkAct(asker, to, feature, height))
        asker, to = to, next(seat for seat in range(5) if seat not in (asker, to))
    view = episode.view(None)
    assert isinstance(view, SpyfallView)
    assert talk_acts(view) == tuple(said)
    assert FEATURES.decode(FEATURES.encode(view, episode.at))["acts"] == tuple(said)
    heard = dict(zip(FEATURES.names, FEATURES.encode(view, episode.at), strict=True))
    for act in said:
        word = ("low", "middling", "high")[act.height]
        assert heard[f"heard[{act.to}].{bank.features[act.feature].id}.{word}"] == 1


def does(episode: Episode, seat: int, n: int) -> None:
    """Play action `n` for a seat; seats asked before may wait."""
    while seat not in episode.awaiting:
        episode.choose(episode.awaiting[0], None)
    episode.choose(seat, ACTIONS.move(n, episode.legal(seat), episode.view(seat)))


def test_repeated_action_uses_other_words() -> None:
    episode = a_talk()
    asker = episode.awaiting[0]
    legal, view = episode.legal(asker), episode.view(asker)
    n = ACTIONS.number(
        next(Ask(move.to, load_bank().questions[0].text) for move in legal if isinstance(move, Ask))
    )
    first = ACTIONS.move(n, legal, view)
    episode.choose(asker, first)
    then = ACTIONS.move(n, legal, episode.view(asker))
    assert first != then
    assert ACTIONS.number(then) == n


def test_illegal_questions_and_answers_are_masked() -> None:
    episode = a_talk()
    asker = episode.awaiting[0]
    with pytest.raises(IllegalMove, match="is not possible now"):
        ACTIONS.move(ACTIONS.number(Ask(asker, load_bank().questions[0].text)), episode.legal(asker))
    with pytest.raises(IllegalMove, match="is not possible now"):
        ACTIONS.move(ACTIONS.number(Answer()), episode.legal(asker))


def test_the_time_left_is_in_seconds() -> None:
    episode = a_talk()
    asker = episode.awaiting[0]
    episode.choose(asker, episode.legal(asker)[0], takes=1_000)
    rows = [FEATURES.decode(FEATURES.encode(episode.view(0), at)) for at in (1_000, 61_500)]
    assert [row["seconds_left"] for row in rows] == [480, 419]
