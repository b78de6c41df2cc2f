"""Host actions (SF-29), and players who leave (SF-35)."""

import pytest

from spyhouse.games.spyfall.events import GameEnded, RoundEnded
from spyhouse.games.spyfall.moves import Accuse, Continue, EndRound, Listen, Star
from spyhouse.games.spyfall.rounds import LAST_LOOK_MS
from spyhouse.kernel import HOST, IllegalMove, Leave, Skip, Stop
from tests.games.spyfall.builders import Round, a_round, a_running_round


def test_a_star_is_refused_after_continuing() -> None:
    """Every accepted move is listed; a seat that is not to act has none."""
    game = a_running_round().answer(1).convict(0, 2)
    game.do(0, Continue())
    assert 0 not in game.state.to_act()
    game.refused(0, Star(0), "waiting for the others")
    game.do(2, Star(0))


def test_listening_needs_no_other_move() -> None:
    game = a_running_round(seats=4, spy=3)
    for seat in range(4):
        assert Listen() not in game.state.legal(seat)
        game.refused(seat, Listen(), "do more than listen")
    game.acquit(2, 1)
    assert game.state.legal(2) == [Listen()]
    assert game.do(2, Listen()) == []


def test_sf29_host_may_skip_exactly_the_awaited_players() -> None:
    """SF-29."""
    game = a_running_round()
    for ready in (game, a_round(), a_running_round().guess(2, "Zoo")):
        skips = tuple(move.seat for move in ready.state.legal(HOST) if isinstance(move, Skip))
        assert skips == ready.view().waiting_for != ()
    game.refused(HOST, Skip(4), "Nobody is waiting")
    game.refused(4, Skip(1), "Only the host")


def test_sf29_only_the_clock_decides_a_missed_vote() -> None:
    """SF-29."""
    game = a_running_round().accuse(0, 2).vote(1, 3)
    assert not [move for move in game.state.legal(HOST) if isinstance(move, Skip)]
    game.refused(HOST, Skip(4), "the clock decides")
    assert game.wait().view().cases[0].not_guilty == (4,)


def test_sf29_only_the_clock_ends_a_turn_to_accuse() -> None:
    """SF-29."""
    game = a_running_round().wait()
    game.refused(HOST, Skip(0), "the clock decides")
    assert game.wait().view().accusers == (1, 2, 3, 4)


def test_sf29_the_host_may_end_the_round_and_reveal() -> None:
    """SF-29."""
    for game in (a_round(), a_running_round(), a_running_round().accuse(0, 2), a_running_round().wait()):
        game.host(EndRound())
        assert game.result().how == "void"
        assert game.result().spies == (2,)
        assert game.view().scores == (0, 0, 0, 0, 0)
        game.refused(HOST, EndRound(), "round is over")


def test_the_next_round_comes_when_all_have_seen_the_cards() -> None:
    game = a_running_round().guess(2, "Zoo")
    game.do(0, Continue())
    game.refused(0, Continue(), "waiting for the others")
    game.host(Skip(1))
    for seat in (2, 3):
        game.do(seat, Continue())
    assert game.view().phase == "reveal"
    game.do(4, Continue())
    assert (game.view().phase, game.view().round) == ("dealt", 2)


def test_sf29_host_may_skip_an_absent_reader() -> None:
    """SF-29."""
    game = a_running_round().guess(2, "Zoo")
    assert game.state.deadline() is None
    for seat in (0, 1, 2, 3):
        game.do(seat, Continue())
    assert game.view().phase == "reveal"
    assert game.host(Skip(4)).view().round == 2


def test_the_last_cards_are_looked_at_like_all_others() -> None:
    game = a_running_round(rounds=1).guess(2, "Bank")
    assert (game.view().phase, game.state.outcome()) == ("reveal", None)
    assert game.state.deadline() == game.at + LAST_LOOK_MS
    waited = Round(game.state.copy(), game.at).wait()
    stopped = Round(game.state.copy(), game.at).host(Stop())
    assert waited.outcome() == stopped.outcome() == game.carry_on().outcome()
    assert game.outcome().winners == (2,)


def test_everyone_has_one_star_for_the_best_answer_of_the_others() -> None:
    game = a_running_round(seats=4).answer(1, "Depends on the tide.").ask(1, 2).guess(2, "Zoo")
    assert Star(0) in game.state.legal(0)
    assert Star(0) not in game.state.legal(1)
    game.refused(1, Star(0), "your own answer")
    game.refused(0, Star(1), "no such answer")  # a question without an answer
    game.refused(0, Star(5), "no such answer")
    game.do(0, Star(0))
    game.refused(0, Star(0), "given your star")
    assert game.view(None).stars == (0, None, None, None)
    assert game.carry_on().view().stars == (None,) * 4


