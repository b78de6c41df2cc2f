"""A campaign in words: what lies on the desk, and what its cards have put on the table, line by line."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from spyhouse.games.spyclub.campaign.effects.view import TableView
from spyhouse.games.spyclub.campaign.view import CampaignView, QuestionView

if TYPE_CHECKING:
    from spyhouse.kernel.speech import Speech


def campaign(c: CampaignView, speech: "Speech") -> Iterator[str]:
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
        yield from _question(c.question, speech)
    if c.lines:
        yield say("lines", c)
    if c.objectives:
        yield say("reached", c)
    if c.story:
        yield say("told-story", c)
    if c.index:
        yield say("index", entries="; ".join(say("index-entry", entry) for entry in c.index))
    if c.grade:
        yield say("grade", c)


def _cards(c: CampaignView, speech: "Speech") -> Iterator[str]:
    for card in c.cards:
        yield speech.say("campaign-card", card)
        if card.fresh or (c.question and c.question.card == card.card):
            yield card.story
        yield from (line.text for line in card.instructions)


def _question(q: QuestionView, speech: "Speech") -> Iterator[str]:
    yield speech.say("question", q)
    yield q.prompt
    for answer in q.answers:
        yield speech.say("an-answer", answer)
    if q.proposal:
        yield speech.say("proposal", q)
    elif q.agreed:
        yield speech.say("read-so-far", q)


def on_the_table(t: TableView, speech: "Speech") -> Iterator[str]:
    say = speech.say
    yield say("on-the-table", t)
    yield from (say("a-mark", mark) for mark in t.marks)
    yield from (say("a-figure", figure) for figure in t.figures)
    yield from (say("a-pocket", pocket) for pocket in t.pockets)
    yield from (say("an-action", action) for action in t.actions)
    used = dict.fromkeys(rule.card for rule in t.standing if rule.used)
    yield from (say("used-up", card=card) for card in used)
    yield from (say("an-objective", one) for one in t.objectives)
    yield from (say("a-barred", why=why) for why in dict.fromkeys(one.why for one in t.barred))
    if t.asked:
        yield say("card-asks", t.asked)
        yield say("can-answer", answers=speech.listed(map(speech.word, t.asked.answers)))
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
