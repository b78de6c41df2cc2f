"""What kind of answer a question wants: somebody, a place, a number, a reason, a yes or a no."""

from typing import Literal

Kind = Literal["who", "what", "where", "when", "how_long", "how_many", "why", "how", "yes_or_no"]
"""`how` asks for a degree or a manner: how loud, how is the food."""
Outright = Literal["are you the spy", "where are we", ""]
