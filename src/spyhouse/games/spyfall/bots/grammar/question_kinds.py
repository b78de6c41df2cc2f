"""Kinds of questions, by the answer they ask for."""

from typing import Literal

QuestionKind = Literal[
    "who", "whom", "to_whom", "with_whom", "whose", "who_all", "who_are", "what", "what_all", "where", "when",
    "when_past", "how_often", "how_many_times", "how_long", "how_many", "why", "how", "how_is", "how_so",
    "how_way", "yes_or_no",
]  # fmt: skip
"""`who` and `what` ask for one, `who_all` and `what_all` for all (who else? what can you see?), `who_are`
what people are like. `how` is a degree (how loud?), `how_is` a quality (how is the food?), `how_so` a
manner (how do you keep warm?), `how_way` a way (how did you get here?). `whom`, `to_whom` and
`with_whom` differ only where nouns have cases."""
Outright = Literal["are you the spy", "where are we", ""]

Remark = Literal["order", "statement", "greeting", "insult", "compliment", "joke", "price", "weather", ""]
"""Utterances that are not questions, and frequent questions with special answers; "" for all others."""
