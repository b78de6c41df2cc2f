"""The proving kit: any game passes it by naming itself, or hears what is wrong.

    prove(spyhouse.games.find("spyfall"), seats=5)

It plays at random through the kernel's contract and checks, at many places of many games, what the
rest of the house relies on: the same seed gives the same game in every process; legal moves apply
and others are refused with a reason and without a trace, as are seats that do not exist, things that
are no moves and what comes too late; everything survives JSON; states pickle, compare and print, and
what is equal is written as equal bytes; copies are independent; play ends; the log replays to the
same state; every seat recalls what it was told; and nobody can tell from what reaches them which of
the worlds that look alike to them is the real one.
"""

import copy
import os
import pickle
import random
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from spyhouse.kernel import (
    CLOCK,
    HOST,
    Event,
    Game,
    IllegalMove,
    Move,
    NoSuchSeat,
    Options,
    State,
    Stop,
    Tick,
)
from spyhouse.lab.fuzz import random_move
from spyhouse.lab.portrait import portrait

LONGEST = 20_000
"""Random play that is not over after so many moves counts as endless."""


class Unproven(AssertionError):
    """The game breaks a promise of the kernel's contract."""


@dataclass(frozen=True)
class Step:
    """One move of a random game, with the state before and after it."""

    before: State
    after: State
    seat: int
    move: Move
    at: int
    events: list[Event]


def prove(
    game: Game,
    *,
    seats: int | None = None,
    options: Options | None = None,
    games: int = 4,
    looks: int = 40,
    seed: str = "proof",
    home: str = "",
) -> None:
    """Check every promise over `games` random games, looking closely at about `looks` places of each.

    `home` is where another process finds the game, as "module:NAME"; the house's own need none.
    """
    chosen = options if options is not None else game.options()
    count = seats if seats is not None else game.seats.start
    _json_both_ways(game.options, chosen, "options")
    for number in range(games):
        rng = random.Random(f"{seed}/{number}")
        steps = list(wander(game, count, chosen, f"{seed}/{number}", rng))
        _replay_gives_the_same(game, count, chosen, f"{seed}/{number}", steps)
        _the_end_is_the_end(steps[-1].after, count)
        _recalls_what_it_was_told(steps, count)
        if game.lab.longest is not None and len(steps) > game.lab.longest:
            raise Unproven(f"a game took {len(steps)} moves, more than its longest of {game.lab.longest}")
        for step in steps if len(steps) <= looks else rng.sample(steps, looks):
            _look_closely(game, count, step, rng)
    _imagination(game, count, chosen, seed)
    _same_in_every_process(game, count, chosen, seed, home or f"spyhouse.games.{game.name}:GAME")


def wander(
    game: Game, seats: int, options: Options, seed: str, rng: random.Random, host: float = 0.003
) -> Iterator[Step]:
    """A random game to its end: anyone who may act, or the clock, now and then the host."""
    state, at = game.new(seats, seed, options), 0
    state.remember()
    for _ in range(LONGEST):
        if state.outcome() is not None:
            return
        seat = _who_acts(state, rng, host)
        legal = state.legal(seat)
        if not legal:
            raise Unproven(f"seat {seat} is to act, but has no legal move")
        move, deadline = rng.choice(legal), state.deadline()
        at = deadline if seat == CLOCK and deadline is not None else _a_little_later(at, deadline, rng)
        after = state.copy()
        events = after.apply(seat, move, at)
        yield Step(state, after, seat, move, at, events)
        state = after
    raise Unproven(f"random play was not over after {LONGEST} moves")


def _who_acts(state: State, rng: random.Random, host: float) -> int:
    waiting = sorted(state.to_act())
    if rng.random() < host and state.legal(HOST):
        return HOST
    if state.deadline() is not None and (not waiting or rng.random() < 0.05):
        return CLOCK
    if not waiting:
        raise Unproven("nobody is to act, no clock runs, and the game is not over: a dead state")
    return rng.choice(waiting)


def _a_little_later(at: int, deadline: int | None, rng: random.Random) -> int:
    later = at + rng.randrange(3000)
    return later if deadline is None else min(later, max(at, deadline - 1))


# --- one place of one game


