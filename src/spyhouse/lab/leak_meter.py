"""Leak meter: how much each line of a game revealed, and how well the belief model is calibrated.

    from spyhouse.lab import leaks
    for round in leaks(state):          # a state with history, or the bytes or path of an exported game
        print(round.secret_name, round.fatal)

For every line, the meter gives the bits about the secret that it revealed to seats that must not know
it, and how much it cleared its speaker for each other seat. People, bots and models are measured alike:
the listener gets only the events of spectators, and learns the secret when the round reveals it.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor
from math import fsum
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec

from spyhouse import games
from spyhouse.bots.leaks import RoundLeaks
from spyhouse.kernel import BadData, BadOptions, Game, Move, Options, State
from spyhouse.lab.batch import map_ordered
from spyhouse.lab.play import Player, play_to_end

BINS = 10


def leaks(game: State | bytes | str | Path) -> list[RoundLeaks]:
    """Measure every finished round. Raises `BadOptions` if the game has no leak meter."""
    state = game if isinstance(game, State) else replay(game)
    rules = _game_of(state)
    if rules.lab.leaks is None:
        raise BadOptions(f"{rules.title} has no leak meter. There is one for: {', '.join(metered_games())}.")
    return rules.lab.leaks(state)


def metered_games() -> list[str]:
    """Return the names of the games that have a leak meter."""
    return [name for name in games.names() if games.find(name).lab.leaks is not None]


def _game_of(state: State) -> Game:
    return next(game for game in map(games.find, games.names()) if game.options is type(state.options))


class _Move(msgspec.Struct):
    seat: int
    at: int
    move: msgspec.Raw


class _Exported(msgspec.Struct):
    game: str
    options: dict[str, Any]
    names: list[str]
    seed: str
    moves: list[_Move]


def replay(exported: bytes | str | Path) -> State:
    """Return the last state of an exported game, with its history."""
    _, state, moves = recorded_moves(exported)
    for seat, move, at in moves:
        state.apply(seat, move, at)
    return state


def recorded_moves(exported: bytes | str | Path) -> tuple[Game, State, list[tuple[int, Move, int]]]:
    """Read an exported game: its rules, its first state with history enabled, and its moves."""
    data = exported if isinstance(exported, bytes) else Path(exported).read_bytes()
    try:
        found = msgspec.json.decode(data, type=_Exported)
    except msgspec.DecodeError as error:
        raise BadData(f"not an exported game: {error}") from None
    rules = games.find(found.game)
    state = rules.new(len(found.names), found.seed, rules.read_options(found.options))
    state.keep_history()
    return rules, state, [(one.seat, rules.read_move(one.move), one.at) for one in found.moves]


def measure_games(
    game: Game,
    seats: int,
    seeds: Sequence[str],
    options: Options,
    players: Sequence[Player],
    executor: Executor | None = None,
) -> Iterator[tuple[str, list[RoundLeaks]]]:
    """Play and measure one game between bots per seed. Yield the seed and its rounds."""
    tasks = ((game.name, seats, seed, options, tuple(players)) for seed in seeds)
    return map_ordered(executor, _measure, tasks)


def _measure(task: tuple[str, int, str, Options, tuple[Player, ...]]) -> tuple[str, list[RoundLeaks]]:
    name, seats, seed, options, players = task
    return seed, leaks(play_to_end(games.find(name), seats, seed, options, players)[0])


# --- as tables


def leak_rows(rounds: Iterable[RoundLeaks], **facts: Any) -> Iterator[dict[str, Any]]:
    """Yield one row per line, for a data frame. `facts` (seed, table) are repeated in every row."""
    for one in rounds:
        for line in one.lines:
            row = msgspec.structs.asdict(line)
            row["cleared"], row["suspicion"] = list(line.cleared), [list(view) for view in line.suspicion]
            fatal = one.fatal is not None and one.fatal.number == line.number
            yield {**facts, "secret": one.secret_name, "winner": one.winner, "fatal": fatal, **row}


def belief_rows(rounds: Iterable[RoundLeaks], **facts: Any) -> Iterator[dict[str, Any]]:
    """Yield beliefs over time: one row per line, judging seat and suspect."""
    for one in rounds:
        for line in one.lines:
            for seat, view in enumerate(line.suspicion):
                for suspect, chance in enumerate(view):
                    if suspect != seat:
                        yield {
                            **facts,
                            "round": one.round,
                            "number": line.number,
                            "seat": seat,
                            "suspect": suspect,
                            "chance": chance,
                            "guilty": suspect in one.guilty,
                        }


def write_parquet(rows: Iterable[dict[str, Any]], path: Path) -> int:
    """Write rows to a Parquet file. Return their number."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    listed = list(rows)
    pq.write_table(pa.Table.from_pylist(listed), path, compression="zstd")
    return len(listed)


def in_words(one: RoundLeaks, names: Sequence[str] = ()) -> str:
    """Describe the most revealing line of a round in a sentence; "" if no line revealed anything."""
    line = one.fatal
    if line is None:
        return ""
    who = names[line.seat] if line.seat < len(names) else f"Seat {line.seat + 1}"
    grew = f"{one.secret_name} went from {line.before:.0%} to {line.after:.0%}"
    said = f" with “{line.text.rstrip('.')}”" if line.text else ""
    return f"{who} told the spy most: {grew}{said}."


