"""Figures on the suspect's path, on the centre row, or with a player."""

from collections.abc import Iterator
from typing import Any

from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.case_state import PlacedFigure
from spyhouse.games.spyclub.campaign.deck_types import Card, Deck
from spyhouse.games.spyclub.campaign.engine.execution import EffectRun
from spyhouse.games.spyclub.campaign.engine.frame import Frame
from spyhouse.games.spyclub.campaign.engine.standing import StandingRule, StateEffect
from spyhouse.games.spyclub.campaign.engine.targets import most_or_fewest, present, team
from spyhouse.games.spyclub.campaign.mosaic import mosaic_of
from spyhouse.games.spyclub.campaign.observers import record_at
from spyhouse.games.spyclub.campaign.primitives.suspect import ResolveEvent
from spyhouse.games.spyclub.campaign.terms import Direction, FigureName, FigureSpot, FigureToken, Power, Track
from spyhouse.games.spyclub.campaign.wording.line_context import LineContext, sentence
from spyhouse.games.spyclub.clue import BoardLocation
from spyhouse.games.spyclub.events import FigureMoved, SuspectMoved
from spyhouse.games.spyclub.moves import PickPlayer, PickRow, PickSpot
from spyhouse.games.spyclub.terms import EMPTY, IN_THE_ROW

SPOTS = {
    "path": ("opposite", "suspect", "off", "chosen"),
    "row": ("row:1", "row:3", "row:5", "off", "chosen"),
    "seats": ("starter", "owner", "most_ideas", "fewest_ideas", "off", "chosen"),
}
"""Places where a figure can be put, by track."""


class Figure(StandingRule, frozen=True, tag="figure"):
    """A figure on the table: placed after the deal, walks `moves` at the end of each turn.

    mute, hide: no event at its slot, seat. stop: the suspect cannot pass. guard: nothing goes on or off its
    row slot. second: walks as far as the suspect the other way, and the active player picks the event.
    """

    id: FigureName
    token: FigureToken
    track: Track
    at: FigureSpot
    power: Power
    moves: int = 0
    dir: Direction | None = None

    def do(self, run: EffectRun) -> None:
        at = _spot(run, self.track, self.at)
        follows = self.at if self.at in ("most_ideas", "fewest_ideas") else ""
        figure = PlacedFigure(
            self.id, run.card, self.token, self.track, EMPTY, self.power, self.moves, self.dir, follows
        )
        table = run.m.on_table
        table.figures = (*(one for one in table.figures if one.id != self.id), figure)
        _put(run.b, figure, at)

    def faults(self, deck: Deck, card: Card) -> Iterator[str]:
        if self.at not in SPOTS[self.track]:
            yield f".at: on the {self.track} a figure cannot start at {self.at!r}"

    def line(self, line: LineContext) -> str:
        starts = line.say(
            "do-figure.starts",
            figure=self.id,
            at=self.at.replace(":", "-"),
            ring=self.token == "ring",
            n=self.moves,
            track=self.track,
            way=self.dir or "",
        )
        power = line.say("do-figure.power", power=self.power)
        return " ".join(sentence(one) for one in (starts, power) if one)


class MoveFigure(StateEffect, frozen=True, tag="move_figure"):
    """Move a figure n steps along its track, in `either` direction, or to a spot."""

    id: FigureName
    n: int = 0
    to: FigureSpot | None = None
    either: bool = False

    def do(self, run: EffectRun) -> None:
        figure = self._figure(run)
        if figure is None:
            return
        if self.to:
            _put(run.b, figure, _spot(run, figure.track, self.to))
        elif figure.place != EMPTY and self.either:
            _put(run.b, figure, _either_way(run, figure.place, self.n))
        elif figure.place != EMPTY:
            _walk(run.b, figure, self.n)

    def can(self, run: EffectRun) -> bool:
        figure = self._figure(run)
        return figure is not None and (figure.place != EMPTY or bool(self.to))

    def _figure(self, run: EffectRun) -> PlacedFigure | None:
        return next((one for one in run.m.on_table.figures if one.id == self.id), None)

    def faults(self, deck: Deck, card: Card) -> Iterator[str]:
        module = {
            one.id for other, one in deck.effects() if isinstance(one, Figure) and other.module == card.module
        }
        if self.id not in module:
            yield f".id: no card of this module puts {self.id!r} on the table"
        if bool(self.n) == (self.to is not None):
            yield ".n: a figure goes so many steps, or to a spot"

    def variant(self, line: LineContext) -> str:
        spots = {"off": "leaves", "suspect": "to-suspect", "owner": "to-player", "chosen": "anywhere"}
        return spots.get(self.to or "", "either" if self.either else "goes")

    def args(self, line: LineContext) -> dict[str, Any]:
        return {"figure": self.id, "n": abs(self.n), "who": line.who(line.subject())}

    def worth(self, deck: Deck, seats: int) -> float:
        return 0.7


class MoveSuspect(StateEffect, frozen=True, tag="move_suspect"):
    """Move the suspect n spaces, or `either` way. No event happens where it stops unless `event`."""

    n: int
    either: bool = False
    event: bool = False

    def do(self, run: EffectRun) -> None:
        """Move the suspect. With `event` the event of the new place happens, or replaces the current one."""
        b, n, around = run.b, self.n, len(run.b.hands)
        if self.either and _either_way(run, b.pawn, n) != (b.pawn + n) % around:
            n = -n
        step = 1 if n > 0 else -1
        path = [(b.pawn + step * number) % around for number in range(1, abs(n) + 1)]
        b.pawn = path[-1]
        b.emit(SuspectMoved(path=tuple(map(b.spot_at, path))))
        if self.event:
            if run.m.running.event_position != EMPTY:
                run.m.running.event_position = b.pawn
            else:
                run.m.push_next(Frame(0, ResolveEvent(b.pawn)))

    def faults(self, deck: Deck, card: Card) -> Iterator[str]:
        if not self.n:
            yield ".n: 0 spaces change nothing"

    def variant(self, line: LineContext) -> str:
        return "starts" if line.setting_up else "goes"

    def args(self, line: LineContext) -> dict[str, Any]:
        way = "either" if self.either else "on" if self.n > 0 else "back"
        return {"n": abs(self.n), "event": self.event, "way": way}

    def worth(self, deck: Deck, seats: int) -> float:
        return 0.7


