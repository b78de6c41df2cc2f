"""Setting up a case (SC-7 to SC-14)."""

from spyhouse.games.spyclub.board import SEEN_UP, Board
from spyhouse.games.spyclub.editions import editions
from spyhouse.games.spyclub.words import CARDS, DAYTIMES


def set_up(b: Board) -> None:
    _stack_movement(b)
    _shuffle_clues(b)
    b.starter = b.active = b.chance.below("starter", b.seats)
    _deal(b)
    for seat in range(b.seats):  # SC-14
        b.ideas[seat] = editions().ideas_each
        b.supply -= editions().ideas_each
    b.pawn = b.starter * b.slots
    b.turn = 1
    b.actions = b.rules.actions(b, b.active)
    _choose_characters(b)


def _stack_movement(b: Board) -> None:
    """SC-9: day on sunset on night; in one edition a card of each is put aside unseen."""
    stack: list[int] = []
    aside: list[int] = []
    for daytime in DAYTIMES:
        cards = [
            number
            for number, card in enumerate(b.box.movement)
            if card.daytime == daytime and card.only in ("", b.options.edition)
        ]
        cards = b.chance.shuffled(f"movement/{daytime}", cards)
        aside += cards[: b.rules.edition.aside]
        stack += cards[b.rules.edition.aside :]
    b.movement, b.aside = tuple(stack), tuple(aside)


def _shuffle_clues(b: Board) -> None:
    """SC-10: which side is up is shuffled too."""
    for place, card in enumerate(b.chance.shuffled("clues", range(CARDS))):
        b.up[place] = 2 * card + b.chance.below("sides", 2)
    b.seen[0] = SEEN_UP


def _deal(b: Board) -> None:
    for place in range(len(b.incoming) - 1, -1, -1):  # SC-10
        b.incoming[place] = b.take_top()
    for step in range(len(b.hands)):  # SC-13
        spot = b.spot((b.starter * b.slots + step) % len(b.hands))
        b.hands[spot.seat * b.slots + spot.slot] = b.take_top()


def _choose_characters(b: Board) -> None:
    """SC-6: everyone is a different one; players name them by their own name at the table."""
    chosen = b.options.characters
    others = [character for character in editions().characters if character not in chosen]
    others = b.chance.shuffled("characters", others)
    b.characters = (*chosen, *others[: b.seats - len(chosen)])