def _look_closely(game: Game, seats: int, step: Step, rng: random.Random) -> None:
    viewers: list[int | None] = [None, *range(seats)]
    _moves_apply_or_are_refused(game, seats, step.before, step.at, rng)
    _bad_seats_are_told_so(step.before, step.move, step.at)
    _bad_types_and_times_are_told_so(step)
    _copies_are_independent(step, rng)
    _a_good_citizen_of_python(step, viewers)
    _json_both_ways(game.moves | type(step.move), step.move, "move")
    for event in step.events:
        _json_both_ways(game.events, event, "event")
    for viewer in viewers:
        _json_both_ways(game.view, step.after.view(viewer), "view")
        _told_of_every_change(step, viewer)
        for _ in range(2):
            _cannot_tell(game, seats, step, viewer, rng)


def _moves_apply_or_are_refused(game: Game, seats: int, state: State, at: int, rng: random.Random) -> None:
    before = portrait(state)
    for seat in (*range(seats), CLOCK, HOST):
        legal = list(state.legal(seat))
        if legal and seat >= 0 and seat not in state.to_act():
            raise Unproven(f"seat {seat} has legal moves but is not to act")
        if [*map(_json, legal)] != [*map(_json, state.legal(seat))]:
            raise Unproven("legal moves came in another order the second time")
        deadline = state.deadline()
        when = at if deadline is None else deadline if seat == CLOCK else min(at, deadline - 1)
        for move in rng.sample(legal, min(len(legal), 8)):
            try:
                state.copy().apply(seat, move, when)
            except IllegalMove as error:
                raise Unproven(f"{move} was legal for seat {seat} and then refused: {error}") from None
        for move in [random_move(game, rng) for _ in range(12)]:
            _refused_without_a_trace(state, before, seat, move, when)
    if portrait(state) != before:
        raise Unproven("looking at the legal moves, or trying moves on a copy, changed the state")


def _refused_without_a_trace(state: State, before: str, seat: int, move: Move, at: int) -> None:
    twin = state.copy()
    reason = refusal(twin, seat, move, at)
    if reason is None:
        if seat >= 0 and seat not in state.to_act():
            raise Unproven(f"seat {seat} is not to act, but {move} was accepted")
        return
    if len(reason.split()) < 3:
        raise Unproven(f"{move} was refused without a reason a player can read: {reason!r}")
    if portrait(twin) != before == portrait(state):  # else it was not this move that changed it
        raise Unproven(f"{move} by seat {seat} was refused but changed the state")


def refusal(state: State, seat: int, move: Move, at: int) -> str | None:
    """Why the move is not allowed, or None if it was done."""
    try:
        state.apply(seat, move, at)
    except IllegalMove as error:
        return str(error)
    return None


class NoMove(Move, frozen=True):
    """A move of no game at all."""


def _bad_seats_are_told_so(state: State, move: Move, at: int) -> None:
    nobody = (state.seats, 77, HOST - 1)
    asked: list[tuple[str, Callable[..., Any], tuple[Any, ...]]]
    asked = [(f"view({seat})", state.copy().view, (seat,)) for seat in (*nobody, CLOCK, HOST)]
    asked += [(f"legal({seat})", state.copy().legal, (seat,)) for seat in nobody]
    asked += [(f"recall({seat})", state.copy().recall, (seat,)) for seat in (*nobody, CLOCK)]
    asked += [(f"apply({seat}, ...)", state.copy().apply, (seat, move, at)) for seat in nobody]
    for call, method, arguments in asked:
        try:
            method(*arguments)
        except NoSuchSeat:
            continue
        except Exception as error:
            raise Unproven(f"{call} ended in {error!r}, not in NoSuchSeat") from None
        raise Unproven(f"{call} was answered, but nobody sits there")


def _bad_types_and_times_are_told_so(step: Step) -> None:
    state, due = step.before, step.before.deadline()
    early = step.at if due is None else min(step.at, due - 1)
    wrong: list[tuple[int, Any, int]] = [(seat, NoMove(), early) for seat in (0, CLOCK, HOST)]
    wrong += [(0, "a text", early), (0, Tick(), early), (0, Stop(), early), (CLOCK, Stop(), early)]
    if due is not None:
        wrong.append((CLOCK, Tick(), due - 1))
        if state.phase not in state.patient:
            wrong += [(seat, move, due) for seat in sorted(state.to_act()) for move in state.legal(seat)[:3]]
    for seat, move, at in wrong:
        try:
            done = refusal(state.copy(), seat, move, at) is None
        except Exception as error:
            raise Unproven(f"{move!r} by seat {seat} at {at} ended in {error!r}, not in a refusal") from None
        if done:
            what = "too late" if at == due else "no move of theirs, or too early"
            raise Unproven(f"{move!r} by seat {seat} at {at} was accepted, but is {what}")


