"""What makes one bot unlike another: how well it plays, and what kind of person it is."""

import random
from typing import Literal

import msgspec

Temper = Literal["cautious", "chatty", "bold"]


class Skill(msgspec.Struct, frozen=True):
    """A level of play."""

    attention: float
    """How much of what is said it takes in. Never all: people joke, boast and misunderstand, so what
    somebody says counts for less than half of what it would mean from a witness under oath."""
    memory: float
    """How much of that is left after the next thing is said."""
    slips: float
    """How often it answers without a thought for who is listening."""
    ideas: int
    """How many features it thinks of before it asks."""
    discretion: float
    """How much it minds telling the spy the place, against finding the spy."""
    reads_questions: float
    """How much a question tells it about whoever asks."""
    nerve: float
    """Added to every chance it needs before it accuses, votes or guesses: below 0 is rash."""


SKILLS: dict[str, Skill] = {
    "easy": Skill(
        attention=0.25, memory=0.9, slips=0.3, ideas=2, discretion=0.0, reads_questions=0.0, nerve=-0.16
    ),
    "normal": Skill(
        attention=0.35, memory=0.97, slips=0.1, ideas=5, discretion=0.15, reads_questions=0.15, nerve=-0.03
    ),
    "strong": Skill(
        attention=0.4, memory=1.0, slips=0.0, ideas=16, discretion=0.35, reads_questions=0.3, nerve=0.0
    ),
}


class Character(msgspec.Struct, frozen=True):
    """A temperament: it changes manners more than strength."""

    temper: Temper
    caution: float
    """Added to what it needs before it accuses or guesses."""
    haste: float
    """How fast it types, thinks and taps, as a factor of time."""


CHARACTERS = (
    Character("cautious", caution=0.04, haste=1.15),
    Character("chatty", caution=0.0, haste=1.0),
    Character("bold", caution=-0.04, haste=0.85),
)


def some_character(rng: random.Random) -> Character:
    return rng.choice(CHARACTERS)