def _either_way(run: EffectRun, at: int, n: int) -> int:
    """Return the position n steps forward or back along the path, as the active player chooses."""
    b = run.b
    positions = [(at + n) % len(b.hands), (at - n) % len(b.hands)]
    spots = {PickSpot(b.spot_at(one).seat, b.spot_at(one).slot): one for one in positions}
    return spots[run.ask(b.active, "spot", list(spots))]


def place_of(b: Board, figure: PlacedFigure) -> BoardLocation | None:
    if figure.place == EMPTY:
        return None
    if figure.track == "seats":
        return BoardLocation("seat", figure.place)
    if figure.track == "row":
        return BoardLocation("row", slot=figure.place)
    spot = b.spot_at(figure.place)
    return BoardLocation("hand", spot.seat, spot.slot)


def walk_all(b: Board) -> None:
    """Move every figure that walks at the end of a turn."""
    for figure in mosaic_of(b).on_table.figures:
        if figure.place == EMPTY or not figure.moves or figure.is_second:
            continue
        _walk(b, figure, figure.moves)
        now = next(one for one in mosaic_of(b).on_table.figures if one.id == figure.id)
        if now.track == "path":
            record_at(b, "figure_over", now.place, now.id)


def follow(b: Board) -> None:
    """Move figures that sit with the player with the most or fewest ideas. They stay while there is a tie."""
    for figure in mosaic_of(b).on_table.figures:
        if figure.follows and figure.place != EMPTY:
            wanted = max(b.ideas) if figure.follows == "most_ideas" else min(b.ideas)
            if b.ideas[figure.place] != wanted:
                _put(b, figure, most_or_fewest(b, wanted))


def walk_second(b: Board, steps: int, clockwise: bool) -> None:
    figure = mosaic_of(b).on_table.second()
    if figure:
        step = -1 if clockwise else 1
        _put(b, figure, (figure.place + step * steps) % len(b.hands))


def _spot(run: EffectRun, track: Track, at: FigureSpot) -> int:
    """Return a spot as a number of its track; EMPTY if off the table."""
    b = run.b
    match at:
        case "opposite":
            return (b.pawn + len(b.hands) // 2) % len(b.hands)
        case "suspect":
            return b.pawn
        case "row:1" | "row:3" | "row:5":
            return int(at[-1]) - 1
        case "starter":
            return b.starter
        case "owner":
            return run.subject
        case "most_ideas":
            return most_or_fewest(b, max(b.ideas))
        case "fewest_ideas":
            return most_or_fewest(b, min(b.ideas))
        case "off":
            return EMPTY
        case "chosen":
            return _chosen(run, track)


def _chosen(run: EffectRun, track: Track) -> int:
    """Ask where the figure goes: the active player, or in set-up the team."""
    b = run.b
    seat, may_answer = (team(b), present(b)) if run.m.running.setting_up else (b.active, ())
    if track == "seats":
        others = [other for other in range(b.seats) if other != b.starter]
        here = [other for other in others if other not in b.gone] or others
        return run.ask(seat, "player", [PickPlayer(other) for other in here], may_answer).seat
    if track == "row":
        return run.ask(seat, "row", [PickRow(row) for row in range(IN_THE_ROW)], may_answer).row
    spots = [PickSpot(spot.seat, spot.slot) for spot in map(b.spot_at, range(len(b.hands)))]
    picked = run.ask(seat, "spot", spots, may_answer)
    return b.position(picked.seat, picked.slot)


def _put(b: Board, figure: PlacedFigure, at: int, forward: bool | None = None) -> None:
    table = mosaic_of(b).on_table
    before = place_of(b, figure)
    moved = figure._replace(place=at, forward=figure.forward if forward is None else forward)
    table.figures = tuple(moved if one.id == figure.id else one for one in table.figures)
    after = place_of(b, moved)
    if before != after:
        b.emit(FigureMoved(figure=figure.id, before=before, after=after))


def _walk(b: Board, figure: PlacedFigure, steps: int) -> None:
    if figure.dir == "sweep" or figure.track == "row":
        at, forward = figure.place, figure.forward
        for _ in range(abs(steps)):
            at, forward = _sweep(at, forward if figure.dir == "sweep" else steps > 0)
        _put(b, figure, at, forward)
        return
    around = b.seats if figure.track == "seats" else len(b.hands)
    at = figure.place
    for _ in range(abs(steps)):
        at = (at + _direction(b, figure, at, around) * (1 if steps > 0 else -1)) % around
    _put(b, figure, at)


def _sweep(at: int, forward: bool) -> tuple[int, bool]:
    """Return the next slot, turning round at the ends."""
    if not 0 <= at + (1 if forward else -1) < IN_THE_ROW:
        forward = not forward
    return at + (1 if forward else -1), forward


def _direction(b: Board, figure: PlacedFigure, at: int, around: int) -> int:
    if figure.dir == "ccw":
        return -1
    if figure.dir == "toward_suspect":
        ahead = (b.pawn - at) % around
        return 0 if not ahead else 1 if ahead <= around - ahead else -1
    return 1
