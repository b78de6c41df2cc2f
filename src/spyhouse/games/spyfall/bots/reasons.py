"""Why a bot would do it, for whoever asks for a hint. Seats stand in braces, for their names.

The words are the same for a spy and for everyone else, as somebody may look over a shoulder; only a
spy who had better name the place now is told so.
"""

from collections.abc import Mapping, Sequence

from spyhouse.games.spyfall.moves import Accuse, Answer, Ask, CallTime, Guess, Pass, QueueGuess, Vote
from spyhouse.games.spyfall.packs import Pack
from spyhouse.kernel import Move

HEARS_NOTHING = "At this table people talk aloud, and a bot hears nothing. Trust your own ears."


def reason(move: Move | None, pack: Pack, suspects: Mapping[int, float], places: Sequence[float]) -> str:
    """`suspects` and `places` are how likely each is, the latter known to spies."""
    match move:
        case Ask(to, text):
            return f"Ask {_seat(to)}: \u201c{text}\u201d The answer should tell more than the question does."
        case Answer(text):
            return f"Say it: \u201c{text}\u201d It fits, and it gives little away."
        case Accuse(seat):
            return f"Accuse {_seat(seat)}: there is enough against them ({suspects[seat]:.0%})."
        case Vote(guilty):
            return "Guilty: there is enough against them." if guilty else "Not guilty: it is too little yet."
        case Guess(place) | QueueGuess(int() as place):
            return f"Name it: {pack.places[place].name} fits best what was said ({places[place]:.0%})."
        case CallTime():
            return "You have heard enough, and so have the others."
        case Pass():
            return "Accuse nobody: there is too little against anyone."
        case _:
            suspect = max(suspects, key=suspects.__getitem__)
            return f"Listen on. There is most against {_seat(suspect)} so far ({suspects[suspect]:.0%})."


def _seat(seat: int) -> str:
    return f"{{{seat}}}"
