"""Seeking permission, and challenges (SK-14 to SK-25)."""

import random

import msgspec
import pytest

from spyhouse.games.spycatcher.events import Attempt, Decided, Judged, Permitted, Sought
from spyhouse.games.spycatcher.influence import bits, cards_in
from spyhouse.games.spycatcher.moves import Challenge, Pass, Seek
from spyhouse.kernel import Event
from tests.games.spycatcher.builders import Table, a_game, cards, of


def at_court(hand: str, *others: str, **options: object) -> Table:
    """Build a game: seat 0 is in the Court circle with this hand; the others have only these cards of the
    suit.
    """
    table = a_game(len(others) + 1, **options)
    table.only(0, hand)
    for seat, text in enumerate(others, 1):
        table.only(seat, text)
    table.next_permission("court", "")
    return table.lands_on("court-2")


def verdict(events: list[Event]) -> Attempt:
    return of(Judged, events)[0].attempt


@pytest.mark.parametrize("text", ["c1 c2 c3", "c5 c6 c7", "c10 c11 c12"])
def test_run_is_three_in_sequence_of_the_suit(text: str) -> None:
    """SK-14"""
    table = at_court(text, "c4")
    table.seek(0, text)
    table.passes(1)
    assert table.holds(0) == ["court"]


@pytest.mark.parametrize(
    "text", ["c4 c5 c7", "c4 c5", "c4 c5 c6 c7", "g4 g5 g6", "c4 c5 g6", "c1 c11 c12", "c11 c12 cM", "gM"]
)
def test_invalid_runs_cannot_be_laid(text: str) -> None:
    """SK-14, SK-25, SK-37: runs do not wrap, and the master is no thirteen"""
    table = a_game().hand(0, text).lands_on("court-2")
    table.refused(0, Seek(cards(text)), "in a row of the circle.s suit")
    assert Seek(cards(text)) not in table.state.legal(0)


def test_the_master_alone_always_succeeds() -> None:
    """SK-15"""
    table = at_court("cM", "c10 c11 c12")
    table.seek(0, "cM")
    attempt = verdict(table.challenge(1, "c10 c11 c12"))
    assert attempt.granted
    assert not attempt.challenges[0].succeeds
    assert table.holds(0) == ["court"]


@pytest.mark.parametrize(("text", "count"), [("cM", 1), ("c4 c5 c6", 3)])
@pytest.mark.parametrize("bluffing", [False, True])
def test_everyone_sees_how_many_cards_lie_there(text: str, count: int, bluffing: bool) -> None:
    """SK-17: one alone can only be the master, in every world that looks like this one"""
    table = at_court("c4 c5 c6 cM", "c1", bluffing=bluffing)
    assert [event.count for event in of(Sought, table.seek(0, text))] == [count]
    for viewer in (1, None):
        seeking = table.state.view(viewer).seeking
        assert seeking
        assert seeking.cards == count
        laid = {table.state.imagine(viewer, random.Random(n)).laid for n in range(30)}
        assert {one.bit_count() for one in laid} == {count}
        assert laid == {bits(cards("cM"))} if count == 1 else len(laid) > 3


@pytest.mark.parametrize("bluffing", [False, True])
def test_seeker_view_has_same_length_for_any_cards(bluffing: bool) -> None:
    """SK-20: a length on the wire tells nothing"""
    sizes = set()
    for text in ("c4 c5 c6", "c10 c11 c12"):
        table = at_court("c4 c5 c6 c10 c11 c12", "c1", bluffing=bluffing)
        table.seek(0, text)
        sizes.add(len(msgspec.json.encode(table.state.view(0))))
    assert len(sizes) == 1


def test_holder_cannot_seek_the_same_permission() -> None:
    """SK-16"""
    table = a_game().hand(0, "c4 c5 c6").permits(0, "court").lands_on("court-2")
    assert table.state.turn == 1
    table.refused(0, Seek(cards("c4 c5 c6")), "not your turn")