def test_stopping_shows_everything_and_nobody_wins() -> None:
    game = a_running_round(rounds=1)
    assert [type(event) for event in game.do(HOST, Stop())] == [RoundEnded, GameEnded]
    assert game.result().how == "void"
    assert (game.outcome().how, game.outcome().winners) == ("stopped", ())
    with pytest.raises(IllegalMove, match="game is over"):
        game.host(Stop())


# --- SF-35


def test_sf35_spy_of_two_rounds_deals_twice() -> None:
    """SF-35."""
    game = a_running_round(spy=2).guess(2, "Zoo").carry_on().deal("Hotel", 2).ask(2, 1).guess(2, "Zoo")
    assert game.carry_on().view().dealer == 2


def test_sf35_used_places_cannot_be_guessed() -> None:
    """SF-35."""
    game = a_running_round(spy=2, place="Bank")
    assert game.view().used == ()
    game.guess(2, "Zoo").carry_on().deal("Hotel", 1).ask(2, 1)
    for seat in (None, 0, 1):
        assert [game.view(seat).places[place] for place in game.view(seat).used] == ["Bank"]
    with pytest.raises(IllegalMove, match="already been played"):
        game.guess(1, "Bank")


@pytest.mark.parametrize(
    "game",
    [a_round(), a_running_round(), a_running_round().accuse(0, 2), a_running_round().wait()],
    ids=["dealt", "questions", "vote", "accusations"],
)
def test_sf35_a_leaving_spy_voids_the_round(game: Round) -> None:
    """SF-35."""
    game.host(Leave(2))
    assert game.result().how == "void"
    assert game.result().points == (0, 0, 0, 0, 0)
    game.carry_on()
    assert game.view().dealer == 3  # the one to the spy's left
    assert game.view().players == (0, 1, 3, 4)


def test_sf35_a_leaving_civilian_abstains() -> None:
    """SF-35."""
    game = a_running_round().accuse(0, 2).vote(1, 3).host(Leave(4))
    assert game.result().how == "caught"
    assert game.result().points == (2, 1, 0, 1, 0)


def test_sf35_a_player_who_left_is_not_awaited_after_time() -> None:
    """SF-35."""
    game = a_running_round(seats=7).host(Leave(1)).wait()
    assert game.view().accusers == (0, 2, 3, 4, 5, 6)
    game.host(Leave(0)).host(Leave(4))
    assert game.view().accusers == (2, 3, 5, 6)
    game.accuse(2, 3).host(Leave(5))
    assert game.view().waiting_for == (6,)
    game.vote(against=(6,)).pass_turn(3, 6)
    assert game.result().how == "escaped"


def test_sf35_leaving_ends_the_players_turn() -> None:
    """SF-35."""
    game = a_running_round().wait().host(Leave(0))
    assert game.view().waiting_for == (1,)
    assert game.state.deadline() == game.at + 60_000
    assert game.pass_turn(1, 2, 3).host(Leave(4)).result().how == "escaped"


def test_sf35_a_vote_on_a_leaving_player_is_dropped() -> None:
    """SF-35."""
    game = a_running_round().accuse(0, 4).vote(1).host(Leave(4))
    assert game.view().phase == "questions"
    assert game.view().clock_ends is not None
    game.refused(1, Accuse(4), "Nobody sits there")


def test_sf35_the_last_player_without_a_call_may_leave() -> None:
    """SF-35."""
    game = a_running_round(call_time=True).call_time(0, 1, 2, 3).host(Leave(4))
    assert game.view().phase == "accusations"


def test_sf35_departed_player_has_no_say_in_calling_time() -> None:
    """SF-35, SF-32."""
    game = a_running_round(call_time=True).call_time(0, 1).host(Leave(0))
    assert (game.view().callers, game.view().callers_needed) == ((1,), 4)
    assert game.call_time(2, 3).view().phase == "questions"
    assert game.call_time(4).view().phase == "accusations"


def test_sf35_departed_player_cannot_act_or_win() -> None:
    """SF-35."""
    game = a_round(seats=4, spy=2, rounds=2).ask(0, 1).convict(3, 2).host(Leave(3)).carry_on()
    game.deal("Hotel", 0).ask(2, 1)
    assert not game.state.legal(3)
    game.refused(3, Accuse(0), "has left the game")
    game.guess(0, "Zoo")
    assert game.outcome().scores == (1, 2, 1, 2)
    assert game.outcome().winners == (1,)


def test_round_stops_with_two_players() -> None:
    game = a_running_round(seats=3).host(Leave(0))
    assert game.outcome().how == "stopped"
