"""Each rule of Dead Drop once, and the promises that Spyhouse asks of every game."""

import pytest
from spyhouse_deaddrop import GAME
from spyhouse_deaddrop.moves import Take
from spyhouse_deaddrop.options import DeadDropOptions
from spyhouse_deaddrop.state import DeadDrop

from spyhouse.kernel import HOST, IllegalMove, Leave, Stop
from spyhouse.lab.conformance import check_game
from spyhouse.lab.message_lint import lint
from spyhouse.lab.play import play


def a_drop(rows: tuple[int, ...] = (3, 4, 5), seats: int = 2, last_loses: bool = False) -> DeadDrop:
    """Seat 0 is to take."""
    drop = DeadDrop(seats, "seed", DeadDropOptions(last_loses=last_loses))
    drop.rows, drop.turn = rows, 0
    return drop


def test_it_keeps_every_promise() -> None:
    for options in (DeadDropOptions(), DeadDropOptions(rows="1-3-5-7", last_loses=True)):
        check_game(GAME, seats=3, options=options, games=2, checks_per_game=8, home="spyhouse_deaddrop:GAME")


def test_it_has_words_for_everything() -> None:
    assert [*lint(GAME)] == []
    assert GAME.describe_view(a_drop().view(0), ["Ida", "Karim"]).endswith("3, 4 and 5.\nIda is at the drop.")


def test_dd_1_chance_says_who_begins() -> None:
    assert {DeadDrop(3, f"seed {number}", DeadDropOptions()).turn for number in range(30)} == {0, 1, 2}


def test_dd_2_letters_come_from_one_row() -> None:
    drop = a_drop()
    drop.apply(0, Take(2, 4), 0)
    assert (drop.rows, drop.turn) == ((3, 4, 1), 1)
    for move, reason in ((Take(2, 2), "only 1 letters left"), (Take(3, 1), "only 3 rows")):
        with pytest.raises(IllegalMove, match=reason):
            drop.apply(1, move, 0)
    with pytest.raises(IllegalMove, match="not your turn"):
        drop.apply(0, Take(0, 1), 0)


def test_dd_3_the_last_letter_wins() -> None:
    drop = a_drop((0, 0, 2))
    drop.apply(0, Take(2, 2), 0)
    assert drop.returns() == (1.0, -1.0)


def test_dd_4_the_last_letter_loses() -> None:
    drop = a_drop((0, 0, 2), seats=3, last_loses=True)
    drop.apply(0, Take(2, 2), 0)
    assert drop.returns() == (-1.0, 1.0, 1.0)


def test_whoever_leaves_is_passed_over() -> None:
    drop = a_drop(seats=3)
    drop.apply(HOST, Leave(1), 0)
    drop.apply(0, Take(0, 1), 1)
    assert drop.turn == 2
    drop.apply(HOST, Stop(), 2)
    assert drop.returns() == (0.0, 0.0, 0.0)


@pytest.mark.parametrize("last_loses", [False, True])
def test_a_courier_who_begins_beats_anyone(last_loses: bool) -> None:
    options = DeadDropOptions(last_loses=last_loses)
    for number in range(20):
        first = DeadDrop(2, f"seed {number}", options).turn
        levels = ["courier", "random"] if first == 0 else ["random", "courier"]
        assert play(GAME, 2, f"seed {number}", options, levels).outcome.winners == (first,)
