"""Questions (SF-8 to SF-11), spoken and typed (SF-26), with suggestions (SF-30)."""

import pytest

from spyhouse.games.spyfall.moves import Answer, Ask
from spyhouse.games.spyfall.prompts import prompts
from spyhouse.games.spyfall.questions import TALK_KEPT
from spyhouse.kernel import HOST, Leave, Skip
from tests.games.spyfall.builders import PLACES, a_round, a_running_round


def test_sf8_first_question_of_the_dealer_starts_the_clock() -> None:
    """SF-8."""
    game = a_round(dealer=3)
    assert {move.to for move in game.state.legal(3) if isinstance(move, Ask)} == {0, 1, 2, 4}
    game.refused(0, Ask(1, "Me first?"), "dealer asks the first question")
    game.refused(3, Ask(3, "Myself?"), "ask yourself")
    game.ask(3, 4)
    assert game.view().phase == "questions"
    assert game.view().clock_ends == game.at + 480_000


def test_sf9_answerer_asks_next_but_not_the_asker() -> None:
    """SF-9."""
    game = a_running_round().answer(1)
    assert game.view().waiting_for == (1,)
    game.refused(0, Ask(2, "Again?"), "not your turn to ask")
    game.refused(1, Ask(0, "And you?"), "just asked you")
    assert {move.to for move in game.state.legal(1) if isinstance(move, Ask)} == {2, 3, 4}
    game.ask(1, 2).answer(2).ask(2, 0)
    assert game.view().asked == 0


def test_sf9_the_bar_is_only_on_the_last_asker() -> None:
    """SF-9."""
    game = a_running_round().answer(1).ask(1, 2).answer(2)
    assert game.view().barred == (1,)
    game.ask(2, 0)
    assert [(talk.asker, talk.to) for talk in game.view().talk] == [(0, 1), (1, 2), (2, 0)]


def test_sf10_one_question_one_answer_and_no_follow_up() -> None:
    """SF-10."""
    game = a_running_round()
    game.refused(0, Ask(2, "And?"), "answered yet")
    game.refused(2, Answer("Me!"), "for you")
    game.answer(1, "…")
    game.refused(1, Answer("And another thing"), "no question to answer")


def test_sf10_an_answer_may_take_any_form() -> None:
    """SF-10."""
    game = a_running_round().answer(1, " 🙃  *shrugs*\n")
    assert game.view().talk[-1].answer == "🙃 *shrugs*"


def test_sf11_a_player_who_left_stays_askable_without_answering() -> None:
    """SF-11."""
    game = a_round(seats=5, spy=2).host(Leave(4)).ask(0, 4)
    assert game.view().talk[-1].answer is None
    assert game.view().waiting_for == (0,)
    game.ask(0, 1)
    assert game.view().asked == 1


def test_sf11_dropped_question_still_bars_asking_back() -> None:
    """SF-11."""
    game = a_running_round(seats=4, spy=2).host(Leave(3)).answer(1)
    game.ask(1, 3)  # has left: no answer
    assert game.view().barred == (0, 3)
    game.refused(1, Ask(0, "And you?"), "just asked you")
    game.refused(1, Ask(3, "Still gone?"), "one who didn.t answer")
    game.ask(1, 2).answer(2)
    assert game.view().barred == (1,)


def test_sf11_a_player_who_left_is_asked_once_a_turn_at_most() -> None:
    """SF-11."""
    game = a_round(seats=7, spy=2).host(Leave(5)).host(Leave(6)).ask(0, 5).ask(0, 6)
    assert {move.to for move in game.state.legal(0) if isinstance(move, Ask)} == {1, 2, 3, 4}


@pytest.mark.parametrize("leavers", [(), (3,)])
def test_sf11_asking_back_is_barred_if_others_can_be_asked(leavers: tuple[int, ...]) -> None:
    """SF-11: of three players, one was skipped but is still seated."""
    game = a_running_round(seats=3 + len(leavers), spy=2)
    for seat in leavers:
        game.host(Leave(seat))
    game.answer(1).ask(1, 2)
    for _ in range(2):
        game.host(Skip(2))
        assert game.view().barred == (0,), "nobody is ever left without anybody to ask"
        game.refused(1, Ask(0, "And you?"), "just asked you")
        game.ask(1, 2)
    game.answer(2).ask(2, 0)


