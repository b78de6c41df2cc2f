"""Spy Club in words: what everyone sees of a case, line by line."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from spyhouse.games.spyclub.campaign.in_words import campaign, on_the_table
from spyhouse.games.spyclub.campaign.wording import PrintedSide, capital, printed_by_key
from spyhouse.games.spyclub.clue import Clue
from spyhouse.games.spyclub.view import Hand, SpyClubView
from spyhouse.kernel import Move, Print, Words, like_a_listed

if TYPE_CHECKING:
    from spyhouse.kernel.speech import Speech


def describe(v: SpyClubView, speech: "Speech") -> Iterator[str]:
    if v.campaign:
        yield from campaign(v.campaign, speech)
    if any(card for hand in v.hands for card in hand.clues) or v.ended:
        yield from _case(v, speech)
    if v.table and v.campaign:
        yield from on_the_table(v.table, v.campaign, speech)
    if v.ended:
        yield speech.say("ended", v)
    if v.waiting_for:
        yield speech.say("waiting-for", v)


def _case(v: SpyClubView, speech: "Speech") -> Iterator[str]:
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


def _hand(v: SpyClubView, hand: Hand, speech: "Speech") -> str:
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


def _middle(v: SpyClubView, speech: "Speech") -> Iterator[str]:
    say, listed = speech.say, speech.listed
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


def _suspect(v: SpyClubView, speech: "Speech") -> Iterator[str]:
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


def _incoming(v: SpyClubView, place: int, speech: "Speech") -> str:
    clue = v.incoming[place].clue
    if clue:
        return _clue(v, clue, speech)
    covered = v.table is not None and place in v.table.covered
    return speech.say("unseen" if covered else "empty")


def _clue(v: SpyClubView, clue: Clue, speech: "Speech") -> str:
    """With its number where a campaign card may ask for it by that."""
    return speech.say("clue", clue, numbered=v.campaign is not None)


def open_moves(view: SpyClubView, move: Move, legal: Sequence[Move]) -> bool:
    """A name for one's character, or the story of the case."""
    return like_a_listed(move, legal, "name") or like_a_listed(move, legal, "text")


WORDS = Words(
    package=__package__,
    functions={"CAPITAL": lambda text, speech: capital(str(text))},
    describe=describe,
    printed=Print(PrintedSide, printed_by_key),
    open_moves=open_moves,
)
