"""How a bot takes part in a campaign: at the desk, and where a card asks or offers something.

It knows what a player at the table knows: the words of the cards that are unlocked, and numbers of those that
are not. So at a crossroads it weighs what the card in front of it says, and never what lies behind a number.
"""

import random
from collections.abc import Sequence

from spyhouse.games.spyclub.campaign.deck import Side, home_of, the_deck, walk
from spyhouse.games.spyclub.campaign.moves import Propose
from spyhouse.games.spyclub.campaign.recording import NONE
from spyhouse.games.spyclub.campaign.view import CampaignView, QuestionView
from spyhouse.games.spyclub.campaign.vocabulary import (
    Action,
    AnyEffect,
    Calm,
    Dice,
    Escape,
    ExtraAction,
    Flip,
    Flush,
    Guess,
    Ideas,
    Mark,
    MoveCard,
    MoveFigure,
    On,
    Peek,
    RemoveIdeas,
    Score,
    Stock,
    Time,
    Token,
)
from spyhouse.games.spyclub.moves import Accept, Enough, PickClue, PickEvent, SolveEarly, UseCard
from spyhouse.games.spyclub.view import SpyClubView
from spyhouse.games.spyclub.words import ClueType
from spyhouse.kernel import Move

AN_ACTION = 1.5
"""In ideas: what everything here is measured in."""
A_TOKEN = 0.5
FIRST_IDEA = 1.0
"""How much more the first idea is worth to a player who has none."""
A_CLUE = 1.3
A_CLUE_SET_FREE = 2.5
"""A slot of the hand is of use again, for the rest of the case."""
HARM: dict[ClueType, int] = {
    "distraction": 0,
    "motive": 1,
    "crime": 2,
    "object": 3,
    "suspect": 4,
    "location": 5,
}
"""How much the event of a type hurts."""
MISCHIEF = 0.1
"""How often a bot records just anything: nothing, or a fib where a card allows one."""
GONE = ("discard", "out")
"""Where a clue card is lost."""


def at_the_desk(view: CampaignView, legal: Sequence[Move], seats: int, rng: random.Random) -> Move:
    """Bots read fast and agree at once; if nobody has said anything they propose what seems best."""
    question = view.question
    proposals = [move for move in legal if isinstance(move, Propose)]
    if question is None or not proposals:
        return legal[0]  # one's own character, or what there is to read
    if question.proposal:
        return next(move for move in proposals if move.answer == question.proposal)
    if question.about == "record":
        return rng.choice(proposals if rng.random() < MISCHIEF else _to_record(proposals))
    if question.about == "choice":
        worths = {move: _option_worth(question, view, move.answer, seats) for move in proposals}
        best = max(worths.values())
        return rng.choice([move for move, worth in worths.items() if worth == best])
    return rng.choice(proposals)


def is_undecided(view: CampaignView, people: frozenset[int]) -> bool:
    """Whether the team has to decide something, and no proposal lies there that people could have made."""
    question = view.question
    if question is None or not question.answers or question.proposal:
        return False
    return not people.isdisjoint(question.seats)


def answer_a_card(view: SpyClubView, legal: Sequence[Move], rng: random.Random) -> Move:
    """Take what is offered; where one must pick, any will do, but what goes away is a clue nobody needs."""
    if Accept() in legal:
        return Accept()
    picks = [move for move in legal if not isinstance(move, Enough)]
    assert view.campaign
    assert view.table
    assert view.table.asked
    if view.table.asked.ask == "event":
        return min(picks, key=lambda move: _harm(view, move))
    side = _side_up(view.campaign, view.table.asked.card)
    if any(isinstance(effect, MoveCard) and effect.to in GONE for effect in walk(side.effects)):
        idle = _of_no_use(view)
        picks = [move for move in picks if isinstance(move, PickClue) and move.clue in idle] or picks
    return rng.choice(picks or list(legal))


def worth_using(view: SpyClubView, legal: Sequence[Move], with_people: bool = False) -> Move | None:
    """An aspect solved with fewer cards; or the card's action or free step that gives most for what it costs,
    if one gives more than it costs. What the team can do only once in a case, bots leave to people."""
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
    """Something rather than nothing, and what was really solved rather than what a card would twist."""
    plain = [move for move in proposals if "/" not in move.answer and move.answer != NONE]
    return plain or [move for move in proposals if move.answer != NONE] or proposals


