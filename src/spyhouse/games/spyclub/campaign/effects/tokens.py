"""Whether campaign effects could do anything; what they do is in cards.py."""

from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.deck import the_deck
from spyhouse.games.spyclub.campaign.effects.doing import Doing, can_do
from spyhouse.games.spyclub.campaign.mosaic import opened
from spyhouse.games.spyclub.campaign.vocabulary import Token


@can_do(Token)
def _can_move_tokens(b: Board, do: Doing, effect: Token) -> bool:
    number = effect.card or do.card
    space = the_deck()[number].tokens
    tokens = opened(b).tokens(number)
    return (
        opened(b).unlocked(number)
        and space is not None
        and (tokens < space.max if effect.n > 0 else tokens > 0)
    )
