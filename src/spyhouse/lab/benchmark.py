"""Benchmark runs on frozen suites: resumable, concurrent, within a budget, with tables and charts.

A run lives in a folder:

- `rows.jsonl`: one line per game, with usage and settings of every seat; a later run plays only missing games
- `transcripts.jsonl`: one line per model request, with prompt version, request, answer and move
- `results.json`, `results.csv`, `scores.svg`, `report.html`: rewritten after every run
"""

import csv
import io
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from html import escape
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec

from spyhouse.kernel import BadData, Bot
from spyhouse.lab.batch import GameRow
from spyhouse.lab.play import Player, player_name, settings_of
from spyhouse.lab.suites import (
    Score,
    Suite,
    SuiteGame,
    SuiteRow,
    deal_shares,
    load_suite,
    score,
    split_half,
)
from spyhouse.lab.usage import MAX_REPLACED, MeteredBot

ROWS, TRANSCRIPTS = "rows.jsonl", "transcripts.jsonl"


class Budget(msgspec.Struct):
    """Limits of a whole run, including its earlier parts; None for no limit."""

    tokens: int | None = None
    money: float | None = None


class Results(msgspec.Struct, kw_only=True):
    """All scores of a run so far."""

    scores: list[Score]
    played: int
    planned: int
    tokens: int
    money: float
    agreement: dict[str, float] = {}
    """By suite: rank correlation of all players between random halves of the deals (`split_half`)."""
    stopped: str = ""
    """Why the run is incomplete: "tokens", "money", or ""."""


class Run:
    """A benchmark run in a folder.

    Threads play games concurrently, because models mostly wait for endpoints.
    """

    def __init__(self, folder: Path, budget: Budget | None = None) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.budget = budget or Budget()
        self.rows = _read_rows(folder / ROWS)
        self.tokens = 0
        self.money = 0.0
        for row in self.rows:
            self._charge(row.record)

    def play(
        self,
        plan: Sequence[SuiteGame],
        concurrency: int,
        progress: Callable[[], None] = lambda: None,
        jobs: int = 1,
    ) -> Results:
        """Play the missing games and write the results. The first error stops the run and keeps all rows.

        With `jobs`, processes play instead of threads. Use it for bots, which need CPU time.
        """
        have = {_key_of_row(row) for row in self.rows}
        missing = iter([game for game in plan if _key_of_game(game) not in have])
        running: set[Future[Played]] = set()
        concurrency = max(concurrency, 2 * jobs) if jobs > 1 else concurrency
        try:
            with ProcessPoolExecutor(jobs) if jobs > 1 else ThreadPoolExecutor(concurrency) as pool:
                while True:
                    while len(running) < concurrency and self._may_start(len(running)):
                        game = next(missing, None)
                        if game is None:
                            break
                        running.add(pool.submit(_play, game))
                    if not running:
                        break
                    for one in wait(running, return_when=FIRST_COMPLETED).done:
                        running.discard(one)
                        self._keep(one.result())
                        progress()
        finally:
            for one in running:  # after an error: the running games are already paid for
                if not one.exception():
                    self._keep(one.result())
            results = self.results(plan)
            self._write(results)
        return results

    @property
    def stopped(self) -> str:
        """Return the exhausted limit ("tokens" or "money"), or ""."""
        if self.budget.tokens is not None and self.tokens >= self.budget.tokens:
            return "tokens"
        if self.budget.money is not None and self.money >= self.budget.money:
            return "money"
        return ""

    def _may_start(self, running: int) -> bool:
        """Return whether the budget covers the running games and one more, at the mean cost so far."""
        if self.stopped or not running:
            return not self.stopped
        games = sum(any(row.record.usage) for row in self.rows)
        limits = (self.budget.tokens, self.tokens), (self.budget.money, self.money)
        return all(
            limit is None or (games > 0 and spent + (running + 1) * spent / games <= limit)
            for limit, spent in limits
        )

    def results(self, plan: Sequence[SuiteGame]) -> Results:
        """Return the scores of the games in this plan."""
        wanted = {_key_of_game(game) for game in plan}
        found = defaultdict[tuple[str, str], list[SuiteRow]](list)
        for row in self.rows:
            if _key_of_row(row) in wanted:
                found[row.suite, row.player].append(row)
        played = sum(map(len, found.values()))
        scores = [score(load_suite(suite), rows) for (suite, _), rows in sorted(found.items())]
        return Results(
            scores=scores,
            played=played,
            planned=len(wanted),
            tokens=self.tokens,
            money=round(self.money, 6),
            agreement=_agreement(found, scores),
            stopped=self.stopped if played < len(wanted) else "",
        )

    def _keep(self, played: "Played") -> None:
        row, exchanges = played
        self._append(TRANSCRIPTS, exchanges)
        self._append(ROWS, [row])
        self.rows.append(row)
        self._charge(row.record)

    def _charge(self, record: GameRow) -> None:
        for usage in record.usage:
            if usage:
                self.tokens += usage.prompt_tokens + usage.completion_tokens
                self.money += usage.cost

    def _append(self, name: str, things: Iterable[Any]) -> None:
        lines = [msgspec.json.encode(thing) + b"\n" for thing in things]
        if lines:
            with (self.folder / name).open("ab") as file:
                file.write(b"".join(lines))

    def _write(self, results: Results) -> None:
        pages = {
            "results.json": msgspec.json.format(msgspec.json.encode(results)).decode() + "\n",
            "results.csv": as_csv(results.scores),
            "scores.svg": as_svg(results.scores),
            "report.html": as_html(results),
        }
        for name, text in pages.items():
            (self.folder / name).write_text(text, encoding="utf-8")


