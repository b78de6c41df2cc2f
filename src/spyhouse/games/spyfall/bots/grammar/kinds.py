"""What kind of answer a question wants: somebody, a place, a number, a reason, a yes or a no."""

from typing import Literal

Kind = Literal[
    "who", "whom", "to_whom", "with_whom", "whose", "who_all", "who_are", "what", "what_all", "where", "when",
    "when_past", "how_often", "how_many_times", "how_long", "how_many", "why", "how", "how_is", "how_so",
    "how_way", "yes_or_no",
]  # fmt: skip
"""`who` and `what` want one, `who_all` and `what_all` all there are (who else? what can you see?), `who_are`
what people are like; `how` is a degree (how loud?), `how_is` how good it is (how is the food?), `how_so`
a manner (how do you keep warm?), `how_way` a way (how did you get here?). `whom`, `to_whom` and `with_whom`
are told apart only where nouns have cases."""
Outright = Literal["are you the spy", "where are we", ""]
