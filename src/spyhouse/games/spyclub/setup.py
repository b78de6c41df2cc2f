"""Setup of a case (SC-7 to SC-14)."""

from collections.abc import Sequence
from functools import cache

from spyhouse.games.spyclub.board import SEEN_UP, Board
from spyhouse.games.spyclub.card_tables import Box
from spyhouse.games.spyclub.editions import editions
from spyhouse.games.spyclub.terms import CARDS, DAYTIMES, Character, Daytime


def set_up(b: Board) -> None:
    """Set up a case and begin its first turn."""
    choose_starter(b)
    choose_characters(b, b.options.characters)
    stack_movement(b)
    shuffle_clues(b)
    deal(b)
    hand_out(b)


def choose_starter(b: Board) -> None:
    """Choose the first player: by option, or at random (SC-13)."""
    drawn = b.chance.below("starter", b.seats)
    b.starter = b.active = drawn if b.options.first_player is None else b.options.first_player


def choose_characters(b: Board, chosen: Sequence[Character]) -> None:
    """Give everyone a different character. Players keep their own names (SC-6)."""
    others = [character for character in editions().characters if character not in chosen]
    others = b.chance.shuffled("characters", others)
    b.characters = (*chosen, *others[: b.seats - len(chosen)])


def stack_movement(b: Board) -> None:
    """Stack the movement cards: day on sunset on night.

    One edition puts a card of each aside unseen (SC-9).
    """
    stack: list[int] = []
    aside: list[int] = []
    out = b.rules.edition.aside
    for daytime, numbers in _sets(b.box):
        cards = b.chance.shuffled(f"movement/{daytime}", numbers)
        aside += cards[:out]
        stack += cards[out:]
    b.movement, b.aside = tuple(stack), tuple(aside)


@cache
def _sets(box: Box) -> list[tuple[Daytime, list[int]]]:
    """Return the movement cards of each set, by number."""
    return [
        (daytime, [number for number, card in enumerate(box.movement) if card.daytime == daytime])
        for daytime in DAYTIMES
    ]


def shuffle_clues(b: Board) -> None:
    """Shuffle the clue cards and their sides (SC-10)."""
    sides = b.chance.each_below("sides", (2,) * CARDS)
    for place, card in enumerate(b.chance.shuffled("clues", range(CARDS))):
        b.up[place] = 2 * card + sides[place]
    b.seen[0] = SEEN_UP


def deal(b: Board) -> None:
    """Deal incoming clues and hands."""
    for place in range(len(b.incoming) - 1, -1, -1):  # SC-10
        b.incoming[place] = b.draw_top()
    for step in range(len(b.hands)):  # SC-13
        b.hands[b.hand_index((b.starter * b.slots + step) % len(b.hands))] = b.draw_top()


def hand_out(b: Board) -> None:
    """Hand out focus tokens and ideas, and begin the first turn (SC-14)."""
    for seat in range(b.seats):
        b.ideas[seat] = editions().ideas_each
        b.supply -= editions().ideas_each
    b.pawn = b.starter * b.slots
    b.turn = 1
    b.actions = b.rules.actions(b, b.active)
