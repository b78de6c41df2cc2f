"""Checks of printed lines: what each phrase promises, compared with what has changed on the table.

The checks never read an effect: they find a phrase in the text and compare the table before and after. So
they fail if line and effect differ, whichever of the two is wrong.
"""

from tests.games.spyclub.campaign.line_checks import cards, clues, figures, suspect
from tests.games.spyclub.campaign.line_checks.table_changes import PHRASES, Look, Seen

__all__ = ["FAMILIES", "PHRASES", "Look", "Seen"]

FAMILIES = (cards, clues, figures, suspect)
"""Imported to register their phrases."""
