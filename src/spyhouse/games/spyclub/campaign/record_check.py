"""Checks of a campaign record before a table opens (CP-22).

A record comes from a client and may have been edited. A state that no campaign can reach is refused.
"""

from collections.abc import Iterator, Sequence
from itertools import chain

from spyhouse.games.spyclub.box import load_box
from spyhouse.games.spyclub.campaign.caps import caps
from spyhouse.games.spyclub.campaign.deck import effects_by_key, load_deck, numbering
from spyhouse.games.spyclub.campaign.record import Campaign, Member, Recorded, Solution, entry_name
from spyhouse.games.spyclub.terms import ASPECTS, TYPES, Aspect
from spyhouse.kernel import BadOptions


def check(campaign: Campaign, edition: str) -> None:
    """Raise `BadOptions` with the first fault of a record."""
    files = [_file(campaign, edition, case) for case in range(1, campaign.case)]
    parts = [part(campaign, edition) for part in (_begun, _cards, _effects, _master_case, _last_case)]
    for error in chain(*parts, *files):
        raise error


def _begun(campaign: Campaign, edition: str) -> Iterator[BadOptions]:
    if campaign.over():
        yield BadOptions("spyclub-record-over")
    if campaign.edition and campaign.edition != edition:
        yield BadOptions("spyclub-record-other-edition", began=campaign.edition, edition=edition)
    if campaign.log and not campaign.edition:
        yield BadOptions("spyclub-record-no-edition")
    if _twice(campaign.members):
        yield BadOptions("spyclub-record-character-twice")
    if campaign.unrecorded and (len(campaign.log) != 1 or campaign.recorded or campaign.log[0].recorded):
        yield BadOptions("spyclub-record-strange-start")


def _cards(campaign: Campaign, edition: str) -> Iterator[BadOptions]:
    numbers = [card.number for card in campaign.cards]
    if len(set(numbers)) < len(numbers):
        yield BadOptions("spyclub-record-card-twice")
    characters = [member.character for member in campaign.members]
    for card in campaign.cards:
        space = load_deck()[card.number].tokens
        if not numbering(edition).has(card.number):
            yield BadOptions("spyclub-record-no-such-card", card=card.number)
        if card.tokens > (space.max if space else 0):
            yield BadOptions("spyclub-record-too-many-tokens", card=card.number, tokens=card.tokens)
        if card.owner and card.owner not in characters:
            yield BadOptions("spyclub-record-strange-owner", card=card.number)


def _effects(campaign: Campaign, edition: str) -> Iterator[BadOptions]:
    known = effects_by_key()
    for key in (*campaign.later, *campaign.spent):
        if key not in known:
            yield BadOptions("spyclub-record-no-such-effect", key=key)
    for key in campaign.later:
        if not (known[key].can_follow and known[key].needs_table):
            yield BadOptions("spyclub-record-effect-not-waiting", key=key)
    for key in campaign.spent:
        if known[key].limit != "campaign":
            yield BadOptions("spyclub-record-effect-not-spent", key=key)


def _master_case(campaign: Campaign, edition: str) -> Iterator[BadOptions]:
    found = [file.recorded for file in campaign.log if file.recorded]
    yield from _names((*found, *campaign.recorded), edition)
    first = {recorded.aspect: recorded for recorded in reversed(found)}
    for recorded in campaign.recorded:
        if recorded.case >= campaign.case:
            yield BadOptions("spyclub-record-case-to-come", case=recorded.case)
        before = first.get(recorded.aspect)
        # A later solution may have taken the place of the first of its aspect.
        if before is None or (before != recorded and before.case >= recorded.case):
            yield BadOptions("spyclub-record-wrong-file", case=recorded.case)
    for each in (campaign.recorded, found):
        if len({one.aspect for one in each}) < len(each):
            yield BadOptions("spyclub-record-aspect-twice")


def _file(campaign: Campaign, edition: str, case: int) -> Iterator[BadOptions]:
    file, club = campaign.log[case - 1], {member.character for member in campaign.members}
    if _twice(file.members):
        yield BadOptions("spyclub-record-character-twice")
    if not file.members or not {member.character for member in file.members} <= club:
        yield BadOptions("spyclub-record-strange-member", case=case)
    yield from _names(file.solved, edition)
    if len({one.aspect for one in file.solved}) < len(file.solved):
        yield BadOptions("spyclub-record-solved-twice", case=case)
    if file.recorded:
        aspects = {one.aspect for one in campaign.recorded}
        if file.recorded.case != case or file.recorded.aspect not in aspects:
            yield BadOptions("spyclub-record-wrong-file", case=case)
    points = caps().points
    most = points.recorded + len(ASPECTS) * points.solved + points.cards_a_case
    if not -points.cards_a_case <= file.points() <= most:
        yield BadOptions("spyclub-record-strange-points", case=case, points=file.points())


def _last_case(campaign: Campaign, edition: str) -> Iterator[BadOptions]:
    if not campaign.log:
        return
    last, seats = campaign.last, len(campaign.log[-1].members)
    if len(last.ideas) != seats:
        yield BadOptions("spyclub-record-no-last-case")
    if max(last.active, last.starter) >= seats:
        yield BadOptions("spyclub-record-strange-seat")


def _names(found: Sequence[Recorded | Solution], edition: str) -> Iterator[BadOptions]:
    """Check that names of clues fit their aspect and are in the index."""
    for one in found:
        if _aspect_of(one.name) != one.aspect:
            yield BadOptions("spyclub-record-wrong-type", name=one.name, aspect=one.aspect)
        if entry_name(one.name) not in numbering(edition).index:
            yield BadOptions("spyclub-record-strange-index", name=one.name)


def _twice(members: Sequence[Member]) -> bool:
    return len({member.character for member in members}) < len(members)


def _aspect_of(name: str) -> Aspect | None:
    box = load_box()
    number = box.number_of.get(name)
    kind = box.type[box.with_name[number][0]] if number is not None else len(TYPES) - 1
    return ASPECTS[kind] if kind < len(ASPECTS) else None
