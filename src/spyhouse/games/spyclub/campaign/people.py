"""Who plays whom, and whom a card belongs to (CP-10, CP-12)."""

from typing import TYPE_CHECKING

from spyhouse.games.spyclub.campaign import agenda, cards, desk
from spyhouse.games.spyclub.campaign.conditions import ideas_of_each
from spyhouse.games.spyclub.campaign.events import CharacterPicked
from spyhouse.games.spyclub.campaign.items import Unlock
from spyhouse.games.spyclub.campaign.mosaic import Answer, Question, opened, seat_of
from spyhouse.games.spyclub.campaign.moves import PickCharacter
from spyhouse.games.spyclub.campaign.record import Member
from spyhouse.games.spyclub.campaign.vocabulary import GiveTo
from spyhouse.games.spyclub.editions import editions
from spyhouse.games.spyclub.words import Character
from spyhouse.kernel import IllegalMove, Move

if TYPE_CHECKING:
    from spyhouse.games.spyclub.board import Board


def usual(b: "Board") -> list[Character]:
    """By seat, who sat there in the last case; shorter where nobody did."""
    m = opened(b)
    last = m.campaign.log[-1].members if m.campaign.log else ()
    return [member.character for member in last[: b.seats]]


def to_pick(b: "Board", seat: int) -> list[Move]:
    """Their own character first, then other members of the club, then everyone else who is free."""
    m = opened(b)
    names = {member.character: member.name for member in m.members}
    taken = {member.character for member in m.cast if member}
    order = dict.fromkeys((b.characters[seat], *names, *editions().characters))
    return [
        PickCharacter(character, names.get(character, "")) for character in order if character not in taken
    ]


def pick(b: "Board", seat: int, move: PickCharacter) -> None:
    m = opened(b)
    if m.stage != "cast" or seat not in m.waiting_for():
        raise IllegalMove("spyclub-character-picked")
    if any(member and member.character == move.character for member in m.cast):
        raise IllegalMove("spyclub-character-taken", character=move.character)
    others = [character for other, character in enumerate(b.characters) if other != seat]
    if move.character in others:  # of somebody who has not picked yet: they get this seat's for now
        other = b.characters.index(move.character)
        b.characters = _with(b.characters, other, b.characters[seat])
    b.characters = _with(b.characters, seat, move.character)
    member = Member(move.character, " ".join(move.name.split()))
    m.cast = (*m.cast[:seat], member, *m.cast[seat + 1 :])
    b.tell(CharacterPicked(seat=seat, member=member))
    if None not in m.cast:
        here = {member.character: member for member in m.cast if member}
        m.members = (
            *(here.pop(member.character, member) for member in m.members),
            *here.values(),
        )
        agenda.follow(b, Unlock())


def give(b: "Board", number: int, to: GiveTo) -> None:
    """To a player at the table."""
    here = [seat for seat in range(b.seats) if seat not in b.gone] or [b.starter]
    if to != "chosen":
        cards.give(b, number, b.characters[_whom(b, number, to, here)])
    elif len(here) == 1:
        cards.give(b, number, b.characters[here[0]])
    else:
        desk.ask(b, Question("give", number, tuple(Answer(str(seat)) for seat in here), tuple(here)))


@desk.decides("give")
def _given(b: "Board", question: Question, answer: str) -> None:
    cards.give(b, question.card, b.characters[int(answer)])


def _whom(b: "Board", number: int, to: GiveTo, here: list[int]) -> int:
    """Ties go to the nearest clockwise from whoever is active, between cases from whoever was last."""
    first = _active(b)
    clockwise = sorted(here, key=lambda seat: (seat - first) % b.seats)
    ideas = ideas_of_each(b)
    match to:
        case "most_ideas":
            return max(clockwise, key=lambda seat: ideas[seat])
        case "fewest_ideas":
            return min(clockwise, key=lambda seat: ideas[seat])
        case "active":
            return clockwise[0]
        case "left" | "right":
            owner = seat_of(b, opened(b).cards[number].owner)
            step = 1 if to == "left" else -1
            start = first if owner is None else owner
            return next(seat for n in range(1, b.seats + 1) if (seat := (start + step * n) % b.seats) in here)
        case _:
            return b.starter if b.starter in here else clockwise[0]


def _active(b: "Board") -> int:
    m = opened(b)
    if m.stage not in ("cast", "unlock", "setup"):
        return b.active
    members = m.campaign.log[-1].members if m.campaign.log else ()
    was = seat_of(b, members[m.campaign.last.active].character) if members else None
    return b.starter if was is None else was


def _with(characters: tuple[Character, ...], seat: int, character: Character) -> tuple[Character, ...]:
    return (*characters[:seat], character, *characters[seat + 1 :])
