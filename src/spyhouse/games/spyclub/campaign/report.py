"""Whole campaigns for the lab: playing one with bots, and a report on many campaigns and every module."""

import random
import textwrap
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from itertools import combinations
from math import sqrt
from statistics import fmean, stdev

import msgspec

from spyhouse.games.spyclub.box import load_box
from spyhouse.games.spyclub.campaign.deck import load_deck
from spyhouse.games.spyclub.campaign.grades import final_grade
from spyhouse.games.spyclub.campaign.record import Campaign, Recorded, entry_name
from spyhouse.games.spyclub.options import SpyClubOptions
from spyhouse.games.spyclub.state import SpyClub
from spyhouse.games.spyclub.terms import ASPECTS, End
from spyhouse.kernel import Options, State

NOTHING_RECORDED = 0.1
"""How often chance records nothing for random bots."""


class PlayedCase(msgspec.Struct, frozen=True):
    seats: int
    how: End
    points: int
    moves: int
    modules: tuple[str, ...]
    """Modules in force in this case, oldest first; the last one is new."""


class PlayedCampaign(msgspec.Struct, frozen=True):
    grade: str
    points: int
    cases: tuple[PlayedCase, ...]
    sides: tuple[str, ...]
    """Every card and side that came up: "20A"."""


class ModuleEffect(msgspec.Struct):
    """Results of cases right after a module was opened, compared with all other cases of that number."""

    cases: int
    wins: float
    change: float
    """Change of the win rate in percentage points, with its 95 % interval."""
    low: float
    high: float
    points: float
    """Change of the mean points of the case."""


class CampaignReport(msgspec.Struct):
    moves: int
    ends: dict[str, int]
    """Number of cases by how they ended."""
    wins: dict[str, int]
    """Number of cases won by the team and by the suspect."""
    grades: dict[str, int]
    points: float
    """Mean points of a campaign, with its 95 % interval."""
    points_low: float
    points_high: float
    wins_by_case: list[float]
    modules: dict[str, ModuleEffect]
    pairs_met: int
    """Pairs of modules of different kinds that were in force together; the next field is their maximum."""
    pairs: int
    sides: dict[str, int]
    """In how many campaigns a side came up, by card and side."""
    unseen: list[str]
    """Sides that never came up."""


def play_campaign(
    seed: str,
    seats: int | None,
    options: Options,
    play: Callable[[int, str, Options], tuple[State, int]],
    by_chance: bool,
) -> PlayedCampaign:
    """Play five cases; without `seats` the group changes. `by_chance`: draw what is recorded at random."""
    assert isinstance(options, SpyClubOptions)
    luck = random.Random(f"{seed}/luck") if by_chance else None
    group = random.Random(f"{seed}/group")
    record, cases, sides = options.campaign or Campaign(), [], set[str]()
    while not record.over():
        size = seats or group.choice((2, 3, 4))
        following = msgspec.structs.replace(options, campaign=record)
        state, moves = play(size, f"{seed}/{record.case}", following)
        assert isinstance(state, SpyClub)
        assert state.mosaic
        assert state.mosaic.result
        record = state.mosaic.result
        sides |= {f"{card.number}A" for card in record.cards}
        sides |= {f"{card.number}{card.side}" for card in record.cards}
        file = record.log[-1]
        modules = _modules(set(state.mosaic.cards))
        cases.append(PlayedCase(size, file.how, file.points(), moves, modules))
        if luck and not record.over():
            record = _recorded_by_chance(record, luck)
    grade = final_grade(record)
    assert grade
    return PlayedCampaign(grade, record.points(), tuple(cases), tuple(sorted(sides)))


def report(played: Sequence[PlayedCampaign]) -> CampaignReport:
    cases = [case for one in played for case in one.cases]
    points = [one.points for one in played]
    likely = 1.96 * stdev(points) / sqrt(len(points)) if len(points) > 1 else 0.0
    sides = Counter(side for one in played for side in one.sides)
    every = [f"{card.number}{side}" for card in load_deck().card for side in "AB"]
    met = {pair for case in cases for pair in combinations(sorted(case.modules), 2)}
    return CampaignReport(
        moves=sum(case.moves for case in cases),
        ends=dict(Counter(case.how for case in cases).most_common()),
        wins=dict(Counter("team" if case.how == "success" else "suspect" for case in cases)),
        grades=dict(sorted(Counter(one.grade for one in played).items(), key=lambda item: _rank(item[0]))),
        points=round(fmean(points), 2),
        points_low=round(fmean(points) - likely, 2),
        points_high=round(fmean(points) + likely, 2),
        wins_by_case=[
            round(fmean(one.cases[number].how == "success" for one in played), 4) for number in range(5)
        ],
        modules=_effects(played),
        pairs_met=len(met),
        pairs=len(_possible_pairs()),
        sides={side: sides[side] for side in every if sides[side]},
        unseen=[side for side in every if not sides[side]],
    )


