"""Practice, statistics and the summary to share."""

from spyhouse.games.spyguy.events import GameEnded
from spyhouse.games.spyguy.moves import Tap
from spyhouse.games.spyguy.wording import WORDS
from spyhouse.kernel import Stop
from tests.games.spyguy.builders import AChase, kinds_of, the


def test_practice_has_no_chase() -> None:
    # SG-21
    a = AChase(2, practice=True, practice_cards=2).begun()
    a.finds(2)
    assert kinds_of(a.time_up()) == ["SearchEnded"]
    assert not a.state.view(0).chase
    a.goes_on()
    events = a.finds(a.card.copies)
    assert the(GameEnded, events).how == "practised"
    outcome = a.state.outcome()
    assert outcome is not None
    assert (outcome.how, outcome.winners, outcome.side) == ("practised", (), "")


def test_practice_has_no_end() -> None:
    a = AChase(1, practice=True, practice_cards=100).begun()
    for _ in range(60):
        a.time_up()
        a.goes_on()
    assert a.state.phase == "search"


def an_evening() -> AChase:
    """Play two cards: four of six found, then five of five."""
    a = AChase(2, city="2026-11-16", practice=True, practice_cards=2).with_cards_of(6, 5).begun()
    a.after(2_000).finds(3, seat=1)
    a.finds(1, seat=0)
    a.does(0, Tap(-900, -900))
    a.time_up()
    a.goes_on().after(700).finds(5, seat=0)
    return a


def test_result_lists_finds_by_player() -> None:
    result = an_evening().state.view(None).result
    assert result is not None
    assert (result.copies, result.found, result.wrong) == (11, (6, 3), (1, 0))
    assert result.fastest is not None
    assert (result.fastest.seat, result.fastest.ms) == (0, 800)
    assert result.missed_most is not None
    assert (result.missed_most.copies, result.missed_most.found) == (6, (1, 3))


def test_result_lists_every_search() -> None:
    a = an_evening()
    cards = a.state.view(0).cards
    assert [(card.copies, card.found) for card in cards] == [(6, (1, 3)), (5, (5, 0))]
    assert [card.ms for card in cards] == [45_000, 1_200]


def test_share_line_sums_up_the_game() -> None:
    # SG-21: the city of the day, to compare with others.
    result = an_evening().state.view(0).result
    assert result is not None
    assert WORDS.speech().say("share", result.share) == (
        "Spy Guy 2026-11-16 (family, 2 players): practiced with 2 cards, 9 of 11 found 🟨🟩"
    )


def test_result_exists_without_a_search() -> None:
    a = AChase(1)
    a.host(Stop())
    result = a.state.view(0).result
    assert result is not None
    assert (result.copies, result.found, result.fastest, result.missed_most) == (0, (0,), None, None)
    assert (result.share.how, result.share.cards, result.share.squares) == ("stopped", 0, "")


def test_no_result_before_the_end() -> None:
    assert AChase().begun().state.view(0).result is None
