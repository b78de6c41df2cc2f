"""Text of a campaign: what is on the desk, and what its cards have put on the table, line by line."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from spyhouse.games.spyclub.campaign.mosaic import Answer, Question
from spyhouse.games.spyclub.campaign.table_view import CampaignTableView
from spyhouse.games.spyclub.campaign.view import CampaignView
from spyhouse.games.spyclub.campaign.wording.card_text import PrintedSide, module_name, printed

if TYPE_CHECKING:
    from spyhouse.kernel.localization import Localizer


def campaign(c: CampaignView, speech: "Localizer") -> Iterator[str]:
    say = speech.say
    yield say("stage", c)
    yield say("points", c)
    for seat, member in enumerate(c.cast):
        if member:
            yield say("member", member, seat=seat)
    if c.recorded:
        yield say("recorded", c)
    if c.open:
        yield say("open", c)
    for case in c.log:
        yield say("old-case", how=case.how, solved=len(case.solved))
    yield from _cards(c, speech)
    if c.question:
        yield from _question(c.question, c.edition, speech)
    if c.lines:
        yield say("lines", c)
    if c.objectives:
        yield say("reached", c)
    if c.story:
        yield say("told-story", c)
    if c.index:
        entries = (say("index-entry", entry, name=module_name(entry.module, speech)) for entry in c.index)
        yield say("index", entries="; ".join(entries))
    if c.grade:
        yield say("grade", c)
        yield say("closing", grade=c.grade[0])


def _cards(c: CampaignView, speech: "Localizer") -> Iterator[str]:
    for card in c.cards:
        side = printed(card.card, card.side, c.edition, speech)
        chosen = side.options[card.chose].label if card.chose in side.options else ""
        yield speech.say("campaign-card", card, title=side.title, chosen=chosen)
        if card.fresh or (c.question and c.question.card == card.card):
            yield side.story
        yield from (line.text for line in side.instructions)


def _question(q: Question, edition: str, speech: "Localizer") -> Iterator[str]:
    yield speech.say("question", q)
    side = printed(q.card, q.side, edition, speech) if q.card and q.side else None
    if side:
        yield side.prompt
    for answer in q.answers:
        yield _answer(q, answer, side, speech)
    if q.proposal:
        yield speech.say("proposal", q)
    elif q.agreed:
        yield speech.say("read-so-far", q)


def _answer(q: Question, answer: Answer, side: PrintedSide | None, speech: "Localizer") -> str:
    if side:
        told = side.options[answer.key]
        return speech.say("an-answer", answer, label=told.label, means=told.means)
    if q.about == "give":
        return speech.say("an-answer", answer, label=speech.name(int(answer.key)), means="")
    return speech.say("an-answer", answer, label=speech.say("to-record", answer), means="")


def table_lines(t: CampaignTableView, c: CampaignView, speech: "Localizer") -> Iterator[str]:
    say = speech.say
    sides = {card.card: printed(card.card, card.side, c.edition, speech) for card in c.cards}
    yield say("on-the-table", t)
    yield from (say("a-mark", mark) for mark in t.marks)
    yield from (say("a-figure-stands", figure) for figure in t.figures)
    yield from (say("a-pocket", pocket) for pocket in t.pockets)
    for action in t.actions:
        why_not = say(action.why_not.code, action.why_not.args) if action.why_not else ""
        called = sides[action.card].actions[action.action]
        yield say("an-action", action, name=called, why=why_not)
    used = dict.fromkeys(rule.card for rule in t.standing if rule.used)
    yield from (say("used-up", card=card) for card in used)
    yield from (say("an-objective", one, text=sides[one.card].objectives[one.id]) for one in t.objectives)
    barred = dict.fromkeys(say(one.why.code, one.why.args) for one in t.barred)
    yield from (say("a-barred", why=why) for why in barred)
    if t.asked:
        yield say("card-asks", t.asked)
        yield say("can-answer", answers=speech.join_list(map(speech.describe_move, t.asked.answers)))
    yield from (say("calm", what=what) for what in t.calm)
    if t.peeked:
        yield say("peeked", t)
    if t.foreseen:
        yield say("foreseen", cards="; ".join(say("drawn-card", card) for card in t.foreseen))
    if t.out:
        yield say("out", t)
    for seat, actions in enumerate(t.waiting_actions):
        if actions:
            yield say("more-actions", seat=seat, actions=actions)
    yield from (say("second-landing", landing) for landing in t.second)
    if t.early:
        yield say("early")
