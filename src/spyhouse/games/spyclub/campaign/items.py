"""What can be on the agenda, beside plain steps."""

from spyhouse.games.spyclub.campaign.agenda import Item
from spyhouse.games.spyclub.campaign.in_play import Context, Occasion
from spyhouse.games.spyclub.campaign.vocabulary import AnyEffect, On, SideName


class Due(Item, frozen=True):
    """An effect that comes next, if its condition holds then."""

    card: int
    effect: AnyEffect
    context: Context = Context()


class Act(Item, frozen=True):
    """An effect whose condition held: it happens."""

    card: int
    effect: AnyEffect
    context: Context


class Listen(Item, frozen=True):
    """Things happened that may trigger something; each with the chain of triggers it happened in."""

    heard: tuple[tuple[Occasion, tuple[str, ...]], ...]


class Fire(Item, frozen=True):
    """A trigger that heard what it waits for."""

    card: int
    effect: On
    context: Context


class Happening(Item, frozen=True):
    """An event at a position of the path."""

    position: int


# --- at the desk


class Unlock(Item, frozen=True):
    """Everyone has picked a character: the campaign goes on with the cards that are unlocked now."""


class Come(Item, frozen=True):
    """A card is unlocked."""

    card: int


class Read(Item, frozen=True):
    """Everyone reads the side that lies up."""

    card: int


class Ask(Item, frozen=True):
    """The crossroads of a side."""

    card: int
    side: SideName


class Turn(Item, frozen=True):
    card: int
    side: SideName


class PutAway(Item, frozen=True):
    card: int


class Unlocks(Item, frozen=True):
    """What side A unlocks, when all else it says is done."""

    card: int