def _harm(view: SpyClubView, move: Move) -> int:
    """What the event of that figure would do, from nothing to an escape."""
    assert view.table
    assert isinstance(move, PickEvent)
    places = {one.figure: one.place for one in view.table.figures}
    place = places.get(move.figure)
    seat, slot = (place.seat, place.slot) if place else (view.pawn.seat, view.pawn.slot)
    clue = view.hands[seat].clues[slot]
    return HARM[clue.type] if clue else 0


def _of_no_use(view: SpyClubView) -> set[int]:
    """Clue cards in hands whose face is a distraction, or of an aspect that is solved."""
    solved = {one.aspect for one in view.solved}
    clues = [clue for hand in view.hands for clue in hand.clues if clue]
    return {clue.card for clue in clues if clue.type == "distraction" or clue.type in solved}


def _side_up(view: CampaignView, card: int) -> Side:
    return the_deck()[card].side(next(one.side for one in view.cards if one.card == card))


def _option_worth(question: QuestionView, view: CampaignView, key: str, seats: int) -> float:
    return sum(_worth(effect, seats) for effect in _side_up(view, question.card).of_option(key))


def _is_for_once(view: SpyClubView, move: UseCard) -> bool:
    assert view.campaign
    side = _side_up(view.campaign, move.card)
    common = the_deck()[move.card].belongs == "common"
    return common and any(
        isinstance(effect, Action) and effect.name == move.action and effect.limit == "case"
        for effect in side.effects
    )


def _action_worth(view: SpyClubView, move: UseCard) -> float:
    assert view.campaign
    for effect in _side_up(view.campaign, move.card).effects:
        if isinstance(effect, Action) and effect.name == move.action:
            cost = AN_ACTION * effect.actions + effect.ideas  # tokens were gathered to be spent
            gain = sum(one.n for one in effect.then if isinstance(one, Ideas) and one.n > 0)
            hand = view.hands[view.active]
            if hand.ideas == 0 and gain > (max(hand.gains) if effect.actions else 0):
                cost -= FIRST_IDEA  # and to shift focus would bring less
            return sum(_worth(one, len(view.hands)) for one in effect.then) - cost
    return 0.0


def _worth(effect: AnyEffect, seats: int) -> float:
    """A first guess in ideas; what is not here is worth nothing by itself."""
    match effect:
        case Ideas(who, n):
            return float(max(n, -2) * (seats if who == "each" else seats - 1 if who == "others" else 1))
        case RemoveIdeas(n):
            return -float(n)
        case Stock(n):
            return n / 2
        case Escape(n):
            return -2.0 * n
        case Time(n):
            return 2.0 * n
        case Score(n):
            return AN_ACTION * n
        case Token(n, card):
            return n * _token_worth(card or home_of(effect)[0], seats)
        case ExtraAction(_, n):
            return AN_ACTION * n
        case Calm():
            return 1.5
        case Mark(kind="wild", op="put"):
            return 2.0
        case Mark(kind="locked" | "sticky", op="take"):
            return A_CLUE_SET_FREE
        case Mark(kind="locked" | "sticky" | "paint", op="put"):
            return -1.0
        case Mark(kind="bait"):
            return 0.0
        case Mark():
            return 1.0
        case MoveCard(to=to, n=n) if to in GONE:
            return -A_CLUE * n
        case MoveCard(exchange=True):
            return 0.0
        case MoveCard():
            return A_CLUE
        case MoveFigure():
            return 0.7
        case Peek(_, n):
            return 0.3 * n
        case Flip() | Flush():
            return 0.0
        case Dice(_, then, otherwise) | Guess(_, then, otherwise):
            lucky = sum(_worth(one, seats) for one in then)
            return (lucky + sum(_worth(one, seats) for one in otherwise)) / 2
        case _:
            return 0.0


def _token_worth(card: int, seats: int) -> float:
    """A share of what the full card does, where it says so; else a token is good to have."""
    space = the_deck()[card].tokens
    for effect in the_deck()[card].a.effects:
        if space and isinstance(effect, On) and effect.event == "tokens_full":
            full = sum(_worth(one, seats) for one in effect.then if not isinstance(one, Token))
            return full / space.max if full else A_TOKEN
    return A_TOKEN
