"""Ends of a round: time, accusation, the spy's guess (SF-12 to SF-18, SF-33, SF-34)."""

import pytest

from spyhouse.games.spyfall.events import ClockRuns, Guessed
from spyhouse.games.spyfall.moves import Accuse, Answer, Ask, Guess, Pass, QueueGuess, Vote
from spyhouse.kernel import CLOCK, Tick
from tests.games.spyfall.builders import PLACES, Round, a_round, a_running_round

ZOO = PLACES.index("Zoo")


def after_time(seats: int = 4, spy: int = 2, dealer: int = 1) -> Round:
    return a_round(seats, spy, dealer=dealer).ask(dealer, 0).wait()


# --- time


def test_sf12_after_time_each_accuses_from_the_dealer_left() -> None:
    """SF-12."""
    game = after_time(dealer=1)
    assert game.view().accusers == (1, 2, 3, 0)
    assert game.state.to_act() == {1}
    game.refused(0, Answer("Too late"), "Time is up")
    game.refused(2, Accuse(0), "not your turn")
    game.accuse(1, 2)
    assert game.view().waiting_for == (0, 3)


def test_sf12_a_unanimous_vote_after_time_ends_the_round() -> None:
    """SF-12."""
    assert after_time().convict(1, 2).result().how == "caught"


def test_sf13_if_the_vote_fails_the_next_to_the_left_accuses() -> None:
    """SF-13."""
    game = after_time().acquit(1, 2)
    assert game.view().accusers == (2, 3, 0)
    game.accuse(2, 3).vote(0, against=(1,))
    assert game.view().accusers == (3, 0)


def test_sf13_accused_never_votes_on_their_own_case() -> None:
    """SF-13."""
    game = after_time().acquit(1, 0).accuse(2, 0)
    game.refused(0, Vote(False), "nobody votes on their own case")
    game.vote(1, 3)
    assert game.result().accused == 0


def test_sf13_spy_wins_if_nobody_is_convicted() -> None:
    """SF-13."""
    game = after_time().acquit(1, 2).acquit(2, 1).acquit(3, 2)
    assert game.view().phase == "accusations"
    game.acquit(0, 2)
    assert (game.result().how, game.result().winner) == ("escaped", "spy")


def test_sf17_anyone_may_pass_and_a_pass_is_a_turn() -> None:
    """SF-17."""
    game = after_time().pass_turn(1, 2, 3)
    game.refused(1, Pass(), "not your turn")
    game.pass_turn(0)
    assert game.result().how == "escaped"


def test_a_turn_to_accuse_that_is_not_taken_in_time_is_a_pass() -> None:
    game = after_time().wait()
    assert game.view().accusers == (2, 3, 0)


# --- suspicion


def test_sf14_unanimous_vote_reveals_card_and_ends_round() -> None:
    """SF-14."""
    game = a_running_round().accuse(3, 2).vote(0, 1)
    assert game.view().phase == "vote"
    game.vote(4)
    assert game.result().how == "caught"


def test_sf14_one_vote_against_resumes_the_clock() -> None:
    """SF-14."""
    game = a_running_round()
    left = game.view().clock_ends
    assert left is not None
    game.at += 60_000
    game.accuse(3, 2)
    left -= game.at
    assert game.view().clock_left == left
    assert game.view().clock_ends is None
    game.at += 20_000
    game.vote(0, 1, against=(4,))
    assert game.view().clock_ends == game.at + left
    assert game.view().asked == 1  # the question is still open


def test_sf14_each_stops_the_clock_once_a_round() -> None:
    """SF-14."""
    game = a_running_round(rounds=2).acquit(0, 2)
    game.refused(0, Accuse(1), "already stopped the clock")
    assert not [move for move in game.state.legal(0) if isinstance(move, Accuse)]
    game.acquit(1, 2).wait()
    assert Accuse(1) in game.state.legal(0)
    game.convict(0, 2).carry_on().ask(2, 1)
    assert Accuse(1) in game.state.legal(0)


def test_sf15_spy_may_accuse_and_accuser_votes_guilty() -> None:
    """SF-15."""
    game = a_running_round(spy=2).accuse(2, 4)
    game.refused(2, Vote(False), "accusation is your vote")
    assert game.view(2).my_vote == "g"
    game.vote(0, 1, 3)
    assert game.result().how == "framed"


def test_sf14_player_cannot_accuse_themselves() -> None:
    a_running_round().refused(3, Accuse(3), "accuse yourself")


def test_votes_are_seen_only_when_all_are_in() -> None:
    game = a_running_round().accuse(3, 2).vote(0, against=(1,))
    accusation = game.view(4).accusation
    assert accusation is not None
    assert accusation.voted == (0, 1, 3)
    assert [game.view(seat).my_vote for seat in (0, 1, 4)] == ["g", "n", "-"]
    game.refused(0, Vote(False), "a vote stays")
    game.vote(4)
    (case,) = game.view(None).cases
    assert (case.guilty, case.not_guilty) == ((0, 3, 4), (1,))


def test_missing_vote_counts_as_no() -> None:
    game = a_running_round(vote_seconds=10).accuse(3, 2).vote(0, 1)
    assert game.state.deadline() == game.at - 2000 + 10_000
    game.wait()
    assert game.view().phase == "questions"
    assert game.view().cases[0].not_guilty == (4,)


# --- the guess


@pytest.mark.parametrize(
    ("place", "how", "winner"), [("Bank", "guessed", "spy"), ("Zoo", "missed", "others")]
)
def test_sf16_the_spy_may_name_the_place_while_the_clock_runs(place: str, how: str, winner: str) -> None:
    """SF-16."""
    game = a_running_round(spy=2, place="Bank").guess(2, place)
    assert (game.result().how, game.result().winner) == (how, winner)