def _a_good_citizen_of_python(step: Step, viewers: Sequence[int | None]) -> None:
    state = step.before
    try:
        twins = {"pickled": pickle.loads(pickle.dumps(state)), "deep-copied": copy.deepcopy(state)}
    except Exception as error:
        raise Unproven(f"a state cannot be pickled or deep-copied: {error!r}") from None
    for how, twin in (twins | {"copied": state.copy()}).items():
        if twin != state or portrait(twin) != portrait(state):
            raise Unproven(f"a state that was {how} does not equal the original")
        if any(_seen(twin, viewer) != _seen(state, viewer) for viewer in viewers):
            raise Unproven(f"a state that was {how} is written as other bytes")
        twin.apply(step.seat, step.move, step.at)
        if twin == state and portrait(step.before) != portrait(step.after):
            raise Unproven(f"{step.move} changed a state, and yet it equals the one before")
        if portrait(twin) != portrait(step.after):
            raise Unproven(f"a state that was {how} goes on differently")
    text = repr(state)
    if "\n" in text or " at 0x" in text or type(state).__name__ not in text:
        raise Unproven(f"a state should print as one readable line, not as {text}")


def _copies_are_independent(step: Step, rng: random.Random) -> None:
    original = portrait(step.before)
    twin = step.before.copy()
    if portrait(twin) != original:
        raise Unproven("a copy differs from its original")
    twin.apply(step.seat, step.move, step.at)
    if portrait(step.before) != original:
        raise Unproven(f"{step.move} on a copy changed the original")
    if portrait(twin) != portrait(step.after):
        raise Unproven(f"{step.move} gave two different states from the same one")


def _told_of_every_change(step: Step, viewer: int | None) -> None:
    if any(event.told_to(viewer) for event in step.events):
        return
    if _seen(step.before, viewer) != _seen(step.after, viewer):
        raise Unproven(f"{step.move} changed what {_name(viewer)} sees, but told them nothing")


def _cannot_tell(game: Game, seats: int, step: Step, viewer: int | None, rng: random.Random) -> None:
    """Noninterference: a world imagined for a viewer looks, answers and tells them the same."""
    real, other = step.before, step.before.imagine(viewer, rng)
    if _json(real.recall(viewer)) != _json(other.recall(viewer)):
        raise Unproven(f"{_name(viewer)} recalls something else in an imagined world")
    if _seen(real, viewer) != _seen(other, viewer):
        raise Unproven(f"{_name(viewer)} can tell two worlds apart: {_difference(real, other, viewer)}")
    if game.pictures and game.pictures.key(real) != game.pictures.key(other):
        raise Unproven(f"the picture tells {_name(viewer)} two worlds apart")
    for speaker in (HOST,) if viewer is None else (HOST, viewer):
        for move in [random_move(game, rng) for _ in range(6)]:
            # Only refusals are compared: what a move shows when it is done may well differ.
            answers = {refusal(world.copy(), speaker, move, step.at) for world in (real, other)}
            if len(answers) > 1:
                raise Unproven(f"refusals tell {_name(viewer)} two worlds apart: {answers}")
    if step.move not in other.legal(step.seat):
        return
    futures = (real.copy(), other.copy())
    told = [
        [_json(event) for event in world.apply(step.seat, step.move, step.at) if event.told_to(viewer)]
        for world in futures
    ]
    same_sight = _seen(futures[0], viewer) == _seen(futures[1], viewer)
    chance_used = any(world.draws != real.draws for world in futures)
    if same_sight and not chance_used and told[0] != told[1]:
        raise Unproven(f"{step.move}: events tell {_name(viewer)} more than their view: {told}")
    if told[0] == told[1] and not same_sight:
        raise Unproven(f"{step.move}: the view tells {_name(viewer)} more than the events did")


