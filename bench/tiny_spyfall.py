"""Tiny Spyfall: convergence of CFR, and exploitability of the bots.

    spyhouse bench tiny_spyfall --iterations 100 --samples 10

The bots run their real code: for every information state of the tiny game, a table of three with the
same cards and talk is set up, and a fresh bot chooses, `--samples` times.
"""

import argparse
import sys
import time
from collections import Counter
from functools import cache

import msgspec
import pyspiel
from open_spiel.python import policy as policies
from open_spiel.python.algorithms import cfr, exploitability

import spyhouse
from spyhouse.bots.portable_random import PortableRandom
from spyhouse.games.spyfall.bots.matcher import load_matcher
from spyhouse.games.spyfall.moves import Accuse, Answer, Ask, Guess, Pass
from spyhouse.games.spyfall.state import Spyfall
from spyhouse.kernel import CLOCK, Bot, Event, View
from spyhouse.research.tiny_spyfall import (
    NO,
    NOBODY,
    PLACES,
    QUESTIONS,
    SEATS,
    STAY,
    TRUTH,
    VAGUE,
    YES,
    TinyState,
    register_tiny_spyfall,
)

OPTIONS = {"rounds": 1, "first_dealer": 0, "round_seconds": 20}
"""A short round: the bots know that there is no time for more questions."""
HEIGHT = {NO: 0, VAGUE: 1, YES: 2}
MATCHER = load_matcher("en")
ASKED = [next(one for one in MATCHER.bank.questions if one.feature == feature) for feature in QUESTIONS]


@cache
def seed_of(place: int, spy: int) -> str:
    """Return a seed that deals this place and this spy."""
    for number in range(100_000):
        state = spyhouse.new("spyfall", seats=SEATS, seed=f"tiny/{number}", **OPTIONS)
        names = state.view(None).places
        if state.deal.spies == (spy,) and names[state.deal.place] == PLACES[place]:
            return f"tiny/{number}"
    raise AssertionError(f"no seed deals place {place} with spy {spy}")


def decide(level: str, tiny: TinyState, sample: int) -> int:
    """Return the choice of a fresh bot in this state, as an action of the tiny game."""
    seat = tiny.current_player()
    state = spyhouse.new("spyfall", seats=SEATS, seed=seed_of(tiny.place, tiny.spy), **OPTIONS)
    rng = PortableRandom(f"{level}/{tiny.information(seat)}/{sample}")
    bot = spyhouse.game("spyfall").bots[level](seat, state.options, rng)
    for turn, answer in enumerate(tiny.answers):
        hear(bot, state, state.apply(turn, Ask((turn + 1) % SEATS, ASKED[turn].text), turn * 10 + 1))
        said = ASKED[turn].answers[HEIGHT[answer]][0]
        hear(bot, state, state.apply((turn + 1) % SEATS, Answer(said), turn * 10 + 2))
    turn = len(tiny.answers)
    if turn < len(QUESTIONS):
        return answered(bot, state, turn, tiny)
    if seat == tiny.spy:
        move = bot.choose(seen(state, seat), state.legal(seat))
        named = state.view(None).places[move.place] if isinstance(move, Guess) else ""
        return PLACES.index(named) if named in PLACES else STAY
    hear(bot, state, state.apply(CLOCK, state.legal(CLOCK)[0], state.deadline() or 0))
    for earlier in range(seat):
        hear(bot, state, state.apply(earlier, Pass(), 30_000))
    move = bot.choose(seen(state, seat), state.legal(seat))
    return move.seat if isinstance(move, Accuse) else NOBODY


def answered(bot: Bot, state: Spyfall, turn: int, tiny: TinyState) -> int:
    """Return a bot's answer as an action of the tiny game."""
    hear(bot, state, state.apply(turn, Ask((turn + 1) % SEATS, ASKED[turn].text), turn * 10 + 1))
    move = bot.choose(seen(state, bot.seat), state.legal(bot.seat))
    if not isinstance(move, Answer):  # it would accuse or guess, which the tiny game does later
        move = bot.choose(seen(state, bot.seat), state.legal(bot.seat))
    if not isinstance(move, Answer):
        return VAGUE
    heard = MATCHER.answer(move.text, MATCHER.question(ASKED[turn].text))
    height = max(range(3), key=heard.heights.__getitem__) if heard.trust else 1
    meant = (NO, VAGUE, YES)[height]
    true = YES if TRUTH[tiny.place][turn] else NO
    return meant if bot.seat == tiny.spy or meant == true else VAGUE


def seen(state: Spyfall, seat: int) -> View:
    """Return the view with only the four places in play."""
    view = state.view(seat)
    four = tuple(view.places.index(name) for name in PLACES)
    return msgspec.structs.replace(view, in_play=tuple(sorted(four)))


def hear(bot: Bot, state: Spyfall, events: list[Event]) -> None:
    """Send a bot its events."""
    told = [event for event in events if event.visible_to(bot.seat)]
    if told:
        bot.observe(told, seen(state, bot.seat))


def bot_policy(game: pyspiel.Game, level: str, samples: int) -> policies.TabularPolicy:
    """Return the policy of a bot level, estimated by sampling."""
    found = policies.TabularPolicy(game)
    for state in found.states:
        legal = state.legal_actions()
        counts = Counter(decide(level, state, sample) for sample in range(samples))
        row = found.policy_for_key(state.information_state_string(state.current_player()))
        row[:] = 0
        for action in legal:
            row[action] = counts[action] / samples
        if not row.sum():
            row[legal] = 1 / len(legal)
        row /= row.sum()
    return found


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="spyhouse bench tiny_spyfall")
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--samples", type=int, default=10)
    args = parser.parse_args(arguments)
    game = pyspiel.load_game(register_tiny_spyfall())
    print("| policy | NashConv | value for the spy |\n|---|---|---|")
    report("uniformly random", game, policies.UniformRandomPolicy(game))
    for level in ("easy", "normal", "strong"):
        report(level, game, bot_policy(game, level, args.samples))
    solver = cfr.CFRPlusSolver(game)
    started = time.perf_counter()
    marks = {1, 10, args.iterations // 2, args.iterations}
    for iteration in range(1, args.iterations + 1):
        solver.evaluate_and_update_policy()
        if iteration in marks:
            report(f"CFR+ after {iteration} iterations", game, solver.average_policy())
    print(f"{args.iterations} iterations in {time.perf_counter() - started:.0f} s", file=sys.stderr)
    return 0


def report(name: str, game: pyspiel.Game, policy: policies.Policy) -> None:
    """Print the exploitability and the spy's value."""
    gap = exploitability.nash_conv(game, policy)
    print(f"| {name} | {gap:.3f} | {spy_value(game, policy):.3f} |", flush=True)


def spy_value(game: pyspiel.Game, policy: policies.Policy) -> float:
    """Return the spy's expected points when all play this policy."""

    def value(state: TinyState) -> float:
        if state.is_terminal():
            return float(state.returns()[state.spy])
        chances = (
            state.chance_outcomes() if state.is_chance_node() else policy.action_probabilities(state).items()
        )
        return sum(chance * value(state.child(action)) for action, chance in chances if chance > 0)

    return value(game.new_initial_state())


if __name__ == "__main__":
    sys.exit(main())
