"""Why a bot would do it, for whoever asks for a hint. Seats stand in braces, for their names."""

from collections.abc import Mapping, Sequence

from spyhouse.games.spyfall.moves import Accuse, Answer, Ask, CallTime, Guess, Pass, QueueGuess, Vote
from spyhouse.games.spyfall.packs import Pack
from spyhouse.kernel import Move

_FIRM = 0.5
"""A doubt that is worth naming."""


class Reasons:
    """`place` is where we are, None for a spy; `suspects` and `places` are how likely each is."""

    def __init__(self, pack: Pack, place: int | None, talk: str) -> None:
        self._pack = pack
        self._place = place
        self._talk = talk

    def of(self, move: Move | None, suspects: Mapping[int, float], places: Sequence[float]) -> str:
        spy = self._place is None
        if self._talk == "voice":
            return "At this table people talk aloud, and a bot hears nothing. Trust your own ears."
        match move:
            case Ask(to, text):
                return f"Ask {_seat(to)}{_quoted(text)} " + (
                    "The answer tells you most about where you are." if spy else self._asking(to, suspects)
                )
            case Answer(text):
                return f"Say it{_quoted(text)} " + (
                    "It would pass wherever this may be."
                    if spy
                    else "It is true here and tells a spy little."
                )
            case Accuse(seat):
                chance = _percent(suspects[seat])
                return f"Accuse {_seat(seat)}: " + (
                    f"to the others they look like the spy ({chance})."
                    if spy
                    else f"what they said makes them the spy ({chance}), and the others should see it too."
                )
            case Vote(guilty):
                return "Guilty: " + _vote(spy) if guilty else "Not guilty: there is too little against them."
            case Guess(place) | QueueGuess(int() as place):
                return f"Name it: {self._named(place, places)} fits best what was said."
            case CallTime():
                return "You have heard enough, and so have the others."
            case Pass():
                return "Accuse nobody: there is too little against anyone."
            case _:
                return self._listening(suspects, places)

    def _asking(self, to: int, suspects: Mapping[int, float]) -> str:
        doubt = suspects.get(to, 0.0)
        if doubt >= _FIRM:
            return f"They look like the spy ({_percent(doubt)}): see whether they know the place."
        return "Whoever knows the place answers as you would, and a spy hardly learns from it."

    def _listening(self, suspects: Mapping[int, float], places: Sequence[float]) -> str:
        if self._place is None:
            best = max(range(len(places)), key=places.__getitem__)
            return f"Listen on. So far {self._named(best, places)} fits best."
        suspect = max(suspects, key=suspects.__getitem__)
        return f"Listen on. So far {_seat(suspect)} looks most like the spy ({_percent(suspects[suspect])})."

    def _named(self, place: int, places: Sequence[float]) -> str:
        return f"{self._pack.places[place].name} ({_percent(places[place])})"


def _vote(spy: bool) -> str:
    return (
        "better them than you."
        if spy
        else "what they said fits a spy better than somebody who knows the place."
    )


def _seat(seat: int) -> str:
    return f"{{{seat}}}"


def _quoted(text: str) -> str:
    return f": \u201c{text}\u201d" if text else "."


def _percent(chance: float) -> str:
    return f"{chance:.0%}"
