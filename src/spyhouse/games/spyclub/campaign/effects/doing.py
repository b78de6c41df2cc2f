"""How effects happen: one after the other, with whatever they trigger, until somebody is asked.

An effect that needs an answer asks and returns; once answered it is done anew from its beginning, with the
answers so far (`Doing.pick`). So an effect picks first and changes the table last.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign import agenda
from spyhouse.games.spyclub.campaign.conditions import holds
from spyhouse.games.spyclub.campaign.in_play import Asked, Context
from spyhouse.games.spyclub.campaign.items import Act, Due
from spyhouse.games.spyclub.campaign.mosaic import opened, seat_of
from spyhouse.games.spyclub.campaign.vocabulary import AnyEffect, Effect
from spyhouse.games.spyclub.events import CardAsked
from spyhouse.games.spyclub.words import Ask
from spyhouse.kernel import Move

E = TypeVar("E", bound=Effect)


class Doing:
    """An effect while it happens: whose card it is on, why it happens, and the answers it was given."""

    __slots__ = ("answers", "b", "card", "context", "effect", "taken")

    def __init__(
        self, b: Board, card: int, effect: AnyEffect, context: Context, answers: tuple[Move, ...] = ()
    ) -> None:
        self.b = b
        self.card = card
        self.effect = effect
        self.context = context
        self.answers = answers
        self.taken: tuple[Move, ...] = ()

    @property
    def owner(self) -> int | None:
        """The seat of the card's owner, if it has one."""
        lying = opened(self.b).cards.get(self.card)
        return seat_of(self.b, lying.owner) if lying and lying.owner else None

    @property
    def mine(self) -> int:
        """Whose `own` and `focus` are: the owner's on a character card, else the active player's."""
        owner = self.owner
        return self.b.active if owner is None else owner

    def pick(self, seat: int, ask: Ask, moves: Sequence[Move], team: tuple[int, ...] = ()) -> Move | None:
        """The next answer: the only one there can be, or the one that was given; None if it was asked now.
        With a `team` any of these may answer."""
        if len(self.taken) < len(self.answers):
            move = self.answers[len(self.taken)]
        elif len(moves) == 1:
            move = moves[0]
        else:
            who = seat_to_ask(self.b, seat)
            asked = Asked(
                who, self.card, ask, self.effect, self.context, self.taken, tuple(moves), team or (who,)
            )
            put(self.b, asked)
            return None
        self.taken = (*self.taken, move)
        return move


Do = Callable[[Board, Doing, Any], None]
Can = Callable[[Board, Doing, Any], bool]
DO: dict[type, Do] = {}
"""By the effect's struct: what it does."""
CAN: dict[type, Can] = {}
"""Whether it could do anything; an effect without such a function always can."""


def does(kind: type[Effect]) -> Callable[[Do], Do]:
    """Says that a function does the effects of this kind."""

    def register(function: Do) -> Do:
        DO[kind] = function
        return function

    return register


def can_do(kind: type[Effect]) -> Callable[[Can], Can]:
    def register(function: Can) -> Can:
        CAN[kind] = function
        return function

    return register


def happen(b: Board, number: int, effect: AnyEffect) -> None:
    """The condition holds: do it when what is being done is done."""
    agenda.follow(b, Act(number, effect, opened(b).running.context))


def can(b: Board, number: int, effect: AnyEffect) -> bool:
    """Whether it could do anything now."""
    if not holds(b, number, effect.condition):
        return False
    test = CAN.get(type(effect))
    return test is None or test(b, Doing(b, number, effect, opened(b).running.context), effect)


def then(b: Board, number: int, effects: Sequence[AnyEffect], context: Context) -> None:
    """These follow at once, in order."""
    agenda.follow(b, *(Due(number, effect, context) for effect in effects))


def seat_to_ask(b: Board, seat: int) -> int:
    """Whoever has left for good is not asked: the active player answers instead."""
    return b.active if seat in b.gone else seat


def put(b: Board, asked: Asked) -> None:
    opened(b).running.asked = asked
    b.phase = "card"
    b.tell(CardAsked(seat=asked.seat, ask=asked.ask, by=asked.card))


def act(b: Board, doing: Doing) -> None:
    m = opened(b)
    m.running.cause, m.running.context = doing.card, doing.context
    DO[type(doing.effect)](b, doing, doing.effect)


@agenda.does(Act)
def _act(b: Board, item: Act) -> None:
    act(b, Doing(b, item.card, item.effect, item.context))
