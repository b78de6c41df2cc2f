"""Imagined worlds: they fit everything seen and vary everything else."""

import random
from collections import Counter

from spyhouse.games.spyclub.imagine import UNKNOWN, Knowledge, faces
from spyhouse.games.spyclub.moves import Investigate
from spyhouse.games.spyclub.terms import CARDS, EMPTY
from tests.games.spyclub.builders import Case, a_case


def worlds(case: Case, count: int = 60) -> list[Case]:
    rng = random.Random(1)
    found = []
    for _ in range(count):
        twin = Case.__new__(Case)
        twin.state = case.state.imagine(None, rng)
        found.append(twin)
    return found


def behind(case: Case, seat: int, slot: int) -> str:
    b = case.state
    return b.box.names[b.box.name[b.up[b.card(seat, slot)] ^ 1]]


def test_sc3_hidden_side_varies_within_the_name() -> None:
    """SC-3."""
    case = a_case().with_hand(0, "Diner", "Mom", "Twins")
    assert {behind(world, 0, 0) for world in worlds(case)} == {"Neighbor", "Eavesdropping"}


def test_flipped_card_stays_known() -> None:
    case = a_case().with_hand(0, "Dog/Cabin", "Mom", "Twins")
    case.do(Investigate(0), Investigate(0))
    assert {behind(world, 0, 0) for world in worlds(case)} == {"Cabin"}


def test_imagine_excludes_cards_known_elsewhere() -> None:
    case = a_case().with_hand(0, "Dog/Cabin", "Mom", "Twins").with_hand(1, "Dog", "Hat", "Key")
    case.do(Investigate(0), Investigate(0))
    assert {behind(world, 1, 0) for world in worlds(case)} == {"Theft"}


def test_imagine_permutes_the_deck() -> None:
    case = a_case(4)
    top = case.state.top
    assert len({tuple(world.state.up[top + 1 :]) for world in worlds(case, 10)}) == 10
    for world in worlds(case, 10):
        assert sorted(face >> 1 for face in world.state.up) == list(range(CARDS))


def test_imagine_keeps_drawn_movement_cards_only() -> None:
    case = a_case().with_hand(0, "Kite", "Puddle", "Ants").with_steps(1)
    case.end_turn()
    drawn = case.state.movement[0]
    day = {number for number in range(9) if number != drawn}
    every = sorted((*case.state.movement, *case.state.aside))
    assert len(every) == 25
    put_aside = set()
    for world in worlds(case, 120):
        assert world.state.movement[0] == drawn
        assert sorted((*world.state.movement, *world.state.aside)) == every
        put_aside.add(world.state.aside[0])
    assert put_aside == day


def test_worlds_are_equally_likely() -> None:
    """Each of three cards that show Key is equally likely, and so is every order of two."""
    box = a_case().state.box
    key = box.number_of["Key"]
    known: list[Knowledge] = [UNKNOWN] * CARDS
    known[3] = known[8] = (key, EMPTY)
    rng = random.Random(5)
    count = Counter[tuple[int, int]]()
    for _ in range(1200):
        dealt = faces(box, known, rng)
        count[dealt[3], dealt[8]] += 1
    assert len(count) == 6
    assert all(150 < times < 250 for times in count.values())
