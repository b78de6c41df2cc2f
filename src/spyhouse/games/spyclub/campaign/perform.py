"""The one door through which an effect of a campaign card happens."""

from typing import TYPE_CHECKING

from spyhouse.games.spyclub.campaign import agenda, cards, effects, people
from spyhouse.games.spyclub.campaign.conditions import holds, ideas_of_each
from spyhouse.games.spyclub.campaign.deck import effects_by_key, home_of, the_deck
from spyhouse.games.spyclub.campaign.items import Due, Read
from spyhouse.games.spyclub.campaign.mosaic import awake, opened
from spyhouse.games.spyclub.campaign.vocabulary import (
    AnyEffect,
    GiveCard,
    PutAway,
    RecordOption,
    Score,
    SideName,
    Token,
    TurnCard,
    UnlockCards,
)
from spyhouse.games.spyclub.words import EMPTY

if TYPE_CHECKING:
    from spyhouse.games.spyclub.board import Board


def perform(b: "Board", number: int, effect: AnyEffect) -> None:
    """Let an effect of that card happen now, if its condition holds; or put it off until there is a table."""
    m = opened(b)
    if not awake(b, number) or not holds(b, number, effect.condition):
        return
    if effect.limit == "campaign":
        if effect.key in m.spent:
            return
        m.spent = (*m.spent, effect.key)
    match effect:
        case Token(n, card):
            if card and card != number and m.stage in ("unlock", "setup"):
                m.rewards = (*m.rewards, effect.key)  # it may be for a card that is only now unlocked
            else:
                cards.add_tokens(b, card or number, n)
        case UnlockCards(numbers):
            cards.queue(b, numbers)
        case TurnCard(side, card):
            turn(b, card or number, side)
        case PutAway(card):
            cards.put_away(b, card or number)
        case GiveCard(to, card):
            people.give(b, card or number, to)
        case Score(n, per):
            cards.score(b, number, n * times(b, number, per))
        case RecordOption():
            pass  # recording.py looks for it
        case _:
            if m.stage == "case":
                effects.happen(b, number, effect)
            else:
                m.later = (*m.later, effect.key)


def perform_all(b: "Board", number: int, several: tuple[AnyEffect, ...]) -> None:
    """One after the other; away from the table each can wait for an answer."""
    if opened(b).stage == "case":
        for effect in several:
            perform(b, number, effect)
    else:
        agenda.follow(b, *(Due(number, effect) for effect in several))


def turn(b: "Board", number: int, side: SideName) -> None:
    """Turn a card, and follow its "Now" lines at once."""
    if not cards.turn(b, number, side):
        return
    up = the_deck()[number].side(side)
    cards.queue(b, up.unlocks)
    if opened(b).stage != "case":
        agenda.follow(b, Read(number))
    perform_all(b, number, up.at("unlock"))


def times(b: "Board", number: int, per: str | None) -> int:
    """What points are counted by."""
    m = opened(b)
    match per:
        case "token":
            return m.tokens(number)
        case "solved":
            return b.solved_count()
        case "unsolved":
            return b.solved.count(EMPTY)
        case "recorded":
            return len(m.recorded)
        case "zero_player":
            return ideas_of_each(b).count(0)
        case _:
            return 1


@agenda.does(Due)
def _due(b: "Board", item: Due) -> None:
    running = opened(b).running
    running.cause, running.context = item.card, item.context
    perform(b, item.card, item.effect)


def hand_out_rewards(b: "Board") -> None:
    """The queue is empty: tokens that were promised to other cards."""
    m = opened(b)
    rewards, m.rewards = m.rewards, ()
    for key in rewards:
        effect = effects_by_key()[key]
        assert isinstance(effect, Token)
        if awake(b, home_of(effect)[0]):
            cards.add_tokens(b, effect.card, effect.n)
