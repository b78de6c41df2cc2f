"""Doing what only campaign cards make possible: their actions, and the answers to what they ask."""

from spyhouse.games.spyclub import ends
from spyhouse.games.spyclub.actions import pay
from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign import cards
from spyhouse.games.spyclub.campaign.effects import events, pockets, solve
from spyhouse.games.spyclub.campaign.effects.doing import Doing, act, then
from spyhouse.games.spyclub.campaign.effects.limits import use
from spyhouse.games.spyclub.campaign.effects.steps import unusable
from spyhouse.games.spyclub.campaign.in_play import Asked, Context
from spyhouse.games.spyclub.campaign.mosaic import opened, rules_of
from spyhouse.games.spyclub.campaign.vocabulary import Action
from spyhouse.games.spyclub.events import CardAnswered, CardUsed
from spyhouse.games.spyclub.moves import Accept, PickEvent, SolveEarly, UseCard, UsePocket
from spyhouse.games.spyclub.words import ASPECTS
from spyhouse.kernel import IllegalMove, Move


def play(b: Board, seat: int, move: Move) -> None:
    match move:
        case UseCard(card, name):
            b.need("actions", seat)
            _use(b, seat, card, name)
        case UsePocket():
            b.need("actions", seat)
            if move not in pockets.ways(b, seat):
                raise IllegalMove("spyclub-no-such-pocket")
            pockets.use_pocket(b, seat, move)
        case SolveEarly(card, aspect):
            b.need("actions", seat)
            _solve_early(b, seat, card, aspect)
        case _:
            _answer(b, seat, move)
    opened(b).running.cause = 0


def _use(b: Board, seat: int, card: int, name: str) -> None:
    m = opened(b)
    rule = next((one for number, one in rules_of(b, Action) if number == card and one.name == name), None)
    if rule is None:
        raise IllegalMove("spyclub-no-such-action")
    reason = unusable(b, seat, card, rule)
    if reason:
        raise reason.error()
    m.running.cause = card
    b.actions -= rule.actions
    b.flipped = 0
    b.tell(CardUsed(seat=seat, action=name))
    pay(b, seat, rule.ideas)
    if rule.tokens:
        cards.add_tokens(b, card, -rule.tokens)
    use(b, rule)
    m.tally.used_cards |= {card}
    m.tally.used_cards_by_round |= {card}
    then(b, card, rule.then, Context())


def _solve_early(b: Board, seat: int, card: int, aspect: str) -> None:
    for number, kind, rule in solve.early_ways(b, seat):
        if number == card and ASPECTS[kind] == aspect:
            opened(b).running.cause = card
            b.flipped = 0
            pay(b, seat, rule.pay)
            solve.solve_early(b, kind, rule)
            return
    raise IllegalMove("spyclub-not-solved-early")


def _answer(b: Board, seat: int, move: Move) -> None:
    b.need("card", seat)
    m = opened(b)
    asked = m.running.asked
    assert asked
    if move not in asked.moves:
        raise IllegalMove("spyclub-no-answer")
    m.running.asked, b.phase = None, "actions"
    if asked.effect is not None:
        act(b, Doing(b, asked.card, asked.effect, asked.context, (*asked.picks, move)))
        m.running.context = Context()
    elif isinstance(move, PickEvent):
        events.picked(b, move)
    else:
        _play_on(b, asked, accepted=isinstance(move, Accept))


def _play_on(b: Board, asked: Asked, accepted: bool) -> None:
    """CP-16."""
    b.tell(CardAnswered(seat=asked.seat, accepted=accepted, by=asked.card))
    if accepted:
        opened(b).won = True
    else:
        ends.end(b, "success")