@pytest.mark.parametrize("text", ["c9", "c8 c9", "c7 c8 c9"])
def test_one_two_or_three_cards_challenge(text: str) -> None:
    """SK-17"""
    table = at_court("c1 c2 c3", "c7 c8 c9")
    table.seek(0, "c1 c2 c3")
    assert not verdict(table.challenge(1, text)).granted


@pytest.mark.parametrize("text", ["", "c7 c8 c9 c10", "c7 c8 c9 cM"])
def test_challenge_needs_one_to_three_cards(text: str) -> None:
    """SK-17"""
    table = at_court("c1 c2 c3", "c7 c8 c9 c10 cM")
    table.seek(0, "c1 c2 c3")
    table.refused(1, Challenge(cards(text)), "one, two or three cards")


@pytest.mark.parametrize("seat", [2, 5, 63])
def test_missing_seat_cannot_challenge(seat: int) -> None:
    """SK-17"""
    table = at_court("c1 c2 c3", "c9")
    table.seek(0, "c1 c2 c3")
    table.refused(seat, Challenge(cards("c9")), "sits|seat")
    assert table.state.waiting_for() == (1,)


def test_rulebook_example_is_reproduced() -> None:
    """SK-18: 1, 2 and 9 are twelve and do not beat 5, 6 and 7"""
    table = at_court("c5 c6 c7", "c1 c2 c9")
    table.seek(0, "c5 c6 c7")
    assert verdict(table.challenge(1, "c1 c2 c9")).granted


@pytest.mark.parametrize(("text", "granted"), [("c1 c8 c9", True), ("c2 c8 c9", False)])
def test_equal_challenge_fails(text: str, granted: bool) -> None:
    """SK-18"""
    table = at_court("c5 c6 c7", text)
    table.seek(0, "c5 c6 c7")
    assert verdict(table.challenge(1, text)).granted is granted


def test_the_master_beats_any_run() -> None:
    """SK-19"""
    table = at_court("c10 c11 c12", "cM")
    table.seek(0, "c10 c11 c12")
    assert not verdict(table.challenge(1, "cM")).granted
    assert table.holds(0) == []


@pytest.mark.parametrize("text", ["c1 cM", "c1 c2 cM"])
def test_the_master_may_be_among_the_cards_of_a_challenge(text: str) -> None:
    """SK-17, SK-19: all of them are spent"""
    table = at_court("c10 c11 c12", text)
    table.seek(0, "c10 c11 c12")
    assert Challenge(cards(text)) in table.state.legal(1)
    assert not verdict(table.challenge(1, text)).granted
    assert set(cards(text)) <= set(table.state.pile)
    assert table.sizes() == [7, 7]


def test_challenges_are_not_added_up() -> None:
    """SK-20"""
    table = at_court("c6 c7 c8", "c1 c12", "c2 c11")
    table.seek(0, "c6 c7 c8")
    table.challenge(1, "c1 c12")
    attempt = verdict(table.challenge(2, "c2 c11"))
    assert attempt.granted
    assert len(attempt.challenges) == 2


def test_one_success_is_enough() -> None:
    """SK-20"""
    table = at_court("c1 c2 c3", "c4", "c7", "")
    table.seek(0, "c1 c2 c3")
    table.passes(3)
    table.challenge(1, "c4")
    attempt = verdict(table.challenge(2, "c7"))
    assert [(shown.seat, shown.succeeds) for shown in attempt.challenges] == [(1, False), (2, True)]
    assert not attempt.granted


def test_pass_and_challenge_look_alike_until_all_decided() -> None:
    """SK-20"""
    seen = []
    for move in (Pass(), Challenge(cards("c9")), Challenge(cards("c7 c8 c9"))):
        table = at_court("c1 c2 c3", "c7 c8 c9", "")
        table.seek(0, "c1 c2 c3")
        events = table.do(1, move)
        assert events == [Decided(seat=1)]
        seen.append([table.state.view(viewer) for viewer in (None, 0, 2)])
    assert seen[0] == seen[1] == seen[2]


