"""Descriptions of views of Spy Club, line by line."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from spyhouse.games.spyclub.campaign.campaign_text import campaign, table_lines
from spyhouse.games.spyclub.campaign.wording.card_text import PrintedSide, printed_by_key
from spyhouse.games.spyclub.campaign.wording.line_context import capital
from spyhouse.games.spyclub.clue import Clue
from spyhouse.games.spyclub.view import Hand, SpyClubView
from spyhouse.kernel import GameText, Move, PrintedText, matches_listed

if TYPE_CHECKING:
    from spyhouse.kernel.localization import Localizer


def describe(v: SpyClubView, speech: "Localizer") -> Iterator[str]:
    """Describe a view."""
    if v.campaign:
        yield from campaign(v.campaign, speech)
    if any(card for hand in v.hands for card in hand.clues) or v.ended:
        yield from _case(v, speech)
    if v.table and v.campaign:
        yield from table_lines(v.table, v.campaign, speech)
    if v.ended:
        yield speech.say("ended", v)
    if v.waiting_for:
        yield speech.say("waiting-for", v)


def _case(v: SpyClubView, speech: "Localizer") -> Iterator[str]:
    say = speech.say
    yield say("turn", v)
    yield say("starter", v)
    yield say("phase", v)
    if v.final_turn:
        yield say("final-turn")
    if v.flipped:
        yield say("flipped", v)
    if v.partners:
        yield say("partners", v)
    if v.asked:
        yield say("asked", v.asked)
    if v.gone:
        yield say("gone", v)
    for seat, hand in enumerate(v.hands):
        yield say("hand", hand, seat=seat, cards=_hand(v, hand, speech))
    yield from _middle(v, speech)
    yield from _suspect(v, speech)


def _hand(v: SpyClubView, hand: Hand, speech: "Localizer") -> str:
    return "; ".join(
        speech.say(
            "hand-card",
            number=slot + 1,
            clue=_clue(v, clue, speech),
            focus=slot == hand.focus,
            price=hand.prices[slot],
            gain=hand.gains[slot],
        )
        if clue
        else speech.say("hand-empty", number=slot + 1)
        for slot, clue in enumerate(hand.clues)
    )


def _middle(v: SpyClubView, speech: "Localizer") -> Iterator[str]:
    say, listed = speech.say, speech.join_list
    slots = [
        say("row-slot", number=number, symbol=symbol, clue=_clue(v, clue, speech) if clue else say("empty"))
        for number, (symbol, clue) in enumerate(zip(v.symbols, v.row, strict=True), 1)
    ]
    yield say("row", slots="; ".join(slots))
    clues = [
        say("incoming-clue", number=number, price=one.price, clue=_incoming(v, number - 1, speech))
        for number, one in enumerate(v.incoming, 1)
    ]
    yield say("incoming", clues="; ".join(clues), deck=v.deck)
    if v.discards:
        yield say("discards", clues=listed(_clue(v, clue, speech) for clue in v.discards))
    if v.solved:
        solved = [
            say("a-solution", aspect=one.aspect, name=_clue(v, one.solution, speech)) for one in v.solved
        ]
        yield say("solved", clues=listed(solved))
    else:
        yield say("solved-none")
    yield say("jar", v)
    yield say("escape", v)


def _suspect(v: SpyClubView, speech: "Localizer") -> Iterator[str]:
    say = speech.say
    yield say("pawn", v)
    if v.movement:
        yield say("movement", v.movement)
    if v.landings:
        yield say("numbers", v)
    for landing in v.landings:
        yield say("landing", landing)
    yield say("movement-left", v)
    if v.movement_drawn:
        cards = [say("drawn-card", card) for card in v.movement_drawn]
        yield say("drawn", cards="; ".join(cards))


def _incoming(v: SpyClubView, place: int, speech: "Localizer") -> str:
    clue = v.incoming[place].clue
    if clue:
        return _clue(v, clue, speech)
    covered = v.table is not None and place in v.table.covered
    return speech.say("unseen" if covered else "empty")


def _clue(v: SpyClubView, clue: Clue, speech: "Localizer") -> str:
    """Describe a clue, with its number if a campaign card may ask for it."""
    return speech.say("clue", clue, numbered=v.campaign is not None)


def open_moves(view: SpyClubView, move: Move, legal: Sequence[Move]) -> bool:
    """Return whether a move takes free text: a character's name, or the story of the case."""
    return matches_listed(move, legal, "name") or matches_listed(move, legal, "text")


def sides_read(view: SpyClubView) -> set[str]:
    """Return the keys of card sides that were read: up, asking, or the front of a turned card (CP-29)."""
    campaign = view.campaign
    if campaign is None:
        return set()
    up = [(card.card, card.side) for card in campaign.cards]
    if campaign.question and campaign.question.side:
        up.append((campaign.question.card, campaign.question.side))
    return {f"{campaign.edition}.{card}{side}" for card, top in up for side in ("A", top)}


WORDS = GameText(
    package=__package__,
    functions={"CAPITAL": lambda text, speech: capital(str(text))},
    describe=describe,
    printed=PrintedText(PrintedSide, printed_by_key, sides_read),
    takes_free_text=open_moves,
)
