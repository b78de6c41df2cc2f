"""Conformance checks for games: random play that verifies the kernel's contract.

    check_game(spyhouse.games.find("spyfall"), seats=5)

The checks play random games through the kernel's contract and verify at many points:

- the same seed gives the same game in every process
- legal moves apply; unlisted moves are refused, unless they carry free text or free points
- a refusal gives a reason and leaves the state unchanged
- unknown seats, values that are not moves, and late moves are refused
- moves, events, views and options survive JSON
- states can be pickled, compared and printed, and equal states are encoded as equal bytes
- copies are independent
- every game ends, and its log replays to the same state
- the history of every seat has the events it got
- noninterference: no viewer can tell the real world from an imagined one that looks the same
"""

import copy
import os
import pickle
import random
import subprocess
import sys
from collections import Counter
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
from spyhouse.lab.state_dump import dump_state

LONGEST = 20_000
"""Moves after which random play counts as endless."""


class ContractViolation(AssertionError):
    """The game violates the kernel's contract."""


@dataclass(frozen=True)
class Transition:
    """One move of a random game, with the state before and after it."""

    before: State
    after: State
    seat: int
    move: Move
    at: int
    events: list[Event]


def check_game(
    game: Game,
    *,
    seats: int | None = None,
    options: Options | None = None,
    games: int = 4,
    checks_per_game: int = 40,
    seed: str = "proof",
    home: str = "",
) -> None:
    """Check the contract over `games` random games, at about `checks_per_game` positions of each.

    `home` is where another process finds the game, as "module:NAME"; registered games need none. Raises
    `ContractViolation`.
    """
    chosen = options if options is not None else game.options()
    count = seats if seats is not None else game.seats.start
    _json_both_ways(game.options, chosen, "options")
    for number in range(games):
        rng = random.Random(f"{seed}/{number}")
        steps = list(random_playout(game, count, chosen, f"{seed}/{number}", rng))
        _replay_gives_the_same(game, count, chosen, f"{seed}/{number}", steps)
        _check_over_is_final(steps[-1].after, count)
        _check_history(steps, count)
        if game.lab.max_moves is not None and len(steps) > game.lab.max_moves:
            raise ContractViolation(
                f"a game took {len(steps)} moves, more than max_moves={game.lab.max_moves}"
            )
        listed = _listed_somewhere(steps)
        for step in _spread_over_phases(steps, checks_per_game, rng):
            _check_transition(game, count, step, listed, rng)
    _check_imagine_varies(game, count, chosen, seed)
    _check_deterministic(game, count, chosen, seed, home or f"spyhouse.games.{game.name}:GAME")


def random_playout(
    game: Game, seats: int, options: Options, seed: str, rng: random.Random, host: float = 0.003
) -> Iterator[Transition]:
    """Yield the steps of a random game: moves of seats, of the clock, and sometimes of the host."""
    state, at = game.new(seats, seed, options), 0
    state.keep_history()
    for _ in range(LONGEST):
        if state.outcome() is not None:
            return
        seat = _who_acts(state, rng, host)
        legal = state.legal(seat)
        if not legal:
            raise ContractViolation(f"seat {seat} is to act, but has no legal move")
        move, deadline = rng.choice(legal), state.deadline()
        at = deadline if seat == CLOCK and deadline is not None else _a_little_later(at, deadline, rng)
        after = state.copy()
        events = after.apply(seat, move, at)
        yield Transition(state, after, seat, move, at, events)
        state = after
    raise ContractViolation(f"random play was not over after {LONGEST} moves")


def _who_acts(state: State, rng: random.Random, host: float) -> int:
    waiting = sorted(state.to_act())
    if rng.random() < host and state.legal(HOST):
        return HOST
    if state.deadline() is not None and (not waiting or rng.random() < 0.05):
        return CLOCK
    if not waiting:
        raise ContractViolation("nobody is to act, no clock runs, and the game is not over: a dead state")
    return rng.choice(waiting)


