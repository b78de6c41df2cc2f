"""Datasets in Parquet: one row per decision, with view, legal moves, choice, text and beliefs.

    spyhouse dataset spyfall --seats 5 --games 1000 --bots strong --into spyfall.parquet
    spyhouse dataset game.json other.json --into mine.parquet

Games between bots are played here. Games of people come from files that they exported, or from a
server's database (`--data`, `--database`), which gives only games whose host and players agreed in the
lobby. Rows hold no names, faces or chat, and names inside typed text are replaced.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from spyhouse.kernel import Game, Move, State
from spyhouse.lab.episode import Episode
from spyhouse.lab.leak_meter import leaks, recorded_moves
from spyhouse.lab.play import Player, cycle_players, default_order, make_bots, notify, player_name

ROWS_PER_FILE_PART = 5_000
TYPED = frozenset({"text", "question", "answer", "story"})
"""Fields of moves and views that hold text typed by people. So does the name of a character."""


def from_bots(
    game: Game, seats: int, seeds: Iterable[str], players: Sequence[Player], options: Any
) -> Iterator[dict[str, Any]]:
    """Play a game for each seed. Yield a row for each decision of it."""
    names = [player_name(player) for player in cycle_players(players, seats)]
    for seed in seeds:
        episode = Episode(game, seats, seed, options, default_order(game))
        episode.state.keep_history()
        bots = make_bots(game, seats, seed, options, players)
        rows: list[dict[str, Any]] = []
        before = _Before(episode.state)

        def note(seat: int, move: Move, events: Any) -> None:
            if seat >= 0:
                rows.append(before.row(seat, move, episode.at))  # noqa: B023
            notify(bots, events, episode.state)  # noqa: B023
            before.state = episode.state.copy()  # noqa: B023

        episode.on_move = note
        while asked := episode.awaiting:
            seat = asked[0]
            move = bots[seat].choose(episode.view(seat), episode.legal(seat))
            episode.choose(seat, move, None if move is None else bots[seat].thinking_ms(move))
        yield from _finished(game, seed, names, episode.state, rows)


class _Names(msgspec.Struct):
    names: list[str]


def from_export(exported: bytes | Path) -> Iterator[dict[str, Any]]:
    """Yield a row for each decision of an exported game. Names become "Player 1", also in typed lines."""
    data = exported if isinstance(exported, bytes) else exported.read_bytes()
    game, state, moves = recorded_moves(data)
    hide = partial(hide_names, names=msgspec.json.decode(data, type=_Names).names)
    before, rows = _Before(state.copy()), list[dict[str, Any]]()
    for seat, move, at in moves:
        if seat >= 0:
            rows.append(before.row(seat, move, at))
        state.apply(seat, move, at)
        before.state = state.copy()
    for row in _finished(game, "", ["player"] * state.seats, state, rows):
        hidden = {field: typed_changed(row[field], hide) for field in ("view", "choice")}
        legal = [typed_changed(one, hide) for one in row["legal"]]
        yield row | hidden | {"legal": legal, "text": hide(row["text"])}


def typed_changed(written: str, change: Callable[[str], str]) -> str:
    """Apply `change` to typed text inside a JSON document, but not to its keys or tags."""

    def walk(thing: Any) -> Any:
        if isinstance(thing, list):
            return [walk(one) for one in thing]
        if not isinstance(thing, dict):
            return thing
        typed = TYPED | {"name"} if "character" in thing else TYPED
        return {
            key: change(value) if key in typed and isinstance(value, str) else walk(value)
            for key, value in thing.items()
        }

    return _json(walk(msgspec.json.decode(written)))


def hide_names(text: str, names: Sequence[str]) -> str:
    """Replace each name by "Player N", ignoring case."""
    known = {name.casefold(): f"Player {seat}" for seat, name in enumerate(names, 1) if name.strip()}
    if not known:
        return text
    longest = sorted(known, key=len, reverse=True)
    pattern = re.compile(rf"(?<!\w)({'|'.join(map(re.escape, longest))})(?!\w)", re.IGNORECASE)
    return pattern.sub(lambda found: known.get(found[0].casefold(), "Player"), text)


class _Before:
    """The state before the next move: the player's view and legal moves."""

    def __init__(self, state: State) -> None:
        self.state = state.copy()

    def row(self, seat: int, move: Move, at: int) -> dict[str, Any]:
        return {
            "at": at,
            "seat": seat,
            "view": _json(self.state.view(seat)),
            "legal": [_json(one) for one in self.state.legal(seat)],
            "choice": _json(move),
            "text": str(getattr(move, "text", "")),
        }


def _finished(
    game: Game, seed: str, players: Sequence[str], state: State, rows: Sequence[dict[str, Any]]
) -> Iterator[dict[str, Any]]:
    """Add to each decision what is known at the end: winners, roles and leaked bits."""
    outcome = state.outcome()
    roles = tuple(game.lab.roles(state)) or ("",) * state.seats
    measured = _measured_lines(game, state)
    for number, row in enumerate(rows):
        line = measured.pop(0) if row["text"] and measured else None
        yield {
            "game": game.name,
            "version": game.version,
            "seed": seed,
            "number": number,
            "player": players[row["seat"]],
            "role": roles[row["seat"]],
            **row,
            "bits": line.bits if line else None,
            "secret_chance": line.after if line else None,
            "suspicion": [list(view) for view in line.suspicion] if line else None,
            "won": outcome is not None and row["seat"] in outcome.winners,
            "how": outcome.how if outcome else "unfinished",
        }


def _measured_lines(game: Game, state: State) -> list[Any]:
    """Return the measured lines of a game with a leak meter, in order."""
    if game.lab.leaks is None:
        return []
    return [line for one in leaks(state) for line in one.lines if line.text]


def _json(thing: Any) -> str:
    return msgspec.json.encode(thing).decode()


def write(rows: Iterable[dict[str, Any]], path: Path) -> int:
    """Write rows to a Parquet file in chunks. Return their number."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    schema = pa.schema(
        {
            "game": pa.string(),
            "version": pa.int32(),
            "seed": pa.string(),
            "number": pa.int32(),
            "player": pa.string(),
            "role": pa.string(),
            "at": pa.int64(),
            "seat": pa.int32(),
            "view": pa.string(),
            "legal": pa.list_(pa.string()),
            "choice": pa.string(),
            "text": pa.string(),
            "bits": pa.float64(),
            "secret_chance": pa.float64(),
            "suspicion": pa.list_(pa.list_(pa.float64())),
            "won": pa.bool_(),
            "how": pa.string(),
        }
    )
    count, part = 0, list[dict[str, Any]]()
    with pq.ParquetWriter(path, schema, compression="zstd") as file:
        for row in rows:
            part.append(row)
            count += 1
            if len(part) == ROWS_PER_FILE_PART:
                file.write_table(pa.Table.from_pylist(part, schema))
                part = []
        file.write_table(pa.Table.from_pylist(part, schema))
    return count