def test_sf11_an_unasked_dealer_may_ask_everybody_again() -> None:
    """SF-11."""
    game = a_round(seats=3, spy=2).ask(0, 1).host(Skip(1)).ask(0, 2).host(Skip(2))
    assert game.view().barred == (2,)
    game.ask(0, 1).answer(1)


def test_sf10_chat_is_closed_until_time_is_up() -> None:
    """SF-10, SF-33."""
    game = a_round()
    assert game.state.chat_closed_reason() == "spyfall-hush-clock", "everyone has seen a card"
    game.ask(0, 1)
    assert game.state.chat_closed_reason() == "spyfall-hush-clock"
    game.accuse(0, 3)
    assert game.state.chat_closed_reason() == "spyfall-hush-vote"
    game.vote(against=(1, 2, 4)).wait()
    assert game.state.chat_closed_reason() == ""
    game.accuse(0, 2)
    assert game.state.chat_closed_reason() == ""
    assert game.vote(1, 3, 4).view().phase == "reveal"
    assert game.state.chat_closed_reason() == ""


def test_sf10_chat_option_does_not_open_an_early_vote() -> None:
    """SF-10, SF-32."""
    assert a_round(open_chat=True).state.chat_closed_reason() == ""
    game = a_running_round(open_chat=True)
    assert game.state.chat_closed_reason() == ""
    assert game.accuse(0, 3).state.chat_closed_reason() != ""


def test_sf26_in_writing_a_question_and_an_answer_need_words() -> None:
    """SF-26."""
    game = a_round(talk="text")
    game.refused(0, Ask(1), "Type your question first")
    game.refused(0, Ask(1, "  \n "), "Type your question first")
    game.ask(0, 1, "Is it loud?")
    game.refused(1, Answer(), "Type your answer first")
    game.answer(1, "Only at night.")
    (talk,) = game.view(None).talk
    assert (talk.question, talk.answer) == ("Is it loud?", "Only at night.")


def test_sf26_voice_questions_are_taps_in_the_same_order() -> None:
    """SF-26."""
    game = a_round(talk="voice")
    assert list(game.state.legal(0)) == [Ask(1), Ask(2), Ask(3), Ask(4)]
    game.ask(0, 1, "")
    game.refused(2, Answer(), "for you")
    assert Answer() in game.state.legal(1)
    game.answer(1, "")
    game.refused(1, Ask(0), "just asked you")
    game.ask(1, 2, "What a bot says comes with its words.")
    assert game.view().talk[-1].question == "What a bot says comes with its words."


def test_sf30_prompts_name_no_place() -> None:
    """SF-30."""
    for line in (*prompts("en").questions, *prompts("en").answers):
        assert not [place for place in PLACES if place.casefold() in line.casefold()]
    spy, civilian = a_round(spy=0, place="Bank"), a_round(spy=2, place="Zoo")
    assert spy.view(0).prompts == civilian.view(0).prompts != ()
    assert spy.state.legal(0) == civilian.state.legal(0)
    assert spy.view(0).prompts != spy.ask(0, 1).answer(1).view(1).prompts


def test_skipping_an_absent_player_returns_the_question() -> None:
    game = a_running_round()
    assert Skip(1) in game.state.legal(HOST)
    game.host(Skip(1))
    game.refused(0, Ask(1, "Hello?"), "choose someone else")
    game.ask(0, 3)


def test_a_dealer_who_is_away_does_not_hold_up_the_round() -> None:
    game = a_round(dealer=4).host(Skip(4))
    assert game.view().waiting_for == (0,)
    assert game.view().clock_ends is None
    game.ask(0, 4)
    assert game.view().clock_ends is not None


def test_a_question_is_dropped_when_both_ends_have_gone() -> None:
    game = a_running_round(seats=6, spy=5).host(Leave(0)).host(Leave(1))
    assert game.view().waiting_for == (2,)
    assert game.view().asked is None


def test_a_long_round_keeps_the_last_of_its_talk() -> None:
    game = a_round(seats=3, no_clock=True)
    for number in range(TALK_KEPT + 5):
        asker = number % 3
        game.ask(asker, (asker + 1) % 3, f"Question {number}?").answer((asker + 1) % 3)
    assert len(game.view().talk) == TALK_KEPT
    assert game.view().talk[-1].question == f"Question {TALK_KEPT + 4}?"