def _a_little_later(at: int, deadline: int | None, rng: random.Random) -> int:
    later = at + rng.randrange(3000)
    return later if deadline is None else min(later, max(at, deadline - 1))


def _spread_over_phases(
    steps: Sequence[Transition], checks_per_game: int, rng: random.Random
) -> list[Transition]:
    """Sample steps evenly over the phases, because most of a game is spent in one of them."""
    seen: Counter[str] = Counter()
    ranked = []
    for step in rng.sample(steps, len(steps)):
        ranked.append((seen[step.before.phase], step))
        seen[step.before.phase] += 1
    ranked.sort(key=lambda rank_and_step: rank_and_step[0])
    return [step for _, step in ranked[:checks_per_game]]


# --- checks of one position


def _listed_somewhere(steps: Sequence[Transition]) -> list[list[Move]]:
    """Return every move that was legal for any seat in this game, without duplicates, grouped by type."""
    found: dict[type[Move], dict[bytes, Move]] = {}
    for step in steps:
        for seat in (*range(step.before.seats), HOST):
            for move in step.before.legal(seat):
                found.setdefault(type(move), {})[_json(move)] = move
    return [list(moves.values()) for moves in found.values()]


def _check_transition(
    game: Game, seats: int, step: Transition, listed: Sequence[Sequence[Move]], rng: random.Random
) -> None:
    viewers: list[int | None] = [None, *range(seats)]
    _moves_apply_or_are_refused(game, seats, step.before, step.at, listed, rng)
    _check_bad_seats(step.before, step.move, step.at)
    _check_bad_types_and_times(step)
    _copies_are_independent(step, rng)
    _check_pickle_and_equality(step, viewers)
    _json_both_ways(game.moves | type(step.move), step.move, "move")
    for event in step.events:
        _json_both_ways(game.events, event, "event")
    for viewer in viewers:
        _json_both_ways(game.view, step.after.view(viewer), "view")
        _check_changes_emit_events(step, viewer)
        for _ in range(2):
            _check_noninterference(game, seats, step, viewer, rng)


def _moves_apply_or_are_refused(
    game: Game, seats: int, state: State, at: int, listed: Sequence[Sequence[Move]], rng: random.Random
) -> None:
    before = dump_state(state)
    for seat in (*range(seats), CLOCK, HOST):
        legal = list(state.legal(seat))
        if legal and seat >= 0 and seat not in state.to_act():
            raise ContractViolation(f"seat {seat} has legal moves but is not to act")
        if [*map(_json, legal)] != [*map(_json, state.legal(seat))]:
            raise ContractViolation("legal() returned another order the second time")
        deadline = state.deadline()
        when = at if deadline is None else deadline if seat == CLOCK else min(at, deadline - 1)
        for move in rng.sample(legal, min(len(legal), 8)):
            try:
                state.copy().apply(seat, move, when)
            except IllegalMove as error:
                raise ContractViolation(
                    f"{move} was legal for seat {seat} and then refused: {error}"
                ) from None
        for move in (
            *[random_move(game, rng) for _ in range(12)],
            *(rng.choice(moves) for moves in listed),
        ):
            _check_refusal_is_pure(game, state, before, seat, move, when)
    if dump_state(state) != before:
        raise ContractViolation("calling legal(), or applying moves to a copy, changed the state")


def _check_refusal_is_pure(game: Game, state: State, before: str, seat: int, move: Move, at: int) -> None:
    twin = state.copy()
    reason = refusal(twin, seat, move, at)
    if reason is None:
        if seat >= 0 and seat not in state.to_act():
            raise ContractViolation(f"seat {seat} is not to act, but {move} was accepted")
        legal = state.legal(seat)
        if move not in legal and type(move) in state.moves and not _is_open(game, state, seat, move):
            raise ContractViolation(
                f"{move} by seat {seat} was accepted, but is not listed among the legal moves"
            )
        return
    if len(reason.split()) < 3:
        raise ContractViolation(f"{move} was refused without a reason a player can read: {reason!r}")
    if dump_state(twin) != before == dump_state(state):  # otherwise another call changed it
        raise ContractViolation(f"{move} by seat {seat} was refused but changed the state")