Played = tuple[SuiteRow, list[dict[str, Any]]]
"""A game's row and the exchanges with its models."""


def _play(game: SuiteGame) -> Played:
    record, bots = game.table.play_with_bots(game.seed)
    return game.row(record), [*_exchanges(game, bots)]


def plan_suites(
    suites: Iterable[Suite], players: Sequence[Player], deals: int | None = None, strict: bool = False
) -> list[SuiteGame]:
    """Return all games of these players, ordered by deal, so an early stop stays comparable."""
    games = [game for suite in suites for player in players for game in suite.games(player, deals, strict)]
    return sorted(games, key=lambda game: (game.suite.name, game.deal))


def _agreement(
    found: Mapping[tuple[str, str], Sequence[SuiteRow]], scores: Sequence[Score]
) -> dict[str, float]:
    """Return the split-half agreement of suites with three or more rated players and two or more deals."""
    by_suite = defaultdict[str, dict[str, dict[int, float]]](dict)
    for one in scores:
        if one.rated:
            by_suite[one.suite][one.player] = deal_shares(found[one.suite, one.player])
    return {
        suite: round(split_half(players), 3)
        for suite, players in by_suite.items()
        if len(players) > 2 and min(map(len, players.values())) > 1
    }


Key = tuple[str, str, str, int, int | None, str]
"""Identity of a row. It includes the suite's fingerprint: rows of another version of the suite do not
count."""


def _key_of_game(game: SuiteGame) -> Key:
    suite = game.suite
    return suite.name, suite.check, player_name(game.player), game.deal, game.seat, settings_of(game.player)


def _key_of_row(row: SuiteRow) -> Key:
    settings = row.record.settings[row.seat or 0] if row.record.settings else ""
    return row.suite, row.check, row.player, row.deal, row.seat, settings


def _read_rows(path: Path) -> list[SuiteRow]:
    """Read all complete lines. A line that a crash cut off is removed from the file."""
    if not path.exists():
        return []
    data = path.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    if whole != data:
        path.write_bytes(whole)
    try:
        return [msgspec.json.decode(line, type=SuiteRow) for line in whole.splitlines()]
    except msgspec.DecodeError as error:
        raise BadData(f"{path}: not rows of a suite: {error}") from None


def _exchanges(game: SuiteGame, bots: Sequence[Bot]) -> Iterable[dict[str, Any]]:
    for bot in bots:
        for number, exchange in enumerate(bot.transcript if isinstance(bot, MeteredBot) else ()):
            facts = {
                "suite": game.suite.name,
                "player": player_name(game.player),
                "deal": game.deal,
                "seat": bot.seat,
                "number": number,
            }
            yield facts | msgspec.to_builtins(exchange)


# --- output


