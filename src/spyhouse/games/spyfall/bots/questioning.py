"""Choice of the next question, its addressee, and the height of an answer.

A spy asks and answers as a player at its cover would, a place drawn from its belief. So neither the
questions nor the heights of a spy's answers differ from those of the others.
"""

import random
from collections.abc import Mapping, Sequence
from math import log

from spyhouse.bots.probability import information_gain, kl_divergence, softmax
from spyhouse.games.spyfall.bots.belief import Belief
from spyhouse.games.spyfall.bots.character import Skill
from spyhouse.games.spyfall.bots.model import Answers
from spyhouse.games.spyfall.bots.phrase_bank import HEIGHTS, LOW

WORTH_ASKING = 2
"""Number of players that an asker compares."""
WHIM, EVERYBODYS_TURN = 0.6, 0.5
"""Randomness in choosing these players, and penalty per answer given: who is asked most must not be a
tell."""
SMALL_TALK = 0.2
"""Probability of a question about nothing in particular."""
NOT_HERE = 0.5
"""Probability of asking about what the place lacks, so that no is as common as yes."""
PLAUSIBLE = 1.8
"""How strongly players who know the place prefer its likeliest answer."""
ASKED_LEAKS = 0.3
"""Weight of leaks in questions, relative to leaks in answers."""
COVER_HOLDS = 0.35
"""Relative likelihood, against the likeliest place, above which a spy keeps its cover."""
COVER_DRAW = 2.0
"""How strongly a spy prefers likelier places when drawing a cover."""


def choose_cover(places: Sequence[float], cover: int | None, rng: random.Random) -> int:
    """Return the place at which a spy pretends to be. It stays the same while it is plausible."""
    if cover is not None and places[cover] >= COVER_HOLDS * max(places):
        return cover
    weights = [chance**COVER_DRAW for chance in places]
    return rng.choices(range(len(places)), weights)[0]


def choose_question(
    belief: Belief,
    skill: Skill,
    place: int,
    suspicion: Mapping[int, float],
    answers: Sequence[int],
    may_ask: Sequence[int],
    features: Sequence[int],
    rng: random.Random,
) -> tuple[int, int]:
    """Return (seat, feature): most informative about the spy, least informative to the spy; or small talk."""
    drawn = {
        seat: suspicion[seat] + WHIM * rng.random() - EVERYBODYS_TURN * answers[seat] for seat in may_ask
    }
    by_doubt = sorted(may_ask, key=drawn.__getitem__, reverse=True)
    if rng.random() < SMALL_TALK:
        return rng.choice(by_doubt[:WORTH_ASKING]), rng.choice(features)
    here = belief.model.at[place]
    lacking = rng.random() < NOT_HERE
    features = [
        feature for feature in features if (max(here[feature]) == here[feature][LOW]) == lacking
    ] or features
    best, choice = -1e9, (by_doubt[0], features[0])
    for seat in by_doubt[:WORTH_ASKING]:
        guilty = suspicion[seat]
        for feature in _ideas(features, skill, rng):
            honest = here[feature]
            expected = belief.expects(seat, belief.model.answers[feature])
            found = information_gain(guilty, expected, honest)
            leaked = (1 - guilty) * kl_divergence(honest, expected)
            value = found - ASKED_LEAKS * skill.discretion * leaked
            value *= 1 + 0.2 * rng.random()
            if value > best:
                best, choice = value, (seat, feature)
    return choice


def choose_height(
    belief: Belief, skill: Skill, me: int, place: int, answers: Answers, rng: random.Random
) -> int:
    """Return the height of an answer that those who know find plausible and that tells the spy least."""
    honest = [column[place] for column in answers.columns]
    if rng.random() < skill.slips:
        return rng.choices(range(HEIGHTS), honest)[0]
    known = belief.expects(me, answers)
    weights = [
        PLAUSIBLE * log(true) - skill.discretion * log(true / spy)
        for true, spy in zip(honest, known, strict=True)
    ]
    return rng.choices(range(HEIGHTS), softmax(weights))[0]


def _ideas(features: Sequence[int], skill: Skill, rng: random.Random) -> Sequence[int]:
    return features if len(features) <= skill.ideas else rng.sample(features, skill.ideas)