def _is_open(game: Game, state: State, seat: int, move: Move) -> bool:
    """Return whether the move need not be listed, because it carries free text or points."""
    return bool(game.words.takes_free_text(state.view(seat), move, state.legal(seat)))


def refusal(state: State, seat: int, move: Move, at: int) -> str | None:
    """Return why the move is refused, or None if it was applied."""
    try:
        state.apply(seat, move, at)
    except IllegalMove as error:
        return str(error)
    except Exception as error:
        raise ContractViolation(f"{move} by seat {seat} raised {type(error).__name__}: {error}") from error
    return None


class NoMove(Move, frozen=True):
    """A move that belongs to no game."""


def _check_bad_seats(state: State, move: Move, at: int) -> None:
    nobody = (state.seats, 77, HOST - 1)
    calls: list[tuple[str, Callable[..., Any], tuple[Any, ...]]]
    calls = [(f"view({seat})", state.copy().view, (seat,)) for seat in (*nobody, CLOCK, HOST)]
    calls += [(f"legal({seat})", state.copy().legal, (seat,)) for seat in nobody]
    calls += [(f"recall({seat})", state.copy().history, (seat,)) for seat in (*nobody, CLOCK)]
    calls += [(f"apply({seat}, ...)", state.copy().apply, (seat, move, at)) for seat in nobody]
    for call, method, arguments in calls:
        try:
            method(*arguments)
        except NoSuchSeat:
            continue
        except Exception as error:
            raise ContractViolation(f"{call} raised {error!r}; expected NoSuchSeat") from None
        raise ContractViolation(f"{call} returned a value for a seat that does not exist")


def _check_bad_types_and_times(step: Transition) -> None:
    state, due = step.before, step.before.deadline()
    early = step.at if due is None else min(step.at, due - 1)
    wrong: list[tuple[int, Any, int]] = [(seat, NoMove(), early) for seat in (0, CLOCK, HOST)]
    wrong += [(0, "a text", early), (0, Tick(), early), (0, Stop(), early), (CLOCK, Stop(), early)]
    if due is not None:
        wrong.append((CLOCK, Tick(), due - 1))
        if state.phase not in state.late_moves_allowed:
            wrong += [(seat, move, due) for seat in sorted(state.to_act()) for move in state.legal(seat)[:3]]
    for seat, move, at in wrong:
        try:
            done = refusal(state.copy(), seat, move, at) is None
        except Exception as error:
            raise ContractViolation(
                f"{move!r} by seat {seat} at {at} ended in {error!r}, not in a refusal"
            ) from None
        if done:
            what = "too late" if at == due else "no move of theirs, or too early"
            raise ContractViolation(f"{move!r} by seat {seat} at {at} was accepted, but is {what}")


def _check_pickle_and_equality(step: Transition, viewers: Sequence[int | None]) -> None:
    state = step.before
    try:
        twins = {"pickled": pickle.loads(pickle.dumps(state)), "deep-copied": copy.deepcopy(state)}
    except Exception as error:
        raise ContractViolation(f"a state cannot be pickled or deep-copied: {error!r}") from None
    for how, twin in (twins | {"copied": state.copy()}).items():
        if twin != state or dump_state(twin) != dump_state(state):
            raise ContractViolation(f"a state that was {how} does not equal the original")
        if any(_observable_bytes(twin, viewer) != _observable_bytes(state, viewer) for viewer in viewers):
            raise ContractViolation(f"a state that was {how} is encoded as other bytes")
        twin.apply(step.seat, step.move, step.at)
        if twin == state and dump_state(step.before) != dump_state(step.after):
            raise ContractViolation(f"{step.move} changed a state, but it still equals the one before")
        if dump_state(twin) != dump_state(step.after):
            raise ContractViolation(f"a state that was {how} goes on differently")
    text = repr(state)
    if "\n" in text or " at 0x" in text or type(state).__name__ not in text:
        raise ContractViolation(f"a state should print as one readable line, not as {text}")


