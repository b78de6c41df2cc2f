"""Reading the printed lines as a player would: what each phrase promises, held against what has changed.

Nothing here looks at an effect: a phrase is found in the text, and a check compares the table before and
after. So a line that says something else than what happens fails, whichever of the two is wrong.
"""

from tests.games.spyclub.campaign.reading import cards, clues, figures, suspect
from tests.games.spyclub.campaign.reading.looking import PHRASES, Look, Seen

__all__ = ["FAMILIES", "PHRASES", "Look", "Seen"]

FAMILIES = (cards, clues, figures, suspect)
"""Imported to register their phrases."""
