"""The cards of the box as tables of small integers.

A face is a number from 0 to 107. The two faces of a card are `face` and `face ^ 1`, so turning a card
over is one operation and a face alone says which card it is. Players never see these numbers: to them
two faces with one name are the same picture (SC-3).
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from spyhouse.games.spyclub.clue import Clue
from spyhouse.games.spyclub.terms import CARDS, FACES, HEIGHTS, TYPES, EditionName

if TYPE_CHECKING:
    from spyhouse.games.spyclub.box import ClueFile, MovementCard


class Box:
    """The cards of one edition for one number of players."""

    __slots__ = (
        "board",
        "icon",
        "movement",
        "name",
        "names",
        "number_of",
        "play",
        "shown",
        "type",
        "with_name",
    )

    def __init__(
        self,
        clues: "ClueFile",
        board: tuple[int, int, int],
        movement: "Sequence[MovementCard]",
        play: "tuple[EditionName, int]",
    ) -> None:
        self.play = play
        """Edition and number of players, which identify the box."""
        self.names: tuple[str, ...] = tuple([name for kind in TYPES for name in clues.names[kind]])
        """Every name once, ordered by type."""
        self.number_of = {name: number for number, name in enumerate(self.names)}
        type_of = {name: TYPES.index(kind) for kind in TYPES for name in clues.names[kind]}
        faces = [name for pair in clues.cards.of(play[0]) for name in pair]
        self.name: tuple[int, ...] = tuple([self.number_of[name] for name in faces])
        """By face: index into `names`."""
        self.type: tuple[int, ...] = tuple([type_of[name] for name in faces])
        """By face: 0 to 4 for the aspects, 5 for a distraction."""
        self.with_name: tuple[tuple[int, ...], ...] = tuple(
            [
                tuple([face for face, shown in enumerate(self.name) if shown == number])
                for number in range(len(self.names))
            ]
        )
        """By name: the faces that show it."""
        self.shown: list[list[Clue]] = [
            [Clue(card, TYPES[self.type[face]], self.names[self.name[face]]) for face in range(FACES)]
            for card in range(CARDS)
        ]
        """By place in the shuffled deck and face: a card as it lies. Shared, because clues are values."""
        self.board = board
        self.movement: tuple[MovementCard, ...] = tuple(movement)
        self.icon: tuple[int, ...] = tuple([HEIGHTS.index(card.icon) for card in self.movement])

    def __reduce__(self) -> "tuple[Any, ...]":
        """Pickle as a reference: there is one box of each kind, and an unpickled state finds it again."""
        from spyhouse.games.spyclub.box import load_box

        return load_box, self.play
