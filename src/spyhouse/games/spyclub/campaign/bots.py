"""Decisions of a bot in a campaign: at the desk, and when a card asks or offers something.

A bot knows what a player knows: the text of unlocked cards, and only the numbers of others. So at a
crossroads it values the options by the card's text, never by the locked card behind a number.
"""

import random
from collections.abc import Sequence
from math import fsum

from spyhouse.games.spyclub.campaign.deck import load_deck
from spyhouse.games.spyclub.campaign.deck_types import Side, walk
from spyhouse.games.spyclub.campaign.mosaic import Question
from spyhouse.games.spyclub.campaign.moves import Propose
from spyhouse.games.spyclub.campaign.primitives.actions import ACTION_VALUE, Action
from spyhouse.games.spyclub.campaign.primitives.ideas import Ideas
from spyhouse.games.spyclub.campaign.primitives.move_card import GONE, MoveCard
from spyhouse.games.spyclub.campaign.recording import NONE
from spyhouse.games.spyclub.campaign.view import CampaignView
from spyhouse.games.spyclub.moves import Accept, Enough, PickClue, PickEvent, SolveEarly, UseCard
from spyhouse.games.spyclub.terms import ClueType
from spyhouse.games.spyclub.view import SpyClubView
from spyhouse.kernel import Move

FIRST_IDEA = 1.0
"""How much more the first idea is worth to a player who has none."""
_BY_HARM: tuple[ClueType, ...] = ("distraction", "motive", "crime", "object", "suspect", "location")
HARM = {kind: harm for harm, kind in enumerate(_BY_HARM)}
"""Harm to the team of an event, by the clue type under the suspect."""
RANDOM_RECORDING_RATE = 0.1
"""Share of recordings that a bot picks at random, "nothing" and changed solutions included."""


def at_the_desk(view: CampaignView, legal: Sequence[Move], seats: int, rng: random.Random) -> Move:
    """Return the move at the desk: confirm reading, agree with a proposal, or propose the best answer."""
    question = view.question
    proposals = [move for move in legal if isinstance(move, Propose)]
    if question is None or not proposals:
        return legal[0]  # the bot's own character, or a card to read
    if question.proposal:
        return next(move for move in proposals if move.answer == question.proposal)
    if question.about == "record":
        return rng.choice(proposals if rng.random() < RANDOM_RECORDING_RATE else _to_record(proposals))
    if question.about == "choice":
        worths = {move: _option_worth(question, view, move.answer, seats) for move in proposals}
        best = max(worths.values())
        return rng.choice([move for move, worth in worths.items() if worth == best])
    return rng.choice(proposals)


def is_undecided(view: CampaignView, people: frozenset[int]) -> bool:
    """Return whether people at the desk have to make a decision and have proposed nothing yet."""
    question = view.question
    if question is None or not question.answers or question.proposal:
        return False
    return not people.isdisjoint(question.seats)


def answer_a_card(view: SpyClubView, legal: Sequence[Move], rng: random.Random) -> Move:
    """Answer a card: accept an offer, give up a useless clue if one may be picked, else pick at random."""
    if Accept() in legal:
        return Accept()
    picks = [move for move in legal if not isinstance(move, Enough)]
    assert view.campaign
    assert view.table
    assert view.table.asked
    if view.table.asked.ask == "event":
        return min(picks, key=lambda move: _event_harm(view, move))
    side = _side_up(view.campaign, view.table.asked.card)
    if any(isinstance(effect, MoveCard) and effect.to in GONE for effect in walk(side.effects)):
        idle = _useless_clues(view)
        picks = [move for move in picks if isinstance(move, PickClue) and move.clue in idle] or picks
    return rng.choice(picks or list(legal))


def best_card_use(view: SpyClubView, legal: Sequence[Move], with_people: bool = False) -> Move | None:
    """Return an early solve, or the card use worth most beyond its cost. People get what is once a case."""
    best: tuple[float, Move] | None = None
    for move in legal:
        if isinstance(move, SolveEarly):
            return move
        if isinstance(move, UseCard) and not (with_people and _is_for_once(view, move)):
            worth = _action_worth(view, move)
            if worth > 0 and (best is None or worth > best[0]):
                best = (worth, move)
    return best[1] if best else None


def _to_record(proposals: list[Propose]) -> list[Propose]:
    """Return the proposals worth recording: unchanged solutions if any, else anything but "nothing"."""
    plain = [move for move in proposals if "/" not in move.answer and move.answer != NONE]
    return plain or [move for move in proposals if move.answer != NONE] or proposals


def _event_harm(view: SpyClubView, move: Move) -> int:
    """Return the harm of the event at that figure; 0 for an empty slot."""
    assert view.table
    assert isinstance(move, PickEvent)
    places = {one.figure: one.place for one in view.table.figures}
    place = places.get(move.figure)
    seat, slot = (place.seat, place.slot) if place else (view.pawn.seat, view.pawn.slot)
    clue = view.hands[seat].clues[slot]
    return HARM[clue.type] if clue else 0


def _useless_clues(view: SpyClubView) -> set[int]:
    """Return the clue cards in hands that are distractions or of a solved aspect."""
    solved = {one.aspect for one in view.solved}
    clues = [clue for hand in view.hands for clue in hand.clues if clue]
    return {clue.card for clue in clues if clue.type == "distraction" or clue.type in solved}


def _side_up(view: CampaignView, card: int) -> Side:
    return load_deck()[card].side(next(one.side for one in view.cards if one.card == card))


def _option_worth(question: Question, view: CampaignView, key: str, seats: int) -> float:
    return fsum(effect.worth(load_deck(), seats) for effect in _side_up(view, question.card).of_option(key))


def _is_for_once(view: SpyClubView, move: UseCard) -> bool:
    return load_deck()[move.card].belongs == "common" and _action(view, move).limit == "case"


def _action(view: SpyClubView, move: UseCard) -> Action:
    assert view.campaign
    effects = _side_up(view.campaign, move.card).effects
    return next(one for one in effects if isinstance(one, Action) and one.name == move.action)


def _action_worth(view: SpyClubView, move: UseCard) -> float:
    action, hand = _action(view, move), view.hands[view.active]
    cost = ACTION_VALUE * action.actions + action.ideas  # the tokens were gathered for this action
    gain = sum(one.n for one in action.then if isinstance(one, Ideas) and one.n > 0)
    if hand.ideas == 0 and gain > (max(hand.gains) if action.actions else 0):
        cost -= FIRST_IDEA  # shifting focus would gain less
    return fsum(one.worth(load_deck(), len(view.hands)) for one in action.then) - cost