def as_text(results: Results) -> str:
    """Return the scores as a Markdown table."""
    lines = [
        "| suite | player | deals | games | score | 95 % interval | replaced | deals for ±3 points |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for one in results.scores:
        share = f"{one.share:.1%} | {one.low:.1%} to {one.high:.1%}" if one.rated else "not rated | "
        needed = "unknown" if one.deals_needed is None else f"{one.deals_needed:,}"
        lines.append(
            f"| {one.suite} | {one.player} | {one.deals:,} | {one.games:,} | {share} "
            f"| {one.replaced:.1%} | {needed} |"
        )
    if not all(one.rated for one in results.scores):
        lines += ["", f"Not rated: a fallback bot made more than {MAX_REPLACED:.0%} of the player's moves."]
    lines += ["", f"{results.played:,} of {results.planned:,} games, {results.tokens:,} tokens, "
              f"cost {results.money:.4f}."]  # fmt: skip
    lines += [
        f"{suite}: rank correlation of the players between halves of the deals {correlation:.2f}."
        for suite, correlation in results.agreement.items()
    ]
    if results.stopped:
        lines.append(f"Stopped: the budget of {results.stopped} is used up. Run it again to go on.")
    return "\n".join(lines)


def as_csv(scores: Sequence[Score]) -> str:
    """Return the scores as CSV."""
    written = io.StringIO()
    usage = [f"usage_{field}" for field in ("requests", "answers", "repaired", "replaced", "seconds", "cost")]
    plain = [name for name in Score.__struct_fields__ if name != "usage"]
    table = csv.writer(written, lineterminator="\n")
    table.writerow([*plain, *usage])
    for one in scores:
        spent = [getattr(one.usage, name.removeprefix("usage_")) if one.usage else "" for name in usage]
        table.writerow([*(getattr(one, name) for name in plain), *spent])
    return written.getvalue()


LINE, LEFT, WIDTH = 26, 260, 420


def as_svg(scores: Sequence[Score]) -> str:
    """Return a chart of the scores with their intervals. Unrated players are listed without a score."""
    height = LINE * (len(scores) + 2)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 60} {height}" '
        'font-family="sans-serif" font-size="12">'
    ]
    for percent in range(0, 101, 25):
        x = LEFT + WIDTH * percent / 100
        parts.append(f'<path d="M{x} {LINE}V{height - LINE}" stroke="#ccc"/>')
        parts.append(f'<text x="{x}" y="{height - 8}" text-anchor="middle">{percent} %</text>')
    for number, one in enumerate(scores, 1):
        y = LINE * (number + 0.5)
        name = escape(f"{one.suite}  {one.player}")
        parts.append(f'<text x="{LEFT - 10}" y="{y + 4}" text-anchor="end">{name}</text>')
        if not one.rated:
            parts.append(f'<text x="{LEFT + 8}" y="{y + 4}" fill="#777">not rated</text>')
            continue
        low, middle, high = (LEFT + WIDTH * share for share in (one.low, one.share, one.high))
        parts.append(f'<path d="M{low:.1f} {y}H{high:.1f}" stroke="#246" stroke-width="3"/>')
        parts.append(f'<circle cx="{middle:.1f}" cy="{y}" r="4.5" fill="#246"/>')
    return "\n".join([*parts, "</svg>", ""])


def as_html(results: Results) -> str:
    """Return the results as one self-contained HTML page."""
    style = resources.files("spyhouse.lab").joinpath("report.css").read_text(encoding="utf-8")
    head, _, *body = [line.strip("| ").split(" | ") for line in as_text(results).splitlines() if "|" in line]
    cells = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    rows = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in line) + "</tr>" for line in body)
    about = "".join(
        f"<li><b>{escape(name)}</b>: {escape(load_suite(name).about)}</li>"
        for name in sorted({one.suite for one in results.scores})
    )
    foot = " ".join(line for line in as_text(results).splitlines() if line and "|" not in line)
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Scores</title><style>{style}</style>'
        f"<body><main><h1>Scores on frozen suites</h1><ul>{about}</ul>{as_svg(results.scores)}"
        f"<table><tr>{cells}</tr>{rows}</table><p>{escape(foot)}</p></main></body></html>\n"
    )
