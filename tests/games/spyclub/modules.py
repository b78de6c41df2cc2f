"""CP-27: what each module does to the next case, in cases played with and without it on the same seeds.

    PYTHONPATH=build/fast:. python -m tests.games.spyclub.modules cases.jsonl 100 strong [MODULE ...]

plays cases until the file has that many for every module, on Standard, with 2, 3 and 4 players in turn, and
prints a table of all that the file holds. It is the second case of a campaign, after one name was recorded,
or without a module. An interrupted run can be resumed.
"""

import sys
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

import msgspec

from spyhouse.games.spyclub import GAME
from spyhouse.games.spyclub.box import load_box
from spyhouse.games.spyclub.campaign.deck import load_deck, numbering
from spyhouse.games.spyclub.campaign.flow import SECOND_CHANCES
from spyhouse.games.spyclub.campaign.record import (
    NOTHING,
    Campaign,
    CardInPlay,
    CaseFile,
    LastCase,
    Member,
    Recorded,
    entry_name,
)
from spyhouse.games.spyclub.options import SpyClubOptions
from spyhouse.games.spyclub.state import SpyClub
from spyhouse.games.spyclub.terms import ASPECTS
from spyhouse.lab.play import play_to_end
from tests.games.spyclub.calibrate import share

NONE = "none"
CLUB = (Member("Bookworm"), Member("Climber"), Member("Runner"), Member("Sketcher"))


class Case(msgspec.Struct, frozen=True):
    module: str
    number: int
    """Number of the seed."""
    how: str
    solved: int
    points: int
    """Points of its cards, without those for solving and recording."""


def before(module: str, seats: int) -> Campaign:
    """Build the campaign in which that module opens next; without one, nothing opens."""
    entry = load_deck().module[module if module != NONE else NOTHING]
    recorded = Recorded(1, entry.type, clue_of(module)) if entry.type in ASPECTS else None
    away = (numbering("2018").index[NOTHING][0], *SECOND_CHANCES) if module == NONE else ()
    return Campaign(
        edition="2018",
        members=CLUB[:seats],
        cards=(
            *(CardInPlay(number) for number in numbering("2018").case_1),
            *(CardInPlay(number, away=True) for number in away),
        ),
        recorded=(recorded,) if recorded else (),
        log=(CaseFile("success", "standard", CLUB[:seats], (), recorded, ()),),
        last=LastCase((1,) * seats),
    )


def clue_of(module: str) -> str:
    return next(name for name in load_box().names if entry_name(name) == module)


def play(module: str, number: int, level: str) -> Case:
    seats = 2 + number % 3
    options = SpyClubOptions(campaign=before(module, seats))
    state = play_to_end(GAME, seats, f"modules/{number}", options, [level])[0]
    assert isinstance(state, SpyClub)
    assert state.mosaic
    assert state.mosaic.result
    file = state.mosaic.result.log[-1]
    extra = sum(line.points for line in file.lines if line.why not in ("solved", "recorded"))
    return Case(module, number, file.how, len(file.solved), extra)


def table(cases: list[Case]) -> str:
    """Compare a module's cases with those without it on the same seeds."""
    plain = {case.number: case for case in cases if case.module == NONE}
    lines = [
        f"Without a module: {share(sum(map(_won, plain.values())), len(plain))} of {len(plain)} cases won.",
        "",
        "| module | cases | won without | won with | change of the win rate | aspects | card points |",
        "|---|---|---|---|---|---|---|",
    ]
    for name in load_deck().module:
        found = [case for case in cases if case.module == name]
        if len(found) > 1:
            usual = [plain[case.number] for case in found]
            changes = [100 * (_won(now) - _won(before)) for now, before in zip(found, usual, strict=True)]
            change, likely = fmean(changes), 1.96 * stdev(changes) / sqrt(len(changes))
            solved = fmean(case.solved for case in found) - fmean(case.solved for case in usual)
            lines.append(
                f"| {name} | {len(found)} "
                f"| {fmean(map(_won, usual)):.0%} | {fmean(map(_won, found)):.0%} "
                f"| {change:+.0f} ({change - likely:+.0f} to {change + likely:+.0f}) "
                f"| {solved:+.2f} | {fmean(case.points for case in found):+.2f} |"
            )
    return "\n".join(lines)


def _won(case: Case) -> bool:
    return case.how == "success"


def main(path: str, count: str, level: str, *modules: str) -> None:
    kept = Path(path)
    kept.touch()
    cases = [msgspec.json.decode(line, type=Case) for line in kept.read_bytes().splitlines()]
    known = {(case.module, case.number) for case in cases}
    names = modules or tuple(load_deck().index())
    wanted = [(module, number) for number in range(int(count)) for module in (NONE, *names)]
    with kept.open("ab") as file:
        for module, number in wanted:
            if (module, number) not in known:
                cases.append(play(module, number, level))
                file.write(msgspec.json.encode(cases[-1]) + b"\n")
                file.flush()
    print(table(cases))


if __name__ == "__main__":
    main(*sys.argv[1:])
