"""Working off what is to be done (`Props.agenda`), one item after the other."""

from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.effects import events, triggers
from spyhouse.games.spyclub.campaign.effects.doing import Doing, act
from spyhouse.games.spyclub.campaign.in_play import Act, Context, Due, Fire, Happening
from spyhouse.games.spyclub.campaign.mosaic import opened
from spyhouse.games.spyclub.campaign.perform import perform


def settle(b: Board) -> None:
    """Work off what is to be done, with all that it triggers, until somebody is asked or can move on."""
    m = opened(b)
    while b.phase == "actions":
        if m.running.due:
            m.running.agenda, m.running.due = (*m.running.agenda, *reversed(m.running.due)), ()
        elif m.running.heard:
            triggers.listen(b)
        elif m.running.agenda:
            item, m.running.agenda = m.running.agenda[-1], m.running.agenda[:-1]
            match item:
                case Due(card, effect, context):
                    m.running.cause, m.running.context = card, context
                    perform(b, card, effect)
                case Act(card, effect, context):
                    act(b, Doing(b, card, effect, context))
                case Fire(card, effect, context):
                    m.running.cause, m.running.context = card, context
                    triggers.fire(b, card, effect, context)
                case Happening(position):
                    events.happen(b, position)
                case step:
                    step(b)
            m.running.cause, m.running.context = 0, Context()
        else:
            return
    if b.phase == "over":
        m.running.agenda = m.running.due = ()
        m.running.heard, m.running.asked = (), None
