"""Skill and temperament of a bot."""

import random
from typing import Literal

import msgspec

Temper = Literal["cautious", "chatty", "bold"]


class Skill(msgspec.Struct, frozen=True):
    """A level of play."""

    attention: float
    """Weight of what is said. Below half even for strong bots, because people joke, boast and
    misunderstand."""
    memory: float
    """Share of earlier evidence that remains after each new line."""
    slips: float
    """Probability of an answer that ignores who is listening."""
    ideas: int
    """Number of features considered before asking."""
    discretion: float
    """Weight of hiding the place from the spy, against finding the spy."""
    reads_questions: float
    """Weight of a question as evidence about its asker."""
    nerve: float
    """Factor on the odds needed to accuse, vote or guess: below 1 is rash."""


SKILLS: dict[str, Skill] = {
    "easy": Skill(
        attention=0.25, memory=0.9, slips=0.3, ideas=2, discretion=0.0, reads_questions=0.0, nerve=0.7
    ),
    "normal": Skill(
        attention=0.37, memory=0.98, slips=0.1, ideas=5, discretion=0.15, reads_questions=0.15, nerve=0.85
    ),
    "strong": Skill(
        attention=0.4, memory=1.0, slips=0.0, ideas=16, discretion=0.35, reads_questions=0.3, nerve=1.0
    ),
}


class Character(msgspec.Struct, frozen=True):
    """A temperament, which changes style more than strength."""

    temper: Temper
    caution: float
    """Factor on the odds needed to accuse or guess."""
    haste: float
    """Factor on the time for typing, thinking and tapping."""


CHARACTERS = (
    Character("cautious", caution=1.15, haste=1.15),
    Character("chatty", caution=1.0, haste=1.0),
    Character("bold", caution=0.87, haste=0.85),
)


def some_character(rng: random.Random) -> Character:
    """Return a random character."""
    return rng.choice(CHARACTERS)
