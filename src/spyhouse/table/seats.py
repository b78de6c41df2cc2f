"""People and chairs of a table."""

from msgspec.structs import replace

from spyhouse.kernel import Game
from spyhouse.table.display_text import bot_face, bot_name, unique
from spyhouse.table.errors import Refused
from spyhouse.table.table_view import Chair, Person

MAX_PEOPLE = 64


class Seating:
    """The people at a table and the chairs they sit on.

    Methods named `check_…` and `require_…` may raise `Refused` and change nothing. The others never refuse.
    """

    def __init__(self, code: str, game: Game, chairs: int) -> None:
        self.code = code
        self.game = game
        self.people: dict[str, Person] = {}
        self.host = ""
        self.locked = False
        self.private = False
        """Locked, and closed to watchers who have not joined."""
        self.agreed: set[str] = set()
        """Person ids that agreed to have finished games studied (`LetStudy`)."""
        self.joined = 0
        """Number of people who have ever joined."""
        self.chairs = [Chair()] * chairs
        self._salts: dict[str, str] = {}
        self._tokens: dict[str, str] = {}
        self._lobby_chairs: list[int] = []  # by seat in play, the chair in the lobby
        self._have_played: set[str] = set()  # everybody who has had a seat in this game

    # --- people

    def check_join(self, person: str, token_hash: str, admitted: bool = False) -> None:
        """Raise `Refused` unless this person may join. `admitted`: the host answered their knock."""
        if self.locked and not admitted:
            raise Refused("table-locked")
        if person in self.people or token_hash in self._tokens:
            raise Refused("here-already")
        if len(self.people) >= MAX_PEOPLE:
            raise Refused("table-full", people=MAX_PEOPLE)

    def join(self, person: str, name: str, face: str, token_hash: str) -> None:
        """Add a person."""
        self.people[person] = Person(person, unique(name, self.names()), face)
        self._tokens[token_hash] = person
        self.host = self.host or person
        self.joined += 1

    def rename(self, person: str, name: str, face: str) -> None:
        """Change a person's name and face, on their chairs too."""
        named_after_me = self._named_after(person)
        before = self.people[person].face
        name = unique(name, self.names_except(person))
        self.people[person] = Person(person, name, face)
        for seat, chair in enumerate(self.chairs):
            if chair.person == person:
                called = name if seat in named_after_me else chair.name
                own = face if chair.face == before else chair.face  # another hand may have its own face
                self.chairs[seat] = replace(chair, name=called, face=own)

    def remove(self, person: str, phase: str) -> None:
        """Remove a person. Their seats go to bots in play and become empty in the lobby."""
        for seat, chair in enumerate(self.chairs):
            if chair.person != person:
                continue
            if phase == "playing":
                self.chairs[seat] = self._bot(chair.bot or self._default_level())
            elif phase == "over":
                self.chairs[seat] = Chair(name=chair.name, face=chair.face)  # for the score sheet
            else:
                self.chairs[seat] = Chair()
        del self.people[person]
        self._salts.pop(person, None)
        self._tokens = {token: owner for token, owner in self._tokens.items() if owner != person}

    def let_study(self, person: str, on: bool) -> None:
        """Record or withdraw a person's agreement to have games studied."""
        if on:
            self.agreed.add(person)
        else:
            self.agreed.discard(person)

    def consent_needed(self) -> frozenset[str]:
        """Return the people whose agreement is needed: the host and everyone seated."""
        return frozenset({self.host, *(chair.person for chair in self.chairs if chair.person)})

    def require_person(self, person: str) -> Person:
        """Return a person. Raises `Refused` if the id is unknown."""
        if person not in self.people:
            raise Refused("not-at-this-table")
        return self.people[person]

    def person_with(self, token_hash: str) -> str | None:
        """Return the person with this token, or None."""
        return self._tokens.get(token_hash)

    def names_except(self, person: str) -> list[str]:
        """Return the names in use, without those of one person."""
        return self.names(but_person=person, but_chairs=self._named_after(person))

    def _named_after(self, person: str) -> list[int]:
        name = self.people[person].name
        return [
            seat for seat, chair in enumerate(self.chairs) if chair.person == person and chair.name == name
        ]

    # --- chairs in the lobby

    def check_free(self, seat: int) -> None:
        """Raise `Refused` unless the chair is empty."""
        chair = self.require_chair(seat)
        if chair.person or chair.bot:
            raise Refused("chair-taken", name=chair.name)

    def check_level(self, level: str) -> None:
        """Raise `Refused` unless the game has bots of this level."""
        if level not in self.game.bots:
            raise Refused("no-such-bot", game=self.game.title, level=level, levels=list(self.game.bots))

    def require_chair(self, seat: int) -> Chair:
        """Return a chair. Raises `Refused` if it does not exist."""
        if seat >= len(self.chairs):
            raise Refused("no-such-seat", seat=seat, last=len(self.chairs) - 1)
        return self.chairs[seat]

    def sit(self, person: str, seat: int, name: str, face: str = "") -> None:
        """Seat a person. One person may take several chairs (SC-43)."""
        self.chairs[seat] = self._seated(person, name, face)

    def ready(self, person: str, on: bool, salt: str) -> None:
        """Mark a person as ready or not, and store their salt."""
        for seat, chair in enumerate(self.chairs):
            if chair.person == person:
                self.chairs[seat] = replace(chair, ready=on)
        self._salts[person] = salt if on else ""

    def nobody_ready(self) -> None:
        """Mark everybody as not ready."""
        for person in self.people:
            self.ready(person, False, "")

    def seat_bot(self, seat: int, level: str) -> None:
        """Put a bot on a chair."""
        self.chairs[seat] = self._bot(level)

    def clear(self, seat: int) -> None:
        """Empty a chair."""
        self.chairs[seat] = Chair()

    # --- from the lobby into play and back

    def put_chairs(self, count: int) -> None:
        """Set the number of chairs in the lobby. Taken chairs stay, and so do the empty ones before them."""
        self.chairs += [Chair()] * (count - len(self.chairs))
        while len(self.chairs) > count and not (self.chairs[-1].person or self.chairs[-1].bot):
            self.chairs.pop()

    def occupied(self) -> list[int]:
        """Return the chairs that are taken."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person or chair.bot]

    def salts(self, latest: dict[str, str]) -> tuple[str, ...]:
        """Return the salts of the taken chairs in order. `latest` overrides those sent earlier."""
        salts = self._salts | latest
        return tuple(salts.get(self.chairs[seat].person, "") for seat in self.occupied())

    def names_and_faces(self) -> tuple[str, ...]:
        """Return the names, then the faces of all taken chairs."""
        chairs = [self.chairs[seat] for seat in self.occupied()]
        return (*(chair.name for chair in chairs), *(chair.face for chair in chairs))

    def compact(self) -> None:
        """Turn taken chairs into seats 0, 1, 2 … and put the empty ones aside."""
        self._lobby_chairs = self.occupied()
        self._have_played = {self.chairs[seat].person for seat in self._lobby_chairs} - {""}
        self.chairs = [self.chairs[seat] for seat in self._lobby_chairs]

    def back_to_lobby(self, count: int) -> None:
        """Return everybody to their lobby chair; nobody is ready."""
        chairs = [Chair()] * max(count, *(seat + 1 for seat in self._lobby_chairs), 0)
        for seat, chair in zip(self._lobby_chairs, self.chairs, strict=True):
            if chair.person:
                chairs[seat] = replace(chair, bot="", ready=False)
            elif chair.bot:
                chairs[seat] = chair
        self.chairs = chairs
        self._salts.clear()

    # --- seats in play (SC-43)

    def check_take_over(self, person: str, seat: int) -> None:
        """Raise `Refused` unless the seat is the person's own, or a bot's that nobody owns."""
        chair = self.require_chair(seat)
        if chair.person == person:
            if not chair.bot:
                raise Refused("your-seat-already")
            return
        if chair.person:
            raise Refused("seat-taken", name=chair.name)
        if not self.game.table.shared_view:
            # Taking the seat reveals its secrets, and the newcomer may be a player under a second name.
            raise Refused("secret-seat", name=chair.name)
        self.check_newcomer(person)
        if self.locked:
            raise Refused("table-locked")

    def check_newcomer(self, person: str) -> None:
        """Raise `Refused` if the person already played in this game: two hands know more than one."""
        if person in self._have_played:
            raise Refused("had-a-seat-already")

    def take_over(self, person: str, seat: int) -> None:
        """Let a person play a seat."""
        self._have_played.add(person)
        chair = self.chairs[seat]
        self.chairs[seat] = replace(chair, bot="") if chair.person == person else self._seated(person)

    def hand_to_bot(self, seat: int, level: str = "") -> None:
        """Let a bot play a seat. A person keeps it as its owner."""
        self.chairs[seat] = replace(self.chairs[seat], bot=level or self._default_level())

    def played_by(self, person: str) -> list[int]:
        """Return the seats a person plays, without those where a bot plays for them."""
        if not person:
            return []
        return [seat for seat, chair in enumerate(self.chairs) if chair.person == person and not chair.bot]

    def bots(self) -> list[tuple[int, str]]:
        """Return the bots as (seat, level)."""
        return [(seat, chair.bot) for seat, chair in enumerate(self.chairs) if chair.bot]

    # --- helpers

    def _seated(self, person: str, name: str = "", face: str = "") -> Chair:
        who = self.people[person]
        name = unique(name or who.name, self.names(but_person=person))
        ready = any(chair.person == person and chair.ready for chair in self.chairs)
        return Chair(person=person, name=name, face=face or who.face, ready=ready)

    def _bot(self, level: str) -> Chair:
        name = bot_name(self.code, self.names())
        return Chair(bot=level, name=name, face=bot_face(name), ready=True)

    def names(self, but_person: str = "", but_chairs: list[int] | None = None) -> list[str]:
        """Return the names in use, without those about to be given up."""
        people = [person.name for person in self.people.values() if person.id != but_person]
        chairs = [chair.name for seat, chair in enumerate(self.chairs) if seat not in (but_chairs or [])]
        return people + chairs

    def _default_level(self) -> str:
        return "normal" if "normal" in self.game.bots else next(iter(self.game.bots))
