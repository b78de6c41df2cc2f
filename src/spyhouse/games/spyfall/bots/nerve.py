"""When to accuse, how to vote, when to name the place: chances against what waiting is worth.

A conviction needs everyone, so an accusation is only worth the clock if the others see it too; and as
time runs out, less certainty will do.
"""

from collections.abc import Mapping, Sequence

from spyhouse.games.spyfall.bots.belief import Belief
from spyhouse.games.spyfall.bots.character import Character, Skill

ACCUSE_EARLY, ACCUSE_LATE = 0.9, 0.7
VOTE_EARLY, VOTE_LATE, VOTE_AFTER = 0.75, 0.55, 0.4
GUESS_EARLY, GUESS_LATE = 0.8, 0.55
CORNERED = 0.35
"""How much less a spy needs who is nearly caught."""
DIVERT = 0.5
"""A spy accuses somebody whom the others suspect as much as this."""


class Nerve:
    def __init__(self, skill: Skill, character: Character) -> None:
        self._rash = skill.nerve
        self._caution = skill.nerve + character.caution

    def accuses(
        self, suspicion: Mapping[int, float], others: Sequence[Mapping[int, float]], late: float
    ) -> int | None:
        """Whom to stop the clock for; `others` is what the rest of the table should think by now."""
        suspect = max(suspicion, key=suspicion.__getitem__)
        if suspicion[suspect] < _between(ACCUSE_EARLY, ACCUSE_LATE, late) + self._caution:
            return None
        agreed = all(
            view[suspect] >= _between(VOTE_EARLY, VOTE_LATE, late) for view in others if suspect in view
        )
        return suspect if agreed else None

    def votes_guilty(self, chance: float, late: float, after_time: bool) -> bool:
        needed = VOTE_AFTER if after_time else _between(VOTE_EARLY, VOTE_LATE, late)
        return chance >= needed + self._rash

    def accuses_after_time(self, suspicion: Mapping[int, float]) -> int | None:
        suspect = max(suspicion, key=suspicion.__getitem__)
        return suspect if suspicion[suspect] >= VOTE_AFTER + self._rash else None

    def diverts(self, looks: Mapping[int, float], me: int, late: float) -> int | None:
        """Whom a spy accuses, because the others may well believe it."""
        others = {seat: chance for seat, chance in looks.items() if seat != me}
        victim = max(others, key=others.__getitem__)
        needed = _between(VOTE_EARLY, DIVERT, late) + self._caution
        return victim if others[victim] >= needed else None

    def guesses(self, places: Sequence[float], suspected: float, late: float) -> int | None:
        """The place a spy names now, or None to listen on."""
        best = max(range(len(places)), key=places.__getitem__)
        needed = _between(GUESS_EARLY, GUESS_LATE, late) - CORNERED * suspected + self._caution
        return best if places[best] >= needed else None


def looks(belief: Belief, spy: int, players: Sequence[int]) -> dict[int, float]:
    """How suspicious everybody must look to those who know the place, as far as the spy can tell."""
    total = dict.fromkeys(players, 0.0)
    for place, chance in enumerate(belief.places_for(spy)):
        if chance > 0.03:
            for seat, guilty in belief.suspicion(place, players, None).items():
                total[seat] += chance * guilty
    whole = sum(total.values()) / belief.spies or 1.0
    return {seat: guilty / whole for seat, guilty in total.items()}


def _between(early: float, late: float, progress: float) -> float:
    return early + (late - early) * progress
