"""Who is at the table and who sits where."""

from msgspec.structs import replace

from spyhouse.kernel import Game
from spyhouse.table.commands import Joined
from spyhouse.table.messages import Chair, Person
from spyhouse.table.names import bot_face, bot_name, unique
from spyhouse.table.refused import Refused

MOST_PEOPLE = 64


class Seats:
    """People and chairs. Each method checks first and changes after, so a refusal changes nothing."""

    def __init__(self, code: str, game: Game) -> None:
        self.code = code
        self.game = game
        self.people: dict[str, Person] = {}
        self.host = ""
        self.locked = False
        self.chairs = [Chair()] * (game.seats.stop - 1)
        self._salts: dict[str, str] = {}
        self._tokens: dict[str, str] = {}
        self._lobby_chairs: list[int] = []  # where in the lobby each seat in play stood

    # --- people

    def join(self, joined: Joined) -> None:
        if self.locked:
            raise Refused("This table is locked. Ask the host to unlock it.")
        if joined.person in self.people or joined.token_hash in self._tokens:
            raise Refused("You are already at this table.")
        if len(self.people) >= MOST_PEOPLE:
            raise Refused(f"This table is full: {MOST_PEOPLE} people are here. You can still watch.")
        name = unique(joined.name, self._names())
        self.people[joined.person] = Person(joined.person, name, joined.face)
        self._tokens[joined.token_hash] = joined.person
        self.host = self.host or joined.person

    def rename(self, person: str, name: str, face: str) -> None:
        old = self.people[person]
        mine = [seat for seat, chair in enumerate(self.chairs) if chair.person == person]
        named_after_me = [seat for seat in mine if self.chairs[seat].name == old.name]
        name = unique(name, self._names(but_person=person, but_chairs=named_after_me))
        self.people[person] = Person(person, name, face)
        for seat in mine:
            chair = self.chairs[seat]
            self.chairs[seat] = replace(chair, name=name if seat in named_after_me else chair.name, face=face)

    def remove(self, person: str, phase: str) -> None:
        self.someone(person)
        if person == self.host:
            raise Refused("The host cannot be removed. Hand over the host first.")
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
            raise Refused("That person is not at this table.")
        return self.people[person]

    def person_with(self, token_hash: str) -> str | None:
        return self._tokens.get(token_hash)

    # --- chairs in the lobby

    def sit(self, person: str, seat: int, name: str) -> None:
        """Take an empty chair. One person may take several (SC-43)."""
        chair = self._chair(seat)
        if chair.person or chair.bot:
            raise Refused(f"{chair.name} sits there. Take an empty chair.")
        self.chairs[seat] = self._seated(person, name)

    def stand(self, person: str, seat: int) -> None:
        if self._chair(seat).person != person:
            raise Refused("You do not sit there. Stand up from a chair of your own.")
        self.clear(seat)

    def ready(self, person: str, on: bool, salt: str) -> None:
        mine = [seat for seat, chair in enumerate(self.chairs) if chair.person == person]
        if not mine:
            raise Refused("Take a chair first, then say that you are ready.")
        for seat in mine:
            self.chairs[seat] = replace(self.chairs[seat], ready=on)
        self._salts[person] = salt if on else ""

    def seat_bot(self, seat: int, level: str) -> None:
        chair = self._chair(seat)
        if chair.person or chair.bot:
            raise Refused(f"{chair.name} sits there. Choose an empty chair for the bot.")
        self._check_level(level)
        self.chairs[seat] = self._bot(level)

    def clear(self, seat: int) -> None:
        chair = self._chair(seat)
        if not chair.person and not chair.bot:
            raise Refused("That chair is empty already.")
        self.chairs[seat] = Chair()

    # --- from the lobby into play and back

    def taken(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.person or chair.bot]

    def salts(self, latest: dict[str, str]) -> tuple[str, ...]:
        """One for each taken chair, in their order; `latest` came after the others."""
        salts = self._salts | latest
        return tuple(salts.get(self.chairs[seat].person, "") for seat in self.taken())

    def close_ranks(self) -> None:
        """Taken chairs become seats 0, 1, 2 ... and the empty ones are put away."""
        self._lobby_chairs = self.taken()
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

    def take_over(self, person: str, seat: int) -> None:
        """Your own seat back from the bot, or a bot's seat that nobody owns."""
        chair = self._chair(seat)
        if chair.person == person:
            if not chair.bot:
                raise Refused("You sit there already.")
            self.chairs[seat] = replace(chair, bot="")
            return
        if chair.person:
            raise Refused(f"That seat is {chair.name}'s. You can take a bot's seat that nobody owns.")
        if any(other.person == person for other in self.chairs):
            # Two hands would know more than one: in play a newcomer may step in, a player may not.
            raise Refused("You have a seat in this game already.")
        if self.locked:
            raise Refused("This table is locked, so nobody new can step in. Ask the host to unlock it.")
        self.chairs[seat] = self._seated(person)

    def leave_to_bot(self, person: str, seat: int) -> None:
        if self._chair(seat).person != person or self.chairs[seat].bot:
            raise Refused("You do not play that seat. Stand up from a seat of your own.")
        self.chairs[seat] = replace(self.chairs[seat], bot=self._usual_level())

    def replace_by_bot(self, seat: int, level: str) -> None:
        chair = self._chair(seat)
        self._check_level(level)
        self.chairs[seat] = replace(chair, bot=level)

    def played_by(self, person: str) -> list[int]:
        """The chairs this person sits on, without those where a bot plays on for them."""
        if not person:
            return []
        return [seat for seat, chair in enumerate(self.chairs) if chair.person == person and not chair.bot]

    def bots(self) -> list[tuple[int, str]]:
        return [(seat, chair.bot) for seat, chair in enumerate(self.chairs) if chair.bot]

    # --- helpers

    def _chair(self, seat: int) -> Chair:
        if seat >= len(self.chairs):
            raise Refused(f"There is no seat {seat} here. They are numbered 0 to {len(self.chairs) - 1}.")
        return self.chairs[seat]

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

    def _check_level(self, level: str) -> None:
        if level not in self.game.bots:
            levels = ", ".join(self.game.bots)
            raise Refused(f"{self.game.title} has no bot called {level!r}. There are: {levels}.")

    def _usual_level(self) -> str:
        return "normal" if "normal" in self.game.bots else next(iter(self.game.bots))
