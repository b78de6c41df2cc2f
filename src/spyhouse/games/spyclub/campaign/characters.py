"""Characters of the players, and owners of character cards (CP-10, CP-12)."""

from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.events import CharacterPicked
from spyhouse.games.spyclub.campaign.mosaic import mosaic_of
from spyhouse.games.spyclub.campaign.moves import PickCharacter
from spyhouse.games.spyclub.campaign.record import Member
from spyhouse.games.spyclub.editions import editions
from spyhouse.games.spyclub.terms import Character
from spyhouse.kernel import IllegalMove, Move


def previous_seating(b: Board) -> list[Character]:
    """Return who was in each seat in the last case, or None."""
    m = mosaic_of(b)
    last = m.campaign.log[-1].members if m.campaign.log else ()
    return [member.character for member in last[: b.seats]]


def available_characters(b: Board, seat: int) -> list[Move]:
    """Return the characters a player may pick: their own, then other members of the club, then free ones."""
    m = mosaic_of(b)
    names = {member.character: member.name for member in m.members}
    taken = {member.character for member in m.cast if member}
    order = dict.fromkeys((b.characters[seat], *names, *editions().characters))
    return [
        PickCharacter(character, names.get(character, "")) for character in order if character not in taken
    ]


def pick(b: Board, seat: int, move: PickCharacter) -> None:
    m = mosaic_of(b)
    if m.stage != "cast" or seat not in m.waiting_for():
        raise IllegalMove("spyclub-character-picked")
    if any(member and member.character == move.character for member in m.cast):
        raise IllegalMove("spyclub-character-taken", character=move.character)
    others = [character for other, character in enumerate(b.characters) if other != seat]
    if move.character in others:  # of a player who has not picked yet: reserve this seat's for now
        other = b.characters.index(move.character)
        b.characters = _with(b.characters, other, b.characters[seat])
    b.characters = _with(b.characters, seat, move.character)
    member = Member(move.character, " ".join(move.name.split()))
    m.cast = (*m.cast[:seat], member, *m.cast[seat + 1 :])
    b.emit(CharacterPicked(seat=seat, member=member))
    if None not in m.cast:
        here = {member.character: member for member in m.cast if member}
        m.members = (*(here.pop(member.character, member) for member in m.members), *here.values())


def _with(characters: tuple[Character, ...], seat: int, character: Character) -> tuple[Character, ...]:
    return (*characters[:seat], character, *characters[seat + 1 :])
