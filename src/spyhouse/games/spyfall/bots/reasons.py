"""Reasons for moves, shown with hints.

They are the same for a spy and for everyone else, because others may see the screen. Only a spy that
should name the place now gets a different one.
"""

from collections.abc import Mapping, Sequence

from spyhouse.games.spyfall.moves import Accuse, Answer, Ask, CallTime, Guess, Pass, QueueGuess, Vote
from spyhouse.games.spyfall.packs import Pack
from spyhouse.kernel import Move
from spyhouse.kernel.structs import Phrase

HEARS_NOTHING = Phrase("hint-hears-nothing")


def reason(move: Move | None, pack: Pack, suspects: Mapping[int, float], places: Sequence[float]) -> Phrase:
    """Return the reason for a move.

    `suspects` and `places` are probabilities; places are known to spies only.
    """
    match move:
        case Ask(to, text):
            return Phrase("hint-ask", {"seat": to, "text": text})
        case Answer(text):
            return Phrase("hint-answer", {"text": text})
        case Accuse(seat):
            return Phrase("hint-accuse", {"seat": seat, "chance": _percent(suspects[seat])})
        case Vote(guilty):
            return Phrase("hint-vote", {"guilty": guilty})
        case Guess(place) | QueueGuess(int() as place):
            return Phrase("hint-guess", {"place": pack.places[place].name, "chance": _percent(places[place])})
        case CallTime():
            return Phrase("hint-call-time")
        case Pass():
            return Phrase("hint-pass")
        case _:
            suspect = max(suspects, key=suspects.__getitem__)
            return Phrase("hint-listen", {"seat": suspect, "chance": _percent(suspects[suspect])})


def _percent(chance: float) -> int:
    return round(100 * chance)
