"""Points and grades (CP-18, CP-20)."""

from collections.abc import Iterator
from functools import cache

import msgspec

from spyhouse.games.spyclub.campaign.caps import caps
from spyhouse.games.spyclub.campaign.record import Campaign, Grade, ScoreLine
from spyhouse.games.spyclub.files import FILES


class _Grade(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Grade
    points: int


class _Grades(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    grade: tuple[_Grade, ...]

    def faults(self) -> Iterator[str]:
        points = [grade.points for grade in self.grade]
        if points != sorted(points, reverse=True):
            yield "grade: the best come first"


@cache
def _grades() -> _Grades:
    return FILES.read("grades.toml", _Grades)


def grade(points: int) -> Grade:
    """Return the grade for a number of points; more than 100 is an A+ (CP-20)."""
    return next(grade.name for grade in _grades().grade if points >= grade.points)


def final_grade(campaign: Campaign) -> Grade | None:
    return grade(campaign.points()) if campaign.over() else None


def cut(lines: tuple[ScoreLine, ...], campaign: Campaign) -> tuple[ScoreLine, ...]:
    """Return a case's lines, with a correction if cards gave or took more points than the limits allow."""
    from_cards = sum(line.points for line in lines if line.why in ("card", "objective"))
    counted = ("card", "objective", "limit")
    before = sum(line.points for case in campaign.log for line in case.lines if line.why in counted)
    a_case, a_campaign = caps().points.cards_a_case, caps().points.cards_a_campaign
    allowed = max(-a_case, min(a_case, from_cards))
    allowed = max(-a_campaign, min(a_campaign, before + allowed)) - before
    return lines if allowed == from_cards else (*lines, ScoreLine("limit", allowed - from_cards))
