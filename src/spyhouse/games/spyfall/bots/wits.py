"""What to ask, whom, and how high to answer."""

import random
from collections.abc import Mapping, Sequence
from math import log
from operator import mul

from spyhouse.bots.odds import entropy, from_logs, surprise, told_apart
from spyhouse.games.spyfall.bots.bank import HEIGHTS
from spyhouse.games.spyfall.bots.belief import Belief
from spyhouse.games.spyfall.bots.character import Skill
from spyhouse.games.spyfall.bots.model import Answers

WORTH_ASKING = 2
"""How many players an asker compares."""
PLAUSIBLE = 1.8
"""How sharply those who know the place keep to its likeliest answer."""
CURIOUS = 2.0
"""How much a spy wants to learn, against sounding like the others."""


def civil_question(
    belief: Belief,
    skill: Skill,
    place: int,
    suspicion: Mapping[int, float],
    may_ask: Sequence[int],
    features: Sequence[int],
    rng: random.Random,
) -> tuple[int, int]:
    """(seat, feature): most told about the spy, least told to the spy."""
    by_doubt = sorted(may_ask, key=lambda seat: suspicion[seat] + 0.05 * rng.random(), reverse=True)
    best, choice = -1e9, (by_doubt[0], features[0])
    here = belief.model.at[place]
    for seat in by_doubt[:WORTH_ASKING]:
        guilty = suspicion[seat]
        for feature in _ideas(features, skill, rng):
            honest = here[feature]
            answers = belief.model.answers[feature]
            found = told_apart(guilty, belief.bluffs(seat, answers), honest)
            leaked = (1 - guilty) * surprise(honest, belief.expects(seat, answers))
            value = found - skill.discretion * leaked
            value *= 1 + 0.2 * rng.random()
            if value > best:
                best, choice = value, (seat, feature)
    return choice


def spy_question(
    belief: Belief, skill: Skill, me: int, may_ask: Sequence[int], features: Sequence[int], rng: random.Random
) -> tuple[int, int]:
    """(seat, feature): what would tell the spy most, asked as somebody would who knows the place."""
    places = belief.places_for(me)
    likeliest = max(range(len(places)), key=places.__getitem__)
    best, choice = -1e9, features[0]
    for feature in _ideas(features, skill, rng):
        learnt = entropy(belief.expects(me, belief.model.answers[feature])) - sum(
            map(mul, places, belief.model.openness[feature])
        )
        fitting = belief.model.asked[feature][likeliest] * len(belief.model.asked)
        value = CURIOUS * learnt + 0.3 * log(fitting) * places[likeliest] + 0.05 * rng.random()
        if value > best:
            best, choice = value, feature
    return rng.choice(may_ask), choice


def civil_height(
    belief: Belief, skill: Skill, me: int, place: int, answers: Answers, rng: random.Random
) -> int:
    """True enough that those who know will nod; of two true answers, the one that tells the spy less."""
    honest = [column[place] for column in answers.columns]
    if rng.random() < skill.slips:
        return rng.choices(range(HEIGHTS), honest)[0]
    known = belief.expects(me, answers)
    weights = [
        PLAUSIBLE * log(true) - skill.discretion * log(true / spy)
        for true, spy in zip(honest, known, strict=True)
    ]
    return rng.choices(range(HEIGHTS), from_logs(weights))[0]


def spy_height(belief: Belief, skill: Skill, me: int, answers: Answers, rng: random.Random) -> int:
    """The answer after which those who know the place, wherever it is, will suspect the spy least."""
    if rng.random() < skill.slips:
        return rng.choices(range(HEIGHTS), belief.expects(me, answers))[0]
    return rng.choices(range(HEIGHTS), belief.bluffs(me, answers))[0]


def _ideas(features: Sequence[int], skill: Skill, rng: random.Random) -> Sequence[int]:
    return features if len(features) <= skill.ideas else rng.sample(features, skill.ideas)
