"""Setting up a case (SC-7 to SC-14)."""

from collections.abc import Sequence
from functools import cache

from spyhouse.games.spyclub.board import SEEN_UP, Board
from spyhouse.games.spyclub.card_tables import Box
from spyhouse.games.spyclub.editions import editions
from spyhouse.games.spyclub.words import CARDS, DAYTIMES, Character, Daytime


def set_up(b: Board) -> None:
    choose_starter(b)
    choose_characters(b, b.options.characters)
    stack_movement(b)
    shuffle_clues(b)
    deal(b)
    hand_out(b)


def choose_starter(b: Board) -> None:
    """SC-13: by chance, unless the table has said who."""
    drawn = b.chance.below("starter", b.seats)
    b.starter = b.active = drawn if b.options.first_player is None else b.options.first_player


def choose_characters(b: Board, chosen: Sequence[Character]) -> None:
    """SC-6: everyone is a different one; players name them by their own name at the table."""
    others = [character for character in editions().characters if character not in chosen]
    others = b.chance.shuffled("characters", others)
    b.characters = (*chosen, *others[: b.seats - len(chosen)])


def stack_movement(b: Board) -> None:
    """SC-9: day on sunset on night; in one edition a card of each is put aside unseen."""
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
    """The movement cards of each set, by number."""
    return [
        (daytime, [number for number, card in enumerate(box.movement) if card.daytime == daytime])
        for daytime in DAYTIMES
    ]


def shuffle_clues(b: Board) -> None:
    """SC-10: which side is up is shuffled too."""
    sides = b.chance.each_below("sides", (2,) * CARDS)
    for place, card in enumerate(b.chance.shuffled("clues", range(CARDS))):
        b.up[place] = 2 * card + sides[place]
    b.seen[0] = SEEN_UP


def deal(b: Board) -> None:
    for place in range(len(b.incoming) - 1, -1, -1):  # SC-10
        b.incoming[place] = b.draw_top()
    for step in range(len(b.hands)):  # SC-13
        b.hands[b.hand_index((b.starter * b.slots + step) % len(b.hands))] = b.draw_top()


def hand_out(b: Board) -> None:
    """SC-14; then the first turn begins."""
    for seat in range(b.seats):
        b.ideas[seat] = editions().ideas_each
        b.supply -= editions().ideas_each
    b.pawn = b.starter * b.slots
    b.turn = 1
    b.actions = b.rules.actions(b, b.active)