def _seen(state: State, viewer: int | None) -> list[bytes]:
    """Everything that reaches a viewer's side of the wire, as bytes."""
    own = state.legal(viewer) if viewer is not None else ()
    public = (sorted(state.to_act()), state.deadline(), state.hush(), state.outcome())
    return [_json(state.view(viewer)), _json(list(own)), _json(list(state.legal(HOST))), _json(public)]


def _difference(one: State, other: State, viewer: int | None) -> str:
    for name, a, b in zip(
        ("view", "legal moves", "host's moves", "turn, clock or end"),
        _seen(one, viewer),
        _seen(other, viewer),
        strict=True,
    ):
        if a != b:
            return f"{name}: {a.decode()} / {b.decode()}"
    return ""


def _name(viewer: int | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


# --- whole games


def _replay_gives_the_same(game: Game, seats: int, options: Options, seed: str, steps: list[Step]) -> None:
    state = game.new(seats, seed, options)
    for step in steps:
        move = game.read_move(_json(step.move))
        if [_json(e) for e in state.apply(step.seat, move, step.at)] != [_json(e) for e in step.events]:
            raise Unproven(f"replaying {step.move} from the log told other events")
    if portrait(state) != portrait(steps[-1].after):
        raise Unproven("replaying the log gave another state")


def _the_end_is_the_end(state: State, seats: int) -> None:
    outcome = state.outcome()
    if outcome is None or len(outcome.scores) != seats or not set(outcome.winners) <= set(range(seats)):
        raise Unproven(f"an end needs a score for each seat and winners among them: {outcome}")
    if state.to_act() or state.deadline() is not None:
        raise Unproven("the game is over, but somebody is to act or the clock runs")
    if any(state.legal(seat) for seat in (*range(seats), CLOCK, HOST)):
        raise Unproven("the game is over, but there are legal moves")


def _recalls_what_it_was_told(steps: list[Step], seats: int) -> None:
    for viewer in (None, *range(seats)):
        told = [event for step in steps for event in step.events if event.told_to(viewer)]
        if _json(steps[-1].after.recall(viewer)) != _json(told):
            raise Unproven(f"{_name(viewer)} does not recall what they were told")


def _imagination(game: Game, seats: int, options: Options, seed: str) -> None:
    """A kit that imagined only the real world would prove nothing: hidden things must really vary. In a game
    with open information there are none, and everybody sees the same."""
    rng = random.Random(seed)
    for step in wander(game, seats, options, seed, rng, host=0.0):
        state = step.after
        for viewer in (None, *range(seats)):
            varies = portrait(state.imagine(viewer, rng), chance=False) != portrait(state, chance=False)
            if varies and not game.lab.open_information:
                return
            if varies:
                raise Unproven("a game with open information imagined another world")
            if game.lab.open_information and _json(state.view(viewer)) != _json(state.view(None)):
                raise Unproven(f"in a game with open information {_name(viewer)} sees something of their own")
    if not game.lab.open_information:
        raise Unproven(
            "imagine never gave any world but the real one: if nothing is hidden, say open_information=True"
        )


def _same_in_every_process(game: Game, seats: int, options: Options, seed: str, home: str) -> None:
    script = "import sys; from spyhouse.lab.proving import transcript_of; transcript_of(*sys.argv[1:])"
    arguments = [home, str(seats), _json(options).decode(), seed]
    texts = {
        subprocess.run(
            [sys.executable, "-c", script, *arguments],
            env=os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    }
    if len(texts) != 1:
        raise Unproven("the same seed gave another game in another process")


def transcript_of(home: str, seats: str, options: str, seed: str) -> None:
    """Print a random game move by move; run in a process of its own."""
    module, name = home.split(":")
    game: Game = getattr(__import__(module, fromlist=[name]), name)
    chosen = msgspec.json.decode(options, type=game.options)
    for step in wander(game, int(seats), chosen, seed, random.Random(seed)):
        views = [_json(step.after.view(viewer)) for viewer in (None, *range(int(seats)))]
        print(step.seat, step.at, _json(step.move), step.events, views)
    print(portrait(step.after))


def _json(thing: Any) -> bytes:
    return msgspec.json.encode(thing)


def _json_both_ways(kind: Any, thing: Any, word: str) -> None:
    back = msgspec.json.decode(_json(thing), type=kind)
    if back != thing:
        raise Unproven(f"a {word} did not survive JSON: {thing} came back as {back}")


__all__: Sequence[str] = ["Step", "Unproven", "prove", "refusal", "wander"]