def _copies_are_independent(step: Transition, rng: random.Random) -> None:
    original = dump_state(step.before)
    twin = step.before.copy()
    if dump_state(twin) != original:
        raise ContractViolation("a copy differs from its original")
    twin.apply(step.seat, step.move, step.at)
    if dump_state(step.before) != original:
        raise ContractViolation(f"{step.move} on a copy changed the original")
    if dump_state(twin) != dump_state(step.after):
        raise ContractViolation(f"{step.move} gave two different states from the same one")


def _check_changes_emit_events(step: Transition, viewer: int | None) -> None:
    if any(event.visible_to(viewer) for event in step.events):
        return
    if _observable_bytes(step.before, viewer) != _observable_bytes(step.after, viewer):
        raise ContractViolation(
            f"{step.move} changed the view of {_name(viewer)} without emitting an event to it"
        )


def _check_noninterference(
    game: Game, seats: int, step: Transition, viewer: int | None, rng: random.Random
) -> None:
    """Check noninterference: an imagined world gives the viewer the same view, refusals and events."""
    real, other = step.before, step.before.imagine(viewer, rng)
    if _json(real.history(viewer)) != _json(other.history(viewer)):
        raise ContractViolation(f"{_name(viewer)} recalls something else in an imagined world")
    if _observable_bytes(real, viewer) != _observable_bytes(other, viewer):
        raise ContractViolation(
            f"{_name(viewer)} can tell two worlds apart: {_difference(real, other, viewer)}"
        )
    if game.pictures and game.pictures.key(real) != game.pictures.key(other):
        raise ContractViolation(f"the picture tells {_name(viewer)} two worlds apart")
    for speaker in (HOST,) if viewer is None else (HOST, viewer):
        for move in [random_move(game, rng) for _ in range(6)]:
            # Only refusals are compared: the effect of an accepted move may differ between worlds.
            answers = {refusal(world.copy(), speaker, move, step.at) for world in (real, other)}
            if len(answers) > 1:
                raise ContractViolation(f"refusals tell {_name(viewer)} two worlds apart: {answers}")
    if step.move not in other.legal(step.seat):
        return
    futures = (real.copy(), other.copy())
    told = [
        [_json(event) for event in world.apply(step.seat, step.move, step.at) if event.visible_to(viewer)]
        for world in futures
    ]
    same_sight = _observable_bytes(futures[0], viewer) == _observable_bytes(futures[1], viewer)
    chance_used = any(world.draws != real.draws for world in futures)
    if same_sight and not chance_used and told[0] != told[1]:
        raise ContractViolation(f"{step.move}: events tell {_name(viewer)} more than their view: {told}")
    if told[0] == told[1] and not same_sight:
        raise ContractViolation(f"{step.move}: the view tells {_name(viewer)} more than the events did")


def _observable_bytes(state: State, viewer: int | None) -> list[bytes]:
    """Return everything that a viewer can receive, as bytes."""
    own = state.legal(viewer) if viewer is not None else ()
    public = (sorted(state.to_act()), state.deadline(), state.chat_closed_reason(), state.outcome())
    return [_json(state.view(viewer)), _json(list(own)), _json(list(state.legal(HOST))), _json(public)]


def _difference(one: State, other: State, viewer: int | None) -> str:
    for name, a, b in zip(
        ("view", "legal moves", "host's moves", "turn, clock or end"),
        _observable_bytes(one, viewer),
        _observable_bytes(other, viewer),
        strict=True,
    ):
        if a != b:
            return f"{name}: {a.decode()} / {b.decode()}"
    return ""