def as_text(report: CampaignReport) -> str:
    lines = [
        f"mean {report.points} points, 95 % interval {report.points_low} to {report.points_high}",
        f"cases won, first to fifth: {', '.join(f'{wins:.0%}' for wins in report.wins_by_case)}",
        f"{report.pairs_met} of {report.pairs} pairs of modules met",
        f"{len(report.sides)} sides of cards came up, {len(report.unseen)} never did",
    ]
    if report.unseen:
        lines += textwrap.wrap(f"never seen: {', '.join(report.unseen)}", 110)
    for title, counts in (("Grades", report.grades), ("How cases ended", report.ends)):
        lines += ["", title]
        total = sum(counts.values())
        lines += [f"  {name:<20} {count:>9,} {count / total:>7.1%}" for name, count in counts.items()]
    lines += ["", "Module              cases    won   change of the win rate     points"]
    for name, one in report.modules.items():
        span = f"{one.change:+.1f} ({one.low:+.1f} to {one.high:+.1f})"
        lines.append(f"  {name:<16} {one.cases:>7,} {one.wins:>6.1%}   {span:<26} {one.points:+.2f}")
    return "\n".join(lines)


def _recorded_by_chance(record: Campaign, luck: random.Random) -> Campaign:
    """Record an aspect of an open type as if the last case had solved it; sometimes nothing."""
    file, known = record.log[-1], {one.aspect for one in record.recorded}
    box = load_box()
    kinds = {
        name: ASPECTS[box.type[box.with_name[number][0]]]
        for number, name in enumerate(box.names)
        if entry_name(name) in load_deck().module
    }
    names = [name for name, kind in kinds.items() if kind not in known]
    if file.recorded or not names or luck.random() < NOTHING_RECORDED:
        return record
    name = luck.choice(names)
    found = Recorded(len(record.log), kinds[name], name)
    log = (*record.log[:-1], msgspec.structs.replace(file, recorded=found))
    return msgspec.structs.replace(record, recorded=(*record.recorded, found), log=log)


def _modules(numbers: set[int]) -> tuple[str, ...]:
    """Return the modules whose opening card is unlocked, in the order of the index."""
    return tuple(name for name, entry in load_deck().index().items() if entry in numbers)


def _rank(grade: str) -> tuple[str, int]:
    return grade[0], {"+": 0, "": 1, "-": 2}[grade[1:]]


def _effects(played: Sequence[PlayedCampaign]) -> dict[str, ModuleEffect]:
    """Compare each module's first case with all cases of that number."""
    by_number: list[list[PlayedCase]] = [[one.cases[number] for one in played] for number in range(5)]
    usual = [
        (fmean(case.how == "success" for case in cases), fmean(case.points for case in cases))
        for cases in by_number
    ]
    wins = defaultdict[str, list[int]](list)
    expected, points = defaultdict[str, list[float]](list), defaultdict[str, list[float]](list)
    for one in played:
        known: set[str] = set()
        for number, case in enumerate(one.cases):
            for name in set(case.modules) - known:
                wins[name].append(int(case.how == "success"))
                expected[name].append(usual[number][0])
                points[name].append(case.points - usual[number][1])
            known |= set(case.modules)
    found = {}
    for name in load_deck().index():
        if not wins[name]:
            continue
        normal = 100 * fmean(expected[name])
        low, high = _wilson(sum(wins[name]), len(wins[name]))
        found[name] = ModuleEffect(
            cases=len(wins[name]),
            wins=round(fmean(wins[name]), 4),
            change=round(100 * fmean(wins[name]) - normal, 1),
            low=round(100 * low - normal, 1),
            high=round(100 * high - normal, 1),
            points=round(fmean(points[name]), 2),
        )
    return found


def _wilson(won: int, of: int) -> tuple[float, float]:
    """Return the 95 % Wilson interval of a share."""
    z, share = 1.96, won / of
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    likely = z * sqrt(share * (1 - share) / of + z * z / (4 * of * of)) / (1 + z * z / of)
    return middle - likely, middle + likely


def _possible_pairs() -> list[tuple[str, str]]:
    """Return the pairs of modules of different kinds. Two of one kind never meet: a type is recorded once."""
    kinds = {name: load_deck().module[name].type for name in load_deck().index()}
    return [pair for pair in combinations(sorted(kinds), 2) if kinds[pair[0]] != kinds[pair[1]]]
