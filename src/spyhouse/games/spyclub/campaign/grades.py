"""Points and grades (CP-18, CP-20)."""

from collections.abc import Iterator
from functools import cache

import msgspec

from spyhouse.games.spyclub import data_files
from spyhouse.games.spyclub.campaign.record import Campaign, Grade, Line

RECORDED = 5
SOLVED = 3
"""CP-18: for a new aspect of the master case, and for each aspect solved."""
MOST_A_CASE = 2
MOST_A_CAMPAIGN = 4
"""What cards can give or take in all."""


class _Grade(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Grade
    points: int


class _Grades(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    grade: tuple[_Grade, ...]
    closing: dict[str, str]

    def faults(self) -> Iterator[str]:
        points = [grade.points for grade in self.grade]
        if points != sorted(points, reverse=True):
            yield "grade: the best come first"
        for grade in self.grade:
            if grade.name[0] not in self.closing:
                yield f"closing: there is none for {grade.name}"


@cache
def _grades() -> _Grades:
    return data_files.of_the_box("campaign/grades.toml", _Grades)


def grade(points: int) -> Grade:
    """CP-20; more than 100 is an A+ like any other."""
    return next(grade.name for grade in _grades().grade if points >= grade.points)


def closing(grade: Grade) -> str:
    return _grades().closing[grade[0]]


def final_grade(campaign: Campaign) -> Grade | None:
    return grade(campaign.points()) if campaign.over() else None


def cut(lines: tuple[Line, ...], campaign: Campaign) -> tuple[Line, ...]:
    """A case's lines, with one more where cards gave or took more than they may."""
    from_cards = sum(line.points for line in lines if line.why in ("card", "objective"))
    counted = ("card", "objective", "limit")
    before = sum(line.points for case in campaign.log for line in case.lines if line.why in counted)
    allowed = max(-MOST_A_CASE, min(MOST_A_CASE, from_cards))
    allowed = max(-MOST_A_CAMPAIGN, min(MOST_A_CAMPAIGN, before + allowed)) - before
    return lines if allowed == from_cards else (*lines, Line("limit", allowed - from_cards))
