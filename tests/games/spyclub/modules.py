"""CP-27: what each module does to the next case, in cases played with and without it on the same seeds.

    PYTHONPATH=build/fast:. python -m tests.games.spyclub.modules cases.jsonl 100 strong [MODULE ...]

plays cases until the file has that many for every module, on Standard, with 2, 3 and 4 players in turn, and
prints a table of all that the file holds. Without a module means the first case of a campaign; with one, the
second, after that one name was recorded. A run that is cut off goes on where it was.
"""

import sys
from collections import defaultdict
from collections.abc import Iterable
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

import msgspec

from spyhouse.games.spyclub import GAME
from spyhouse.games.spyclub.campaign.deck import numbering, the_deck
from spyhouse.games.spyclub.campaign.record import Campaign, CardInPlay, CaseFile, LastCase, Member, Recorded
from spyhouse.games.spyclub.options import SpyClubOptions
from spyhouse.games.spyclub.state import SpyClub
from spyhouse.games.spyclub.words import ASPECTS
from spyhouse.lab.play import play_out

NONE = "none"
CLUB = (Member("Bookworm"), Member("Climber"), Member("Runner"), Member("Sketcher"))


class Case(msgspec.Struct, frozen=True):
    module: str
    number: int
    """Of the seed."""
    how: str
    solved: int
    points: int
    """Of its cards, beside those for solving and recording."""


def before(module: str, seats: int) -> Campaign:
    """The campaign in which that module is opened next."""
    if module == NONE:
        return Campaign()
    entry = the_deck().module[module]
    recorded = Recorded(1, entry.type, entry.name) if entry.type in ASPECTS else None
    return Campaign(
        edition="2018",
        members=CLUB[:seats],
        cards=tuple(CardInPlay(number) for number in numbering("2018").case_1),
        recorded=(recorded,) if recorded else (),
        log=(CaseFile("success", "standard", CLUB[:seats], (), recorded, ()),),
        last=LastCase((1,) * seats),
    )


def play(module: str, number: int, level: str) -> Case:
    seats = 2 + number % 3
    options = SpyClubOptions(campaign=before(module, seats))
    state = play_out(GAME, seats, f"modules/{number}", options, [level])[0]
    assert isinstance(state, SpyClub)
    assert state.mosaic
    assert state.mosaic.result
    file = state.mosaic.result.log[-1]
    extra = sum(line.points for line in file.lines if line.why not in ("solved", "recorded"))
    return Case(module, number, file.how, len(file.solved), extra)


def table(cases: list[Case]) -> str:
    """Every line compares the cases of a module with those of the same seeds without it."""
    by_module = defaultdict[str, dict[int, Case]](dict)
    for case in cases:
        by_module[case.module][case.number] = case
    plain = by_module.pop(NONE)
    lines = [
        f"Without a module: {len(plain)} cases, {_won(plain.values()):.0%} won, "
        f"{fmean(case.solved for case in plain.values()):.2f} aspects solved.",
        "",
        "| module | cases | won without | won with | change of the win rate | aspects | card points |",
        "|---|---|---|---|---|---|---|",
    ]
    for module, found in by_module.items():
        pairs = [(plain[number], case) for number, case in found.items()]
        wins = [100 * ((case.how == "success") - (usual.how == "success")) for usual, case in pairs]
        solved = fmean(case.solved - usual.solved for usual, case in pairs)
        half = 1.96 * stdev(wins) / sqrt(len(wins)) if len(wins) > 1 else 100.0
        lines.append(
            f"| {the_deck().module[module].name} | {len(pairs)} | {_won([usual for usual, _ in pairs]):.0%} "
            f"| {_won([case for _, case in pairs]):.0%} "
            f"| {fmean(wins):+.0f} ({fmean(wins) - half:+.0f} to {fmean(wins) + half:+.0f}) "
            f"| {solved:+.2f} | {fmean(case.points for _, case in pairs):+.2f} |"
        )
    return "\n".join(lines)


def _won(cases: Iterable[Case]) -> float:
    return fmean(case.how == "success" for case in cases)


def main(path: str, count: str, level: str, *modules: str) -> None:
    kept = Path(path)
    kept.touch()
    cases = [msgspec.json.decode(line, type=Case) for line in kept.read_bytes().splitlines()]
    known = {(case.module, case.number) for case in cases}
    names = modules or tuple(the_deck().index())
    with kept.open("ab") as file:
        for number in range(int(count)):
            for module in (NONE, *names):
                if (module, number) not in known:
                    cases.append(play(module, number, level))
                    file.write(msgspec.json.encode(cases[-1]) + b"\n")
                    file.flush()
    print(table(cases))


if __name__ == "__main__":
    main(*sys.argv[1:])
