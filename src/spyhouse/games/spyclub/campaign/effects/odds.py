"""Luck and guesses."""

from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.effects.clues import foresee
from spyhouse.games.spyclub.campaign.effects.doing import Doing, can_do, does, then
from spyhouse.games.spyclub.campaign.effects.marks import has
from spyhouse.games.spyclub.campaign.vocabulary import Dice, Guess
from spyhouse.games.spyclub.events import CluesFlipped, DiceRolled, Guessed
from spyhouse.games.spyclub.moves import PickClue, PickSymbol, PickType
from spyhouse.games.spyclub.words import EMPTY, TYPES


@does(Dice)
def roll(b: Board, do: Doing, effect: Dice) -> None:
    """The table's seeded dice, shown to all."""
    lucky = b.chance.below("campaign/dice", effect.odds.of) < effect.odds.hits
    b.tell(DiceRolled(odds=str(effect.odds), lucky=lucky))
    then(b, do.card, effect.then if lucky else effect.otherwise, do.context)


@does(Guess)
def guess(b: Board, do: Doing, effect: Guess) -> None:
    if effect.what == "hidden_type":
        _guess_type(b, do, effect)
    else:
        _guess_symbol(b, do, effect)


def _guess_type(b: Board, do: Doing, effect: Guess) -> None:
    """Name the type on the other side of a card of yours, then flip it."""
    picked = do.pick(b.active, "clue", [PickClue(card) for card in _guessable(b)])
    if not isinstance(picked, PickClue):
        return
    named = do.pick(b.active, "type", [PickType(kind) for kind in TYPES])
    if not isinstance(named, PickType):
        return
    b.flip(picked.clue)
    b.tell(CluesFlipped(clues=(b.clue(picked.clue),)))
    right = TYPES[b.box.type[b.up[picked.clue]]] == named.guess
    b.tell(Guessed(seat=b.active, guess=named.guess, right=right))
    then(b, do.card, effect.then if right else effect.otherwise, do.context)


def _guessable(b: Board) -> list[int]:
    return [card for card in b.hand(b.active) if card != EMPTY and not has(b, card, "locked")]


def _guess_symbol(b: Board, do: Doing, effect: Guess) -> None:
    """Name the next movement card's symbol, then it is shown."""
    named = do.pick(b.active, "symbol", [PickSymbol(symbol) for symbol in b.rules.symbols])
    if not isinstance(named, PickSymbol):
        return
    right = b.box.movement[b.movement[b.drawn]].symbol == named.symbol
    foresee(b, 1)
    b.tell(Guessed(seat=b.active, guess=named.symbol, right=right))
    then(b, do.card, effect.then if right else effect.otherwise, do.context)


@can_do(Guess)
def _can_guess(b: Board, do: Doing, effect: Guess) -> bool:
    if effect.what == "hidden_type":
        return bool(_guessable(b))
    return b.drawn < len(b.movement)