def test_own_decision_has_one_length() -> None:
    """SK-20: a length on the wire tells nothing"""
    sizes = set()
    for move in (Pass(), Challenge(cards("c9")), Challenge(cards("c7 c8 c9"))):
        table = at_court("c1 c2 c3", "c7 c8 c9", "")
        table.seek(0, "c1 c2 c3")
        table.do(1, move)
        sizes.add(len(msgspec.json.encode(table.state.view(1))))
    assert len(sizes) == 1


def test_everyone_is_asked_for_a_challenge() -> None:
    """SK-20"""
    table = at_court("c1 c2 c3", "c4", "")
    table.seek(0, "c1 c2 c3")
    assert table.state.to_act() == {1, 2}
    table.passes(1)
    assert table.state.to_act() == {2}
    table.refused(1, Challenge(cards("c4")), "You.ve decided")


def test_missed_deadline_lets_the_seeker_through() -> None:
    """SK-20"""
    table = at_court("c1 c2 c3", "cM", challenge_seconds=20)
    table.seek(0, "c1 c2 c3")
    assert table.state.deadline() == table.at + 20_000
    table.tick()
    assert table.holds(0) == ["court"]


def test_late_challenge_is_refused() -> None:
    """SK-20"""
    table = at_court("c1 c2 c3", "cM")
    table.seek(0, "c1 c2 c3")
    table.at += 30_001
    table.refused(1, Challenge(cards("cM")), "Too late")


def test_the_top_permission_is_taken_and_the_turn_ends() -> None:
    """SK-21"""
    table = at_court("c1 c2 c3", "c4")
    top = table.state.fresh[0][0]
    table.seek(0, "c1 c2 c3")
    events = table.passes(1)
    assert [event.card for event in of(Permitted, events)] == [top]
    assert (table.state.turn, table.state.phase) == (1, "draw")


@pytest.mark.parametrize("challenge", ["c4", "c9"])
def test_permission_or_refusal_ends_the_turn(challenge: str) -> None:
    """SK-21, SK-22, SK-37"""
    table = at_court("c1 c2 c3", challenge)
    table.state.bonus = True
    table.seek(0, "c1 c2 c3")
    table.challenge(1, challenge)
    assert (table.state.turn, table.state.phase) == (1, "draw")


def test_extra_roll_follows_the_cards_instruction() -> None:
    """SK-21"""
    table = at_court("c1 c2 c3", "c4").next_permission("court", "draw_two")
    table.state.bonus = True
    table.seek(0, "c1 c2 c3")
    table.passes(1)
    table.discard(0)
    table.discard(0)
    assert (table.state.turn, table.state.phase) == (1, "draw")


def test_declining_keeps_the_extra_roll() -> None:
    """SK-12, SK-34"""
    table = at_court("c1 c2 c3", "c4")
    table.state.bonus = True
    table.passes(0)
    assert (table.state.turn, table.state.phase, table.state.again) == (0, "go", True)


def test_a_permission_handed_back_lies_at_the_bottom() -> None:
    """SK-21, SK-27"""
    table = at_court("c1 c2 c3", "c4")
    fresh, table.state.returned[0] = table.state.fresh[0][0], [3, 1]
    table.seek(0, "c1 c2 c3")
    table.passes(1)
    assert table.state.permits[0] == fresh
    table.state.permits[0] = -1
    table.only(1, "c4").hand(0, "c1 c2 c3")
    table.state.turn = 0
    table.lands_on("court-2").seek(0, "c1 c2 c3")
    table.passes(1)
    assert (table.state.permits[0], table.state.returned[0]) == (3, [1])


def test_a_refusal_gives_no_permission_and_ends_the_turn() -> None:
    """SK-22"""
    table = at_court("c1 c2 c3", "c9")
    table.seek(0, "c1 c2 c3")
    table.challenge(1, "c9")
    assert table.holds(0) == []
    assert table.state.turn == 1
    assert table.stands_on(0) == "court-2"


