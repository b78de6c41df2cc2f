"""Test whether Spyfall's spy bots give themselves away: `spyhouse bench tells --levels strong --seats 5`.

Plays rounds between bots of one level and lets five observers who never see a card name the spy:

- `most no`: the seat with the most low answers; `no share`: the seat with the largest share of them;
- `first two`: the most low answers among each seat's first two;
- `questions`: a classifier that sees what each seat asked about;
- `lines`: a classifier that sees every line of each seat as a whole, with its feature and height.

The classifiers are conditional logits over the seats of a round, trained on some rounds and tested on
others. Ties share a hit. The same seed gives the same figures.
"""

import argparse
import random
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from math import exp, fsum, sqrt

from spyhouse.games.spyfall import GAME
from spyhouse.games.spyfall.bots.matcher import ParsedQuestion, load_matcher
from spyhouse.games.spyfall.bots.phrase_bank import LOW
from spyhouse.games.spyfall.events import Answered, Asked
from spyhouse.lab.play import make_bots, next_move, notify

LEVELS = ("easy", "normal", "strong")
SEATS = tuple(range(3, 9))
LANGUAGES = ("en", "de", "pl")
ROUNDS_A_GAME = 5
EPOCHS, RATE, DECAY = 12, 0.3, 0.002
FOR_THE_SPY = ("guessed", "framed", "escaped")


@dataclass
class Talk:
    """Talk of one seat in a round."""

    questions: list[str] = field(default_factory=list)
    """Features it asked about."""
    lines: list[str] = field(default_factory=list)
    answers: list[tuple[str, int]] = field(default_factory=list)
    """Pairs of feature and height."""


@dataclass
class Round:
    """One round: talk by seat, and the spy."""

    spy: int
    how: str
    talks: list[Talk]


Features = list[str]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--seats", default=",".join(map(str, SEATS)))
    parser.add_argument("--languages", default=",".join(LANGUAGES))
    parser.add_argument("--train", type=int, default=1500, help="rounds to train on (default: 1500)")
    parser.add_argument("--test", type=int, default=300, help="other rounds to test on (default: 300)")
    parser.add_argument("--seed", default="tells")
    parser.add_argument("--workers", type=int, default=1)
    args = parser.parse_args(arguments)
    settings = [
        (language, level, int(seats), args.train, args.test, args.seed)
        for language in args.languages.split(",")
        for level in args.levels.split(",")
        for seats in args.seats.split(",")
    ]
    print(
        "language level  seats chance | most no  no share  first two  questions  lines"
        " | spy wins  caught:framed  guesses  low/mid/high spy  others"
    )
    if args.workers == 1:
        _print(map(measured, settings))
    else:
        with ProcessPoolExecutor(args.workers) as pool:
            _print(pool.map(measured, settings))
    return 0


def _print(lines: Iterable[str]) -> None:
    for line in lines:
        print(line, flush=True)


def measured(setting: tuple[str, str, int, int, int, str]) -> str:
    """Return one line of the table."""
    language, level, seats, train, test, seed = setting
    rounds = played(language, level, seats, train + test, seed)
    seen, unseen = rounds[:train], rounds[train:]
    ends = Counter(one.how for one in rounds)
    wins = sum(ends[how] for how in FOR_THE_SPY) / len(rounds)
    hits = (
        hit_rate(rounds, lambda talk: float(noes(talk))),
        hit_rate(rounds, lambda talk: noes(talk) / len(talk.answers) if talk.answers else 0.0),
        hit_rate(rounds, lambda talk: float(noes(talk, 2))),
        _classified(seen, unseen, _asked_features),
        _classified(seen, unseen, _line_features),
    )
    guesses = ends["guessed"] + ends["missed"]
    return (
        f"{language:<8} {level:<7} {seats:>4} {1 / seats:>6.0%} |"
        f" {hits[0]:>7.0%} {hits[1]:>9.0%} {hits[2]:>10.0%} {hits[3]:>10.0%} {hits[4]:>6.0%} |"
        f" {wins:>8.0%} {ends['caught']:>7}:{ends['framed']:<6}"
        f" {ends['guessed']:>4}/{guesses:<4}  {_heights(rounds, True)}  {_heights(rounds, False)}"
    )


