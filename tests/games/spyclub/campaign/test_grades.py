"""Points and grades (CP-18, CP-20)."""

import msgspec
import pytest

from spyhouse.games.spyclub import GAME
from spyhouse.games.spyclub.campaign.caps import caps
from spyhouse.games.spyclub.campaign.deck import load_deck
from spyhouse.games.spyclub.campaign.deck_types import walk
from spyhouse.games.spyclub.campaign.grades import cut, final_grade, grade
from spyhouse.games.spyclub.campaign.primitives.cards import Score
from spyhouse.games.spyclub.campaign.primitives.objectives import Objective
from spyhouse.games.spyclub.campaign.record import ScoreLine
from spyhouse.games.spyclub.rules_text import rules
from spyhouse.games.spyclub.terms import ASPECTS
from tests.games.spyclub.campaign.builders import a_file, after


@pytest.mark.parametrize(
    ("points", "name"),
    [
        (112, "A+"), (100, "A+"), (97, "A+"), (96, "A"), (93, "A"), (92, "A-"), (90, "A-"), (87, "B+"),
        (86, "B"), (83, "B"), (80, "B-"), (77, "C+"), (73, "C"), (70, "C-"), (67, "D+"), (63, "D"),
        (60, "D-"), (59, "F"), (-4, "F"),
    ],
)  # fmt: skip
def test_points_are_graded(points: int, name: str) -> None:
    """CP-20."""
    assert grade(points) == name


def test_campaign_has_four_closing_texts() -> None:
    """CP-20."""
    closing = [GAME.words.speech().say("closing", grade=grade) for grade in "ABCDF"]
    assert len(set(closing)) == 4
    assert closing[3] == closing[4]


def test_the_grade_comes_after_the_fifth_case_only() -> None:
    """CP-20."""
    four = after(4, log=tuple(a_file(points=20) for _ in range(4)))
    assert final_grade(four) is None
    assert final_grade(after(5, log=tuple(a_file(points=20) for _ in range(5)))) == "A+"


def test_cp18_card_points_are_capped_per_case_and_campaign() -> None:
    """CP-18."""
    lines = (ScoreLine("solved", 3), ScoreLine("card", 4, 31), ScoreLine("objective", 2, 99))
    assert cut(lines, after(1))[-1] == ScoreLine("limit", -3)
    assert cut((ScoreLine("card", -5, 31),), after(1)) == (ScoreLine("card", -5, 31), ScoreLine("limit", 2))
    rich = after(2, log=(msgspec.structs.replace(a_file(), lines=(ScoreLine("card", 3, 31),)),) * 2)
    assert cut((ScoreLine("card", 1, 31),), rich)[-1] == ScoreLine("limit", -1)
    assert cut((ScoreLine("solved", 3),), rich) == (ScoreLine("solved", 3),)


def test_rules_and_cards_are_filled_from_the_limits() -> None:
    """CP-18: each number is scored once."""
    texts = {rule.id: rule.text for rule in rules()}
    points = caps().points
    assert (
        f"at most {points.cards_a_case} each case and {points.cards_a_campaign} each campaign"
        in texts["CP-18"]
    )
    assert f"solved {caps().solving.enough} aspects" in texts["CP-16"]
    assert "{" not in "".join(texts.values())


def test_no_side_exceeds_the_points_limit_of_a_case() -> None:
    """CP-18: the cap holds for every choice and any number of tokens."""
    for card in load_deck().card:
        most = {"token": card.tokens.max if card.tokens else 0, None: 1}
        for side in (card.a, card.b):
            for way in {"", *(effect.option for effect in side.effects)}:
                told = walk(tuple(one for one in side.effects if one.option in ("", way)))
                points = [
                    one.points if isinstance(one, Objective) else one.n * most.get(one.per, len(ASPECTS))
                    for one in told
                    if isinstance(one, Objective | Score)
                ]
                promised = sum(number for number in points if number > 0)
                assert promised <= caps().points.cards_a_case, card.number