@pytest.mark.parametrize("text", ["c9", "c4"])
def test_all_cards_played_go_to_the_bottom_and_hands_fill_up(text: str) -> None:
    """SK-23"""
    table = at_court("c1 c2 c3", text, "")
    top = table.state.pile[-1]
    table.seek(0, "c1 c2 c3")
    table.passes(2)
    table.challenge(1, text)
    assert set(table.state.pile[:4]) == set(cards(f"c1 c2 c3 {text}"))
    assert table.state.pile[-1] == top
    assert table.sizes() == [7, 7, 7]


def test_other_suits_cannot_challenge() -> None:
    """SK-24"""
    table = at_court("c1 c2 c3", "c4").hand(1, "c4 g12")
    table.seek(0, "c1 c2 c3")
    table.refused(1, Challenge(cards("g12")), "Only cards of the circle")
    table.refused(1, Challenge(cards("c4 g12")), "Only cards of the circle")


def test_bluffing_is_off_unless_agreed() -> None:
    """SK-25"""
    table = a_game().hand(0, "c1 g5 p9").lands_on("court-2")
    table.refused(0, Seek(cards("c1 g5 p9")), "in a row")
    table = a_game(bluffing=True).hand(0, "c1 g5 p9").lands_on("court-2")
    assert Seek(cards("c1 g5 p9")) in table.state.legal(0)


@pytest.mark.parametrize("text", ["c1 g5 p9", "c4 c5 c6"])
def test_unchallenged_cards_stay_hidden_and_win_permission(text: str) -> None:
    """SK-25: nobody ever learns whether it was a bluff"""
    table = a_game(3, bluffing=True).pile("b1").hand(0, text).next_permission("court", "").lands_on("court-2")
    table.seek(0, text)
    attempt = verdict(table.passes(1, 2))
    assert (attempt.cards, attempt.bluff, attempt.granted) == ((), False, True)
    assert table.holds(0) == ["court"]
    assert table.sizes() == [7, 7, 7]
    assert set(cards(text)) == set(cards_in(table.state.unseen))
    under = {table.state.imagine(1, random.Random(n)).unseen for n in range(30)}
    assert len(under) > 10
    assert {table.state.imagine(0, random.Random(n)).unseen for n in range(30)} == {bits(cards(text))}


def test_a_master_laid_alone_is_turned_up_among_bluffers_too() -> None:
    """SK-25: it can be nothing else"""
    table = at_court("cM", "c1", bluffing=True)
    table.seek(0, "cM")
    attempt = verdict(table.passes(1))
    assert (attempt.cards, attempt.granted) == (cards("cM"), True)


def test_challenged_bluff_costs_cards_and_next_turn() -> None:
    """SK-25"""
    table = a_game(bluffing=True).hand(0, "c8 c10 c12").only(1, "c1").lands_on("court-2")
    table.seek(0, "c8 c10 c12")
    attempt = verdict(table.challenge(1, "c1"))
    assert (attempt.bluff, attempt.granted) == (True, False)
    assert set(cards("c8 c10 c12 c1")) <= set(table.state.pile)
    assert table.sizes() == [7, 7]
    assert (table.state.turn, table.state.misses) == (1, [1, 0])


def test_an_honest_run_that_is_beaten_costs_no_turn() -> None:
    """SK-25"""
    table = at_court("c4 c5 c6", "cM", bluffing=True)
    table.seek(0, "c4 c5 c6")
    attempt = verdict(table.challenge(1, "cM"))
    assert (attempt.bluff, attempt.granted) == (False, False)
    assert table.state.misses == [0, 0]


def test_an_honest_run_succeeds_among_bluffers() -> None:
    """SK-25"""
    table = at_court("c4 c5 c6", "c7", bluffing=True)
    table.seek(0, "c4 c5 c6")
    assert verdict(table.challenge(1, "c7")).granted


def test_any_challenge_succeeds_against_a_bluff() -> None:
    """SK-25"""
    table = a_game(bluffing=True).hand(0, "c8 c10 c12").only(1, "c1").lands_on("court-2")
    table.seek(0, "c8 c10 c12")
    attempt = verdict(table.challenge(1, "c1"))
    assert [shown.succeeds for shown in attempt.challenges] == [True]
    assert not attempt.granted
