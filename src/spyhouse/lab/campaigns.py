"""Whole campaigns of Spy Club between bots, and what came of them and of every module."""

import random
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from math import sqrt
from statistics import fmean, stdev
from typing import Any

import msgspec

from spyhouse import games
from spyhouse.games.spyclub.campaign.deck import the_deck
from spyhouse.games.spyclub.campaign.grades import final_grade
from spyhouse.games.spyclub.campaign.record import Campaign, Recorded
from spyhouse.games.spyclub.options import SpyClubOptions
from spyhouse.games.spyclub.state import SpyClub
from spyhouse.games.spyclub.words import ASPECTS, End
from spyhouse.kernel import BadOptions, Game, Options, State
from spyhouse.lab.play import LONGEST, Stuck, play_out

NOTHING_RECORDED = 0.1
"""How often chance records nothing for random bots."""

_Task = tuple[str, int | None, bytes, tuple[str, ...]]


class PlayedCase(msgspec.Struct, frozen=True):
    seats: int
    how: End
    points: int
    moves: int
    modules: tuple[str, ...]
    """In force in this case, oldest first; the last one is new."""


class PlayedCampaign(msgspec.Struct, frozen=True):
    grade: str
    points: int
    cases: tuple[PlayedCase, ...]
    sides: tuple[str, ...]
    """Every card and side that came up: "20A"."""


class ModuleEffect(msgspec.Struct):
    """What came of the cases right after a module was opened, against all other cases of that number."""

    cases: int
    wins: float
    change: float
    """Of the win rate, in points of a hundred, with its 95 % interval."""
    low: float
    high: float
    points: float
    """Change of the mean points of the case."""


class CampaignReport(msgspec.Struct):
    game: str
    seats: int | None
    """None: from 2 to 4, changing from case to case."""
    games: int
    seed: str
    bots: list[str]
    options: dict[str, Any]
    seconds: float
    moves: int
    ends: dict[str, int]
    """How the cases ended."""
    wins: dict[str, int]
    """Of cases: the team's, or the suspect's."""
    grades: dict[str, int]
    points: float
    """The mean of the campaigns, with its 95 % interval."""
    points_low: float
    points_high: float
    wins_by_case: list[float]
    modules: dict[str, ModuleEffect]
    pairs_met: int
    """Pairs of modules of different kinds that were in force together; of how many:"""
    pairs: int
    sides: dict[str, int]
    """By card and side: in how many campaigns it came up."""
    unseen: list[str]
    """Sides that never did."""


