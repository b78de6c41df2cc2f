"""Decisions to accuse, to vote and to name the place: probabilities against the value of waiting.

A conviction needs all votes, so an accusation is worth the clock only if the others agree. As time runs
out, less certainty is enough.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from heapq import nlargest
from math import fsum

from spyhouse.games.spyfall.bots.belief import Belief
from spyhouse.games.spyfall.bots.character import Character, Skill

ACCUSE_EARLY, ACCUSE_LATE = 6.0, 3.0
VOTE_EARLY, VOTE_LATE, VOTE_AFTER = 3.5, 2.0, 2.0
"""Factor by which a suspect's odds must have grown since the deal: early in a round, late, and after time."""
TRIES = 3
"""Answers that a player must have given before being accused."""
GUESS_EARLY, GUESS_LATE, GUESS_CORNERED = 0.75, 0.5, 0.25
"""Probability of a place from which a spy names it: with all the time left, with none, when nearly caught."""
PLACES_WEIGHED = 8
"""Number of likeliest places for which a spy imagines the others' suspicion."""
CORNERED = 0.6
"""Suspicion from which a spy counts as nearly caught."""


class DecisionPolicy:
    """Thresholds of one bot for accusing, voting and guessing."""

    def __init__(self, skill: Skill, character: Character) -> None:
        self._rash = skill.nerve
        self._caution = skill.nerve * character.caution

    def accuses(
        self,
        suspicion: Mapping[int, float],
        acquitted: Collection[int],
        others: Callable[[], Sequence[Mapping[int, float]]],
        late: float,
    ) -> int | None:
        """Return whom to stop the clock for, or None.

        `others` are the beliefs the rest of the table should have.
        """
        suspect = _likeliest(suspicion, acquitted)
        if suspect is None:
            return None
        rivals = len(suspicion) - 1
        if suspicion[suspect] < _chance(ACCUSE_EARLY, ACCUSE_LATE, late, rivals, self._caution):
            return None
        agreed = _chance(VOTE_EARLY, VOTE_LATE, late, rivals, self._rash)
        return suspect if all(view[suspect] >= agreed for view in others() if suspect in view) else None

    def votes_guilty(self, chance: float, late: float, after_time: bool, rivals: int) -> bool:
        """Return whether to vote guilty."""
        early, last = (VOTE_AFTER, VOTE_AFTER) if after_time else (VOTE_EARLY, VOTE_LATE)
        return chance >= _chance(early, last, late, rivals, self._rash)

    def accuses_after_time(self, suspicion: Mapping[int, float], acquitted: Collection[int]) -> int | None:
        """Return whom to accuse after time, or None."""
        suspect = _likeliest(suspicion, acquitted)
        if suspect is None:
            return None
        convinced = self.votes_guilty(suspicion[suspect], 1.0, True, len(suspicion) - 1)
        return suspect if convinced else None

    def diverts(
        self, looks: Mapping[int, float], acquitted: Collection[int], me: int, late: float
    ) -> int | None:
        """Return whom a spy accuses because the others may believe it, or None."""
        victim = _likeliest(looks, {*acquitted, me})
        needed = _chance(VOTE_EARLY, VOTE_LATE, late, len(looks) - 2, self._caution)
        return victim if victim is not None and looks[victim] >= needed else None

    def guesses(self, places: Sequence[float], suspected: float, late: float) -> int | None:
        """Return the place a spy names now, or None to keep listening."""
        best = max(range(len(places)), key=places.__getitem__)
        calm = _between(GUESS_EARLY, GUESS_LATE, late)
        needed = _between(calm, GUESS_CORNERED, min(1.0, suspected / CORNERED))
        odds = self._caution * needed / (1 - needed)
        return best if places[best] >= odds / (1 + odds) else None


def looks(belief: Belief, spy: int, players: Sequence[int]) -> dict[int, float]:
    """Return how suspicious each player looks to those who know the place, as far as the spy can tell."""
    total = dict.fromkeys(players, 0.0)
    chances = belief.places_for(spy)
    for place in nlargest(PLACES_WEIGHED, range(len(chances)), key=chances.__getitem__):
        for seat, guilty in belief.suspicion(place, players, None).items():
            total[seat] += chances[place] * guilty
    whole = fsum(total.values()) / belief.spies or 1.0
    return {seat: guilty / whole for seat, guilty in total.items()}


def _likeliest(suspicion: Mapping[int, float], acquitted: Collection[int]) -> int | None:
    suspects = [seat for seat in suspicion if seat not in acquitted]
    return max(suspects, key=suspicion.__getitem__, default=None)


def _chance(early: float, late: float, progress: float, rivals: int, nerve: float) -> float:
    """Return the probability of a suspect whose odds have grown by the interpolated factor since the deal."""
    ratio = max(1.0, nerve * _between(early, late, progress))
    return ratio / (ratio + rivals)


def _between(early: float, late: float, progress: float) -> float:
    return early + (late - early) * progress