def _name(viewer: int | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


# --- checks of whole games


def _replay_gives_the_same(
    game: Game, seats: int, options: Options, seed: str, steps: list[Transition]
) -> None:
    state = game.new(seats, seed, options)
    for step in steps:
        move = game.read_move(_json(step.move))
        if [_json(e) for e in state.apply(step.seat, move, step.at)] != [_json(e) for e in step.events]:
            raise ContractViolation(f"replaying {step.move} from the log emitted other events")
    if dump_state(state) != dump_state(steps[-1].after):
        raise ContractViolation("replaying the log gave another state")


def _check_over_is_final(state: State, seats: int) -> None:
    outcome = state.outcome()
    if outcome is None or len(outcome.scores) != seats or not set(outcome.winners) <= set(range(seats)):
        raise ContractViolation(
            f"invalid outcome {outcome}: expected one score per seat, and winners among the seats"
        )
    if state.to_act() or state.deadline() is not None:
        raise ContractViolation("the game is over, but a seat is to act or a clock runs")
    if any(state.legal(seat) for seat in (*range(seats), CLOCK, HOST)):
        raise ContractViolation("the game is over, but there are legal moves")


def _check_history(steps: list[Transition], seats: int) -> None:
    for viewer in (None, *range(seats)):
        visible = [event for step in steps for event in step.events if event.visible_to(viewer)]
        if _json(steps[-1].after.history(viewer)) != _json(visible):
            raise ContractViolation(f"{_name(viewer)} does not recall the events it was told")


def _check_imagine_varies(game: Game, seats: int, options: Options, seed: str) -> None:
    """Check that `imagine` varies hidden information; otherwise the noninterference check is vacuous.

    A game of perfect information has nothing to vary, and every viewer must see the same.
    """
    rng = random.Random(seed)
    for step in random_playout(game, seats, options, seed, rng, host=0.0):
        state = step.after
        for viewer in (None, *range(seats)):
            varies = dump_state(state.imagine(viewer, rng), chance=False) != dump_state(state, chance=False)
            if varies and not game.lab.perfect_information:
                return
            if varies:
                raise ContractViolation("a game with open information imagined another world")
            if game.lab.perfect_information and _json(state.view(viewer)) != _json(state.view(None)):
                raise ContractViolation(
                    f"in a game with open information {_name(viewer)} sees something of their own"
                )
    if not game.lab.perfect_information:
        raise ContractViolation(
            "imagine gave only the real world; if nothing is hidden, set perfect_information=True"
        )


def _check_deterministic(game: Game, seats: int, options: Options, seed: str, home: str) -> None:
    script = "import sys; from spyhouse.lab.conformance import transcript_of; transcript_of(*sys.argv[1:])"
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
        raise ContractViolation("the same seed gave another game in another process")


def transcript_of(home: str, seats: str, options: str, seed: str) -> None:
    """Print the transcript of a random game; run in a separate process."""
    module, name = home.split(":")
    game: Game = getattr(__import__(module, fromlist=[name]), name)
    chosen = msgspec.json.decode(options, type=game.options)
    for step in random_playout(game, int(seats), chosen, seed, random.Random(seed)):
        views = [_json(step.after.view(viewer)) for viewer in (None, *range(int(seats)))]
        print(step.seat, step.at, _json(step.move), step.events, views)
    print(dump_state(step.after))


def _json(thing: Any) -> bytes:
    return msgspec.json.encode(thing)


def _json_both_ways(kind: Any, thing: Any, word: str) -> None:
    back = msgspec.json.decode(_json(thing), type=kind)
    if back != thing:
        raise ContractViolation(f"a {word} did not survive JSON: {thing} came back as {back}")


__all__: Sequence[str] = ["ContractViolation", "Transition", "check_game", "random_playout", "refusal"]