def simulate_campaigns(
    game: Game,
    seats: int | None,
    count: int,
    *,
    seed: str,
    levels: Sequence[str],
    options: Options,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> CampaignReport:
    if not isinstance(options, SpyClubOptions):
        raise BadOptions(f"{game.title} has no campaign.")
    if count < 1 or jobs < 1:
        raise BadOptions("There must be at least one campaign and one job.")
    started = time.perf_counter()
    table = (seats, msgspec.json.encode(options), tuple(levels))
    tasks = [(f"{seed}/{number}", *table) for number in range(count)]
    played = []
    for done, one in enumerate(_play_all(tasks, jobs), 1):
        played.append(one)
        progress(done)
    return _report(played, game, seats, seed, levels, options, time.perf_counter() - started)


def play_campaign(
    seed: str, seats: int | None, options: SpyClubOptions, levels: Sequence[str]
) -> PlayedCampaign:
    """Five cases; without `seats` the group changes, as real ones do. Random bots solve next to nothing: what
    they record is left to chance, so that they see the whole deck."""
    game = games.find("spyclub")
    luck = random.Random(f"{seed}/luck") if tuple(levels) == ("random",) else None
    group = random.Random(f"{seed}/group")
    record, cases, sides = options.campaign or Campaign(), [], set[str]()
    while not record.over():
        size = seats or group.choice((2, 3, 4))
        following = msgspec.structs.replace(options, campaign=record)
        table = (game, size, f"{seed}/{record.case}", following)
        state, moves = walk(*table) if luck else play_out(*table, levels[:size])[:2]
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


def walk(game: Game, seats: int, seed: str, options: Options) -> tuple[State, int]:
    """A random game. Random bots look at nothing, so no views are made for them."""
    state, rng = game.new(seats, seed, options), random.Random(f"{seed}/walk")
    for moves in range(LONGEST):
        if state.outcome() is not None:
            return state, moves
        seat = rng.choice(sorted(state.to_act()))
        state.apply(seat, rng.choice(state.legal(seat)), 0)
    raise Stuck(f"The campaign case with seed {seed!r} was not over after {LONGEST:,} moves.")


def _recorded_by_chance(record: Campaign, luck: random.Random) -> Campaign:
    """With an aspect of an open type in the last file, as if it had been solved; now and then nothing."""
    file, known = record.log[-1], {one.aspect for one in record.recorded}
    kinds = {module.name: module.type for module in the_deck().module.values() if module.type in ASPECTS}
    names = [name for name, kind in kinds.items() if kind not in known]
    if file.recorded or not names or luck.random() < NOTHING_RECORDED:
        return record
    name = luck.choice(names)
    found = Recorded(len(record.log), kinds[name], name)
    log = (*record.log[:-1], msgspec.structs.replace(file, recorded=found))
    return msgspec.structs.replace(record, recorded=(*record.recorded, found), log=log)


def as_text(report: CampaignReport) -> str:
    table = f"{report.seats} seats" if report.seats else "2 to 4 seats"
    lines = [
        f"{report.games:,} campaigns with {table}, bots: {', '.join(report.bots)}",
        f"{report.moves:,} moves in {report.seconds:.1f} s",
        f"mean {report.points} points, 95 % interval {report.points_low} to {report.points_high}",
        f"cases won, first to fifth: {', '.join(f'{wins:.0%}' for wins in report.wins_by_case)}",
        f"{report.pairs_met} of {report.pairs} pairs of modules met",
        f"{len(report.sides)} sides of cards came up, {len(report.unseen)} never did",
    ]
    for title, counts in (("Grades", report.grades), ("How cases ended", report.ends)):
        lines += ["", title]
        total = sum(counts.values())
        lines += [f"  {name:<20} {count:>9,} {count / total:>7.1%}" for name, count in counts.items()]
    lines += ["", "Module              cases    won   change of the win rate     points"]
    for name, one in report.modules.items():
        span = f"{one.change:+.1f} ({one.low:+.1f} to {one.high:+.1f})"
        lines.append(f"  {name:<16} {one.cases:>7,} {one.wins:>6.1%}   {span:<26} {one.points:+.2f}")
    return "\n".join(lines)


def _play_all(tasks: list[_Task], jobs: int) -> Iterator[PlayedCampaign]:
    if jobs == 1:
        yield from map(_play_task, tasks)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(_play_task, tasks, chunksize=max(1, min(20, len(tasks) // (4 * jobs))))


def _play_task(task: _Task) -> PlayedCampaign:
    seed, seats, options, levels = task
    return play_campaign(seed, seats, msgspec.json.decode(options, type=SpyClubOptions), levels)


def _modules(numbers: set[int]) -> tuple[str, ...]:
    """Those whose opening card is there, in the order of the index."""
    return tuple(name for name, entry in the_deck().index().items() if entry in numbers)


def _report(
    played: list[PlayedCampaign],
    game: Game,
    seats: int | None,
    seed: str,
    levels: Sequence[str],
    options: SpyClubOptions,
    seconds: float,
) -> CampaignReport:
    cases = [case for one in played for case in one.cases]
    points = [one.points for one in played]
    likely = 1.96 * stdev(points) / sqrt(len(points)) if len(points) > 1 else 0.0
    sides = Counter(side for one in played for side in one.sides)
    every = [f"{card.number}{side}" for card in the_deck().card for side in "AB"]
    met = {pair for case in cases for pair in combinations(sorted(case.modules), 2)}
    return CampaignReport(
        game=game.name,
        seats=seats,
        games=len(played),
        seed=seed,
        bots=list(levels),
        options=msgspec.to_builtins(options),
        seconds=round(seconds, 3),
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


def _rank(grade: str) -> tuple[str, int]:
    return grade[0], {"+": 0, "": 1, "-": 2}[grade[1:]]


def _effects(played: list[PlayedCampaign]) -> dict[str, ModuleEffect]:
    """A module's first case, against all cases of that number: later ones differ for other reasons too."""
    by_number: list[list[PlayedCase]] = [[one.cases[number] for one in played] for number in range(5)]
    usual = [
        (fmean(case.how == "success" for case in cases), fmean(case.points for case in cases))
        for cases in by_number
    ]
    wins = defaultdict[str, list[int]](list)
    changes, points = defaultdict[str, list[float]](list), defaultdict[str, list[float]](list)
    for one in played:
        known: set[str] = set()
        for number, case in enumerate(one.cases):
            for name in set(case.modules) - known:
                won = int(case.how == "success")
                wins[name].append(won)
                changes[name].append(100 * (won - usual[number][0]))
                points[name].append(case.points - usual[number][1])
            known |= set(case.modules)
    found = {}
    for name in the_deck().index():
        if not wins[name]:
            continue
        count, change = len(wins[name]), fmean(changes[name])
        likely = 1.96 * stdev(changes[name]) / sqrt(count) if count > 1 else 100.0
        found[name] = ModuleEffect(
            cases=count,
            wins=round(fmean(wins[name]), 4),
            change=round(change, 1),
            low=round(change - likely, 1),
            high=round(change + likely, 1),
            points=round(fmean(points[name]), 2),
        )
    return found


def _possible_pairs() -> list[tuple[str, str]]:
    """Modules of one kind never meet: a type is recorded once."""
    kinds = {name: the_deck().module[name].type for name in the_deck().index()}
    return [pair for pair in combinations(sorted(kinds), 2) if kinds[pair[0]] != kinds[pair[1]]]