def played(language: str, level: str, seats: int, count: int, seed: str) -> list[Round]:
    """Play `count` rounds, five per game."""
    rounds: list[Round] = []
    for game in range(-(-count // ROUNDS_A_GAME)):
        rounds += _game(language, level, seats, f"{seed}/{game}")
    return rounds[:count]


def _game(language: str, level: str, seats: int, seed: str) -> list[Round]:
    options = GAME.read_options({"rounds": ROUNDS_A_GAME, "language": language})
    matcher = load_matcher(language)
    state = GAME.new(seats, seed, options)
    bots = make_bots(GAME, seats, seed, options, [level])
    order = random.Random(f"{seed}/order")
    rounds: list[Round] = []
    talks = [Talk() for _ in range(seats)]
    question: ParsedQuestion | None = None
    at = 0
    while state.outcome() is None:
        ended = len(state.sheet)  # type: ignore[attr-defined]
        seat, move, at = next_move(state, bots, order, at)
        events = state.apply(seat, move, at)
        for event in events:
            match event:
                case Asked(asker=asker, text=text):
                    question = matcher.question(text)
                    talks[asker].questions.append(_feature(question, language))
                    talks[asker].lines.append(text)
                case Answered(seat=answerer, text=text) if question:
                    heard = matcher.answer(text, question)
                    height = max(range(3), key=heard.heights.__getitem__)
                    talks[answerer].answers.append((_feature(question, language), height))
                    talks[answerer].lines.append(text)
        notify(bots, events, state)
        for result in state.sheet[ended:]:  # type: ignore[attr-defined]
            rounds.append(Round(result.spies[0], result.how, talks))
            talks = [Talk() for _ in range(seats)]
    return rounds


def _feature(question: ParsedQuestion, language: str) -> str:
    return load_matcher(language).bank.features[question.features[0][0]].id


def noes(talk: Talk, first: int | None = None) -> int:
    """Return the number of low answers."""
    return sum(height == LOW for _, height in talk.answers[:first])


def _heights(rounds: Sequence[Round], spies: bool) -> str:
    counts = Counter(
        height
        for one in rounds
        for seat, talk in enumerate(one.talks)
        if (seat == one.spy) == spies
        for _, height in talk.answers
    )
    return "/".join(f"{counts[height] / counts.total():.0%}" for height in range(3))


def hit_rate(rounds: Sequence[Round], score: Callable[[Talk], float]) -> float:
    """Return how often the spy has the highest score; ties share the hit."""
    hits = []
    for one in rounds:
        scores = [score(talk) for talk in one.talks]
        top = [seat for seat, each in enumerate(scores) if each == max(scores)]
        hits.append(one.spy in top and 1 / len(top))
    return fsum(hits) / len(rounds)


def _asked_features(talk: Talk) -> Features:
    return [f"asks {feature}" for feature in talk.questions]


def _line_features(talk: Talk) -> Features:
    answers = [f"{feature} {height}" for feature, height in talk.answers]
    return [
        *_asked_features(talk),
        *(f"asked {feature}" for feature, _ in talk.answers),
        *(f"height {height}" for _, height in talk.answers),
        *answers,
        *talk.lines,
    ]


def _classified(
    train: Sequence[Round], test: Sequence[Round], features_of: Callable[[Talk], Features]
) -> float:
    weights = trained([(one.spy, [features_of(talk) for talk in one.talks]) for one in train])
    return hit_rate(test, lambda talk: fsum(weights.get(name, 0.0) for name in features_of(talk)))


def trained(rounds: Sequence[tuple[int, list[Features]]]) -> dict[str, float]:
    """Return the weights of a conditional logit that predicts the spy's seat (AdaGrad with decay)."""
    weights: defaultdict[str, float] = defaultdict(float)
    steps: defaultdict[str, float] = defaultdict(lambda: 1e-2)
    rng = random.Random("tells")
    order = list(rounds)
    for _ in range(EPOCHS):
        rng.shuffle(order)
        for spy, seats in order:
            scores = [fsum(weights[name] for name in features) for features in seats]
            top = max(scores)
            raised = [exp(score - top) for score in scores]
            total = fsum(raised)
            for seat, features in enumerate(seats):
                slope = raised[seat] / total - (seat == spy)
                for name in features:
                    turn = slope + DECAY * weights[name]
                    steps[name] += turn * turn
                    weights[name] -= RATE * turn / sqrt(steps[name])
    return weights


if __name__ == "__main__":
    sys.exit(main())
