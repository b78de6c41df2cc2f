"""When to accuse, how to vote, when to name the place: chances against what waiting is worth.

A conviction needs everyone, so an accusation is only worth the clock if the others see it too; and as
time runs out, less certainty will do.
"""

from collections.abc import Callable, Mapping, Sequence
from heapq import nlargest

from spyhouse.games.spyfall.bots.belief import Belief
from spyhouse.games.spyfall.bots.character import Character, Skill

ACCUSE_EARLY, ACCUSE_LATE = 12.0, 4.0
VOTE_EARLY, VOTE_LATE, VOTE_AFTER = 6.0, 2.5, 2.5
"""How many times likelier somebody must have become than at the deal: early in a round, late, after time."""
TRIES = 3
"""Nobody is accused before so many answers."""
GUESS_EARLY, GUESS_LATE, GUESS_CORNERED = 0.75, 0.5, 0.22
"""How likely a place must be for a spy to name it: with all the time left, with none, when nearly caught."""
PLACES_WEIGHED = 8
"""A spy imagines what people would think at so many of the likeliest places."""
CORNERED = 0.6
"""A spy who looks as suspicious as this is nearly caught."""


class Nerve:
    def __init__(self, skill: Skill, character: Character) -> None:
        self._rash = skill.nerve
        self._caution = skill.nerve + character.caution

    def accuses(
        self, suspicion: Mapping[int, float], others: Callable[[], Sequence[Mapping[int, float]]], late: float
    ) -> int | None:
        """Whom to stop the clock for; `others` tells what the rest of the table should think by now."""
        suspect = max(suspicion, key=suspicion.__getitem__)
        rivals = len(suspicion) - 1
        if suspicion[suspect] < _chance(ACCUSE_EARLY, ACCUSE_LATE, late, rivals) + self._caution:
            return None
        agreed = _chance(VOTE_EARLY, VOTE_LATE, late, rivals)
        return suspect if all(view[suspect] >= agreed for view in others() if suspect in view) else None

    def votes_guilty(self, chance: float, late: float, after_time: bool, rivals: int) -> bool:
        early = VOTE_AFTER if after_time else VOTE_EARLY
        return chance >= _chance(early, VOTE_AFTER if after_time else VOTE_LATE, late, rivals) + self._rash

    def accuses_after_time(self, suspicion: Mapping[int, float]) -> int | None:
        suspect = max(suspicion, key=suspicion.__getitem__)
        convinced = self.votes_guilty(suspicion[suspect], 1.0, True, len(suspicion) - 1)
        return suspect if convinced else None

    def diverts(self, looks: Mapping[int, float], me: int, late: float) -> int | None:
        """Whom a spy accuses, because the others may well believe it."""
        others = {seat: chance for seat, chance in looks.items() if seat != me}
        victim = max(others, key=others.__getitem__)
        needed = _chance(VOTE_EARLY, VOTE_LATE, late, len(others) - 1) + self._caution
        return victim if others[victim] >= needed else None

    def guesses(self, places: Sequence[float], suspected: float, late: float) -> int | None:
        """The place a spy names now, or None to listen on."""
        best = max(range(len(places)), key=places.__getitem__)
        calm = _between(GUESS_EARLY, GUESS_LATE, late)
        needed = _between(calm, GUESS_CORNERED, min(1.0, suspected / CORNERED)) + self._caution
        return best if places[best] >= needed else None


def looks(belief: Belief, spy: int, players: Sequence[int]) -> dict[int, float]:
    """How suspicious everybody must look to those who know the place, as far as the spy can tell."""
    total = dict.fromkeys(players, 0.0)
    chances = belief.places_for(spy)
    for place in nlargest(PLACES_WEIGHED, range(len(chances)), key=chances.__getitem__):
        for seat, guilty in belief.suspicion(place, players, None).items():
            total[seat] += chances[place] * guilty
    whole = sum(total.values()) / belief.spies or 1.0
    return {seat: guilty / whole for seat, guilty in total.items()}


def _chance(early: float, late: float, progress: float, rivals: int) -> float:
    """The chance that somebody is the spy who began as one of many and has become so many times likelier."""
    ratio = _between(early, late, progress)
    return ratio / (ratio + rivals)


def _between(early: float, late: float, progress: float) -> float:
    return early + (late - early) * progress
