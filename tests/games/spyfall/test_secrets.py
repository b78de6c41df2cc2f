"""Hidden information on the wire (SF-28). See also `test_conformance`."""

import random

import msgspec

from spyhouse.games.spyfall import GAME
from spyhouse.games.spyfall.moves import (
    Accuse,
    Answer,
    Ask,
    CallTime,
    Continue,
    EndRound,
    Guess,
    Pass,
    QueueGuess,
    Vote,
)
from spyhouse.kernel import Move, Skip, Stop, Tick
from spyhouse.lab.conformance import random_playout, refusal
from tests.games.spyfall.builders import Round, a_round, a_running_round

SEATS = 6


def sizes(game: Round) -> set[int]:
    return {len(msgspec.json.encode(game.view(seat))) for seat in range(game.state.seats)}


def test_sf28_every_seats_view_takes_the_same_room() -> None:
    """SF-28."""
    game = a_round(seats=SEATS, spy=2, place="Airplane")
    assert len(sizes(game)) == 1
    game.ask(0, 1).accuse(0, 3)
    assert len(sizes(game)) == 1
    game.queue(2, "Zoo")
    assert len(sizes(game)) == 1


def test_sf28_events_are_equal_in_number_and_size() -> None:
    """SF-28: in random games all seats get the same number and size of events and views."""
    for step in random_playout(GAME, SEATS, GAME.options(), "sizes", random.Random("sizes"), host=0.0):
        told = {
            seat: [len(msgspec.json.encode(event)) for event in step.events if event.visible_to(seat)]
            for seat in range(SEATS)
        }
        private = [event for event in step.events if event.only == (step.seat,)]
        others = [told[seat] for seat in range(SEATS) if not private or seat != step.seat]
        assert all(other == others[0] for other in others)
        assert len({len(msgspec.json.encode(step.after.view(seat))) for seat in range(SEATS)}) == 1


def test_sf28_players_to_act_do_not_reveal_the_spy() -> None:
    """SF-28."""
    for game in (a_running_round(spy=2), a_running_round(spy=2).accuse(2, 3).vote(0)):
        assert game.state.to_act() == {0, 1, 2, 3, 4}
        assert all(game.state.legal(seat) for seat in range(5))


def test_refusals_are_equal_in_all_worlds() -> None:
    """Every possible move is refused in the same words."""
    rng = random.Random("refusals")
    tries: list[Move] = [Answer("Yes."), Vote(True), Pass(), CallTime(), Continue()]
    tries += [EndRound(), Stop(), Tick()]
    tries += [kind(seat) for kind in (Accuse, Skip) for seat in range(5)]
    tries += [Ask(seat, "Why?") for seat in range(5)]
    tries += [kind(place) for kind in (Guess, QueueGuess) for place in (0, 2, 59)]
    for step in random_playout(GAME, 4, GAME.read_options({"rounds": 3}), "refusals", rng, host=0.0):
        for seat in range(4):
            other = step.after.imagine(seat, rng)
            for move in tries:
                real = refusal(step.after.copy(), seat, move, step.at)
                assert real == refusal(other.copy(), seat, move, step.at)


def test_a_typical_view_is_small() -> None:
    game = a_running_round(seats=SEATS).answer(1)
    asker = 1
    for number in range(14):
        to = (asker + 1 + number % 2) % SEATS
        to = (to + 1) % SEATS if to in game.view().barred else to
        game.ask(asker, to, "Would you bring your mother along next time?").answer(to, "Only if she paid.")
        asker = to
    assert len(msgspec.json.encode(game.view(0))) < 3500
