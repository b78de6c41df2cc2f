"""Triggers: rules that wait for something to happen (`on`)."""

from spyhouse.games.spyclub.actions import pay
from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign import agenda
from spyhouse.games.spyclub.campaign.caps import caps
from spyhouse.games.spyclub.campaign.deck import the_deck
from spyhouse.games.spyclub.campaign.effects import marks, objectives
from spyhouse.games.spyclub.campaign.effects.doing import Doing, can, does, seat_to_ask, then
from spyhouse.games.spyclub.campaign.effects.filters import fits
from spyhouse.games.spyclub.campaign.effects.limits import applies, use
from spyhouse.games.spyclub.campaign.in_play import Context, Occasion, Passing, Rule
from spyhouse.games.spyclub.campaign.items import Act, Fire, Listen
from spyhouse.games.spyclub.campaign.mosaic import opened, rules_of
from spyhouse.games.spyclub.campaign.vocabulary import On
from spyhouse.games.spyclub.events import CardAnswered, CardFired, RuleBegan
from spyhouse.games.spyclub.moves import Accept, Refuse
from spyhouse.games.spyclub.words import EMPTY

_OF_FIGURES = ("meets", "figure_over", "figure_passed")


@agenda.does(Listen)
def _listen(b: Board, item: Listen) -> None:
    """Line up what the things that happened trigger: one thing after the other, oldest card first."""
    for occasion, chain in item.heard:
        objectives.watch(b, occasion)
        if len(chain) >= caps().turn.triggers:
            continue
        for card, rule in rules_of(b, On):
            if rule.key not in chain and _hears(b, card, rule, occasion):
                agenda.follow(b, Fire(card, rule, Context(occasion, (*chain, rule.key))))
    marks.tidy(b)


def _hears(b: Board, card: int, rule: On, occasion: Occasion) -> bool:
    name = occasion.name
    also = "event" if name.startswith("event:") else "confirm" if name == "exchange" else name
    if rule.event not in (name, also):
        return False
    if name == "tokens_full":
        return occasion.number == card
    if name in _OF_FIGURES and not _is_its_figure(b, card, occasion):
        return False
    return not rule.filter or fits(b, rule.filter, occasion.card, occasion)


def _is_its_figure(b: Board, card: int, occasion: Occasion) -> bool:
    """A figure belongs to all the cards of its module."""
    deck = the_deck()
    return any(
        figure.id == occasion.figure and deck[figure.card].module == deck[card].module
        for figure in opened(b).laid.figures
    )


@agenda.does(Fire)
def _fire(b: Board, item: Fire) -> None:
    m = opened(b)
    card, rule, context = item.card, item.effect, item.context
    m.running.cause, m.running.context = card, context
    if not applies(b, card, rule):
        return
    if rule.every > 1:
        m.tally.times[rule.key] = m.tally.times.get(rule.key, 0) + 1
        if m.tally.times[rule.key] % rule.every:
            return
    if not rule.optional and not rule.pay:
        b.tell(CardFired(event=rule.event))
        use(b, rule)
        then(b, card, rule.then, context)
    elif can(b, card, rule.then[0]) and b.ideas[_who_decides(b, card, rule)] >= rule.pay:
        agenda.follow(b, Act(card, rule, context))


def _who_decides(b: Board, card: int, rule: On) -> int:
    """The owner if the condition names them, else the active player."""
    owner = Doing(b, card, rule, Context()).owner
    return seat_to_ask(b, owner if owner is not None and rule.condition.names("owner") else b.active)


@does(On)
def _offer(b: Board, do: Doing, rule: On) -> None:
    """Whoever decides may have it, for its price; an `on` that an effect starts stands for the case."""
    if do.context.occasion is None:
        m = opened(b)
        m.running.passing = (*m.running.passing, Passing(Rule(do.card, rule), "case", b.active, EMPTY))
        b.tell(RuleBegan())
        return
    seat = _who_decides(b, do.card, rule)
    answer = do.pick(seat, "offer", [Refuse(), Accept()])
    if answer is None:
        return
    accepted = isinstance(answer, Accept)
    b.tell(CardAnswered(seat=seat, accepted=accepted))
    if accepted:
        pay(b, seat, rule.pay)
        use(b, rule)
        then(b, do.card, rule.then, do.context)