# --- calibration


class Calibration(msgspec.Struct, kw_only=True):
    """Calibration of predicted probabilities."""

    predictions: int
    brier: float
    """Mean squared error of the probabilities; 0 is perfect."""
    base: float
    """Brier score of always predicting the base rate."""
    ece: float
    """Expected calibration error: mean gap between predicted and observed frequency, over ten bins."""
    bins: list[tuple[float, float, int]]
    """For each bin: mean probability, observed frequency, number of predictions."""


class LeakStudy(msgspec.Struct, kw_only=True):
    """Leak statistics of many rounds."""

    game: str
    rounds: int
    lines: int
    not_understood: int
    place: Calibration
    """Calibration of a spy's belief in its likeliest place, after each line."""
    suspicion: Calibration
    """Calibration of each other seat's belief about each suspect."""
    auc: dict[int, float]
    """By number of lines: area under the ROC curve when the probability of the place predicts the winner."""
    mean_bits: float
    """Mean bits revealed by an answer of a seat that knows the secret."""


def calibrate(predictions: Sequence[tuple[float, bool]]) -> Calibration:
    """Compute the calibration of (probability, happened) pairs."""
    found = defaultdict[int, list[tuple[float, bool]]](list)
    for chance, happened in predictions:
        found[min(BINS - 1, int(chance * BINS))].append((chance, happened))
    bins = [
        (fmean(chance for chance, _ in some), fmean(happened for _, happened in some), len(some))
        for _, some in sorted(found.items())
    ]
    count = len(predictions)
    share = fmean(happened for _, happened in predictions)
    return Calibration(
        predictions=count,
        brier=round(fsum((chance - happened) ** 2 for chance, happened in predictions) / count, 5),
        base=round(share * (1 - share), 5),
        ece=round(fsum(size * abs(said - came) for said, came, size in bins) / count, 5),
        bins=[(round(said, 4), round(came, 4), size) for said, came, size in bins],
    )


def area_under_curve(scored: Sequence[tuple[float, bool]]) -> float:
    """Return how often a won round has a higher score than a lost one; ties count half."""
    ranked = sorted(scored)
    wins = sum(won for _, won in ranked)
    losses = len(ranked) - wins
    if not wins or not losses:
        return 0.5
    below = total = 0.0
    first = 0
    while first < len(ranked):
        last = first
        while last < len(ranked) and ranked[last][0] == ranked[first][0]:
            last += 1
        won = sum(won for _, won in ranked[first:last])
        lost = last - first - won
        total += won * (below + lost / 2)
        below += lost
        first = last
    return total / (wins * losses)


AFTER = (2, 4, 6, 8, 10, 14, 18)


def summarise(game: str, all_rounds: Sequence[RoundLeaks]) -> LeakStudy:
    """Compare the meter's beliefs with the truth. Rounds without a winner or a line do not count."""
    rounds = [one for one in all_rounds if one.winner and one.lines]
    if not rounds:
        raise BadOptions("There is nothing to measure: no round with a winner.")
    lines = [line for one in rounds for line in one.lines]
    talk = [line for line in lines if line.text]
    suspects = [
        (chance, suspect in one.guilty)
        for one in rounds
        for line in one.lines
        for seat, view in enumerate(line.suspicion)
        for suspect, chance in enumerate(view)
        if suspect != seat and chance > 0
    ]
    told = [
        line.bits
        for one in rounds
        for line in one.lines
        if line.kind == "answer" and line.seat not in one.guilty
    ]
    auc = {}
    for count in AFTER:
        long_enough = [one for one in rounds if len(one.lines) >= count]
        if len(long_enough) > 20:
            scored = [(one.lines[count - 1].after, one.winner == "spy") for one in long_enough]
            auc[count] = round(area_under_curve(scored), 3)
    return LeakStudy(
        game=game,
        rounds=len(rounds),
        lines=len(talk),
        not_understood=sum(not line.understood for line in talk),
        place=calibrate([(line.best, line.best_is_true) for line in lines]),
        suspicion=calibrate(suspects),
        auc=auc,
        mean_bits=round(fmean(told), 4) if told else 0.0,
    )


def as_text(found: LeakStudy) -> str:
    """Return the study as Markdown tables."""
    lines = [
        f"{found.rounds:,} rounds of {found.game}, {found.lines:,} lines, of which {found.not_understood:,} "
        f"were not understood; an answer of somebody who knows the place tells {found.mean_bits:.2f} bits.",
        "",
        "| belief | predictions | Brier score | base rate | calibration error |",
        "|---|---|---|---|---|",
    ]
    for name, one in (
        ("the place, for the spy", found.place),
        ("each suspect, for the others", found.suspicion),
    ):
        lines.append(f"| {name} | {one.predictions:,} | {one.brier:.4f} | {one.base:.4f} | {one.ece:.4f} |")
    lines += ["", "| lines said | area under the curve for the winner |", "|---|---|"]
    lines += [f"| {count} | {area:.3f} |" for count, area in found.auc.items()]
    return "\n".join(lines)
