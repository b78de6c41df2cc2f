"""Who is at the table and who sits where."""

from msgspec.structs import replace

from spyhouse.kernel import Game
from spyhouse.table.messages import Chair, Person
from spyhouse.table.names import bot_face, bot_name, unique
from spyhouse.table.refused import Refused

MOST_PEOPLE = 64


class Seats:
    """People and chairs. What begins with `check`, and asking for a `chair` or `someone`, may refuse and
    changes nothing; what changes something never refuses."""

    def __init__(self, code: str, game: Game) -> None:
        self.code = code
        self.game = game
        self.people: dict[str, Person] = {}
        self.host = ""
        self.locked = False
        self.private = False
        """Locked, and nobody may watch who has not joined."""
        self.joined = 0
        """How many people have ever come in."""
        self.chairs = [Chair()] * (game.seats.stop - 1)
        self._salts: dict[str, str] = {}
        self._tokens: dict[str, str] = {}
        self._lobby_chairs: list[int] = []  # where in the lobby each seat in play stood
        self._have_played: set[str] = set()  # who has had a seat in this game

    # --- people

    def check_join(self, person: str, token_hash: str) -> None:
        if self.locked:
            raise Refused("table-locked")
        if person in self.people or token_hash in self._tokens:
            raise Refused("here-already")
        if len(self.people) >= MOST_PEOPLE:
            raise Refused("table-full", people=MOST_PEOPLE)

    def join(self, person: str, name: str, face: str, token_hash: str) -> None:
        self.people[person] = Person(person, unique(name, self.names()), face)
        self._tokens[token_hash] = person
        self.host = self.host or person
        self.joined += 1

    def rename(self, person: str, name: str, face: str) -> None:
        named_after_me = self._named_after(person)
        name = unique(name, self.names_besides(person))
        self.people[person] = Person(person, name, face)
        for seat, chair in enumerate(self.chairs):
            if chair.person == person:
                called = name if seat in named_after_me else chair.name
                self.chairs[seat] = replace(chair, name=called, face=face)

    def remove(self, person: str, phase: str) -> None:
        for seat, chair in enumerate(self.chairs):
            if chair.person != person:
                continue
            if phase == "playing":
                self.chairs[seat] = self._bot(chair.bot or self._usual_level())
            elif phase == "over":
                self.chairs[seat] = Chair(name=chair.name, face=chair.face)  # for the score sheet
            else:
                self.chairs[seat] = Chair()
        del self.people[person]
        self._salts.pop(person, None)
        self._tokens = {token: owner for token, owner in self._tokens.items() if owner != person}

    def someone(self, person: str) -> Person:
        if person not in self.people:
            raise Refused("not-at-this-table")
        return self.people[person]

    def person_with(self, token_hash: str) -> str | None:
        return self._tokens.get(token_hash)

    def names(self) -> list[str]:
        """All that are in use."""
        return self._names()

    def names_besides(self, person: str) -> list[str]:
        """Those in use when this person gives up their own."""
        return self._names(but_person=person, but_chairs=self._named_after(person))

    def _named_after(self, person: str) -> list[int]:
        name = self.people[person].name
        return [
            seat for seat, chair in enumerate(self.chairs) if chair.person == person and chair.name == name
        ]

    # --- chairs in the lobby

    def check_free(self, seat: int) -> None:
        chair = self.chair(seat)
        if chair.person or chair.bot:
            raise Refused("chair-taken", name=chair.name)

    def check_level(self, level: str) -> None:
        if level not in self.game.bots:
            raise Refused("no-such-bot", game=self.game.title, level=level, levels=list(self.game.bots))

    def chair(self, seat: int) -> Chair:
        if seat >= len(self.chairs):
            raise Refused("no-such-seat", seat=seat, last=len(self.chairs) - 1)
        return self.chairs[seat]

    def sit(self, person: str, seat: int, name: str) -> None:
        """One person may take several chairs (SC-43)."""
        self.chairs[seat] = self._seated(person, name)

    def ready(self, person: str, on: bool, salt: str) -> None:
        for seat, chair in enumerate(self.chairs):
            if chair.person == person:
                self.chairs[seat] = replace(chair, ready=on)
        self._salts[person] = salt if on else ""

    def seat_bot(self, seat: int, level: str) -> None:
        self.chairs[seat] = self._bot(level)

    def clear(self, seat: int) -> None:
        self.chairs[seat] = Chair()

    # --- from the lobby into play and back

    def taken(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.person or chair.bot]

    def salts(self, latest: dict[str, str]) -> tuple[str, ...]:
        """One for each taken chair, in their order; `latest` came after the others."""
        salts = self._salts | latest
        return tuple(salts.get(self.chairs[seat].person, "") for seat in self.taken())

    def names_and_faces(self) -> tuple[str, ...]:
        """Of all taken chairs: first the names, then the faces."""
        chairs = [self.chairs[seat] for seat in self.taken()]
        return (*(chair.name for chair in chairs), *(chair.face for chair in chairs))

    def close_ranks(self) -> None:
        """Taken chairs become seats 0, 1, 2 ... and the empty ones are put away."""
        self._lobby_chairs = self.taken()
        self._have_played = {self.chairs[seat].person for seat in self._lobby_chairs} - {""}
        self.chairs = [self.chairs[seat] for seat in self._lobby_chairs]

    def back_to_lobby(self) -> None:
        """The same people on the same chairs, nobody ready yet."""
        chairs = [Chair()] * (self.game.seats.stop - 1)
        for seat, chair in zip(self._lobby_chairs, self.chairs, strict=True):
            if chair.person:
                chairs[seat] = replace(chair, bot="", ready=False)
            elif chair.bot:
                chairs[seat] = chair
        self.chairs = chairs
        self._salts.clear()

    # --- seats in play (SC-43)

    def check_take_over(self, person: str, seat: int) -> None:
        """Your own seat back from the bot, or a bot's seat that nobody owns."""
        chair = self.chair(seat)
        if chair.person == person:
            if not chair.bot:
                raise Refused("your-seat-already")
            return
        if chair.person:
            raise Refused("seat-taken", name=chair.name)
        if not self.game.table.open_reasons:
            # Whoever sits down sees that seat's secrets, and might be a player's second self.
            raise Refused("secret-seat", name=chair.name)
        self.check_newcomer(person)
        if self.locked:
            raise Refused("table-locked")

    def check_newcomer(self, person: str) -> None:
        """Two hands would know more than one: in play a newcomer may step in, a player may not."""
        if person in self._have_played:
            raise Refused("had-a-seat-already")

    def take_over(self, person: str, seat: int) -> None:
        self._have_played.add(person)
        chair = self.chairs[seat]
        self.chairs[seat] = replace(chair, bot="") if chair.person == person else self._seated(person)

    def leave_to_bot(self, seat: int, level: str = "") -> None:
        self.chairs[seat] = replace(self.chairs[seat], bot=level or self._usual_level())

    def played_by(self, person: str) -> list[int]:
        """The chairs this person sits on, without those where a bot plays on for them."""
        if not person:
            return []
        return [seat for seat, chair in enumerate(self.chairs) if chair.person == person and not chair.bot]

    def bots(self) -> list[tuple[int, str]]:
        return [(seat, chair.bot) for seat, chair in enumerate(self.chairs) if chair.bot]

    # --- helpers

    def _seated(self, person: str, name: str = "") -> Chair:
        who = self.people[person]
        name = unique(name or who.name, self._names(but_person=person))
        ready = any(chair.person == person and chair.ready for chair in self.chairs)
        return Chair(person=person, name=name, face=who.face, ready=ready)

    def _bot(self, level: str) -> Chair:
        name = bot_name(self.code, self._names())
        return Chair(bot=level, name=name, face=bot_face(name), ready=True)

    def _names(self, but_person: str = "", but_chairs: list[int] | None = None) -> list[str]:
        """The names in use, except those that are about to be given up."""
        people = [person.name for person in self.people.values() if person.id != but_person]
        chairs = [chair.name for seat, chair in enumerate(self.chairs) if seat not in (but_chairs or [])]
        return people + chairs

    def _usual_level(self) -> str:
        return "normal" if "normal" in self.game.bots else next(iter(self.game.bots))
