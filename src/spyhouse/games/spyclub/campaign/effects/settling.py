"""Working off what is to be done (`Props.agenda`), one item after the other."""

from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.effects import events, triggers
from spyhouse.games.spyclub.campaign.effects.doing import Doing, act
from spyhouse.games.spyclub.campaign.effects.props import Act, Context, Due, Fire, Happening, props
from spyhouse.games.spyclub.campaign.perform import perform


def settle(b: Board) -> None:
    """Work off what is to be done, with all that it triggers, until somebody is asked or can move on."""
    p = props(b)
    while b.phase == "actions":
        if p.due:
            p.agenda, p.due = (*p.agenda, *reversed(p.due)), ()
        elif p.heard:
            triggers.listen(b)
        elif p.agenda:
            item, p.agenda = p.agenda[-1], p.agenda[:-1]
            match item:
                case Due(card, effect, context):
                    p.cause, p.context = card, context
                    perform(b, card, effect)
                case Act(card, effect, context):
                    act(b, Doing(b, card, effect, context))
                case Fire(card, effect, context):
                    p.cause, p.context = card, context
                    triggers.fire(b, card, effect, context)
                case Happening(position):
                    events.happen(b, position)
                case step:
                    step(b)
            p.cause, p.context = 0, Context()
        else:
            return
    if b.phase == "over":
        p.agenda = p.due = ()
        p.heard, p.asked = (), None