def test_sf16_only_the_spy_may_guess() -> None:
    """SF-16."""
    game = a_running_round(spy=2)
    game.refused(0, Guess(ZOO), "Only the spy")
    assert not [move for move in game.state.legal(0) if isinstance(move, Guess | QueueGuess)]
    assert len([move for move in game.state.legal(2) if isinstance(move, Guess)]) == 30


def test_sf16_no_guess_after_time() -> None:
    """SF-16."""
    game = after_time(spy=2)
    game.refused(2, Guess(ZOO), "Time is up")
    game.accuse(1, 0)
    game.refused(2, Guess(ZOO), "wait until everyone has voted")


def test_sf16_a_guess_names_a_place_from_the_list() -> None:
    """SF-16."""
    game = a_running_round(spy=2, places=6)
    out = next(place for place in range(30) if place not in game.view().in_play)
    game.refused(2, Guess(out), "isn.t in this game")
    game.refused(2, Guess(59), "isn.t in this game")


# --- races, silence and waiting in line


def test_sf18_guess_after_an_accusation_is_too_late() -> None:
    """SF-18."""
    game = a_running_round(spy=2).accuse(0, 3)
    game.refused(2, Guess(ZOO), "Someone accused first")


def test_sf18_accusation_after_a_guess_is_too_late() -> None:
    """SF-18."""
    game = a_running_round(spy=2).guess(2, "Bank")
    game.refused(0, Accuse(2), "the spy named the right place")


def test_sf18_second_accusation_is_too_late() -> None:
    """SF-18."""
    game = a_running_round().accuse(0, 3)
    game.refused(1, Accuse(2), "Someone accused first")
    assert game.view().spent == (0,)


def test_sf18_move_after_deadline_is_late_before_the_tick() -> None:
    """SF-18."""
    game = a_running_round(spy=2)
    deadline = game.state.deadline()
    assert deadline is not None
    with pytest.raises(Exception, match="There is still time"):
        game.state.apply(CLOCK, Tick(), deadline - 1)
    for game.at in (deadline, deadline + 1):
        for seat, move in ((0, Accuse(2)), (2, Guess(ZOO)), (1, Answer("Now?"))):
            game.refused(seat, move, "Too late")
    assert game.state.apply(0, Accuse(2), deadline - 1)


def test_sf33_the_clock_stands_still_during_a_vote() -> None:
    """SF-33."""
    game = a_running_round(round_seconds=30, vote_seconds=600).accuse(0, 3)
    game.at += 500_000
    game.vote(1, 2, against=(4,))
    assert game.view().phase == "questions"
    assert game.view().clock_left == 29_000


def test_sf33_a_convicted_spy_gets_no_last_guess() -> None:
    """SF-33."""
    game = a_running_round(spy=2).accuse(0, 2).queue(2, "Bank").vote(1, 3, 4)
    assert game.result().how == "caught"
    assert game.view(2).queued == "--"
    game.refused(2, Guess(PLACES.index("Bank")), "round is over")


def test_sf33_the_spy_votes_on_others_like_anyone() -> None:
    """SF-33."""
    assert 2 in a_running_round(spy=2).accuse(0, 3).view().waiting_for


def test_sf33_chat_is_closed_during_an_early_vote() -> None:
    """SF-33."""
    game = a_running_round(seats=4, open_chat=True)
    assert game.state.chat_closed_reason() == ""
    game.accuse(0, 3)
    assert game.state.chat_closed_reason() == "spyfall-hush-vote"
    game.vote(against=(1, 2))
    assert game.state.chat_closed_reason() == ""
    game.wait().accuse(0, 3)
    assert game.state.chat_closed_reason() == ""


def test_sf34_queued_guess_happens_when_the_clock_resumes() -> None:
    """SF-34."""
    game = a_running_round(spy=2, place="Bank").accuse(0, 2).queue(2, "Bank").vote(1, 3)
    events = game.do(4, Vote(False))
    assert [type(event) for event in events[2:4]] == [ClockRuns, Guessed]
    assert game.result().how == "guessed"


def test_sf34_a_queued_guess_can_be_changed_and_taken_back() -> None:
    """SF-34."""
    game = a_running_round(spy=2).accuse(2, 3).queue(2, "Zoo").queue(2, "Bank").queue(2, None)
    game.refused(2, QueueGuess(None), "already")
    game.vote(against=(0, 1, 4))
    assert game.view().phase == "questions"


def test_sf34_a_queued_guess_waits_only_for_this_clock() -> None:
    """SF-34."""
    game = a_running_round(spy=2)
    game.refused(2, QueueGuess(ZOO), "name the place now")
    game.refused(0, QueueGuess(ZOO), "Only the spy")
    game.wait().accuse(0, 3)
    game.refused(2, QueueGuess(ZOO), "Someone accused first")


def test_sf34_nobody_can_tell_that_a_guess_is_queued() -> None:
    """SF-34."""
    game = a_running_round(spy=2).accuse(0, 3)
    before = [(game.view(seat), game.state.legal(seat)) for seat in (0, 1, 3, 4)], game.view(None)
    (event,) = game.do(2, QueueGuess(ZOO))
    assert event.only == (2,)
    assert before == ([(game.view(seat), game.state.legal(seat)) for seat in (0, 1, 3, 4)], game.view(None))
    assert game.view(2).queued == str(ZOO)


def test_question_is_refused_during_a_vote() -> None:
    a_round().ask(0, 1).answer(1).accuse(0, 3).refused(1, Ask(2, "Well?"), "Someone accused first")
